"""A decent player: runs, collects, and leaves expensive water behind.

It is only ever handed states imagined for its seat, so it may look at all of them; it looks at
nothing but its own hand and the open table anyway.
"""

from typing import Any

from critias.engine import Choose, Decision, Rng, best_looking

from .box import ITEMS, TILE_VALUE
from .moving import distinct
from .options import Buy, Give, LayBridge, Pay, PayTile, Play
from .paying import ways_to_pay, ways_with
from .state import FIGURES, MAINLAND, Crossing

# What things are worth, in points.
CARD = 1.3  # one point at the end, and a move before
SPACE = 0.3
ARRIVAL = 3.0  # more cards each turn from now on
REARMOST = 0.6
BRIDGE = 2.0
LAST_CARDS = 4.0  # the need for cards of whoever has one or none, for each below two
WINNING = 10.0
LOSING = -5.0
STUCK = -6.0  # a turn is lost
IMPOSSIBLE = -100.0


def choose(s: Crossing, decision: Decision, rng: Rng) -> Any:
    """The best-looking option; equals are decided by chance, and each kind of move is one."""
    assert isinstance(decision, Choose)
    narrowed = Choose(decision.seat, distinct(s, decision), decision.rule, decision.about)
    return best_looking(narrowed, appraise(s, narrowed, rng), rng)


def appraise(s: Crossing, decision: Choose, rng: Rng) -> list[float]:
    """How good each option looks, in points."""
    return [worth(s, decision, option) for option in decision.options]


def worth(s: Crossing, decision: Choose, option: Any) -> float:
    """How good an answer looks, in points."""
    seat = decision.seat
    hand = s.hands[seat]
    if isinstance(option, Play):
        return _best_end(s, seat, option.figure - 1, ITEMS.index(option.card))
    if isinstance(option, Buy):
        return option.value // 2 * CARD - option.value + LAST_CARDS * (2 - len(hand))
    if isinstance(option, Pay):
        return _price(option)
    if isinstance(option, PayTile):
        ways = ways_to_pay(decision.about["toll"], s.values[seat], len(hand))
        chosen = (*decision.about["chosen"], option.value)
        return max(_price(way) for way in ways_with(ways, chosen))
    if isinstance(option, LayBridge):
        return _bridge(s, seat, option.space, decision.about.get("toll"))
    if isinstance(option, Give):
        return hand.count(ITEMS.index(option.card))
    return STUCK + 2 * CARD


def _price(payment: Pay) -> float:
    return -sum(payment.tiles) - CARD * payment.cards


def _best_end(s: Crossing, seat: int, figure: int, item: int) -> float:
    """The best end of a move that begins, or goes on, with this card."""
    start = s.figures[seat][figure]

    def best(place: int, item: int, hand: list[int]) -> float:
        end = s.next_match(place, item)
        rest = hand.copy()
        rest.remove(item)
        if not s.occupied(end):
            return _end(s, seat, figure, end, len(rest)) - CARD
        return max((best(end, card, rest) for card in set(rest)), default=IMPOSSIBLE) - CARD

    return best(start, item, s.hands[seat])


def _end(s: Crossing, seat: int, figure: int, end: int, cards: int) -> float:
    """What it is worth to move a figure to this end, with so many cards left to pay with.

    In the middle of a chain the toll counts from the tile reached so far; what was crossed before
    must be paid whichever card comes next.
    """
    own = s.figures[seat]
    start = own[figure]
    cost = _crossing(s, seat, start, end, cards)
    score = SPACE * (end - start) - cost
    if start == min(own):
        score += REARMOST
    if end == MAINLAND:
        score += ARRIVAL + _ending(s, seat, cost)
    return score + TILE_VALUE[s.top[_tile_to_take(s, start, end)]]


def _tile_to_take(s: Crossing, start: int, end: int) -> int:
    """The space of the first free tile behind the end, perhaps the one that the figure leaves."""
    behind = s.tile_behind(end)
    return start if behind < start < end and s.crowd[start] == 1 else behind


def _crossing(s: Crossing, seat: int, start: int, end: int, cards: int) -> float:
    """The price of the way, perhaps by laying the bridge over the dearest gap."""
    toll = s.toll(start, end)
    wealth = s.tile_points(seat) + cards
    costs = [float(toll)] if toll <= wealth else []
    if toll and s.bridges[seat]:
        dearest = max(price for water, price in s.gaps() if start < water < end)
        if toll - dearest <= wealth:
            costs.append(toll - dearest + BRIDGE)
    return min(costs, default=-IMPOSSIBLE)


def _ending(s: Crossing, seat: int, cost: float) -> float:
    """Whether bringing the third figure home now would win, as far as can be seen."""
    if s.home(seat) < FIGURES - 1:
        return 0.0
    others = [
        s.wealth(other) - sum(s.toll(place, MAINLAND) for place in s.figures[other])
        for other in range(s.seats)
        if other != seat
    ]
    return WINNING if s.wealth(seat) - cost + 1 + FIGURES > max(others) else LOSING


def _bridge(s: Crossing, seat: int, space: int, toll: int | None) -> float:
    """A bridge saves some of the toll that is due, and is there for figures yet to cross."""
    if toll is None:
        return IMPOSSIBLE / 2  # at the start of a turn: keep it until a toll is due
    price = next(price for water, price in s.gaps() if water == space)
    behind = sum(place < space for place in s.figures[seat])
    saved = price if behind < FIGURES else 0
    return 0.5 * price * behind - (toll - saved) - BRIDGE
