"""Stations: the secrets of those in a hall who are no players, and what they are for."""

import hmac
from collections.abc import Sequence
from typing import Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from critias.engine.halls import Post, Role

from . import schema
from .seats import hashed, is_secret
from .storage import Change, asking

StationKind = Literal["control", "map", "council", "projector", "stand-in"]


class ShownStation(msgspec.Struct, frozen=True):
    """A station as it is told. `role`: of a Control; `seat`: for whom a stand-in plays."""

    number: int
    kind: StationKind
    name: str
    role: Role | None
    places: tuple[str, ...]
    seat: int | None


class Station(ShownStation, frozen=True):
    """A station with what is stored of its secret; closed, it has none."""

    secret: bytes | None

    @property
    def post(self) -> Post | None:
        """From where it looks at the match; a stand-in looks from the seat."""
        if self.kind == "stand-in":
            return None
        return Post(self.kind, self.role, self.places)

    @property
    def by(self) -> str:
        """How an entry of the log names it."""
        return f"{self.kind}:{self.number}"

    def shown(self) -> ShownStation:
        """What may be told of it."""
        return ShownStation(self.number, self.kind, self.name, self.role, self.places, self.seat)


def station_of(stations: Sequence[Station], secret: str | None) -> Station | None:
    """The station that a secret proves, if any."""
    if not stations or secret is None or not is_secret(secret):
        return None
    given = hashed(secret)
    opens = (one for one in stations if one.secret and hmac.compare_digest(one.secret, given))
    return next(opens, None)


def station_number(by: str | None) -> int | None:
    """The number of the station that an entry of the log names, if it names one."""
    kind, _, number = (by or "").partition(":")
    return int(number) if kind in ("control", "stand-in") and number.isdecimal() else None


_STATIONS = asking(schema.stations, Station.__struct_fields__).order_by(schema.stations.c.number)


async def read_stations(connection: AsyncConnection, table: str) -> list[Station]:
    """All stations that a table ever had, in order; those that are closed have no secret."""
    rows = (await connection.execute(_STATIONS, {"table": table})).mappings().all()
    return [Station(**{**row, "places": _places(row["places"])}) for row in rows]


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
    own = schema.stations.c
    done = await change.connection.execute(
        sa.update(schema.stations)
        .where(own.table_id == change.head.id, own.number == number, own.secret.is_not(None))
        .values(secret=None)
    )
    return bool(done.rowcount)


def _places(stored: str) -> tuple[str, ...]:
    return msgspec.json.decode(stored, type=tuple[str, ...])
