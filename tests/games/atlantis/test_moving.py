"""Cards lead figures forward, over others, and home."""

from typing import Any

import pytest

import critias
from critias.engine import Choose
from critias.engine.errors import IllegalAnswer
from critias.engine.match import Match
from critias.games.atlantis.box import ITEMS
from critias.games.atlantis.events import CardPlayed
from critias.games.atlantis.options import LayBridge, Play, ShowHand
from critias.testing import told
from tests.games.atlantis.positions import (
    HOME,
    answer,
    hand_of,
    offered,
    options,
    play,
    playable,
    position,
    question,
    table_of,
    whose_turn,
)


@pytest.mark.rule("atl.move.next")
@pytest.mark.parametrize(("start", "end"), [(0, 2), (1, 2), (2, 5), (3, 5), (4, 5), (5, 7)])
def test_a_figure_goes_to_the_next_match_ahead(start: int, end: int) -> None:
    match = position(
        "ring1 flag5 olive2 crown4 flag1 statue6 flag7",
        hands=["flag", "ring"],
        figures={0: [start]},
    )
    play(match, "flag")
    assert table_of(match).figures[0] == [end, 0, 0]
    assert told(match, CardPlayed) == [CardPlayed(0, 1, "flag", start, end)]


@pytest.mark.rule("atl.move.next")
def test_a_card_does_not_see_covered_tiles() -> None:
    match = position("ring1/flag6 olive2/flag5 crown3 flag1", hands=["flag", "ring"])
    play(match, "flag")
    assert table_of(match).figures[0][0] == 4


@pytest.mark.rule("atl.move.next")
def test_a_match_beyond_water_is_found() -> None:
    match = position("ring1 ~ ~ flag1", hands=["flag olive", "ring"], figures={0: [1]})
    play(match, "flag")
    assert table_of(match).figures[0][0] == 4


@pytest.mark.rule("atl.move.mainland")
def test_without_a_match_ahead_the_card_leads_home() -> None:
    match = position("flag2 ring1 olive3 crown4", hands=["flag", "ring"], figures={0: [1]})
    play(match, "flag")
    assert table_of(match).figures[0] == [HOME, 0, 0]


@pytest.mark.rule("atl.move.mainland")
def test_a_match_behind_the_figure_does_not_hold_it_back() -> None:
    match = position("flag2 ring1 olive3 crown4", hands=["flag", "ring"], figures={0: [3]})
    play(match, "flag")
    assert table_of(match).figures[0][0] == HOME


@pytest.mark.rule("atl.move.occupied")
@pytest.mark.parametrize("figures", [{0: [0, 2]}, {1: [2]}])
def test_on_an_occupied_tile_another_card_is_played(figures: dict[int, list[int]]) -> None:
    match = position(
        "ring1 flag5 olive2 crown4",
        hands=["flag crown", "ring"],
        figures=figures,
    )
    play(match, "flag")
    assert question(match) == "atl.move.occupied"
    assert whose_turn(match) == 0
    assert options(match) == [Play(1, "crown")]
    play(match, "crown")
    assert table_of(match).figures[0][0] == 4
    assert whose_turn(match) == 1


@pytest.mark.rule("atl.move.occupied")
def test_the_same_item_again_and_over_several_figures() -> None:
    match = position(
        "flag1 flag5 olive2 flag4 crown3",
        hands=["flag flag flag", "ring"],
        figures={0: [0, 2], 1: [1]},
    )
    play(match, "flag", "flag", "flag")
    assert [event.space for event in told(match, CardPlayed)] == [1, 2, 4]
    assert table_of(match).figures == [[4, 2, 0], [1, 0, 0]]


@pytest.mark.rule("atl.move.occupied")
def test_the_chain_goes_on_with_the_same_figure() -> None:
    match = position(
        "flag1 olive2 crown3 ring4",
        hands=["flag olive ring", "ring"],
        figures={0: [0, 0, 2], 1: [1]},
    )
    play(match, "flag", figure=2)
    assert options(match) == [Play(2, "olive"), Play(2, "ring")]


@pytest.mark.rule("atl.move.chain-home")
def test_a_chain_may_end_on_the_mainland() -> None:
    match = position(
        "flag1 olive2 crown3",
        hands=["flag statue", "ring"],
        figures={1: [1]},
    )
    play(match, "flag")
    assert options(match) == [Play(1, "statue")]
    play(match, "statue")
    assert table_of(match).figures[0][0] == HOME


@pytest.mark.rule("atl.move.stop")
def test_on_a_free_tile_the_move_is_over() -> None:
    match = position("flag1 olive2 crown3", hands=["flag olive crown", "ring"])
    play(match, "flag")
    assert whose_turn(match) == 1
    assert hand_of(match, 0)[:2] == ["olive", "crown"]


def choices(match: Match) -> list[Any]:
    """What is put to people and bots."""
    decision = match.pending[whose_turn(match)]
    assert isinstance(decision, Choose)
    return list(match.game.distinct(match.state, decision))


@pytest.mark.rule("atl.turn.figure")
def test_of_figures_that_stand_together_one_is_put_to_people_and_all_may_move() -> None:
    match = critias.new("atlantis", seats=2, seed="together")
    hand = {ITEMS[item] for item in table_of(match).hands[whose_turn(match)]}
    plays, bridge = offered(match, Play), offered(match, LayBridge)
    assert len(plays) == 3 * len(hand)
    assert choices(match) == plays[: len(hand)] + bridge
    seat, views = whose_turn(match), []
    for figure in (1, 2, 3):
        view = answer(match.clone(), Play(figure, min(hand))).view(seat)
        view["figures"][seat].sort()
        views.append(view)
    # The same has happened, but for the number of the figure.
    assert views == [views[0]] * 3


@pytest.mark.rule("atl.turn.figure")
def test_figures_apart_are_told_apart() -> None:
    match = position("flag5 olive3 crown1", hands=["crown", "olive"], figures={0: [0, 2, 0]})
    assert choices(match) == [Play(1, "crown"), Play(2, "crown")]
    # Figure 3 goes to where figure 2 stands, and it is figure 3 that goes on from there.
    match = position("flag5 olive3 crown1", hands=["olive crown", ""], figures={0: [1, 2, 0]})
    play(match, "olive", figure=3)
    assert choices(match) == options(match) == [Play(3, "crown")]


@pytest.mark.rule("atl.move.stop")
def test_atlantis_and_the_mainland_hold_any_number() -> None:
    match = position(
        "flag1 olive2",
        hands=["statue", "statue"],
        figures={0: [HOME, 2], 1: [HOME, HOME, 1]},
    )
    assert table_of(match).figures[0].count(0) == 1
    play(match, "statue", figure=2)
    # The mainland was occupied, and still no second card was asked for.
    assert table_of(match).figures[0] == [HOME, HOME, 0]
    assert whose_turn(match) == 1


@pytest.mark.rule("atl.move.complete")
def test_a_chain_that_would_strand_the_figure_is_not_offered() -> None:
    match = position(
        "flag1 olive2 crown3 ring4",
        hands=["flag crown", "ring"],
        figures={0: [0, HOME, HOME], 1: [1, 3]},
    )
    # Crown and then flag leads home; flag and then crown ends where somebody stands.
    assert playable(match) == {"crown"}
    with pytest.raises(IllegalAnswer):
        play(match, "flag")


@pytest.mark.rule("atl.move.complete")
def test_a_dead_end_deep_in_a_chain_is_seen_from_the_start() -> None:
    path = "flag1 olive2 crown3 helmet4 ring5"
    figures = {0: [0, 3, 4], 1: [1, 2, HOME]}
    match = position(path, hands=["flag olive crown helmet", ""], figures=figures)
    assert playable(match) == {"flag", "olive", "crown", "helmet"}
    play(match, "flag", "olive")
    # Crown and helmet in this order would end on the helmet, where somebody stands; helmet and
    # crown lead home.
    assert playable(match) == {"helmet"}
    assert playable(position(path, hands=["flag helmet", ""], figures=figures)) == {"helmet"}


@pytest.mark.rule("atl.move.complete", "atl.turn.stuck")
def test_whoever_has_only_dead_ends_is_stuck() -> None:
    path = "flag1 olive2 crown3 helmet4 ring5"
    match = position(path, hands=["helmet", ""], figures={0: [0, HOME, 4]})
    assert options(match) == [Play(3, "helmet")]
    match = position(path, hands=["helmet", ""], figures={0: [0, 3, HOME], 1: [4]})
    assert options(match) == [ShowHand()]


@pytest.mark.rule("atl.move.complete")
def test_a_single_card_cannot_be_played_twice() -> None:
    path = "flag1 olive2 flag3 crown4"
    one = position(path, hands=["flag", ""], figures={0: [0, HOME, HOME], 1: [1]})
    assert options(one) == [ShowHand()]
    two = position(path, hands=["flag flag", ""], figures={0: [0, HOME, HOME], 1: [1]})
    assert options(two) == [Play(1, "flag")]


@pytest.mark.rule("atl.move.complete", "atl.toll.no-credit")
def test_within_a_chain_only_ends_that_can_be_paid_are_offered() -> None:
    match = position(
        "flag4 olive2 ring1 ~ crown4",
        hands=["flag olive crown statue", "ring"],
        figures={1: [1]},
    )
    play(match, "flag")
    assert playable(match) == {"olive", "crown", "statue"}
    match = position(
        "flag4 olive2 ring5 ~ crown4",
        hands=["flag olive crown statue", "ring"],
        figures={1: [1]},
    )
    play(match, "flag")
    assert playable(match) == {"olive"}


@pytest.mark.rule("atl.move.complete")
def test_the_longer_chain_leaves_fewer_cards_to_pay_with() -> None:
    path, figures = "flag4 olive2 ring2 ~ crown4", {0: [0, HOME, HOME], 1: [1]}
    enough = position(path, hands=["flag crown helmet helmet", ""], figures=figures)
    assert playable(enough) == {"flag", "helmet", "crown"}
    short = position(path, hands=["flag crown helmet", ""], figures=figures)
    # Straight to the crown two cards are left; by way of the flag only one.
    assert playable(short) == {"helmet", "crown"}


@pytest.mark.rule("atl.bridge.lay", "atl.move.complete")
def test_bridges_at_the_start_leave_a_move_to_make() -> None:
    match = position(
        "flag5 ~ olive4 ~ ring6 crown1",
        hands=["crown flag flag flag flag", "olive"],
        figures={0: [1, HOME, HOME]},
        bridges=[0],
    )
    assert playable(match) == {"flag", "crown"}
    assert [o for o in options(match) if isinstance(o, LayBridge)] == [LayBridge(2), LayBridge(4)]
    # The gap that nobody can pay for has to be bridged; the other one would not help.
    match = position(
        "flag2 ~ olive4 ~ ring6 crown1",
        hands=["crown flag flag", "olive"],
        figures={0: [1, HOME, HOME]},
        bridges=[0],
    )
    assert [o for o in options(match) if isinstance(o, LayBridge)] == [LayBridge(4)]
    answer(match, LayBridge(4))
    assert playable(match) == {"flag", "crown"}
