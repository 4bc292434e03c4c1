"""The entries of a match's log: with the seed, they are the match (event sourcing)."""

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Any, NamedTuple

import msgspec

from .hidden import Hiding


class Answered(msgspec.Struct, frozen=True, gc=False):
    """A seat answered its question."""

    number: int
    seat: int
    answer: Any


class Commanded(msgspec.Struct, frozen=True):
    """A command came from outside the flow; the seat is None for the referee."""

    number: int
    seat: int | None
    command: Any


class Undone(msgspec.Struct, frozen=True):
    """A seat took back its answer, the entry of number `undo`."""

    number: int
    seat: int
    undo: int


class Retracted(msgspec.Struct, frozen=True):
    """The referee took back all that stood from entry `retract` on."""

    number: int
    retract: int
    reason: str


Entry = Answered | Commanded | Undone | Retracted


class Imagined(msgspec.Struct, frozen=True):
    """Not an entry: the moment at which an imagined match leaves the real one."""

    number: int
    seat: int | None
    key: bytes
    hiding: Hiding


Happening = Answered | Commanded | Imagined
"""What is replayed from a checkpoint."""


class Standing(NamedTuple):
    """The entries that have not been taken back, the last one first.

    A linked list, of which copies of a match share all that they have in common.
    """

    entry: Answered | Commanded
    before: "Standing | None"


def after_entry(standing: Standing | None, entry: Entry) -> Standing | None:
    """What stands once an entry was made."""
    if isinstance(entry, Retracted):
        return _up_to(standing, entry.retract)
    if isinstance(entry, Undone):
        later = since(standing, entry.undo)
        standing = _up_to(standing, entry.undo)
        for one in later:  # of others, who decide in secret beside it
            standing = Standing(one, standing)
        return standing
    return Standing(entry, standing)


def standing(log: Iterable[Entry]) -> list[Answered | Commanded]:
    """The entries of a log that have not been taken back, in order."""
    stands: Standing | None = None
    for entry in log:
        stands = after_entry(stands, entry)
    return [*standing_in(stands)][::-1]


def standing_in(standing: Standing | None) -> Iterator[Answered | Commanded]:
    """What stands, the last one first."""
    while standing is not None:
        yield standing.entry
        standing = standing.before


def since(standing: Standing | None, number: int) -> list[Answered | Commanded]:
    """What stands of the entries after that of a number, in order."""
    found = takewhile(lambda entry: entry.number > number, standing_in(standing))
    return [*found][::-1]


def _up_to(standing: Standing | None, number: int) -> Standing | None:
    while standing is not None and standing.entry.number >= number:
        standing = standing.before
    return standing
