"""A table whose rows lie in a journal."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime
from typing import Any, TypeVar

import msgspec

from critias.engine.errors import CritiasError
from critias.table.changing import Change, ChangeInMemory
from critias.table.errors import NotPlaying
from critias.table.head import Head
from critias.table.history.entries import Row
from critias.table.history.replaying import replay
from critias.table.laying import why_frozen
from critias.table.people.seats import Seat
from critias.table.people.talk import Heard
from critias.table.table import Table

from .journal import Journal, Record

T = TypeVar("T")


class _Rows:
    """The rows of one table in a journal."""

    def __init__(self, journal: Journal, table: str) -> None:
        self._journal = journal
        self._table = table

    async def append(self, row: Row, changes: Mapping[str, Any]) -> bool:
        return await self._journal.append(
            self._table, row.number, msgspec.json.encode(row).decode()
        )

    async def after(self, number: int) -> list[Row]:
        found = await self._journal.rows(self._table, number)
        return [msgspec.json.decode(row, type=Row) for row in found]


class KeptTable(Table):
    """A table that is there again when the page is loaded anew.

    The same may be open in two windows, and each has a table of its own over the same rows: as
    between the processes of a server, whoever is late with a number catches up.
    """

    def __init__(self, id: str, journal: Journal, now: Callable[[], datetime]) -> None:
        self._kept = _Rows(journal, id)
        super().__init__(id, self._kept, now)
        self._journal = journal
        self.own: str | None = None  # the secret by which whoever has the browser is known

    async def lay(
        self, head: Head, seats: Sequence[Seat], rows: Sequence[Row], own: str | None = None
    ) -> None:
        """Be a new table."""
        self.own = own
        for row in rows:
            await self._kept.append(row, {})
        await self._journal.keep(self.id, Record(head, seats, own=own).encoded())
        self.open(head, seats, rows)

    async def load(self, encoded: str) -> None:
        """Be the table that was kept; if its match no longer replays, it is frozen."""
        record = msgspec.json.decode(encoded, type=Record)
        self.own, self._keys = record.own, set(record.keys)
        rows = await self._kept.after(0)
        try:
            self.open(record.head, record.seats, rows)
        except Exception as error:  # after an update of the rules anything may come
            frozen = record.head._replace(
                stage="frozen", message=why_frozen(record.head, error), begun=None
            )
            self.open(frozen, record.seats)
        self._hear_talk(list(record.talk))

    async def remember(self, own: str | None) -> None:
        """Know whoever has this browser by another secret."""
        self.own = own
        await self._store(self.head, self.seats, self.talk, self._keys)

    async def change(self, act: Callable[[Change], Awaitable[T]]) -> T:
        if self.stage == "frozen":
            raise NotPlaying("this table is frozen, and stays as it was kept")
        return await super().change(act)

    async def _keep(self, change: ChangeInMemory) -> None:
        talk = [*self.talk, *change.said]
        await self._store(change.new_head, change.new_seats, talk, change.keys)

    async def _store(
        self, head: Head, seats: Sequence[Seat], talk: Sequence[Heard], keys: set[str]
    ) -> None:
        record = Record(head, seats, talk, sorted(keys), self.own)
        await self._journal.keep(self.id, record.encoded())

    async def _catch_up(self) -> bool:
        rows = await self._kept.after(len(self.rows))
        if not rows or self.match is None:
            return False
        try:
            self._follow(replay(self.match, rows, self.clocks, self.moments), rows)
        except CritiasError:
            return False
        self._show()
        return True
