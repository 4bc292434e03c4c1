"""Library cards and artifacts, each by its name."""

import pytest

from critias.games.atlantis_rising import rounds
from critias.games.atlantis_rising.box import HILLS, PLACE
from critias.games.atlantis_rising.cards.library_cards import play, playable
from critias.games.atlantis_rising.flooding import buy_barrier, buy_unflooding, hit
from critias.games.atlantis_rising.options import (
    GO_AHEAD,
    LET_BE,
    READY,
    Build,
    BuildNothing,
    Exchange,
    Give,
    Hand,
    Keep,
    Peninsula,
    PlayCard,
    PutBack,
    PutUnder,
    ToCentre,
    UseArtifact,
)
from critias.games.atlantis_rising.phases.actions import act
from critias.games.atlantis_rising.phases.misfortunes import suffer_misfortune
from critias.games.atlantis_rising.state import Island

from .tables import a_table, drive, has, own, stand


def holding(
    *cards: str, seats: int = 4, phase: str = "actions", dice: tuple[int, ...] = ()
) -> Island:
    """Seat 0 holds these cards."""
    s = a_table(seats, phase, dice=dice)
    s.hands[0] = list(cards)
    return s


def can_play(s: Island, seat: int = 0) -> list[str]:
    return [option.card for option in playable(s, seat)]


@pytest.mark.rule("rising.card.mystic-surge", "rising.library.play")
def test_mystic_surge() -> None:
    s = holding("mystic-surge", phase="misfortunes")
    s.misfortunes.append("calm-seas")
    s.draws = [1, 2]
    drive(suffer_misfortune(s), (0, PlayCard("mystic-surge")))
    assert has(s, 0, "energy") == 3
    assert s.library_discards == ["mystic-surge"]


@pytest.mark.rule("rising.card.transmutation")
def test_transmutation() -> None:
    s = holding("transmutation")
    assert can_play(s) == []
    own(s, 0, ore=2)
    drive(play(s, 0, "transmutation"), Exchange("ore", "atlantium"), Exchange("ore", "gold"))
    assert s.stuff[0] == [0, 1, 0, 1, 0]


@pytest.mark.rule("rising.card.ward-of-the-ancients")
def test_ward_of_the_ancients() -> None:
    s = holding("ward-of-the-ancients")
    drive(play(s, 0, "ward-of-the-ancients"), (0, Peninsula("hills")))
    assert s.barriers[HILLS]


@pytest.mark.rule("rising.card.second-effort")
def test_second_effort() -> None:
    s = holding("second-effort", dice=(1, 5))
    assert can_play(s) == []
    drive(act(s, stand(s, 0, "follower", "hills-1"), PLACE["hills-1"]))
    assert can_play(s, 0) == ["second-effort"]
    drive(act(s, stand(s, 1, "follower", "hills-2"), PLACE["hills-2"]))
    assert can_play(s, 0) == ["second-effort"]  # whatever others have done since
    s.rng.coming = [5]  # type: ignore[attr-defined]
    drive(play(s, 0, "second-effort"))
    assert has(s, 0, "gold") == 1


@pytest.mark.rule("rising.card.call-to-service", "rising.place.volunteers")
def test_call_to_service() -> None:
    s = holding("call-to-service", phase="place")
    drive(play(s, 0, "call-to-service"))
    assert len(s.pools[0]) == 2
    assert s.free_volunteers == 6
    rounds.end_round(s)
    assert s.free_volunteers == 8
    s.hands[0], s.phase = ["call-to-service"], "actions"
    assert can_play(s) == []


@pytest.mark.rule("rising.card.foresight")
def test_foresight() -> None:
    s = holding("foresight")
    s.misfortunes[-4:] = ["undertow", "panic", "looters", "calm-seas"]
    drive(
        play(s, 0, "foresight"),
        PutUnder("undertow"),
        PutBack("panic"),
        PutBack("looters"),
    )
    assert s.misfortunes[0] == "undertow"
    assert s.misfortunes[-3:] == ["panic", "looters", "calm-seas"]
    assert (s.known_below, s.known_above) == (1, 3)


@pytest.mark.rule("rising.card.swift-retreat")
def test_swift_retreat() -> None:
    s = holding("swift-retreat")
    assert can_play(s) == []
    stand(s, 2, "leader", "hills-1")
    drive(hit(s, HILLS))
    s.ready[2] = True
    drive(play(s, 0, "swift-retreat"), ToCentre(2, "leader"))
    assert len(s.standing[PLACE["centre"]]) == 1
    assert not s.ready[2]


@pytest.mark.rule("rising.card.turn-the-tide")
def test_turn_the_tide() -> None:
    s = holding("turn-the-tide")
    assert can_play(s) == []
    s.dry[HILLS] = 0
    drive(play(s, 0, "turn-the-tide"))
    assert s.dry[HILLS] == 1


@pytest.mark.rule("rising.card.caravan")
def test_caravan() -> None:
    s = holding("caravan")
    own(s, 0, gold=1)
    own(s, 1, energy=2)
    gifts = [(1, Hand(3, "energy")), (0, Hand(1, "gold"))]
    drive(play(s, 0, "caravan"), *gifts, (1, READY))  # nobody else has anything of their own
    assert (has(s, 1, "gold"), has(s, 1, "energy"), has(s, 3, "energy")) == (1, 1, 1)


@pytest.mark.rule("rising.card.hasty-construction")
def test_hasty_construction() -> None:
    s = holding("hasty-construction", seats=2)
    assert can_play(s) == []
    own(s, 0, ore=1, atlantium=1)
    own(s, 1, ore=1)
    drive(
        play(s, 0, "hasty-construction"),
        (1, Build("foundation-ring")),
        (0, Build("foundation-ring")),
        (1, Give("ore", 1)),
        (0, Give("ore", 1)),
        (0, Give("atlantium", 1)),
        (0, Peninsula("hills")),
        (1, Peninsula("hills")),
    )
    assert s.built == [0]
    assert s.barriers[HILLS]
    s.built = []
    own(s, 0, ore=2, atlantium=1)
    s.hands[0] = ["hasty-construction"]
    drive(play(s, 0, "hasty-construction"), (0, BuildNothing()), (1, BuildNothing()))
    assert s.built == []


@pytest.mark.rule("rising.card.recovered-scrolls")
def test_recovered_scrolls() -> None:
    s = holding("recovered-scrolls")
    assert can_play(s) == []
    s.library, s.library_discards = ["caravan"], ["foresight", "panic"]
    drive(play(s, 0, "recovered-scrolls"))
    assert sorted(s.library) == ["caravan", "foresight", "panic"]
    assert s.removed == ["recovered-scrolls"]
    assert s.library_discards == []


# Artifacts


@pytest.mark.rule(
    "rising.artifact.miners-lantern",
    "rising.artifact.golden-sieve",
    "rising.artifact.verdant-staff",
)
@pytest.mark.parametrize(
    ("artifact", "place", "gives"),
    [
        ("miners-lantern", "mountains-1", "ore"),
        ("golden-sieve", "hills-1", "gold"),
        ("verdant-staff", "forests-1", "crystal"),
    ],
)
def test_artifact_of_a_wild_peninsula(artifact: str, place: str, gives: str) -> None:
    s = holding(artifact, dice=(2, 2))
    drive(act(s, stand(s, 0, "follower", place), PLACE[place]))
    drive(act(s, stand(s, 1, "follower", place), PLACE[place]))
    assert (has(s, 0, gives), has(s, 1, gives)) == (1, 0)


@pytest.mark.rule("rising.artifact.horn-of-assembly")
def test_horn_of_assembly() -> None:
    s = holding("horn-of-assembly", dice=(3, 2))
    s.supply[0] = 0
    stand(s, 0, "follower", "cities-1")
    drive(act(s, stand(s, 1, "follower", "cities-1"), PLACE["cities-1"]), (0, GO_AHEAD))
    assert s.followers[1] == 3


@pytest.mark.rule("rising.artifact.orb-of-insight")
def test_orb_of_insight_once_a_round() -> None:
    s = holding("orb-of-insight")
    s.library = ["caravan", "foresight", "caravan", "transmutation", "mystic-surge"]
    piece = stand(s, 0, "follower", "libraries-6")
    use = UseArtifact("orb-of-insight")
    drive(act(s, piece, PLACE["libraries-6"]), use, Keep("caravan"))
    assert len(s.library) == 2
    piece = stand(s, 0, "follower", "libraries-6")
    drive(act(s, piece, PLACE["libraries-6"]), Keep("foresight"))
    assert s.library == []


def test_the_orb_is_used_when_its_owner_likes_and_where_it_helps() -> None:
    s = holding("orb-of-insight")
    s.library = ["caravan", "foresight", "caravan", "transmutation", "mystic-surge"]
    piece = stand(s, 0, "follower", "libraries-6")
    drive(act(s, piece, PLACE["libraries-6"]), LET_BE, Keep("mystic-surge"))
    assert s.used == []
    s.library = ["caravan", "foresight"]
    piece = stand(s, 0, "follower", "libraries-6")
    drive(act(s, piece, PLACE["libraries-6"]), Keep("caravan"))  # there is no third card


@pytest.mark.rule("rising.artifact.hammer-of-the-first-smith")
def test_hammer_of_the_first_smith_once_a_round() -> None:
    s = holding("hammer-of-the-first-smith")
    own(s, 0, ore=2)
    for _ in range(2):
        drive(act(s, stand(s, 0, "follower", "forges-6"), PLACE["forges-6"]))
    assert has(s, 0, "atlantium") == 3


@pytest.mark.rule("rising.artifact.mystic-lens")
def test_mystic_lens_once_a_round() -> None:
    s = holding("mystic-lens")
    for _ in range(2):
        drive(act(s, stand(s, 0, "follower", "centre"), PLACE["centre"]))
    assert has(s, 0, "energy") == 3


@pytest.mark.rule("rising.artifact.aegis-seal")
def test_aegis_seal() -> None:
    s = holding("aegis-seal")
    own(s, 0, energy=3)
    drive(buy_barrier(s, 0, HILLS))
    assert s.barriers[HILLS]
    helped = holding("aegis-seal")
    own(helped, 0, energy=1)
    own(helped, 1, energy=3)
    gifts = [(1, Give("energy", 3)), (0, Give("energy", 1))]
    drive(buy_barrier(helped, 1, HILLS), *gifts)
    assert (has(helped, 0, "energy"), has(helped, 1, "energy")) == (0, 1)


@pytest.mark.rule("rising.artifact.trident-of-ebb")
def test_trident_of_ebb() -> None:
    s = holding("trident-of-ebb")
    own(s, 0, energy=4)
    s.dry[HILLS] = 0
    drive(buy_unflooding(s, 0, HILLS))
    assert s.dry[HILLS] == 1


@pytest.mark.rule("rising.artifact.wavewalkers-cloak")
def test_wavewalkers_cloak_once_a_round() -> None:
    s = holding("wavewalkers-cloak")
    stand(s, 0, "follower", "hills-1")
    stand(s, 0, "follower", "hills-2")
    drive(hit(s, HILLS), ToCentre(0, "follower"))
    drive(hit(s, HILLS))
    assert len(s.standing[PLACE["centre"]]) == 1
    assert len(s.pools[0]) == 1
    careless = holding("wavewalkers-cloak")
    stand(careless, 0, "follower", "hills-1")
    drive(hit(careless, HILLS), LET_BE)
    assert len(careless.pools[0]) == 1
