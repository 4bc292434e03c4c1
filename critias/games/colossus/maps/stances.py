"""Before the dice of a conflict: alliances, Phobos, and the cards that are declared."""

from collections import Counter
from functools import partial

from critias.engine import Choose, Flow, Option, ask

from ..box import COLOSSUS, HERO, HOPLITE, NONE
from ..cards import Card
from ..room.dishonour import dishonour
from ..room.ledger import pay_price, priced
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
from .strength import Contest, matters, times, units_in

Declared = tuple[str, ...]
"""The cards that a player uses in a conflict, each as often as it is used."""


def asked(s: Room, seat: int, contest: Contest) -> bool:
    """Whether a player decides anything in this conflict.

    A colony stands without being asked, and so does what came through the Moon Gate: its player
    sits at another table and may be asked something there.
    """
    table = s.chart.tables[contest.place] if contest.defender == NONE else s.table[contest.defender]
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
                s.tell(partial(AlliedWith, hero, answer.seat, fight=contest.place))
        elif isinstance(answer, AllyWithFoe):
            allies[hero] = answer.foe
            s.tell(partial(AlliedWithFoe, hero, answer.foe, fight=contest.place))
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


def declarable(s: Room, seat: int) -> list[Card]:
    """The cards of a player that work when they are declared."""
    held, owner = s.upgrades[seat], s.wonders.get
    return [c for c in s.box.cards_to_declare if c.name in held or owner(c.name) == seat]


def most(s: Room, seat: int, contest: Contest, card: Card) -> int:
    """How often a card can be declared in a conflict."""
    units = units_in(s, seat, contest)
    fresh = int(card.name not in s.used[seat])
    match card.power:
        case "rerolls-all":
            return 1
        case "doom-rays":
            return units[COLOSSUS]
        case "summons-a-die":
            return units[HERO]
        case "keeps-half":
            return min(1, units[HOPLITE])
        case "hires":
            return card.figure("most")
        case "rerolls-one":
            return fresh
        case _:
            able = matters(s, seat, contest, units, card) and times(card, units)
            often = card.value.get("most", 1)
            return (min(often, fresh) if card.once_a_turn else often) if able else 0


def powers(s: Room, seat: int, contest: Contest, declared: list[str]) -> list[str]:
    """The cards that a player could (still) declare before the dice are rolled (col.6.34).

    For a DOOM token each: col.upgrade.blood-frenzy, col.upgrade.doom-ray for every Colossus,
    col.upgrade.summoning-circle, col.upgrade.necromancy. For talents: col.upgrade.mercenaries.
    Once a turn: col.upgrade.oracle-bones, col.action.blessing.
    """
    spent = Counter[int]()
    for name in declared:
        if name in s.box.cards:
            spent.update(priced(s, s.box.cards[name].price))
    able = []
    for card in declarable(s, seat):
        costs = priced(s, card.price)
        left = all(s.has(seat, one) - spent[one] >= amount for one, amount in costs.items())
        if left and declared.count(card.name) < most(s, seat, contest, card):
            able.append(card.name)
    blessings = dict.fromkeys(edict.cause for edict in s.edicts_of("blessing", seat))
    able += [one for one in blessings if one not in s.used[seat] and one not in declared]
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
    s.tell(lambda: Fled(seat, place_name(s, contest.place), fight=contest.place))
    herald = s.fresh_card_with(seat, "excuses-phobos")
    if herald:
        s.used[seat].append(herald.name)
    else:
        dishonour(s, seat, "phobos", s.numbers["phobos-stars"])


def pay_for(s: Room, seat: int, contest: Contest, declared: Declared) -> Declared:
    """Declared cards are paid for (col.6.34); what cannot be paid any more does not count."""
    paid: list[str] = []
    for card in declared:
        if card not in powers(s, seat, contest, []):
            continue
        price = s.box.cards[card].price if card in s.box.cards else {}
        pay_price(s, seat, priced(s, price), card)
        if not price or s.box.cards[card].once_a_turn:
            s.used[seat].append(card)
        paid.append(card)
        s.tell(partial(CardDeclared, seat, card, fight=contest.place))
    return tuple(paid)
