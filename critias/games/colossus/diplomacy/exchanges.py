"""Exchanges inside a House, by mutual consent: of roles, or of cities and map tables."""

from collections.abc import Callable
from typing import Any, Literal

from critias.engine import CommandRefused, Record, Rng, Then

from ..box import NONE
from ..maps.records import Raid
from ..room.roster import at_the_maps, role_name
from ..size import SeatNumber
from ..state import Room
from .events import CitiesSwapped, ExchangeProposed, RolesExchanged
from .records import Proposal


class ProposeExchange(Record, frozen=True):
    """Exchange roles or cities with a House-mate; it happens once both have proposed it."""

    mate: SeatNumber
    exchange: Literal["roles", "cities"]


def propose_exchange(s: Room, seat: int | None, command: ProposeExchange) -> Then:
    """Roles (col.3.6) or cities (col.3.7) change hands once both House-mates have said so."""
    mate = command.mate
    if seat is None or mate >= s.seats or mate == seat:
        raise CommandRefused("a player exchanges with another player")
    if s.is_hero(seat) or s.house[seat] != s.house[mate]:
        raise CommandRefused("only members of one House exchange roles or cities")
    if at_the_maps(s):
        raise CommandRefused("roles and cities are exchanged between Map Phases")
    if command.exchange == "cities" and not (s.has_city[seat] and s.has_city[mate]):
        raise CommandRefused("both need a city to swap")
    reply = Proposal(mate, seat, command.exchange)
    if reply not in s.proposals:
        wish = Proposal(seat, mate, command.exchange)
        if wish in s.proposals:
            raise CommandRefused("you have proposed that already")
        s.proposals.append(wish)
        s.tell(ExchangeProposed, seat, mate, command.exchange)
        return Then.ASK_AGAIN
    s.proposals.remove(reply)
    if command.exchange == "roles":
        s.role[seat], s.role[mate] = s.role[mate], s.role[seat]
        s.tell(lambda: RolesExchanged(seat, role_name(s, seat), mate, role_name(s, mate)))
    else:
        swap_cities(s, seat, mate)
        s.tell(CitiesSwapped, seat, mate)
    return Then.ASK_AGAIN


def swap_cities(s: Room, seat: int, mate: int) -> None:
    """Two members change places; wonders, offices and raids stay with the city (col.3.7)."""
    other = {seat: mate, mate: seat}
    s.table[seat], s.table[mate] = s.table[mate], s.table[seat]
    s.wonders = {wonder: other.get(held, held) for wonder, held in s.wonders.items()}
    s.offices = [[other.get(held, held) for held in row] for row in s.offices]
    s.raids = [Raid(raid.empire, other.get(raid.seat, raid.seat)) for raid in s.raids]


COMMANDS: dict[type, Callable[[Room, int | None, Any], Then]] = {ProposeExchange: propose_exchange}


def sample(s: Room, rng: Rng) -> tuple[int, ProposeExchange]:
    """A random wish, for the fuzzer; it may be refused."""
    if s.proposals and rng.below(2):
        asked = rng.choice(s.proposals)
        return asked.mate, ProposeExchange(asked.seat, asked.exchange)
    seat = rng.below(s.seats)
    mates = [m for m in s.members(s.house[seat]) if m != seat] if s.house[seat] != NONE else []
    mate = rng.choice(mates) if mates else rng.below(s.seats)
    return seat, ProposeExchange(mate, rng.choice(("roles", "cities")))
