"""What happened, and who may know it."""

from typing import Annotated, Any, ClassVar

import msgspec

from .decisions import Record


class _SeatMark:
    """Marks a number in a record as a seat, so that texts can name the player."""


Seat = Annotated[int, _SeatMark()]
SEAT_MARK = Seat.__metadata__[0]  # type: ignore[attr-defined]


class Event(Record, frozen=True):
    """One thing that happened.

    All see it, unless `only_for` names the field that holds the seat, or tuple of seats, it is
    for. Everybody else sees nothing of the event; or, where `secret` names fields, sees the event
    with those fields blank: None for a value, as many None as there were for a tuple.
    """

    only_for: ClassVar[str | None] = None
    secret: ClassVar[tuple[str, ...]] = ()

    def as_seen_by(self, seat: int | None) -> "Event | None":
        """The event as this seat (None: a spectator) may know it, if at all."""
        if self.only_for is None:
            return self
        entitled = getattr(self, self.only_for)
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
