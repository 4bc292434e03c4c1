"""What a seat sees as named, scaled numbers: exactly, without collisions, from where it sits.

A `Sheet` is a list of named fields, each a stretch of the observation. Zones become fields by what
they declare of themselves: whoever sees a component has a 1 at its name, whoever sees its back has
a 1 there, and how many lie there is a number of its own. What is not a component a game lists in
`seen`. Everything is read straight from the state, and seats are turned: the one that looks is the
first, its left neighbour the second.

A field writes only what is not zero, as places and numbers; so large fields cost nothing.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from critias.engine.decisions import Decision
from critias.engine.zones import EVERYONE, NOBODY, OWNER, Zone, parts, plain_back, zones

Vector = NDArray[np.float32]

Write = Callable[[Any, int, list[int], list[float]], None]
"""Adds to the places and to the numbers what a field says, for a state and the seat that looks."""

MANY = 1 / 100
"""Tokens bid are counted in hundreds."""
FEW = 1 / 5
"""How much one of several things counts."""


class Field(NamedTuple):
    """A stretch of the observation, with a name for each of its places."""

    name: str
    labels: tuple[str, ...]
    write: Callable[[int], Write]
    """Called with the place at which the field begins."""


Box = Counter[Any]
"""The components of a kind: how often there is each name."""


def boxes(state: Any) -> dict[str, Box]:
    """What there is of each kind; nothing that happens changes it."""
    found: dict[str, Box] = {}
    for zone, _, places in zones(state):
        count = found.setdefault(zone.kind, Counter())
        for item in places:
            if item != zone.empty:
                count[zone.faces[item]] += 1
    return found


# Zones


def heap(part: str, declared: Zone, box: Box, backs: Sequence[Any], owners: int) -> list[Field]:
    """A zone whose order says nothing: how often each name lies there, and how many in all."""
    names = sorted(box, key=str)
    labels = (*map(str, names), *(f"back {back}" for back in backs), "count")
    at = {name: place for place, name in enumerate(names)}
    weight = {name: 1 / box[name] for name in names}
    behind = {back: len(names) + place for place, back in enumerate(backs)}
    total = 1 / max(1, box.total())

    def field(turned: int | None) -> Field:
        def write(first: int) -> Write:
            def put(s: Any, seat: int, where: list[int], what: list[float]) -> None:
                owner = None if turned is None else (seat + turned) % s.seats
                value = getattr(s, part)
                items = value if owner is None else value[owner]
                if not items or not declared.count(s, seat, owner, 0):
                    return
                where.append(first + len(labels) - 1)
                what.append(len(items) * total)
                contents, faces = declared.contents, declared.faces
                if contents is NOBODY or (contents is OWNER and owner != seat):
                    for item in items if backs else ():
                        where.append(first + behind[declared.backs[item]])
                        what.append(total)
                    return
                everything = contents is EVERYONE or contents is OWNER
                for place, item in enumerate(items):
                    if everything or contents(s, seat, owner, place):
                        name = faces[item]
                        where.append(first + at[name])
                        what.append(weight[name])
                    elif backs:
                        where.append(first + behind[declared.backs[item]])
                        what.append(total)

            return put

        return Field(_of(part, turned), labels, write)

    return [field(turned) for turned in range(owners)] if declared.per_seat else [field(None)]


Marks = Callable[[Any], Iterable[tuple[str, float]]]
"""How a component looks in a row: what it shows, and how much of it."""


def by_name(name: Any) -> Iterable[tuple[str, float]]:
    """As one of the names there are."""
    return ((str(name), 1.0),)


class Row(NamedTuple):
    """That places of a zone are told one by one: which, and what a component shows there."""

    places: range
    marks: Marks = by_name


def row(
    part: str, declared: Zone, box: Box, backs: Sequence[Any], owners: int, told: Row
) -> list[Field]:
    """A zone whose places are told apart: what lies at each of them."""
    spots = range(told.places.start, min(told.places.stop, told.places.start + box.total()))
    names = sorted(box, key=str)
    shown = list(dict.fromkeys(mark for name in names for mark, _ in told.marks(name)))
    hidden = [] if declared.contents is EVERYONE else [f"back {back}" for back in backs or ["?"]]
    width = len(shown) + len(hidden)
    at = {mark: place for place, mark in enumerate(shown)}
    marks = {n: tuple((at[m], much) for m, much in told.marks(n)) for n in names}
    labels = tuple(f"{place} {label}" for place in spots for label in (*shown, *hidden))
    behind = {back: len(shown) + place for place, back in enumerate(backs or ["?"])}

    def field(turned: int | None) -> Field:
        def write(first: int) -> Write:
            def put(s: Any, seat: int, where: list[int], what: list[float]) -> None:
                owner = None if turned is None else (seat + turned) % s.seats
                items = getattr(s, part) if owner is None else getattr(s, part)[owner]
                sight, empty = declared.contents, declared.empty
                everything = sight is EVERYONE
                spot = first
                for place, item in enumerate(items[spots.start : spots.stop], spots.start):
                    if item != empty:
                        if everything or sight(s, seat, owner, place):
                            for mark, much in marks[declared.faces[item]]:
                                where.append(spot + mark)
                                what.append(much)
                        else:
                            where.append(spot + behind[declared.backs[item]])
                            what.append(1.0)
                    spot += width

            return put

        return Field(_of(part, turned), labels, write)

    return [field(turned) for turned in range(owners)] if declared.per_seat else [field(None)]


def of_zones(state: Any, rows: Mapping[str, Row]) -> Iterable[Field]:
    """A field for each zone of a state as it is at the start, for each seat that has one."""
    found = boxes(state)
    items: dict[str, set[Any]] = {}
    for zone, _, places in zones(state):
        items.setdefault(zone.kind, set()).update(one for one in places if one != zone.empty)
    for part in parts(type(state)):  # type: ignore[arg-type]
        declared = part.zone
        if declared is None:
            continue
        plain = declared.back is plain_back
        backs = [] if plain else sorted({declared.back(item) for item in items[declared.kind]})
        given = (part.name, declared, found[declared.kind], backs, state.seats)
        if part.name in rows:
            yield from row(*given, rows[part.name])
        else:
            yield from heap(*given)


def _of(part: str, turned: int | None) -> str:
    return part if turned is None else f"{part} {turned}"


# What is no component

Read = Callable[[Any, int], Any]
"""What a state says, for the seat that looks."""


def number(name: str, most: float, read: Callable[[Any], float] | None = None) -> Field:
    """A number, as a part of the most it can be."""
    return numbers(name, [""], most, None if read is None else (lambda s, seat: [read(s)]))


def numbers(name: str, labels: Sequence[str], most: float, read: Read | None = None) -> Field:
    """A number for each label, as a part of the most it can be."""
    scale = 1.0 / most

    def write(first: int) -> Write:
        def put(s: Any, seat: int, where: list[int], what: list[float]) -> None:
            values = read(s, seat) if read else getattr(s, name)
            for place, value in enumerate(values if read or len(labels) > 1 else [values], first):
                if value:
                    where.append(place)
                    what.append(value * scale)

        return put

    return Field(name, tuple(labels), write)


def each_seat(
    name: str, seats: int, most: float, read: Callable[[Any], Any] | None = None
) -> Field:
    """A number for each seat, one's own first."""
    return numbers(
        name,
        _turned(seats),
        most,
        lambda s, seat: turned(read(s) if read else getattr(s, name), seat, s.seats),
    )


def table(
    name: str,
    seats: int,
    labels: Sequence[str],
    most: float,
    read: Callable[[Any], Any] | None = None,
) -> Field:
    """A row of numbers for each seat, one's own first."""
    both = [f"{seat} {label}" for seat in range(seats) for label in labels]

    def values(s: Any, seat: int) -> list[float]:
        every = read(s) if read else getattr(s, name)
        return [value for own in turned(every, seat, s.seats) for value in own]

    return numbers(name, both, most, values)


def marks(name: str, labels: Sequence[str], read: Read, much: float = 1.0) -> Field:
    """So much at each of the places that are read, as often as it is read."""

    def write(first: int) -> Write:
        def put(s: Any, seat: int, where: list[int], what: list[float]) -> None:
            for place in read(s, seat):
                where.append(first + place)
                what.append(much)

        return put

    return Field(name, tuple(labels), write)


def one_of(name: str, names: Sequence[str], read: Callable[[Any], Any] | None = None) -> Field:
    """A 1 at a name, or at the place that a number says; less than 0 is none."""
    at: dict[Any, int] = {one: place for place, one in enumerate(names)}
    at |= {place: place for place in range(len(names))}

    def found(s: Any, seat: int) -> Iterable[int]:
        value = read(s) if read else getattr(s, name)
        return (at[value],) if value in at else ()

    return marks(name, names, found)


def whose(name: str, seats: int, read: Callable[[Any], Any] | None = None) -> Field:
    """A 1 at a seat, as far from the own one as it sits."""
    return marks(
        name,
        _turned(seats),
        lambda s, seat: (((read(s) if read else getattr(s, name)) - seat) % s.seats,),
    )


def turned(values: Sequence[Any], seat: int, seats: int) -> list[Any]:
    """A list over seats from one of them on; what follows the last seat stays there."""
    return [*values[seat:seats], *values[:seat], *values[seats:]]


def _turned(seats: int) -> list[str]:
    return [str(seat) for seat in range(seats)]


# What is asked


class Asked(NamedTuple):
    """What can be asked, and what a question can be about."""

    rules: Sequence[str]
    names: Mapping[str, Sequence[str]]
    """By what it is called: all names that there are."""
    numbers: Mapping[str, float] = {}
    """By what it is called: the most that it can be."""
    lists: Mapping[str, int] = {}
    """Of lists of numbers: the most that one can be."""
    seats: Sequence[str] = ()
    bids: Sequence[str] = ()
    """Of lists with a number for each seat, or with a seat and a number in each record."""
    options: Sequence[str] = ()
    """Of answers, such as what others propose."""


class Sheet:
    """The fields of a game at a table of so many seats, one after the other."""

    def __init__(self, seats: int, fields: Iterable[Field], asked: Asked, actions: Sequence[str]):
        self.seats = seats
        self.names: dict[str, slice] = {}
        """Where each field lies."""
        self.labels: list[str] = []
        self._writers: list[Write] = []
        for field in fields:
            start = self._add(field.name, field.labels)
            self._writers.append(field.write(start))
        self._asked = asked
        self._rules = self._places("rule", asked.rules)
        self._about: dict[str, dict[Any, int]] = {
            **{name: self._places(f"about {name}", of) for name, of in asked.names.items()},
            **{name: self._places(f"about {name}", [""]) for name in asked.numbers},
            **{
                name: self._places(f"about {name}", range(most + 1))
                for name, most in asked.lists.items()
            },
            **{
                name: self._places(f"about {name}", range(seats))
                for name in (*asked.seats, *asked.bids)
            },
            **{name: self._places(f"about {name}", actions) for name in asked.options if seats > 1},
        }
        # What has been told of an answer that takes several steps.
        self._taken = self._places("taken", range(len(actions)))

    def _add(self, name: str, labels: Sequence[str]) -> int:
        start = len(self.labels)
        if name in self.names:
            raise ValueError(f"two fields are called {name!r}")
        self.names[name] = slice(start, start + len(labels))
        self.labels += [f"{name} {label}".strip() for label in labels]
        return start

    def _places(self, name: str, labels: Iterable[Any]) -> dict[Any, int]:
        given = list(labels)
        start = self._add(name, [str(one) for one in given])
        return {one: start + place for place, one in enumerate(given)}

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return len(self.labels)

    def observe(
        self,
        state: Any,
        seat: int,
        decision: Decision | None = None,
        action_of: Callable[[Any, int], int] | None = None,
        taken: Sequence[int] = (),
    ) -> Vector:
        """What a seat sees, and if it is asked something, what, and what it has told so far.

        action_of: the action of an answer, for a seat: questions can be about answers of others.
        """
        where: list[int] = []
        what: list[float] = []
        for write in self._writers:
            write(state, seat, where, what)
        if decision is not None:
            self._ask(decision, seat, where, what, action_of)
        for action in taken:
            where.append(self._taken[action])
            what.append(1.0)
        vector: Vector = np.bincount(where, what, self.size).astype(np.float32)
        return vector

    def _ask(
        self,
        decision: Decision,
        seat: int,
        where: list[int],
        what: list[float],
        action_of: Callable[[Any, int], int] | None,
    ) -> None:
        asked = self._asked
        where.append(self._rules[decision.rule])
        what.append(1.0)
        for name, value in decision.about.items():
            places = self._about.get(name)
            if places is None or value is None:
                continue
            if name in asked.numbers:
                where.append(places[""])
                what.append(value / asked.numbers[name])
            elif name in asked.seats:
                where.append(places[(value - seat) % self.seats])
                what.append(1.0)
            elif name in asked.bids:
                pairs = (
                    enumerate(value)
                    if not value or isinstance(value[0], int)
                    else ((one.seat, one.tokens) for one in value)
                )
                for other, much in pairs:
                    where.append(places[(other - seat) % self.seats])
                    what.append((much + 1) * MANY)
            elif name in asked.options:
                first = next(iter(places.values()))
                assert action_of is not None
                where.append(first + action_of(value, seat))
                what.append(1.0)
            else:
                several = isinstance(value, tuple | list)
                for one in value if several else (value,):
                    where.append(places[one])
                    what.append(FEW if several else 1.0)
