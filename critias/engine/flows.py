"""Rules as coroutines: what a flow may yield.

`answer = yield from ask(Choose(...))` asks one seat. `seat, answer = yield from first_of(...)`
takes whoever answers first. `answers = yield from simultaneously({seat: flow, ...})` lets several
flows run side by side. There is no other way to ask.

`yield from stand_still()` asks nobody: only a command leads on from there.

The first two are `yield Choose(...)` and `yield (Choose(...), Choose(...))` with types: where play
is hot, write that.
"""

from collections.abc import Generator, Iterable, Mapping
from typing import Any, TypeVar, overload

from .decisions import AnyForm, Choose, Fill, Option

T = TypeVar("T")
K = TypeVar("K")
Answer = TypeVar("Answer", bound=Option)


class Together:
    """Sub-flows that run side by side; what `simultaneously` yields."""

    __slots__ = ("flows", "sealed")

    def __init__(self, flows: Mapping[Any, "Flow[Any]"], sealed: bool) -> None:
        self.flows = flows
        self.sealed = sealed


class Standstill:
    """A step that waits for a command; what `stand_still` yields."""

    __slots__ = ()


Ask = Choose | Fill[Any] | tuple[Choose | Fill[Any], ...] | Together | Standstill
Flow = Generator[Ask, Any, T]


@overload
def ask(question: Choose[Answer]) -> Flow[Answer]: ...


@overload
def ask(question: Fill[AnyForm]) -> Flow[AnyForm]: ...


def ask(question: Choose[Any] | Fill[Any]) -> Flow[Any]:
    """Ask one seat, and return what it chose or filled in."""
    return (yield question)


def first_of(questions: Iterable[Choose[Answer]]) -> Flow[tuple[int, Answer]]:
    """Ask several seats, and return the first that answers, and its answer."""
    answered: tuple[int, Answer] = yield tuple(questions)
    return answered


def simultaneously(flows: Mapping[K, Flow[T]], *, sealed: bool = True) -> Flow[dict[K, T]]:
    """Run the flows side by side (fork and join): return what each returned, under the same keys.

    Sealed (the default), the keys are seats, and each walks its own flow in secret: until all are
    done, nobody learns anything, not even who has answered. A sealed flow asks no other seat,
    draws nothing at random and changes nothing that others can see.

    Not sealed, the keys are anything (the tables of a hall) and the flows play in the open.
    """
    results: dict[K, T] = yield Together(flows, sealed)
    return results


def stand_still() -> Flow[None]:
    """Ask nobody: the step lasts until a command answers with `Then.NEXT_STEP`."""
    yield Standstill()
