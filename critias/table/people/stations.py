"""Stations: those in a hall with a secret that is not a seat's own, and what they are for."""

import msgspec

from critias.hall import CONTROL, STAND_IN, TEAMMATE, Post

_PLAYING = (STAND_IN, TEAMMATE)


class ShownStation(msgspec.Struct, frozen=True):
    """A station as it is told. `kind`: that of a post, STAND_IN or TEAMMATE.

    `role`: of a Control; `seat`: that a stand-in or teammate plays.
    """

    number: int
    kind: str
    name: str
    role: str | None
    places: tuple[str, ...]
    seat: int | None


class Station(ShownStation, frozen=True):
    """A station with what is stored of its secret; closed, it has none."""

    secret: bytes | None

    @property
    def post(self) -> Post | None:
        """From where it looks at the match; who plays looks from the seat."""
        if self.kind in _PLAYING:
            return None
        return Post(self.kind, self.role, self.places)

    @property
    def by(self) -> str:
        """How an entry of the log names it."""
        return f"{self.kind}:{self.number}"

    def shown(self) -> ShownStation:
        """What may be told of it."""
        return ShownStation(self.number, self.kind, self.name, self.role, self.places, self.seat)


def station_number(by: str | None) -> int | None:
    """The number of the station that an entry of the log names, if it names one."""
    kind, _, number = (by or "").partition(":")
    return int(number) if kind in (CONTROL, *_PLAYING) and number.isdecimal() else None
