"""Clocks that run out: the table answers for the seat, and says so."""

import asyncio
import logging
from typing import TypeVar
from weakref import WeakKeyDictionary

import msgspec

from critias.bots import usual_bot
from critias.engine.errors import CritiasError

from ..changing import Change
from ..errors import BotsFailed
from ..table import Table
from .bots import Thinkers

_log = logging.getLogger(__name__)

T = TypeVar("T", bound=Table)


async def answer_all_late(table: T, thinkers: Thinkers[T]) -> None:
    """Answer for everybody whose time has run out."""
    match, clocks, now = table.match, table.clocks, table.now()
    if match is None or clocks is None or table.stage != "playing":
        return
    window = table.window()
    reacting = window.asked if window is not None and window.closes is not None else ()
    for seat in list(match.pending):
        deadline = None if seat in reacting else clocks.deadline(seat)
        if table.seats[seat].active and deadline is not None and deadline <= now:
            await answer_late(table, seat, match.question(seat), thinkers)


async def answer_late(table: T, seat: int, question: str, thinkers: Thinkers[T]) -> None:
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
    """Tells everybody at a table for whom the clock has answered."""

    def __init__(self) -> None:
        self._looked: WeakKeyDictionary[Table, int] = WeakKeyDictionary()
        self._saying: set[asyncio.Task[None]] = set()

    def attend(self, table: Table) -> None:
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

    async def _say(self, table: Table, late: dict[int, int | None]) -> None:
        async def act(change: Change) -> None:
            for number, seat in late.items():
                await change.say("time-ran-out", seat, key=f"clock:{number}")

        await table.change(act)
