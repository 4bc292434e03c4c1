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
SUMS = TILES * HIGHEST + 1
"""So many sums can tiles make, 0 included."""
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
        # Numbers of things that lie in the lists further down: tiles and cards by seat, cards of
        # the deck, of those played and discarded, tiles that are gone.
        ("tiles", np.int16, SEATS),
        ("cards", np.int16, SEATS),
        ("left", np.int16),
        ("links", np.int16),
        ("discarded", np.int16),
        ("gone", np.int16),
        # Kept beside the lists, because it is looked up all the time: by seat the points of all
        # tiles, how many tiles of each value, and how many cards of each item; and of the discards.
        ("points", np.int16, SEATS),
        ("values", np.int8, (SEATS, HIGHEST + 1)),
        ("kinds", np.int8, (SEATS, KINDS)),
        ("kinds_discarded", np.int8, KINDS),
        # The turn so far.
        ("seats", np.int16),
        ("turn", np.int16),
        ("over", np.int16),
        ("bought", np.int16),
        ("bridged", np.int16),
        ("figure", np.int16),
        ("start", np.int16),
        # The question: its rule, and its options in order.
        ("rule", np.int16),
        ("count", np.int16),
        ("options", np.int8, OPTIONS),
        # On the table.
        ("figures", np.int8, (SEATS, FIGURES)),
        ("bridges", np.int8, SEATS),
        ("bridge_at", np.int8, PLACES),
        ("top", np.int8, PLACES),
        ("under", np.int8, PLACES),
        ("crowd", np.int8, PLACES),
        ("tolls", np.int16, PLACES),
        ("ahead", np.int8, (KINDS, PLACES)),
        # Each gap that costs something (atl.toll.price): its first space and its price.
        ("gaps", np.int16),
        ("water", np.int8, GAPS),
        ("price", np.int8, GAPS),
        # What has changed since it was observed: a space, if a tile was taken, and any price.
        ("touched", np.int16),
        ("repriced", np.int16),
        # The lists of tiles and cards.
        ("collected", np.int8, (SEATS, TILES)),
        ("hands", np.int8, (SEATS, CARDS)),
        ("deck", np.int8, CARDS),
        ("played", np.int8, CHAIN),
        ("discards", np.int8, CARDS),
        ("spent", np.int8, TILES),
        # Paying: the toll, the tiles chosen for it (their number in the place of the value 0), the
        # ways that there are, the one that is taken, and how many cards are still due.
        ("toll", np.int16),
        ("chosen", np.int8, HIGHEST + 1),
        ("found", np.int16),
        ("ways", np.int8, (WAYS, HIGHEST + 1)),
        ("waste", np.int32, WAYS),
        ("order", np.int8, WAYS),
        ("complete", np.int16),
        ("used", np.int8, HIGHEST + 1),
        ("further", np.int8, HIGHEST + 1),
        ("way", np.int16),
        ("due", np.int16),
        ("debts", np.int16, SEATS),
        # For each sum that tiles can make, the last tile of the first way to make it.
        ("last", np.int8, SUMS),
        # What has been told of an answer that takes several steps.
        ("steps", np.int16),
        ("taken", np.int8, STEPS),
        ("told", np.int8, HIGHEST + 1),
        ("fitting", np.int16),
        # Random numbers: the hash of the key, that of the block from which words are drawn, what
        # is hashed, and how many words have been drawn.
        ("keyed", np.uint64, 8),
        ("hash", np.uint64, 8),
        ("message", np.uint64, 16),
        ("drawn", np.int64),
        # In the box, before the set-up.
        ("box", np.int8, TILES),
        ("start_hands", np.int16, SEATS),
    ],
    align=True,
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
