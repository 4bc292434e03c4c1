"""What standing orders answer."""

from typing import Any

import pytest

from critias.engine.registry import new
from critias.table.people.standing_orders import Order, ordered
from tests.tiny import Bid, Pass, game


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
