"""Politics cards: each kind, what is offered, and what it does."""

import pytest

from critias.games.end_of_atlantis.events import ShipArrived, TokensRemoved
from critias.games.end_of_atlantis.options import (
    Board,
    Displace,
    DisplaceNeutral,
    Enough,
    Move,
    Remove,
    Target,
    TargetPool,
    Throw,
    ThrowNeutral,
)
from critias.testing import offered, told
from tests.games.end_of_atlantis.tables import answer, can_resolve, gained, now, resolving, table

NEARLY_FULL = {
    "ark": [0, 7],
    "science-vessel": [0, 0, 5],
    "royal-barge": [0, 0, 5],
    "airship": [0, 0, 3],
    "warship": [0, 0, 1],
}


@pytest.mark.rule("eoa.politics.refugees")
def test_two_and_one_go_on_different_ships() -> None:
    match = resolving(table(), 0, "refugees-2-1")
    assert offered(match)[0] == Board("ark", 2)
    answer(match, Board("airship", 2))
    assert Board("airship", 1) not in offered(match)
    answer(match, Board("ark", 1))
    assert now(match).aboard[3][0] == 2
    assert now(match).aboard[0][0] == 1
    assert now(match).supply[0] == 17


@pytest.mark.rule("eoa.politics.complete")
def test_no_group_goes_where_it_blocks_the_next() -> None:
    aboard = {**NEARLY_FULL, "airship": [0, 0, 2]}
    match = resolving(table(aboard=aboard), 0, "refugees-2-1")
    assert offered(match) == [Board("warship", 2)]
    answer(match, Board("warship", 2))
    assert offered(match) == [Board("airship", 1)]
    assert not can_resolve(table(aboard=NEARLY_FULL), 0, "refugees-2-1")


@pytest.mark.rule("eoa.politics.extras")
def test_extras_draw_a_special_card_and_score_a_point() -> None:
    match = answer(resolving(table(), 0, "refugees-1-special"), Board("ark", 1))
    assert len(now(match).specials[0]) == 1
    match = answer(resolving(table(), 0, "refugees-1-vp"), Board("ark", 1))
    assert gained(match, 0) == {"card": 1}


@pytest.mark.rule("eoa.politics.extras", "eoa.politics.complete")
def test_the_extra_move_is_of_another_ship() -> None:
    s = table(aboard={"ark": [0, 1]})
    match = resolving(s, 0, "refugees-1-move")
    assert Board("ark", 1) not in offered(match)
    answer(match, Board("warship", 1))
    assert offered(match) == [Move("ark")]
    answer(match, Move("ark"))
    assert now(match).at_sea[0]
    assert not can_resolve(table(), 0, "refugees-1-move")


@pytest.mark.rule("eoa.politics.aristocracy")
def test_aristocracy_displaces_neutrals_and_the_leading_on_full_ships_only() -> None:
    aboard = {"airship": [0, 2, 0, 1], "warship": [1, 0, 2]}
    match = resolving(table(aboard=aboard, vp=[2, 3, 2]), 0, "aristocracy-1")
    assert offered(match) == [
        Board("ark", 1),
        Board("science-vessel", 1),
        Board("royal-barge", 1),
        Displace("airship", 1),
        DisplaceNeutral("airship"),
    ]
    answer(match, Displace("airship", 1))
    assert now(match).aboard[3] == [1, 1, 0, 1]
    assert now(match).discarded[1] == 1
    again = answer(resolving(now(match), 2, "aristocracy-1"), DisplaceNeutral("airship"))
    assert now(again).supply[3] == 10


@pytest.mark.rule("eoa.politics.aristocracy")
def test_aristocracy_2_boards_two_ships() -> None:
    match = resolving(table(), 0, "aristocracy-2")
    answer(match, Board("ark", 1))
    assert Board("ark", 1) not in offered(match)
    answer(match, Board("warship", 1))
    assert now(match).supply[0] == 18


@pytest.mark.rule("eoa.politics.support", "eoa.politics.complete")
def test_support_draws_two_or_cannot_be_resolved() -> None:
    s = table()
    assert len(now(resolving(s, 0, "support")).specials[0]) == 2
    s.specials[1] = s.special_deck[1:]
    s.special_deck = s.special_deck[:1]
    assert not can_resolve(s, 0, "support")


@pytest.mark.rule("eoa.politics.ships", "eoa.sailing.move")
def test_ships_moves_different_ships_that_are_not_empty() -> None:
    s = table(aboard={"ark": [1], "airship": [1], "warship": [0, 1]})
    match = resolving(s, 2, "ships-2")
    assert offered(match) == [Move("ark"), Move("airship"), Move("warship")]
    answer(match, Move("ark"))
    assert offered(match) == [Move("airship"), Move("warship")]
    answer(match, Move("warship"))
    assert now(match).at_sea == [True, False, False, False, True]
    assert can_resolve(s, 2, "ships-3")
    assert not can_resolve(table(aboard={"ark": [1]}), 2, "ships-2")


@pytest.mark.rule("eoa.politics.royal-ship", "eoa.sailing.arrival")
def test_royal_ship_scores_by_the_royal_chart() -> None:
    s = table(aboard={"ark": [1, 2, 3], "warship": [1]}, at_sea=["ark"])
    match = answer(resolving(s, 0, "royal-ship"), Move("ark"))
    assert told(match, ShipArrived) == [ShipArrived("ark", "royal")]
    assert [gained(match, seat)["ship"] for seat in range(3)] == [1, 5, 9]
    port = answer(resolving(s, 0, "royal-ship"), Move("warship"))
    assert now(port).at_sea[4]
    assert not gained(port, 0)


@pytest.mark.rule("eoa.sailing.arrival")
@pytest.mark.parametrize(
    ("cubes", "standard", "royal"), [(1, 1, 1), (4, 10, 14), (5, 15, 20), (7, 15, 20)]
)
def test_the_charts(cubes: int, standard: int, royal: int) -> None:
    s = table(aboard={"ark": [cubes], "warship": [0, 1]}, at_sea=["ark"])
    match = answer(resolving(s, 1, "ships-2"), Move("ark"), Move("warship"))
    assert gained(match, 0) == {"ship": standard}
    match = answer(resolving(s, 1, "royal-ship"), Move("ark"))
    assert gained(match, 0) == {"ship": royal}
    assert gained(match, 1) == {"mover": 1}


@pytest.mark.rule("eoa.politics.sabotage")
def test_sabotage_empties_a_ship_on_the_ocean() -> None:
    s = table(aboard={"ark": [1, 2, 1, 1], "warship": [1]}, at_sea=["ark"], vp=[1, 5, 1])
    match = resolving(s, 0, "sabotage")
    assert offered(match) == [Target("ark")]
    answer(match, Target("ark"))
    assert now(match).discarded == [1, 2, 1, 0]
    assert now(match).aboard[0] == [0, 0, 0, 0]
    assert not now(match).at_sea[0]
    assert gained(match, 0) == {"sabotage": 2}
    assert not can_resolve(table(aboard={"ark": [1]}), 0, "sabotage")


@pytest.mark.rule("eoa.politics.betrayal", "eoa.politics.betrayal-ship")
def test_betrayal_throws_up_to_four_off_a_ship_in_port() -> None:
    s = table(aboard={"ark": [1, 3, 1, 2], "warship": [1]}, at_sea=["warship"], vp=[1, 5, 1])
    match = resolving(s, 0, "betrayal")
    assert offered(match) == [Target("ark")]
    answer(match, Target("ark"))
    assert offered(match) == [Throw(0), Throw(1), Throw(2), ThrowNeutral()]
    answer(match, Throw(1), Throw(1), ThrowNeutral())
    assert Enough() in offered(match)
    answer(match, Throw(2))
    assert now(match).aboard[0] == [1, 1, 0, 1]
    assert gained(match, 0) == {"betrayal": 2}
    assert now(match).discarded == [0, 2, 1, 0]
    short = answer(resolving(s, 0, "betrayal"), Target("ark"), Throw(2), Enough())
    assert not gained(short, 0)


@pytest.mark.rule("eoa.politics.betrayal-senate", "eoa.senate.order")
def test_betrayal_in_the_senate_changes_the_order_at_once() -> None:
    s = table(pool=[2, 5, 1], specials={1: ["guards"]}, vp=[0, 9, 0])
    match = resolving(s, 0, "betrayal")
    assert offered(match) == [TargetPool(0), TargetPool(1), TargetPool(2)]
    answer(match, TargetPool(1))
    assert offered(match) == [Remove(1), Remove(2), Remove(3), Remove(4)]
    answer(match, Remove(4))
    assert told(match, TokensRemoved) == [TokensRemoved(1, 4)]
    assert now(match).senate_order() == [0, 1, 2]
    assert not gained(match, 0)
