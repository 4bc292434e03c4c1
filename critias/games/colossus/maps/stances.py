"""Before the dice of a conflict: alliances, Phobos, and the cards that are declared."""

from critias.engine import Choose, Flow, Option, ask

from ..box import COLOSSUS, DOOM_TOKENS, HERO, HOPLITE, NONE, REGIONS, TALENTS
from ..room.dishonour import dishonour
from ..room.ledger import gain, spend_doom_tokens
from ..state import HOME, Room
from .empires import empire_name, raids_on
from .events import AlliedWith, AlliedWithFoe, CardDeclared, Fled
from .options import (
    ALONE,
    FLEE,
    REFUSE_ALLIANCE,
    STAND,
    AcceptAlliance,
    Ally,
    AllyWithFoe,
    Declare,
    Stand,
)
from .regions import has_garrison, players_in
from .strategy import place_name
from .strength import Contest, units_in

Declared = tuple[str, ...]
"""The cards that a player uses in a conflict, each as often as it is used."""


def asked(s: Room, seat: int, contest: Contest) -> bool:
    """Whether a player decides anything in this conflict.

    A colony stands without being asked, and so does what came through the Moon Gate: its player
    sits at another table and may be asked something there.
    """
    table = s.table[contest.defender] if contest.defender != NONE else contest.place // REGIONS
    return s.present[seat] and s.table[seat] == table and any(units_in(s, seat, contest))


Allies = dict[int, int | str]
"""By Wandering Hero: the player, Monster or empire at whose side the hero fights."""


def foes_in(s: Room, contest: Contest) -> list[tuple[str, int]]:
    """The Monster, garrison, army or raiders in a conflict by name; and of which empire."""
    if contest.defender != NONE:
        return [
            (empire_name(s, raid.empire), raid.empire) for raid in raids_on(s, contest.defender)
        ]
    found = []
    if contest.monster:
        found.append((s.box.monsters.names[s.monster[contest.place]], NONE))
    if has_garrison(s, contest.place):
        empire = s.empire(contest.place)
        found.append((empire_name(s, empire), empire))
    return found


def alliances(s: Room, contest: Contest) -> Flow[Allies]:
    """Wandering Heroes may ally with one other faction each (col.6.28).

    That is a player who agrees, or a Monster or empire, as long as there is somebody to fight.
    """
    allies: Allies = {}
    players = [seat for seat in players_in(s, contest.place) if asked(s, seat, contest)]
    foes = [foe for foe, _ in foes_in(s, contest)]
    for hero in players:
        if not s.is_hero(hero) or hero in allies.values():
            continue
        others = [x for x in players if x != hero and x not in allies and x not in allies.values()]
        where = place_name(s, contest.place)
        options: list[Option] = [ALONE, *(Ally(seat) for seat in others)]
        if len(players) + len(foes) > 2:
            options += [AllyWithFoe(foe) for foe in foes]
        if options == [ALONE]:
            continue
        answer = yield from ask(Choose(hero, options, "col.6.28", {"region": where}, default=ALONE))
        if isinstance(answer, Ally):
            about = {"hero_seat": hero, "region": where}
            options = [REFUSE_ALLIANCE, AcceptAlliance()]
            reply = yield from ask(
                Choose(answer.seat, options, "col.6.28-consent", about, default=REFUSE_ALLIANCE)
            )
            if isinstance(reply, AcceptAlliance):
                allies[hero] = answer.seat
                s.tell(AlliedWith, hero, answer.seat)
        elif isinstance(answer, AllyWithFoe):
            allies[hero] = answer.foe
            s.tell(AlliedWithFoe, hero, answer.foe)
    return allies


def stance(s: Room, seat: int, contest: Contest) -> Flow[Declared | None]:
    """Stand, with what cards are declared, or run away: None.

    The law can forbid Phobos (col.switch.phobos).
    """
    declared: list[str] = []
    ways: list[Option] = [STAND, FLEE] if s.switches["phobos"] == "allowed" else [STAND]
    about = {"region": place_name(s, contest.place)}
    while True:
        answer = yield from ask(
            Choose(
                seat,
                lambda: [
                    *ways,
                    *(Declare(card) for card in powers(s, seat, contest, declared)),
                ],
                "col.6.29",
                {**about, "declared": tuple(declared)},
                default=STAND,
            )
        )
        if isinstance(answer, Declare):
            declared.append(answer.card)
        else:
            return tuple(declared) if isinstance(answer, Stand) else None


DOOM_POWERED = ("blood-frenzy", "doom-ray", "summoning-circle", "necromancy")


def powers(s: Room, seat: int, contest: Contest, declared: list[str]) -> list[str]:
    """The cards that a player could (still) declare before the dice are rolled (col.6.34).

    For a DOOM token each: col.upgrade.blood-frenzy, col.upgrade.doom-ray for every Colossus,
    col.upgrade.summoning-circle, col.upgrade.necromancy. For talents: col.upgrade.mercenaries.
    Once a turn: col.upgrade.oracle-bones, col.action.blessing.
    """
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
    """Phobos: all units of a player go home, and fear is no honour (col.6.30).

    A Herald excuses it once a turn (col.upgrade.herald).
    """
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
    """Declared cards are paid for (col.6.34); what cannot be paid any more does not count."""
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
