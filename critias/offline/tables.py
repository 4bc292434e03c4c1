"""All tables that a journal keeps; those in use are in memory, each once."""

import asyncio
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

import msgspec

from critias.engine.match import Match
from critias.engine.randomness import seed_key
from critias.engine.registry import new
from critias.engine.saving import Saved, load
from critias.table.attendants.bots import Bots, Thinkers
from critias.table.attendants.lateness import Announcements
from critias.table.attendants.reactions import Reactions
from critias.table.attendants.standing_orders import Orders
from critias.table.errors import NoSuchTable
from critias.table.head import Head
from critias.table.history.replaying import rows_of, start_of
from critias.table.laying import is_id, laid, new_id, seated_around
from critias.table.people.seats import Seat
from critias.table.people.secrets import new_secret
from critias.table.requests.tables import NewTable, UploadedTable
from critias.table.requests.uploads import dealt, dealt_like, read_upload
from critias.table.settings import Settings
from critias.table.table import utc_now

from .clocks import Clocks
from .journal import Journal
from .kept_table import KeptTable


class Tables:
    """Makes and finds tables, and sees to what each does by itself."""

    def __init__(
        self,
        journal: Journal,
        thinkers: Thinkers[Any],
        seed: str | None = None,
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        """`seed`: of every new match; none: each has one of its own."""
        self._now = now
        self._journal = journal
        self._seed = seed
        self._known: dict[str, KeptTable] = {}
        self._finding = asyncio.Lock()
        self._attendants = (
            *(Bots[Any](thinkers), Orders(), Reactions()),
            *(Announcements(), Clocks(thinkers)),
        )

    async def find(self, id: str) -> KeptTable:
        """The table of that id."""
        async with self._finding:
            if id not in self._known:
                record = await self._journal.record(id) if is_id(id) else None
                if record is None:
                    raise NoSuchTable(f"there is no table {id[:40]!r}")
                table = KeptTable(id, self._journal, self._now)
                await table.load(record)
                self._open(table)
        return self._known[id]

    async def all(self) -> list[KeptTable]:
        """All tables, the latest first."""
        return [await self.find(id) for id in await self._journal.tables()]

    # Making

    async def new(self, wanted: NewTable, seats: Sequence[Seat]) -> KeptTable:
        """A table as it is wanted; the match begins if every seat is taken."""
        game, number, options = wanted.game, len(seats), wanted.options
        if wanted.components is None:
            match = new(game, seats=number, seed=self._seed, options=options)
        else:
            match = _begun(dealt(game, number, self._seed, options, wanted.components))
        return await self._lay(match, seats, wanted.settings)

    async def like(self, wanted: UploadedTable, seats: Sequence[Seat]) -> KeptTable:
        """A table with the game and the box of a saved match."""
        saved = msgspec.structs.replace(wanted.match, log=[], events=[])
        match = _begun(dealt_like(msgspec.json.encode(saved), self._new_seed()))
        return await self._lay(match, seats, wanted.settings)

    async def going_on(self, wanted: UploadedTable, seats: Sequence[Seat]) -> KeptTable:
        """A table that goes on from a saved match."""
        named = seated_around(seats, wanted.match.seats)
        encoded = msgspec.json.encode(msgspec.structs.replace(wanted.match, events=[]))
        made = read_upload(new_id(), encoded, wanted.entries, wanted.settings, self._now())
        table = KeptTable(made.head.id, self._journal, self._now)
        await table.lay(made.head, named, made.rows)
        return self._open(table)

    async def again(self, head: Head, seats: Sequence[Seat]) -> KeptTable:
        """A table for another match of the same game, components and settings."""
        match = load(msgspec.structs.replace(start_of(head, seats), seed=self._new_seed()))
        settings = msgspec.json.decode(head.settings, type=Settings)
        return await self._lay(match, seats, settings)

    async def _lay(self, match: Match, seats: Sequence[Seat], settings: Settings) -> KeptTable:
        head, named = laid(match, seats, settings, public=False, now=self._now())
        table = KeptTable(head.id, self._journal, self._now)
        await table.lay(head, named, rows_of(match))
        return self._open(table)

    def _open(self, table: KeptTable) -> KeptTable:
        self._known[table.id] = table
        table.watchers.add(self._attend)
        self._attend(table)
        return table

    def _attend(self, table: KeptTable) -> None:
        for one in self._attendants:
            one.attend(table)

    def _new_seed(self) -> str:
        return new_secret() if self._seed is None else seed_key(self._seed).hex()


def _begun(start: bytes) -> Match:
    return load(msgspec.json.decode(start, type=Saved))
