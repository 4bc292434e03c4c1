"""A crossing as a record of small numbers.

The names are those of `critias.games.atlantis.state`. Lists have room for all that could ever lie
in them, and how many do is a number beside them.
"""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from critias.engine.components import load_components
from critias.games.atlantis import game
from critias.games.atlantis.box import HIGHEST, KINDS, NONE, TILES_PER_HALF
from critias.games.atlantis.options import Options
from critias.games.atlantis.state import ATLANTIS, FIGURES, MAINLAND

SEATS = 4
PLACES = MAINLAND + 1
HALF = TILES_PER_HALF
TILES = 2 * HALF
NAMES = KINDS * HIGHEST
CARDS = 105
CHAIN = 16
"""More cards than a chain can have: each but the last leads to another figure."""
GAPS = 27
OPTIONS = 64
"""More than there can be: 21 cards and figures, 26 gaps and 6 values, or 20 and the gaps."""
WAYS = 12
STEPS = TILES + 2
"""More steps than an answer can have, even one that pays with all tiles."""

Crossing: TypeAlias = Any
"""A record of the following kind."""

Numbers: TypeAlias = NDArray[Any]

Row: TypeAlias = NDArray[np.int8]
Flags: TypeAlias = NDArray[np.bool_]
Parts: TypeAlias = NDArray[np.float32]
Offsets: TypeAlias = NDArray[np.int64]
Seen: TypeAlias = NDArray[np.uint8]
Box: TypeAlias = NDArray[Any]

CROSSING = np.dtype(
    [
        # The random numbers: the hash of the key, that of the block from which words are drawn,
        # what is hashed, and how many words have been drawn.
        ("keyed", np.uint64, 8),
        ("hash", np.uint64, 8),
        ("message", np.uint64, 16),
        ("drawn", np.int64),
        ("seats", np.int64),
        # On the table. In the box lie all tiles, as `spent` holds them there before the set-up.
        ("box", np.int8, TILES),
        ("start_hands", np.int64, SEATS),
        ("top", np.int8, PLACES),
        ("under", np.int8, PLACES),
        ("collected", np.int8, (SEATS, TILES)),
        ("tiles", np.int64, SEATS),
        ("spent", np.int8, TILES),
        ("gone", np.int64),
        ("deck", np.int8, CARDS),
        ("left", np.int64),
        ("hands", np.int8, (SEATS, CARDS)),
        ("cards", np.int64, SEATS),
        ("played", np.int8, CHAIN),
        ("links", np.int64),
        ("discards", np.int8, CARDS),
        ("discarded", np.int64),
        ("figures", np.int8, (SEATS, FIGURES)),
        ("bridges", np.int8, SEATS),
        ("bridge_at", np.int8, PLACES),
        ("debts", np.int64, SEATS),
        ("turn", np.int64),
        ("over", np.int64),
        # Kept beside it, because it is looked up all the time: by seat how many tiles of each value,
        # the points of all tiles, and how many cards of each item.
        ("values", np.int8, (SEATS, HIGHEST + 1)),
        ("points", np.int64, SEATS),
        ("kinds", np.int8, (SEATS, KINDS)),
        ("ahead", np.int8, (KINDS, PLACES)),
        ("tolls", np.int16, PLACES),
        ("crowd", np.int8, PLACES),
        # Each gap that costs something (atl.toll.price): its first space and its price.
        ("water", np.int8, GAPS),
        ("price", np.int8, GAPS),
        ("gaps", np.int64),
        # What has changed since it was observed: a space, if a tile was taken, and any price.
        ("touched", np.int64),
        ("repriced", np.int64),
        # The turn so far.
        ("bought", np.int64),
        ("bridged", np.int64),
        ("figure", np.int64),
        ("start", np.int64),
        # The question: what it is about, its options in order, and the ways to pay among them.
        ("rule", np.int64),
        ("options", np.int8, OPTIONS),
        ("count", np.int64),
        ("toll", np.int64),
        ("chosen", np.int8, HIGHEST + 1),
        ("found", np.int64),
        ("ways", np.int8, (WAYS, HIGHEST + 1)),
        ("waste", np.int64, WAYS),
        ("order", np.int64, WAYS),
        ("complete", np.int64),
        ("used", np.int8, HIGHEST + 1),
        ("further", np.int8, HIGHEST + 1),
        ("way", np.int64),
        ("due", np.int64),
        # What has been told of an answer that takes several steps.
        ("told", np.int8, HIGHEST + 1),
        ("fitting", np.int64),
        ("taken", np.int8, STEPS),
        ("steps", np.int64),
    ]
)


def open_box(seats: int) -> NDArray[Any]:
    """A crossing before the set-up: tiles and cards in the box, figures in Atlantis."""
    components = load_components(game, None)
    box = np.zeros(1, CROSSING)
    [s] = box
    s["seats"] = seats
    s["top"] = s["under"] = NONE
    s["box"] = components.tiles[Options().tiles].every_tile
    s["start_hands"] = components.hands.start
    s["deck"] = np.repeat(np.arange(KINDS), components.cards.each)
    s["left"] = CARDS
    s["bridges"][:seats] = 1
    s["crowd"][ATLANTIS] = seats * FIGURES
    return box
