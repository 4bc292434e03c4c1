"""Standing orders: answers given in advance to a kind of question."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from critias.engine.decisions import Decision
from critias.engine.errors import IllegalAnswer

MOST_ORDERS = 20


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Answer questions of a rule (null: of any) with `answer` (null: with their default).

    `until`: with "asked", the order ends when the seat is next asked something that no order
    answers, which is how "decline reactions this turn" is said; with "end" it stands for the match.
    """

    rule: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    answer: Any = None
    until: Literal["asked", "end"] = "asked"


class GivenOrders(msgspec.Struct, frozen=True):
    """The orders of a seat, and the question that was open to it when it gave them."""

    orders: Sequence[Order] = ()
    during: str | None = None

    def encoded(self) -> str | None:
        """As they are stored."""
        return msgspec.json.encode(self).decode() if self.orders else None


def ordered(orders: Sequence[Order], decision: Decision) -> Any:
    """What the orders answer to a question; None if they leave it to the player."""
    for order in orders:
        if order.rule is None or order.rule == decision.rule:
            wanted = decision.default if order.answer is None else order.answer
            try:
                return None if wanted is None else decision.accept(wanted)
            except IllegalAnswer:
                continue
    return None
