"""Dishonourable conduct: the stars on a name tag."""

from .box import STARS
from .ledger import gain
from .state import Room


def dishonour(s: Room, seat: int, cause: str, stars: int = 1) -> None:
    """A player gains Dishonour Stars."""
    gain(s, seat, STARS, stars, cause)
