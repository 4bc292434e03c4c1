"""A table in memory: its match, what surrounds it, and the way in which it changes."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from hashlib import blake2b
from typing import Any, Protocol, Self, TypeVar

import msgspec
from msgspec import to_builtins

from critias.engine.errors import (
    CritiasError,
    IllegalAnswer,
    MatchOver,
    NotAsked,
    QuestionClosed,
)
from critias.engine.match import Match
from critias.engine.registry import find_game
from critias.engine.saving import Saved, load, save
from critias.hall import find_hall, roster_of
from critias.table.clocks.hall_record import HallRecord, Moments

from .changing import Change, ChangeInMemory
from .clocks.hall_clock import HallClock
from .clocks.pauses import check_may_act, check_phase_stands, stands_still
from .clocks.reaction_windows import Window, reacting, window_of
from .clocks.seat_clocks import Clocks
from .errors import NoHall, NotOver, NotPlaying, Paused, StorageFailed
from .head import Head, Stage
from .history.digests import digest_of
from .history.entries import By, Row, answers, row_of, takes_back
from .history.replaying import Replayed, Rewound, begin, replay, rewound, start_of, timed
from .history.spare import Spare
from .people.held_answers import Held, may_hold, sealed
from .people.presence import Presence
from .people.proposals import StoredProposal
from .people.seats import Seat
from .people.stations import Station
from .people.talk import KEPT_MESSAGES, Heard
from .settings import Settings
from .sight.perspectives import Perspectives
from .sight.positions import Surroundings

T = TypeVar("T")

Act = Callable[[Match], None]
"""What somebody does to a match, which makes one entry or is refused."""

Holding = Callable[[Sequence[Held | None]], Mapping[int, Held]]
"""What seats hold from now on, given what each has held."""


def utc_now() -> datetime:
    """The time by the clock of this machine."""
    return datetime.now(UTC)


def _answering(seat: int, question: str, answer: Any) -> Act:
    def act(match: Match) -> None:
        match.answer(seat, answer, question=question)

    return act


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

    changed_elsewhere = False
    """Whether another process made the last change. Here nobody else writes."""

    def __init__(self, id: str, storage: RowStorage, now: Callable[[], datetime] = utc_now) -> None:
        self.id = id
        self.now = now
        self.ahead: Callable[[], timedelta] = timedelta  # by how much people's clocks are
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
        self.presence = Presence()
        self.watchers: set[Callable[[Self], None]] = set()
        self.last_actor: int | None = None  # while watchers are woken: the seat that has acted
        self._port = storage
        self._commands: set[tuple[int | None, str]] = set()
        self._keys: set[str] = set()  # of what was said
        self._spare = Spare()
        self._undone: list[Rewound] = []  # that viewers have not been shown yet
        self._first_roster: Sequence[Mapping[str, str]] | None = None
        self._wound_to: datetime | None = None  # when it was last noted that it is due
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

    @property
    def roster(self) -> Sequence[Mapping[str, str]]:
        """The groups of each seat, where the game has some: those at first while one gathers."""
        if self.match is not None or self.stage != "gathering":
            return roster_of(self.match)
        if self._first_roster is None:
            self._first_roster = self._roster_at_first()
        return self._first_roster

    def _roster_at_first(self) -> Sequence[Mapping[str, str]]:
        if find_hall(find_game(self.head.game)) is None:
            return ()
        try:
            return roster_of(load(start_of(self.head, self.seats)))
        except CritiasError:
            return ()  # it will not begin, and says why then

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

    def window(self) -> Window | None:
        """The reaction window that is open, if one is; none is while a referee has paused play."""
        if self.match is None or self.clocks is None or self.stage != "playing":
            return None
        if self.hall is not None and self.hall.paused:
            return None
        return self._window_in(self.match, self.clocks)

    def _window_in(self, match: Match, clocks: Clocks) -> Window | None:
        since = [clocks.since(seat) for seat in reacting(match)]
        opened = min((moment for moment in since if moment is not None), default=None)
        return None if opened is None else window_of(match, self.seats, self.settings, opened)

    def holds(self, seat: int) -> Held | None:
        """What a seat has answered to the reaction that it is asked for."""
        return self.clocks.held(self.seats, seat) if self.clocks else None

    def due(self) -> datetime | None:
        """When somebody has to look at this table again, because a clock or a window ends."""
        if self.match is None or self.clocks is None or self.stage != "playing":
            return None
        return self._due_in(self.match, self.clocks)

    def _due_in(self, match: Match, clocks: Clocks) -> datetime | None:
        window, now = self._window_in(match, clocks), self.now()
        moments = [window.due(now) if window else None, clocks.due(self.seats, now)]
        return min((moment for moment in moments if moment is not None), default=None)

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

    def stands_still(self, seat: int) -> bool:
        """Whether a referee has paused play for a seat."""
        return stands_still(self.hall, self.match, seat)

    # The write path

    async def answer(
        self,
        seat: int,
        question: str,
        answer: Any,
        command: str | None = None,
        by: By | None = None,
    ) -> None:
        """Answer for a seat; returns once the answer is durable.

        In a reaction window it is held: it takes effect with those of all others.
        """
        window = self.window()
        if window is None or seat not in window.asked or not window.holds(self.now()):
            await self.act(seat, command, _answering(seat, question, answer), by)
        elif command is None or (seat, command) not in self._commands:
            check_may_act(self.hall, self.playing(), seat, by)
            _answering(seat, question, answer)(self.playing().clone())  # or it is refused
            held = Held(self._asked(seat), answer, command, by)
            await self._hold(lambda before: {seat: may_hold(before[seat], held)})
        await self.close_window()

    async def close_window(self) -> None:
        """Let what was answered in a reaction window take effect, if its time has come.

        Several may try at once: first it is settled for good what takes effect, then each answer
        becomes an entry, whoever of them makes it.
        """
        window = self.window()
        if window is None:
            return
        match = self.playing()
        asked = {seat: match.question(seat) for seat in reacting(match)}
        if not window.ripe(self.now(), [seat for seat in asked if self.holds(seat) is None]):
            return
        defaults = {
            seat: Held(self._asked(seat), to_builtins(match.pending[seat].default), by="window")
            for seat in asked
        }
        await self._hold(lambda before: sealed(before, defaults))
        for seat, question in asked.items():
            held = self.holds(seat)
            if held is None:
                continue
            # Somebody else has entered it, or play is paused where this seat is.
            with suppress(QuestionClosed, NotAsked, MatchOver, Paused):
                try:
                    act = _answering(seat, question, held.answer)
                    await self.act(seat, held.command, act, held.by)
                except IllegalAnswer:  # a ruling came between
                    act = _answering(seat, question, defaults[seat].answer)
                    await self.act(seat, held.command, act, held.by)

    def _asked(self, seat: int) -> str:
        asked = self.open_to(seat)
        assert asked is not None, f"seat {seat} is asked nothing"
        return asked

    async def _hold(self, holding: Holding) -> None:
        """Keep answers until they take effect; returns once that is durable."""

        async def act(change: Change) -> None:
            held = holding([seat.held_answer for seat in change.seats])
            for seat, answer in held.items():
                await change.set_seat(seat, held=answer.encoded())

        await self.change(act)

    async def change(self, act: Callable[[Change], Awaitable[T]]) -> T:
        """Change anything but the match, and let everybody know."""
        async with self._lock:
            change = ChangeInMemory(self.head, self.seats, self.talk, self._keys, self.now())
            result = await act(change)
            await self._keep(change)
            self._keys = change.keys
            self._hear_talk(change.said)
            if self.match is None and change.new_head.begun is not None:
                self.open(change.new_head, change.new_seats)
            else:
                self.head, self.seats = change.new_head, change.new_seats
                self._show()
        return result

    async def _keep(self, change: ChangeInMemory) -> None:
        """Make a change durable; a table that lies in memory alone does nothing."""

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
                    check_may_act(self.hall, before, seat, by)
                    after = self._spare.twin_of(before)
                    act(after)
                    check_phase_stands(self.hall, before, after, seat)
                except CritiasError:
                    # Refused, unless others know more of this table.
                    if not await self._catch_up():
                        raise
                    continue
                if await self._append(before, after, command, by):
                    return
                if not await self._catch_up():
                    raise StorageFailed("the answer could not be stored; try again")

    async def _append(
        self, before: Match, after: Match, command: str | None, by: By | None
    ) -> bool:
        """Store the last entry of a match and go on to that; False if it could not be stored."""
        now = self.now()
        row = row_of(after.log[-1], command)._replace(by=by, digest=digest_of(after), created=now)
        clocks, moments = timed(after, row, self.clocks, self.moments)
        changes: dict[str, Any] = {}
        if clocks is not None:
            due = self._due_in(after, clocks)
            if due != self._wound_to:
                changes["due"] = due
        if after.over:
            changes |= {"stage": "over", "due": None}
        if not await self._port.append(row, changes):
            return False
        self._wound_to = changes.get("due", self._wound_to)
        undone = [rewound(before, after)] if takes_back(row) else []
        self._follow(Replayed(after, undone, clocks, moments), [row])
        self._spare.keep(before)
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
            roster=self.roster,
            spectators=self.settings.spectators or head.finished,
            message=head.message,
            clocks=self.clocks if head.stage == "playing" else None,
            ahead=self.ahead(),
            window=self.window(),
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
