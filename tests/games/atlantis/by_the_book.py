"""The moves of Atlantis, sentence by sentence as the rulebook has them: plain, and slow for it.

Nothing here looks at what the state keeps beside the things on the table (values, ahead, tolls,
crowd), so that the rules can be held to it.
"""

from collections.abc import Iterator
from itertools import pairwise

from critias.engine import copy_state
from critias.games.atlantis.box import NONE, TILE_ITEM, TILE_VALUE
from critias.games.atlantis.state import MAINLAND, SPACES, Crossing


def gaps(s: Crossing) -> list[tuple[int, int]]:
    """Water between two tiles has a price, unless a bridge spans it: the lower of their values."""
    land = [space for space in SPACES if s.top[space] != NONE]
    return [
        (near + 1, min(TILE_VALUE[s.top[near]], TILE_VALUE[s.top[far]]))
        for near, far in pairwise(land)
        if far - near > 1 and not any(s.bridge_at[near + 1 : far])
    ]


def tolls(s: Crossing, start: int, end: int) -> list[int]:
    """A move pays for each gap that it crosses."""
    return [price for water, price in gaps(s) if start < water < end]


def next_match(s: Crossing, place: int, item: int) -> int:
    """A figure goes to the next visible tile with the item of the card, or else home."""
    ahead = [space for space in SPACES if space > place and s.top[space] != NONE]
    return next((space for space in ahead if TILE_ITEM[s.top[space]] == item), MAINLAND)


def occupied(s: Crossing, place: int) -> bool:
    """One's own figures are in the way, too. The mainland has room for all."""
    return place != MAINLAND and any(place in own for own in s.figures)


def tile_behind(s: Crossing, place: int) -> int:
    """The first tile behind a figure, towards Atlantis, that nobody stands on; 0 for none."""
    free = [space for space in SPACES if s.top[space] != NONE and not occupied(s, space)]
    return max((space for space in free if space < place), default=0)


def ways(s: Crossing, place: int, hand: list[int]) -> Iterator[tuple[list[int], int]]:
    """Play a card; if somebody is there, another, until a figure is alone or home."""
    for item in sorted(set(hand)):
        end = next_match(s, place, item)
        if not occupied(s, end):
            yield [item], end
            continue
        rest = hand.copy()
        rest.remove(item)
        for cards, final in ways(s, end, rest):
            yield [item, *cards], final


def cards_to_play(s: Crossing, seat: int, start: int, place: int, points: int) -> set[int]:
    """The cards that begin a move that can be completed, and paid with points and other cards.

    The figure has come from its start to this place. The own bridge may span one of the gaps.
    """
    hand, found = s.hands[seat], set()
    for cards, end in ways(s, place, hand):
        prices = tolls(s, start, end)
        saved = max(prices, default=0) if s.bridges[seat] else 0
        if sum(prices) - saved <= points + len(hand) - len(cards):
            found.add(cards[0])
    return found


def points(s: Crossing, seat: int) -> int:
    """Tiles pay their value."""
    return sum(TILE_VALUE[t] for t in s.collected[seat])


def can_move(s: Crossing, seat: int, points: int) -> bool:
    """Whether any figure that is not home can move."""
    places = [place for place in s.figures[seat] if place != MAINLAND]
    return any(cards_to_play(s, seat, place, place, points) for place in places)


def with_bridge(s: Crossing, seat: int, water: int) -> Crossing:
    """The same once a seat has laid its bridge there."""
    then = copy_state(s)
    then.bridges[seat], then.bridge_at[water] = 0, True
    return then
