"""For whom a request acts: players and those who stand in for a seat, Control for anybody."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from critias.engine.registry import find_game
from critias.hall import CONTROL, Hall, hall_of
from critias.table.errors import Refused
from critias.table.people.stations import Station
from critias.table.table import Table

from ..errors import NotSeated, NotYours
from .proof import Connection, Proof, proven

_LONGEST_ID = 56  # of a station's command: its number is stored before it


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


def acting(connection: Connection, table: Table, seat: int | None) -> Actor:
    """Who acts; `seat` is the player that a Control names, and nobody for its own rulings."""
    return actor_of(proven(connection, table), table, seat)


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


def acting_seat(connection: Connection, table: Table, seat: int | None) -> tuple[int, Actor]:
    """As `acting`, where only a player's seat will do."""
    return seated(acting(connection, table, seat))


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


def own_control(connection: Connection, table: Table) -> Station:
    """The Control that the request proves, at a table with a hall."""
    table.hall_record()
    return control_of(proven(connection, table))


def hall_at(table: Table) -> Hall[Any]:
    """How the game of a table is run in a hall."""
    return hall_of(find_game(table.head.game))


def own_lead(connection: Connection, table: Table) -> Station:
    """The lead of Control that the request proves."""
    control = own_control(connection, table)
    if control.role != hall_at(table).lead:
        raise NotYours("this is for the lead of Control")
    return control


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
