"""What a secret proves, and for whom one acts by it.

Players and those who stand in for a seat act for that, Control for anybody whom it looks after.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from critias.engine.registry import find_game
from critias.hall import CONTROL, Hall, hall_of

from ..errors import NotSeated, NotYours, Refused
from ..following import Watcher
from ..messages import Follow
from ..people.secrets import seat_of, station_of
from ..people.stations import Station
from ..table import Table
from ..viewers import Viewer, eyes_of

_LONGEST_ID = 56  # of a station's command: its number is stored before it


class Proof(NamedTuple):
    """What a secret proves: a seat, or a station of a hall; who plays by one has both."""

    seat: int | None = None
    station: Station | None = None

    @property
    def viewer(self) -> Viewer:
        """With whose eyes it looks at the table."""
        post = None if self.station is None else self.station.post
        return self.seat if post is None else eyes_of(post)

    def own_seat(self) -> int:
        """The seat; without one it is refused."""
        if self.seat is None:
            raise NotSeated("this is for those who sit at the table: send the secret of your seat")
        return self.seat


def proof_of(table: Table, secret: str | None) -> Proof:
    """What a secret proves at a table."""
    seat = seat_of(table.seats, secret)
    if seat is not None:
        return Proof(seat)
    station = station_of(table.stations, secret)
    return Proof(None if station is None else station.seat, station)


class Actor(NamedTuple):
    """The seat that acts (None: the referee), and the station that acts for it, if one does."""

    seat: int | None
    station: Station | None = None

    @property
    def by(self) -> str | None:
        """Who the log says has acted; None if it was the seat itself."""
        return None if self.station is None else self.station.by

    def command_id(self, given: str) -> str:
        """The client's own id, apart from those of others who act for the same seat."""
        if self.station is None:
            return given
        if len(given) > _LONGEST_ID:
            raise Refused(f"the ids of a station have up to {_LONGEST_ID} characters")
        return f"{self.station.number}@{given}"


def actor_of(proof: Proof, table: Table, seat: int | None) -> Actor:
    """Who acts by a proof."""
    if proof.seat is not None and seat in (None, proof.seat):
        return Actor(proof.seat, proof.station)
    if proof.seat is not None:
        raise NotYours(f"you have seat {proof.seat} of this table, not {seat}")
    control = control_of(proof)
    if seat is not None:
        check_concerns(table, control, seat)
    return Actor(seat, control)


def seated(actor: Actor) -> tuple[int, Actor]:
    """The seat of somebody who acts for one; a referee's ruling is refused."""
    if actor.seat is None:
        raise NotSeated('name the "seat" for which you answer')
    return actor.seat, actor


def control_of(proof: Proof) -> Station:
    """The Control that a request proves; others are refused."""
    station = proof.station
    if station is None:
        raise NotSeated("this is for those who sit at the table: send the secret of your seat")
    if station.kind != CONTROL:
        raise NotYours("this is for Control; a screen only shows")
    return station


def hall_at(table: Table) -> Hall[Any]:
    """How the game of a table is run in a hall."""
    return hall_of(find_game(table.head.game))


def places_of(table: Table, control: Station) -> Sequence[str]:
    """The places that a Control looks after: those named, or all of its role."""
    if table.match is None or control.post is None:
        return control.places
    return hall_at(table).places_of(table.match.state, control.post)


def concerns(table: Table, control: Station, seat: int) -> bool:
    """Whether a player is one of those whom a Control looks after."""
    hall = hall_at(table)
    if table.match is None or control.post is None:
        return control.role == hall.lead
    return hall.concerns(table.match.state, control.post, seat)


def check_concerns(table: Table, control: Station, seat: int) -> None:
    """Refuse what a Control would do with somebody else's player."""
    if seat not in range(len(table.seats)):
        raise Refused(f"the seats are 0 to {len(table.seats) - 1}, not {seat}")
    if not concerns(table, control, seat):
        raise NotYours(f"seat {seat} is not at a place of yours")


def watcher_of(table: Table, proof: Proof, wish: Follow) -> Watcher:
    """Who somebody who wishes to follow is to the table, and with whose eyes it looks."""
    if wish.seat is None or wish.seat == proof.seat:
        return Watcher(proof.viewer, proof.viewer, proof.station)
    check_concerns(table, control_of(proof), wish.seat)
    return Watcher(wish.seat, proof.viewer, proof.station)
