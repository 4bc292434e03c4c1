"""Strategy Phase: the secret sheets. Reveal Phase: they are turned up all at once."""

from functools import partial

import msgspec

from critias.engine import Fill, Flow, Rng, ask, simultaneously

from ..box import ALL_UNITS, COLOSSUS, HERO, NONE, ORICHALCUM, TALENTS, UNITS, VRIL
from ..room.dishonour import dishonour
from ..room.roster import seated
from ..state import CITY, HOME, Room
from .events import ChallengeIssued, OrderRevealed, SheetVoid
from .records import Challenge
from .regions import name
from .sheet import BLANK, STAY, Sheet, UnitOrder

TO_A_CITY = 0
OWN_TABLE = -1


def strategy_phase(s: Room, table: int | None = None) -> Flow[None]:
    """Everybody at a table, or in the room, fills in a sheet in secret at the same time (col.6.1).

    Who comes meanwhile fills in one after them.
    """
    asked: list[int] = []
    for seat in seated(s, table):
        s.handed_in[seat] = BLANK
    while new := [x for x in seated(s, table) if s.present[x] and x not in asked]:
        asked += new
        yield from simultaneously({seat: strategy(s, seat) for seat in new})


def strategy(s: Room, seat: int) -> Flow[None]:
    """The strategy sheet of one player; to hand it in is to be ready (col.6.14)."""
    s.handed_in[seat] = yield from ask(
        Fill(
            seat,
            Sheet,
            partial(objection, s, seat),
            partial(any_sheet, s, seat),
            "col.6.4",
            {},
            BLANK,
        )
    )


# What a sheet may say


def objection(s: Room, seat: int, sheet: Sheet) -> str | None:
    """Why a sheet will not do, or None."""
    for unit in ALL_UNITS:
        wrong = wrong_order(s, seat, unit, sheet.orders[unit], sheet.challenge)
        if wrong is not None:
            return f"{UNITS[unit]}: {wrong}"
    return wrong_challenges(s, seat, sheet.challenges) or wrong_sums(s, seat, sheet)


def wrong_order(s: Room, seat: int, unit: int, order: UnitOrder, challenge: int) -> str | None:
    """Why the order for one type of unit will not do (col.6.8, col.6.12)."""
    if order.do != "build" and order.talents:
        return "talents are spent on building only"
    if order.vril and (unit != COLOSSUS or order.do != "build"):
        return "vril supports the building of Colossi only"
    if unit == COLOSSUS and order.do == "build" and order.orichalcum:
        return "Colossi are built with vril, not with orichalcum"
    if unit == HERO and order.do != "stay" and any(s.edicts_of("hero-idle", seat)):
        return "your Hero is idle this turn; the order must be to stay"
    if order.do == "move":
        return wrong_destination(s, seat, order, challenge)
    if order.region or order.table != OWN_TABLE or order.target != NONE:
        return "only units that move have a destination"
    return None


def wrong_destination(s: Room, seat: int, order: UnitOrder, challenge: int) -> str | None:
    """Why units cannot move there (col.6.10, col.wonder.moon-gate)."""
    if order.table != OWN_TABLE:
        if s.card_with(seat, "gate") and not s.together:
            return "the Moon Gate opens with the next Map Phase"
        if not s.card_with(seat, "gate"):
            return "only the owner of the Moon Gate can move to another map"
        if order.table >= s.maps or order.table == s.table[seat]:
            return f"the Moon Gate leads to another of the maps 0 to {s.maps - 1}"
        if order.region == TO_A_CITY:
            return "the Moon Gate leads to regions, not to cities"
    if order.region != TO_A_CITY and order.target != NONE:
        return "only units that attack a city name whose it is"
    if order.region == TO_A_CITY:
        return (
            None
            if max(challenge, order.target) != NONE
            else "a city can be attacked only with a challenge"
        )
    table = s.table[seat] if order.table == OWN_TABLE else order.table
    if s.chart.place(table, order.region) is None:
        return f"region {order.region} is not in play"
    return None


def wrong_challenges(s: Room, seat: int, targets: list[int]) -> str | None:
    """Why these players cannot all be challenged: each takes a token (col.6.4).

    For those whom the law lets everybody challenge no open one is needed.
    """
    if not targets:
        return None
    for target in targets:
        wrong = wrong_challenge(s, seat, target)
        if wrong is not None:
            return wrong
    named = [token.target for token in s.challenges[seat]]
    needy = [one for one in targets if one not in named and not is_fair_game(s, one)]
    if len(needy) > named.count(NONE):
        return "you have not so many challenge tokens"
    return None


def wrong_challenge(s: Room, seat: int, target: int) -> str | None:
    """Why a player cannot be challenged."""
    if target == seat or target >= s.seats or s.table[target] != s.table[seat]:
        return "challenge another player at your table"
    if not s.has_city[target]:
        return "that player has no city"
    if token_against(s, seat, target) is None and not is_fair_game(s, target):
        return "you have no challenge token against that player"
    return None


def is_fair_game(s: Room, target: int) -> bool:
    """Whether the law lets everybody at the table challenge a player (col.switch.challenges)."""
    who = s.switches["challenges"]
    return who == "everybody" or (who == "dishonoured" and s.stars(target) > 0)


def token_against(s: Room, seat: int, target: int) -> Challenge | None:
    """The token that a challenge uses up; one that names the player comes before one for all.

    Where none is needed, one for all is kept.
    """
    wanted = (target,) if is_fair_game(s, target) else (target, NONE)
    fitting = [token for token in s.challenges[seat] if token.target in wanted]
    return max(fitting, key=lambda token: token.target != NONE, default=None)


def wrong_sums(s: Room, seat: int, sheet: Sheet) -> str | None:
    """Why the sheet uses more than there is."""
    orders = sheet.orders
    if sum(order.talents for order in orders) > s.has(seat, TALENTS):
        return f"you have {s.has(seat, TALENTS)} talents"
    support = sum(order.orichalcum for order in orders)
    if support > s.has(seat, ORICHALCUM):
        return f"you have {s.has(seat, ORICHALCUM)} orichalcum"
    if support > orichalcum_limit(s, seat):
        return f"at most {orichalcum_limit(s, seat)} orichalcum a turn"
    if sheet.colossus.vril > s.has(seat, VRIL):
        return f"you have {s.has(seat, VRIL)} vril"
    if sum(order.table != OWN_TABLE for order in orders) > 1:
        return "one type of unit a turn passes the Moon Gate"
    return None


def orichalcum_limit(s: Room, seat: int) -> int:
    """How much orichalcum a player can allocate in a turn (col.6.5).

    The Orichalcum Foundry raises it (col.wonder.orichalcum-foundry).
    """
    limits = [card.figure("limit") for card in s.cards_with(seat, "more-orichalcum")]
    return max([s.numbers["orichalcum-limit"], *limits])


# A sheet for those who leave it to chance


def any_sheet(s: Room, seat: int, rng: Rng) -> Sheet:
    """A random legal sheet."""
    targets = challengeable(s, seat)
    challenge = rng.choice(targets) if targets and rng.below(2) else NONE
    talents = s.has(seat, TALENTS)
    support = min(s.has(seat, ORICHALCUM), orichalcum_limit(s, seat))
    gate = s.together and s.card_with(seat, "gate") is not None and s.maps > 1
    idle = any(s.edicts_of("hero-idle", seat))
    orders: list[UnitOrder] = []
    for unit in ALL_UNITS:
        order = STAY if unit == HERO and idle else any_order(s, seat, unit, challenge, rng)
        if order.do == "move" and order.region and gate and rng.below(4) == 0:
            others = [
                table
                for table in range(s.maps)
                if table != s.table[seat] and s.chart.place(table, order.region) is not None
            ]
            if others:
                order = msgspec.structs.replace(order, table=rng.choice(others))
                gate = False
        if order.do == "build":
            spent = rng.below(min(talents, 8) + 1)
            talents -= spent
            order = msgspec.structs.replace(order, talents=spent)
        if unit == COLOSSUS and order.do == "build":
            vril = rng.below(s.has(seat, VRIL) + 1)
            order = msgspec.structs.replace(order, vril=vril)
        else:
            placed = rng.below(support + 1)
            support -= placed
            order = msgspec.structs.replace(order, orichalcum=placed)
        if order.do == "move" and not order.region and len(targets) > 1 and rng.below(2):
            another = rng.choice(targets)
            wanted = dict.fromkeys([challenge, *(one.target for one in orders), another])
            if wrong_challenges(s, seat, [one for one in wanted if one != NONE]) is None:
                order = msgspec.structs.replace(order, target=another)
        orders.append(order)
    hoplite, trireme, hero, colossus = orders
    return Sheet(hoplite, trireme, hero, colossus, challenge)


def any_order(s: Room, seat: int, unit: int, challenge: int, rng: Rng) -> UnitOrder:
    """Build, move or stay, at random."""
    die = rng.below(4)
    if die == 0:
        return UnitOrder("build")
    if die == 1 or not s.troops(seat, unit):
        return STAY
    if challenge != NONE and rng.below(2):
        return UnitOrder("move", TO_A_CITY)
    return UnitOrder("move", s.chart.numbers[rng.choice(s.chart.in_play[s.table[seat]])])


def challengeable(s: Room, seat: int) -> list[int]:
    """The players whose city this one could challenge now."""
    if not s.challenges[seat] and s.switches["challenges"] == "tokens":
        return []
    return [one for one in range(s.seats) if one != seat and wrong_challenge(s, seat, one) is None]


# Reveal Phase


def reveal_phase(s: Room, table: int | None = None) -> None:
    """Sheets are turned up (col.6.15). One that has become impossible counts as blank."""
    for seat in seated(s, table):
        s.stakes[seat] = {}
        sheet = s.handed_in[seat]
        if objection(s, seat, sheet) is not None:
            s.tell(SheetVoid, seat)
            sheet = BLANK
        s.sheets[seat] = sheet
        tell_orders(s, seat, sheet)
        for target in sheet.challenges:
            challenge(s, seat, sheet, target)
        s.handed_in[seat] = BLANK


def tell_orders(s: Room, seat: int, sheet: Sheet) -> None:
    """What a player has ordered, for all to see."""
    for unit, order in enumerate(sheet.orders):
        if order != STAY:
            s.tell(order_revealed, s, seat, unit, order, sheet.challenge)


def order_revealed(
    s: Room, seat: int, unit: int, order: UnitOrder, challenge: int
) -> OrderRevealed:
    """What a sheet says of one type of unit."""
    where = place_name(s, destination(s, seat, order, challenge))
    return OrderRevealed(
        seat, UNITS[unit], order.do, where, order.talents, order.orichalcum, order.vril
    )


def destination(s: Room, seat: int, order: UnitOrder, challenge: int) -> int:
    """The place that an order sends units to."""
    if order.do != "move":
        return HOME
    if order.region == TO_A_CITY:
        return CITY + (challenge if order.target == NONE else order.target)
    table = s.table[seat] if order.table == OWN_TABLE else order.table
    place = s.chart.place(table, order.region)
    assert place is not None
    return place


def place_name(s: Room, place: int) -> str:
    """A region by its name; cities are just that."""
    if place == HOME:
        return "home"
    return "city" if place >= CITY else name(s, place)


def challenge(s: Room, seat: int, sheet: Sheet, target: int) -> None:
    """A challenge uses up its token; whoever then sends no units is dishonoured (col.9.2)."""
    token = token_against(s, seat, target)
    if token is not None:
        s.challenges[seat].remove(token)
    s.tell(ChallengeIssued, seat, target)
    attacks = any(
        destination(s, seat, order, sheet.challenge) == CITY + target and s.troops(seat, unit)
        for unit, order in enumerate(sheet.orders)
    )
    s.stakes[seat][target] = 0 if token is None else token.win_kudos
    if not attacks:
        dishonour(s, seat, "no-attack")
