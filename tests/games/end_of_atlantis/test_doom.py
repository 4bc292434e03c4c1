"""The Doom Phase: majorities, cleaning up, drawing."""

import pytest

from critias.games.end_of_atlantis.box import NONE
from critias.games.end_of_atlantis.events import DeckRenewed, ShipArrived
from critias.games.end_of_atlantis.phases.doom import (
    clean_up,
    doom_phase,
    draw_cards,
    refugee_majority,
    senate_majority,
    ships_sail,
)
from critias.testing import told
from tests.games.end_of_atlantis.tables import gained, now, scene, table


@pytest.mark.rule("eoa.doom.refugee-majority")
@pytest.mark.parametrize(
    ("ashore", "points"),
    [
        ([3, 2, 1, 2], [2, 0, 0]),
        ([3, 2, 1, 3], [0, 0, 0]),
        ([3, 2, 1, 4], [0, 0, 0]),
        ([2, 2, 1, 0], [0, 2, 0]),
        ([0, 0, 0, 0], [0, 0, 0]),
    ],
)
def test_refugee_majority(ashore: list[int], points: list[int]) -> None:
    s = table(new_land=ashore, pool=[1, 2, 0])
    refugee_majority(s)
    assert s.vp == points


@pytest.mark.rule("eoa.doom.senate-majority", "eoa.event.leadership")
@pytest.mark.parametrize(
    ("pool", "points"), [([1, 3, 0], [0, 2, 0]), ([2, 2, 0], [2, 0, 0]), ([], [0] * 3)]
)
def test_senate_majority(pool: list[int], points: list[int]) -> None:
    s = table(pool=pool)
    senate_majority(s)
    assert s.vp == points


@pytest.mark.rule("eoa.doom.refugee-majority", "eoa.doom.ships")
def test_who_arrives_in_step_3_does_not_count_for_the_majority() -> None:
    s = table(aboard={"ark": [2]}, at_sea=["ark"])
    match = scene(s, doom_phase)
    assert gained(match, 0) == {"ship": 3, "senate-debts": 5}
    assert now(match).supply[0] == 20


@pytest.mark.rule("eoa.doom.ships", "eoa.sailing.mover")
def test_three_ships_at_most_and_nobody_has_moved_them() -> None:
    aboard = {
        "ark": [1],
        "science-vessel": [2],
        "royal-barge": [3],
        "airship": [0, 1],
        "warship": [0, 3],
    }
    match = scene(table(aboard=aboard, at_sea=["warship"]), ships_sail)
    assert now(match).at_sea == [False, True, True, False, False]
    assert gained(match, 1) == {"ship": 6}


@pytest.mark.rule("eoa.doom.ships")
def test_full_ships_move_first_and_then_the_most_crowded() -> None:
    aboard = {
        "ark": [2],
        "science-vessel": [4],
        "royal-barge": [1],
        "airship": [0, 2],
        "warship": [3],
    }
    sea = ["ark", "science-vessel", "airship", "warship"]
    match = scene(table(aboard=aboard, at_sea=sea), ships_sail)
    arrived = [event.ship for event in told(match, ShipArrived)]
    assert arrived == ["warship", "science-vessel", "ark"]
    assert now(match).at_sea == [False, False, False, True, False]


@pytest.mark.rule("eoa.doom.clean-up")
def test_cleaning_up_brings_all_back_but_refugees_on_ships() -> None:
    s = table(
        pool=[1, 2, 0],
        new_land=[1, 0, 0, 2],
        aboard={"ark": [1, 0, 0, 1]},
        rows=[["ships-2"] * 5, ["sabotage"] * 5, ["betrayal"] * 5],
        factions={0: "basileus"},
    )
    s.tokens[0] = [1, 0, 2, 0, 0]
    s.discarded[0] = 1
    s.supply[0] -= 4
    clean_up(s)
    assert s.supply == [19, 20, 20, 9]
    assert s.faction == [NONE] * 3
    assert s.marker[0] == 1
    assert len(s.politics_discards) == 15
    assert s.aboard[0] == [1, 0, 0, 1]


@pytest.mark.rule("eoa.doom.draw", "eoa.variant.hand-size")
def test_all_draw_up_to_seven_and_the_discards_become_a_deck() -> None:
    s = table(hands={0: ["ships-2"] * 2})
    s.politics_discards = s.politics_deck[10:]
    s.politics_deck = s.politics_deck[:10]

    def draw(t: object) -> object:
        draw_cards(t)  # type: ignore[arg-type]
        yield from ()

    match = scene(s, draw)  # type: ignore[arg-type]
    assert [len(hand) for hand in now(match).hands] == [7, 7, 7]
    assert len(told(match, DeckRenewed)) == 1
