"""What standing orders answer."""

from typing import Any

import pytest

from critias.engine.registry import new
from critias.table.errors import BadOrder
from critias.table.people.standing_orders import Order, check_orders, ordered
from tests.tiny import Bid, Pass, Shells, SpendGuard, game


@pytest.mark.parametrize(
    ("orders", "answer"),
    [
        ([], None),
        ([Order()], Pass()),
        ([Order("tiny.guard")], Pass()),
        ([Order("tiny.bid")], None),
        ([Order("tiny.guard", {"type": "pass"})], Pass()),
        ([Order("tiny.guard", {"type": "dance"})], Pass()),  # as whoever cannot do it
        ([Order("tiny.guard", {"type": "spend-guard"})], Pass()),
        ([Order("tiny.guard", condition="behind")], Pass()),
        ([Order("tiny.guard", about={"winner_seat": 0})], Pass()),
        ([Order("tiny.guard", about={"winner_seat": 1})], None),
        ([Order("tiny.guard", about={"moon": "full"})], None),
        ([Order("tiny.guard", {"type": "dance"}), Order()], Pass()),
    ],
)
def test_what_orders_answer(orders: list[Order], answer: Any) -> None:
    match = new(game, seats=2, seed=7)
    match.answer(0, Bid(1))
    assert ordered(orders, match, 1) is None or "tiny.bid" in [o.rule for o in orders]
    match.answer(1, Bid(0))
    assert ordered(orders, match, 1) == answer


def test_a_condition_decides_for_whoever_has_the_card() -> None:
    match = new(game, seats=3, seed=4)  # seat 1 holds a guard
    for seat in range(3):
        match.answer(seat, Bid(3 if seat == 0 else 0))
    orders = [Order("tiny.guard", condition="behind")]
    assert [ordered(orders, match, seat) for seat in (1, 2)] == [SpendGuard(), Pass()]
    state = match.state
    assert isinstance(state, Shells)
    state.shells[1] = 1
    assert ordered(orders, match, 1) == Pass()


@pytest.mark.parametrize("order", [Order("tiny.guard", condition="rain"), Order(condition="rain")])
def test_a_condition_that_the_game_does_not_know_is_refused(order: Order) -> None:
    with pytest.raises(BadOrder, match="rain"):
        check_orders(game, [order])
    check_orders(game, [Order("tiny.guard", condition="behind"), Order()])
