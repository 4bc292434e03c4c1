"""Which cards can be played with which figure, as in `critias.games.atlantis.moving`.

Only moves that can be completed (atl.move.complete) and paid for (atl.toll.no-credit). Of the gaps
that cost something, those from the first to before the last are the ones that the seat could lay
its bridge over, or has laid it over.
"""

from typing import Any

import numpy as np

from critias.games.atlantis.box import KINDS
from critias.games.atlantis.state import FIGURES, MAINLAND

from .asking import offer
from .compiled import part
from .record import Crossing


@part
def moves(s: Crossing, seat: int) -> None:
    """Offer every card that can begin a legal move, with the figure it moves."""
    for figure in range(FIGURES):
        place = s.figures[seat, figure]
        if place != MAINLAND:  # atl.turn.figure
            plays(s, seat, figure, place, place)


@part
def plays(s: Crossing, seat: int, figure: int, start: int, place: int) -> None:
    """Offer the cards that lead a figure, come from its start to its place, to a legal end.

    Where somebody stands it may not stay (atl.move.chain-home).
    """
    points, cards = s.points[seat], s.cards[seat]
    gaps = s.gaps if s.bridges[seat] else 0
    # How far along the sum of all tolls the seat can pay its way (atl.toll.sum), one card being
    # played and so not there to pay with (atl.toll.pay).
    reach = s.tolls[start] + points + cards - 1
    for item in range(KINDS):
        if not s.kinds[seat, item]:
            continue
        end = s.ahead[item, place]  # atl.move.next, atl.move.mainland
        if not s.crowd[end]:  # atl.move.stop
            if s.tolls[end] <= reach or bridge_pays(s, start, end, s.tolls[end] - reach, 0, gaps):
                offer(s, figure * KINDS + item)
        elif s.tolls[end] < reach or gaps:
            # Somebody is there: on with another card (atl.move.occupied), unless it is too dear
            # already.
            s.kinds[seat, item] -= 1
            if can_go_on(s, seat, points, start, end, cards - 1, 0, gaps):
                offer(s, figure * KINDS + item)
            s.kinds[seat, item] += 1


@part
def can_move(s: Crossing, seat: int, points: int, first: int, last: int) -> bool:
    """Whether the seat could move with its hand and so many points beside it to pay with."""
    for figure in range(FIGURES):
        start = s.figures[seat, figure]
        if start != MAINLAND and can_go_on(
            s, seat, points, start, start, s.cards[seat], first, last
        ):
            return True
    return False


@part
def can_go_on(
    s: Crossing, seat: int, points: int, start: int, place: int, cards: int, first: int, last: int
) -> bool:
    """Whether one of so many cards leads from a place to a legal end: by chains of any length.

    The bridge of the seat may lie over one of the gaps (atl.turn.must-move).
    """
    reach = s.tolls[start] + points + cards - 1
    occupied = False
    for item in range(KINDS):
        if s.kinds[seat, item]:
            end = s.ahead[item, place]
            if s.crowd[end]:
                occupied = True
            elif s.tolls[end] <= reach or bridge_pays(
                s, start, end, s.tolls[end] - reach, first, last
            ):
                return True
    # Most of the time one card suffices, so longer chains are looked at last.
    if not occupied or cards == 1:
        return False
    for item in range(KINDS):
        if s.kinds[seat, item]:
            # As wide a number as `place`, or it would be another function that is called.
            there: Any = np.int64(s.ahead[item, place])
            if s.crowd[there] and (s.tolls[there] < reach or first < last):
                s.kinds[seat, item] -= 1
                found = can_go_on(s, seat, points, start, there, cards - 1, first, last)
                s.kinds[seat, item] += 1
                if found:
                    return True
    return False


@part
def bridge_pays(s: Crossing, start: int, end: int, missing: int, first: int, last: int) -> bool:
    """Whether a bridge over one of the gaps on the way saves what is missing (atl.bridge.lay)."""
    for gap in range(first, last):  # noqa: SIM110 (a generator takes longer to compile)
        if s.price[gap] >= missing and start < s.water[gap] < end:
            return True
    return False
