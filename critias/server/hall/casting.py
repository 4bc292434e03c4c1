"""Casting: who gets which seat in a hall."""

from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import Annotated, Any

import msgspec

from critias.hall import Hall

from ..errors import BadRoster

Short = Annotated[str, msgspec.Meta(max_length=100)]


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who comes, and the groups that he or she is to be in; the others are drawn."""

    name: Short
    groups: dict[Short, Short] = {}


def check_wishes(people: Sequence[Person], hall: Hall[Any]) -> None:
    """Refuse wishes for what cannot be wished for."""
    for person in people:
        for kind in person.groups:
            if kind not in hall.wishes:
                have = ", ".join(hall.wishes) or "nothing"
                raise BadRoster(f"{person.name} wishes for a {kind}; one may wish for {have}")


def seat_people(
    people: Sequence[Person], offered: Sequence[Mapping[str, str]]
) -> dict[int, Person]:
    """A seat for each person that is as was wished, drawn where nothing was; by seat.

    People with wishes may have to make room for each other: each is tried in turn, and those
    already seated move on if they can (augmenting paths of a bipartite matching).
    """
    luck = SystemRandom()
    fitting: dict[int, list[int]] = {}
    order = sorted(range(len(people)), key=lambda number: -len(people[number].groups))
    held: dict[int, int] = {}  # the number of the person on each seat
    for number in order:
        seats = [seat for seat, one in enumerate(offered) if _fits(people[number], one)]
        luck.shuffle(seats)
        fitting[number] = seats
        if not _find_room(number, fitting, held, set()):
            wish = ", ".join(people[number].groups.values())
            raise BadRoster(
                f"there is no seat left for {people[number].name}"
                + (f", who should be {wish}" if wish else "")
            )
    return {seat: people[number] for seat, number in sorted(held.items())}


def _fits(person: Person, offered: Mapping[str, str]) -> bool:
    return all(offered.get(kind) == wish.lower() for kind, wish in person.groups.items())


def _find_room(
    number: int, fitting: Mapping[int, Sequence[int]], held: dict[int, int], tried: set[int]
) -> bool:
    for seat in fitting[number]:
        if seat in tried:
            continue
        tried.add(seat)
        if seat not in held or _find_room(held[seat], fitting, held, tried):
            held[seat] = number
            return True
    return False
