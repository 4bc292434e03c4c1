"""How a match of Atlantis Rising looks: what there is of the gate, and how long the island lasts.

Most weights were fitted to the outcome of 1,500 matches of teams of two to four that play by rules
of thumb; a few were set by hand, as said there, and where it starts for teams that play as they do
now. On average over a match the chances come true within about fifteen points: were they far too
low, a search would take risks that only the desperate should. In the first round they are too low
by more.
"""

from math import exp, log

from ..box import ENERGY, PENINSULAS, STUFF, TILES
from ..state import Island
from .sea import rounds_to_come

START = -5.1
CROWD = -0.8  # each player beyond four, who has to come by a share of the power core
GATHERED = 5.2  # all that the gate costs, built or in the players' hands
DRY = 5.6  # the whole island
PACE = 2.5  # for each power of e by which hands and rounds exceed the work
WRATH = -0.8  # each tile that floods at the end of a round
LEVEL = -0.54
# Who has much of this is winning anyway, or was in need of it: by what it does, not as fitted.
BARRIER = 0.15
# Of each player, on average.
CARD = 0.3
SPARE_ENERGY = 0.15
SPARE = 0.03

COMPONENT = 3.0
"""The work of building one, in things to be gathered."""
LAST_MOMENT = 0.3
"""Rounds that are left even if hardly anything is dry."""


def prospects(s: Island) -> list[float]:
    """The chance that all win, the same for each player."""
    total, left = 0, [0] * len(STUFF)
    for index in s.blueprint:
        price = s.box.component(index).price()
        total += sum(price)
        if index not in s.built:
            left = [of_all + of_this for of_all, of_this in zip(left, price, strict=True)]
    own = [sum(of_one[stuff] for of_one in s.stuff) for stuff in range(len(STUFF))]
    owned = [min(have, need) for have, need in zip(own, left, strict=True)]
    spare = [have - used for have, used in zip(own, owned, strict=True)]
    cards = sum(map(len, s.hands))
    lacking = sum(left) - sum(owned)
    worth = START + CROWD * max(0, s.seats - 4) + GATHERED * (1 - lacking / max(1, total))
    worth += DRY * sum(s.dry) / (TILES * len(PENINSULAS))
    worth += PACE * pace(s, lacking)
    worth += WRATH * s.wrath_value() + LEVEL * s.level + BARRIER * sum(s.barriers)
    worth += (CARD * cards + SPARE_ENERGY * spare[ENERGY] + SPARE * sum(spare[:ENERGY])) / s.seats
    return [1 / (1 + exp(-worth))] * s.seats


def pace(s: Island, lacking: int) -> float:
    """How the hands and rounds that are left compare with the work that is."""
    work = lacking + COMPONENT * (len(s.blueprint) - len(s.built))
    rounds = max(LAST_MOMENT, rounds_to_come(s) - 0.5)
    return log((rounds * (sum(s.followers) + s.seats) + 1) / (work + 1))
