"""How a match of Atlantis Rising looks: how much of the gate stands, and how much of the island.

The weights were fitted to the outcome of matches of teams that play by rules of thumb.
"""

from math import exp

from .box import PENINSULAS, STUFF, TILES
from .state import Table

BUILT = 12.3  # the gate, complete
OWNED = 8.3  # all that it costs, in the players' hands
DRY = 10.8  # the whole island
WRATH = -0.8  # each tile that floods at the end of a round
LEVEL = -0.65
START = -10.9


def prospects(s: Table) -> list[float]:
    """The chance that all win, the same for each player."""
    left = [0] * len(STUFF)
    total = 0
    for index in s.blueprint:
        price = s.box.component(index).price()
        total += sum(price)
        if index not in s.built:
            for stuff, count in enumerate(price):
                left[stuff] += count
    owned = sum(min(left[stuff], sum(own[stuff] for own in s.stuff)) for stuff in range(len(STUFF)))
    built = total - sum(left)
    worth = START + (BUILT * built + OWNED * owned) / max(1, total)
    worth += DRY * sum(s.dry) / (TILES * len(PENINSULAS))
    worth += WRATH * s.wrath_value() + LEVEL * s.level
    return [1 / (1 + exp(-worth))] * s.seats
