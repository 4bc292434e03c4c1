"""Ways to pay a toll, as in `critias.games.atlantis.paying`, and how a final bill is paid.

A way is how many tiles of each value, and in the place of the value 0 how many cards.
"""

from critias.games.atlantis.box import HIGHEST, NONE

from .asking import PAY_TILE, WAY, offer
from .compiled import part
from .record import WAYS, Crossing
from .state import VALUE, discard, spend


@part
def offer_payments(s: Crossing, seat: int) -> None:
    """Offer the ways that spend the chosen tiles, whatever else they spend.

    Up to a dozen as they are; of more, what can be chosen next: another tile, or no other
    (atl.toll.tiles).
    """
    for value in range(HIGHEST + 1):
        s.used[value] = s.further[value] = 0
    s.found = 0
    s.complete = -1
    add_tiles(s, seat, s.toll, HIGHEST, min(s.cards[seat], s.toll))
    if s.found <= WAYS:
        for rank in range(s.found):
            offer(s, WAY + s.order[rank])
        return
    if s.complete >= 0:
        for value in range(1, HIGHEST + 1):
            s.ways[0, value] = s.chosen[value]
        s.ways[0, 0] = s.complete
        offer(s, WAY)
    for value in range(1, HIGHEST + 1):
        if s.further[value]:
            offer(s, PAY_TILE + value)


@part
def add_tiles(s: Crossing, seat: int, missing: int, highest: int, cards: int) -> None:
    """Complete a payment with tiles up to a value, the highest first, and cards.

    As each tile is at most as high as those before it, stopping once the toll is covered leaves
    exactly the ways in which no tile could be left out.
    """
    if missing <= cards:
        add_way(s, max(0, missing))
    if missing <= 0:
        return
    for value in range(highest, 0, -1):
        if s.used[value] < s.values[seat, value]:
            s.used[value] += 1
            add_tiles(s, seat, missing - value, value, cards)
            s.used[value] -= 1


@part
def add_way(s: Crossing, cards: int) -> None:
    """Note a way, unless it leaves out a chosen tile: the least wasteful in the first place."""
    tiles = points = more = 0
    for value in range(1, HIGHEST + 1):
        if s.used[value] < s.chosen[value]:
            return
        tiles += s.used[value]
        points += s.used[value] * value
        if s.used[value] > s.chosen[value]:
            s.further[value] = more = 1
    if not more:
        s.complete = cards
    way = s.found
    s.found += 1
    if way >= WAYS:
        return
    for value in range(1, HIGHEST + 1):
        s.ways[way, value] = s.used[value]
    s.ways[way, 0] = cards
    s.waste[way] = ((points + cards) * 1000 + cards) * 1000 + tiles
    rank = way
    while rank and s.waste[s.order[rank - 1]] > s.waste[way]:
        s.order[rank] = s.order[rank - 1]
        rank -= 1
    s.order[rank] = way


@part
def pay_bill(s: Crossing, seat: int, bill: int) -> None:
    """Pay a final bill so that the least is lost; what cannot be paid is a debt (atl.end.bill).

    With tiles go the cards that pay what the tiles leave.
    """
    cards = s.cards[seat]
    if s.points[seat] + cards <= bill:
        for value in range(1, HIGHEST + 1):
            s.chosen[value] = s.values[seat, value]
    else:
        choose_least_loss(s, seat, bill, cards)
    missing = bill
    for value in range(1, HIGHEST + 1):
        for _ in range(s.chosen[value]):
            spend(s, seat, value)
            missing -= value
    for _ in range(min(cards, max(0, missing))):
        give_last(s, seat)
        missing -= 1
    s.debts[seat] = max(0, missing)  # atl.end.debt


@part
def choose_least_loss(s: Crossing, seat: int, bill: int, cards: int) -> None:
    """Choose tiles that waste the least, and of those the ones that spare most cards."""
    points, last = s.points[seat], s.last
    for total in range(1, points + 1):
        last[total] = NONE
    last[0] = 0
    for place in range(s.tiles[seat]):
        value = VALUE[s.collected[seat, place]]
        for total in range(points - value, -1, -1):
            if last[total] != NONE and last[total + value] == NONE:
                last[total + value] = place
    total = min(bill, points)
    while last[total] == NONE:
        total -= 1
    if total + cards < bill:
        total = bill + 1
        while last[total] == NONE:
            total += 1
    for value in range(HIGHEST + 1):
        s.chosen[value] = 0
    while total:
        value = VALUE[s.collected[seat, last[total]]]
        s.chosen[value] += 1
        total -= value


@part
def give_last(s: Crossing, seat: int) -> None:
    """The last card of a hand goes to the discards."""
    s.cards[seat] -= 1
    item = s.hands[seat, s.cards[seat]]
    s.kinds[seat, item] -= 1
    discard(s, item)
