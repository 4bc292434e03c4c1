"""Clocks that run out, wherever nobody has a table in memory."""

import asyncio
import logging
from datetime import timedelta

from critias.table.attendants.lateness import answer_all_late

from .. import steady
from ..tables.directory import Tables
from .reminders import Reminders
from .thinkers import Thinkers

_PAUSE = 0.5
_HANDLING = timedelta(seconds=30)  # after which another process takes a table over
_log = logging.getLogger(__name__)


class Deadlines:
    """Looks for tables whose time has come. Any process may, each takes those it handles."""

    def __init__(self, tables: Tables, thinkers: Thinkers, reminders: Reminders) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._reminders = reminders
        self._handled: set[asyncio.Task[None]] = set()

    async def watch(self, grace: float) -> None:
        """Go on for ever; `grace`: seconds for people to come back to a server that was down."""
        await asyncio.sleep(grace)
        ahead = steady.ahead()
        while True:
            now = steady.now()
            try:
                if steady.ahead() != ahead:
                    ahead = steady.ahead()
                    _log.warning("the machine's clock was set; nobody's time runs out for that")
                    for table in self._tables.all_in_memory():
                        table.show_anew()
                for id in await self._tables.storage.take_due(now, now + _HANDLING):
                    task = asyncio.create_task(self._see_to(id))
                    self._handled.add(task)
                    task.add_done_callback(self._handled.discard)
            except Exception:
                _log.exception("could not look for clocks that have run out")
            await asyncio.sleep(_PAUSE)

    async def _see_to(self, id: str) -> None:
        try:
            table = await self._tables.find(id)
            await table.catch_up()
            await table.close_window()
            await answer_all_late(table, self._thinkers)
            await self._reminders.remind_late(table)
            await table.wind(taken=True)
        except Exception:
            _log.exception("could not see to the clocks of table %s", id)
