"""The DOOM of Atlantis: its secret limit, the omens, and the deluge."""

from critias.engine import Rng

from ..state import Room
from .events import Deluge, Omen


def base_limit(s: Room, players: int) -> int:
    """The limit of DOOM for so many players and turns, to the nearest fifty (col.13.2).

    Or the one that the components name, whoever comes.
    """
    limit = s.box.doom.limit
    if limit.fixed is not None:
        return limit.fixed
    exact = limit.hundredths * players * s.turns
    step = 100 * limit.nearest
    return (exact + step // 2) // step * limit.nearest


def limit_for(s: Room, rng: Rng) -> int:
    """A limit that nobody can reckon: near the usual one, or just that."""
    limit = s.box.doom.limit
    usual = base_limit(s, sum(s.present))
    if not limit.spread:
        return usual
    per_cent = 100 - limit.spread + rng.below(2 * limit.spread + 1)
    return max(limit.nearest, round(usual * per_cent / 100 / limit.nearest) * limit.nearest)


def look_for_omens(s: Room) -> None:
    """Signs of ill portent, once DOOM has passed each mark on the way to the deluge (col.13.3)."""
    marks = s.box.doom.limit.omens
    doom = s.doom_of_atlantis()
    while s.omens < len(marks) and doom * 100 >= marks[s.omens] * s.doom_limit:
        s.omens += 1
        s.tell(Omen, s.omens)


def deluge(s: Room) -> bool:
    """Whether Atlantis drowns: its DOOM has reached the limit (col.13.2)."""
    if not s.deluge and s.doom_of_atlantis() >= s.doom_limit:
        s.deluge = True
        s.tell(Deluge, s.doom_of_atlantis())
    return s.deluge
