"""What a ruling names must be there, or it is refused with what there is."""

from typing import Any

from critias.engine import CommandRefused

from ..state import Room


def refuse_unless(condition: object, sentence: str) -> None:
    """Refuse a command with a sentence that says what would do."""
    if not condition:
        raise CommandRefused(sentence)


def a_seat(s: Room, seat: int) -> int:
    """A seat of this room, or the ruling is refused."""
    refuse_unless(seat < s.seats, f"there are seats 0 to {s.seats - 1}, not {seat}")
    return seat


def a_place(s: Room, table: int, region: int) -> int:
    """The place of a region that is in play, or the ruling is refused."""
    refuse_unless(table < s.maps, f"there are tables 0 to {s.maps - 1}, not {table}")
    place = s.chart.place(table, region)
    if place is None:
        raise CommandRefused(f"region {region} is not in play")
    return place


def one_of(name: str, names: Any, what: str) -> int:
    """The index of a name, or the ruling is refused with the names that there are."""
    known = list(names)
    refuse_unless(name in known, f"there is no {what} {name!r}; there are {', '.join(known)}")
    return known.index(name)


def an_empire(s: Room, name: str) -> int:
    """The number of an empire, or the ruling is refused with their names."""
    return one_of(name, s.box.empires.names, "empire")
