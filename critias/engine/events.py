"""What happened, and who may know it."""

import functools
from typing import Annotated, Any, ClassVar, get_args, get_type_hints

import msgspec

from .decisions import Record


class _SeatMark:
    """Marks a number in a record as a seat, so that texts can name the player."""


_MARK = _SeatMark()
Seat = Annotated[int, _MARK]


@functools.cache
def seat_fields(record: type[Record]) -> tuple[str, ...]:
    """The fields of a record that hold a `Seat`, or several of them."""
    hints = get_type_hints(record, include_extras=True)
    return tuple(name for name in record.__struct_fields__ if _holds_seats(hints[name]))


def _holds_seats(hint: Any) -> bool:
    marks = getattr(hint, "__metadata__", ())
    return _MARK in marks or any(_holds_seats(inner) for inner in get_args(hint))


class Event(Record, frozen=True):
    """One thing that happened.

    All see it, unless `only_for` names the field that holds the seat, or tuple of seats, it is
    for; None there is for all, too. Everybody else sees nothing of the event; or, where `secret`
    names fields, sees the event with those fields blank: None for a value, as many None as there
    were for a tuple.
    """

    only_for: ClassVar[str | None] = None
    secret: ClassVar[tuple[str, ...]] = ()

    def as_seen_by(self, seat: int | None) -> "Event | None":
        """The event as this seat (None: a spectator) may know it, if at all."""
        if self.only_for is None:
            return self
        entitled = getattr(self, self.only_for)
        if entitled is None:
            return self
        if seat is not None and (
            seat in entitled if isinstance(entitled, tuple) else seat == entitled
        ):
            return self
        if not self.secret:
            return None
        hidden = {name: blank(getattr(self, name)) for name in self.secret}
        return msgspec.structs.replace(self, **hidden)


def blank(value: Any) -> Any:
    """A value that is not to be known: only the length of a tuple stays."""
    return (None,) * len(value) if isinstance(value, tuple) else None
