"""A table whose rows lie in a database, where other processes write to it as well."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa

from critias.table.clocks.hall_record import HallRecord
from critias.table.errors import NoSuchTable
from critias.table.head import Head, Mark, Stage
from critias.table.history.entries import By, Row
from critias.table.history.replaying import Replayed, begin, replay, start_of
from critias.table.laying import why_frozen
from critias.table.people.seats import Seat
from critias.table.people.stations import Station
from critias.table.people.talk import Heard
from critias.table.settings import Settings
from critias.table.table import Act, Table

from .. import steady
from ..metrics import ENTRIES
from ..store.calls import StoredMatter, read_matters
from ..store.changing import Change
from ..store.headlines import Headline, read_headlines
from ..store.journal import Journal
from ..store.stations import read_stations
from ..store.storage import Storage, read_rows, read_table
from ..store.talk import read_talk
from .cancellation import shielded
from .latest import Latest

T = TypeVar("T")
Publish = Callable[[str, bool], None]
"""Tells other processes that a table has changed; True: by entries only."""

_log = logging.getLogger(__name__)


class _InJournal:
    """The port of one table to the journal of all, which also lets other processes know."""

    def __init__(self, journal: Journal, table: str, publish: Publish) -> None:
        self._journal = journal
        self._table = table
        self._publish = publish

    async def append(self, row: Row, changes: Mapping[str, Any]) -> bool:
        if not await self._journal.append(self._table, row, changes):
            return False
        who = row.by or ("bot" if row.command is None else "person")
        ENTRIES.labels(who.partition(":")[0]).inc()
        self._publish(self._table, True)
        return True


class _Hall(NamedTuple):
    """What the database has of a hall beside its match."""

    record: HallRecord
    stations: Sequence[Station]
    matters: Sequence[StoredMatter]
    headlines: Sequence[Headline]


class _Found(NamedTuple):
    """What the database has that the table may not have yet."""

    head: Head
    seats: Sequence[Seat]
    rows: Sequence[Row]
    talk: list[Heard]
    hall: _Hall | None = None


class StoredTable(Table):
    """One of the replicas of a table: each process that serves it has its own, and catches up.

    A replica never trusts that it knows all. What it writes is refused by the database if another
    process was first; then, and whenever it hears that there is something new, it reads the rows
    that it does not have and replays them.
    """

    def __init__(self, storage: Storage, journal: Journal, id: str, publish: Publish) -> None:
        super().__init__(id, _InJournal(journal, id, publish), steady.now)
        self.ahead = steady.ahead
        self._storage = storage
        self._publish = publish
        self.matters: Sequence[StoredMatter] = ()
        self.headlines: Sequence[Headline] = ()
        self.no_copy: str | None = None  # why the latest copy could not be made
        self.maker: str | None = None  # the address that made it, if that was this process
        self.showing = asyncio.Lock()  # held while a hall is shown something
        self.hall_for_all: Latest[Any] = Latest()  # as all but referees are shown it
        self.latest_rulings: Latest[Any] = Latest()
        self.answered_by_teams: Latest[Any] = Latest()

    @property
    def mark(self) -> Mark:
        """How far the table has come as far as this process knows."""
        return Mark(self.stage, len(self.rows), self._last_said())

    # Changing

    async def act(
        self, seat: int | None, command: str | None, act: Act, by: By | None = None
    ) -> None:
        """As at any table; a client that disconnects meanwhile does not abort the write."""
        await shielded(super().act(seat, command, act, by))

    async def change(self, act: Callable[[Change], Awaitable[T]]) -> T:
        """Change anything but the match, in one transaction, and let everybody know."""
        return await shielded(self._change(act))

    async def _change(self, act: Callable[[Change], Awaitable[T]]) -> T:
        async with self._lock:
            async with self._storage.changing(self.id) as change:
                result = await act(change)
            await self._read()
        self._publish(self.id, False)
        return result

    async def wind(self, *, taken: bool = False) -> None:
        """Note for all processes when to look at this table again; `taken`: it was due."""
        due = self.due()
        if taken or due != self._wound_to:
            await self._storage.set_due(self.id, due)
            self._wound_to = due

    # Catching up

    async def load(self) -> None:
        """Read the table; if its match no longer replays, it is frozen."""
        async with self._lock:
            await self._read()

    async def lay(self, head: Head, seats: Sequence[Seat], rows: Sequence[Row]) -> None:
        """Be a table, without a hall, that has just been stored."""
        async with self._lock:
            await self._take_in(_Found(head, seats, rows, []))

    async def catch_up(self, *, entries_only: bool = False) -> None:
        """Take in what another process has changed."""
        async with self._lock:
            if entries_only and self.match is not None:
                await self._read_entries()
            else:
                await self._read(elsewhere=True)

    async def _catch_up(self) -> bool:
        before = (self.head, len(self.rows))
        await self._read(elsewhere=True)
        return (self.head, len(self.rows)) != before

    async def _read_entries(self) -> None:
        rows = await self._storage.rows(self.id, after=len(self.rows))
        if rows:
            await self._replay(self.head, rows)
            self._show(elsewhere=True)

    async def _read(self, *, elsewhere: bool = False) -> None:
        """Read what has changed, here or `elsewhere`. Whoever calls this holds the lock."""
        found = await self._storage.look(self._found)
        if found is None:
            raise NoSuchTable(f"there is no table {self.id!r}")
        await self._take_in(found, elsewhere)

    async def _take_in(self, found: _Found, elsewhere: bool = False) -> None:
        head, self.seats, rows, talk, hall = found
        if hall is not None:
            self.hall, self.stations, self.matters, self.headlines = hall
        self.settings = msgspec.json.decode(head.settings, type=Settings)
        if head.begun is None:
            self.head = head
        else:
            await self._replay(head, rows)
        self._hear_talk(talk)
        if not elsewhere:
            await self.wind()
        self._show(elsewhere)

    def _found(self, connection: sa.Connection) -> _Found | None:
        """What has changed; it may run in another thread."""
        known = read_table(connection, self.id)
        if known is None:
            return None
        head, seats = known
        rows = read_rows(connection, self.id, after=len(self.rows))
        talk = read_talk(connection, self.id, after=self._last_said())
        if head.hall is None:
            return _Found(head, seats, rows, talk)
        record = msgspec.json.decode(head.hall, type=HallRecord)
        hall = _Hall(
            record,
            read_stations(connection, self.id),
            read_matters(connection, self.id),
            read_headlines(connection, self.id),
        )
        return _Found(head, seats, rows, talk, hall)

    async def _replay(self, head: Head, rows: Sequence[Row]) -> None:
        """Go on by rows to the match of this head, or freeze it."""
        replayed = None
        if rows or self.match is None:
            try:
                # In a thread, so that a long match holds nobody else up.
                replayed = await asyncio.to_thread(self._replayed, head, rows)
            except Exception as error:
                _log.exception("table %s does not replay", self.id)
                await self._set_stage(head, "frozen", why_frozen(head, error))
                return
        self.head = head
        if replayed is not None:
            self._follow(replayed, rows)
        if head.stage == "frozen":
            await self._set_stage(head, "playing", None)

    def _replayed(self, head: Head, rows: Sequence[Row]) -> Replayed:
        if self.match is not None:
            return replay(self.match, rows, self.clocks, self.moments)
        assert head.begun is not None
        start = begin(start_of(head, self.seats), self.settings, head.begun)
        return replay(start.match, rows, start.clocks, start.moments)

    async def _set_stage(self, head: Head, stage: Stage, message: str | None) -> None:
        await self._storage.set_stage(self.id, stage, message)
        self.head = head._replace(stage=stage, message=message)

    def _last_said(self) -> int:
        return self.talk[-1].message.number if self.talk else 0

    def show_anew(self) -> None:
        """Turn everybody to what the table is, because people's clocks were set."""
        self._show(self.changed_elsewhere)

    def _show(self, elsewhere: bool = False) -> None:
        self.changed_elsewhere = elsewhere
        super()._show()
