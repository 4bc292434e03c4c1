"""Which cards can be played with which figure: only moves that can be completed and paid for."""

from .box import HIGHEST
from .options import PLAY, Play
from .state import FIGURES, MAINLAND, Table

ITEM_RANGE = range(7)


def moves(s: Table, seat: int) -> list[Play]:
    """Every card that can begin a legal move, with the figure it moves."""
    found = []
    own, hand = s.figures[seat], s.hands[seat]
    for figure in range(FIGURES):
        place = own[figure]
        if place != MAINLAND:
            plays = PLAY[figure + 1]
            found += [plays[item] for item in playable(s, seat, place, place, hand)]
    return found


def playable(s: Table, seat: int, start: int, place: int, hand: list[int]) -> list[int]:
    """The cards of a hand that lead a figure, come from `start` to `place`, to a legal end."""
    found = []
    for item in ITEM_RANGE:
        if item in hand:
            end = s.next_match(place, item)
            if end == MAINLAND or not s.occupied(end):
                if can_pay(s, seat, start, end, len(hand) - 1):
                    found.append(item)
            elif playable(s, seat, start, end, without(hand, item)):
                found.append(item)
    return found


def can_pay(s: Table, seat: int, start: int, end: int, cards: int) -> bool:
    """Whether a seat with so many cards left can pay its way, perhaps by laying its bridge."""
    toll = s.toll(start, end)
    if toll <= cards:
        return True
    wealth = cards + s.tile_points(seat)
    if toll <= wealth:
        return True
    if not s.bridges[seat] or toll > wealth + HIGHEST:
        return False
    return toll - max(price for water, price in s.gaps() if start < water < end) <= wealth


def can_move(s: Table, seat: int, bridged: int = MAINLAND, price: int = 0) -> bool:
    """Whether a seat can move once it has laid its bridge over a gap, or as if it had none."""
    return any(
        _can_complete(s, seat, place, place, s.hands[seat], bridged, price)
        for place in s.figures[seat]
        if place != MAINLAND
    )


def _can_complete(
    s: Table, seat: int, start: int, place: int, hand: list[int], bridged: int, price: int
) -> bool:
    for item in set(hand):
        end = s.next_match(place, item)
        if end == MAINLAND or not s.occupied(end):
            saved = price if start < bridged < end else 0
            if s.toll(start, end) - saved <= len(hand) - 1 + s.tile_points(seat):
                return True
        elif _can_complete(s, seat, start, end, without(hand, item), bridged, price):
            return True
    return False


def without(hand: list[int], item: int) -> list[int]:
    """A copy of a hand with one card less."""
    rest = hand.copy()
    rest.remove(item)
    return rest
