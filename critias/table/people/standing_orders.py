"""Standing orders: answers given in advance to a kind of question."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from critias.engine.decisions import Choose, Decision
from critias.engine.errors import IllegalAnswer
from critias.engine.game import Game
from critias.engine.match import Match

from ..errors import BadOrder

MOST_ORDERS = 20

_Name = Annotated[str, msgspec.Meta(max_length=200)]


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Answer questions of a rule (null: of any) with `answer` (null: with their default).

    `condition`: one that the game declares for the rule; what it says is answered, and the default
    where it does not hold. `about`: only questions that are about this. `until`: with "asked", the
    order ends when the seat is next asked something that no order answers, which is how "decline in
    this voting" is said; with "end" it stands for the match.
    """

    rule: _Name | None = None
    answer: Any = None
    until: Literal["asked", "end"] = "asked"
    condition: _Name | None = None
    about: Annotated[Mapping[_Name, Any], msgspec.Meta(max_length=5)] = {}

    def is_for(self, decision: Decision) -> bool:
        """Whether it is an order for a question."""
        about = decision.about
        return (self.rule is None or self.rule == decision.rule) and all(
            key in about and msgspec.to_builtins(about[key]) == value
            for key, value in self.about.items()
        )


class GivenOrders(msgspec.Struct, frozen=True):
    """The orders of a seat, and the question that was open to it when it gave them."""

    orders: Sequence[Order] = ()
    during: str | None = None

    def encoded(self) -> str | None:
        """As they are stored."""
        return msgspec.json.encode(self).decode() if self.orders else None


def decides(orders: Sequence[Order], decision: Decision | None) -> bool:
    """Whether a seat has nothing left to say to a reaction, whatever it holds."""
    return decision is None or any(order.is_for(decision) for order in orders)


def ordered(orders: Sequence[Order], match: Match, seat: int) -> Any:
    """What the orders of a seat answer to its question; None if they leave it to the player.

    To a reaction an order that cannot be carried out declines: whether it can be is secret.
    """
    decision = match.pending[seat]
    for order in orders:
        if not order.is_for(decision):
            continue
        wanted = _wanted(order, match, seat)
        try:
            if wanted is not None:
                return decision.accept(wanted)
        except IllegalAnswer:
            pass
        if isinstance(decision, Choose) and decision.reaction:
            return decision.default
    return None


def _wanted(order: Order, match: Match, seat: int) -> Any:
    decision = match.pending[seat]
    if order.condition is not None and isinstance(decision, Choose):
        holds = match.game.conditions.get(decision.rule, {}).get(order.condition)
        return (holds and holds(match.state, seat, decision)) or decision.default
    return decision.default if order.answer is None else order.answer


def check_orders(game: Game[Any], orders: Sequence[Order]) -> None:
    """Refuse orders under conditions that the game does not know."""
    for order in orders:
        known = game.conditions.get(order.rule or "", {})
        if order.condition is not None and order.condition not in known:
            raise BadOrder(
                f"{order.condition!r} is no condition for {order.rule}; "
                f"there {'are' if known else 'is'}: {', '.join(known) or 'none'}"
            )
