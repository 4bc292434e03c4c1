"""How a match of End of Atlantis looks between phases.

The weights were fitted to the final scores of matches between players by rules of thumb.
"""

from critias.engine import chances

from ..box import EXOTIC_BIRDS, KEY_OF_ATLANTIS, ORICHALCUM
from ..state import ALL_SHIPS, Harbour
from .heuristics import arrival

PORT = 0.45  # what an arrival would bring, for ships that have yet to leave
OCEAN = 0.7
TOKEN = 0.35
SPECIAL = 0.4  # but for treasures, which have a price
SENATE = 0.45  # a place in the order
DOUBT = 5.0


def prospects(s: Harbour) -> list[float]:
    """The chance of each player to win."""
    order = s.senate_order()
    return chances([points(s, seat) - SENATE * order.index(seat) for seat in range(s.seats)], DOUBT)


def points(s: Harbour, seat: int) -> float:
    """What a player will probably score, less what all will."""
    worth = s.vp[seat] + TOKEN * s.supply[seat]
    for ship in ALL_SHIPS:
        if s.refugees(ship, seat):
            worth += (OCEAN if s.at_sea[ship] else PORT) * arrival(s, ship, seat)
    prices = s.variant.points
    for special in s.specials[seat]:
        if special == EXOTIC_BIRDS:
            worth += prices.exotic_birds
        elif special == ORICHALCUM:
            worth += prices.orichalcum
        elif special == KEY_OF_ATLANTIS:
            worth += prices.key_of_atlantis
        else:
            worth += SPECIAL
    return worth
