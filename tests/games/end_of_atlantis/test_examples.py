"""The worked examples of both rulebooks, each under its own name."""

import pytest

from critias.engine.flows import Flow
from critias.games.end_of_atlantis.cards.event_cards import reveal_event
from critias.games.end_of_atlantis.events import DoomMarkerRemoved, ShipSailed, VoteWon
from critias.games.end_of_atlantis.options import Bid, Move, Pass, Resolve
from critias.games.end_of_atlantis.phases.doom import doom_phase, old_event_ends, ships_sail
from critias.games.end_of_atlantis.phases.voting import voting
from critias.games.end_of_atlantis.state import Harbour
from critias.testing import offered, told
from tests.games.end_of_atlantis.tables import (
    answer,
    asked,
    can_resolve,
    each,
    gained,
    now,
    resolving,
    scene,
    table,
)


@pytest.mark.rule("eoa.voting.hidden", "eoa.voting.winners", "eoa.voting.tokens")
@pytest.mark.rule("eoa.voting.left-neighbour", "eoa.voting.resolve")
def test_the_voting_of_paul_leopold_and_michael_with_16_14_and_12_tokens() -> None:
    paul, leopold, michael = 0, 1, 2
    s = table(
        3,
        event="chaos-spreads",
        pool=[4, 3, 2],
        new_land=[0, 3, 6],
        rows=[
            ["refugees-1-1", *["sabotage"] * 4],
            ["refugees-2", *["betrayal"] * 4],
            ["support", *["ships-3"] * 4],
        ],
    )
    assert s.supply[:3] == [16, 14, 12]
    match = scene(s, voting)
    each(match, p0=Bid(4), p1=Bid(4), p2=Bid(5))
    assert told(match, VoteWon) == [VoteWon(1, (michael, paul))]
    assert asked(match) == michael
    assert offered(match) == [
        Pass(),
        Resolve("support", "own"),
        Resolve("refugees-2", "neighbour"),
    ]
    answer(match, Pass())
    assert asked(match) == paul
    assert offered(match) == [Pass(), Resolve("refugees-1-1", "own")]
    answer(match, Pass())
    assert [row[0] for row in now(match).tokens] == [4, 4, 5]
    assert now(match).supply[leopold] == 10


@pytest.mark.rule("eoa.politics.complete", "eoa.politics.refugees")
def test_refugees_2_without_room_for_two_or_without_two_cubes_cannot_be_resolved() -> None:
    full = {"ark": [6], "science-vessel": [4], "royal-barge": [4], "airship": [2], "warship": [2]}
    assert not can_resolve(table(aboard=full), 0, "refugees-2")
    assert can_resolve(table(aboard={**full, "warship": [1]}), 0, "refugees-2")
    assert not can_resolve(table(pool=[19]), 0, "refugees-2")
    assert can_resolve(table(pool=[18]), 0, "refugees-2")


@pytest.mark.rule("eoa.doom.ships")
def test_ships_a_and_b_are_full_and_d_comes_before_e() -> None:
    aboard = {"ark": [7], "science-vessel": [0, 5], "airship": [0, 2], "warship": [0, 0, 2]}
    match = scene(table(aboard=aboard), ships_sail)
    sailed = [event.ship for event in told(match, ShipSailed)]
    assert sailed == ["ark", "science-vessel", "airship"]


@pytest.mark.rule("eoa.doom.ships", "eoa.sailing.move")
def test_if_a_b_and_c_were_empty_only_d_and_e_would_move() -> None:
    match = scene(table(aboard={"airship": [0, 2], "warship": [0, 0, 2]}), ships_sail)
    assert [event.ship for event in told(match, ShipSailed)] == ["airship", "warship"]


@pytest.mark.rule("eoa.sailing.arrival", "eoa.sailing.colours", "eoa.sailing.mover")
def test_the_arrival_worth_9_6_and_5() -> None:
    michael, paul, martin = 0, 1, 2
    s = table(aboard={"ark": [3, 2, 1, 1], "warship": [1]}, at_sea=["ark"])
    match = resolving(s, martin, "ships-2")
    answer(match, Move("ark"), Move("warship"))
    assert now(match).vp == [9, 6, 5]
    assert gained(match, michael) == {"ship": 6, "colours": 3}
    assert gained(match, paul) == {"ship": 3, "colours": 3}
    assert gained(match, martin) == {"ship": 1, "colours": 3, "mover": 1}
    assert now(match).new_land == [3, 2, 1, 1]
    assert not now(match).at_sea[0]


@pytest.mark.rule("eoa.sailing.colours")
def test_three_yellow_two_green_and_one_grey_bring_two_points_for_colours_each() -> None:
    s = table(aboard={"ark": [3, 2, 0, 1]}, at_sea=["ark"])
    match = scene(s, ships_sail)
    assert gained(match, 0)["colours"] == gained(match, 1)["colours"] == 2
    assert not gained(match, 2)


@pytest.mark.rule("eoa.event.order", "eoa.doom.marker", "eoa.event.senators-wisdom")
def test_wisdom_covers_winds_and_the_first_marker_is_lifted() -> None:
    s = table(event="favorable-winds", aboard={"ark": [1], "science-vessel": [1]})
    s.event_deck = [1, 0]  # Senators' Wisdom comes next

    def step_4(t: Harbour) -> Flow[None]:
        yield from old_event_ends(t)
        reveal_event(t)

    match = scene(s, step_4)
    assert told(match, DoomMarkerRemoved) == [DoomMarkerRemoved(2)]
    assert now(match).advanced == [True, True, False, False, False]
    assert now(match).specials == [[], [], []]
    assert now(match).aboard[0][0] == 1
    # In the next Doom Phase the Senate draws, and the other three ships are flipped.
    later = scene(now(match), doom_phase)
    assert [len(cards) for cards in now(later).specials] == [1, 1, 0]
    assert all(now(later).advanced)
