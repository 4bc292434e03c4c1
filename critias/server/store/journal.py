"""The one write path of matches: a write-ahead log with group commit.

An entry is durable before anybody is shown what it led to, and entries of all tables that arrive
while one commit is under way share the next.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from critias.table.errors import StorageFailed
from critias.table.history.entries import Row

from ..metrics import COMMITS, WAITING
from .storage import Storage
from .writers import BAD_ENTRY, Entry, appender_for

_LARGEST_COMMIT = 500
_NO_CHANGES: Mapping[str, Any] = {}
_log = logging.getLogger(__name__)


class _Waiting(NamedTuple):
    entry: Entry
    durable: "asyncio.Future[bool]"


class Journal:
    """Appends entries, many in one transaction, and tells each writer how its entry fared."""

    def __init__(self, storage: Storage) -> None:
        self._appender = appender_for(storage)
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Stop writing. Entries that still wait are told that they were not stored."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._appender.close()
        while not self._queue.empty():
            _refuse([self._queue.get_nowait()])

    async def append(self, table: str, row: Row, changes: Mapping[str, Any] = _NO_CHANGES) -> bool:
        """Store an entry; True once it is durable.

        False if somebody else has that number, or the command is stored already. `changes`: what
        becomes of the table's own columns with this entry.
        """
        durable = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Waiting(Entry(table, row, changes), durable))
        with WAITING.labels("entries").track_inprogress():
            return bool(await durable)

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            # While one commit is under way the next one gathers here.
            while len(batch) < _LARGEST_COMMIT and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            # In the same order everywhere, so that processes cannot block each other in a circle.
            batch.sort(key=lambda waiting: (waiting.entry.table, waiting.entry.row.number))
            try:
                await self._settle(batch)
            except Exception:
                _log.exception("could not store %d entries", len(batch))
            finally:
                _refuse(batch)

    async def _settle(self, batch: Sequence[_Waiting]) -> None:
        try:
            with COMMITS.time():
                stored = await self._appender.append([waiting.entry for waiting in batch])
        except BAD_ENTRY:
            if len(batch) > 1:
                # It must not take the others down with it.
                for waiting in batch:
                    await self._settle([waiting])
            else:
                _log.exception("an entry of table %s cannot be stored", batch[0].entry.table)
            return
        for waiting, done in zip(batch, stored, strict=True):
            if not waiting.durable.done():
                waiting.durable.set_result(done)


def _refuse(batch: Sequence[_Waiting]) -> None:
    """Tell those who still wait that their entries are not known to be stored."""
    for waiting in batch:
        if not waiting.durable.done():
            waiting.durable.set_exception(
                StorageFailed("the answer could not be stored; try again with the same id")
            )
