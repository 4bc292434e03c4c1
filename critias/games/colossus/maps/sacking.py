"""Sacking a city: what the victor takes, in each of the three eras of the game."""

from critias.engine import Choose, Flow, Option, ask

from ..box import NONE, ORICHALCUM, VRIL
from ..room.ledger import add_doom, gain, give_gifts
from ..shop.upgrades import at_work
from ..shop.wonders import destroy, move
from ..state import Room
from .empires import empire_name, raid_sacks
from .events import CityBurned, CityRaided, CitySacked
from .options import BURN_CITY, NO_BURNING, TAKE_ORICHALCUM, TAKE_VRIL, BurnCity, TakeWonder


def sack(s: Room, seat: int, owner: int, looter: int = NONE) -> Flow[None]:
    """A wonder moves to the victor's city, and more is taken, or in the end all is burned.

    With Scorched Earth both (col.action.scorched-earth). The spoils may be an allied hero's.
    """
    s.tell(CitySacked, seat, owner)
    war_profits(s, owner)
    scorches = any(s.edicts_of("scorched-earth", seat))
    burns = False
    yield from take_wonder(s, seat, owner)
    if s.last_turn():
        options: list[Option] = [NO_BURNING, BURN_CITY]
        answer = yield from ask(
            Choose(seat, options, "col.6.47-burn", {"owner_seat": owner}, default=NO_BURNING)
        )
        burns = isinstance(answer, BurnCity)
    if not burns or scorches:
        yield from take_spoils(s, seat if looter == NONE else looter, owner)
    if burns:
        burn_city(s, seat, owner)


def war_profits(s: Room, owner: int) -> None:
    """War Profiteers earn when another city of their map is sacked (col.upgrade.war-profiteer)."""
    for seat in range(s.seats):
        if seat != owner and s.table[seat] == s.table[owner]:
            for card in s.cards_at(seat, "sack"):
                if at_work(s, seat, card):
                    give_gifts(s, seat, card.value, card.name)


def wonders_of(s: Room, seat: int) -> list[str]:
    """The wonders in a player's city."""
    return [wonder for wonder, holder in s.wonders.items() if holder == seat]


def take_wonder(s: Room, seat: int, owner: int) -> Flow[None]:
    """One wonder of the city is relocated."""
    there = wonders_of(s, owner)
    if not there or not s.has_city[seat]:
        return
    chosen = there[0]
    if len(there) > 1:
        about = {"owner_seat": owner}
        answer = yield from ask(Choose(seat, lambda: to_take(s, owner), "col.6.47", about))
        chosen = answer.wonder
    move(s, chosen, seat, "sacked")


def to_take(s: Room, owner: int) -> list[TakeWonder]:
    """The wonders that could be taken from a city."""
    return [TakeWonder(wonder) for wonder in wonders_of(s, owner)]


def take_spoils(s: Room, seat: int, owner: int) -> Flow[None]:
    """Orichalcum, vril or a wonder; in the second half both kinds of tokens, or two wonders."""
    tokens: list[Option] = [TAKE_ORICHALCUM] if s.second_half() else [TAKE_ORICHALCUM, TAKE_VRIL]

    def options() -> list[Option]:
        return [*tokens, *(to_take(s, owner) if s.has_city[seat] else [])]

    answer = yield from ask(Choose(seat, options, "col.6.47-spoils", {"owner_seat": owner}))
    if isinstance(answer, TakeWonder):
        move(s, answer.wonder, seat, "sacked")
        if s.second_half():
            yield from take_wonder(s, seat, owner)
    else:
        if answer is TAKE_ORICHALCUM or s.second_half():
            take_half(s, seat, owner, ORICHALCUM)
        if answer is TAKE_VRIL or s.second_half():
            take_half(s, seat, owner, VRIL)


def take_half(s: Room, seat: int, owner: int, resource: int) -> None:
    """Half of a city's tokens, rounded up, change hands."""
    amount = (s.has(owner, resource) + 1) // 2
    gain(s, owner, resource, -amount, "sacked")
    gain(s, seat, resource, amount, "sacked")


def burn_city(s: Room, seat: int, owner: int) -> None:
    """The city burns to the ground with all tokens and wonders in it (col.12.5), for DOOM."""
    for wonder in wonders_of(s, owner):
        destroy(s, wonder, "burned-city")
    for resource in (ORICHALCUM, VRIL):
        gain(s, owner, resource, -s.has(owner, resource), "burned-city")
    s.has_city[owner] = False
    s.tell(CityBurned, seat, owner)
    add_doom(s, seat, s.box.doom.madness, "burned-city")


def sacked_by_empire(s: Room, seat: int) -> None:
    """A raid has taken the city (col.11.13)."""
    empire = s.sacked_by[seat]
    assert empire != NONE
    s.tell(CityRaided, empire_name(s, empire), seat)
    war_profits(s, seat)
    raid_sacks(s, seat, empire)
