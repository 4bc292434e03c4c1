"""Stations: the secrets of those in a hall who are no players, and what they are for."""

import msgspec
import sqlalchemy as sa

from critias.table.people.stations import Station

from . import schema
from .changing import Change
from .storage import asking

_STATIONS = asking(schema.stations, Station.__struct_fields__).order_by(schema.stations.c.number)


def read_stations(connection: sa.Connection, table: str) -> list[Station]:
    """All stations that a table ever had, in order; those that are closed have no secret."""
    rows = (connection.execute(_STATIONS, {"table": table})).mappings().all()
    return [Station(**{**row, "places": _places(row["places"])}) for row in rows]


async def stations_in(change: Change) -> list[Station]:
    """The same in the transaction that changes the table."""
    return await change.connection.run_sync(read_stations, change.head.id)


def station_row(table: str, station: Station) -> dict[str, object]:
    """A station as the database takes it."""
    fields = msgspec.structs.asdict(station)
    return {**fields, "table_id": table, "places": msgspec.json.encode(station.places).decode()}


async def add_station(change: Change, station: Station) -> Station:
    """Open a station under the next number."""
    own = schema.stations.c
    last = await change.connection.scalar(
        sa.select(sa.func.max(own.number)).where(own.table_id == change.head.id)
    )
    numbered = msgspec.structs.replace(station, number=int(last or 0) + 1)
    await change.connection.execute(
        sa.insert(schema.stations), station_row(change.head.id, numbered)
    )
    return numbered


async def close_station(change: Change, number: int) -> bool:
    """Make a station's secret void; its name stays in the log."""
    return await change_station(change, number, secret=None)


async def change_station(change: Change, number: int, **values: object) -> bool:
    """Change columns of a station that is open; whether there is one."""
    own = schema.stations.c
    done = await change.connection.execute(
        sa.update(schema.stations)
        .where(own.table_id == change.head.id, own.number == number, own.secret.is_not(None))
        .values(**values)
    )
    return bool(done.rowcount)


def _places(stored: str) -> tuple[str, ...]:
    return msgspec.json.decode(stored, type=tuple[str, ...])
