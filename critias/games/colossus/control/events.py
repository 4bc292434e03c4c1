"""What Control has ruled, before and after, for all or for some to know (col.3.13, col.3.14)."""

from typing import ClassVar

from critias.engine import Event, Seat


class ControlRuled(Event, frozen=True, kw_only=True):
    """Base of all: why, and which seats may know; None: all."""

    reason: str = ""
    audience: tuple[int, ...] | None = None
    only_for: ClassVar[str | None] = "audience"


# Quantities


class ResourceRuled(ControlRuled, frozen=True):
    """A player has so much of something."""

    seat: Seat
    resource: str
    after: int
    before: int


class CardsRuled(ControlRuled, frozen=True):
    """A player holds so many cards of a value."""

    seat: Seat
    resource: str
    value: int
    after: int
    before: int


class PurseRuled(ControlRuled, frozen=True):
    """What a player carries unseen was set right: how much is for the House to know."""

    seat: Seat
    resource: str


class HouseDoomRuled(ControlRuled, frozen=True):
    """The DOOM of a House."""

    house: str
    after: int
    before: int


class AtlantisDoomRuled(ControlRuled, frozen=True):
    """The DOOM of Atlantis, and of no House."""

    after: int
    before: int


class LimitRuled(ControlRuled, frozen=True):
    """The limit of DOOM, for Control alone."""

    after: int
    before: int


class NumberRuled(ControlRuled, frozen=True):
    """A number of the rules."""

    number: str
    after: int
    before: int


class SwitchRuled(ControlRuled, frozen=True):
    """How a rule stands that an amendment can turn."""

    switch: str
    setting: str
    formerly: str


class TurnsRuled(ControlRuled, frozen=True):
    """How many turns are played."""

    after: int
    before: int


# Units and regions


class UnitsRuled(ControlRuled, frozen=True):
    """A player has so many tokens of the House."""

    seat: Seat
    unit: str
    after: int
    before: int


class StateTroopsRuled(ControlRuled, frozen=True):
    """A player has so many counters of the state."""

    seat: Seat
    unit: str
    after: int
    before: int


class UnitsPlaced(ControlRuled, frozen=True):
    """Units stand elsewhere."""

    seat: Seat
    unit: str
    region: str


class ColonyRuled(ControlRuled, frozen=True):
    """Whose colony is in a region."""

    region: str
    seat: Seat


class ColonyCleared(ControlRuled, frozen=True):
    """No colony is in a region."""

    region: str


class MonsterRuled(ControlRuled, frozen=True):
    """Whether a Monster is in a region."""

    region: str
    becomes: str


class RewardsRuled(ControlRuled, frozen=True):
    """What lies in a region."""

    region: str
    talents: int
    kudos: int
    arete: int
    orichalcum: int
    vril: int
    before: tuple[int, ...]


class RegionRuled(ControlRuled, frozen=True):
    """A region burns, or bears again."""

    region: str
    becomes: str


# Cards, wonders, offices


class UpgradeRuled(ControlRuled, frozen=True):
    """An upgrade card is given or taken."""

    seat: Seat
    upgrade: str
    becomes: str


class WonderRuled(ControlRuled, frozen=True):
    """In whose city a wonder stands."""

    wonder: str
    seat: Seat


class WonderCleared(ControlRuled, frozen=True):
    """A wonder is not built."""

    wonder: str


class ChallengeRuled(ControlRuled, frozen=True):
    """A challenge token against a player is given or taken."""

    seat: Seat
    rival: Seat
    becomes: str


class OpenChallengeRuled(ControlRuled, frozen=True):
    """A challenge token against anyone at the table is given or taken."""

    seat: Seat
    becomes: str


class OfficeRuled(ControlRuled, frozen=True):
    """Who holds an office."""

    office: str
    table: str
    seat: Seat


class OfficeCleared(ControlRuled, frozen=True):
    """An office falls vacant."""

    office: str
    table: str


# Empires


class HatredRuled(ControlRuled, frozen=True):
    """How much an empire hates a player."""

    empire: str
    seat: Seat
    after: int
    before: int


class WarRuled(ControlRuled, frozen=True):
    """War or peace."""

    empire: str
    becomes: str


class ArmyRuled(ControlRuled, frozen=True):
    """Whether an army is beaten."""

    empire: str
    table: str
    becomes: str


class BribeOffered(ControlRuled, frozen=True):
    """An empire offers a player gold."""

    empire: str
    seat: Seat
    talents: int


# People


class PresenceRuled(ControlRuled, frozen=True):
    """Whether a player is there."""

    seat: Seat
    becomes: str


class SeatRuled(ControlRuled, frozen=True):
    """A player has another role, or sits at another map."""

    seat: Seat
    role: str
    table: str
    formerly: tuple[str, ...]


class RescaleRuled(ControlRuled, frozen=True):
    """The game follows the number of those who are there."""


# What the box does not know


class CardRuled(ControlRuled, frozen=True):
    """A card of Control's own, for all to see."""

    title: str
    seat: Seat
    becomes: str
    text: str


class SecretCardRuled(ControlRuled, frozen=True):
    """The same, for its holder alone; or holders, where it changes hands."""

    title: str
    seat: Seat
    becomes: str
    text: str
    holders: tuple[int, ...]


class Proclaimed(ControlRuled, frozen=True):
    """Something holds for everybody until the end of a turn."""

    text: str
    until: int


class Repealed(ControlRuled, frozen=True):
    """What was proclaimed holds no more."""

    text: str


class EdictRuled(ControlRuled, frozen=True):
    """What a council action or a wonder sets going is set going, or lifted."""

    cause: str
    becomes: str
    until: int


class RaidRuled(ControlRuled, frozen=True):
    """Whether an empire comes for a city."""

    empire: str
    seat: Seat
    becomes: str


class TributeRuled(ControlRuled, frozen=True):
    """Whether an empire owes a player tribute."""

    empire: str
    seat: Seat
    becomes: str


class BerthRuled(ControlRuled, frozen=True):
    """Whether a player has a seat in the Ark."""

    seat: Seat
    becomes: str


class CityRuled(ControlRuled, frozen=True):
    """Whether a player's city stands."""

    seat: Seat
    becomes: str


class GrowthRuled(ControlRuled, frozen=True):
    """To how many steps an action has grown."""

    council: str
    action: str
    after: int
    before: int


class CurrencyRuled(ControlRuled, frozen=True):
    """What a council takes for upgrades."""

    council: str
    resource: str
    until: int


class MeetingRuled(ControlRuled, frozen=True):
    """A council meets even without a quorum."""

    council: str


class Adopted(ControlRuled, frozen=True):
    """A Wandering Hero is a member of a House."""

    seat: Seat
    house: str
    role: str


class HousesMerged(ControlRuled, frozen=True):
    """All of a House are members of another."""

    house: str
    houses: tuple[str, ...]


class HouseKudosRuled(ControlRuled, frozen=True):
    """A House loses kudos."""

    house: str
    amount: int


class AgeRuled(ControlRuled, frozen=True):
    """Who is how old among the players."""

    seat: Seat
    rank: int


# Time and disputes


class PhaseEnded(ControlRuled, frozen=True):
    """The phase is ended for all."""

    phase: str


class PhaseEndedAt(ControlRuled, frozen=True):
    """The phase is ended at a map or in a council."""

    phase: str
    place: str


class PhaseEndedFor(ControlRuled, frozen=True):
    """The phase is ended for a player."""

    phase: str
    seat: Seat


class PhaseCut(ControlRuled, frozen=True):
    """The phase is cut off as it stood, and all that is told here is lost."""

    phase: str
    lost: str


class Judged(ControlRuled, frozen=True):
    """A dispute is decided in words."""

    decision: str


Told = (
    ResourceRuled
    | CardsRuled
    | PurseRuled
    | HouseDoomRuled
    | AtlantisDoomRuled
    | LimitRuled
    | NumberRuled
    | SwitchRuled
    | TurnsRuled
    | UnitsRuled
    | StateTroopsRuled
    | UnitsPlaced
    | ColonyRuled
    | ColonyCleared
    | MonsterRuled
    | RewardsRuled
    | RegionRuled
    | UpgradeRuled
    | WonderRuled
    | WonderCleared
    | ChallengeRuled
    | OpenChallengeRuled
    | OfficeRuled
    | OfficeCleared
    | HatredRuled
    | WarRuled
    | ArmyRuled
    | BribeOffered
    | PresenceRuled
    | SeatRuled
    | RescaleRuled
    | CardRuled
    | SecretCardRuled
    | Proclaimed
    | Repealed
    | EdictRuled
    | RaidRuled
    | TributeRuled
    | BerthRuled
    | CityRuled
    | GrowthRuled
    | CurrencyRuled
    | MeetingRuled
    | Adopted
    | HousesMerged
    | HouseKudosRuled
    | AgeRuled
    | PhaseEnded
    | PhaseEndedAt
    | PhaseEndedFor
    | PhaseCut
    | Judged
)
"""What the list of rulings holds."""
