"""Clocks that run out at tables in memory."""

import asyncio
import logging
from datetime import datetime
from weakref import WeakKeyDictionary

from critias.engine.errors import CritiasError
from critias.table.attendants.bots import Thinkers
from critias.table.attendants.lateness import answer_all_late
from critias.table.table import Table

_log = logging.getLogger(__name__)


class Clocks:
    """Waits at each table for the next moment at which time runs out for somebody."""

    def __init__(self, thinkers: Thinkers[Table]) -> None:
        self._thinkers = thinkers
        self._waiting: WeakKeyDictionary[Table, tuple[datetime, asyncio.Task[None]]] = (
            WeakKeyDictionary()
        )

    def attend(self, table: Table) -> None:
        """See to it that somebody answers when time runs out at a table."""
        due = table.due()
        known = self._waiting.get(table)
        if known is not None and known[0] != due:
            if known[1] is not asyncio.current_task():  # which is answering just now
                known[1].cancel()
            del self._waiting[table]
        if due is not None and (known is None or known[0] != due):
            self._waiting[table] = (due, asyncio.create_task(self._wait(table, due)))

    async def _wait(self, table: Table, due: datetime) -> None:
        # A timer of the browser may ring a moment too soon, and nobody else would look again.
        while (left := (due - table.now()).total_seconds()) > 0:
            await asyncio.sleep(left)
        try:
            await table.close_window()
            await answer_all_late(table, self._thinkers)
        except CritiasError:
            _log.exception("could not see to the clocks of table %s", table.id)
