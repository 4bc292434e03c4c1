"""What a table can agree on, and what a player can answer."""

from typing import Annotated, ClassVar, Literal

import msgspec

from critias.engine import Option, Seat, TableOptions

from .box import PIECES, PLACES


class Options(TableOptions, frozen=True):
    """The options of a table."""

    level: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    blueprint: Literal["first-game", "random", "chosen"] = "first-game"
    councilors: Literal["random", "chosen"] = "random"


# Setting up


class TakeCouncilor(Option, frozen=True):
    """Play with this councilor, or lend the power to the hologram for a round."""

    councilor: str


class Include(Option, frozen=True):
    """Put this component into the blueprint."""

    component: str


# Placing and acting


class Place(Option, frozen=True):
    """Put an Atlantean from the pool on a place."""

    piece: str
    place: str


class TakeBack(Option, frozen=True):
    """Take an Atlantean back into the pool."""

    piece: str
    place: str


class Ready(Option, frozen=True):
    """Nothing more to do in this phase."""


class Act(Option, frozen=True):
    """Let an Atlantean take the action of its place."""

    piece: str
    place: str


class Rest(Option, frozen=True):
    """Lay an Atlantean down without acting."""

    costly: ClassVar[bool] = True

    piece: str
    place: str


class Wait(Option, frozen=True):
    """Let the others place, or act, first."""


class GoAhead(Option, frozen=True):
    """Act now, together with those who share the space."""


class NotYet(Option, frozen=True):
    """Act there later."""


class RaiseBarrier(Option, frozen=True):
    """Set about a mystic barrier here, to be paid with energy."""

    peninsula: str


class Unflood(Option, frozen=True):
    """Set about unflooding a tile here, to be paid with energy."""

    peninsula: str


class PlayCard(Option, frozen=True):
    """Play a library card."""

    costly: ClassVar[bool] = True

    card: str


class LetBe(Option, frozen=True):
    """Play no card, do no more, leave things as they are."""


class NotThisPhase(Option, frozen=True):
    """Play no card and pay for nothing as long as misfortunes are drawn."""


# Deciding together


class Give(Option, frozen=True):
    """Pledge so much of this for what is paid together."""

    stuff: str
    count: int


class Decline(Option, frozen=True):
    """Pledge nothing more."""


class Build(Option, frozen=True):
    """Build this component."""

    component: str


class BuildSaving(Option, frozen=True):
    """Build this component; the Artificer saves one of this resource."""

    component: str
    saved: str


class BuildNothing(Option, frozen=True):
    """Build nothing on this space."""

    costly: ClassVar[bool] = True


class Choice(Option, frozen=True):
    """Take it as a player."""

    seat: Seat


class Peninsula(Option, frozen=True):
    """Choose this peninsula."""

    peninsula: str


# In the course of actions


class UseArtifact(Option, frozen=True):
    """Use an artifact now, which serves once a round."""

    card: str


class AddEnergy(Option, frozen=True):
    """Spend energy to raise the roll."""

    count: int


class TurnDie(Option, frozen=True):
    """Play Fortune's Favour: turn the die that shows this to a 6."""

    die: int


class Keep(Option, frozen=True):
    """Keep a card just drawn."""

    card: str


class KeepForEnergy(Option, frozen=True):
    """Keep a further card for 1 energy."""

    card: str


class Discard(Option, frozen=True):
    """Discard a card."""

    card: str


class Lose(Option, frozen=True):
    """Lose one of this resource."""

    stuff: str


class Exchange(Option, frozen=True):
    """Exchange one resource for another."""

    give: str
    take: str


class Gather(Option, frozen=True):
    """Take one of this resource."""

    stuff: str


class PutUnder(Option, frozen=True):
    """Put this misfortune under the deck."""

    misfortune: str


class PutBack(Option, frozen=True):
    """Put this misfortune back on top of the deck."""

    misfortune: str


class Flee(Option, frozen=True):
    """Lead the leader away from the flood, with one of these if there is one."""

    seat: Seat
    piece: str


class ToCentre(Option, frozen=True):
    """Send a returned Atlantean of a player to the centre."""

    seat: Seat
    piece: str


class Hand(Option, frozen=True):
    """Give one of this to another player."""

    seat: Seat
    stuff: str


# Options are immutable, so each that is asked for often is made once.
PLACING = tuple(tuple(Place(piece, place) for place in PLACES) for piece in PIECES)
TAKING_BACK = tuple(tuple(TakeBack(piece, place) for place in PLACES) for piece in PIECES)
ACTING = tuple(tuple(Act(piece, place) for place in PLACES) for piece in PIECES)
READY = Ready()
WAIT = Wait()
GO_AHEAD = GoAhead()
NOT_YET = NotYet()
LET_BE = LetBe()
NOT_THIS_PHASE = NotThisPhase()
DECLINE = Decline()
