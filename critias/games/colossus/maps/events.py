"""What happens at the map tables, from the sheets to the trophies."""

from critias.engine import Event, Seat

# Regions


class Spawned(Event, frozen=True):
    """Rewards appear in a region."""

    region: str
    talents: int
    kudos: int
    arete: int
    orichalcum: int
    vril: int


class RegionsSpawned(Event, frozen=True):
    """Rewards appear in all regions of a kind on a map, as many in each."""

    table: str
    terrain: str
    regions: tuple[str, ...]
    talents: int
    kudos: int
    arete: int
    orichalcum: int
    vril: int


class MonsterSpawned(Event, frozen=True):
    """A Monster appears."""

    monster: str
    region: str


class MonsterGone(Event, frozen=True):
    """A Monster is gone."""

    monster: str
    region: str


class MonsterMoved(Event, frozen=True):
    """The Elder Map has moved a Monster."""

    seat: Seat
    monster: str
    region: str


class RegionBurned(Event, frozen=True):
    """A region burns and bears nothing any more."""

    region: str


class Colonised(Event, frozen=True):
    """A counter settles."""

    seat: Seat
    region: str
    unit: str


class ColonyLost(Event, frozen=True):
    """A colony is gone."""

    seat: Seat
    region: str


# Strategy, building, movement


class SheetVoid(Event, frozen=True):
    """A sheet has become impossible and counts as blank."""

    seat: Seat


class OrderRevealed(Event, frozen=True):
    """What a sheet says of one type of unit."""

    seat: Seat
    unit: str
    do: str
    region: str
    talents: int
    orichalcum: int
    vril: int


class ChallengeIssued(Event, frozen=True):
    """A city is challenged."""

    seat: Seat
    rival: Seat


class Built(Event, frozen=True):
    """Units are built, one for each reason while there is room."""

    seat: Seat
    unit: str
    count: int
    reasons: tuple[str, ...]


class UnitsMarched(Event, frozen=True):
    """Units go over to a House-mate."""

    seat: Seat
    to: Seat
    unit: str
    count: int


class TroopsRaised(Event, frozen=True):
    """A player gets, or hands over, Atlantis counters."""

    seat: Seat
    unit: str
    count: int


class Researched(Event, frozen=True):
    """Cogs instead of a second Hero."""

    seat: Seat
    count: int
    reasons: tuple[str, ...]


class Redirected(Event, frozen=True):
    """A destination is changed after the reveal."""

    seat: Seat
    unit: str
    region: str


class Moved(Event, frozen=True):
    """Units have moved."""

    seat: Seat
    unit: str
    count: int
    region: str


# Conflict


class TableWentOn(Event, frozen=True):
    """A map table comes to its next step before the others."""

    table: str
    phase: str


class OfAFight(Event, frozen=True, kw_only=True):
    """Base of what is told of a fight, and of which: tables fight side by side.

    The number of its place names a fight, for there is one a turn in each place.
    """

    fight: int


class ConflictBegan(OfAFight, frozen=True):
    """Strife."""

    table: str
    region: str
    players: tuple[int, ...]


class AlliedWith(OfAFight, frozen=True):
    """A hero fights beside a player."""

    seat: Seat
    ally: Seat


class AlliedWithFoe(OfAFight, frozen=True):
    """A Wandering Hero fights beside a Monster or an empire."""

    seat: Seat
    foe: str


class Fled(OfAFight, frozen=True):
    """Phobos!"""

    seat: Seat
    region: str


class CardDeclared(OfAFight, frozen=True):
    """A card is used in a conflict."""

    seat: Seat
    card: str


class Undefended(OfAFight, frozen=True):
    """Nobody stands in a city that is attacked."""

    seat: Seat


class Rolled(OfAFight, frozen=True):
    """What a player rolled: whose each die was, and what was added for which reason."""

    seat: Seat
    region: str
    dice: tuple[int, ...]
    dice_of: tuple[str, ...]
    bonus: int
    added: tuple[int, ...]
    added_by: tuple[str, ...]
    total: int


class FoeRolled(OfAFight, frozen=True):
    """What Control rolled."""

    foe: str
    region: str
    dice: tuple[int, ...]
    dice_of: tuple[str, ...]
    bonus: int
    added: tuple[int, ...]
    added_by: tuple[str, ...]
    total: int


class DieIgnored(OfAFight, frozen=True):
    """A Labyrinth or an Aegis takes the highest die of an enemy."""

    seat: Seat
    cause: str
    die: int


class ConflictTied(OfAFight, frozen=True):
    """All players lose."""

    region: str


class TieBroken(OfAFight, frozen=True):
    """By law, one of those who lead wins."""

    seat: Seat
    region: str


class FoeWon(OfAFight, frozen=True):
    """A Monster or an empire has beaten all players."""

    foe: str
    region: str
    total: int


class ConflictWon(OfAFight, frozen=True):
    """A player has won."""

    seat: Seat
    region: str
    total: int


class UnitsLost(OfAFight, frozen=True):
    """Units are removed."""

    seat: Seat
    unit: str
    count: int


# Trophies


class RegionHeld(Event, frozen=True):
    """A player collects a region's rewards."""

    seat: Seat
    region: str


class CityHeld(Event, frozen=True):
    """A city was defended."""

    seat: Seat


class CitySacked(Event, frozen=True):
    """A city is sacked by a player."""

    seat: Seat
    owner: Seat


class CityRaided(Event, frozen=True):
    """A city is sacked by an empire."""

    empire: str
    seat: Seat


class CityBurned(Event, frozen=True):
    """A city is burned to the ground."""

    seat: Seat
    owner: Seat


class OfficeGiven(Event, frozen=True):
    """An Archon is appointed."""

    office: str
    seat: Seat


class OfficeVacant(Event, frozen=True):
    """An Archon is not there any more."""

    office: str
    table: str


class ArchonNeglected(Event, frozen=True):
    """An Archon gets nothing."""

    seat: Seat


# Empires


class HatredChanged(Event, frozen=True):
    """How much an empire hates a player."""

    empire: str
    seat: Seat
    amount: int


class RaidAnnounced(Event, frozen=True):
    """A raid will come."""

    empire: str
    seat: Seat


class RaidsNobody(Event, frozen=True):
    """An empire keeps the peace."""

    empire: str


class WarDeclared(Event, frozen=True):
    """An empire is at war with Atlantis."""

    empire: str


class ArmyBeaten(Event, frozen=True):
    """A regional army is out of the game."""

    seat: Seat
    empire: str


class ArmyBurned(Event, frozen=True):
    """The army that held a region is gone with it."""

    empire: str
    region: str


class EmpireDefeated(Event, frozen=True):
    """An empire has lost all its armies."""

    empire: str


class TributePaid(Event, frozen=True):
    """An empire pays."""

    empire: str
    seat: Seat


class VowKept(Event, frozen=True):
    """A vow of conquest is fulfilled."""

    seat: Seat
    empire: str


class VowBroken(Event, frozen=True):
    """A vow of conquest has failed."""

    seat: Seat
    empire: str
