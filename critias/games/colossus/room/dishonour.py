"""Dishonourable conduct: the stars on a name tag (col.9.1).

Whatever is dishonourable calls this where it happens (col.9.2): entering a rival region without
leave, no attack after a challenge, a tested weapon, an undefended city, an abstention, Phobos, a
broken oath, a bribe, and what council actions say.
"""

from ..box import STARS
from ..state import Room
from .ledger import gain


def dishonour(s: Room, seat: int, cause: str, stars: int = 1) -> None:
    """A player gains stars, and all learn for what."""
    gain(s, seat, STARS, stars, cause)
