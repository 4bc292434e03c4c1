"""The great wonders: how they are raised, and what they do outside conflicts."""

from critias.engine.decisions import Option
from critias.engine.flows import Flow

from .state import Room


def begin_turn(s: Room) -> None:
    """What wonders do when a turn begins."""


def trophies(s: Room, seat: int) -> Flow[None]:
    """What a player's wonders yield in the Trophy Phase."""
    yield from ()


def free_time(s: Room, seat: int) -> list[Option]:
    """What a player's wonders allow in free time."""
    return []


def use_in_free_time(s: Room, seat: int, answer: Option) -> None:
    """Carry out an answer that `free_time` offered."""


def move(s: Room, wonder: str, seat: int, cause: str) -> None:
    """A wonder is set up in another city."""
    s.wonders[wonder] = seat


def destroy(s: Room, wonder: str, cause: str) -> None:
    """A wonder is gone for good."""
    del s.wonders[wonder]
    s.fallen_wonders.append(wonder)
