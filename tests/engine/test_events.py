"""Who hears what of an event."""

from typing import ClassVar

import pytest

from critias.engine.events import Event
from tests.tiny import Dealt, PebbleTaken


class Whispered(Event, frozen=True):
    seat: int
    word: str
    only_for: ClassVar[str | None] = "seat"


class Shared(Event, frozen=True):
    seats: tuple[int, ...]
    cards: tuple[str | None, ...]
    count: int
    note: str | None
    only_for: ClassVar[str | None] = "seats"
    secret: ClassVar[tuple[str, ...]] = ("cards", "note")


def test_everybody_hears_an_event_that_is_for_all() -> None:
    event = PebbleTaken(1)
    assert [event.as_seen_by(seat) for seat in (0, 1, None)] == [event] * 3


def test_an_event_for_one_seat_is_heard_by_nobody_else() -> None:
    event = Whispered(1, "hush")
    assert [event.as_seen_by(seat) for seat in (0, 1, 2, None)] == [None, event, None, None]


def test_secret_fields_are_blank_for_everybody_else() -> None:
    event = Dealt(1, "guard")
    assert event.as_seen_by(1) == event
    assert event.as_seen_by(0) == event.as_seen_by(None) == Dealt(1, None)


@pytest.mark.parametrize("seat", [0, 2])
def test_an_event_for_several_seats_is_heard_by_each(seat: int) -> None:
    event = Shared((0, 2), ("flag", "ring"), 2, "hush")
    assert event.as_seen_by(seat) == event


@pytest.mark.parametrize("seat", [1, None])
def test_of_a_secret_tuple_only_the_length_is_heard(seat: int | None) -> None:
    event = Shared((0, 2), ("flag", "ring"), 2, "hush")
    assert event.as_seen_by(seat) == Shared((0, 2), (None, None), 2, None)


def test_seat_zero_is_a_seat_and_no_spectator() -> None:
    assert Whispered(0, "hush").as_seen_by(None) is None
    assert Whispered(0, "hush").as_seen_by(0) is not None
