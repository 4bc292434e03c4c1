"""How strong a player's units are in a conflict: dice, what they count at least, and bonuses."""

from typing import NamedTuple

from ..box import COLOSSUS, HERO, HOPLITE, NONE, TRIREME, UNITS, Die
from ..state import CITY, HOME, Room


class Contest(NamedTuple):
    """Where a conflict is, and what makes a difference to those in it."""

    place: int
    monster: bool = False
    raided: bool = False

    @property
    def defender(self) -> int:
        """The owner of the city that is fought over."""
        return self.place - CITY if self.place >= CITY else NONE


Rolls = tuple[int, int, str]
"""A die: its sides, what it counts at least, and whose it is."""


class Force(NamedTuple):
    """Dice, the largest first, and what is added to them for which reason."""

    dice: list[Rolls]
    added: list[tuple[str, int]]
    scoring: int  # DOOM dice among them that add to DOOM

    @property
    def bonus(self) -> int:
        """What is added to the dice."""
        return sum(amount for _, amount in self.added)

    @property
    def range(self) -> tuple[int, int]:
        """The least and the most it can reach."""
        least = sum(at_least for _, at_least, _ in self.dice)
        return least + self.bonus, sum(sides for sides, _, _ in self.dice) + self.bonus

    @property
    def mean(self) -> float:
        """What it reaches on average."""
        return self.bonus + sum(mean_of(sides, at_least) for sides, at_least, _ in self.dice)


def mean_of(sides: int, at_least: int) -> float:
    """The mean of a die on which low rolls count for more."""
    return sum(max(at_least, roll) for roll in range(1, sides + 1)) / sides


def units_in(s: Room, seat: int, contest: Contest) -> list[int]:
    """A player's units in a conflict; all that did not leave defend the city (col.6.13)."""
    units = s.stand(seat, HOME if seat == contest.defender else contest.place)
    if seat == contest.defender and any(s.edicts_of("hero-idle", seat)):
        units[HERO] = 0
    return units


def force(s: Room, seat: int, contest: Contest, declared: tuple[str, ...] = ()) -> Force:
    """What a player fights with, with the cards that were declared; eight dice at most (col.6.35).

    The die of the Colossus of Helios adds no DOOM (col.wonder.colossus-of-helios).
    """
    units = units_in(s, seat, contest)
    dice, ones = unit_dice(s, seat, contest, units, declared.count("doom-ray"))
    dice += extra_dice(s, seat, contest, units, declared)
    scoring = sum(sides == s.box.dice.doom for sides, _, _ in dice)
    if contest.defender == seat and s.owns(seat, "colossus-of-helios"):
        dice.append(die(s, "doom", "colossus-of-helios", doom_floor(s, seat)))
    dice.sort(reverse=True)
    del dice[s.numbers["dice-cap"] :]
    scoring = min(scoring, sum(sides == s.box.dice.doom for sides, _, _ in dice))
    added = [*ones, ("orichalcum", orichalcum_bonus(s, seat, units))]
    added += flat_bonuses(s, seat, contest, units)
    return Force(dice, [(reason, amount) for reason, amount in added if amount], scoring)


def die(s: Room, kind: Die, whose: str, at_least: int = 1) -> Rolls:
    """A die of a kind."""
    return (s.box.dice.doom if kind == "doom" else s.box.dice.chaos), at_least, whose


def doom_floor(s: Room, seat: int) -> int:
    """What a player's DOOM dice count at least (col.upgrade.heros-fate)."""
    return s.card_value("heros-fate", "at-least") if s.holds(seat, "heros-fate") else 1


def unit_dice(
    s: Room, seat: int, contest: Contest, units: list[int], rays: int
) -> tuple[list[Rolls], list[tuple[str, int]]]:
    """The dice of units and colony (col.6.57), and those units that count one each (col.6.33).

    Cards let units roll that would count one (col.upgrade.phalanx-drill, col.upgrade.marines), and
    colonies roll more (col.upgrade.colonial-militia).
    """
    kind = s.kind(contest.place)
    strength = s.box.strength
    rolled: dict[int, Die] = {
        HOPLITE: strength.hoplite[kind],
        TRIREME: strength.trireme[kind],
        HERO: strength.hero[kind],
        COLOSSUS: strength.colossus[kind],
    }
    if rolled[HOPLITE] == "one" and s.holds(seat, "phalanx-drill"):
        rolled[HOPLITE] = "chaos"
    if rolled[TRIREME] == "one" and s.holds(seat, "marines"):
        rolled[TRIREME] = "chaos"
    dice: list[Rolls] = []
    ones = []
    for unit, count in enumerate(units):
        if rolled[unit] == "one":
            ones.append((UNITS[unit], count))
        else:
            floor = unit_floor(s, seat, unit, rolled[unit])
            dice += [die(s, rolled[unit], UNITS[unit], floor)] * count
    if rays:
        # A Colossus rolls DOOM instead of Chaos (col.upgrade.doom-ray).
        for _ in range(min(rays, units[COLOSSUS])):
            dice.remove(die(s, "chaos", UNITS[COLOSSUS], unit_floor(s, seat, COLOSSUS, "chaos")))
            dice.append(die(s, "doom", "doom-ray", unit_floor(s, seat, COLOSSUS, "doom")))
    if contest.place < CITY and s.colony[contest.place] == seat:
        militia = s.holds(seat, "colonial-militia")
        number = s.card_value("colonial-militia", "dice") if militia else 1
        rolls = strength.colony[kind]
        floor = doom_floor(s, seat) if rolls == "doom" else 1
        dice += [die(s, rolls, "colony", floor)] * number * s.colonies_at(contest.place)
    return dice, ones


IMPROVES = {HOPLITE: "bronze-panoply", TRIREME: "bronze-rams", COLOSSUS: "clockwork-limbs"}
"""col.upgrade.bronze-panoply, col.upgrade.bronze-rams, col.upgrade.clockwork-limbs"""


def unit_floor(s: Room, seat: int, unit: int, rolled: Die) -> int:
    """What a unit's die counts at least. Heroes enjoy what improves any other (col.6.34)."""
    cards = IMPROVES.values() if unit == HERO else (IMPROVES[unit],)
    floors = [s.card_value(card, "at-least") for card in cards if s.holds(seat, card)]
    if rolled == "doom":
        floors.append(doom_floor(s, seat))
    return max(floors, default=1)


def extra_dice(
    s: Room, seat: int, contest: Contest, units: list[int], declared: tuple[str, ...]
) -> list[Rolls]:
    """Dice that cards add.

    col.upgrade.mercenaries, col.upgrade.household-guard in the own city, col.upgrade.drill-master
    with enough tokens, col.upgrade.summoning-circle.
    """
    dice = [die(s, "chaos", "mercenaries")] * declared.count("mercenaries")
    if contest.defender == seat and s.holds(seat, "household-guard"):
        more = s.card_value("household-guard", "dice")
        dice += [die(s, "chaos", "household-guard")] * more
    if s.holds(seat, "drill-master") and sum(units) >= s.card_value("drill-master", "tokens"):
        dice += [die(s, "chaos", "drill-master")] * s.card_value("drill-master", "dice")
    if "summoning-circle" in declared:
        dice.append(die(s, "doom", "summoning-circle", doom_floor(s, seat)))
    return dice


def orichalcum_bonus(s: Room, seat: int, units: list[int]) -> int:
    """One for each orichalcum on a type that does not build, up to its tokens (col.6.5)."""
    sheet = s.sheets[seat]
    if sheet is None:
        return 0
    return sum(
        min(order.orichalcum, units[unit])
        for unit, order in enumerate(sheet.orders)
        if order.do != "build"
    )


def flat_bonuses(s: Room, seat: int, contest: Contest, units: list[int]) -> list[tuple[str, int]]:
    """What cards, walls and edicts add.

    Anywhere col.upgrade.vril-furnace; against Monsters col.upgrade.monster-slayer; in a region
    without an own colony col.upgrade.pathfinders; in the own city col.upgrade.city-walls,
    col.action.fortify and against raids col.action.sea-walls; in another's
    col.upgrade.siege-engines.
    """
    added = []

    def add(card: str) -> None:
        if s.holds(seat, card):
            added.append((card, s.card_value(card, "strength")))

    if s.holds(seat, "vril-furnace"):
        strong = units[COLOSSUS] + units[HERO]
        added.append(("vril-furnace", s.card_value("vril-furnace", "strength") * strong))
    if contest.monster:
        add("monster-slayer")
    if contest.defender == NONE:
        if s.colony[contest.place] != seat:
            add("pathfinders")
    elif contest.defender == seat:
        add("city-walls")
        added.append(("fortify", sum(edict.amount for edict in s.edicts_of("fortify", seat))))
        if contest.raided:
            walls = s.edicts_of("sea-walls", s.table[seat])
            added.append(("sea-walls", sum(edict.amount for edict in walls)))
    else:
        add("siege-engines")
    return added
