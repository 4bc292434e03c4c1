"""A table in memory. The rows are the truth; a table is what they replay to."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from critias.engine.errors import CritiasError
from critias.engine.match import Match
from critias.engine.saving import Saved, load, save
from critias.table.clocks import Clocks
from critias.table.differences import Shown
from critias.table.digests import digest_of
from critias.table.entries import By, Row, answers, row_of, takes_back
from critias.table.errors import (
    NoHall,
    NoSpectators,
    NoSuchTable,
    NoSuchThing,
    NotOver,
    NotPlaying,
    StorageFailed,
)
from critias.table.hall_clock import HallClock, HallRecord, Moments
from critias.table.head import Head, Mark, Stage
from critias.table.positions import Ending, Sight, Standing, encoded_events, glance, position
from critias.table.proposals import StoredProposal
from critias.table.replaying import Replayed, replay, rewound, start_of, timed
from critias.table.seats import Seat
from critias.table.settings import Settings
from critias.table.stations import Station
from critias.table.viewers import Viewer, ears_of, heard

from ..metrics import ENTRIES
from ..store.calls import StoredMatter, read_matters
from ..store.journal import Journal
from ..store.stations import read_stations
from ..store.storage import Change, Storage, read_rows, read_table
from ..store.talk import KEPT_MESSAGES, Heard, read_talk
from .presence import Presence

T = TypeVar("T")
Act = Callable[[Match], None]
Publish = Callable[[str, bool], None]
"""Tells other processes that a table has changed; True: by entries only."""

_log = logging.getLogger(__name__)


class Table:
    """One table: its seats, its talk and, once begun, its match.

    The match is never changed, only replaced by the one that follows it. So an answer is tried
    out before it is written and shown after that, and whoever looks sees one position.
    """

    def __init__(self, storage: Storage, journal: Journal, id: str, publish: Publish) -> None:
        self._storage = storage
        self._journal = journal
        self._publish = publish
        self.id = id
        self.head: Head
        self.settings = Settings()
        self.seats: Sequence[Seat] = ()
        self.match: Match | None = None
        self.clocks: Clocks | None = None
        self.moments: Moments | None = None
        self.hall: HallRecord | None = None
        self.stations: Sequence[Station] = ()
        self.matters: Sequence[StoredMatter] = ()
        self.presence = Presence()
        self.showing = asyncio.Lock()  # held while a hall is shown something
        self.last_actor: int | None = None  # the seat that made the last entry
        self.rows: list[Row] = []
        self.talk: list[Heard] = []
        self.said: list[Heard] = []  # all that was said or taken back since it is in memory
        self.heard = False  # whether another process made the last change
        self.watchers: set[Callable[[Table], None]] = set()
        self._commands: set[tuple[int | None, str]] = set()
        self._lock = asyncio.Lock()
        # By viewer: how many events surely stand where events were taken back, and how often.
        self._stand: dict[Viewer, int] = {}
        self._rewinds: dict[Viewer, int] = {}
        # By viewer, encoded: what it sees, what it was told, and how far that was looked through.
        self._seen: dict[Viewer, Shown] = {}
        self._shown: tuple[object, ...] = ()
        self._looked_at: Sight | None = None
        self._told: dict[Viewer, list[bytes]] = {}
        self._looked: dict[Viewer, int] = {}

    @property
    def stage(self) -> Stage:
        """Where the table stands."""
        return self.head.stage

    @property
    def mark(self) -> Mark:
        """How far the table has come as far as this process knows."""
        talk = self.talk[-1].message.number if self.talk else 0
        return Mark(self.stage, len(self.rows), talk)

    @property
    def seed_hash(self) -> str:
        """What the table promises about its seed before it can tell it."""
        return blake2b(bytes.fromhex(self.head.seed), digest_size=32).hexdigest()

    def proposal(self, head: Head) -> StoredProposal | None:
        """What is proposed, unless the moment has passed."""
        if head.proposal is None or head.stage != "playing" or self.match is None:
            return None
        made = msgspec.json.decode(head.proposal, type=StoredProposal)
        if made.kind == "undo" and (
            self.answers_of(made.by) != made.answers or not self.match.can_undo(made.by)
        ):
            return None
        return made

    def open_to(self, seat: int) -> str | None:
        """Names the question that a seat is asked; unlike its id, it outlives what others do."""
        asked = self.clocks is not None and self.clocks.since(seat) is not None
        return self.clocks.name(seat) if asked and self.clocks else None

    def answers_of(self, seat: int) -> int:
        """How often a seat has answered or taken back."""
        return sum(row.seat == seat and answers(row) for row in self.rows)

    def hall_record(self) -> HallRecord:
        """How the hall is run, at a table that has one."""
        if self.hall is None:
            raise NoHall("this table is not run in a hall")
        return self.hall

    def hall_clock(self) -> HallClock | None:
        """The clock of the hall, while there is something to play."""
        if self.hall is None or self.moments is None or self.stage != "playing":
            return None
        return self.hall.clock_in(self.moments)

    # Looking

    def seen_by(self, viewer: Viewer) -> Shown:
        """What a viewer sees now, without the events."""
        if viewer not in self._seen:
            head = self.head
            proposal = self.proposal(head)
            now = Standing(
                stage=head.stage,
                seats=self.seats,
                message=head.message,
                clocks=self.clocks if head.stage == "playing" else None,
                proposal=proposal.shown() if proposal else None,
                ending=ending_of(head),
                rematch=head.rematch,
            )
            sight = None if self._visible(viewer) is None else self._sight()
            self._seen[viewer] = glance(sight, now, viewer)
        return self._seen[viewer]

    def _sight(self) -> Sight | None:
        """The match for all who look at it, which is the same until it is replaced."""
        if self._looked_at is None or self._looked_at.match is not self.match:
            self._looked_at = None if self.match is None else Sight(self.match)
        return self._looked_at

    def _visible(self, viewer: Viewer) -> Match | None:
        """The match, if the viewer may look at it at all."""
        barred = viewer is None and not self.settings.spectators and not self.head.finished
        return None if barred or self.stage == "frozen" else self.match

    def told(self, viewer: Viewer) -> Sequence[bytes]:
        """All events that a viewer has been told so far, encoded."""
        match = self._visible(viewer)
        if match is None:
            return ()
        ears = ears_of(viewer)
        events = self._told.setdefault(ears, [])
        every = match.all_events
        events += encoded_events(every[self._looked.get(ears, 0) :], ears)
        self._looked[ears] = len(every)
        return events

    def rewinds(self, viewer: Viewer) -> int:
        """How often events that a viewer knew were taken back."""
        return self._rewinds.get(ears_of(viewer), 0)

    def still_stand(self, viewer: Viewer, cursor: int) -> bool:
        """Whether the first `cursor` events are surely those that the viewer was told."""
        known = len(self.told(viewer))
        return cursor <= min(known, self._stand.get(ears_of(viewer), known))

    def saved(self) -> Saved:
        """The whole match with all secrets, once it is over."""
        if self.match is None or not self.head.finished:
            raise NotOver("a match can be downloaded once it is over; this one is not")
        return save(self.match)

    def past(self, viewer: Viewer, cursor: int) -> bytes:
        """The position in which a viewer had been told `cursor` events."""
        match = self._visible(viewer)
        if match is None:
            if self.match is not None and self.stage != "frozen":
                raise NoSpectators("only those who sit at this table may look at its match")
            raise NotPlaying(f"the table is {self.stage}: there is no match to look at")
        told = [one for one in match.all_events if heard(one.event, viewer) is not None]
        if not 0 <= cursor <= len(told):
            raise NoSuchThing(f"the history has positions 0 to {len(told)}, not {cursor}")
        then = match.position(told[cursor - 1].number if cursor else 0)
        now = Standing("over" if then.over else "playing", self.seats)
        events = encoded_events(then.all_events, viewer)
        seen = glance(Sight(then), now, viewer)
        return position(seen.encoded, events, since=0, reset=True)

    def playing(self) -> Match:
        """The match, if there is one to play."""
        if self.match is None or self.stage in ("frozen", "ended"):
            raise NotPlaying(f"the table is {self.stage}: there is no match to play")
        return self.match

    # Changing

    async def answer(
        self,
        seat: int,
        question: str,
        answer: Any,
        command: str | None = None,
        by: By | None = None,
    ) -> None:
        """Answer for a seat; returns once the answer is durable."""

        def act(match: Match) -> None:
            match.answer(seat, answer, question=question)

        await self._until_open(seat)
        await whole(self._record(seat, command, act, by))

    async def _until_open(self, seat: int) -> None:
        """Wait where answering at once would tell others something."""
        opens = self.clocks.opens(self.match, seat) if self.clocks and self.match else None
        if opens is not None:
            await asyncio.sleep((opens - datetime.now(UTC)).total_seconds())

    async def undo(self, seat: int, command: str | None = None) -> None:
        """Take back a seat's last answer; returns once that is durable."""
        await whole(self._record(seat, command, lambda match: match.undo(seat)))

    async def act(self, seat: int | None, command: str | None, act: Act, by: By | None) -> None:
        """Do something to the match that makes one entry; returns once that is durable.

        `seat`: whose command it is, None for a referee's.
        """
        await whole(self._record(seat, command, act, by))

    async def change(self, act: Callable[[Change], Awaitable[T]]) -> T:
        """Change anything but the match, in one transaction, and let everybody know."""
        return await whole(self._change(act))

    async def load(self) -> None:
        """Read the table; if its match no longer replays, it is frozen."""
        async with self._lock:
            await self.look_again()

    async def hear(self, *, entries_only: bool = False) -> None:
        """Take in what another process has changed."""
        async with self._lock:
            if entries_only and self.match is not None:
                await self._hear_entries(self.head, self.match)
            else:
                await self.look_again(heard=True)

    async def _hear_entries(self, head: Head, match: Match) -> None:
        rows = await self._storage.rows(self.id, after=len(self.rows))
        if rows:
            await self._replay(head, match, rows)
            if self.match is not None and self.match.over:
                self.head = self.head._replace(stage="over")
            self._notify(heard=True)

    async def _change(self, act: Callable[[Change], Awaitable[T]]) -> T:
        async with self._lock:
            async with self._storage.changing(self.id) as change:
                result = await act(change)
            await self.look_again()
        self._publish(self.id, False)
        return result

    async def _record(
        self, seat: int | None, command: str | None, act: Act, by: By | None = None
    ) -> None:
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
                if await self._append(before, after, command, by):
                    return
                # Another process was first with this number.
                if not await self._catch_up():
                    raise StorageFailed("the answer could not be stored; try again")

    async def _append(
        self, before: Match, after: Match, command: str | None, by: By | None
    ) -> bool:
        """Store the last entry of a match and go on to that; False if it could not be stored."""
        now = datetime.now(UTC)
        row = row_of(after.log[-1], command)._replace(by=by, digest=digest_of(after), created=now)
        clocks, moments = timed(after, row, self.clocks, self.moments)
        changes: dict[str, Any] = {}
        if self.settings.clock is not None and clocks is not None:
            changes["due"] = clocks.due(self.seats, now)
        if after.over:
            changes |= {"stage": "over", "due": None}
        if not await self._journal.append(self.id, row, changes):
            return False
        who = by or ("bot" if command is None else "person")
        ENTRIES.labels(who.partition(":")[0]).inc()
        undone = [rewound(before, after)] if takes_back(row) else []
        self._follow(Replayed(after, undone, clocks, moments), [row])
        if after.over:
            self.head = self.head._replace(stage="over")
        self.last_actor = row.seat
        self._notify()
        self.last_actor = None
        self._publish(self.id, True)
        return True

    async def _catch_up(self) -> bool:
        """Take in what other processes have written; whether there was anything."""
        before = (self.head, len(self.rows))
        await self.look_again(heard=True)
        return (self.head, len(self.rows)) != before

    async def look_again(self, heard: bool = False) -> None:
        """Read what has changed. Whoever calls this holds the table's lock."""
        last = self.talk[-1].message.number if self.talk else 0
        async with self._storage.reading() as connection:
            found = await read_table(connection, self.id)
            if found is None:
                raise NoSuchTable(f"there is no table {self.id!r}")
            head, self.seats = found
            await self._look_around(connection, head)
            rows = await read_rows(connection, self.id, after=len(self.rows))
            talk = await read_talk(connection, self.id, after=last)
        self.settings = msgspec.json.decode(head.settings, type=Settings)
        if head.begun is None:
            self.head = head
        else:
            await self._replay(head, self.match or start_of(head, self.seats), rows)
        self._hear_talk(talk)
        if not heard:
            await self.wind()
        self._notify(heard)

    async def _look_around(self, connection: AsyncConnection, head: Head) -> None:
        """Read what there is in the hall, if the table is run in one."""
        if head.hall is not None:
            self.hall = msgspec.json.decode(head.hall, type=HallRecord)
            self.stations = await read_stations(connection, self.id)
            self.matters = await read_matters(connection, self.id)

    async def _replay(self, head: Head, start: Match | Saved, rows: Sequence[Row]) -> None:
        if rows or isinstance(start, Saved):
            try:
                # In a thread, so that a long match holds nobody else up.
                replayed = await asyncio.to_thread(
                    _replay, start, rows, (self.clocks, self.moments), self.settings, head.begun
                )
            except Exception as error:
                _log.exception("table %s does not replay", self.id)
                reason = f": {error}" if isinstance(error, CritiasError) else ""
                await self._set_stage(head, "frozen", f"This match cannot go on for now{reason}.")
                return
            self._follow(replayed, rows)
        if head.stage == "frozen":
            await self._set_stage(head, "playing", None)
        else:
            self.head = head

    def _follow(self, replayed: Replayed, rows: Sequence[Row]) -> None:
        """Go on to the match that follows the present one."""
        self.match, self.clocks = replayed.match, replayed.clocks
        self.moments = replayed.moments
        self.rows += rows
        self._commands |= {(row.seat, row.command) for row in rows if row.command is not None}
        for undone in replayed.rewound:
            for viewer, stand in undone.items():
                self._stand[viewer] = min(stand, self._stand.get(viewer, stand))
                self._rewinds[viewer] = self.rewinds(viewer) + 1
            self._told.clear()
            self._looked.clear()

    def _hear_talk(self, news: list[Heard]) -> None:
        known = {one.message.number: one for one in self.talk}
        self.said += [one for one in news if known.get(one.message.number) != one]
        known |= {one.message.number: one for one in news}
        self.talk = [known[number] for number in sorted(known)][-KEPT_MESSAGES:]

    async def wind(self) -> None:
        """Note for all processes when the next clock of this table runs out."""
        if self.settings.clock is not None and self.clocks is not None and self.stage == "playing":
            due = self.clocks.due(self.seats, datetime.now(UTC))
            await self._storage.set_due(self.id, due)

    async def _set_stage(self, head: Head, stage: Stage, message: str | None) -> None:
        await self._storage.set_stage(self.id, stage, message)
        self.head = head._replace(stage=stage, message=message)

    def _notify(self, heard: bool = False) -> None:
        self.heard = heard
        stands = (self.match, self.clocks, self.head, self.seats)
        if stands != self._shown:
            # Not where somebody has merely said something.
            self._shown = stands
            self._seen.clear()
        self.wake()

    def wake(self) -> None:
        """Have everybody who watches look again."""
        for watcher in tuple(self.watchers):
            watcher(self)


def ending_of(head: Head) -> Ending | None:
    """How people ended a match, if they did."""
    return None if head.ending is None else msgspec.json.decode(head.ending, type=Ending)


def _replay(
    start: Match | Saved,
    rows: Sequence[Row],
    time: tuple[Clocks | None, Moments | None],
    settings: Settings,
    begun: datetime | None,
) -> Replayed:
    match = start if isinstance(start, Match) else load(start)
    clocks, moments = time
    if clocks is None and begun is not None:
        clocks = Clocks(settings, match, begun)
        hall = match.game.hall
        moments = None if hall is None else Moments(hall.moment(match.state), begun)
    return replay(match, rows, clocks, moments)


_under_way: set[asyncio.Task[Any]] = set()


async def whole(act: Coroutine[Any, Any, T]) -> T:
    """Carry something out to the end even if whoever asked goes away."""
    task = asyncio.create_task(act)
    _under_way.add(task)
    task.add_done_callback(_under_way.discard)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_unheard)
        raise


def _unheard(task: asyncio.Task[Any]) -> None:
    """Nobody is left to be told of a refusal; what should not have happened is noted."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, CritiasError):
        _log.error("something failed after whoever asked for it had gone", exc_info=error)
