"""Rival empires, for which Control acts (col.11.2): hatred, raids, wars, armies, tribute."""

from ..box import DOOM, KUDOS, NONE, ORICHALCUM, RIVAL, VRIL
from ..room.dishonour import dishonour
from ..room.ledger import draw, gain, hand_out, lose_cards
from ..state import Room
from .events import (
    ArmyBeaten,
    EmpireDefeated,
    HatredChanged,
    RaidAnnounced,
    RaidsNobody,
    TributePaid,
    VowBroken,
    VowKept,
    WarDeclared,
)
from .records import Raid, Tribute
from .regions import spawn_of


def empire_name(s: Room, empire: int) -> str:
    """The name of an empire."""
    return s.box.empires.names[empire]


# Hatred


def raise_hatred(s: Room, empire: int, seat: int, amount: int) -> None:
    """An empire hates a player more (col.11.7).

    Half as much where there is a Foreign Quarter for it (col.upgrade.foreign-quarter).
    """
    if s.card_with(seat, "halves-hatred"):
        if s.quarter[seat] == NONE:
            s.quarter[seat] = empire
        if s.quarter[seat] == empire:
            amount = (amount + 1) // 2
    if amount > 0:
        s.hatred[empire][seat] += amount
        s.pacified[empire] = False
        s.tell(HatredChanged, empire_name(s, empire), seat, amount)


def lower_hatred(s: Room, empire: int, seat: int, amount: int, trade: bool = True) -> None:
    """An empire hates a player less; once nobody, due to trade, it keeps the peace (col.11.9)."""
    cut = min(amount, s.hatred[empire][seat])
    if cut:
        s.hatred[empire][seat] -= cut
        s.tell(HatredChanged, empire_name(s, empire), seat, -cut)
    if trade and not any(s.hatred[empire]):
        s.pacified[empire] = True


# Raids


def announce_raids(s: Room) -> None:
    """Each empire raids the player it hates most (col.11.8): anywhere, or in war on each map.

    All learn of it (col.11.10). Who is defeated (col.11.20) or appeased (col.11.9) raids nobody;
    war reaches every map (col.11.16).
    """
    s.raids = []
    for empire in range(len(s.at_war)):
        if s.empire_defeated(empire) or s.pacified[empire]:
            s.tell(RaidsNobody, empire_name(s, empire))
            continue
        tables = [[table] for table in range(s.maps)] if s.at_war[empire] else [[*range(s.maps)]]
        for reach in tables:
            victim = most_hated(s, empire, reach)
            if victim != NONE:
                s.raids.append(Raid(empire, victim))
                s.tell(RaidAnnounced, empire_name(s, empire), victim)


def most_hated(s: Room, empire: int, tables: list[int]) -> int:
    """The player with a city whom an empire hates most; in a tie more DOOM, then chance."""
    hatred = s.hatred[empire]
    cities = [
        seat
        for seat in range(s.seats)
        if s.table[seat] in tables and s.has_city[seat] and s.present[seat]
    ]
    if not cities:
        return NONE
    best = max((hatred[seat], s.has(seat, DOOM)) for seat in cities)
    return s.rng.choice([x for x in cities if (hatred[x], s.has(x, DOOM)) == best])


def raiders(s: Room, raid: Raid) -> int:
    """Hoplites in a raid: double the turn, to a most (col.11.11), less what was done against it.

    col.action.home-guard, col.action.sabotage, col.action.hex-of-ruin, col.upgrade.wards
    """
    seat, empire, table = raid.seat, raid.empire, s.table[raid.seat]
    hoplites = min(s.box.empires.raid_per_turn * s.turn, s.box.empires.raid_most)
    if s.house[seat] != NONE:
        hoplites -= sum(edict.amount for edict in s.edicts_of("home-guard", s.house[seat]))
    hoplites -= sum(edict.amount for edict in s.edicts_of("sabotage", empire))
    hoplites -= sum(e.amount for e in s.edicts_of("hex-raid", empire) if e.where == table)
    hoplites -= sum(card.figure("hoplites-fewer") for card in s.cards_at(seat, "raid"))
    return max(0, hoplites)


def raids_on(s: Room, seat: int) -> list[Raid]:
    """The raids that really come for a city: what trade has appeased stays away (col.11.9)."""
    return [
        raid
        for raid in s.raids
        if raid.seat == seat and not s.pacified[raid.empire] and raiders(s, raid) > 0
    ]


def raid_beaten(s: Room, seat: int, empire: int) -> None:
    """The victor gets tribute in the following turn (col.11.12)."""
    s.deeds[seat] += 1
    s.tributes.append(Tribute(empire, seat, s.turn + 1))


def raid_sacks(s: Room, seat: int, empire: int) -> None:
    """A raid takes half the vril of a city, or else of its orichalcum; hatred ends (col.11.13)."""
    cause = "raid"
    vril = s.has(seat, VRIL)
    if vril:
        gain(s, seat, VRIL, -((vril + 1) // 2), cause)
    else:
        gain(s, seat, ORICHALCUM, -((s.has(seat, ORICHALCUM) + 1) // 2), cause)
    lower_hatred(s, empire, seat, s.hatred[empire][seat], trade=False)


def collect_tribute(s: Room, seat: int) -> None:
    """What was promised after last turn's raid: all that a region of the empire spawns."""
    due = [one for one in s.tributes if one.seat == seat and one.turn <= s.turn]
    s.tributes = [one for one in s.tributes if one not in due]
    for tribute in due:
        pay_tribute(s, seat, tribute.empire)


def pay_tribute(s: Room, seat: int, empire: int) -> None:
    """A player receives what a region of an empire spawns."""
    s.tell(TributePaid, empire_name(s, empire), seat)
    hand_out(s, seat, spawn_of(s, RIVAL), "tribute")


# Wars


def declare_war(s: Room) -> None:
    """In the second half one empire a turn goes to war, the one with the most hatred (col.11.14).

    One that trade has appeased does not (col.11.15).
    """
    able = [
        empire
        for empire in range(len(s.at_war))
        if not s.at_war[empire] and not s.pacified[empire] and not s.empire_defeated(empire)
    ]
    if able:
        empire = max(able, key=lambda one: (sum(s.hatred[one]), -one))
        s.at_war[empire] = True
        s.tell(WarDeclared, empire_name(s, empire))


def army_strength(s: Room, table: int, empire: int) -> int:
    """What an army at war adds to its DOOM die: the greatest hatred at that table (col.11.17).

    It can be made weaker (col.action.polemos, col.action.hex-of-ruin).
    """
    at_table = [s.hatred[empire][seat] for seat in range(s.seats) if s.table[seat] == table]
    strength = max(at_table, default=0)
    strength -= sum(edict.amount for edict in s.edicts_of("polemos", empire))
    strength -= sum(e.amount for e in s.edicts_of("hex-army", empire) if e.where == table)
    return max(0, strength)


def army_beaten(s: Room, seat: int, table: int, empire: int) -> None:
    """A player has beaten an army in a fight."""
    s.deeds[seat] += 1
    s.tell(ArmyBeaten, seat, empire_name(s, empire))
    army_is_out(s, table, empire)


def army_is_out(s: Room, table: int, empire: int) -> None:
    """An army is out of the game (col.11.18), beaten, burned, or by a ruling of Control.

    With the last, the empire is defeated (col.11.19): it is at peace and raids no more, not even
    where it was announced (col.11.20).
    """
    if s.beaten[table][empire]:
        return
    s.beaten[table][empire] = True
    if s.empire_defeated(empire):
        s.at_war[empire] = False
        s.raids = [raid for raid in s.raids if raid.empire != empire]
        s.tell(EmpireDefeated, empire_name(s, empire))


def settle_vows(s: Room) -> None:
    """Vows are kept or broken by what happened in this Map Phase (col.action.vow-of-conquest)."""
    for vow in s.edicts_of("vow-of-conquest"):
        if vow.until != s.turn:
            continue
        kept = any(
            v.army and v.empire == vow.where and s.house[v.seat] == vow.target for v in s.victories
        )
        if kept:
            s.tell(VowKept, vow.by, empire_name(s, vow.where))
            draw(s, vow.by, KUDOS, vow.amount, vow.action)
        else:
            s.tell(VowBroken, vow.by, empire_name(s, vow.where))
            price = s.box.actions[vow.action].value
            lose_cards(s, vow.by, KUDOS, price.get("lost-kudos", 0), vow.action)
            dishonour(s, vow.by, vow.action, price.get("stars", 0))
