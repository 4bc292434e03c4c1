"""What happens in Atlantis. Whoever reads them all can rebuild every count on the table."""

from collections.abc import Sequence
from typing import ClassVar

from critias.engine import Event, Seat

from .box import ITEMS, NONE, TILE_ITEM, TILE_VALUE, card_names, tile_name
from .state import SPACES


class PathLaid(Event, frozen=True):
    """The visible tile of each space, None for water, and the spaces with a second tile below."""

    tiles: tuple[str | None, ...]
    doubles: tuple[int, ...]


class FirstPlayer(Event, frozen=True):
    """Who begins."""

    seat: Seat


class CardsDrawn(Event, frozen=True):
    """Cards from the draw deck into a hand."""

    seat: Seat
    cards: tuple[str | None, ...]
    only_for: ClassVar[str | None] = "seat"
    secret: ClassVar[tuple[str, ...]] = ("cards",)


class DeckRenewed(Event, frozen=True):
    """The discards were shuffled into a new draw deck."""

    count: int


class CardsBought(Event, frozen=True):
    """A collected tile was spent for cards; it is out of the game."""

    seat: Seat
    value: int


class CardPlayed(Event, frozen=True):
    """A card was played and the figure moved, perhaps not for the last time this turn."""

    seat: Seat
    figure: int
    card: str
    start: int
    space: int


class BridgeLaid(Event, frozen=True):
    """A bridge lies over the gap that begins at this space."""

    seat: Seat
    space: int


class TollPaid(Event, frozen=True):
    """The price of the gaps crossed, and what it was paid with."""

    seat: Seat
    toll: int
    tiles: tuple[int, ...]
    cards: tuple[str, ...]


class TileTaken(Event, frozen=True):
    """A tile was taken off the path; `below` is the tile that came to light, if any."""

    seat: Seat
    space: int
    item: str
    value: int
    below: str | None


class CardsDiscarded(Event, frozen=True):
    """The cards played this turn went to the discards."""

    seat: Seat
    cards: tuple[str, ...]


class HandShown(Event, frozen=True):
    """A player could not move and showed this hand."""

    seat: Seat
    cards: tuple[str, ...]


class PathDone(Event, frozen=True):
    """A player brought the third figure home: the game ends."""

    seat: Seat


class WalkedHome(Event, frozen=True):
    """At the end: the bill for the figures still under way, what paid it, and what stays unpaid."""

    seat: Seat
    toll: int
    tiles: tuple[int, ...]
    cards: tuple[str, ...]
    debt: int


class Scored(Event, frozen=True):
    """The final score and what it is made of."""

    seat: Seat
    tiles: int
    cards: int
    debt: int
    score: int


# Events are made only when somebody listens; these say in words what play holds as numbers.


def path_laid(top: Sequence[int], under: Sequence[int]) -> PathLaid:
    """The path as it lies at the start."""
    return PathLaid(
        tuple([_shown(top[space]) for space in SPACES]),
        tuple([space for space in SPACES if under[space] != NONE]),
    )


def cards_drawn(seat: int, items: Sequence[int]) -> CardsDrawn:
    """These cards went into a hand."""
    return CardsDrawn(seat, card_names(items))


def cards_discarded(seat: int, items: Sequence[int]) -> CardsDiscarded:
    """These cards were played this turn."""
    return CardsDiscarded(seat, card_names(items))


def hand_shown(seat: int, hand: Sequence[int]) -> HandShown:
    """This is the whole hand, sorted."""
    return HandShown(seat, card_names(sorted(hand)))


def toll_paid(seat: int, toll: int, tiles: tuple[int, ...], items: Sequence[int]) -> TollPaid:
    """A toll was paid with tiles of these values and these cards."""
    return TollPaid(seat, toll, tiles, card_names(items))


def tile_taken(seat: int, space: int, t: int, below: int) -> TileTaken:
    """A tile was taken, and there may be another one below it."""
    return TileTaken(seat, space, ITEMS[TILE_ITEM[t]], TILE_VALUE[t], _shown(below))


def _shown(t: int) -> str | None:
    return None if t == NONE else tile_name(t)
