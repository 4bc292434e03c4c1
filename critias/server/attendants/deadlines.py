"""Clocks that run out: the server answers for the seat, and says so."""

import asyncio
import logging
from datetime import timedelta
from weakref import WeakKeyDictionary

import msgspec

from critias.bots import usual_bot
from critias.engine.errors import CritiasError
from critias.table.errors import BotsFailed

from .. import steady
from ..store.changing import Change
from ..tables.directory import Tables
from ..tables.stored_table import StoredTable
from .bots import Thinkers
from .reminders import Reminders

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
            await self._answer_late(table)
            await self._reminders.remind_late(table)
            await table.wind(taken=True)
        except Exception:
            _log.exception("could not see to the clocks of table %s", id)

    async def _answer_late(self, table: StoredTable) -> None:
        match, clocks, now = table.match, table.clocks, steady.now()
        if match is None or clocks is None or table.stage != "playing":
            return
        window = table.window()
        reacting = window.asked if window is not None and window.closes is not None else ()
        for seat in list(match.pending):
            deadline = None if seat in reacting else clocks.deadline(seat)
            if table.seats[seat].active and deadline is not None and deadline <= now:
                await answer_late(table, seat, match.question(seat), self._thinkers)


async def answer_late(table: StoredTable, seat: int, question: str, thinkers: Thinkers) -> None:
    """Answer for a seat whose time has run out: with the default, or else as a bot would.

    What it is asked by now may be something else, for which it has time.
    """
    match = table.playing()
    if seat not in match.pending or match.question(seat) != question:
        return
    try:
        default = match.pending[seat].default
        if default is not None:
            answer = msgspec.to_builtins(default)
        else:
            answer = await thinkers.think(table, seat, usual_bot(match.game))
        await table.answer(seat, question, answer, by="clock")
    except BotsFailed:
        raise
    except CritiasError:
        _log.info("seat %d of table %s answered just in time", seat, table.id)


class Announcements:
    """Tells everybody at a table for whom the server has answered."""

    def __init__(self) -> None:
        self._looked: WeakKeyDictionary[StoredTable, int] = WeakKeyDictionary()
        self._saying: set[asyncio.Task[None]] = set()

    def attend(self, table: StoredTable) -> None:
        """Announce what may be known by now: nothing that was answered in secret."""
        match = table.match
        if match is None or table.changed_elsewhere or table.settings.clock is None:
            return
        sealed = match.sealed(None)
        upto = min(sealed, default=len(table.rows) + 1) - 1
        rows = table.rows[self._looked.get(table, 0) : upto]
        self._looked[table] = upto
        late = {row.number: row.seat for row in rows if row.by == "clock"}
        if late:
            task = asyncio.create_task(self._say(table, late))
            self._saying.add(task)
            task.add_done_callback(self._saying.discard)

    async def _say(self, table: StoredTable, late: dict[int, int | None]) -> None:
        async def act(change: Change) -> None:
            for number, seat in late.items():
                await change.say("time-ran-out", seat, key=f"clock:{number}")

        await table.change(act)
