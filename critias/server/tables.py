"""Tables in memory. The rows are the truth; a table here is what they replay to."""

import asyncio
import logging
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping, Sequence
from hashlib import blake2b
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec

from critias.bots import bot_names
from critias.engine.errors import CritiasError
from critias.engine.game import Game
from critias.engine.log import Undone
from critias.engine.match import Match
from critias.engine.registry import new
from critias.engine.saving import Saved, load, rules_hash, save

from .entries import Row, row_of
from .errors import NoSuchTable, NoSuchThing, NotOver, NotPlaying, StorageFailed, TableFull
from .journal import Journal
from .positions import Viewer, encoded_events, glance, position
from .replaying import Replayed, replay, rewound, start_of
from .seats import Seat, bot_name, hashed, new_secret
from .storage import Head, Stage, Storage

T = TypeVar("T")
Act = Callable[[Match], None]

_KEPT_TABLES = 256
_ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # nothing that looks like something else
_ID_LENGTH = 16
_ID = re.compile(f"[{_ID_LETTERS}]{{{_ID_LENGTH}}}")
_log = logging.getLogger(__name__)


class Table:
    """One table: its seats and, once begun, its match.

    The match is never changed, only replaced by the one that follows it. So an answer is tried
    out before it is written and shown after that, and whoever looks sees one position.
    """

    def __init__(self, storage: Storage, journal: Journal, id: str) -> None:
        self._storage = storage
        self._journal = journal
        self.id = id
        self.head: Head
        self.seats: Sequence[Seat] = ()
        self.match: Match | None = None
        self.rows: list[Row] = []
        self.watchers: set[Callable[[Table], None]] = set()
        self._commands: set[tuple[int | None, str]] = set()
        self._lock = asyncio.Lock()
        # By viewer: how many events surely stand where events were taken back, and how often.
        self._stand: dict[Viewer, int] = {}
        self._rewinds: dict[Viewer, int] = {}
        # By viewer, encoded: what it sees, what it was told, and how far that was looked through.
        self._seen: dict[Viewer, bytes] = {}
        self._told: dict[Viewer, list[bytes]] = {}
        self._looked: dict[Viewer, int] = {}

    @property
    def stage(self) -> Stage:
        """Where the table stands."""
        return self.head.stage

    @property
    def seed_hash(self) -> str:
        """What the table promises about its seed before it can tell it."""
        return blake2b(bytes.fromhex(self.head.seed), digest_size=32).hexdigest()

    # Looking

    def seen_by(self, viewer: Viewer) -> bytes:
        """What a viewer sees now, encoded, without the events."""
        if viewer not in self._seen:
            head = self.head
            match = None if head.stage == "frozen" else self.match
            self._seen[viewer] = glance(match, head.stage, self.seats, head.message, viewer)
        return self._seen[viewer]

    def told(self, viewer: Viewer) -> Sequence[bytes]:
        """All events that a viewer has been told so far, encoded."""
        if self.match is None:
            return ()
        events = self._told.setdefault(viewer, [])
        every = self.match.all_events
        events += encoded_events(every[self._looked.get(viewer, 0) :], viewer)
        self._looked[viewer] = len(every)
        return events

    def rewinds(self, viewer: Viewer) -> int:
        """How often events that a viewer knew were taken back."""
        return self._rewinds.get(viewer, 0)

    def still_stand(self, viewer: Viewer, cursor: int) -> bool:
        """Whether the first `cursor` events are surely those that the viewer was told."""
        known = len(self.told(viewer))
        return cursor <= min(known, self._stand.get(viewer, known))

    def saved(self) -> Saved:
        """The whole match with all secrets, once it is over."""
        if self.match is None or not self.match.over:
            raise NotOver("a match can be downloaded once it is over; this one is not")
        return save(self.match)

    def past(self, viewer: Viewer, cursor: int) -> bytes:
        """The position in which a viewer had been told `cursor` events."""
        match = self.playing()
        told = [one for one in match.all_events if one.event.as_seen_by(viewer) is not None]
        if not 0 <= cursor <= len(told):
            raise NoSuchThing(f"the history has positions 0 to {len(told)}, not {cursor}")
        then = match.position(told[cursor - 1].number if cursor else 0)
        stage: Stage = "over" if then.over else "playing"
        seen = glance(then, stage, self.seats, None, viewer)
        return position(seen, encoded_events(then.all_events, viewer), since=0, reset=True)

    def playing(self) -> Match:
        """The match, if there is one to play or to look at."""
        if self.match is None or self.stage == "frozen":
            raise NotPlaying(f"the table is {self.stage}: there is no match to play")
        return self.match

    # Changing

    async def answer(
        self, seat: int, question: str, answer: Any, command: str | None = None
    ) -> None:
        """Answer for a seat; returns once the answer is durable."""

        def act(match: Match) -> None:
            match.answer(seat, answer, question=question)

        await whole(self._record(seat, command, act))

    async def undo(self, seat: int, command: str | None = None) -> None:
        """Take back a seat's last answer; returns once that is durable."""
        await whole(self._record(seat, command, lambda match: match.undo(seat)))

    async def claim(self, name: str) -> tuple[int, str]:
        """Put a person on a free seat: the seat and its secret."""
        return await whole(self._claim(name))

    async def begin(self, bot: str) -> None:
        """Put bots on the free seats and begin."""
        await whole(self._begin(bot))

    async def load(self) -> None:
        """Read the table; if its match no longer replays, it is frozen."""
        async with self._lock:
            await self._look_again()

    async def _claim(self, name: str) -> tuple[int, str]:
        secret = new_secret()
        async with self._lock:
            seat = await self._storage.claim(self.id, name, hashed(secret))
            await self._look_again()
        if seat is None:
            raise TableFull("no seat at this table is free")
        return seat, secret

    async def _begin(self, bot: str) -> None:
        async with self._lock:
            names = [seat.name for seat in self.seats]
            bots = [Seat("bot", bot_name(seat, names), bot) for seat in range(len(self.seats))]
            begun = await self._storage.begin(self.id, bots)
            await self._look_again()
        if not begun:
            raise NotPlaying("the match has begun already")

    async def _record(self, seat: int, command: str | None, act: Act) -> None:
        async with self._lock:
            while command is None or (seat, command) not in self._commands:
                try:
                    before = self.playing()
                    after = before.clone()
                    act(after)
                except CritiasError:
                    # Refused, unless another process knows more of this table.
                    if not await self._catch_up():
                        raise
                    continue
                entry = after.log[-1]
                row = row_of(entry, command)
                if await self._journal.append(self.id, row, ends=after.over):
                    undone = [rewound(before, after)] if isinstance(entry, Undone) else []
                    self._follow(Replayed(after, undone), [row])
                    self._notify()
                    return
                # Another process was first with this number.
                if not await self._catch_up():
                    raise StorageFailed("the answer could not be stored; try again")

    async def _catch_up(self) -> bool:
        """Take in what other processes have written; whether there was anything."""
        if self.match is None:
            before = self.head
            await self._look_again()
            return self.head != before
        rows = await self._storage.rows(self.id, after=len(self.rows))
        if rows:
            await self._replay(self.head, self.match, rows)
            self._notify()
        return bool(rows)

    async def _look_again(self) -> None:
        found = await self._storage.read(self.id)
        if found is None:
            raise NoSuchTable(f"there is no table {self.id!r}")
        head, self.seats = found
        if head.stage == "gathering" or self.match is not None:
            self.head = head
        else:
            rows = await self._storage.rows(self.id)
            await self._replay(head, start_of(head, self.seats), rows)
        self._notify()

    async def _replay(self, head: Head, start: Match | Saved, rows: Sequence[Row]) -> None:
        try:
            # In a thread, so that a long match holds nobody else up.
            replayed = await asyncio.to_thread(_replay, start, rows)
        except Exception as error:
            _log.exception("table %s does not replay", self.id)
            reason = f": {error}" if isinstance(error, CritiasError) else ""
            await self._set_stage(head, "frozen", f"This match cannot go on for now{reason}.")
            return
        if head.stage == "frozen":
            await self._set_stage(head, "playing", None)
        else:
            self.head = head
        self._follow(replayed, rows)

    def _follow(self, replayed: Replayed, rows: Sequence[Row]) -> None:
        """Go on to the match that follows the present one."""
        self.match = replayed.match
        self.rows += rows
        self._commands |= {(row.seat, row.command) for row in rows if row.command is not None}
        for undone in replayed.rewound:
            for viewer, stand in undone.items():
                self._stand[viewer] = min(stand, self._stand.get(viewer, stand))
                self._rewinds[viewer] = self.rewinds(viewer) + 1
            self._told.clear()
            self._looked.clear()
        if self.match.over:
            self.head = self.head._replace(stage="over")

    async def _set_stage(self, head: Head, stage: Stage, message: str | None) -> None:
        await self._storage.set_stage(self.id, stage, message)
        self.head = head._replace(stage=stage, message=message)

    def _notify(self) -> None:
        self._seen.clear()
        for watcher in tuple(self.watchers):
            watcher(self)


class Tables:
    """All tables of the server; those in use are in memory, each once."""

    def __init__(
        self, storage: Storage, journal: Journal, watcher: Callable[[Table], None]
    ) -> None:
        self.storage = storage
        self._journal = journal
        self._watcher = watcher
        self._known: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._recent: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}

    async def create(
        self, game: str, options: Mapping[str, Any], seats: Sequence[Seat], public: bool
    ) -> Table:
        """Make a table; the match begins if every seat is taken."""
        match = new(game, seats=len(seats), options=options)
        named: list[Seat] = []
        for number, seat in enumerate(seats):
            if seat.kind == "bot":
                taken = [other.name for other in (*named, *seats)]
                seat = msgspec.structs.replace(seat, name=bot_name(number, taken))
            named.append(seat)
        head = Head(
            id="".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH)),
            game=match.game.name,
            options=msgspec.json.encode(match.options).decode(),
            components=msgspec.json.encode(match.components).decode(),
            seed=match.key.hex(),
            rules=rules_hash(match.game),
            public=public,
            stage="playing" if all(seat.taken for seat in named) else "gathering",
            message=None,
        )
        await self.storage.add(head, named)
        return await self.find(head.id)

    async def find(self, id: str) -> Table:
        """The table of that id."""
        if not _ID.fullmatch(id):
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

    async def resume(self) -> None:
        """Go on with every match that was under way when the server stopped."""
        for id in await self.storage.unfinished():
            try:
                await self.find(id)
            except Exception:
                _log.exception("table %s could not be resumed", id)

    async def _load(self, id: str) -> Table:
        try:
            table = Table(self.storage, self._journal, id)
            await table.load()
            table.watchers.add(self._watcher)
            self._known[id] = table
            self._watcher(table)
            return table
        finally:
            del self._loading[id]


def default_bot(game: Game[Any]) -> str:
    """The bot that fills gaps and gives hints: the strongest one."""
    return bot_names(game)[-1]


def _replay(start: Match | Saved, rows: Sequence[Row]) -> Replayed:
    return replay(start if isinstance(start, Match) else load(start), rows)


_under_way: set[asyncio.Task[Any]] = set()


async def whole(act: Coroutine[Any, Any, T]) -> T:
    """Carry something out to the end even if whoever asked goes away."""
    task = asyncio.create_task(act)
    _under_way.add(task)
    task.add_done_callback(_under_way.discard)
    return await asyncio.shield(task)
