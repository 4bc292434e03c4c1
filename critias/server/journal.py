"""The one write path of matches: entries of all tables that arrive together are one commit."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from . import schema
from .entries import Row
from .errors import StorageFailed
from .storage import row_values, writing

_LARGEST_COMMIT = 500
_NO_CHANGES: Mapping[str, Any] = {}
_log = logging.getLogger(__name__)


class _Waiting(NamedTuple):
    table: str
    row: Row
    changes: Mapping[str, Any]
    durable: "asyncio.Future[bool]"


class Journal:
    """Appends entries, many in one transaction, and tells each writer how its entry fared."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        own = schema.entries.c
        self._insert = (
            insert(schema.entries)
            .on_conflict_do_nothing()
            .returning(own.table_id, own.number, own.seat, own.command)
        )

    def open(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Stop writing. Entries that still wait are told that they were not stored."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        while not self._queue.empty():
            _refuse([self._queue.get_nowait()])

    async def append(self, table: str, row: Row, changes: Mapping[str, Any] = _NO_CHANGES) -> bool:
        """Store an entry; True once it is durable.

        False if somebody else has that number, or the command is stored already. `changes`: what
        becomes of the table's own columns with this entry.
        """
        durable = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Waiting(table, row, changes, durable))
        return bool(await durable)

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            # While one commit is under way the next one gathers here.
            while len(batch) < _LARGEST_COMMIT and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            # In the same order everywhere, so that processes cannot block each other in a circle.
            batch.sort(key=lambda waiting: (waiting.table, waiting.row.number))
            try:
                await self._settle(batch)
            finally:
                _refuse(batch)

    async def _settle(self, batch: Sequence[_Waiting]) -> None:
        try:
            stored = await self._commit(batch)
        except (SQLAlchemyError, OSError) as error:
            if len(batch) > 1 and isinstance(error, DBAPIError):
                # One bad entry must not take the others down with it.
                for waiting in batch:
                    await self._settle([waiting])
                return
            _log.exception("could not store %d entries", len(batch))
            return
        for waiting in batch:
            if not waiting.durable.done():
                waiting.durable.set_result(_key(waiting) in stored)

    async def _commit(self, batch: Sequence[_Waiting]) -> set[tuple[object, ...]]:
        now = datetime.now(UTC)
        rows = [row_values(w.table, w.row, now) for w in batch]
        async with writing(self._engine) as connection:
            stored = {tuple(row) for row in await connection.execute(self._insert, rows)}
            own = schema.tables
            for waiting in batch:
                if waiting.changes and _key(waiting) in stored:
                    where = own.c.id == waiting.table
                    await connection.execute(sa.update(own).where(where).values(waiting.changes))
        return stored


def _refuse(batch: Sequence[_Waiting]) -> None:
    """Tell those who still wait that their entries are not known to be stored."""
    for waiting in batch:
        if not waiting.durable.done():
            waiting.durable.set_exception(
                StorageFailed("the answer could not be stored; try again with the same id")
            )


def _key(waiting: _Waiting) -> tuple[object, ...]:
    return (waiting.table, waiting.row.number, waiting.row.seat, waiting.row.command)
