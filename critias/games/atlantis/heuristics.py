"""A decent player: runs, collects, and leaves expensive water behind.

It is only ever handed states imagined for its seat, so it may look at all of them; it looks at
nothing but its own hand and the open table anyway.
"""

from typing import Any

from critias.engine.decisions import Choose, Decision, Option
from critias.engine.randomness import Rng

from .box import ITEMS, TILE_VALUE
from .moving import without
from .options import Buy, Give, LayBridge, Pay, Play
from .state import FIGURES, MAINLAND, Table

CARD = 1.3  # a card is worth a point at the end, and a move before
SPACE = 0.18
ARRIVAL = 3.0
REARMOST = 0.6
BRIDGE = 3.5
STRANDED = -100.0


def choose(s: Table, decision: Decision, rng: Rng) -> Any:
    """The best-looking option; equals are decided by chance."""
    assert isinstance(decision, Choose)
    seat = decision.seat
    scored = [(worth(s, seat, option), option) for option in decision.options]
    best = max(score for score, _ in scored)
    return rng.choice([option for score, option in scored if score == best])


def worth(s: Table, seat: int, option: Option) -> float:
    """How good an option looks, in points."""
    if isinstance(option, Play):
        return _play(s, seat, option.figure - 1, ITEMS.index(option.card))
    if isinstance(option, Pay):
        return -sum(option.tiles) - CARD * option.cards
    if isinstance(option, LayBridge):
        return _bridge(s, seat, option.space)
    if isinstance(option, Give):
        return s.hands[seat].count(ITEMS.index(option.card))
    if isinstance(option, Buy):
        # Worth it only when there is next to nothing to play with.
        return (option.value // 2) * CARD - option.value + (8 - 4 * len(s.hands[seat]))
    return STRANDED


def _play(s: Table, seat: int, figure: int, item: int) -> float:
    """The best end of a move that begins, or goes on, with this card."""
    start = s.figures[seat][figure]
    if s.played:
        # In mid-chain the toll counts from the tile behind; the difference is the same for all.
        start = min(start, MAINLAND)
    return _best_end(s, seat, figure, start, start, item, s.hands[seat])


def _best_end(
    s: Table, seat: int, figure: int, start: int, place: int, item: int, hand: list[int]
) -> float:
    end = s.next_match(place, item)
    rest = without(hand, item)
    if end == MAINLAND or not s.occupied(end):
        return _arrival(s, seat, figure, start, end, rest) - CARD
    onward = [_best_end(s, seat, figure, start, end, card, rest) for card in set(rest)]
    return max(onward, default=STRANDED) - CARD


def _arrival(s: Table, seat: int, figure: int, start: int, end: int, rest: list[int]) -> float:
    toll = s.toll(start, end)
    wealth = s.tile_points(seat) + len(rest)
    if toll > wealth:
        if not s.bridges[seat]:
            return STRANDED
        prices = [price for water, price in s.gaps() if start < water < end]
        toll -= max(prices) - BRIDGE
        if toll > wealth + BRIDGE:
            return STRANDED
    score = SPACE * (end - start) - toll
    own = s.figures[seat]
    others_behind = [place for other, place in enumerate(own) if other != figure and place < start]
    if not others_behind:
        score += REARMOST
    if end == MAINLAND:
        score += ARRIVAL + _ending(s, seat, toll)
    own[figure] = end
    space = s.tile_behind(end)
    own[figure] = start
    if space:
        score += TILE_VALUE[s.top[space]]
    return score


def _ending(s: Table, seat: int, toll: int) -> float:
    """Whether bringing the third figure home now would win, as far as can be seen."""
    if s.home(seat) < FIGURES - 1:
        return 0.0
    standing = [
        s.wealth(one) - sum(s.toll(place, MAINLAND) for place in s.figures[one])
        for one in range(s.seats)
    ]
    others = max(points for one, points in enumerate(standing) if one != seat)
    return 10.0 if s.wealth(seat) - toll + 4 > others else -5.0


def _bridge(s: Table, seat: int, space: int) -> float:
    """A bridge saves the price of the gap for each own figure that has yet to cross it."""
    price = next(price for water, price in s.gaps() if water == space)
    if not s.played:
        return STRANDED / 2
    behind = sum(place < space for place in s.figures[seat])
    return -BRIDGE + 0.5 * price * behind - _least_payment(s, seat, space, price)


def _least_payment(s: Table, seat: int, space: int, price: int) -> float:
    """What is still to be paid after laying the bridge, to compare with paying it all."""
    crossed = [p for p in s.figures[seat] if p > space]
    return 0.0 if crossed else float(price)
