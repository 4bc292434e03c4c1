"""Casting: who gets which seat in a hall."""

from collections.abc import Callable, Mapping, Sequence
from random import SystemRandom
from typing import Annotated, Any, NamedTuple

import msgspec

from critias.hall import Hall
from critias.table.people.teams import LARGEST_TEAM

from ..errors import BadRoster

Short = Annotated[str, msgspec.Meta(max_length=100)]


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who comes, and the groups that he or she is to be in; the others are drawn.

    Those with the same `team` have one seat together.
    """

    name: Short
    groups: dict[Short, Short] = {}
    team: Short | None = None


class Party(NamedTuple):
    """Those who are to have one seat, and the groups that it is to be in."""

    people: Sequence[Person]
    groups: Mapping[str, str]

    @property
    def names(self) -> str:
        """Who they are, in words."""
        return " and ".join(person.name for person in self.people)


def check_wishes(people: Sequence[Person], hall: Hall[Any]) -> None:
    """Refuse wishes for what cannot be wished for."""
    for person in people:
        for kind in person.groups:
            if kind not in hall.wishes:
                have = ", ".join(hall.wishes) or "nothing"
                raise BadRoster(f"{person.name} wishes for a {kind}; one may wish for {have}")


def parties(people: Sequence[Person]) -> list[Party]:
    """Who has a seat together, in the order in which they were named."""
    gathered: dict[str | int, list[Person]] = {}
    for number, person in enumerate(people):
        team = (person.team or "").strip().casefold()
        gathered.setdefault(team or number, []).append(person)
    return [_party(some) for some in gathered.values()]


def _party(people: Sequence[Person]) -> Party:
    if len(people) > LARGEST_TEAM:
        raise BadRoster(
            f"the team {people[0].team} has {len(people)} people; {LARGEST_TEAM} can share a seat"
        )
    groups: dict[str, str] = {}
    for person in people:
        for kind, wish in person.groups.items():
            if groups.setdefault(kind, wish.lower()) != wish.lower():
                raise BadRoster(
                    f"{person.name} wishes for the {kind} {wish}, and somebody else of the team "
                    f"{person.team} for {groups[kind]}"
                )
    return Party(people, groups)


def seat_parties(
    coming: Sequence[Party],
    offered: Sequence[Mapping[str, str]],
    first: Callable[[Mapping[str, str]], int] = lambda _: 0,
) -> dict[int, Party]:
    """A seat for each person or team that is as was wished, drawn where nothing was; by seat.

    Those with wishes may have to make room for each other: each is tried in turn, and those
    already seated move on if they can (augmenting paths of a bipartite matching). Seats for which
    `first` is less get people before others do.
    """
    luck = SystemRandom()
    fitting: dict[int, list[int]] = {}
    order = list(range(len(coming)))
    luck.shuffle(order)
    order.sort(key=lambda number: -len(coming[number].groups))
    held: dict[int, int] = {}  # the number of those on each seat
    for number in order:
        seats = [seat for seat, one in enumerate(offered) if _fits(coming[number], one)]
        luck.shuffle(seats)
        seats.sort(key=lambda seat: first(offered[seat]))
        fitting[number] = seats
        if not _find_room(number, fitting, held, set()):
            wish = ", ".join(coming[number].groups.values())
            raise BadRoster(
                f"there is no seat left for {coming[number].names}"
                + (f", who should be {wish}" if wish else "")
            )
    return {seat: coming[number] for seat, number in sorted(held.items())}


def _fits(party: Party, offered: Mapping[str, str]) -> bool:
    return all(offered.get(kind) == wish for kind, wish in party.groups.items())


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
