"""Putting entries into the database, through the driver itself.

Everything else goes through SQLAlchemy. This is what every answer waits for, and so it takes a
third of the time. An insert that conflicts (its number is taken, or its command was stored before)
stores nothing and says so: that makes commands idempotent, and the concurrency of processes
optimistic.
"""

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Any, NamedTuple, Protocol

import asyncpg
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncEngine

from critias.table.history.entries import Row

from . import schema
from .storage import Storage, prepare_sqlite, row_values

BAD_ENTRY = (
    *(sqlite3.IntegrityError, sqlite3.DataError),
    *(asyncpg.IntegrityConstraintViolationError, asyncpg.DataError),
)
"""What is the fault of one entry, not of the database."""

_LOST = (
    *(asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError),
    OSError,
)

_NAMES = ("table_id", *Row._fields)
_COLUMNS = ", ".join(f'"{name}"' for name in _NAMES)


class Entry(NamedTuple):
    """An entry of a table's log, and what becomes of the table's own columns with it."""

    table: str
    row: Row
    changes: Mapping[str, Any]


class Appender(Protocol):
    """Writes entries in one transaction."""

    async def append(self, entries: Sequence[Entry]) -> list[bool]:
        """Whether each was stored; not if its number is taken or its command stored already."""

    async def close(self) -> None: ...


def appender_for(storage: Storage) -> Appender:
    """The way to write to a database."""
    postgres = storage.engine.dialect.name == "postgresql"
    return InPostgres(storage.engine) if postgres else InSqlite(storage)


class InSqlite:
    """A connection of its own in a thread of its own: one hop for all entries of a commit."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="journal")
        self._connection: sqlite3.Connection | None = None
        places = ", ".join("?" * len(_NAMES))
        self._insert = f"INSERT INTO entries ({_COLUMNS}) VALUES ({places}) ON CONFLICT DO NOTHING"

    async def append(self, entries: Sequence[Entry]) -> list[bool]:
        loop = asyncio.get_running_loop()
        async with self._storage.turn():
            return await loop.run_in_executor(self._thread, self._append, entries)

    async def close(self) -> None:
        """Let go of the file, once the last commit is through."""
        await asyncio.to_thread(self._thread.shutdown)
        if self._connection is not None:
            self._connection.close()

    def _append(self, entries: Sequence[Entry]) -> list[bool]:
        connection = self._connection = self._connection or self._connect()
        now = datetime.now(UTC)
        try:
            connection.execute("BEGIN IMMEDIATE")
            stored = []
            for entry in entries:
                done = connection.execute(self._insert, _as_text(_values(entry, now)))
                stored.append(done.rowcount == 1)
                if done.rowcount == 1 and entry.changes:
                    own = ", ".join(f"{name} = ?" for name in entry.changes)
                    values = _as_text([*entry.changes.values(), entry.table])
                    connection.execute(f"UPDATE tables SET {own} WHERE id = ?", values)
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise
        return stored

    def _connect(self) -> sqlite3.Connection:
        file = self._storage.engine.url.database or ""
        connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        prepare_sqlite(connection)
        return connection


class InPostgres:
    """A connection of its own, and one statement for all entries of a commit."""

    def __init__(self, engine: AsyncEngine) -> None:
        url = engine.url.set(drivername="postgresql")
        self._dsn = url.render_as_string(hide_password=False)
        self._connection: Any = None
        dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
        lists = ", ".join(
            f"${place}::{schema.entries.c[name].type.compile(dialect=dialect)}[]"
            for place, name in enumerate(_NAMES, start=1)
        )
        self._insert = (
            f"INSERT INTO entries ({_COLUMNS}) SELECT * FROM unnest({lists}) "
            "ON CONFLICT DO NOTHING RETURNING table_id, number, seat, command"
        )

    async def append(self, entries: Sequence[Entry]) -> list[bool]:
        try:
            return await self._append(entries)
        except BAD_ENTRY:
            raise
        except _LOST:
            # The connection is gone, and nobody knows with how much. Once more over a new one:
            # what was stored after all has its number by now, and its writer finds it.
            await self.close()
            return await self._append(entries)

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def _append(self, entries: Sequence[Entry]) -> list[bool]:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(dsn=self._dsn)
        now = datetime.now(UTC)
        lists = zip(*(_values(entry, now) for entry in entries), strict=True)
        if not any(entry.changes for entry in entries):
            return await self._insert_all(entries, lists)
        async with self._connection.transaction():
            stored = await self._insert_all(entries, lists)
            for entry, done in zip(entries, stored, strict=True):
                if done and entry.changes:
                    own = ", ".join(f"{name} = ${n}" for n, name in enumerate(entry.changes, 2))
                    await self._connection.execute(
                        f"UPDATE tables SET {own} WHERE id = $1",
                        entry.table,
                        *entry.changes.values(),
                    )
            return stored

    async def _insert_all(self, entries: Sequence[Entry], lists: Any) -> list[bool]:
        stored = set(map(tuple, await self._connection.fetch(self._insert, *map(list, lists))))
        return [
            (entry.table, entry.row.number, entry.row.seat, entry.row.command) in stored
            for entry in entries
        ]


def _values(entry: Entry, now: datetime) -> list[Any]:
    values = row_values(entry.table, entry.row, now)
    return [values[name] for name in _NAMES]


def _as_text(values: Sequence[Any]) -> list[Any]:
    """With times as SQLAlchemy writes them to SQLite, which has no type for them."""
    return [
        value.replace(tzinfo=None).isoformat(" ", "microseconds")
        if isinstance(value, datetime)
        else value
        for value in values
    ]
