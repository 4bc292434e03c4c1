"""The Council of Wisdom: its actions."""

from critias.engine import Flow, Option

from ..box import ARETE, COUNCILS, DOOM_TOKENS, KUDOS
from ..maps.burning import burn
from ..maps.regions import (
    burnable,
    haunts,
    lairs,
    place_monster,
    remove_monster,
    table_name,
    tables_with_haunts,
)
from ..maps.sacking import burn_city
from ..room.ledger import cut_house_doom, discard_worth, draw, roll_doom, spend_doom_tokens
from ..shop import upgrades
from ..shop.options import BuyUpgrade
from .chosen import Chosen, ComesToNothing, Effect, an_empire_is_left, rewards
from .events import ContinentSunk, DoomDieRolled, OracleSpoke
from .options import ENOUGH
from .voting import head_vote
from .weapons import can_test, test_a_weapon


def great_ritual(c: Chosen) -> Flow[None]:
    """Arete is given up, and the DOOM of any House falls (col.action.great-ritual)."""
    s = c.s
    house = yield from c.name_house()
    if not can_give_up(c):  # it was traded away meanwhile
        raise ComesToNothing
    discard_worth(s, c.seat, ARETE, c.figure("arete"), c.action)
    cut_house_doom(s, house, c.figure("doom-cut"), c.action)


def can_give_up(c: Chosen) -> bool:
    """The Arete is there."""
    return c.s.has(c.seat, ARETE) >= c.figure("arete")


def great_library(c: Chosen) -> Flow[None]:
    """One upgrade of any other council, for less (col.action.great-library)."""
    s = c.s
    others = [name for name in COUNCILS if name != COUNCILS[c.council]]

    def shelf() -> list[Option]:
        resource = upgrades.currency(s, c.council)
        cards = upgrades.in_stock(s, others)
        return [ENOUGH, *upgrades.buyable(s, c.seat, cards, resource, c.figure("steps-less"))]

    answer = yield from c.ask("upgrade", shelf)
    if isinstance(answer, BuyUpgrade):
        upgrades.buy(s, c.seat, answer)


def blessing(c: Chosen) -> Flow[None]:
    """A player may roll all dice again in one fight of the next Map Phase (col.action.blessing)."""
    s = c.s
    player = yield from c.name_player(lambda: range(s.seats))
    c.decree("blessing", player)
    c.receive("kudos")


def oracle(c: Chosen) -> Flow[None]:
    """The player learns in which quarter of the limit DOOM is (col.action.oracle)."""
    s = c.s
    quarter = min(4, max(0, s.doom_of_atlantis()) * 4 // s.doom_limit + 1)
    s.tell(OracleSpoke, c.seat, quarter)
    c.receive("arete", "kudos")
    yield from ()


# Monsters


def banish(c: Chosen) -> Flow[None]:
    """A Monster is gone (col.action.banish)."""
    s = c.s
    place = yield from c.name_region(lambda: lairs(s))
    remove_monster(s, place)
    c.receive("kudos")


def summon(c: Chosen) -> Flow[None]:
    """A Monster appears where one wishes (col.action.summon)."""
    s = c.s
    table = yield from c.name_table(lambda: tables_with_haunts(s))
    place = yield from c.name_region(lambda: haunts(s, table))
    place_monster(s, place)
    c.receive("kudos")


# Dark arts


def hex_of_ruin(c: Chosen) -> Flow[None]:
    """An empire is weaker on one map, in its army and in its raids (col.action.hex-of-ruin)."""
    s = c.s
    empire = yield from c.name_empire()
    table = yield from c.name_table(lambda: range(s.maps))
    c.decree("hex-army", empire, c.figure("army-cut"), table)
    c.decree("hex-raid", empire, c.figure("hoplites-fewer"), table)


def bargain_with_the_deep(c: Chosen) -> Flow[None]:
    """DOOM tokens and vril; a low DOOM die costs a card (col.action.bargain-with-the-deep)."""
    s = c.s
    c.receive("doom-tokens", "vril")
    die = roll_doom(s, c.seat, c.action)
    s.tell(DoomDieRolled, c.seat, c.action, die)
    if die <= c.figure("fails-to"):
        if s.upgrades[c.seat]:
            upgrades.return_to_stock(s, c.seat, s.rng.choice(s.upgrades[c.seat]))
        c.dishonour()
    yield from ()


def sink_a_continent(c: Chosen) -> Flow[None]:
    """DOOM tokens, a head vote: a map burns with its cities (col.action.sink-a-continent)."""
    s = c.s
    c.spend({DOOM_TOKENS: c.figure("doom-tokens")}, c.action)
    table = yield from c.name_table(lambda: range(s.maps))
    about = {"asks": c.kind, "table": table_name(s, table)}
    vote = yield from head_vote(s, c.council, s.chambers[c.council].order, about)
    if vote.passed:
        s.tell(ContinentSunk, table_name(s, table))
        for place in burnable(s, table):
            burn(s, place)
        for owner in range(s.seats):
            if s.table[owner] == table and s.has_city[owner]:
                burn_city(s, c.seat, owner)


def can_sink(c: Chosen) -> bool:
    """The tokens are there."""
    return c.s.has(c.seat, DOOM_TOKENS) >= c.figure("doom-tokens")


def apotheosis(c: Chosen) -> Flow[None]:
    """All one's DOOM tokens become Kudos (col.action.apotheosis)."""
    s = c.s
    tokens = s.has(c.seat, DOOM_TOKENS)
    spend_doom_tokens(s, c.seat, tokens, c.action)
    draw(s, c.seat, KUDOS, min(tokens, c.figure("most")), c.action)
    yield from ()


ACTIONS = {
    "great-ritual": Effect(great_ritual, can_give_up),
    "lecture": rewards("cogs"),  # col.action.lecture
    "dark-communion": rewards("vril", "doom-tokens", "cogs"),  # col.action.dark-communion
    "great-library": Effect(great_library),
    "blessing": Effect(blessing),
    "oracle": Effect(oracle),
    "banish": Effect(banish, lambda c: bool(lairs(c.s))),
    "megaspell-test": Effect(test_a_weapon, can_test),
    "hex-of-ruin": Effect(hex_of_ruin, an_empire_is_left),
    "summon": Effect(summon, lambda c: bool(tables_with_haunts(c.s))),
    "bargain-with-the-deep": Effect(bargain_with_the_deep),
    "sink-a-continent": Effect(sink_a_continent, can_sink),
    "apotheosis": Effect(apotheosis),
}
