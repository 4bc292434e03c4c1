"""Phase 3: dice, libraries, forges, the centre, energy."""

import pytest

from critias.engine.texts import texts_of
from critias.games.atlantis_rising import game
from critias.games.atlantis_rising.box import HILLS, PLACE
from critias.games.atlantis_rising.flooding import buy_barrier, buy_unflooding
from critias.games.atlantis_rising.options import (
    DECLINE,
    GO_AHEAD,
    LET_BE,
    WAIT,
    Act,
    AddEnergy,
    Choice,
    Discard,
    Give,
    Keep,
    KeepForEnergy,
    Rest,
    TurnDie,
)
from critias.games.atlantis_rising.phases.actions import Chance, act, chances, take_actions
from critias.games.atlantis_rising.places.dice import odds

from .tables import a_table, drive, first_asked, has, own, stand


@pytest.mark.rule("rising.actions.wild")
def test_wild_tile() -> None:
    s = a_table(dice=(3, 2))
    first = stand(s, 0, "follower", "mountains-1")
    second = stand(s, 1, "follower", "hills-1")
    drive(act(s, first, PLACE["mountains-1"]))
    drive(act(s, second, PLACE["hills-1"]))
    assert (has(s, 0, "ore"), has(s, 1, "gold")) == (1, 0)
    assert s.resting[PLACE["mountains-1"]] == [first]


def test_the_odds_are_told_before_the_roll() -> None:
    s = a_table()
    piece = stand(s, 0, "follower", "hills-2")
    assert odds(s, piece, PLACE["hills-2"]) == 50
    [decision] = first_asked(take_actions(s))
    assert decision.about["odds"] == (Chance("follower", "hills-2", 4, (), 0, 50),)


def test_the_odds_say_what_is_added() -> None:
    s = a_table(councilors=("explorer",))
    s.hands[0] = ["golden-sieve"]
    stand(s, 0, "leader", "hills-2")
    s.wrath = 4
    stand(s, 0, "follower", "cities-1")
    stand(s, 1, "follower", "cities-1")
    [mine, city] = chances(s, 0)["odds"]
    assert mine == Chance("leader", "hills-2", 4, ("golden-sieve", "explorer"), 3, 100)
    assert city == Chance("follower", "cities-1", 7, ("wrath",), 2, 83)


@pytest.mark.rule("rising.energy.roll")
def test_energy_raises_a_roll() -> None:
    s = a_table(dice=(1, 1))
    own(s, 0, energy=3)
    piece = stand(s, 0, "follower", "forests-1")
    drive(act(s, piece, PLACE["forests-1"]), AddEnergy(2))
    assert (has(s, 0, "crystal"), has(s, 0, "energy")) == (1, 1)
    again = stand(s, 0, "follower", "forests-1")
    drive(act(s, again, PLACE["forests-1"]))
    assert has(s, 0, "crystal") == 1


@pytest.mark.rule("rising.card.fortunes-favour")
def test_fortunes_favour() -> None:
    s = a_table(dice=(1,))
    s.hands[0] = ["fortunes-favour"]
    piece = stand(s, 0, "follower", "forests-6")
    drive(act(s, piece, PLACE["forests-6"]), TurnDie(1))
    assert has(s, 0, "crystal") == 1
    city = a_table(dice=(1, 2))
    city.hands[1] = ["fortunes-favour"]
    stand(city, 0, "follower", "cities-2")
    pair = stand(city, 1, "follower", "cities-2")
    drive(act(city, pair, PLACE["cities-2"]), (0, GO_AHEAD), TurnDie(2))
    assert city.supply == [2] * 4


@pytest.mark.rule("rising.city.recruit", "rising.actions.pair")
def test_city_of_two_players() -> None:
    s = a_table(dice=(3, 4))
    stand(s, 0, "follower", "cities-1")
    pair = stand(s, 1, "follower", "cities-1")
    drive(act(s, pair, PLACE["cities-1"]), (0, GO_AHEAD), (0, Choice(1)), (1, Choice(1)))
    assert s.followers == [2, 3, 2, 2]


def test_the_wrath_helps_in_the_cities() -> None:
    s = a_table(dice=(3, 1))
    s.wrath = 6
    stand(s, 0, "follower", "cities-1")
    pair = stand(s, 0, "follower", "cities-1")
    drive(act(s, pair, PLACE["cities-1"]))
    assert s.followers[0] == 3


@pytest.mark.rule("rising.city.energy")
def test_both_of_a_pair_may_add_energy() -> None:
    s = a_table(dice=(2, 2))
    own(s, 0, energy=2)
    own(s, 1, energy=2)
    s.supply[1] = 0
    stand(s, 0, "follower", "cities-1")
    pair = stand(s, 1, "follower", "cities-1")
    gifts = [(0, Give("energy", 2)), (1, Give("energy", 1))]
    drive(act(s, pair, PLACE["cities-1"]), (0, GO_AHEAD), *gifts)
    assert s.followers[0] == 3
    assert (has(s, 0, "energy"), has(s, 1, "energy")) == (0, 1)


def test_half_filled_double_space() -> None:
    s = a_table()
    piece = stand(s, 0, "follower", "cities-1")
    drive(act(s, piece, PLACE["cities-1"]))
    assert s.followers[0] == 2


def test_recruits_at_the_cap() -> None:
    s = a_table(dice=(6, 6))
    s.supply, s.followers = [0] * 4, [4] * 4
    stand(s, 0, "follower", "cities-1")
    pair = stand(s, 1, "follower", "cities-1")
    drive(act(s, pair, PLACE["cities-1"]), (0, GO_AHEAD))
    assert s.followers == [4] * 4


@pytest.mark.rule("rising.library.keep")
def test_libraries_keep_both_or_one() -> None:
    s = a_table()
    s.library[-4:] = ["foresight", "caravan", "foresight", "transmutation"]
    drive(act(s, stand(s, 0, "follower", "libraries-1"), PLACE["libraries-1"]))
    assert sorted(s.hands[0]) == ["foresight", "transmutation"]
    piece = stand(s, 1, "follower", "libraries-3")
    drive(act(s, piece, PLACE["libraries-3"]), Keep("caravan"))
    assert s.hands[1] == ["caravan"]
    assert s.library[0] == "foresight"
    assert s.library_known_below == 1
    s.library[-2:] = ["caravan", "foresight"]
    piece = stand(s, 2, "follower", "libraries-6")
    drive(act(s, piece, PLACE["libraries-6"]), Keep("caravan"))
    assert s.library_discards == ["foresight"]


@pytest.mark.rule("rising.energy.card")
def test_keep_a_second_card_for_energy() -> None:
    s = a_table()
    own(s, 0, energy=1)
    s.library[-2:] = ["foresight", "caravan"]
    piece = stand(s, 0, "follower", "libraries-6")
    drive(act(s, piece, PLACE["libraries-6"]), Keep("caravan"), KeepForEnergy("foresight"))
    assert sorted(s.hands[0]) == ["caravan", "foresight"]
    assert has(s, 0, "energy") == 0


def test_library_running_out() -> None:
    s = a_table()
    s.library = ["caravan"]
    s.library_discards = ["foresight"]
    drive(act(s, stand(s, 0, "follower", "libraries-1"), PLACE["libraries-1"]))
    assert s.hands[0] == ["caravan"]
    drive(act(s, stand(s, 0, "follower", "libraries-1"), PLACE["libraries-1"]))
    assert s.hands[0] == ["caravan"]
    assert s.library_discards == ["foresight"]


@pytest.mark.rule("rising.library.hand-limit")
def test_hand_limit_at_once() -> None:
    s = a_table()
    s.hands[0] = ["averted-fate", "averted-fate", "aegis-seal"]
    s.library[-2:] = ["fortunes-favour", "second-effort"]
    piece = stand(s, 0, "follower", "libraries-1")
    drive(act(s, piece, PLACE["libraries-1"]), Discard("aegis-seal"))
    assert len(s.hands[0]) == 4
    assert s.library_discards == ["aegis-seal"]


@pytest.mark.rule("rising.actions.forge")
def test_forges() -> None:
    s = a_table()
    own(s, 0, ore=1)
    drive(act(s, stand(s, 0, "follower", "forges-1"), PLACE["forges-1"]))
    assert (has(s, 0, "ore"), has(s, 0, "atlantium")) == (0, 3)
    drive(act(s, stand(s, 0, "follower", "forges-1"), PLACE["forges-1"]))
    assert has(s, 0, "atlantium") == 3
    own(s, 0, ore=1)
    stand(s, 0, "follower", "forges-2")
    drive(take_actions(s), (0, Rest("follower", "forges-2")))
    assert has(s, 0, "ore") == 1


@pytest.mark.rule("rising.actions.centre")
def test_the_centre_gives_energy() -> None:
    s = a_table()
    drive(act(s, stand(s, 0, "follower", "centre"), PLACE["centre"]))
    assert has(s, 0, "energy") == 1


@pytest.mark.rule("rising.actions.choose")
def test_actions_in_any_order_by_their_owners() -> None:
    s = a_table()
    stand(s, 0, "follower", "centre")
    stand(s, 2, "leader", "centre")
    asked = first_asked(take_actions(s))
    assert sorted(one.seat for one in asked) == [0, 2]
    drive(take_actions(s), (2, Act("leader", "centre")))
    drive(take_actions(s), (0, Act("follower", "centre")))
    drive(take_actions(s))
    assert s.phase == "wrath"
    assert not any(s.standing)
    assert not any(s.resting)


def test_whoever_waits_is_asked_again_once_somebody_has_acted() -> None:
    s = a_table()
    stand(s, 0, "follower", "centre")
    stand(s, 1, "follower", "centre")
    stand(s, 1, "leader", "centre")
    drive(take_actions(s), (0, WAIT))
    [asked] = first_asked(take_actions(s))
    assert asked.seat == 1
    assert WAIT not in asked.options  # somebody has to go on
    drive(take_actions(s), (1, Act("leader", "centre")))
    assert sorted(one.seat for one in first_asked(take_actions(s))) == [0, 1]


@pytest.mark.rule("rising.energy.barrier", "rising.together.pay")
def test_a_barrier_paid_together() -> None:
    s = a_table()
    own(s, 0, energy=2)
    own(s, 3, energy=3)
    gifts = [(3, Give("energy", 2)), (0, Give("energy", 2))]
    drive(buy_barrier(s, 0, HILLS), *gifts)
    assert s.barriers[HILLS]
    assert (has(s, 0, "energy"), has(s, 3, "energy")) == (0, 1)


def test_who_is_asked_for_energy_is_told_what_it_is_for() -> None:
    s = a_table()
    own(s, 0, energy=5)
    own(s, 3, energy=3)
    texts = texts_of(game)
    assert texts.ask(first_asked(buy_barrier(s, 0, HILLS))[0]).startswith(
        "Energy for a barrier: Hills. 4 still missing."
    )
    s.dry[HILLS] = 3
    assert "Hills. 5 still missing." in texts.ask(first_asked(buy_unflooding(s, 0, HILLS))[0])


def test_nobody_pays_for_what_does_not_come_together() -> None:
    s = a_table()
    own(s, 0, energy=2)
    own(s, 3, energy=3)
    drive(buy_barrier(s, 0, HILLS), (0, Give("energy", 2)), (3, DECLINE))
    assert not s.barriers[HILLS]
    assert (has(s, 0, "energy"), has(s, 3, "energy")) == (2, 3)
    assert s.vain_collections[0] == 1


@pytest.mark.rule("rising.energy.unflood")
def test_unflooding_raises_the_tile_nearest_to_the_centre() -> None:
    s = a_table()
    own(s, 0, energy=5)
    s.dry[HILLS] = 2
    drive(buy_unflooding(s, 0, HILLS))
    assert s.dry[HILLS] == 3
    assert s.is_dry(PLACE["hills-4"])
    assert not s.is_dry(PLACE["hills-3"])
    assert has(s, 0, "energy") == 0


def test_the_roller_may_leave_it_at_that() -> None:
    s = a_table(dice=(1,))
    own(s, 0, energy=5)
    piece = stand(s, 0, "follower", "hills-1")
    drive(act(s, piece, PLACE["hills-1"]), LET_BE)
    assert has(s, 0, "energy") == 5
