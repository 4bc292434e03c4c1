"""Upgrade cards: their shop, and what they do outside conflicts."""

from critias.engine.decisions import Option
from critias.engine.flows import Flow

from .state import Room


def begin_turn(s: Room) -> None:
    """What upgrade cards do when a turn begins."""


def trophies(s: Room, seat: int) -> Flow[None]:
    """What a player's upgrade cards yield in the Trophy Phase."""
    yield from ()


def free_time(s: Room, seat: int) -> list[Option]:
    """What a player's upgrade cards allow in free time."""
    return []


def use_in_free_time(s: Room, seat: int, answer: Option) -> None:
    """Carry out an answer that `free_time` offered."""
