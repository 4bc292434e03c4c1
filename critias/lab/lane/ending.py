"""The final walk: all figures still under way go home, for the normal tolls (atl.end.walk)."""

import numpy as np

from critias.games.atlantis.state import FIGURES, MAINLAND

from .compiled import part
from .paying import pay_bill
from .record import Crossing, Parts
from .state import home, move_figure, toll


@part
def final_walk(s: Crossing) -> None:
    """Each player pays one bill for all figures (atl.end.bill).

    No bridge is laid any more (atl.end.bridge), and no price changes on the way.
    """
    s.over = 1
    s.count = 0
    for seat in range(s.seats):
        if home(s, seat) < FIGURES:
            bill = 0
            for figure in range(FIGURES):
                bill += toll(s, s.figures[seat, figure], MAINLAND)
            pay_bill(s, seat, bill)
            for figure in range(FIGURES):
                move_figure(s, seat, figure, MAINLAND)


@part
def score(s: Crossing, seat: int) -> int:
    """The points of all tiles and cards, less the debt (atl.end.score)."""
    total: int = s.points[seat] + s.cards[seat] - s.debts[seat]
    return total


@part
def reward(s: Crossing, parts: Parts) -> None:
    """1 for the winner, in parts for those who tie (atl.end.tie), and -1 for the others."""
    best, winners = score(s, 0), 1
    for seat in range(1, s.seats):
        if score(s, seat) > best:
            best, winners = score(s, seat), 1
        elif score(s, seat) == best:
            winners += 1
    for seat in range(s.seats):
        parts[seat] = np.float32(1 / winners if score(s, seat) == best else -1)
