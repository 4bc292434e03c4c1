"""What House-mates give to each other's Wonders and pacts (col.12.1).

They may sit in other councils when it is needed, so they say beforehand how much of theirs may
be spent, and nothing is taken before that.
"""

from collections.abc import Callable
from typing import Annotated, Any

import msgspec

from critias.engine import CommandRefused, Record, Rng, Then

from ..box import ORICHALCUM, TALENTS, VRIL
from ..room.ledger import pay
from ..state import Room
from .events import HelpPledged
from .records import Pledge

Amount = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
PLEDGED = ((TALENTS, "talents"), (ORICHALCUM, "orichalcum"), (VRIL, "vril"))


class PledgeHelp(Record, frozen=True):
    """Let the House spend up to so much; a new pledge takes the place of the last."""

    talents: Amount = 0
    orichalcum: Amount = 0
    vril: Amount = 0


def pledge(s: Room, seat: int | None, command: PledgeHelp) -> Then:
    """A promise to one's own House, of no more than one has."""
    if seat is None or s.is_hero(seat):
        raise CommandRefused("only members of a House pledge help to it")
    for resource, name in PLEDGED:
        if getattr(command, name) > s.has(seat, resource):
            raise CommandRefused(f"you have {s.has(seat, resource)} {name} to pledge")
    given = Pledge(command.talents, command.orichalcum, command.vril)
    s.pledges[seat] = given
    members = tuple(s.members(s.house[seat]))
    s.tell(HelpPledged, members, seat, given.talents, given.orichalcum, given.vril)
    return Then.ASK_AGAIN


def helpers(s: Room, seat: int) -> list[int]:
    """The House-mates of a player."""
    return [] if s.is_hero(seat) else [one for one in s.members(s.house[seat]) if one != seat]


def promised(s: Room, seat: int, resource: int) -> int:
    """What a player has pledged and still has."""
    name = dict(PLEDGED)[resource]
    held: int = min(getattr(s.pledges[seat], name), s.has(seat, resource))
    return held


def together(s: Room, seat: int, resource: int) -> int:
    """What a player can raise with the help of the House."""
    return s.has(seat, resource) + sum(promised(s, mate, resource) for mate in helpers(s, seat))


def pay_together(s: Room, seat: int, resource: int, amount: int, cause: str) -> None:
    """The player pays first, then House-mates in order, each up to the pledge."""
    own = min(amount, s.has(seat, resource))
    pay(s, seat, resource, own, cause)
    amount -= own
    for mate in helpers(s, seat):
        part = min(amount, promised(s, mate, resource))
        if part:
            pay(s, mate, resource, part, cause)
            use_up(s, mate, resource, part)
            amount -= part
    assert amount == 0, "the House cannot pay that"


def use_up(s: Room, seat: int, resource: int, amount: int) -> None:
    """What was paid is no longer pledged."""
    name = dict(PLEDGED)[resource]
    left = getattr(s.pledges[seat], name) - amount
    s.pledges[seat] = msgspec.structs.replace(s.pledges[seat], **{name: left})


COMMANDS: dict[type, Callable[[Room, int | None, Any], Then]] = {PledgeHelp: pledge}


def sample(s: Room, rng: Rng) -> tuple[int, PledgeHelp]:
    """A random pledge, for the fuzzer; it may be refused."""
    seat = rng.below(s.seats)
    return seat, PledgeHelp(rng.below(12), rng.below(3), rng.below(2))
