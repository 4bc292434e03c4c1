"""For whom a request acts: players and those who stand in for a seat, Control for anybody."""

from critias.table.errors import NotYours
from critias.table.people.stations import Station
from critias.table.requests.actors import control_of, hall_at
from critias.table.table import Table

from .proof import Connection, proven


def own_control(connection: Connection, table: Table) -> Station:
    """The Control that the request proves, at a table with a hall."""
    table.hall_record()
    return control_of(proven(connection, table))


def own_lead(connection: Connection, table: Table) -> Station:
    """The lead of Control that the request proves."""
    control = own_control(connection, table)
    if control.role != hall_at(table).lead:
        raise NotYours("this is for the lead of Control")
    return control
