"""Keeping the halls: their clocks after a restart, and what happens when time runs out."""

import asyncio
import logging
from collections.abc import Collection
from datetime import datetime, timedelta
from weakref import WeakKeyDictionary

import msgspec
import sqlalchemy as sa

from critias.engine.match import Match
from critias.hall import find_hall
from critias.table.attendants.lateness import answer_late

from .. import steady
from ..hall.state import queue
from ..hall.votes import late_votes
from ..store import schema
from ..store.storage import Storage, aware
from ..tables.directory import Tables
from ..tables.stored_table import StoredTable
from .thinkers import Thinkers

_TICK = 1.0
_BEAT = 5  # ticks after which it is noted that somebody keeps the clock
_ABANDONED = timedelta(seconds=15)
_log = logging.getLogger(__name__)


class Halls:
    """Looks after the clocks of halls. `alone`: no other process serves the same tables."""

    def __init__(self, storage: Storage, thinkers: Thinkers, alone: bool) -> None:
        self._storage = storage
        self._thinkers = thinkers
        self._alone = alone
        self._kept: set[str] = set()
        self._last: WeakKeyDictionary[StoredTable, object] = WeakKeyDictionary()
        self._answering: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def settle(self, table: StoredTable) -> None:
        """Stop a clock that nobody has kept: it ran when the server went down."""
        clock, now = table.hall_clock(), steady.now()
        if table.hall is None or table.id in self._kept:
            return
        self._kept.add(table.id)
        if clock is None or clock.since is None:
            return
        seen = await self._seen(table.id)
        if not self._alone and seen is not None and now - seen < _ABANDONED:
            return
        paused = clock.pause(max(clock.since, seen or clock.since))
        record = msgspec.structs.replace(table.hall, clock=paused, paused=True)
        await table.change(lambda change: change.set_head(hall=record.encoded()))

    async def watch(self, tables: Tables) -> None:
        """Go on for ever."""
        beat = 0
        while True:
            await asyncio.sleep(_TICK)
            beat = (beat + 1) % _BEAT
            for table in tables.all_in_memory():
                if table.hall is not None and table.stage == "playing":
                    try:
                        await self._look_at(table, beat == 0)
                    except Exception:
                        _log.exception("could not look after the hall of table %s", table.id)

    async def close(self) -> None:
        """Stop answering."""
        tasks = list(self._answering.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look_at(self, table: StoredTable, beat: bool) -> None:
        clock, now = table.hall_clock(), steady.now()
        if clock is None:
            return
        over, late = clock.over(now), [ballot.key for ballot in late_votes(table, now)]
        waiting = (over, late, [(entry.key, entry.status) for entry in queue(table, now)])
        if self._last.get(table) != waiting:
            self._last[table] = waiting
            table.wake()
        if clock.running and beat:
            await self._note(table.id, now)
        if over or late:
            self.attend(table)

    def attend(self, table: StoredTable) -> None:
        """Answer for those who are not there; and, if Control wants so, when time has run out."""
        match = table.match
        if table.hall is None or match is None or table.stage != "playing":
            return
        hall = find_hall(match.game)
        absent = () if hall is None else hall.absent(match.state)
        late = _late(table, match) if table.hall.defaults else ()
        for seat in match.pending:
            key = (table.id, seat)
            waits = (seat in late or seat in absent) and not table.stands_still(seat)
            if waits and table.seats[seat].active and key not in self._answering:
                answering = self._answer(table, seat, match.question(seat))
                self._answering[key] = asyncio.create_task(answering)

    async def _answer(self, table: StoredTable, seat: int, question: str) -> None:
        try:
            await answer_late(table, seat, question, self._thinkers)
        except Exception:
            _log.exception("could not answer for seat %d of table %s", seat, table.id)
            return
        finally:
            del self._answering[table.id, seat]
        self.attend(table)

    async def _seen(self, table: str) -> datetime | None:
        own = schema.tables.c
        async with self._storage.engine.connect() as connection:
            found = await connection.scalar(sa.select(own.hall_seen).where(own.id == table))
        return aware(found)

    async def _note(self, table: str, now: datetime) -> None:
        own = schema.tables
        async with self._storage.writing() as connection:
            await connection.execute(sa.update(own).where(own.c.id == table).values(hall_seen=now))


def _late(table: StoredTable, match: Match) -> Collection[int]:
    """Those whose time is up: that of a vote, or of the phase for all."""
    clock, now = table.hall_clock(), steady.now()
    if clock is not None and clock.running and clock.over(now):
        return match.pending
    return {seat for ballot in late_votes(table, now) for seat in ballot.seats}
