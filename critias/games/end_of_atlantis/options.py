"""What a table can agree on, and what a player can answer."""

from typing import Annotated, ClassVar, Literal, get_args

import msgspec

from critias.engine import Option, Seat, TableOptions

from .box import FACTIONS, POLITICS, SHIPS, EditionName

CardSource = Literal["own", "neighbour", "gods", "hand", "strategos"]
"""Where a card comes from that somebody resolves."""

SOURCES: tuple[CardSource, ...] = get_args(CardSource)


class Options(TableOptions, frozen=True):
    """The options of a table."""

    edition: EditionName = "en"
    length: Literal["normal", "long"] = "normal"
    hand_size: Annotated[int, msgspec.Meta(ge=7, le=9)] = 7


class Bid(Option, frozen=True):
    """Bid so many influence tokens, to the Senate or in a voting."""

    tokens: int


class TakeFaction(Option, frozen=True):
    """Ally with this faction."""

    costly: ClassVar[bool] = True

    faction: str


class UseAbility(Option, frozen=True):
    """Use the ability of the own faction now."""

    faction: str


class Decline(Option, frozen=True):
    """Do without."""


class DiscardPolitics(Option, frozen=True):
    """Discard this politics card from the hand."""

    card: str


class Lay(Option, frozen=True):
    """Lay this card as the next of the own row."""

    card: str


class KeepFaceDown(Option, frozen=True):
    """Leave the cards at these places of the row (1 to 5) face down."""

    places: tuple[int, ...]


class Resolve(Option, frozen=True):
    """Resolve this card: one's own, the neighbour's, the gods', or one from the hand instead."""

    card: str
    source: CardSource


class Pass(Option, frozen=True):
    """Resolve nothing."""

    costly: ClassVar[bool] = True


class Regain(Option, frozen=True):
    """Take back so many tokens from the card just voted on."""

    tokens: int


class Board(Option, frozen=True):
    """Board so many own refugees on a ship, with the help of these special cards."""

    ship: str
    cubes: int
    specials: tuple[str, ...] = ()


class Displace(Option, frozen=True):
    """Take the place of a player's refugee on a full ship."""

    ship: str
    seat: Seat
    specials: tuple[str, ...] = ()


class DisplaceNeutral(Option, frozen=True):
    """Take the place of a neutral refugee on a full ship."""

    ship: str
    specials: tuple[str, ...] = ()


class Exchange(Option, frozen=True):
    """Play Empath: exchange so many neutrals on a ship for own refugees."""

    ship: str
    cubes: int


class Move(Option, frozen=True):
    """Move this ship one space."""

    ship: str


class Target(Option, frozen=True):
    """Aim Sabotage or Betrayal at this ship."""

    ship: str


class TargetPool(Option, frozen=True):
    """Aim Betrayal at the tokens of a player in the Senate Pool."""

    seat: Seat


class Throw(Option, frozen=True):
    """Discard one refugee of this player."""

    seat: Seat


class ThrowHidden(Option, frozen=True):
    """Discard one refugee of this player from the hidden holds, though others are in spaces."""

    seat: Seat


class ThrowNeutral(Option, frozen=True):
    """Discard one neutral refugee."""


class Remove(Option, frozen=True):
    """Discard so many tokens from the Senate Pool."""

    tokens: int


class Enough(Option, frozen=True):
    """Discard no more."""


class PlaySpecial(Option, frozen=True):
    """Play this special card now."""

    special: str


class Lose(Option, frozen=True):
    """Give up a cube that lies at this place: supply, pool, discarded, new-land or a ship."""

    place: str


class LoseFromCard(Option, frozen=True):
    """Give up a cube that lies on the card at this place (1 to 5) of the own row."""

    place: int


# Options are immutable, so each that is asked for often is made once.
BID = tuple(Bid(tokens) for tokens in range(100))
LAY = tuple(Lay(card) for card in POLITICS)
MOVE = tuple(Move(ship) for ship in SHIPS)
BOARD = tuple(tuple(Board(ship, cubes) for cubes in range(5)) for ship in SHIPS)
TAKE_FACTION = tuple(TakeFaction(faction) for faction in FACTIONS)
DISCARD_POLITICS = tuple(DiscardPolitics(card) for card in POLITICS)
DECLINE = Decline()
PASS = Pass()
ENOUGH = Enough()
