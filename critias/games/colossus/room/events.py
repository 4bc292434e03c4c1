"""What happens in the room as a whole: ledgers, phases, people, DOOM and the end."""

from typing import ClassVar

from critias.engine import Event, Seat

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
    """The DOOM of a House changes, beyond that of its members."""

    house: str
    amount: int
    cause: str


class AtlantisDoomChanged(Event, frozen=True):
    """The DOOM of Atlantis changes, and no House's."""

    amount: int
    cause: str


# The turn


class PhaseBegan(Event, frozen=True):
    """The next phase."""

    turn: int
    phase: str


# Set-up and roster


class HousesFormed(Event, frozen=True):
    """The Houses that play."""

    houses: tuple[str, ...]


class SeatTaken(Event, frozen=True):
    """A player's place in the room."""

    seat: Seat
    house: str
    role: str
    table: str


class HeroJoined(Event, frozen=True):
    """A Wandering Hero joins a House."""

    seat: Seat
    house: str
    role: str


class LimitRescaled(Event, frozen=True):
    """Control has rescaled the game to those who are there."""


# DOOM and the end


class Omen(Event, frozen=True):
    """Signs of ill portent."""

    count: int


class Deluge(Event, frozen=True):
    """Atlantis drowns."""

    doom: int


class ObjectiveWon(Event, frozen=True):
    """A House did best at a role's objective."""

    role: str
    house: str
    reached: int
    by: str


class HouseScored(Event, frozen=True):
    """What the points of a House are made of, and its DOOM."""

    house: str
    kudos: int
    objectives: int
    points: int
    doom: int


class Richest(Event, frozen=True):
    """Who has most talents."""

    seats: tuple[Seat, ...]
    talents: int


class BestHero(Event, frozen=True):
    """The Wandering Heroes with most Arete."""

    heroes: tuple[Seat, ...]
    arete: int


class GameEnded(Event, frozen=True):
    """The points of each House."""

    scores: tuple[int, ...]
