"""Bribes: an empire's gold, which Control offers and a player takes or sends away (col.11.6)."""

from collections.abc import Callable
from typing import Any

from critias.engine import CommandRefused, Record, Rng, Then

from ..box import TALENTS
from ..room.dishonour import dishonour
from ..room.ledger import gain
from ..state import Room
from .events import BribeDeclined, BribeTaken
from .records import Bribe


class TakeBribe(Record, frozen=True):
    """Accept the oldest bribe offered to one."""


class DeclineBribe(Record, frozen=True):
    """Send the oldest bribe offered to one away."""


def take_bribe(s: Room, seat: int | None, command: TakeBribe) -> Then:
    """The talents are the player's, and all hear of it; the price is a star (col.9.2)."""
    bribe = _first_bribe(s, seat)
    s.bribes.remove(bribe)
    gain(s, bribe.seat, TALENTS, bribe.talents, "bribe")
    s.tell(BribeTaken, bribe.seat, s.box.empires.names[bribe.empire])
    dishonour(s, bribe.seat, "bribe")
    return Then.ASK_AGAIN


def decline_bribe(s: Room, seat: int | None, command: DeclineBribe) -> Then:
    """The offer is gone, and nobody else hears of it."""
    bribe = _first_bribe(s, seat)
    s.bribes.remove(bribe)
    s.tell(BribeDeclined, bribe.seat, s.box.empires.names[bribe.empire])
    return Then.ASK_AGAIN


def _first_bribe(s: Room, seat: int | None) -> Bribe:
    for bribe in s.bribes:
        if bribe.seat == seat:
            return bribe
    raise CommandRefused("nobody has offered you a bribe")


COMMANDS: dict[type, Callable[[Room, int | None, Any], Then]] = {
    TakeBribe: take_bribe,
    DeclineBribe: decline_bribe,
}


def sample(s: Room, rng: Rng) -> tuple[int, Record]:
    """A random answer to a bribe, for the fuzzer; it may be refused."""
    seat = rng.choice(s.bribes).seat if s.bribes else rng.below(s.seats)
    return seat, rng.choice((TakeBribe(), DeclineBribe()))
