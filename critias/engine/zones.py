"""Visibility, declared where things lie.

A state is slotted dataclasses. A field that holds components says so, and who sees them:

    deck: list[int] = zone("card", contents=NOBODY)
    hands: list[list[int]] = zone("card", contents=OWNER, order=IRRELEVANT, per_seat=True)
    limit: int = zone("limit", contents=NOBODY)

Every other field is open to all, unless it is `private()`. From these declarations the engine
derives views, what a seat cannot know, and the count of components that must never change.
"""

import dataclasses
import enum
import functools
import types
from collections.abc import Callable, Iterator, MutableSequence, Sequence
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

Sight = Callable[[Any, int | None, int | None, int], bool]
"""May `seat` (None: a spectator) see the thing at this place of the zone of `owner`?

Called with the state, the seat, the owner and the place.
"""


def EVERYONE(state: Any, seat: int | None, owner: int | None, place: int) -> bool:  # noqa: N802
    """All seats and spectators."""
    return True


def NOBODY(state: Any, seat: int | None, owner: int | None, place: int) -> bool:  # noqa: N802
    """No seat at all."""
    return False


def OWNER(state: Any, seat: int | None, owner: int | None, place: int) -> bool:  # noqa: N802
    """The seat that the zone belongs to."""
    return seat is not None and seat == owner


def IRRELEVANT(state: Any, seat: int | None, owner: int | None, place: int) -> bool:  # noqa: N802
    """As the sight of an order: the order says nothing, as in a hand of cards."""
    return False


_FOR_ALL_ALIKE = (EVERYONE, NOBODY, IRRELEVANT)
_ANY_PLACE = (*_FOR_ALL_ALIKE, OWNER)


def sees_each(
    sight: Sight, state: Any, seat: int | None, owner: int | None, length: int
) -> Sequence[bool]:
    """Whether a seat sees each place of a zone, asked only once where all places are alike."""
    if sight in _ANY_PLACE:
        return (sight(state, seat, owner, 0),) * length
    return [sight(state, seat, owner, place) for place in range(length)]


_MOST_LOOKS = 10_000

HIDDEN = "?"
"""How a component looks of which not even the back tells anything."""


def plain_back(item: Any) -> Any:
    """All components look the same from behind."""
    return HIDDEN


def as_it_is(item: Any) -> Any:
    """A component is shown as it is stored."""
    return item


class Looks(dict[Any, Any]):
    """How each component looks, worked out when it is first shown; an empty place is None."""

    def __init__(self, look: Callable[[Any], Any], empty: Any) -> None:
        super().__init__({empty: None})
        self._look = look

    def __missing__(self, item: Any) -> Any:
        found = self._look(item)
        if len(self) < _MOST_LOOKS:
            self[item] = found
        return found


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class Zone:
    """How a place for components is seen."""

    kind: str
    contents: Sight
    count: Sight
    order: Sight
    per_seat: bool
    empty: Any
    back: Callable[[Any], Any]
    name: Callable[[Any], Any]
    faces: Looks
    backs: Looks

    @property
    def open_to_all(self) -> bool:
        """Whether nothing about it is hidden from anybody, as far as it can be hidden."""
        return self.contents is EVERYONE and self.order in (EVERYONE, IRRELEVANT)


def zone(
    kind: str,
    *,
    contents: Sight = EVERYONE,
    count: Sight = EVERYONE,
    order: Sight | None = None,
    per_seat: bool = False,
    empty: Any = None,
    back: Callable[[Any], Any] = plain_back,
    name: Callable[[Any], Any] = as_it_is,
) -> Any:
    """Declare a field that holds components of a kind: a list of them, or a single one.

    contents, count, order: who sees which components lie here, how many, and in which order
        (by default whoever sees the contents sees their order).
    per_seat: the field is a list with one zone for each seat, its owner.
    empty: the value that stands for "no component at this place".
    back: what is seen of a component by those who do not see its face.
    name: how a component is called in views.
    """
    looks = Looks(name, empty), Looks(back, empty)
    declared = Zone(kind, contents, count, order or contents, per_seat, empty, back, name, *looks)
    return dataclasses.field(metadata={"zone": declared})


def per_seat() -> Any:
    """Declare a list with one record for each seat; what lies in it belongs to that seat."""
    return dataclasses.field(metadata={"per_seat": True})


def private(default_factory: Any = dataclasses.MISSING) -> Any:
    """Declare a field that no view shows: bookkeeping, not a thing on the table."""
    return dataclasses.field(default_factory=default_factory, metadata={"private": True})


class Slot:
    """A single component held in a field, as a zone of one place."""

    __slots__ = ("holder", "name")

    def __init__(self, holder: Any, name: str) -> None:
        self.holder = holder
        self.name = name

    def __len__(self) -> int:
        return 1

    def __getitem__(self, place: int) -> Any:
        return getattr(self.holder, self.name)

    def __setitem__(self, place: int, item: Any) -> None:
        setattr(self.holder, self.name, item)

    def __iter__(self) -> Iterator[Any]:
        yield getattr(self.holder, self.name)


Places = MutableSequence[Any] | Slot


@dataclasses.dataclass(frozen=True, slots=True)
class Part:
    """A field of a state class, as declared."""

    name: str
    zone: Zone | None
    per_seat: bool
    private: bool
    holds_zones: bool
    built_in: bool
    """Whether it holds no records of the game but only what msgspec shows as it is."""
    alike: bool
    """Whether everybody sees the same of it."""


@functools.cache
def parts(cls: Any) -> tuple[Part, ...]:
    """The fields of a state class, in order."""
    hints = get_type_hints(cls, include_extras=True)
    return tuple(
        Part(
            name=field.name,
            zone=field.metadata.get("zone"),
            per_seat=field.metadata.get("per_seat", False),
            private=field.metadata.get("private", False),
            holds_zones=_holds_zones(hints[field.name]),
            built_in=_built_in(hints[field.name]),
            alike=_alike(field.metadata.get("zone"), hints[field.name]),
        )
        for field in dataclasses.fields(cls)
    )


def _alike(declared: Zone | None, hint: Any) -> bool:
    if declared is not None:
        return all(
            sight in _FOR_ALL_ALIKE for sight in (declared.contents, declared.count, declared.order)
        )
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        return all(part.alike for part in parts(hint) if not part.private)
    return all(_alike(None, inner) for inner in get_args(hint))


def _holds_zones(hint: Any) -> bool:
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        return any(part.zone or part.holds_zones for part in parts(hint))
    return any(_holds_zones(inner) for inner in get_args(hint))


def kinds(cls: Any) -> dict[str, str]:
    """What kind of components each zone of a state class holds, with those of its records."""
    found = {part.name: part.zone.kind for part in parts(cls) if part.zone is not None}
    for hint in get_type_hints(cls).values():
        for record in _records_in(hint):
            found |= kinds(record)
    return found


def _records_in(hint: Any) -> Iterator[Any]:
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        yield hint
    for inner in get_args(hint):
        yield from _records_in(inner)


def _built_in(hint: Any) -> bool:
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return True
    if origin is Annotated:
        return _built_in(args[0])
    if origin in (list, dict, Union, types.UnionType):
        return all(map(_built_in, args))
    atoms = (int, str, bool, float, type(None), enum.Enum, msgspec.Struct)
    return isinstance(hint, type) and issubclass(hint, atoms)


def zones(
    record: Any, owner: int | None = None, *, hiding: bool = False
) -> Iterator[tuple[Zone, int | None, Places]]:
    """Every zone of a state, with its owner and the list that holds its components.

    hiding: only those that hide something from somebody.
    """
    for part in parts(type(record)):  # type: ignore[arg-type]
        if part.zone is not None:
            if not (hiding and part.zone.open_to_all):
                yield from _places(record, part.name, part.zone, owner)
        elif part.holds_zones:
            value = getattr(record, part.name)
            for index, inner in _records(value):
                yield from zones(inner, index if part.per_seat else owner, hiding=hiding)


def _places(
    record: Any, name: str, declared: Zone, owner: int | None
) -> Iterator[tuple[Zone, int | None, Places]]:
    value = getattr(record, name)
    if declared.per_seat:
        for seat in range(len(value)):
            yield declared, seat, value[seat]
    else:
        yield declared, owner, value if isinstance(value, list) else Slot(record, name)


def _records(value: Any) -> Iterator[tuple[int, Any]]:
    """Every record that a field holds, with its place in the outermost list."""
    if isinstance(value, dict):
        value = value.values()
    elif not isinstance(value, list | tuple):
        value = (value,)
    for index, inner in enumerate(value):
        if isinstance(inner, list | tuple | dict):
            yield from ((index, record) for _, record in _records(inner))
        elif inner is not None:
            yield index, inner
