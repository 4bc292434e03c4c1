"""Reading and writing tables, on SQLite and PostgreSQL through the same code."""

import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal, NamedTuple

import sqlalchemy as sa
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from . import schema
from .entries import Row
from .seats import Seat

Stage = Literal["gathering", "playing", "over", "frozen"]

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
_MIGRATION_LOCK = 0x43524954


class Head(NamedTuple):
    """What a table is, apart from its seats and its log. The seed is secret until the end."""

    id: str
    game: str
    options: str
    components: str
    seed: str
    rules: str
    public: bool
    stage: Stage
    message: str | None


def async_url(database: str) -> sa.URL:
    """A database URL with the driver this server uses.

    >>> async_url("sqlite:///critias.db")
    sqlite+aiosqlite:///critias.db
    """
    url = sa.make_url(database)
    backend = url.get_backend_name()
    if backend not in _DRIVERS:
        raise ValueError(f"the database is sqlite:///FILE or postgresql://..., not {backend}")
    return url.set(drivername=_DRIVERS[backend])


def connect(database: str) -> AsyncEngine:
    """The connections to a database."""
    url = async_url(database)
    engine = create_async_engine(url, pool_pre_ping=url.get_backend_name() != "sqlite")
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
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
        """Let go of the database."""
        await self.engine.dispose()

    async def add(self, head: Head, seats: Sequence[Seat]) -> None:
        """Store a new table."""
        async with self.engine.begin() as connection:
            await connection.execute(
                sa.insert(schema.tables), {**head._asdict(), "created": datetime.now(UTC)}
            )
            await connection.execute(
                sa.insert(schema.seats),
                [_seat_row(head.id, number, seat) for number, seat in enumerate(seats)],
            )

    async def read(self, table: str) -> tuple[Head, list[Seat]] | None:
        """A table and its seats, if there is such a table."""
        async with self.engine.connect() as connection:
            found = (
                await connection.execute(sa.select(*_HEAD).where(schema.tables.c.id == table))
            ).one_or_none()
            return None if found is None else (Head(*found), await _seats(connection, table))

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """The entries of a table with numbers above `after`, in order."""
        own = schema.entries.c
        asked = sa.select(own.number, own.kind, own.seat, own.body, own.command)
        asked = asked.where(own.table_id == table, own.number > after).order_by(own.number)
        async with self.engine.connect() as connection:
            return [Row(*row) for row in await connection.execute(asked)]

    async def claim(self, table: str, name: str, secret: bytes) -> int | None:
        """Put a person on the first free seat; None if there is none. The last one begins."""
        own = schema.seats.c
        async with self.engine.begin() as connection:
            await _lock(connection, table)
            free = _free(await _seats(connection, table))
            if not free:
                return None
            await connection.execute(
                sa.update(schema.seats)
                .where(own.table_id == table, own.seat == free[0])
                .values(name=name, secret=secret)
            )
            if len(free) == 1:
                await _begin(connection, table)
            return free[0]

    async def begin(self, table: str, bots: Sequence[Seat]) -> bool:
        """Put bots (one for each seat number) on the free seats and begin.

        False if the match has begun before.
        """
        own = schema.seats.c
        async with self.engine.begin() as connection:
            await _lock(connection, table)
            for number in _free(await _seats(connection, table)):
                bot = bots[number]
                await connection.execute(
                    sa.update(schema.seats)
                    .where(own.table_id == table, own.seat == number)
                    .values(kind=bot.kind, name=bot.name, bot=bot.bot)
                )
            return await _begin(connection, table)

    async def set_stage(self, table: str, stage: Stage, message: str | None) -> None:
        """Freeze a table, or let it go on."""
        async with self.engine.begin() as connection:
            await connection.execute(
                sa.update(schema.tables)
                .where(schema.tables.c.id == table)
                .values(stage=stage, message=message)
            )

    async def unfinished(self) -> list[str]:
        """The ids of the tables whose match is under way or frozen."""
        asked = sa.select(schema.tables.c.id).where(
            schema.tables.c.stage.in_(("playing", "frozen"))
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())

    async def open_to_all(self, limit: int = 100) -> list[str]:
        """The ids of the public tables that have a free seat, newest first."""
        own = schema.tables.c
        asked = sa.select(own.id).where(own.public, own.stage == "gathering")
        asked = asked.order_by(own.created.desc()).limit(limit)
        async with self.engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())


_HEAD = [schema.tables.c[name] for name in Head._fields]


async def _seats(connection: AsyncConnection, table: str) -> list[Seat]:
    own = schema.seats.c
    asked = sa.select(own.kind, own.name, own.bot, own.secret)
    found = await connection.execute(asked.where(own.table_id == table).order_by(own.seat))
    return [Seat(*row) for row in found]


async def _lock(connection: AsyncConnection, table: str) -> None:
    """Let one transaction at a time change the seats of a table, on either database."""
    own = schema.tables.c
    await connection.execute(sa.update(schema.tables).where(own.id == table).values(id=own.id))


async def _begin(connection: AsyncConnection, table: str) -> bool:
    own = schema.tables.c
    done = await connection.execute(
        sa.update(schema.tables)
        .where(own.id == table, own.stage == "gathering")
        .values(stage="playing")
    )
    return bool(done.rowcount)


def _free(seats: Iterable[Seat]) -> list[int]:
    return [number for number, seat in enumerate(seats) if not seat.taken]


def _seat_row(table: str, number: int, seat: Seat) -> dict[str, Any]:
    return {
        "table_id": table,
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "secret": seat.secret,
    }


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
