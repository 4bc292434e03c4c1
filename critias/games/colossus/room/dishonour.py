"""Dishonourable conduct: the stars on a name tag."""

from ..box import STARS
from ..state import Room
from .ledger import gain


def dishonour(s: Room, seat: int, cause: str, stars: int = 1) -> None:
    """A player gains Dishonour Stars."""
    gain(s, seat, STARS, stars, cause)
