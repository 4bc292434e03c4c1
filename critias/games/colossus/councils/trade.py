"""The Council of Trade: its actions."""

from critias.engine import Flow, Option

from ..box import COGS, ORICHALCUM, TALENTS, VRIL
from ..maps.empires import lower_hatred
from ..room.ledger import gain, pay, roll_doom
from ..shop import pledges
from ..state import Room
from .chosen import Chosen, ComesToNothing, Effect, an_empire_is_left, empires_left, rewards
from .events import DoomDieRolled
from .options import ENOUGH, Take

# Empires


def embassy(c: Chosen) -> Flow[None]:
    """An empire hates each of the House less, and that counts as trade (col.action.embassy)."""
    empire = yield from c.name_empire()
    for seat in c.housemates():
        lower_hatred(c.s, empire, seat, c.figure("hatred-cut"))


def at_peace(s: Room) -> list[int]:
    """The empires that are not at war with Atlantis, nor defeated."""
    return [empire for empire in empires_left(s) if not s.at_war[empire]]


def trade_pact(c: Chosen) -> Flow[None]:
    """Paid by the House, an empire hates nobody on one map any more (col.action.trade-pact)."""
    s = c.s
    empire = yield from c.name_empire(lambda one: not s.at_war[one])
    table = yield from c.name_table(lambda: range(s.maps))
    if not can_make_a_pact(c):  # it was spent otherwise meanwhile
        raise ComesToNothing
    pledges.pay_together(s, c.seat, TALENTS, c.figure("price"), c.action)
    for seat in range(s.seats):
        if s.table[seat] == table:
            lower_hatred(s, empire, seat, s.hatred[empire][seat])


def can_make_a_pact(c: Chosen) -> bool:
    """There must be peace, and the House must have the price."""
    return bool(at_peace(c.s)) and pledges.together(c.s, c.seat, TALENTS) >= c.figure("price")


def embargo(c: Chosen) -> Flow[None]:
    """A House may not trade until the next Council Phase (col.action.embargo)."""
    house = yield from c.name_house()
    c.decree("embargo", house)
    c.receive("kudos")


# Markets


def orichalcum_exchange(c: Chosen) -> Flow[None]:
    """Orichalcum can be bought, up to a number (col.action.orichalcum-exchange)."""
    s, price = c.s, c.figure("price")

    def offers() -> list[Option]:
        most = min(c.figure("orichalcum"), s.has(c.seat, TALENTS) // price)
        return [ENOUGH, *(Take("orichalcum", n) for n in range(1, most + 1))]

    answer = yield from c.ask("amount", offers)
    if isinstance(answer, Take):
        pay(s, c.seat, TALENTS, answer.amount * price, c.action)
        gain(s, c.seat, ORICHALCUM, answer.amount, c.action)


def caravan(c: Chosen) -> Flow[None]:
    """Talents for each member of the House (col.action.caravan)."""
    for seat in c.housemates():
        gain(c.s, seat, TALENTS, c.figure("talents-each"), c.action)
    yield from ()


def bazaar(c: Chosen) -> Flow[None]:
    """Talent cards (col.action.bazaar)."""
    c.receive_talent_cards()
    yield from ()


def foreign_gold(c: Chosen) -> Flow[None]:
    """An empire's bribe: talents and a star (col.action.foreign-gold)."""
    c.receive("talents")
    c.dishonour()
    yield from ()


def corner_the_market(c: Chosen) -> Flow[None]:
    """A heap of one resource (col.action.corner-the-market)."""
    wares = [ware for ware in ("orichalcum", "vril", "cogs") if c.s.cogs or ware != "cogs"]
    answer = yield from c.ask("amount", lambda: [Take(ware, c.figure(ware)) for ware in wares])
    c.receive(answer.resource)


STAKES_GO_UP_BY = 5


def grand_venture(c: Chosen) -> Flow[None]:
    """A stake is doubled or lost on a DOOM die (col.action.grand-venture)."""
    s = c.s

    def stakes() -> list[Option]:
        most = min(c.figure("stake"), s.has(c.seat, TALENTS))
        steps = range(STAKES_GO_UP_BY, most + 1, STAKES_GO_UP_BY)
        return [ENOUGH, *(Take("talents", stake) for stake in steps)]

    answer = yield from c.ask("stake", stakes)
    if isinstance(answer, Take):
        die = roll_doom(s, c.seat, c.action)
        s.tell(DoomDieRolled, c.seat, c.action, die)
        won = die + c.figure("bonus") >= c.figure("needed")
        gain(s, c.seat, TALENTS, answer.amount if won else -answer.amount, c.action)


# Madness


def sell_the_secrets(c: Chosen) -> Flow[None]:
    """Talents, stars, and corruption (col.action.sell-the-secrets)."""
    c.receive("talents")
    c.dishonour()
    c.corruption()
    yield from ()


def liquidate(c: Chosen) -> Flow[None]:
    """All orichalcum, vril and cogs become talents (col.action.liquidate)."""
    s = c.s
    for resource, price in ((ORICHALCUM, "orichalcum"), (VRIL, "vril"), (COGS, "cogs")):
        held = s.has(c.seat, resource)
        gain(s, c.seat, resource, -held, c.action)
        gain(s, c.seat, TALENTS, held * c.figure(f"{price}-price"), c.action)
    yield from ()


ACTIONS = {
    "embassy": Effect(embassy, an_empire_is_left),
    "silver-market": rewards("talents"),  # col.action.silver-market
    "orichalcum-exchange": Effect(orichalcum_exchange),
    "vril-broker": rewards("vril", "talents"),  # col.action.vril-broker
    "caravan": Effect(caravan),
    "bazaar": Effect(bazaar),
    "foreign-gold": Effect(foreign_gold),
    "trade-pact": Effect(trade_pact, can_make_a_pact),
    "corner-the-market": Effect(corner_the_market),
    "embargo": Effect(embargo),
    "grand-venture": Effect(grand_venture),
    "sell-the-secrets": Effect(sell_the_secrets),
    "liquidate": Effect(liquidate),
}
