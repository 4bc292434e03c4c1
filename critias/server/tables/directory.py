"""All tables of the server; those in use are in memory, each once."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import msgspec

from critias.engine.match import Match
from critias.engine.randomness import seed_key
from critias.engine.registry import new
from critias.engine.saving import Saved, load
from critias.table.clocks.hall_record import HallRecord
from critias.table.errors import NoSuchTable
from critias.table.head import Head
from critias.table.history.replaying import rows_of, start_of
from critias.table.laying import is_id, laid, new_id, seated_around
from critias.table.people.seats import Seat
from critias.table.people.stations import Station
from critias.table.requests.uploads import Stored, dealt, dealt_like, read_upload
from critias.table.settings import Settings

from .. import steady
from ..metrics import WAITING
from ..store.journal import Journal
from ..store.stations import station_row
from ..store.storage import Storage
from .readers import Readers
from .stored_table import Publish, StoredTable

_KEPT_TABLES = 256
_log = logging.getLogger(__name__)


class Maker(NamedTuple):
    """Who makes a table: the address, and under what its tables are counted, if they are."""

    address: str = ""
    counted_as: str | None = None


NOBODY = Maker()


class NewHall(NamedTuple):
    """How a hall is to be run, and the stations in it."""

    record: HallRecord
    stations: Sequence[Station]


class Tables:
    """All tables of the server; those in use are in memory, each once."""

    def __init__(
        self,
        storage: Storage,
        journal: Journal,
        watcher: Callable[[StoredTable], None],
        publish: Publish | None = None,
        settle: Callable[[StoredTable], Awaitable[None]] | None = None,
        seed: str | None = None,
    ) -> None:
        self.storage = storage
        self.seed = seed  # of every new match; none: each has one of its own
        self._readers = Readers(WAITING.labels("files").track_inprogress)
        self._settle = settle
        self._journal = journal
        self._watcher = watcher
        self._shared = publish is not None  # with other processes
        self._publish = publish or (lambda table, entries_only: None)
        self._known: WeakValueDictionary[str, StoredTable] = WeakValueDictionary()
        self._recent: OrderedDict[str, StoredTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[StoredTable]] = {}

    async def create(
        self,
        game: str,
        options: Mapping[str, Any],
        seats: Sequence[Seat],
        public: bool,
        settings: Settings = Settings(),  # noqa: B008 (it is frozen)
        components: str | None = None,
        maker: Maker = NOBODY,
    ) -> StoredTable:
        """Make a table; the match begins if every seat is taken."""
        match = await self.deal(game, len(seats), options, components, maker.address)
        return await self.seat_at(match, seats, public, settings, maker=maker)

    async def deal(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Any],
        components: str | None,
        maker: str = "",
    ) -> Match:
        """A match before its first move; `components` is the text of a file."""
        if components is None:
            return await asyncio.to_thread(
                new, game, seats=seats, seed=self.seed, options=options, components=None
            )
        start = await self._readers.read(
            maker, dealt, game, seats, self.seed, dict(options), components
        )
        return await asyncio.to_thread(_begun, start)

    async def deal_like(self, saved: Saved, maker: str = "") -> Match:
        """A match before its first move, of the game and with the box of a saved one."""
        encoded = msgspec.json.encode(msgspec.structs.replace(saved, log=[], events=[]))
        start = await self._readers.read(maker, dealt_like, encoded, self._new_seed())
        return await asyncio.to_thread(_begun, start)

    async def go_on(
        self,
        saved: Saved,
        entries: int | None,
        seats: Sequence[Seat],
        settings: Settings,
        maker: Maker = NOBODY,
    ) -> StoredTable:
        """Make a table for an uploaded match, which goes on with people who are all there."""
        named = seated_around(seats, saved.seats)
        encoded = msgspec.json.encode(msgspec.structs.replace(saved, events=[]))
        now = steady.now()
        upload: Stored = await self._readers.read(
            maker.address, read_upload, new_id(), encoded, entries, settings, now
        )
        return await self._lay(upload, named, (), maker)

    async def again(self, head: Head, seats: Sequence[Seat], maker: Maker = NOBODY) -> StoredTable:
        """Make a table for another match of the same game, components and settings."""
        start = start_of(head, seats)
        fresh = msgspec.structs.replace(start, seed=self._new_seed())
        match = await asyncio.to_thread(load, fresh)
        settings = msgspec.json.decode(head.settings, type=Settings)
        return await self.seat_at(match, seats, head.public, settings, maker=maker)

    async def seat_at(
        self,
        match: Match,
        seats: Sequence[Seat],
        public: bool,
        settings: Settings,
        hall: NewHall | None = None,
        maker: Maker = NOBODY,
    ) -> StoredTable:
        """Make a table for a match, which may be under way or over; in a hall it waits."""
        waits = hall is not None
        head, named = laid(match, seats, settings, public=public, now=steady.now(), waits=waits)
        if hall is not None:
            head = head._replace(hall=hall.record.encoded())
        stations = () if hall is None else hall.stations
        return await self._lay(
            Stored(head, await asyncio.to_thread(rows_of, match)), named, stations, maker
        )

    async def _lay(
        self, made: Stored, seats: Sequence[Seat], stations: Sequence[Station], maker: Maker
    ) -> StoredTable:
        id = made.head.id
        # Whoever sees it in the database before it is in memory here waits for that.
        self._loading[id] = asyncio.create_task(self._laid(made, seats, stations, maker))
        return await self.find(id)

    async def _laid(
        self, made: Stored, seats: Sequence[Seat], stations: Sequence[Station], maker: Maker
    ) -> StoredTable:
        head = made.head
        try:
            await self.storage.add(
                head,
                seats,
                made.rows,
                [station_row(head.id, one) for one in stations],
                maker.counted_as,
            )
            table = StoredTable(self.storage, self._journal, head.id, self._publish)
            table.maker = maker.address or None
            if head.hall is None:
                await table.lay(head, seats, made.rows)
            else:
                await table.load()
            return await self._open(table)
        finally:
            del self._loading[head.id]

    def _new_seed(self) -> str:
        return secrets.token_hex(32) if self.seed is None else seed_key(self.seed).hex()

    def close(self) -> None:
        self._readers.close()

    async def find(self, id: str) -> StoredTable:
        if not is_id(id):
            raise NoSuchTable(f"there is no table {id[:40]!r}")
        table = self._known.get(id)
        if table is None:
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
            table = await asyncio.shield(self._loading[id])
        self._recent[id] = table
        self._recent.move_to_end(id)
        if len(self._recent) > _KEPT_TABLES:
            self._recent.popitem(last=False)
        return table

    async def find_as_stored(self, id: str) -> StoredTable:
        """The table of that id, with what others may have written and not yet told of."""
        table = self._known.get(id)
        if table is not None and self._shared:
            await table.catch_up()
        return await self.find(id)

    async def outdated(self) -> list[str]:
        """The tables in memory of which the database knows more."""
        marks = await self.storage.marks(list(self._known))
        return [
            id
            for id, mark in marks.items()
            if id in self._known and mark.tells_more_than(self._known[id].mark)
        ]

    def in_memory(self, id: str) -> StoredTable | None:
        """The table of that id, if it is in use."""
        return self._known.get(id)

    def all_in_memory(self) -> list[StoredTable]:
        return list(self._known.values())

    async def resume(self) -> None:
        """Go on where the server stopped: with matches under way, and rating those just ended."""
        await self._wake([*await self.storage.unfinished(), *await self.storage.unrated()])

    async def adopt(self) -> None:
        """See to tables of bots alone: from a process that died with them nobody comes over."""
        alone = await self.storage.of_bots_alone()
        await self._wake([id for id in alone if id not in self._known])

    async def _wake(self, tables: Sequence[str]) -> None:
        for id in tables:
            try:
                await self.find(id)
            except Exception:
                _log.exception("table %s could not be resumed", id)

    async def _load(self, id: str) -> StoredTable:
        try:
            table = StoredTable(self.storage, self._journal, id, self._publish)
            await table.load()
            return await self._open(table)
        finally:
            del self._loading[id]

    async def _open(self, table: StoredTable) -> StoredTable:
        """Have a table in memory for all who ask for it."""
        if self._settle is not None:
            await self._settle(table)
        table.watchers.add(self._watcher)
        self._known[table.id] = table
        self._watcher(table)
        return table


def _begun(start: bytes) -> Match:
    return load(msgspec.json.decode(start, type=Saved))
