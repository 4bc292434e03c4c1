"""Copies derived from types: complete, independent, and refused where they could not be."""

import enum
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, Optional

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from critias.engine._works.copying import copy_state
from critias.engine.randomness import Rng
from tests.tiny import Bid


class Colour(enum.Enum):
    RED = 1


@dataclass(frozen=True)
class Point:
    x: int


@dataclass(slots=True)
class Ship:
    name: str
    cargo: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Fleet(Ship):
    ships: list[Ship] = field(default_factory=list)
    flagship: Ship | None = None


@dataclass(slots=True)
class Everything:
    number: int = 1
    share: float = 0.5
    flag: bool = True
    word: str = "a"
    data: bytes = b"a"
    nothing: None = None
    stage: Literal["a", "b"] = "a"
    bounded: Annotated[int, msgspec.Meta(ge=0)] = 0
    colour: Colour = Colour.RED
    point: Point = field(default_factory=lambda: Point(1))
    option: Bid = field(default_factory=lambda: Bid(1))
    pair: tuple[int, str] = (1, "a")
    many: tuple[int, ...] = (1, 2)
    either: int | str | None = None
    old_style: Optional[int] = None  # noqa: UP045
    rng: Rng = field(default_factory=lambda: Rng(bytes(32)))
    row: list[int] = field(default_factory=lambda: [1, 2])
    rows: list[list[int]] = field(default_factory=lambda: [[1], [2, 3]])
    deep: list[dict[str, list[list[int]]]] = field(default_factory=lambda: [{"a": [[1]]}])
    noted: Annotated[list[int], "a note"] = field(default_factory=lambda: [1])
    prices: dict[str, int] = field(default_factory=lambda: {"a": 1})
    stocks: dict[int, list[int]] = field(default_factory=lambda: {1: [1]})
    maybe: list[int] | None = None
    maybe_not: list[int] | None = field(default_factory=lambda: [1])
    gaps: list[list[int] | None] = field(default_factory=lambda: [None, [1]])
    ship: Ship = field(default_factory=lambda: Ship("Argo", [1]))
    fleet: Fleet = field(default_factory=lambda: Fleet("A", [1], [Ship("B", [2])], Ship("C")))
    by_name: dict[str, Ship] = field(default_factory=lambda: {"Argo": Ship("Argo", [1])})


def plain(value: Any) -> Any:
    return msgspec.to_builtins(value, enc_hook=lambda rng: (rng.key, rng.drawn))


def test_every_kind_of_field_is_copied() -> None:
    original = Everything()
    twin = copy_state(original)
    assert type(twin) is Everything
    assert plain(twin) == plain(original)


def test_no_part_that_could_change_is_shared() -> None:
    original = Everything()
    before = plain(original)
    twin = copy_state(original)
    twin.number = 2
    twin.rng.word()
    twin.row.append(9)
    twin.rows[0].append(9)
    twin.deep[0]["a"][0].append(9)
    twin.noted.append(9)
    twin.prices["a"] = 9
    twin.stocks[1].append(9)
    twin.gaps[1] = None
    assert twin.maybe_not is not None
    twin.maybe_not.append(9)
    twin.ship.cargo.append(9)
    twin.fleet.ships[0].cargo.append(9)
    assert twin.fleet.flagship is not None
    twin.fleet.flagship.name = "D"
    twin.by_name["Argo"].cargo.append(9)
    assert plain(original) == before


def test_what_cannot_change_is_shared() -> None:
    original = Everything()
    twin = copy_state(original)
    assert twin.option is original.option
    assert twin.point is original.point


def test_a_fleeting_field_is_not_copied() -> None:
    @dataclass(slots=True)
    class Listening:
        words: list[str]
        listener: Any = field(default=None, metadata={"fleeting": True})

    twin = copy_state(Listening(["a"], print))
    assert twin.words == ["a"]
    assert twin.listener is None


Cargo = st.lists(st.integers(), max_size=4)
Ships = st.builds(Ship, st.text(max_size=3), Cargo)
Fleets = st.builds(
    Fleet, st.text(max_size=3), Cargo, st.lists(Ships, max_size=3), st.none() | Ships
)


@dataclass(slots=True)
class Sea:
    fleets: dict[str, Fleet]
    depths: list[list[list[int]]]
    wrecks: list[Ship | None]
    harbours: dict[int, dict[str, list[int] | None]]


Seas = st.builds(
    Sea,
    st.dictionaries(st.text(max_size=2), Fleets, max_size=3),
    st.lists(st.lists(Cargo, max_size=3), max_size=3),
    st.lists(st.none() | Ships, max_size=3),
    st.dictionaries(
        st.integers(), st.dictionaries(st.text(max_size=2), st.none() | Cargo), max_size=2
    ),
)


def mutable_parts(value: Any) -> set[int]:
    """The identities of everything within a value that could be changed."""
    if isinstance(value, list):
        return {id(value)}.union(*(mutable_parts(inner) for inner in value))
    if isinstance(value, dict):
        return {id(value)}.union(*(mutable_parts(inner) for inner in value.values()))
    if hasattr(value, "__dataclass_fields__"):
        names = value.__dataclass_fields__
        return {id(value)}.union(*(mutable_parts(getattr(value, name)) for name in names))
    return set()


@given(Seas)
def test_copies_of_nested_data_are_equal_and_share_nothing(sea: Sea) -> None:
    twin = copy_state(sea)
    assert twin == sea
    assert not mutable_parts(sea) & mutable_parts(twin)


class Loose(msgspec.Struct):
    x: int


@pytest.mark.parametrize(
    "hint",
    [
        set[int],
        frozenset[int],
        list,
        dict,
        Any,
        object,
        Loose,
        list[set[int]],
        tuple[list[int], ...],
        list[int] | dict[str, int],
    ],
)
def test_a_type_that_a_state_cannot_hold_is_refused_by_name(hint: Any) -> None:
    @dataclass
    class Odd:
        thing: Any

    Odd.__annotations__["thing"] = hint
    with pytest.raises(TypeError, match=r"field 'thing' has type .*, which a state cannot hold; "):
        copy_state(Odd(None))
