"""Followers: in the cities by a roll, from the gate without one."""

from collections.abc import Sequence

from critias.engine import Flow

from ..deciding_together import who_takes
from ..events import Recruited
from ..state import Island, owners
from .dice import roll_city


def recruit_in_city(s: Island, pieces: list[int], place: int) -> Flow[None]:
    """A city: a pair rolls for a follower (rising.city.recruit)."""
    if (yield from roll_city(s, pieces, place)):
        yield from recruit_one(s, owners(pieces))


def recruit_one(s: Island, seats: Sequence[int]) -> Flow[None]:
    """One of the seats takes a follower from its supply, if any of them has one left."""
    able = [seat for seat in seats if s.supply[seat]]
    if able:
        taker = yield from who_takes(s, able, "rising.city.recruit")
        s.supply[taker] -= 1
        s.followers[taker] += 1
        s.tell(Recruited, taker)
