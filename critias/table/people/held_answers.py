"""Answers that are held until a reaction window closes."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from critias.engine.errors import QuestionClosed


class Held(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat has answered; it may answer otherwise until it is `sealed`.

    `asked`: names the question, as the clocks do. `command`, `by`: as in the row it becomes.
    """

    asked: str
    answer: Any
    command: str | None = None
    by: str | None = None
    sealed: bool = False

    def encoded(self) -> str:
        """As it is stored."""
        return msgspec.json.encode(self).decode()


def may_hold(before: Held | None, new: Held) -> Held:
    """The new answer, unless the window has closed over the one before."""
    if before is not None and before.sealed and before.asked == new.asked:
        raise QuestionClosed("the time for this reaction is over")
    return new


def sealed(before: Sequence[Held | None], defaults: Mapping[int, Held]) -> dict[int, Held]:
    """What takes effect for each seat that is asked: what it holds, or else its default."""
    final = {}
    for seat, default in defaults.items():
        held = before[seat]
        mine = held if held is not None and held.asked == default.asked else default
        final[seat] = msgspec.structs.replace(mine, sealed=True)
    return final
