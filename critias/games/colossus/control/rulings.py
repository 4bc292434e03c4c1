"""Rulings of Control: what can be set right at any moment, each with a reason.

How they are carried out is in `carrying_out`.
"""

from typing import Annotated, Literal

import msgspec

from critias.engine import Record

from ..room.records import EdictKind
from ..size import (
    SEATS,
    PlaceOrNone,
    RegionNumber,
    RegionOrNone,
    SeatNumber,
    SeatOrNone,
    TableNumber,
    TableOrNone,
)

Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Lying = Annotated[int, msgspec.Meta(ge=0, le=100)]
"""Cards are drawn one by one: far more than ever lie in a region, and still at once."""
Change = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]


class ControlRuling(Record, frozen=True, kw_only=True):
    """Base of all rulings: why, and which seats may know (none named: all)."""

    reason: Reason
    audience: tuple[SeatNumber, ...] = ()


# Quantities


class SetResource(ControlRuling, frozen=True, kw_only=True):
    """A player has exactly so much of something."""

    seat: SeatNumber
    resource: Literal["talents", "cogs", "doom-tokens", "orichalcum", "vril", "stars", "doom"]
    amount: Amount


class GiveCards(ControlRuling, frozen=True, kw_only=True):
    """A player gets kudos or arete cards of a value, or with a negative count loses them."""

    seat: SeatNumber
    deck: Literal["kudos", "arete"]
    value: int
    count: Annotated[int, msgspec.Meta(ge=-100, le=100)]


class AddDoom(ControlRuling, frozen=True, kw_only=True):
    """DOOM of a House rises or falls; without a House, that of Atlantis as a whole (col.13.8)."""

    amount: Change = 100
    house: str = ""


class SetLimit(ControlRuling, frozen=True, kw_only=True):
    """The DOOM at which Atlantis drowns. Only Control ever sees it."""

    limit: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


class SetNumber(ControlRuling, frozen=True, kw_only=True):
    """An amendable number of the rules."""

    number: str
    value: Change


class SetSwitch(ControlRuling, frozen=True, kw_only=True):
    """How a rule stands that an amendment can turn."""

    switch: str
    setting: str


class SetTurns(ControlRuling, frozen=True, kw_only=True):
    """How many turns are played."""

    turns: Annotated[int, msgspec.Meta(ge=1, le=20)]


# Units and regions


class SetUnits(ControlRuling, frozen=True, kw_only=True):
    """A player has so many tokens of a type, of the House or of the state."""

    seat: SeatNumber
    unit: Literal["hoplite", "trireme", "colossus"]
    count: Annotated[int, msgspec.Meta(ge=0, le=99)]
    state: bool = False


class MoveUnits(ControlRuling, frozen=True, kw_only=True):
    """Units of a type stand in a region of a table, or in a player's city; region 0 is home."""

    seat: SeatNumber
    unit: Literal["hoplite", "trireme", "hero", "colossus"]
    table: TableNumber = 0
    region: RegionOrNone = 0
    city: SeatOrNone = -1


class SetColony(ControlRuling, frozen=True, kw_only=True):
    """Whose colony is in a region; -1 is nobody's."""

    table: TableNumber
    region: RegionNumber
    seat: SeatOrNone


class SetMonster(ControlRuling, frozen=True, kw_only=True):
    """Whether a Monster is in a region."""

    table: TableNumber
    region: RegionNumber
    there: bool


class SetRewards(ControlRuling, frozen=True, kw_only=True):
    """What lies in a region: cards of talents, kudos, arete, and tokens of orichalcum, vril."""

    table: TableNumber
    region: RegionNumber
    rewards: tuple[Lying, Lying, Lying, Lying, Lying]


class BurnRegion(ControlRuling, frozen=True, kw_only=True):
    """A region burns, or bears again."""

    table: TableNumber
    region: RegionNumber
    burned: bool = True


# Cards, wonders, offices


class GiveUpgrade(ControlRuling, frozen=True, kw_only=True):
    """A player gets an upgrade card from the stock, or gives one back."""

    seat: SeatNumber
    upgrade: str
    take: bool = False


class PlaceWonder(ControlRuling, frozen=True, kw_only=True):
    """A wonder stands in a player's city; -1: it is not built (any more)."""

    wonder: str
    seat: SeatOrNone


class GiveChallenge(ControlRuling, frozen=True, kw_only=True):
    """A challenge token against a player, or (-1) against anyone at the table; or it is taken."""

    seat: SeatNumber
    target: SeatOrNone = -1
    take: bool = False


class Appoint(ControlRuling, frozen=True, kw_only=True):
    """An office is given to a player of the table, or (-1) falls vacant."""

    table: TableNumber
    office: str
    seat: SeatOrNone


# Empires


class SetHatred(ControlRuling, frozen=True, kw_only=True):
    """How much an empire hates a player."""

    empire: str
    seat: SeatNumber
    hatred: Amount


class SetWar(ControlRuling, frozen=True, kw_only=True):
    """Whether an empire is at war with Atlantis."""

    empire: str
    at_war: bool


class SetArmy(ControlRuling, frozen=True, kw_only=True):
    """Whether an empire's army on a map is beaten."""

    empire: str
    table: TableNumber
    beaten: bool


class OfferBribe(ControlRuling, frozen=True, kw_only=True):
    """An empire offers a player talents for what they know of Atlantis."""

    empire: str
    seat: SeatNumber
    talents: Annotated[int, msgspec.Meta(ge=1, le=1000)]


# People


class SetPresent(ControlRuling, frozen=True, kw_only=True):
    """A player comes late, goes early, or never came."""

    seat: SeatNumber
    present: bool


class Reseat(ControlRuling, frozen=True, kw_only=True):
    """A player takes another role or sits at another table."""

    seat: SeatNumber
    role: str = ""
    table: TableOrNone = -1


class Rescale(ControlRuling, frozen=True, kw_only=True):
    """The DOOM limit and the stock of cards follow the number of those who are there."""


# What the box does not know


Title = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Words = Annotated[str, msgspec.Meta(max_length=1000)]
CardNumber = Annotated[int, msgspec.Meta(ge=1, le=10_000)]


class MakeCard(ControlRuling, frozen=True, kw_only=True):
    """A card of Control's own making: a name, a text, who holds it, open or secret."""

    title: Title
    text: Words = ""
    seat: SeatNumber
    open: bool = False
    tradeable: bool = True


class MoveCard(ControlRuling, frozen=True, kw_only=True):
    """A card of Control's goes to another player."""

    card: CardNumber
    seat: SeatNumber


class UseUpCard(ControlRuling, frozen=True, kw_only=True):
    """A card of Control's has been used, or with `gone` is destroyed."""

    card: CardNumber
    gone: bool = False


class Proclaim(ControlRuling, frozen=True, kw_only=True):
    """Something holds for everybody until the end of a turn."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    until: Annotated[int, msgspec.Meta(ge=1, le=20)]


class Repeal(ControlRuling, frozen=True, kw_only=True):
    """What Control has proclaimed holds no more."""

    proclamation: CardNumber


class SetEdict(ControlRuling, frozen=True, kw_only=True):
    """What a council action or a wonder sets going, until the end of a turn; or it is lifted.

    `target`: a seat, House, table or empire by its number, as the kind has it; `where`: an empire,
    table or region.
    """

    kind: EdictKind
    target: SeatOrNone = -1
    where: PlaceOrNone = -1
    amount: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    until: Annotated[int, msgspec.Meta(ge=1, le=20)]
    lift: bool = False


class SetRaid(ControlRuling, frozen=True, kw_only=True):
    """An empire comes for a city in the next Map Phase, or does not."""

    empire: str
    seat: SeatNumber
    there: bool


class SetTribute(ControlRuling, frozen=True, kw_only=True):
    """An empire owes a player tribute, paid in the next Trophy Phase; or owes it no more."""

    empire: str
    seat: SeatNumber
    owed: bool


class SetBerth(ControlRuling, frozen=True, kw_only=True):
    """A player has a seat in the Ark, or has none."""

    seat: SeatNumber
    aboard: bool


class SetCity(ControlRuling, frozen=True, kw_only=True):
    """A city burns to the ground with what is in it, or is rebuilt."""

    seat: SeatNumber
    stands: bool


class SetGrowth(ControlRuling, frozen=True, kw_only=True):
    """To how many steps an action of a council has grown."""

    council: str
    action: str
    steps: Annotated[int, msgspec.Meta(ge=0, le=20)]


class SetCurrency(ControlRuling, frozen=True, kw_only=True):
    """What a council takes for upgrades, until the end of a turn."""

    council: str
    resource: Literal["cogs", "talents", "doom-tokens"]
    until: Annotated[int, msgspec.Meta(ge=1, le=20)]


class OpenMeeting(ControlRuling, frozen=True, kw_only=True):
    """A council meets in this turn even without a quorum; before Arete is declared."""

    council: str


class Adopt(ControlRuling, frozen=True, kw_only=True):
    """A Wandering Hero joins a House."""

    seat: SeatNumber
    house: str
    role: str


class MergeHouses(ControlRuling, frozen=True, kw_only=True):
    """All of a House become members of another; the king of the first takes another role."""

    house: str
    into: str
    role: str


class SetHouseKudos(ControlRuling, frozen=True, kw_only=True):
    """A House loses kudos worth at least so many points, from who holds most first."""

    house: str
    points: Annotated[int, msgspec.Meta(ge=1, le=10_000)]


class SetAge(ControlRuling, frozen=True, kw_only=True):
    """Who is how old among the players: 1 is the oldest (col.7.56)."""

    seat: SeatNumber
    rank: Annotated[int, msgspec.Meta(ge=1, le=SEATS[-1])]


# Time and disputes


class SkipPhase(ControlRuling, frozen=True, kw_only=True):
    """The phase ends (col.3.15) for a player, a map or a council, or for all.

    What is still asked is answered as if nothing were wanted, and all goes on to its end.
    """

    place: Annotated[str, msgspec.Meta(max_length=40)] = ""
    seat: SeatOrNone = -1


class CutPhase(ControlRuling, frozen=True, kw_only=True):
    """The phase is cut off as it stands: what has not been done does not happen."""


class Judge(ControlRuling, frozen=True, kw_only=True):
    """A dispute is decided in words."""

    decision: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
