"""Reading and writing tables, on SQLite and PostgreSQL through the same code."""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from critias.table.errors import NoSuchTable
from critias.table.head import Head, Mark, Stage
from critias.table.history.entries import Row
from critias.table.people.seats import Seat

from .. import steady
from ..errors import BadConfiguration
from . import schema
from .changing import Change

T = TypeVar("T")

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
_MIGRATION_LOCK = 0x43524954
_CONNECTIONS = 10
_MOST_DUE = 100
_PROBED_EVERY = 2.0  # seconds
_PROBE_WITHIN = 5.0
_MOST_MARKS = 200


_UNFINISHED = ("gathering", "playing", "frozen")
_PEOPLE = sa.exists().where(  # who play at a table
    schema.seats.c.table_id == schema.tables.c.id,
    schema.seats.c.kind == "person",
    sa.not_(schema.seats.c.away),
    sa.not_(schema.seats.c.resigned),
)


def what_is_wrong(error: sa.exc.SQLAlchemyError | OSError) -> str:
    """Why a database cannot be used, in a sentence for its operator."""
    reason = " ".join(str(getattr(error, "orig", error)).split())
    if "malformed" in reason or "not a database" in reason:
        return (
            f"the database file is damaged ({reason}): restore it from a backup, or save what can "
            "be read with sqlite3 and .recover"
        )
    if "readonly" in reason:
        return "the database file cannot be written to: who runs the server must own it"
    if "unable to open" in reason:
        return "the database file cannot be opened: does its folder exist, and may it be written?"
    return f"the database cannot be used: {reason}"


def async_url(database: str) -> sa.URL:
    """A database URL with the driver this server uses.

    >>> async_url("sqlite:///critias.db")
    sqlite+aiosqlite:///critias.db
    """
    try:
        url = sa.make_url(database)
    except sa.exc.ArgumentError:
        raise BadConfiguration("the database is sqlite:///FILE or postgresql://...") from None
    backend = url.get_backend_name()
    if backend not in _DRIVERS:
        raise BadConfiguration(f"the database is sqlite:///FILE or postgresql://..., not {backend}")
    return url.set(drivername=_DRIVERS[backend])


def check_there_is(database: str) -> None:
    """Refuse a file of SQLite that is not there: connecting would make an empty one."""
    file = async_url(database).database
    if database.startswith("sqlite") and not (file and Path(file).is_file()):
        raise BadConfiguration(f"there is no database file {file}")


def connect(database: str) -> AsyncEngine:
    """The connections to a database."""
    url = async_url(database)
    # They stay open: under load, those beyond would be made and closed for each query. A database
    # in memory is its one connection.
    pool = {"pool_size": _CONNECTIONS, "max_overflow": 0} if url.database else {}
    engine = create_async_engine(
        url,
        pool_pre_ping=url.get_backend_name() != "sqlite",
        hide_parameters=True,  # they would end up in logs
        **pool,
    )
    if engine.dialect.name == "sqlite":
        sa.event.listen(
            engine.sync_engine, "connect", lambda connection, _record: prepare_sqlite(connection)
        )
    return engine


def reader_of(engine: AsyncEngine) -> sa.Engine | None:
    """Another way to the file of an SQLite database, for reading it in a thread; None elsewhere.

    The usual way goes to a thread of its own and back for each step of each query, which costs
    several times what SQLite takes for the answer.
    """
    if engine.dialect.name != "sqlite" or not engine.url.database:
        return None
    reader = sa.create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
    sa.event.listen(reader, "connect", lambda connection, _record: prepare_sqlite(connection))
    return reader


def prepare_sqlite(connection: Any) -> None:
    """What each connection to SQLite is told first."""
    cursor = connection.cursor()
    for setting in (
        "journal_mode=WAL",
        # An answer is acknowledged when it would survive the machine losing power.
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=10000",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


class Storage:
    """The tables in a database. Entries are appended by the journal."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._reader = reader_of(engine)
        self._reading = ThreadPoolExecutor(max_workers=1, thread_name_prefix="reader")
        self._writing = asyncio.Lock()
        self._probing = asyncio.Lock()
        self._well_until = 0.0

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for one's turn to write.

        SQLite lets one write at a time, and whoever finds it locked tries again and again until it
        gives up; so within a process they wait for each other here, in order.
        """
        if self.engine.dialect.name != "sqlite":
            yield
            return
        async with self._writing:
            yield

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes."""
        async with self.turn(), self.engine.begin() as connection:
            yield connection
        self._well_until = time.monotonic() + _PROBED_EVERY

    async def migrate(self) -> None:
        """Bring the database to the newest schema."""
        async with self.engine.connect() as connection:
            await self._migrate_alone(connection)

    async def _migrate_alone(self, connection: AsyncConnection) -> None:
        # Several processes may start at once.
        if self.engine.dialect.name == "postgresql":
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
        else:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(_upgrade)
        await connection.commit()

    async def close(self) -> None:
        if self._reader is not None:
            self._reader.dispose()
        await self.engine.dispose()

    async def add(
        self,
        head: Head,
        seats: Sequence[Seat],
        rows: Sequence[Row] = (),
        stations: Sequence[Mapping[str, Any]] = (),
        maker: str | None = None,
    ) -> None:
        """Store a new table, with the entries of a match that it goes on from."""
        now = datetime.now(UTC)
        own = {**head._asdict(), "created": now, "maker": maker}
        async with self.writing() as connection:
            await connection.execute(sa.insert(schema.tables), own)
            await connection.execute(
                sa.insert(schema.seats),
                [_seat_row(head.id, number, seat) for number, seat in enumerate(seats)],
            )
            if rows:
                await connection.execute(
                    sa.insert(schema.entries), [row_values(head.id, row, now) for row in rows]
                )
            if stations:
                await connection.execute(sa.insert(schema.stations), list(stations))

    @asynccontextmanager
    async def changing(self, table: str) -> AsyncIterator[Change]:
        """One transaction at a time changes a table and its seats, on either database."""
        own = schema.tables.c
        async with self.writing() as connection:
            # The update that changes nothing is the lock.
            await connection.execute(
                sa.update(schema.tables).where(own.id == table).values(id=own.id)
            )
            found = await connection.run_sync(read_table, table)
            if found is None:
                raise NoSuchTable(f"there is no table {table!r}")
            yield Change(connection, *found)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read by; whoever reads several things does it over one."""
        async with self.engine.connect() as connection:
            yield connection

    async def look(self, read: Callable[[sa.Connection], T]) -> T:
        """Read several things at once; on SQLite in a thread, with one way there and back."""
        if self._reader is None:
            async with self.engine.connect() as connection:
                return await connection.run_sync(read)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, self._look, read)

    def _look(self, read: Callable[[sa.Connection], T]) -> T:
        assert self._reader is not None
        with self._reader.connect() as connection:
            return read(connection)

    async def read(self, table: str) -> tuple[Head, list[Seat]] | None:
        """A table and its seats, if there is such a table."""
        return await self.look(lambda connection: read_table(connection, table))

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """The entries of a table with numbers above `after`, in order."""
        return await self.look(lambda connection: read_rows(connection, table, after))

    async def marks(self, tables: Sequence[str]) -> dict[str, Mark]:
        """How far some tables have come."""
        own, entries, talk = schema.tables.c, schema.entries.c, schema.talk.c
        last = [
            sa.select(sa.func.coalesce(sa.func.max(column), 0))
            .where(of == own.id)
            .scalar_subquery()
            for column, of in ((entries.number, entries.table_id), (talk.number, talk.table_id))
        ]
        found: dict[str, Mark] = {}
        async with self.engine.connect() as connection:
            for first in range(0, len(tables), _MOST_MARKS):
                some = own.id.in_(tables[first : first + _MOST_MARKS])
                asked = sa.select(own.id, own.stage, *last).where(some)
                found |= {id: Mark(*mark) for id, *mark in await connection.execute(asked)}
        return found

    async def set_stage(self, table: str, stage: Stage, message: str | None) -> None:
        """Freeze a table, or let it go on."""
        async with self.writing() as connection:
            await connection.execute(
                sa.update(schema.tables)
                .where(schema.tables.c.id == table)
                .values(stage=stage, message=message)
            )

    async def set_due(self, table: str, due: datetime | None) -> None:
        """Note when the next clock of a table runs out; one that has run out is seen to first."""
        own = schema.tables
        # A server that starts winds the clocks: it must not wind over a reminder that fell due
        # while it was down.
        ahead = sa.or_(own.c.due.is_(None), own.c.due > steady.now())
        async with self.writing() as connection:
            await connection.execute(sa.update(own).where(own.c.id == table, ahead).values(due=due))

    async def take_due(self, now: datetime, until: datetime) -> list[str]:
        """The tables whose time has come, for this process alone until another moment."""
        own = schema.tables.c
        waiting = sa.select(own.id, own.due).where(own.due <= now, own.stage == "playing")
        async with self.engine.connect() as connection:
            found = (await connection.execute(waiting.limit(_MOST_DUE))).all()
        taken = []
        for table, due in found:
            async with self.writing() as connection:
                done = await connection.execute(
                    sa.update(schema.tables)
                    .where(own.id == table, own.due == due)
                    .values(due=until)
                )
            if done.rowcount:
                taken.append(table)
        return taken

    async def unfinished(self) -> list[str]:
        """The ids of the tables whose match is under way or frozen."""
        asked = sa.select(schema.tables.c.id).where(
            schema.tables.c.stage.in_(("playing", "frozen"))
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())

    async def of_bots_alone(self) -> list[str]:
        """The ids of the tables under way at which no person plays."""
        own = schema.tables.c
        asked = sa.select(own.id).where(own.stage == "playing", sa.not_(_PEOPLE))
        async with self.engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())

    async def made_by(self, maker: str, since: datetime, *, of_bots: bool = False) -> int:
        """How many tables somebody has made since then that are not finished."""
        own = schema.tables.c
        asked = sa.select(sa.func.count()).where(
            own.maker == maker, own.created >= since, own.stage.in_(_UNFINISHED)
        )
        if of_bots:
            asked = asked.where(sa.not_(_PEOPLE))
        async with self.engine.connect() as connection:
            return int((await connection.execute(asked)).scalar_one())

    async def unrated(self) -> list[str]:
        """The ids of the tables whose match has ended and was not rated yet."""
        own = schema.tables.c
        asked = sa.select(own.id).where(own.stage.in_(("over", "ended")), sa.not_(own.rated))
        async with self.engine.connect() as connection:
            return list((await connection.execute(asked.order_by(own.created))).scalars())

    async def latest(self, limit: int = 500) -> list[tuple[str, str, Stage, bool, datetime]]:
        """Id, game, stage, whether it is public and since when, of the newest tables."""
        own = schema.tables.c
        asked = sa.select(own.id, own.game, own.stage, own.public, own.created)
        asked = asked.order_by(own.created.desc()).limit(limit)
        async with self.engine.connect() as connection:
            found = (await connection.execute(asked)).all()
        return [(*row[:4], row[4].replace(tzinfo=UTC)) for row in found]

    async def probe(self) -> None:
        """Fail if the database cannot be written to.

        It is tried only where nothing was written lately: where many wait for their turn to write,
        this would wait, too, and say that there is no database.
        """
        async with self._probing, asyncio.timeout(_PROBE_WITHIN):
            if time.monotonic() < self._well_until:
                return
            async with self.writing() as connection:
                # Changes nothing, but is written all the same: a full disk refuses it.
                await connection.execute(
                    sa.text("UPDATE alembic_version SET version_num = version_num")
                )

    async def damage(self) -> str | None:
        """What is wrong with the file of an SQLite database, if it looks at it quickly."""
        if self.engine.dialect.name != "sqlite":
            return None
        async with self.engine.connect() as connection:
            told = (await connection.execute(sa.text("PRAGMA quick_check"))).scalars().first()
        return None if told == "ok" else str(told)

    async def frozen(self) -> int:
        """How many tables are frozen."""
        asked = sa.select(sa.func.count()).where(schema.tables.c.stage == "frozen")
        async with self.engine.connect() as connection:
            return int((await connection.execute(asked)).scalar_one())

    async def halls(self) -> list[str]:
        """The ids of all tables that are run in a hall, newest first."""
        own = schema.tables.c
        asked = sa.select(own.id).where(own.hall.is_not(None)).order_by(own.created.desc())
        async with self.engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())

    async def open_to_all(self, limit: int = 100) -> list[str]:
        """The ids of the public tables that have a free seat, newest first."""
        own = schema.tables.c
        asked = sa.select(own.id).where(own.public, own.stage == "gathering")
        asked = asked.order_by(own.created.desc()).limit(limit)
        async with self.engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())


def aware(moment: datetime | None) -> datetime | None:
    """A time from the database, where SQLite forgets the zone: it is always UTC."""
    return moment.replace(tzinfo=UTC) if moment is not None and moment.tzinfo is None else moment


def row_values(table: str, row: Row, now: datetime) -> dict[str, Any]:
    """An entry as the database takes it."""
    return {**row._asdict(), "table_id": table, "created": row.created or now}


def asking(own: sa.Table, names: Iterable[str]) -> sa.Select[Any]:
    """A query for columns of the rows that belong to the table `:table`.

    To be made once: SQLAlchemy takes longer to put a query together than SQLite to answer it.
    """
    key = own.c.id if own is schema.tables else own.c.table_id
    return sa.select(*(own.c[name] for name in names)).where(key == sa.bindparam("table"))


_HEAD = asking(schema.tables, Head._fields)
_SEATS = asking(schema.seats, Seat.__struct_fields__).order_by(schema.seats.c.seat)
_ROWS = (
    asking(schema.entries, Row._fields)
    .where(schema.entries.c.number > sa.bindparam("after"))
    .order_by(schema.entries.c.number)
)


def read_table(connection: sa.Connection, table: str) -> tuple[Head, list[Seat]] | None:
    """A table and its seats, if there is such a table."""
    found = connection.execute(_HEAD, {"table": table}).one_or_none()
    if found is None:
        return None
    head = Head(*found)
    seats = connection.execute(_SEATS, {"table": table})
    return head._replace(begun=aware(head.begun)), [Seat(*row) for row in seats]


def read_rows(connection: sa.Connection, table: str, after: int = 0) -> list[Row]:
    """The entries of a table with numbers above `after`, in order."""
    found = connection.execute(_ROWS, {"table": table, "after": after})
    rows = [Row(*row) for row in found]
    return [row._replace(created=aware(row.created)) for row in rows]


def _seat_row(table: str, number: int, seat: Seat) -> dict[str, Any]:
    return {"table_id": table, "seat": number, **msgspec.structs.asdict(seat)}


def _upgrade(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", re.sub("%", "%%", str(_MIGRATIONS)))
    scripts = ScriptDirectory.from_config(config)

    def to_head(revision: Any, _context: Any) -> Any:
        return scripts._upgrade_revs("head", revision)

    with EnvironmentContext(config, scripts, fn=to_head) as environment:
        environment.configure(connection=connection, target_metadata=schema.metadata)
        environment.run_migrations()


_MIGRATIONS = Path(__file__).parent / "migrations"
