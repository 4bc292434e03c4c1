"""How a match of Atlantis looks between turns.

The weights were fitted to the final scores of matches between players by rules of thumb.
"""

from critias.engine import chances

from .state import MAINLAND, Crossing

CARD = 1.35
KIND = 1.0  # a card of an item that the rest of the hand does not show
SPACE = 0.18
FOREMOST = 0.2  # a space of the figure that is furthest ahead, on top
TOLL = 0.7  # some of it will never be paid, as others lay bridges
BRIDGE = 1.5
TO_MOVE = 3.5
DOUBT = 5.0


def prospects(s: Crossing) -> list[float]:
    """The chance of each player to win."""
    return chances([points(s, seat) for seat in range(s.seats)], DOUBT)


def points(s: Crossing, seat: int) -> float:
    """What a player will probably score, less what all will."""
    own, hand = s.figures[seat], s.hands[seat]
    bill = sum(s.toll(place, MAINLAND) for place in own)
    worth = s.tile_points(seat) + CARD * len(hand) + KIND * len(set(hand))
    worth += SPACE * sum(own) + FOREMOST * max(own) - TOLL * bill
    worth += BRIDGE * s.bridges[seat]
    return worth + TO_MOVE if s.turn == seat else worth
