"""What an Atlantean would achieve at a place, and what a component would bring."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from critias.games.atlantis_rising.bots.building import one_share_more, shares
from critias.games.atlantis_rising.bots.outlook import USEFUL_AT, Outlook
from critias.games.atlantis_rising.box import (
    BUILD,
    COMPONENTS,
    ENERGY,
    FOLLOWER,
    GOLD,
    LEADER,
    PLACE,
)
from critias.games.atlantis_rising.state import NONE, atlantean
from tests.games.atlantis_rising.tables import a_table, own, stand


@pytest.mark.parametrize("councilor", [*USEFUL_AT, "artificer", "oracle", "champion"])
def test_a_leader_is_valued_the_same_whoever_was_asked_about_before(councilor: str) -> None:
    s = a_table(seats=2, phase="place")
    s.councilors[0] = [councilor]
    s.stuff[0] = [2, 2, 2, 2, 2]
    leader, follower = atlantean(0, LEADER), atlantean(0, FOLLOWER)
    asked_before = Outlook(s)
    for place in set(s.free_places()) - set(BUILD):
        asked_before.action(follower, place)
        assert asked_before.action(leader, place) == Outlook(s).action(leader, place)


def test_a_hand_has_room_for_so_many_cards_whoever_of_its_player_brings_them() -> None:
    s = a_table(seats=1, phase="place")
    place = PLACE["libraries-5"]
    alone = Outlook(s).action(atlantean(0, FOLLOWER), place)
    for other in ("libraries-1", "libraries-2", "libraries-3", "libraries-4"):
        stand(s, 0, "follower", other)
    assert 0 < Outlook(s).action(atlantean(0, FOLLOWER), place) < alone
    stand(s, 0, "leader", "libraries-6")
    assert Outlook(s).action(atlantean(0, FOLLOWER), place) == 0


def test_others_at_the_libraries_leave_the_own_hand_its_room() -> None:
    s = a_table(seats=2, phase="place")
    place = PLACE["libraries-5"]
    alone = Outlook(s).action(atlantean(0, FOLLOWER), place)
    for other in ("libraries-1", "libraries-2", "libraries-3", "libraries-4"):
        stand(s, 1, "follower", other)
    assert Outlook(s).action(atlantean(0, FOLLOWER), place) == alone


def test_energy_at_hand_makes_a_hard_roll_worth_trying() -> None:
    s = a_table(seats=2, phase="place")
    place, piece = PLACE["hills-6"], atlantean(0, FOLLOWER)
    own(s, 0, energy=0)
    poor = Outlook(s).action(piece, place)
    own(s, 0, energy=2)
    assert Outlook(s).action(piece, place) > poor > 0


CORE = (1, 1, 1, 3, 3)


def test_as_many_as_possible_pay_a_share() -> None:
    energy, gold = [0, 0, 0, 0, 1], [0, 1, 0, 0, 0]
    either = [0, 1, 0, 0, 1]
    assert shares(CORE, [either, gold]) == [ENERGY, GOLD]
    assert shares(CORE, [energy, energy, energy, either]) == [ENERGY, ENERGY, ENERGY, GOLD]
    assert shares(CORE, [energy] * 4).count(NONE) == 1


def test_what_lets_one_more_pay_a_share() -> None:
    energy, nothing = [0, 0, 0, 0, 1], [0, 0, 0, 0, 0]
    assert one_share_more(CORE, [energy, energy]) == set()
    assert one_share_more(CORE, [energy, nothing]) == {(1, stuff) for stuff in range(5)}
    # Where all energy is spoken for, whoever pays with it may pay with something else.
    full = one_share_more(CORE, [energy] * 4)
    assert full == {(seat, stuff) for seat in range(4) for stuff in range(ENERGY)}


@given(
    st.lists(
        st.lists(st.integers(0, 1), min_size=5, max_size=5),
        min_size=2,
        max_size=7,
    )
)
def test_shares_agree_with_the_rule_that_everybody_pays(purses: list[list[int]]) -> None:
    payers = len(purses) - shares(CORE, purses).count(NONE)
    for seat in range(len(purses)):
        for stuff in range(5):
            more = [list(own) for own in purses]
            more[seat][stuff] += 1
            grown = len(purses) - shares(CORE, more).count(NONE) > payers
            assert grown == ((seat, stuff) in one_share_more(CORE, purses))


def test_what_a_component_brings_depends_on_the_moment() -> None:
    s = a_table(seats=4, phase="place")
    prism_lens, heralds_arch = COMPONENTS.index("prism-lens"), COMPONENTS.index("heralds-arch")
    assert Outlook(s).component(prism_lens) > 0
    s.library = []
    assert Outlook(s).component(prism_lens) == 0
    early = Outlook(s).component(heralds_arch)
    s.built = [*range(8)]
    assert Outlook(s).component(heralds_arch) < early
