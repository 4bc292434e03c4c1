"""Who and what is present in a region or city, and so has to fight."""

from ..box import NONE, REGIONS
from ..state import CITY, Room


def players_in(s: Room, place: int) -> list[int]:
    """The players with units or a colony at a place; the defender of a city comes first."""
    there = [seat for seat in range(s.seats) if place in s.at[seat]]
    owner = s.colony[place] if place < CITY else place - CITY
    if owner != NONE and owner not in there:
        there.insert(0, owner)
    return there


def has_garrison(s: Room, place: int) -> bool:
    """Whether an empire still defends this region."""
    empire = s.empire(place)
    return empire != NONE and not s.beaten[place // REGIONS][empire]


def is_contested(s: Room, place: int) -> bool:
    """Whether anybody meets anybody else in a region."""
    players = players_in(s, place)
    foes = s.monster[place] != NONE or has_garrison(s, place)
    return len(players) > 1 or (bool(players) and foes)
