"""How strong a player's units are in a conflict: dice, what they count at least, and bonuses."""

from collections import Counter
from typing import NamedTuple

from ..box import COLOSSUS, HERO, HOPLITE, KINDS, NONE, TRIREME, UNITS, Die
from ..cards import Card
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
    cards = [c for c in s.cards_at(seat, "fight") if matters(s, seat, contest, units, c)]
    used = [s.box.cards[card] for card in declared if card in s.box.cards]
    cards += [card for card in used if card.when == "declared"]
    rays = [card.name for card in used if card.power == "doom-rays"]
    dice, ones = unit_dice(s, seat, contest, units, cards, rays)
    dice += extra_dice(s, seat, units, cards, used)
    scoring = sum(sides == s.box.dice.doom for sides, _, _ in dice)
    if contest.defender == seat:
        for card in s.cards_with(seat, "guards-the-city"):
            dice.append(die(s, "doom", card.name, doom_floor(s, seat)))
    dice.sort(reverse=True)
    del dice[s.numbers["dice-cap"] :]
    scoring = min(scoring, sum(sides == s.box.dice.doom for sides, _, _ in dice))
    added = [*ones, ("orichalcum", orichalcum_bonus(s, seat, units))]
    added += flat_bonuses(s, seat, contest, units, cards)
    return Force(dice, [(reason, amount) for reason, amount in added if amount], scoring)


def matters(s: Room, seat: int, contest: Contest, units: list[int], card: Card) -> bool:
    """Whether a card has to do with a conflict: by where it is, and by how many tokens fight."""
    if sum(units) < card.figure("tokens"):
        return False
    match card.where:
        case None:
            return True
        case "monster":
            return contest.monster
        case "own-city":
            return contest.defender == seat
        case "other-city":
            return contest.defender not in (seat, NONE)
        case "no-colony":
            return contest.defender == NONE and s.colony[contest.place] != seat
        case kind:
            return contest.defender == NONE and KINDS[s.kind(contest.place)] == kind


def times(card: Card, units: list[int]) -> int:
    """How often a card counts: once, or for each of its units. Heroes count as any (col.6.34)."""
    return sum(units[unit] for unit in {HERO, *card.units}) if card.units else 1


def die(s: Room, kind: Die, whose: str, at_least: int = 1) -> Rolls:
    """A die of a kind."""
    return (s.box.dice.doom if kind == "doom" else s.box.dice.chaos), at_least, whose


def doom_floor(s: Room, seat: int) -> int:
    """What a player's DOOM dice count at least (col.upgrade.heros-fate)."""
    cards = s.cards_with(seat, "doom-floor")
    return max((card.figure("at-least") for card in cards), default=1)


def unit_dice(
    s: Room, seat: int, contest: Contest, units: list[int], cards: list[Card], rays: list[str]
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
    for card in s.cards_with(seat, "rolls"):
        for unit in card.units:
            if rolled[unit] == "one":
                rolled[unit] = "chaos"
    dice: list[Rolls] = []
    ones = []
    for unit, count in enumerate(units):
        if rolled[unit] == "one":
            ones.append((UNITS[unit], count))
        else:
            floor = unit_floor(s, seat, unit, rolled[unit], cards)
            dice += [die(s, rolled[unit], UNITS[unit], floor)] * count
    if rays:
        # A Colossus rolls DOOM instead of Chaos (col.upgrade.doom-ray).
        chaos, doom = (unit_floor(s, seat, COLOSSUS, one, cards) for one in ("chaos", "doom"))
        for ray in rays[: units[COLOSSUS]]:
            dice.remove(die(s, "chaos", UNITS[COLOSSUS], chaos))
            dice.append(die(s, "doom", ray, doom))
    if contest.place < CITY and s.colony[contest.place] == seat:
        militia = s.cards_with(seat, "militia")
        rolls = strength.colony[kind]
        floor = doom_floor(s, seat) if rolls == "doom" else 1
        number = sum(card.figure("dice") for card in militia) if militia else 1
        dice += [die(s, rolls, "colony", floor)] * number * s.colonies_at(contest.place)
    return dice, ones


def unit_floor(s: Room, seat: int, unit: int, rolled: Die, cards: list[Card]) -> int:
    """What a unit's die counts at least. Heroes enjoy what improves any other (col.6.34).

    col.upgrade.bronze-panoply, col.upgrade.bronze-rams, col.upgrade.clockwork-limbs
    """
    floors = [
        card.figure("at-least")
        for card in cards
        if "at-least" in card.value and (unit == HERO or not card.units or unit in card.units)
    ]
    if rolled == "doom":
        floors.append(doom_floor(s, seat))
    return max(floors, default=1)


def extra_dice(
    s: Room, seat: int, units: list[int], cards: list[Card], used: list[Card]
) -> list[Rolls]:
    """Dice that cards add.

    col.upgrade.mercenaries, col.upgrade.household-guard in the own city, col.upgrade.drill-master
    with enough tokens, col.upgrade.summoning-circle.
    """
    dice = []
    for card in cards:
        often = times(card, units)
        dice += [die(s, "chaos", card.name)] * (card.figure("dice") * often)
        if "doom-dice" in card.value:
            more = card.figure("doom-dice") * often
            dice += [die(s, "doom", card.name, doom_floor(s, seat))] * more
    for card in used:
        if card.power == "hires":
            dice.append(die(s, "chaos", card.name))
        elif card.power == "summons-a-die":
            dice.append(die(s, "doom", card.name, doom_floor(s, seat)))
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


def flat_bonuses(
    s: Room, seat: int, contest: Contest, units: list[int], cards: list[Card]
) -> list[tuple[str, int]]:
    """What cards, walls and edicts add.

    Anywhere col.upgrade.vril-furnace; against Monsters col.upgrade.monster-slayer; in a region
    without an own colony col.upgrade.pathfinders; in the own city col.upgrade.city-walls,
    col.action.fortify and against raids col.action.sea-walls; in another's
    col.upgrade.siege-engines.
    """
    added = [(c.name, c.figure("strength") * times(c, units)) for c in cards]
    if contest.defender == seat:
        walls = [*s.edicts_of("fortify", seat)]
        if contest.raided:
            walls += s.edicts_of("sea-walls", s.table[seat])
        together = Counter[str]()
        for edict in walls:
            together[edict.cause] += edict.amount
        added += together.items()
    return added
