"""Closing reaction windows when their time has come."""

import asyncio
import logging
from datetime import datetime
from weakref import WeakKeyDictionary

from ..table import Table

_log = logging.getLogger(__name__)


class Reactions:
    """Waits for the end of the window that is open at each table.

    Every process that has the table in memory does; should none be left, `Deadlines` finds it.
    """

    def __init__(self) -> None:
        self._waiting: WeakKeyDictionary[Table, tuple[datetime, asyncio.Task[None]]] = (
            WeakKeyDictionary()
        )

    def attend(self, table: Table) -> None:
        """See to it that the window at a table closes."""
        window = table.window()
        moment = None if window is None else window.moment()
        known = self._waiting.get(table)
        if known is not None and known[0] != moment:
            if known[1] is not asyncio.current_task():  # which is closing it just now
                known[1].cancel()
            del self._waiting[table]
        if moment is not None and (known is None or known[0] != moment):
            self._waiting[table] = (moment, asyncio.create_task(self._wait(table, moment)))

    async def close(self) -> None:
        tasks = [task for _, task in self._waiting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _wait(self, table: Table, moment: datetime) -> None:
        await asyncio.sleep((moment - table.now()).total_seconds())
        try:
            await table.close_window()
        except Exception:
            _log.exception("could not close the reactions at table %s", table.id)
