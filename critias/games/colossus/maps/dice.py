"""The dice of a conflict: each side's strength, what is rolled, and what takes dice away."""

from dataclasses import dataclass, field
from typing import Any

from ..box import NONE
from ..room.dishonour import dishonour
from ..room.ledger import add_doom
from ..state import Room
from .empires import army_strength, raiders, raids_on
from .events import DieIgnored, FoeRolled, Rolled, Undefended
from .regions import players_in
from .stances import Allies, Declared, foes_in
from .strategy import place_name
from .strength import Contest, Force, force, units_in


@dataclass(slots=True)
class Side:
    """A side in a conflict: a player with allies, a Monster, or an empire."""

    seats: tuple[int, ...] = ()
    foe: str = ""
    empire: int = NONE
    helpers: tuple[int, ...] = ()  # the Wandering Heroes beside a Monster or an empire
    total: int = 0
    dice: list[int] = field(default_factory=list)  # those rolled that still count
    beaten: bool = False


def player_sides(s: Room, contest: Contest, allies: Allies) -> list[Side]:
    """Each player with allied heroes (col.6.28); a city without defenders is no side."""
    players = players_in(s, contest.place)
    if contest.defender != NONE and not is_defended(s, contest):
        players.remove(contest.defender)
        s.tell(lambda: Undefended(contest.defender, fight=contest.place))
        dishonour(s, contest.defender, "undefended-city")
    # An ally who fled, or a foe that is gone, leaves the hero alone.
    beside = {*players, *(foe for foe, _ in foes_in(s, contest))}
    allied = {hero: ally for hero, ally in allies.items() if hero in players and ally in beside}
    return [
        Side(seats=(seat, *(hero for hero, ally in allied.items() if ally == seat)))
        for seat in players
        if seat not in allied
    ]


def is_defended(s: Room, contest: Contest) -> bool:
    """Whether the owner of a city stands in it."""
    seat = contest.defender
    return any(units_in(s, seat, contest)) and not s.fled_home[seat]


def foes(s: Room, contest: Contest, allies: Allies) -> list[Side]:
    """Monsters, garrisons, armies and raiders, with the heroes beside them."""
    there = players_in(s, contest.place)
    return [
        Side(
            foe=foe,
            empire=empire,
            helpers=tuple(hero for hero, ally in allies.items() if ally == foe and hero in there),
        )
        for foe, empire in foes_in(s, contest)
    ]


def roll_side(s: Room, side: Side, contest: Contest, declared: dict[int, Declared]) -> None:
    """All dice and bonuses of a side are added up (col.6.38)."""
    if not side.seats:
        fighting = foe_force(s, side, contest)
        rolled = roll(s, fighting)
        side.total, side.dice = sum(rolled) + fighting.bonus, list(rolled)
        tell_foe(s, side.foe, contest, fighting, rolled)
    for seat in (*side.seats, *side.helpers):
        cards = declared.get(seat, ())
        fighting = force(s, seat, contest, cards)
        rolled = roll_for(s, seat, fighting, cards)
        side.total += sum(rolled) + fighting.bonus
        side.dice += rolled
        tell_roll(s, seat, contest, fighting, rolled)


def tell_roll(s: Room, seat: int, contest: Contest, fighting: Force, rolled: list[int]) -> None:
    """What a player rolled, and whose each die was."""
    s.tell(lambda: Rolled(seat, **reckoned(s, contest, fighting, rolled)))


def tell_foe(s: Room, foe: str, contest: Contest, fighting: Force, rolled: list[int]) -> None:
    """What Control rolled for a Monster or an empire."""
    s.tell(lambda: FoeRolled(foe, **reckoned(s, contest, fighting, rolled)))


def reckoned(s: Room, contest: Contest, fighting: Force, rolled: list[int]) -> dict[str, Any]:
    """A roll with the reason of each number."""
    return {
        "region": place_name(s, contest.place),
        "dice": tuple(rolled),
        "dice_of": tuple(whose for _, _, whose in fighting.dice),
        "bonus": fighting.bonus,
        "added": tuple(amount for _, amount in fighting.added),
        "added_by": tuple(reason for reason, _ in fighting.added),
        "total": sum(rolled) + fighting.bonus,
        "fight": contest.place,
    }


def foe_force(s: Room, side: Side, contest: Contest) -> Force:
    """What Control rolls for a Monster, garrison, army or raid; it adds no DOOM (col.6.37)."""
    kind = s.kind(contest.place)
    strength, dice = s.box.strength, s.box.dice
    sides = {"one": 1, "chaos": dice.chaos, "doom": dice.doom}
    if contest.defender != NONE:
        [raid] = [r for r in raids_on(s, contest.defender) if r.empire == side.empire]
        return Force([(sides[strength.hoplite[kind]], 1, "hoplite")] * raiders(s, raid), [], 0)
    if side.empire == NONE:
        return Force([(sides[strength.monster[kind]], 1, "monster")], [], 0)
    if s.at_war[side.empire]:
        hatred = army_strength(s, s.chart.tables[contest.place], side.empire)
        return Force([(dice.doom, 1, "army")], [("hatred", hatred)] if hatred else [], 0)
    return Force([(sides[strength.garrison], 1, "garrison")], [], 0)


def roll(s: Room, fighting: Force) -> list[int]:
    """What each die shows, but for low rolls that count for more."""
    return [max(at_least, s.rng.roll(sides)) for sides, at_least, _ in fighting.dice]


def roll_for(s: Room, seat: int, fighting: Force, cards: Declared) -> list[int]:
    """A player rolls (col.6.36), and again with the cards declared for it; the better roll counts.

    Blood Frenzy and a Blessing roll all dice again, Oracle Bones the worst one
    (col.upgrade.blood-frenzy, col.action.blessing, col.upgrade.oracle-bones).
    """
    per_die = s.box.doom.per_die
    blessings = {edict.cause for edict in s.edicts_of("blessing", seat)} if cards else ()
    rolled = roll(s, fighting)
    add_doom(s, seat, per_die * fighting.scoring, "doom-die")
    for card in cards:
        power = s.box.power_of(card)
        if power == "rerolls-all" or card in blessings:
            rolled = max(rolled, roll(s, fighting), key=sum)
            add_doom(s, seat, per_die * fighting.scoring, "doom-die")
        elif power == "rerolls-one" and rolled:
            worst = max(range(len(rolled)), key=lambda i: fighting.dice[i][0] - rolled[i])
            sides, at_least, _ = fighting.dice[worst]
            rolled[worst] = max(rolled[worst], at_least, s.rng.roll(sides))
            if sides == s.box.dice.doom:
                add_doom(s, seat, per_die, "doom-die")
    return rolled


def drop_dice(s: Room, sides: list[Side], contest: Contest) -> None:
    """Dice that do not count.

    The Labyrinth takes each attacker's highest die (col.wonder.labyrinth), an Aegis that of the
    strongest enemy (col.upgrade.aegis).
    """
    defender = contest.defender
    for card in s.cards_with(defender, "drops-highest") if defender != NONE else ():
        for side in sides:
            if defender not in side.seats:
                drop_highest(s, side, contest, defender, card.name)
    for side in sides:
        held = [(seat, c) for seat in side.seats for c in s.cards_with(seat, "ignores-highest")]
        enemies = [other for other in sides if other is not side]
        if held and enemies:
            [holder, card], *_ = held
            strongest = max(enemies, key=lambda other: other.total)
            drop_highest(s, strongest, contest, holder, card.name)


def drop_highest(s: Room, side: Side, contest: Contest, holder: int, cause: str) -> None:
    """The highest die of a side does not count."""
    if side.dice:
        highest = max(side.dice)
        s.tell(lambda: DieIgnored(holder, cause, highest, fight=contest.place))
        side.total -= highest
        side.dice.remove(highest)
