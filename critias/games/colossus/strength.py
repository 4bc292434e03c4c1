"""How strong a player's units are in a conflict: dice, what they count at least, and bonuses."""

from typing import NamedTuple

from .box import COLOSSUS, HERO, HOPLITE, NONE, TRIREME, Die
from .state import CITY, HOME, Room


class Contest(NamedTuple):
    """Where a conflict is, and what makes a difference to those in it."""

    place: int
    monster: bool = False
    raided: bool = False

    @property
    def defender(self) -> int:
        """The owner of the city that is fought over."""
        return self.place - CITY if self.place >= CITY else NONE


class Force(NamedTuple):
    """Dice as (sides, counts at least), the largest first, and what is added to them."""

    dice: list[tuple[int, int]]
    bonus: int
    scoring: int  # DOOM dice among them that add to DOOM

    @property
    def range(self) -> tuple[int, int]:
        """The least and the most it can reach."""
        least = sum(at_least for _, at_least in self.dice)
        return least + self.bonus, sum(sides for sides, _ in self.dice) + self.bonus

    @property
    def mean(self) -> float:
        """What it reaches on average."""
        return self.bonus + sum(mean_of(sides, at_least) for sides, at_least in self.dice)


def mean_of(sides: int, at_least: int) -> float:
    """The mean of a die on which low rolls count for more."""
    return sum(max(at_least, roll) for roll in range(1, sides + 1)) / sides


def units_in(s: Room, seat: int, contest: Contest) -> list[int]:
    """A player's units in a conflict; all that did not leave defend the city."""
    units = s.stand(seat, HOME if seat == contest.defender else contest.place)
    if seat == contest.defender and any(s.edicts_of("hero-idle", seat)):
        units[HERO] = 0
    return units


def force(s: Room, seat: int, contest: Contest, declared: tuple[str, ...] = ()) -> Force:
    """What a player fights with, with the cards that were declared."""
    units = units_in(s, seat, contest)
    dice, ones = unit_dice(s, seat, contest, units, declared.count("doom-ray"))
    dice += extra_dice(s, seat, contest, units, declared)
    scoring = sum(sides == s.box.dice.doom for sides, _ in dice)
    if contest.defender == seat and s.owns(seat, "colossus-of-helios"):
        dice.append(die(s, "doom", doom_floor(s, seat)))
    dice.sort(reverse=True)
    del dice[s.numbers["dice-cap"] :]
    scoring = min(scoring, sum(sides == s.box.dice.doom for sides, _ in dice))
    bonus = ones + orichalcum_bonus(s, seat, units) + flat_bonus(s, seat, contest, units)
    return Force(dice, bonus, scoring)


def die(s: Room, kind: Die, at_least: int = 1) -> tuple[int, int]:
    """A die of a kind."""
    return (s.box.dice.doom if kind == "doom" else s.box.dice.chaos), at_least


def doom_floor(s: Room, seat: int) -> int:
    """What a player's DOOM dice count at least."""
    return s.card_value("heros-fate", "at-least") if s.holds(seat, "heros-fate") else 1


def unit_dice(
    s: Room, seat: int, contest: Contest, units: list[int], rays: int
) -> tuple[list[tuple[int, int]], int]:
    """The dice of units and colony, and how many units count one each."""
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
    dice: list[tuple[int, int]] = []
    ones = 0
    for unit, count in enumerate(units):
        if rolled[unit] == "one":
            ones += count
        else:
            floor = unit_floor(s, seat, unit, rolled[unit])
            dice += [die(s, rolled[unit], floor)] * count
    if rays:
        # A DOOM Ray: a Colossus rolls DOOM instead of Chaos.
        for _ in range(min(rays, units[COLOSSUS])):
            dice.remove(die(s, "chaos", unit_floor(s, seat, COLOSSUS, "chaos")))
            dice.append(die(s, "doom", unit_floor(s, seat, COLOSSUS, "doom")))
    if contest.place < CITY and s.colony[contest.place] == seat:
        militia = s.holds(seat, "colonial-militia")
        number = s.card_value("colonial-militia", "dice") if militia else 1
        rolls = strength.colony[kind]
        dice += [die(s, rolls, doom_floor(s, seat) if rolls == "doom" else 1)] * number
    return dice, ones


IMPROVES = {HOPLITE: "bronze-panoply", TRIREME: "bronze-rams", COLOSSUS: "clockwork-limbs"}


def unit_floor(s: Room, seat: int, unit: int, rolled: Die) -> int:
    """What a unit's die counts at least. Heroes enjoy what improves any of the others."""
    cards = IMPROVES.values() if unit == HERO else (IMPROVES[unit],)
    floors = [s.card_value(card, "at-least") for card in cards if s.holds(seat, card)]
    if rolled == "doom":
        floors.append(doom_floor(s, seat))
    return max(floors, default=1)


def extra_dice(
    s: Room, seat: int, contest: Contest, units: list[int], declared: tuple[str, ...]
) -> list[tuple[int, int]]:
    """Dice that cards add."""
    chaos = declared.count("mercenaries")
    if contest.defender == seat and s.holds(seat, "household-guard"):
        chaos += s.card_value("household-guard", "dice")
    if s.holds(seat, "drill-master") and sum(units) >= s.card_value("drill-master", "tokens"):
        chaos += s.card_value("drill-master", "dice")
    dice = [die(s, "chaos")] * chaos
    if "summoning-circle" in declared:
        dice.append(die(s, "doom", doom_floor(s, seat)))
    return dice


def orichalcum_bonus(s: Room, seat: int, units: list[int]) -> int:
    """One for each orichalcum on a type of unit that does not build, up to its tokens."""
    sheet = s.sheets[seat]
    if sheet is None:
        return 0
    return sum(
        min(order.orichalcum, units[unit])
        for unit, order in enumerate(sheet.orders)
        if order.do != "build"
    )


def flat_bonus(s: Room, seat: int, contest: Contest, units: list[int]) -> int:
    """What cards, walls and edicts add."""
    bonus = 0
    if s.holds(seat, "vril-furnace"):
        bonus += s.card_value("vril-furnace", "strength") * (units[COLOSSUS] + units[HERO])
    if contest.monster and s.holds(seat, "monster-slayer"):
        bonus += s.card_value("monster-slayer", "strength")
    if contest.defender == NONE:
        if s.holds(seat, "pathfinders") and s.colony[contest.place] != seat:
            bonus += s.card_value("pathfinders", "strength")
    elif contest.defender == seat:
        if s.holds(seat, "city-walls"):
            bonus += s.card_value("city-walls", "strength")
        bonus += sum(edict.amount for edict in s.edicts_of("fortify", seat))
        if contest.raided:
            bonus += sum(edict.amount for edict in s.edicts_of("sea-walls", s.table[seat]))
    elif s.holds(seat, "siege-engines"):
        bonus += s.card_value("siege-engines", "strength")
    return bonus
