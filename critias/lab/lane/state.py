"""Questions about a crossing, and what is done to it, as in `critias.games.atlantis.state`."""

import numpy as np

from critias.games.atlantis.box import KINDS, NONE, TILE_ITEM, TILE_VALUE, tile_name
from critias.games.atlantis.state import ATLANTIS, FIGURES, MAINLAND

from .compiled import part
from .record import Crossing

# Compiled code reads arrays more quickly than tuples.
ITEM = np.array(TILE_ITEM[:-1])
VALUE = np.array(TILE_VALUE[:-1])

# Tiles by name, in the order in which learners see them.
_NAMES = sorted({tile_name(t) for t in range(len(ITEM))})
NAME = np.array([_NAMES.index(tile_name(t)) for t in range(len(ITEM))])


@part
def move_figure(s: Crossing, seat: int, figure: int, place: int) -> None:
    """Put a figure on a place. On the mainland it is in nobody's way (atl.move.stop)."""
    s.crowd[s.figures[seat, figure]] -= 1
    s.crowd[place] += 1
    s.crowd[MAINLAND] = 0
    s.figures[seat, figure] = place


@part
def collect(s: Crossing, seat: int, t: int) -> None:
    """Give a tile to a seat."""
    s.collected[seat, s.tiles[seat]] = t
    s.tiles[seat] += 1
    s.values[seat, VALUE[t]] += 1
    s.points[seat] += VALUE[t]


@part
def spend(s: Crossing, seat: int, value: int) -> None:
    """Take the first tile of this value from a seat, out of the game."""
    place = 0
    while VALUE[s.collected[seat, place]] != value:
        place += 1
    s.spent[s.gone] = s.collected[seat, place]
    s.gone += 1
    s.tiles[seat] -= 1
    for later in range(place, s.tiles[seat]):
        s.collected[seat, later] = s.collected[seat, later + 1]
    s.values[seat, value] -= 1
    s.points[seat] -= value


@part
def remove_card(s: Crossing, seat: int, item: int) -> None:
    """Take the first card of an item from a hand."""
    place = 0
    while s.hands[seat, place] != item:
        place += 1
    s.cards[seat] -= 1
    for later in range(place, s.cards[seat]):
        s.hands[seat, later] = s.hands[seat, later + 1]
    s.kinds[seat, item] -= 1


@part
def discard(s: Crossing, item: int) -> None:
    """Put a card on the discards."""
    s.discards[s.discarded] = item
    s.discarded += 1
    s.kinds_discarded[item] += 1


@part
def toll(s: Crossing, start: int, end: int) -> int:
    """The price of all gaps between two places that no bridge spans (atl.toll.sum)."""
    price: int = s.tolls[end] - s.tolls[start]
    return price


@part
def tile_behind(s: Crossing, place: int) -> int:
    """The space of the first free tile behind a place, or Atlantis (atl.take.search)."""
    space = place - 1
    while space > ATLANTIS and (s.top[space] == NONE or s.crowd[space]):
        space -= 1
    return max(space, ATLANTIS)


@part
def home(s: Crossing, seat: int) -> int:
    """How many figures of a seat have reached the mainland (atl.draw.ashore)."""
    count = 0
    for figure in range(FIGURES):
        count += s.figures[seat, figure] == MAINLAND
    return count


@part
def survey(s: Crossing) -> None:
    """Look at the whole path anew."""
    for item in range(KINDS):
        # Where no tile ahead shows an item, it leads home (atl.move.mainland).
        to = MAINLAND
        for place in range(MAINLAND, ATLANTIS - 1, -1):
            s.ahead[item, place] = to
            if s.top[place] != NONE and ITEM[s.top[place]] == item:
                to = place
    add_up_tolls(s)


@part
def take_top(s: Crossing, space: int) -> int:
    """Take the top tile off a space; the tile under it comes to light (atl.take.top).

    Without one there is water (atl.gap.opens).
    """
    s.touched = space
    t: int = s.top[space]
    below = s.under[space]
    s.top[space], s.under[space] = below, NONE
    lead_on(s, ITEM[t], space, s.ahead[ITEM[t], space])
    if below != NONE:
        lead_on(s, ITEM[below], space, space)
    # Only beside water does it matter how much the uppermost tile is worth.
    if below == NONE or s.top[space - 1] == NONE or s.top[space + 1] == NONE:
        add_up_tolls(s)
    return t


@part
def lead_on(s: Crossing, item: int, space: int, to: int) -> None:
    """Let an item lead to a place from before a space, back to the last such tile."""
    before = s.ahead[item, space - 1]
    for place in range(space - 1, ATLANTIS - 1, -1):
        if s.ahead[item, place] != before:
            break
        s.ahead[item, place] = to


@part
def add_up_tolls(s: Crossing) -> None:
    """Add up all tolls anew, and note the gaps.

    A gap costs the lower of its shores (atl.toll.price), and nothing with a bridge anywhere over it
    (atl.bridge.everybody).
    """
    # In Atlantis `value` is 0, and no toll is added up at the mainland: the ends of the path close
    # up (atl.gap.ends), and a bridge there leads nowhere (atl.bridge.lost).
    value = total = water = 0
    bridged = False
    s.gaps, s.repriced = 0, 1
    for place in range(1, MAINLAND):
        t = s.top[place]
        if t == NONE:
            if not water:
                water = place
            if s.bridge_at[place]:
                bridged = True
        else:
            here = VALUE[t]
            if water and value and not bridged:
                price = min(here, value)
                total += price
                s.water[s.gaps], s.price[s.gaps] = water, price
                s.gaps += 1
            value, water, bridged = here, 0, False
        s.tolls[place] = total
    s.tolls[MAINLAND] = total
