"""What a seat sees: the fields of `critias.lab.research`, as small whole numbers.

Each number times its scale is that of the plain environments. Only the points of a seat can be too
many for a byte: more than 255 of the 336 on the path are told as 255.
"""

import numpy as np
from numpy.typing import NDArray

from critias.games.atlantis.box import (
    HIGHEST,
    ITEMS,
    KINDS,
    NONE,
    TILE_ITEM,
    tile_back,
)
from critias.games.atlantis.state import FIGURES, MAINLAND
from critias.lab.research.fields import FEW, Sheet
from critias.lab.research.games import lesson

from .asking import GIVING, PAY_TILE, TOLL
from .compiled import part
from .record import CARDS, NAMES, PLACES, TILES, Box, Crossing, Offsets, Seen
from .state import NAME, VALUE

# fmt: off
_FIELDS = (
    "top", "under", "bridge_at", "tolls", "spent", "collected 0", "figures 0", "bridges", "points",
    "hands 0", "played", "discards", "deck", "turn", "stage", "rule",
    "about choose", "about toll", "about left", "about chosen", "taken",
)
(
    TOP, UNDER, BRIDGE_AT, TOLLS, SPENT, COLLECTED, ROUTES, BRIDGES, POINTS,
    HANDS, PLAYED, DISCARDS, DECK, TURN, STAGE, RULE,
    ABOUT_CHOOSE, ABOUT_TOLL, ABOUT_LEFT, ABOUT_CHOSEN, TAKEN,
) = range(len(_FIELDS))
# fmt: on

_sheet = lesson("atlantis", 2).sheet


def _place(field: str, label: str) -> int:
    """Where in a field a label stands."""
    labels = _sheet.labels[_sheet.names[field]]
    return labels.index(f"{field} {label}")


# Of a space, and of a pile of cards: how many places it takes, and what stands where.
WIDTH = _place("top", "2 value") - _place("top", "1 value")
COVERED = _place("under", "2 value") - _place("under", "1 value")
SHOWN = _place("top", "1 value")
MARK = np.array([_place("top", f"1 {ITEMS[item]}") for item in TILE_ITEM[:-1]])
BACK = np.array([_place("under", f"1 back {tile_back(t)}") for t in range(len(MARK))])
CARD = np.array([_place("deck", item) for item in ITEMS])
COUNT = _place("deck", "count")
PLAY, OVER = _place("stage", "play"), _place("stage", "over")
BY_TILE, BY_WAY = _place("about choose", "tile"), _place("about choose", "way")


def offsets(sheet: Sheet) -> Offsets:
    """Where each field begins; those of all seats follow one another."""
    return np.array([sheet.names[field].start for field in _FIELDS])


def scale(sheet: Sheet, box: Box) -> NDArray[np.float32]:
    """What one of each number of an observation is in the plain environments."""
    found = np.ones(sheet.size, np.float32)
    tiles = 1 / np.bincount(NAME[box["box"][0]])
    cards = np.full(KINDS, KINDS / CARDS)
    for name, place in sheet.names.items():
        match name.split():
            case ["top" | "under"]:
                found[place] = [1 / HIGHEST if "value" in one else 1 for one in sheet.labels[place]]
            case ["collected" | "spent", *_]:
                found[place] = [*tiles, 1 / TILES]
            case ["deck" | "hands" | "played" | "discards", *_]:
                found[place] = [*cards, 1 / CARDS]
            case ["points"]:
                found[place] = 1 / 100
            case ["tolls"] | ["about", "toll" | "left"]:
                found[place] = 1 / 50
            case ["about", "chosen"]:
                found[place] = FEW
    return found


@part
def observe(s: Crossing, seat: int, at: Offsets, seen: Seen) -> None:
    """Write what a seat sees of the table, its own things first, and what it is asked."""
    clear(seen, 0, len(seen))
    for space in range(1, MAINLAND):
        see_space(s, space, at, seen)
    see_prices(s, at, seen)
    see_seats(s, seat, at, seen)


@part
def observe_changes(s: Crossing, at: Offsets, seen: Seen) -> None:
    """Write what the seat to move sees, over what was seen before the last answer.

    An answer takes one tile at most; so of the path, which is half of all, little changes.
    """
    if s.touched:
        see_space(s, s.touched, at, seen)
    if s.repriced:
        see_prices(s, at, seen)
    s.touched = s.repriced = 0
    clear(seen, at[COLLECTED], at[BRIDGE_AT])
    clear(seen, at[TURN], at[TOLLS])
    clear(seen, at[RULE], len(seen))
    see_seats(s, s.turn, at, seen)


@part
def clear(seen: Seen, first: int, end: int) -> None:
    """Nothing is seen here."""
    seen[first:end] = 0


@part
def see_space(s: Crossing, space: int, at: Offsets, seen: Seen) -> None:
    """The uppermost tile, and the back of the one below (atl.setup.covered)."""
    top, under = at[TOP] + (space - 1) * WIDTH, at[UNDER] + (space - 1) * COVERED
    clear(seen, top, top + WIDTH)
    clear(seen, under, under + COVERED)
    t, below = s.top[space], s.under[space]
    if t != NONE:
        seen[top + MARK[t]] = 1
        seen[top + SHOWN] = VALUE[t]
    if below != NONE:
        seen[under + BACK[below]] = 1


@part
def see_prices(s: Crossing, at: Offsets, seen: Seen) -> None:
    """Bridges, and the tolls to each place."""
    bridge_at = seen[at[BRIDGE_AT] : at[BRIDGE_AT] + PLACES]
    tolls = seen[at[TOLLS] : at[TOLLS] + PLACES]
    for place in range(PLACES):
        bridge_at[place] = s.bridge_at[place]
        tolls[place] = s.tolls[place]


@part
def see_seats(s: Crossing, seat: int, at: Offsets, seen: Seen) -> None:
    """What belongs to the seats, what has left them, and what is asked."""
    for turned in range(s.seats):
        see_belongings(s, (seat + turned) % s.seats, turned, at, seen)
    see_cards(s, seat, at, seen)
    seen[at[TURN] + (s.turn - seat) % s.seats] = 1
    seen[at[STAGE] + (OVER if s.over else PLAY)] = 1
    if not s.over and seat == s.turn:
        see_question(s, at, seen)


@part
def see_belongings(s: Crossing, owner: int, turned: int, at: Offsets, seen: Seen) -> None:
    """What everybody sees of a seat: its tiles (atl.take.open), figures, bridge and points."""
    own = at[COLLECTED] + turned * (NAMES + 1)
    for tile in range(s.tiles[owner]):
        seen[own + NAME[s.collected[owner, tile]]] += 1
    seen[own + NAMES] = s.tiles[owner]
    for figure in range(FIGURES):
        route = at[ROUTES] + (turned * FIGURES + figure) * PLACES
        seen[route + s.figures[owner, figure]] = 1
    seen[at[BRIDGES] + turned] = s.bridges[owner]
    seen[at[POINTS] + turned] = min(s.points[owner], 255)
    # All see how many cards there are (atl.draw.hand).
    seen[at[HANDS] + turned * (KINDS + 1) + COUNT] = s.cards[owner]


@part
def see_cards(s: Crossing, seat: int, at: Offsets, seen: Seen) -> None:
    """Which cards a seat holds, those that lie open, and the tiles that are spent."""
    for tile in range(s.gone):
        seen[at[SPENT] + NAME[s.spent[tile]]] += 1
    seen[at[SPENT] + NAMES] = s.gone
    for item in range(KINDS):
        seen[at[HANDS] + CARD[item]] = s.kinds[seat, item]
        seen[at[DISCARDS] + CARD[item]] = s.kinds_discarded[item]
    for link in range(s.links):
        seen[at[PLAYED] + CARD[s.played[link]]] += 1
    seen[at[PLAYED] + COUNT] = s.links
    seen[at[DISCARDS] + COUNT] = s.discarded
    seen[at[DECK] + COUNT] = s.left


@part
def see_question(s: Crossing, at: Offsets, seen: Seen) -> None:
    """What is asked, what it is about, and what has been told of the answer."""
    seen[at[RULE] + s.rule] = 1
    if s.rule == GIVING:
        seen[at[ABOUT_LEFT]] = s.due
    if s.rule == TOLL:
        left, by_tile = s.toll, False
        for value in range(1, HIGHEST + 1):
            seen[at[ABOUT_CHOSEN] + value] = s.chosen[value]
            left -= s.chosen[value] * value
        for place in range(s.count):
            by_tile |= PAY_TILE < s.options[place] <= PAY_TILE + HIGHEST
        seen[at[ABOUT_TOLL]] = s.toll
        seen[at[ABOUT_LEFT]] = left
        seen[at[ABOUT_CHOOSE] + (BY_TILE if by_tile else BY_WAY)] = 1
    for step in range(s.steps):
        seen[at[TAKEN] + s.taken[step]] += 1
