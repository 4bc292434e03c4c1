"""Councilors, hologram and automaton, each by its name."""

import pytest

from critias.games.atlantis_rising import rounds
from critias.games.atlantis_rising.box import HILLS, PLACE
from critias.games.atlantis_rising.cards.library_cards import play
from critias.games.atlantis_rising.flooding import hit
from critias.games.atlantis_rising.options import (
    GO_AHEAD,
    LET_BE,
    AddEnergy,
    BuildSaving,
    Flee,
    Keep,
    Peninsula,
    Place,
    PutUnder,
    TakeBack,
    TakeCouncilor,
)
from critias.games.atlantis_rising.phases import misfortunes, placing
from critias.games.atlantis_rising.phases.actions import act
from critias.games.atlantis_rising.places.dice import added_to_city, added_to_wild, odds
from critias.games.atlantis_rising.state import Island

from .tables import a_table, drive, has, own, stand


def led_by(councilor: str, seats: int = 4, phase: str = "actions", dice: object = ()) -> Island:
    """Seat 0 plays this councilor."""
    return a_table(seats, phase, (councilor,), dice)


@pytest.mark.rule("rising.councilor.artificer")
def test_artificer() -> None:
    s = led_by("artificer")
    own(s, 0, ore=1, atlantium=1)
    leader = stand(s, 0, "leader", "build-1")
    drive(
        act(s, leader, PLACE["build-1"]),
        (0, BuildSaving("foundation-ring", "ore")),
        (0, Peninsula("hills")),
    )
    assert s.built == [0]
    assert s.stuff[0] == [0] * 5


@pytest.mark.rule("rising.councilor.explorer")
def test_explorer() -> None:
    s = led_by("explorer")
    leader = stand(s, 0, "leader", "hills-3")
    other = stand(s, 1, "follower", "hills-3")
    place = PLACE["hills-3"]
    assert added_to_wild(s, leader, place) == {"explorer": 2}
    assert added_to_wild(s, other, place) == {"explorer": 1}


@pytest.mark.rule("rising.councilor.scholar")
def test_scholar() -> None:
    s = led_by("scholar")
    s.library[-3:] = ["caravan", "foresight", "transmutation"]
    leader = stand(s, 0, "leader", "libraries-6")
    drive(act(s, leader, PLACE["libraries-6"]), Keep("caravan"), Keep("foresight"))
    assert s.library_discards == ["transmutation"]
    assert len(s.hands[0]) == 2 < s.box.hand.limit


@pytest.mark.rule("rising.councilor.priest")
def test_priest() -> None:
    s = led_by("priest")
    drive(act(s, stand(s, 0, "leader", "centre"), PLACE["centre"]))
    assert has(s, 0, "energy") == 3


@pytest.mark.rule("rising.councilor.champion")
def test_champion() -> None:
    s = led_by("champion")
    leader = stand(s, 0, "leader", "hills-4")
    other = stand(s, 1, "follower", "hills-4")
    s.dry[HILLS] = 3
    drive(hit(s, HILLS), Flee(1, "follower"))
    assert s.standing[PLACE["hills-5"]] == [leader, other]
    last = led_by("champion")
    leader = stand(last, 0, "leader", "hills-6")
    last.dry[HILLS] = 1
    drive(hit(last, HILLS), Flee(0, "leader"))
    assert last.standing[PLACE["centre"]] == [leader]
    full = led_by("champion")
    full.dry[HILLS] = 5
    stand(full, 0, "leader", "hills-2")
    for _ in range(2):
        stand(full, 2, "follower", "hills-3")
    drive(hit(full, HILLS))
    assert len(full.pools[0]) == 1


@pytest.mark.rule("rising.councilor.astrologer")
def test_astrologer() -> None:
    s = led_by("astrologer", phase="place")
    s.pools[0] = [2]
    assert "Ready" in {type(option).__name__ for option in placing.placing_options(s, 0)}
    s.pools[0] = [0, 2]
    assert "Ready" not in {type(option).__name__ for option in placing.placing_options(s, 0)}
    s.pools[0] = [2]
    misfortunes.begin_misfortunes(s)
    drive(misfortunes.place_late(s), Place("leader", "cities-1"))
    assert s.standing[PLACE["cities-1"]] == [2]
    assert s.phase == "actions"


def test_an_astrologer_driven_off_by_a_flood_is_not_placed_again() -> None:
    s = led_by("astrologer", phase="place")
    leader = stand(s, 0, "leader", "hills-1")
    misfortunes.begin_misfortunes(s)
    drive(hit(s, HILLS))
    drive(misfortunes.place_late(s))
    assert s.pools[0] == [leader]


@pytest.mark.rule("rising.councilor.smith")
def test_smith() -> None:
    s = led_by("smith")
    own(s, 0, ore=1)
    drive(act(s, stand(s, 0, "leader", "forges-6"), PLACE["forges-6"]))
    assert has(s, 0, "atlantium") == 2


@pytest.mark.rule("rising.councilor.envoy")
def test_envoy() -> None:
    s = led_by("envoy", dice=(2, 2))
    s.supply[1] = 0
    stand(s, 0, "leader", "cities-1")
    drive(act(s, stand(s, 1, "follower", "cities-1"), PLACE["cities-1"]), (0, GO_AHEAD))
    assert s.followers[0] == 3


@pytest.mark.rule("rising.councilor.oracle")
def test_oracle() -> None:
    s = led_by("oracle", phase="oracles")
    s.misfortunes[-2:] = ["panic", "looters"]
    drive(misfortunes.consult_oracles(s), PutUnder("looters"))
    assert (s.misfortunes[0], s.misfortunes[-1]) == ("looters", "panic")
    s.misfortunes[-2:] = ["panic", "undertow"]
    drive(misfortunes.consult_oracles(s), LET_BE)
    assert s.misfortunes[-2:] == ["panic", "undertow"]


@pytest.mark.rule("rising.councilor.prospector")
def test_prospector() -> None:
    s = led_by("prospector", dice=(5, 3))
    drive(act(s, stand(s, 0, "leader", "hills-1"), PLACE["hills-1"]))
    assert has(s, 0, "gold") == 2
    helped = led_by("prospector", dice=(3,))
    own(helped, 0, energy=2)
    leader = stand(helped, 0, "leader", "hills-1")
    drive(act(helped, leader, PLACE["hills-1"]), AddEnergy(2))
    assert has(helped, 0, "gold") == 2


@pytest.mark.rule("rising.hologram.power")
def test_holograms_borrowed_power() -> None:
    s = a_table(2, "begin", ("artificer", "explorer"))
    s.councilor_stack = ["oracle", "smith", "priest"]
    drive(rounds.begin_round(s), TakeCouncilor("priest"))
    assert s.spent_councilors == ["smith"]
    hologram = stand(s, 0, "hologram", "centre")
    drive(act(s, hologram, PLACE["centre"]))
    assert has(s, 0, "energy") == 3
    rounds.end_round(s)
    assert s.spent_councilors == ["smith", "priest"]
    # The stack runs out in the middle: the discards are shuffled, and the second player has it.
    drive(rounds.begin_round(s), TakeCouncilor("oracle"))
    assert 11 in s.pools[1]
    assert not any(piece % 8 == 3 for piece in s.pools[0])


@pytest.mark.rule("rising.solo.energy")
def test_solo_energy_each_round() -> None:
    s = a_table(1, "begin", ("artificer",))
    drive(rounds.begin_round(s), TakeCouncilor(s.councilor_stack[-1]))
    assert has(s, 0, "energy") == 1


@pytest.mark.rule("rising.solo.automaton")
def test_automaton_never_alone() -> None:
    s = a_table(1, "place", ("artificer",))
    s.pools[0] = [0, 4]
    options = placing.placing_options(s, 0)
    assert not any(isinstance(o, Place) and o.piece == "automaton" for o in options)
    follower = stand(s, 0, "follower", "hills-1")
    s.pools[0] = [4]
    assert Place("automaton", "hills-1") in placing.placing_options(s, 0)
    s.pools[0] = []
    stand(s, 0, "automaton", "hills-1")
    assert s.taken(PLACE["hills-1"]) == 1
    options = placing.placing_options(s, 0)
    assert TakeBack("automaton", "hills-1") in options
    assert TakeBack("follower", "hills-1") not in options
    assert odds(s, follower, PLACE["hills-1"]) == 100
    drive(act(s, follower, PLACE["hills-1"]))
    assert s.standing[PLACE["hills-1"]] == []


def test_automaton_helps_those_who_act_again() -> None:
    s = a_table(1, councilors=("artificer",), dice=(6, 4))
    s.hands[0] = ["second-effort"]
    follower = stand(s, 0, "follower", "hills-6")
    stand(s, 0, "automaton", "hills-6")
    drive(act(s, follower, PLACE["hills-6"]))
    drive(play(s, 0, "second-effort"))
    assert has(s, 0, "gold") == 2


def test_automaton_needs_no_space_to_flee_with_a_champion() -> None:
    s = a_table(1, councilors=("champion",))
    stand(s, 0, "leader", "hills-1")
    stand(s, 0, "automaton", "hills-1")
    drive(hit(s, HILLS), Flee(0, "automaton"))
    assert len(s.standing[PLACE["hills-2"]]) == 2


def test_automaton_counts_once_in_a_city_and_completes_no_pair() -> None:
    s = a_table(1, councilors=("artificer",), dice=(2, 3))
    first = stand(s, 0, "follower", "cities-1")
    stand(s, 0, "automaton", "cities-1")
    assert odds(s, first, PLACE["cities-1"]) == 0
    stand(s, 0, "follower", "cities-1")
    assert added_to_city(s, [first, first], PLACE["cities-1"]) == {"automaton": 2}
    drive(act(s, first, PLACE["cities-1"]))
    assert s.followers[0] == 5
