"""Eris Phase: strife wherever units meet others, a Monster or an empire; cities come last."""

from dataclasses import dataclass

from critias.engine.decisions import Choose, Option
from critias.engine.flows import Flow, simultaneously

from .box import COLOSSUS, DOOM_TOKENS, HERO, HOPLITE, NONE, REGIONS, TALENTS
from .defeat import suffer_defeat
from .dishonour import dishonour
from .empires import army_beaten, army_strength, empire_name, raid_beaten, raiders, raids_on
from .events import (
    AlliedWith,
    CardDeclared,
    ConflictBegan,
    ConflictTied,
    ConflictWon,
    Fled,
    FoeRolled,
    Rolled,
    Undefended,
)
from .ledger import add_doom, gain, spend_doom_tokens
from .options import (
    ALONE,
    FLEE,
    REFUSE_ALLIANCE,
    STAND,
    AcceptAlliance,
    Ally,
    Declare,
    Stand,
)
from .records import Victory
from .regions import places, remove_monster
from .state import CITY, HOME, Room
from .strategy import place_name
from .strength import Contest, Force, force, units_in


def eris_phase(s: Room, table: int) -> Flow[None]:
    """Region one first, then upwards, cities last."""
    for place in places(s, table):
        if is_contested(s, place):
            yield from conflict(s, region_contest(s, place))
    for seat in range(s.seats):
        if s.table[seat] == table and s.has_city[seat]:
            yield from defend_city(s, seat)


# Who fights


def players_in(s: Room, place: int) -> list[int]:
    """The players with units or a colony at a place; the defender of a city comes first."""
    there = [seat for seat in range(s.seats) if place in s.at[seat]]
    owner = s.colony[place] if place < CITY else place - CITY
    if owner != NONE and owner not in there:
        there.insert(0, owner)
    return there


def has_garrison(s: Room, place: int) -> bool:
    """Whether an empire still defends this region."""
    empire = s.empire(place)
    return empire != NONE and not s.beaten[place // REGIONS][empire]


def is_contested(s: Room, place: int) -> bool:
    """Whether anybody meets anybody else in a region."""
    players = players_in(s, place)
    foes = s.monster[place] != NONE or has_garrison(s, place)
    return len(players) > 1 or (bool(players) and foes)


def region_contest(s: Room, place: int) -> Contest:
    """The conflict in a region."""
    return Contest(place, monster=s.monster[place] != NONE)


def defend_city(s: Room, seat: int) -> Flow[None]:
    """A city is attacked by those who challenged its owner, and by raiders."""
    place = CITY + seat
    attackers = [one for one in range(s.seats) if place in s.at[one]]
    raids = raids_on(s, seat)
    if attackers or raids:
        yield from conflict(s, Contest(place, raided=bool(raids)))


def goes_on(s: Room, contest: Contest) -> bool:
    """Whether there is still anybody to fight after some have fled."""
    if contest.defender == NONE:
        return is_contested(s, contest.place)
    return len(players_in(s, contest.place)) > 1 or bool(raids_on(s, contest.defender))


# Before the dice


Declared = tuple[str, ...]


def conflict(s: Room, contest: Contest) -> Flow[None]:
    """Alliances, Phobos and cards are declared, dice are rolled, and one side wins, or none."""
    place = contest.place
    s.tell(lambda: ConflictBegan(place_name(s, place), tuple(players_in(s, place))))
    allies = yield from alliances(s, contest)
    stances = yield from simultaneously(
        {seat: stance(s, seat, contest) for seat in players_in(s, place) if asked(s, seat, contest)}
    )
    for seat, declared in stances.items():
        if declared is None:
            flee(s, seat, contest)
    if not goes_on(s, contest):
        return
    declared_by = {
        seat: pay_for(s, seat, contest, declared or ()) for seat, declared in stances.items()
    }
    resolve(s, contest, allies, declared_by)


def asked(s: Room, seat: int, contest: Contest) -> bool:
    """Whether a player decides anything in this conflict.

    A colony stands without being asked, and so does what came through the Moon Gate: its player
    sits at another table and may be asked something there.
    """
    table = s.table[contest.defender] if contest.defender != NONE else contest.place // REGIONS
    return s.present[seat] and s.table[seat] == table and any(units_in(s, seat, contest))


def alliances(s: Room, contest: Contest) -> Flow[dict[int, int]]:
    """Wandering Heroes may ally with one other player each, if that player agrees."""
    allies: dict[int, int] = {}
    players = [seat for seat in players_in(s, contest.place) if asked(s, seat, contest)]
    for hero in players:
        others = [seat for seat in players if not s.is_hero(seat) and seat not in allies.values()]
        if not s.is_hero(hero) or not others:
            continue
        where = place_name(s, contest.place)
        options: list[Option] = [ALONE, *(Ally(seat) for seat in others)]
        answer = yield Choose(hero, options, "col.6.28", {"region": where}, default=ALONE)
        if isinstance(answer, Ally):
            about = {"hero_seat": hero, "region": where}
            options = [REFUSE_ALLIANCE, AcceptAlliance()]
            reply = yield Choose(
                answer.seat, options, "col.6.28-consent", about, default=REFUSE_ALLIANCE
            )
            if isinstance(reply, AcceptAlliance):
                allies[hero] = answer.seat
                s.tell(AlliedWith, hero, answer.seat)
    return allies


def stance(s: Room, seat: int, contest: Contest) -> Flow[Declared | None]:
    """Stand, with what cards are declared, or run away: None."""
    declared: list[str] = []
    about = {"region": place_name(s, contest.place)}
    while True:
        answer = yield Choose(
            seat,
            lambda: [STAND, FLEE, *(Declare(card) for card in powers(s, seat, contest, declared))],
            "col.6.29",
            {**about, "declared": tuple(declared)},
            default=STAND,
        )
        if isinstance(answer, Declare):
            declared.append(answer.card)
        else:
            return tuple(declared) if isinstance(answer, Stand) else None


DOOM_POWERED = ("blood-frenzy", "doom-ray", "summoning-circle", "necromancy")


def powers(s: Room, seat: int, contest: Contest, declared: list[str]) -> list[str]:
    """The cards that a player could (still) declare before the dice are rolled."""
    units = units_in(s, seat, contest)
    most = {
        "blood-frenzy": 1,
        "doom-ray": units[COLOSSUS],
        "summoning-circle": units[HERO],
        "necromancy": min(1, units[HOPLITE]),
        "mercenaries": s.card_value("mercenaries", "most"),
        "oracle-bones": int("oracle-bones" not in s.used[seat]),
    }
    tokens = s.has(seat, DOOM_TOKENS) - sum(card in DOOM_POWERED for card in declared)
    price = s.card_value("mercenaries", "price")
    talents = s.has(seat, TALENTS) - price * declared.count("mercenaries")
    able = [
        card
        for card in most
        if s.holds(seat, card)
        and declared.count(card) < most[card]
        and (tokens > 0 or card not in DOOM_POWERED)
        and (talents >= price or card != "mercenaries")
    ]
    blessed = any(s.edicts_of("blessing", seat)) and "blessing" not in s.used[seat]
    if blessed and "blessing" not in declared:
        able.append("blessing")
    return able


def flee(s: Room, seat: int, contest: Contest) -> None:
    """Phobos: all units of a player go home, and fear is no honour."""
    if seat == contest.defender:
        s.fled_home[seat] = True
    else:
        for unit, place in enumerate(s.at[seat]):
            if place == contest.place:
                s.at[seat][unit] = HOME
    s.tell(lambda: Fled(seat, place_name(s, contest.place)))
    if s.holds(seat, "herald") and "herald" not in s.used[seat]:
        s.used[seat].append("herald")
    else:
        dishonour(s, seat, "phobos", s.numbers["phobos-stars"])


def pay_for(s: Room, seat: int, contest: Contest, declared: Declared) -> Declared:
    """Cards that were declared are paid for; what cannot be paid any more does not count."""
    paid: list[str] = []
    for card in declared:
        if card not in powers(s, seat, contest, []):
            continue
        if card in DOOM_POWERED:
            spend_doom_tokens(s, seat, 1, card)
        elif card == "mercenaries":
            gain(s, seat, TALENTS, -s.card_value(card, "price"), card)
        else:
            s.used[seat].append(card)
        paid.append(card)
        s.tell(CardDeclared, seat, card)
    return tuple(paid)


# The dice


@dataclass(slots=True)
class Side:
    """A side in a conflict: a player with allies, a Monster, or an empire."""

    seats: tuple[int, ...] = ()
    foe: str = ""
    empire: int = NONE
    total: int = 0
    highest: int = 0  # the highest die rolled
    beaten: bool = False


def resolve(
    s: Room, contest: Contest, allies: dict[int, int], declared: dict[int, Declared]
) -> None:
    """Dice are rolled, scores compared; the highest wins, and in a tie all players lose."""
    sides = player_sides(s, contest, allies) + foes(s, contest)
    for side in sides:
        roll_side(s, side, contest, declared)
    drop_dice(s, sides, contest)
    best = max(side.total for side in sides)
    leading = [side for side in sides if side.total == best]
    winner = leading[0] if len(leading) == 1 else None
    for side in sides:
        side.beaten = side is not winner
    if winner is None:
        s.tell(lambda: ConflictTied(place_name(s, contest.place)))
    settle(s, contest, sides, winner, declared)


def player_sides(s: Room, contest: Contest, allies: dict[int, int]) -> list[Side]:
    """Each player with allied heroes; a city without defenders has none on its side."""
    players = players_in(s, contest.place)
    if contest.defender != NONE and not is_defended(s, contest):
        players.remove(contest.defender)
        s.tell(Undefended, contest.defender)
        dishonour(s, contest.defender, "undefended-city")
    # An ally who fled leaves the hero alone.
    allied = {hero: seat for hero, seat in allies.items() if hero in players and seat in players}
    return [
        Side(seats=(seat, *(hero for hero, ally in allied.items() if ally == seat)))
        for seat in players
        if seat not in allied
    ]


def is_defended(s: Room, contest: Contest) -> bool:
    """Whether the owner of a city stands in it."""
    seat = contest.defender
    return any(units_in(s, seat, contest)) and not s.fled_home[seat]


def foes(s: Room, contest: Contest) -> list[Side]:
    """Monsters, garrisons, armies and raiders."""
    if contest.defender != NONE:
        return [
            Side(foe=empire_name(s, raid.empire), empire=raid.empire)
            for raid in raids_on(s, contest.defender)
        ]
    sides = []
    if contest.monster:
        sides.append(Side(foe=s.box.monsters.names[s.monster[contest.place]]))
    if has_garrison(s, contest.place):
        empire = s.empire(contest.place)
        sides.append(Side(foe=empire_name(s, empire), empire=empire))
    return sides


def roll_side(s: Room, side: Side, contest: Contest, declared: dict[int, Declared]) -> None:
    """All dice of a side."""
    if not side.seats:
        fighting = foe_force(s, side, contest)
        rolled = roll(s, fighting)
        side.total, side.highest = sum(rolled) + fighting.bonus, max(rolled, default=0)
        s.tell(FoeRolled, side.foe, tuple(rolled), fighting.bonus, side.total)
        return
    for seat in side.seats:
        cards = declared.get(seat, ())
        fighting = force(s, seat, contest, cards)
        rolled = roll_for(s, seat, fighting, cards)
        total = sum(rolled) + fighting.bonus
        side.total += total
        side.highest = max(side.highest, *rolled, 0)
        s.tell(Rolled, seat, tuple(rolled), fighting.bonus, total)


def foe_force(s: Room, side: Side, contest: Contest) -> Force:
    """What Control rolls for a Monster, a garrison, an army or a raid."""
    kind = s.kind(contest.place)
    strength, dice = s.box.strength, s.box.dice
    sides = {"one": 1, "chaos": dice.chaos, "doom": dice.doom}
    if contest.defender != NONE:
        [raid] = [r for r in raids_on(s, contest.defender) if r.empire == side.empire]
        return Force([(sides[strength.hoplite[kind]], 1)] * raiders(s, raid), 0, 0)
    if side.empire == NONE:
        return Force([(sides[strength.monster[kind]], 1)], 0, 0)
    table = contest.place // REGIONS
    if s.at_war[side.empire]:
        return Force([(dice.doom, 1)], army_strength(s, table, side.empire), 0)
    return Force([(sides[strength.garrison], 1)], 0, 0)


def roll(s: Room, fighting: Force) -> list[int]:
    """Roll dice."""
    return [max(at_least, s.rng.roll(sides)) for sides, at_least in fighting.dice]


def roll_for(s: Room, seat: int, fighting: Force, cards: Declared) -> list[int]:
    """A player rolls, and rolls again with the cards declared for it; the better roll counts."""
    per_die = s.box.doom.per_die
    rolled = roll(s, fighting)
    add_doom(s, seat, per_die * fighting.scoring, "doom-die")
    for card in cards:
        if card in ("blood-frenzy", "blessing"):
            rolled = max(rolled, roll(s, fighting), key=sum)
            add_doom(s, seat, per_die * fighting.scoring, "doom-die")
        elif card == "oracle-bones" and rolled:
            worst = max(range(len(rolled)), key=lambda i: fighting.dice[i][0] - rolled[i])
            sides, at_least = fighting.dice[worst]
            rolled[worst] = max(rolled[worst], at_least, s.rng.roll(sides))
            if sides == s.box.dice.doom:
                add_doom(s, seat, per_die, "doom-die")
    return rolled


def drop_dice(s: Room, sides: list[Side], contest: Contest) -> None:
    """The Labyrinth takes each attacker's highest die, an Aegis that of the strongest enemy."""
    defender = contest.defender
    if defender != NONE and s.owns(defender, "labyrinth"):
        for side in sides:
            if defender not in side.seats:
                side.total -= side.highest
                side.highest = 0
    for side in sides:
        if any(s.holds(seat, "aegis") for seat in side.seats):
            enemies = [other for other in sides if other is not side]
            if enemies:
                strongest = max(enemies, key=lambda other: other.total)
                strongest.total -= strongest.highest
                strongest.highest = 0


# After the dice


def settle(
    s: Room,
    contest: Contest,
    sides: list[Side],
    winner: Side | None,
    declared: dict[int, Declared],
) -> None:
    """Losers suffer, beaten foes are gone, and the victory is noted for the Trophy Phase."""
    for side in sides:
        if side.beaten:
            for seat in side.seats:
                suffer_defeat(s, seat, contest, "necromancy" in declared.get(seat, ()))
    if winner is None or not winner.seats:
        invaders = [side.empire for side in sides if not side.seats and side.empire != NONE]
        if contest.defender != NONE:
            # In a tie all players lose, so raiders who led together take what they came for.
            s.sacked_by[contest.defender] = winner.empire if winner else next(iter(invaders), NONE)
        return
    note_victory(s, contest, sides, winner)


def note_victory(s: Room, contest: Contest, sides: list[Side], winner: Side) -> None:
    """What a player has won, over what, and with which score."""
    seat, place = winner.seats[0], contest.place
    ally = winner.seats[1] if len(winner.seats) > 1 else NONE
    beaten = [side for side in sides if side.beaten and not side.seats]
    empires = tuple(side.empire for side in beaten if side.empire != NONE)
    army = False
    if contest.defender == NONE:
        if contest.monster:
            remove_monster(s, place)
            s.deeds[seat] += 1
        if empires and s.at_war[empires[0]]:
            army_beaten(s, seat, place // REGIONS, empires[0])
            army = True
    elif contest.defender == seat:
        for empire in empires:
            raid_beaten(s, seat, empire)
    s.victories.append(
        Victory(
            seat,
            place,
            winner.total,
            ally,
            monster=contest.monster,
            empire=empires[0] if empires and contest.defender == NONE else NONE,
            army=army,
            raids=empires if contest.defender == seat else (),
        )
    )
    s.tell(lambda: ConflictWon(seat, place_name(s, place), winner.total))
