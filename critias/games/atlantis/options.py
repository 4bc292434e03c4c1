"""What a table can agree on, and what a player can answer."""

from typing import ClassVar, Literal, final

from critias.engine import Option, TableOptions

from .box import HIGHEST, ITEMS, MixName


class Options(TableOptions, frozen=True):
    """The options of a table."""

    tiles: MixName = "latin"
    purchases: Literal["one", "many"] = "one"


@final
class Play(Option, frozen=True):
    """Play a card and move a figure (1 to 3) with it."""

    figure: int
    card: str


@final
class Buy(Option, frozen=True):
    """Spend a collected tile of this value for cards."""

    costly: ClassVar[bool] = True

    value: int


@final
class LayBridge(Option, frozen=True):
    """Lay the own bridge over the gap whose first water is on this space."""

    space: int


class Pay(Option, frozen=True):
    """Pay the toll with tiles of these values and so many cards."""

    tiles: tuple[int, ...]
    cards: int


@final
class PayTile(Option, frozen=True):
    """Pay with a tile of this value, among others; more is to be chosen."""

    value: int


class Give(Option, frozen=True):
    """Give up this card as part of the toll."""

    card: str


@final
class ShowHand(Option, frozen=True):
    """Unable to move: show the hand and draw two cards."""


# Options are immutable, so each that is asked for often is made once.
PLAY = tuple(tuple(Play(figure, card) for card in ITEMS) for figure in range(4))
BUY = tuple(Buy(value) for value in range(HIGHEST + 1))
PAY_TILE = tuple(PayTile(value) for value in range(HIGHEST + 1))
GIVE = tuple(Give(card) for card in ITEMS)
LAY_BRIDGE = tuple(LayBridge(space) for space in range(54))
SHOW_HAND = ShowHand()
