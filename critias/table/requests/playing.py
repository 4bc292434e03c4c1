"""Answering, taking back, weighing, and what is replied."""

from typing import Annotated, Any

import msgspec

from critias.engine.errors import IllegalAnswer, MatchOver, NotAsked
from critias.engine.previews import preview
from critias.engine.randomness import Rng

from ..errors import NotPlaying
from ..messages import CommandId, Text
from ..people.proposals import Kind
from ..people.standing_orders import MOST_ORDERS, Order
from ..table import Table


class NewAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a question; `seat`: the player for whom a referee answers."""

    question: Text
    answer: Any
    id: CommandId
    seat: int | None = None


class TriedAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer that is not given yet."""

    question: Text
    answer: Any


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to take back one's last answer."""

    id: CommandId


class Advice(msgspec.Struct, frozen=True):
    """What a bot would answer."""

    answer: Any


class Foreseen(msgspec.Struct, frozen=True):
    """What is sure to follow an answer; what cannot be known is null.

    `can_undo`: whether it could then be taken back, before anybody else acts. `events` is null
    where the answer cannot be given, or not any more: who weighs something while others act is
    often too late, and has done nothing wrong.
    """

    events: list[Any] | None
    can_undo: bool = False


class Orders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All standing orders of a seat."""

    orders: Annotated[list[Order], msgspec.Meta(max_length=MOST_ORDERS)]


class NewProposal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody proposes to all people at the table."""

    kind: Kind
    seat: int | None = None


class Vote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Yes or no to what is proposed."""

    agree: bool


class Accepted(msgspec.Struct, frozen=True):
    """What was sent is durable. `proposed`: it waits for the consent of others."""

    accepted: bool = True
    proposed: bool | msgspec.UnsetType = msgspec.UNSET


def foreseen(table: Table, seat: int, tried: TriedAnswer, rng: Rng) -> Foreseen:
    """What would follow an answer of a seat, as far as that can know."""
    try:
        match = table.playing()
        if match.question(seat) != tried.question:
            return Foreseen(None)
        seen = preview(match, seat, tried.answer, rng)
    except (NotPlaying, MatchOver, NotAsked, IllegalAnswer):
        return Foreseen(None)
    return Foreseen([*seen.events], seen.can_undo and table.settings.undo == "free")
