"""Phase 2: each misfortune, floods, barriers, and the loss of the island."""

from typing import Any

import pytest

from critias.engine.texts import texts_of
from critias.games.atlantis_rising import game, rounds
from critias.games.atlantis_rising.box import CITIES, FORESTS, HILLS, MOUNTAINS, PLACE
from critias.games.atlantis_rising.cards.misfortunes import draw
from critias.games.atlantis_rising.ending import Decided, until_decided
from critias.games.atlantis_rising.flooding import hit
from critias.games.atlantis_rising.options import (
    LET_BE,
    NOT_THIS_PHASE,
    Give,
    Lose,
    Peninsula,
    PlayCard,
    Unflood,
)
from critias.games.atlantis_rising.phases import misfortunes
from critias.games.atlantis_rising.state import Island

from .tables import a_table, drive, first_asked, has, own, stand

ALL = range(4)


def drawing(name: str, seats: int = 4) -> Island:
    """A table on which this misfortune lies on top."""
    s = a_table(seats, "misfortunes")
    s.misfortunes.remove(name)
    s.misfortunes.append(name)
    return s


def agreed(name: str, seats: int = 4) -> list[tuple[int, Peninsula]]:
    """Everybody answers the same."""
    return [(seat, Peninsula(name)) for seat in range(seats)]


@pytest.mark.rule("rising.misfortune.flood")
def test_flood_sends_home_who_stands_there() -> None:
    s = drawing("flood-hills")
    follower = stand(s, 1, "follower", "hills-1")
    drive(draw(s, 0))
    assert s.dry[HILLS] == 5
    assert s.pools[1] == [follower]
    assert not s.is_dry(PLACE["hills-1"])
    assert s.is_dry(PLACE["hills-2"])
    assert s.suffered == ["flood-hills"]


@pytest.mark.rule("rising.misfortune.overflow")
def test_overflow_of_two() -> None:
    s = drawing("flood-hills")
    s.dry[HILLS] = 0
    drive(draw(s, 0), *agreed("cities"), *agreed("forests"))
    assert s.dry == [6, 0, 5, 5, 6, 6]


@pytest.mark.rule("rising.energy.barrier-holds")
def test_barrier_against_flood() -> None:
    s = drawing("flood-hills")
    s.barriers[HILLS] = True
    drive(draw(s, 0))
    assert s.dry[HILLS] == 6
    assert not s.barriers[HILLS]


@pytest.mark.rule("rising.misfortune.controlled-flood")
def test_barrier_against_controlled_flood() -> None:
    s = drawing("controlled-flood")
    s.barriers[CITIES] = True
    drive(draw(s, 2), *agreed("cities"))
    assert s.dry[CITIES] == 5
    assert not s.barriers[CITIES]


@pytest.mark.rule("rising.together.agree")
def test_in_a_dispute_the_drawer_decides() -> None:
    s = drawing("controlled-flood")
    quarrel = [(0, Peninsula("hills")), (1, Peninsula("cities")), (3, Peninsula("forges"))]
    drive(draw(s, 2), *quarrel, Peninsula("forests"))
    assert s.dry[FORESTS] == 5


@pytest.mark.rule("rising.misfortune.calm-seas")
def test_calm_seas() -> None:
    s = drawing("calm-seas")
    drive(draw(s, 0))
    assert s.dry == [6] * 6


@pytest.mark.rule(
    "rising.misfortune.rockslide",
    "rising.misfortune.sinkholes",
    "rising.misfortune.wildfire",
    "rising.misfortune.panic",
    "rising.misfortune.collapsing-stacks",
    "rising.misfortune.quenched-fires",
)
@pytest.mark.parametrize(
    ("name", "peninsula"),
    [
        ("rockslide", "mountains"),
        ("sinkholes", "hills"),
        ("wildfire", "forests"),
        ("panic", "cities"),
        ("collapsing-stacks", "libraries"),
        ("quenched-fires", "forges"),
    ],
)
def test_scattering(name: str, peninsula: str) -> None:
    s = drawing(name)
    gone = [stand(s, 0, "follower", f"{peninsula}-3"), stand(s, 0, "leader", f"{peninsula}-6")]
    stand(s, 0, "follower", "centre")
    drive(draw(s, 0))
    assert s.pools[0] == gone
    assert s.dry == [6] * 6
    assert s.standing[0]


@pytest.mark.rule("rising.misfortune.great-wave")
def test_great_wave() -> None:
    s = drawing("great-wave")
    drive(draw(s, 0), *agreed("cities"), *agreed("hills"))
    assert s.dry == [6, 5, 6, 5, 6, 6]
    one_left = drawing("great-wave")
    one_left.dry = [0, 0, 2, 0, 0, 0]
    drive(draw(one_left, 0))
    assert one_left.dry[FORESTS] == 1


@pytest.mark.rule("rising.misfortune.undertow")
def test_undertow() -> None:
    s = drawing("undertow")
    stand(s, 0, "follower", "cities-3")
    drive(draw(s, 0))
    assert s.dry[CITIES] == 5


@pytest.mark.rule("rising.misfortune.aftershock")
def test_aftershock() -> None:
    s = drawing("aftershock")
    drive(hit(s, HILLS))
    drive(draw(s, 0))
    assert s.dry[HILLS] == 4
    fresh = drawing("aftershock")
    drive(draw(fresh, 0), *agreed("forges"))
    assert fresh.dry == [6, 6, 6, 6, 6, 5]


@pytest.mark.rule("rising.misfortune.energy-ebb")
def test_energy_ebb() -> None:
    s = drawing("energy-ebb")
    own(s, 1, energy=3)
    drive(draw(s, 0))
    assert [has(s, seat, "energy") for seat in ALL] == [0, 2, 0, 0]


@pytest.mark.rule("rising.misfortune.looters")
def test_looters() -> None:
    s = drawing("looters")
    own(s, 0, ore=1)
    own(s, 2, ore=1, gold=2)
    drive(draw(s, 0), Lose("gold"))
    assert (has(s, 0, "ore"), has(s, 2, "ore"), has(s, 2, "gold")) == (0, 1, 1)


@pytest.mark.rule("rising.misfortune.barrier-breach")
def test_barrier_breach() -> None:
    s = drawing("barrier-breach")
    s.barriers[HILLS] = s.barriers[CITIES] = True
    drive(draw(s, 0))
    assert not any(s.barriers)
    assert s.dry == [6] * 6
    bare = drawing("barrier-breach")
    drive(draw(bare, 0), *agreed("mountains"))
    assert bare.dry[MOUNTAINS] == 5


@pytest.mark.rule("rising.card.averted-fate")
def test_averted_fate() -> None:
    s = drawing("flood-hills")
    s.hands[3] = ["averted-fate"]
    drive(draw(s, 0), (3, PlayCard("averted-fate")))
    assert s.dry[HILLS] == 6
    assert s.library_discards == ["averted-fate"]
    late = drawing("controlled-flood")
    late.hands[3] = ["averted-fate"]
    drive(draw(late, 0), *agreed("hills"))
    assert late.hands[3] == ["averted-fate"]
    declined = drawing("flood-hills")
    declined.hands[3] = ["averted-fate"]
    drive(draw(declined, 0), (3, LET_BE))
    assert declined.dry[HILLS] == 5


@pytest.mark.rule("rising.goal.lost")
def test_centre_floods_and_all_is_lost_in_mid_phase() -> None:
    s = drawing("controlled-flood")
    s.dry = [0] * 6
    with pytest.raises(Decided):
        drive(draw(s, 0))
    assert s.outcome == "lost"
    result = game.result(s)
    assert result is not None
    assert result.winners == ()
    # In the wrath phase, with floods still to come, the step ends on the spot.
    wrathful = a_table(4, "wrath")
    wrathful.wrath, wrathful.dry = 6, [1, 0, 0, 0, 0, 0]
    drive(until_decided(rounds.endure_wrath(wrathful)))
    assert wrathful.outcome == "lost"
    assert wrathful.wrath == 6


@pytest.mark.rule("rising.misfortune.draw")
@pytest.mark.parametrize(
    ("seats", "draws"),
    [(1, [0] * 4), (2, [0, 0, 1, 1]), (3, [0, 1, 2, 0]), (4, [0, 1, 2, 3]), (7, [*range(7)])],
)
def test_who_draws(seats: int, draws: list[int]) -> None:
    assert misfortunes.drawers(a_table(seats)) == draws


# Between two of them


def before_two_calm_seas() -> Island:
    s = a_table(4, "misfortunes")
    s.misfortunes += ["calm-seas", "calm-seas"]
    s.draws = [1, 2]
    return s


@pytest.mark.rule("rising.energy.unflood")
def test_a_tile_rises_between_misfortunes_when_few_are_left() -> None:
    s = before_two_calm_seas()
    own(s, 0, energy=2)
    own(s, 2, energy=3)
    s.dry = [2, 1, 1, 1, 1, 1]
    drive(misfortunes.between_misfortunes(s))  # seven: nobody is asked
    s.dry = [1, 1, 1, 1, 1, 1]
    gifts = [(0, Give("energy", 2)), (2, Give("energy", 3))]
    drive(misfortunes.between_misfortunes(s), (2, Unflood("hills")), *gifts)
    assert s.dry == [1, 2, 1, 1, 1, 1]


def test_collecting_in_vain_between_misfortunes_comes_to_an_end() -> None:
    s = before_two_calm_seas()
    own(s, 0, energy=5)
    s.dry = [0] * 6
    s.vain_collections[0] = 2
    drive(misfortunes.between_misfortunes(s))


@pytest.mark.rule("rising.library.play")
def test_who_wants_nothing_in_this_phase_is_not_asked_again() -> None:
    s = before_two_calm_seas()
    s.hands[0], s.hands[1] = ["mystic-surge"], ["mystic-surge"]
    answers = [(0, NOT_THIS_PHASE), (1, LET_BE)]
    drive(rounds.PHASES[s.phase](s), *answers)
    drive(rounds.PHASES[s.phase](s), (1, LET_BE))
    assert s.phase == "late"
    assert s.ready == [False] * 4


def test_cards_come_before_a_leader_held_back() -> None:
    s = a_table(4, "place", councilors=("astrologer",))
    s.dry[HILLS], s.pools[0], s.hands[1] = 0, [2], ["turn-the-tide"]
    misfortunes.begin_misfortunes(s)
    s.phase = "misfortunes"
    s.draws, s.misfortunes = [0], ["calm-seas"]
    drive(misfortunes.suffer_misfortune(s), (1, LET_BE), (1, PlayCard("turn-the-tide")))
    assert s.usable(PLACE["hills-6"])
    assert s.phase == "late"


def test_an_empty_deck_is_shuffled_anew() -> None:
    s = a_table(4, "misfortunes")
    s.suffered, s.misfortunes = ["calm-seas"] * 3, []
    drive(draw(s, 0))
    assert len(s.misfortunes) == 2


def test_the_question_says_who_has_the_last_word() -> None:
    s = drawing("great-wave")
    flow = draw(s, 2)
    texts = texts_of(game, "en", ("Ann", "Bo", "Cleo", "Dee"))
    said = []
    asked: Any = next(flow)
    for seat, name in ((0, "hills"), (1, "cities"), (3, "forges")):
        said.append(texts.ask(asked[0]))
        asked = flow.send((seat, Peninsula(name)))
    assert said[0].startswith("Great Wave, drawn by Cleo: where?")
    assert said[0].endswith("Each answer is a proposal; Cleo has the last word.")
    assert "Ann proposes: Hills. Do you agree?" in said[1]
    assert "Two proposals differ, the second by Bo: Cities" in said[2]
    assert (asked.seat, "so Cleo decides" in texts.ask(asked)) == (2, True)


def test_who_is_alone_proposes_nothing() -> None:
    [asked] = first_asked(draw(drawing("great-wave", 1), 0))
    assert texts_of(game, "en", ("Ann",)).ask(asked) == "Great Wave, drawn by Ann: where? "
