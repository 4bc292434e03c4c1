"""Rules as coroutines: what a flow may yield.

`answer = yield Choose(...)` asks one seat. `seat, answer = yield (Choose(...), Choose(...))` takes
whoever answers first. `answers = yield from simultaneously({seat: flow, ...})` lets several flows
run side by side. There is no other way to ask.
"""

from collections.abc import Generator, Mapping
from typing import Any, TypeVar

from .decisions import Choose, Fill

T = TypeVar("T")
K = TypeVar("K")


class Together:
    """Sub-flows that run side by side; what `simultaneously` yields."""

    __slots__ = ("flows", "sealed")

    def __init__(self, flows: Mapping[Any, "Flow[Any]"], sealed: bool) -> None:
        self.flows = flows
        self.sealed = sealed


Ask = Choose | Fill[Any] | tuple[Choose | Fill[Any], ...] | Together
Flow = Generator[Ask, Any, T]


def simultaneously(flows: Mapping[K, Flow[T]], *, sealed: bool = True) -> Flow[dict[K, T]]:
    """Run the flows side by side and return what each returned, under the same keys.

    Sealed (the default), the keys are seats, and each walks its own flow in secret: until all are
    done, nobody learns anything, not even who has answered. A sealed flow asks no other seat,
    draws nothing at random and changes nothing that others can see.

    Not sealed, the keys are anything (the tables of a hall) and the flows play in the open.
    """
    results: dict[K, T] = yield Together(flows, sealed)
    return results
