"""The entries of a match's log: with the seed, they are the match (event sourcing)."""

from collections.abc import Iterator
from typing import Any

import msgspec


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


Happening = Answered | Commanded | Imagined
"""What is replayed from a checkpoint."""


def standing(log: list[Entry]) -> list[Answered | Commanded]:
    """The entries that have not been taken back, in order."""
    return [*last_standing(log)][::-1]


def last_standing(log: list[Entry]) -> Iterator[Answered | Commanded]:
    """The entries that have not been taken back, the last one first."""
    gone: set[int] = set()
    for entry in reversed(log):
        # What is taken back lies before what takes it back.
        if isinstance(entry, Undone):
            gone.add(entry.undo)
        elif isinstance(entry, Retracted):
            gone.update(range(entry.retract, entry.number))
        elif entry.number not in gone:
            yield entry
