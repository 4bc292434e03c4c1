"""What happens at the map tables and in the room as a whole.

What the councils do is told by `council_events`.
"""

from typing import ClassVar

from critias.engine.events import Event, Seat

# Ledgers


class Received(Event, frozen=True):
    """A player gets or gives up something carried unseen."""

    seat: Seat
    resource: str
    amount: int
    cause: str
    only_for: ClassVar[str | None] = "seat"


class Gained(Event, frozen=True):
    """A player gets or gives up something that lies open."""

    seat: Seat
    resource: str
    amount: int
    cause: str


class HouseDoomChanged(Event, frozen=True):
    house: str
    amount: int
    cause: str


class AtlantisDoomChanged(Event, frozen=True):
    amount: int
    cause: str


# The turn


class PhaseBegan(Event, frozen=True):
    turn: int
    phase: str
