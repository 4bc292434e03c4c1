"""What players can answer at the map tables."""

from typing import ClassVar

from critias.engine import Option, Seat

# Set-up and movement


class Settle(Option, frozen=True):
    """The colony that a role starts with."""

    region: str


class Keep(Option, frozen=True):
    """Go where the sheet says."""


class Redirect(Option, frozen=True):
    """Send a type of unit to another region after the reveal."""

    unit: str
    region: str


# Conflict


class Alone(Option, frozen=True):
    """A Wandering Hero fights for nobody else."""


class Ally(Option, frozen=True):
    """A Wandering Hero offers to fight beside a player."""

    seat: Seat


class AllyWithFoe(Option, frozen=True):
    """A Wandering Hero fights beside a Monster or an empire."""

    foe: str


class AcceptAlliance(Option, frozen=True):
    """The hero is welcome."""


class RefuseAlliance(Option, frozen=True):
    """The hero is not welcome, and fights alone."""


class Stand(Option, frozen=True):
    """Stay and fight."""


class Flee(Option, frozen=True):
    """Declare Phobos: all units there go home."""

    costly: ClassVar[bool] = True


class Declare(Option, frozen=True):
    """Use a card in this conflict; asked again until one stands or flees."""

    card: str


# Trophies


class TakeReward(Option, frozen=True):
    """What an allied hero takes of a region."""

    reward: str


class TakeOrichalcum(Option, frozen=True):
    """Spoils of a sacked city; in the second half, vril too."""


class TakeVril(Option, frozen=True):
    """Spoils of a sacked city."""


class TakeWonder(Option, frozen=True):
    """A wonder of a sacked city."""

    wonder: str


class BurnCity(Option, frozen=True):
    """Burn a sacked city in the last turn instead of looting it."""

    costly: ClassVar[bool] = True


class NoBurning(Option, frozen=True):
    """Loot the city as always."""


class VoteFor(Option, frozen=True):
    """Whom to make Archon."""

    seat: Seat


class Confirm(Option, frozen=True):
    """An Archon has checked what was reckoned."""


class Neglect(Option, frozen=True):
    """An Archon has not checked it, and gets nothing."""

    costly: ClassVar[bool] = True


class Colonise(Option, frozen=True):
    """Leave a counter behind in a region, as a colony."""

    region: str
    unit: str


class NoColony(Option, frozen=True):
    """All come home."""


# Spawn


class MoveMonster(Option, frozen=True):
    """The Elder Map leads a Monster elsewhere."""

    origin: str
    region: str


class NoMonster(Option, frozen=True):
    """Leave the Monsters where they are."""


KEEP = Keep()
ALONE = Alone()
REFUSE_ALLIANCE = RefuseAlliance()
STAND = Stand()
FLEE = Flee()
TAKE_ORICHALCUM = TakeOrichalcum()
TAKE_VRIL = TakeVril()
BURN_CITY = BurnCity()
NO_BURNING = NoBurning()
CONFIRM = Confirm()
NEGLECT = Neglect()
NO_COLONY = NoColony()
NO_MONSTER = NoMonster()
