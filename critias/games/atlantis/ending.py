"""The final walk: all figures still under way go home, for the normal tolls (atl.end.walk)."""

from critias.engine import Flow, Result

from .box import ITEMS
from .events import Scored, WalkedHome
from .paying import least_loss
from .state import FIGURES, MAINLAND, Crossing


def final_walk(s: Crossing) -> Flow[None]:
    """Each player pays one bill for all figures (atl.end.bill).

    No bridge is laid any more (atl.end.bridge).
    """
    bills = [sum(s.toll(place, MAINLAND) for place in own) for own in s.figures]
    for seat, bill in enumerate(bills):
        if s.home(seat) < FIGURES:
            walk_home(s, seat, bill)
    for seat in range(s.seats):
        tiles, cards, debt = s.tile_points(seat), len(s.hands[seat]), s.debts[seat]
        s.tell(Scored, seat, tiles, cards, debt, tiles + cards - debt)  # atl.end.score
    s.stage = "over"
    yield from ()


def walk_home(s: Crossing, seat: int, bill: int) -> None:
    """Pay the bill so that the least is lost; there is nothing to decide."""
    payment = least_loss(bill, s.values[seat], len(s.hands[seat]))
    for value in payment.tiles:
        s.spend(seat, value)
    given = [s.hands[seat].pop() for _ in range(payment.cards)]
    s.discards += given
    s.debts[seat] = max(0, bill - sum(payment.tiles) - payment.cards)  # atl.end.debt
    for figure in range(FIGURES):
        s.move_figure(seat, figure, MAINLAND)
    cards = tuple(ITEMS[item] for item in given)
    s.tell(WalkedHome, seat, bill, payment.tiles, cards, s.debts[seat])


def result(s: Crossing) -> Result | None:
    """The most points win; tied players share the victory (atl.end.tie)."""
    if s.stage != "over":
        return None
    scores = tuple(
        s.tile_points(seat) + len(s.hands[seat]) - s.debts[seat] for seat in range(s.seats)
    )
    best = max(scores)
    return Result(scores, tuple(seat for seat in range(s.seats) if scores[seat] == best))
