"""What players may do outside the phases: exchange roles and cities, and take bribes."""

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec

from critias.engine.decisions import Record
from critias.engine.errors import CommandRefused
from critias.engine.game import Then
from critias.engine.randomness import Rng

from ..box import NONE, TALENTS
from ..maps.records import Raid
from ..room.dishonour import dishonour
from ..room.ledger import gain
from ..room.roster import at_the_maps, role_name
from ..state import Room
from .events import BribeDeclined, BribeTaken, CitiesSwapped, ExchangeProposed, RolesExchanged
from .records import Proposal


class ProposeExchange(Record, frozen=True):
    """Exchange roles or cities with a House-mate; it happens once both have proposed it."""

    mate: Annotated[int, msgspec.Meta(ge=0, le=47)]
    exchange: Literal["roles", "cities"]


class TakeBribe(Record, frozen=True):
    """Accept the oldest bribe offered to one."""


class DeclineBribe(Record, frozen=True):
    """Send the oldest bribe offered to one away."""


def propose_exchange(s: Room, seat: int | None, command: ProposeExchange) -> Then:
    """By mutual consent, inside a House."""
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
    """Two members of a House change places; wonders, offices and raids stay with the city."""
    other = {seat: mate, mate: seat}
    s.table[seat], s.table[mate] = s.table[mate], s.table[seat]
    s.wonders = {wonder: other.get(held, held) for wonder, held in s.wonders.items()}
    s.offices = [[other.get(held, held) for held in row] for row in s.offices]
    s.raids = [Raid(raid.empire, other.get(raid.seat, raid.seat)) for raid in s.raids]


def take_bribe(s: Room, seat: int | None, command: TakeBribe) -> Then:
    """Foreign gold, and a star for it."""
    bribe = _first_bribe(s, seat)
    s.bribes.remove(bribe)
    gain(s, bribe.seat, TALENTS, bribe.talents, "bribe")
    s.tell(BribeTaken, bribe.seat, s.box.empires.names[bribe.empire])
    dishonour(s, bribe.seat, "bribe")
    return Then.ASK_AGAIN


def decline_bribe(s: Room, seat: int | None, command: DeclineBribe) -> Then:
    """Honour is kept."""
    bribe = _first_bribe(s, seat)
    s.bribes.remove(bribe)
    s.tell(BribeDeclined, bribe.seat, s.box.empires.names[bribe.empire])
    return Then.ASK_AGAIN


def _first_bribe(s: Room, seat: int | None) -> Any:
    for bribe in s.bribes:
        if bribe.seat == seat:
            return bribe
    raise CommandRefused("nobody has offered you a bribe")


COMMANDS: dict[type, Callable[[Room, int | None, Any], Then]] = {
    ProposeExchange: propose_exchange,
    TakeBribe: take_bribe,
    DeclineBribe: decline_bribe,
}


def sample(s: Room, rng: Rng) -> tuple[int, Record]:
    """A random wish, for the fuzzer; it may be refused."""
    seat = rng.below(s.seats)
    if rng.below(2):
        if s.proposals:
            asked = rng.choice(s.proposals)
            return asked.mate, ProposeExchange(asked.seat, asked.exchange)
        mates = [m for m in s.members(s.house[seat]) if m != seat] if s.house[seat] != NONE else []
        mate = rng.choice(mates) if mates else rng.below(s.seats)
        return seat, ProposeExchange(mate, rng.choice(("roles", "cities")))
    if s.bribes:
        seat = rng.choice(s.bribes).seat
    return seat, rng.choice((TakeBribe(), DeclineBribe()))
