"""A table in memory: its match, what surrounds it, and the way in which it changes."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Any, Protocol, Self

import msgspec

from critias.engine.errors import CritiasError
from critias.engine.match import Match
from critias.engine.saving import Saved, save
from critias.table.clocks.hall_record import HallRecord, Moments

from .clocks.hall_clock import HallClock
from .clocks.seat_clocks import Clocks
from .errors import NoHall, NotOver, NotPlaying, StorageFailed
from .head import Head, Stage
from .history.digests import digest_of
from .history.entries import By, Row, answers, row_of, takes_back
from .history.replaying import Replayed, Rewound, begin, replay, rewound, start_of, timed
from .people.proposals import StoredProposal
from .people.seats import Seat
from .people.stations import Station
from .people.talk import KEPT_MESSAGES, Heard
from .settings import Settings
from .sight.perspectives import Perspectives
from .sight.positions import Surroundings

Act = Callable[[Match], None]
"""What somebody does to a match, which makes one entry or is refused."""


class RowStorage(Protocol):
    """Where the rows of a table are kept: a port, behind which lies a database or a list."""

    async def append(self, row: Row, changes: Mapping[str, Any]) -> bool:
        """Store a row; True once it is durable.

        False if another row has its number, or its command is stored already. `changes`: what
        becomes of the table's head with it (`stage`), and when its next clock runs out (`due`).
        """


class Table:
    """One table: its seats, its talk and, once begun, its match.

    The rows are the truth; the match is what they replay to. It is never changed, only replaced
    by the one that follows it (copy on write). So an answer is tried out on a clone before it is
    written, and shown after that, and whoever looks sees one position.
    """

    def __init__(self, id: str, storage: RowStorage) -> None:
        self.id = id
        self.head: Head
        self.settings = Settings()
        self.seats: Sequence[Seat] = ()
        self.rows: list[Row] = []
        self.match: Match | None = None
        self.clocks: Clocks | None = None
        self.moments: Moments | None = None
        self.hall: HallRecord | None = None
        self.stations: Sequence[Station] = ()
        self.talk: list[Heard] = []
        self.said: list[Heard] = []  # all that was said or taken back since it is in memory
        self.perspectives = Perspectives()
        self.watchers: set[Callable[[Self], None]] = set()
        self.last_actor: int | None = None  # while watchers are woken: the seat that has acted
        self._port = storage
        self._commands: set[tuple[int | None, str]] = set()
        self._undone: list[Rewound] = []  # that viewers have not been shown yet
        self._lock = asyncio.Lock()  # one change at a time

    def open(self, head: Head, seats: Sequence[Seat], rows: Sequence[Row] = ()) -> None:
        """Be the table that these tell of."""
        self.head, self.seats = head, seats
        self.settings = msgspec.json.decode(head.settings, type=Settings)
        if head.begun is not None:
            start = begin(start_of(head, seats), self.settings, head.begun)
            self._follow(replay(start.match, rows, start.clocks, start.moments), rows)
        self._show()

    # What there is

    @property
    def stage(self) -> Stage:
        return self.head.stage

    @property
    def seed_hash(self) -> str:
        """What the table promises about its seed before it can tell it (a commitment)."""
        return blake2b(bytes.fromhex(self.head.seed), digest_size=32).hexdigest()

    def playing(self) -> Match:
        """The match, if there is one to play."""
        if self.match is None or self.stage in ("frozen", "ended"):
            raise NotPlaying(f"the table is {self.stage}: there is no match to play")
        return self.match

    def saved(self) -> Saved:
        """The whole match with all secrets, once it is over."""
        if self.match is None or not self.head.finished:
            raise NotOver("a match can be downloaded once it is over; this one is not")
        return save(self.match)

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

    # The write path

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
        await self.act(seat, command, act, by)

    async def undo(self, seat: int, command: str | None = None) -> None:
        """Take back a seat's last answer; returns once that is durable."""
        await self.act(seat, command, lambda match: match.undo(seat))

    async def act(
        self, seat: int | None, command: str | None, act: Act, by: By | None = None
    ) -> None:
        """Do something to the match that makes one entry; returns once that is durable.

        `seat`: whose act it is, None for a referee's. `command`: the client's own id for it; what
        is stored under that already is not done again (it is idempotent).
        """
        # Optimistic concurrency: others may write to the same rows, and whoever is first with a
        # number has it. The loser catches up and tries again.
        async with self._lock:
            while command is None or (seat, command) not in self._commands:
                try:
                    before = self.playing()
                    after = before.clone()
                    act(after)
                except CritiasError:
                    # Refused, unless others know more of this table.
                    if not await self._catch_up():
                        raise
                    continue
                if await self._append(before, after, command, by):
                    return
                if not await self._catch_up():
                    raise StorageFailed("the answer could not be stored; try again")

    async def _until_open(self, seat: int) -> None:
        """Wait where answering at once would tell others something."""
        opens = self.clocks.opens(self.match, seat) if self.clocks and self.match else None
        if opens is not None:
            await asyncio.sleep((opens - datetime.now(UTC)).total_seconds())

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
        if not await self._port.append(row, changes):
            return False
        undone = [rewound(before, after)] if takes_back(row) else []
        self._follow(Replayed(after, undone, clocks, moments), [row])
        self.last_actor = row.seat
        self._show()
        self.last_actor = None
        return True

    async def _catch_up(self) -> bool:
        """Take in what others have stored; whether there was anything. Here nobody else writes."""
        return False

    def _follow(self, replayed: Replayed, rows: Sequence[Row]) -> None:
        """Go on to the match that follows the present one."""
        self.match, self.clocks = replayed.match, replayed.clocks
        self.moments = replayed.moments
        self.rows += rows
        self._commands |= {(row.seat, row.command) for row in rows if row.command is not None}
        self._undone += replayed.rewound
        if self.match.over and self.stage == "playing":
            self.head = self.head._replace(stage="over")

    def _hear_talk(self, news: list[Heard]) -> None:
        known = {one.message.number: one for one in self.talk}
        self.said += [one for one in news if known.get(one.message.number) != one]
        known |= {one.message.number: one for one in news}
        self.talk = [known[number] for number in sorted(known)][-KEPT_MESSAGES:]

    # Showing what has become of it

    def _show(self) -> None:
        """Turn everybody to what the table is now."""
        head, proposal = self.head, self.proposal(self.head)
        around = Surroundings(
            stage=head.stage,
            seats=self.seats,
            spectators=self.settings.spectators or head.finished,
            message=head.message,
            clocks=self.clocks if head.stage == "playing" else None,
            proposal=proposal.shown() if proposal else None,
            ending=head.ended_by_people(),
            rematch=head.rematch,
        )
        undone, self._undone = self._undone, []
        self.perspectives.turn_to(self.match, around, undone)
        self.wake()

    def wake(self: Self) -> None:
        """Have everybody who watches look again."""
        for watcher in tuple(self.watchers):
            watcher(self)
