"""What is in the box: items, tiles, and the components file that counts them."""

from collections.abc import Iterable, Sequence
from functools import cached_property, partial
from typing import Literal, get_args

import msgspec

from critias.engine import Mismatch, Source, check_all, misspelt

ITEMS = ("flag", "olive", "helmet", "amphora", "ring", "statue", "crown")
KINDS = len(ITEMS)
HALVES = ("a", "b")
HIGHEST = 7
TILES_PER_HALF = 42

NONE = -1
"""No tile: open water, or nothing under the tile on top."""

# A tile is a number that tells its back, item and value; it indexes these tables. The last entry
# of each is what NONE indexes.
TILE_ITEM = (*(t // HIGHEST % KINDS for t in range(98)), NONE)
TILE_VALUE = (*(t % HIGHEST + 1 for t in range(98)), 0)


def tile(half: int, item: int, value: int) -> int:
    """The tile with that back, item and value."""
    return (half * KINDS + item) * HIGHEST + value - 1


def tile_name(t: int) -> str:
    """A tile as views and events call it: flag-5."""
    return f"{ITEMS[TILE_ITEM[t]]}-{TILE_VALUE[t]}"


def tile_back(t: int) -> str:
    """What is seen of a covered tile: the letter on its back."""
    return HALVES[t // (KINDS * HIGHEST)]


def card_name(item: int) -> str:
    """A movement card as views and events call it: flag."""
    return ITEMS[item]


def card_names(items: Iterable[int]) -> tuple[str, ...]:
    """Several cards by name."""
    return tuple([ITEMS[item] for item in items])


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The movement cards: so many of each item (atl.setup.cards)."""

    source: Source
    each: int


class Hands(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards the first, second, third and fourth player begin with (atl.setup.hands)."""

    source: Source
    start: tuple[int, int, int, int]


class TileMix(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The values of the tiles of each item, with A and with B backs (atl.setup.tiles)."""

    source: Source
    a: dict[str, list[int]]
    b: dict[str, list[int]]

    @cached_property
    def every_tile(self) -> Sequence[int]:
        """All tiles with A backs, then all with B backs."""
        return tuple(
            tile(half, ITEMS.index(item), value)
            for half, values in enumerate((self.a, self.b))
            for item, of_item in values.items()
            for value in of_item
        )


MixName = Literal["latin", "shift", "rare-top"]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of components.toml."""

    cards: Cards
    hands: Hands
    tiles: dict[MixName, TileMix]


def check(components: Components) -> None:
    """Raise Mismatch unless the box adds up."""
    check_all(
        partial(_check_cards, components),
        *(partial(_check_mix, components, name) for name in get_args(MixName)),
        *(
            partial(_check_half, f"tiles.{name}.{half}", getattr(mix, half))
            for name, mix in components.tiles.items()
            for half in ("a", "b")
        ),
    )


def _check_cards(components: Components) -> None:
    if not 1 <= components.cards.each <= 100:
        raise Mismatch("cards.each", f"1 to 100 cards of each item, not {components.cards.each}")
    if min(components.hands.start) < 0:
        raise Mismatch("hands.start", f"nobody begins with {min(components.hands.start)} cards")
    if sum(components.hands.start) > components.cards.each * KINDS:
        raise Mismatch("hands.start", "the cards do not suffice for the starting hands")


def _check_mix(components: Components, name: str) -> None:
    if name not in components.tiles:
        raise Mismatch("tiles", f"the mix {name!r} is missing")


def _check_half(path: str, values: dict[str, list[int]]) -> None:
    for item, tiles in values.items():
        if item not in ITEMS:
            raise misspelt(path, item, ITEMS, "item")
        for value in tiles:
            if not 1 <= value <= HIGHEST:
                raise Mismatch(f"{path}.{item}", f"tiles have values 1 to {HIGHEST}, not {value}")
    count = sum(len(tiles) for tiles in values.values())
    if count != TILES_PER_HALF:
        raise Mismatch(path, f"{TILES_PER_HALF} tiles are needed, here are {count}")
