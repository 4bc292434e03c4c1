"""A match: a game, its options, a seed, and the list of what was answered."""

from collections.abc import Mapping, Sequence
from functools import partial
from hashlib import blake2b
from html import escape
from pathlib import Path
from typing import Any
from weakref import ref

import msgspec

from ._works.converting import convert
from ._works.copying import copy_state
from ._works.hidden import Hiding, known_hiding
from ._works.log import (
    Answered,
    Commanded,
    Entry,
    Happening,
    Imagined,
    Retracted,
    Standing,
    Undone,
    after_entry,
    since,
    standing_in,
)
from ._works.running import Running
from .decisions import Decision, Record
from .errors import (
    CommandRefused,
    CritiasError,
    MatchOver,
    NoSuchSeat,
    NotAsked,
    QuestionClosed,
    RulesError,
    UndoRefused,
)
from .events import Event
from .flows import Flow
from .game import Game, LetLapse, Result, Then
from .randomness import Rng
from .state import State
from .undoing import Ignorance, ignorance_of, last_answer, undoers
from .views import View

_KEPT_CHECKPOINTS = 8
_STEPS_WITHOUT_A_QUESTION = range(10_000)
_ANSWERS_BY_ONE_COMMAND = range(10_000)
_IMAGININGS = 10_000


class Told(msgspec.Struct, frozen=True):
    """An event and the number of the log entry that caused it (0: the set-up)."""

    number: int
    event: Event


class Checkpoint(msgspec.Struct, frozen=True):
    """A copy of the state at the start of a step, and how much of the match lay before it."""

    state: State
    entries: int
    events: int


class Match:
    """One match, under way or over.

    >>> import critias
    >>> match = critias.new("atlantis", seats=2, seed=7)
    >>> [seat] = match.pending
    >>> match.answer(seat, match.pending[seat].options[0])
    >>> len(match.log)
    1

    A match made with `bulk=True` tells no events and keeps no checkpoints: it plays faster, and a
    clone of it has to start over.
    """

    __slots__ = (
        "__weakref__",
        "_bulk",
        "_checkpoints",
        "_counted",
        "_events",
        "_hiding",
        "_noted",
        "_number",
        "_running",
        "_since",
        "_stands",
        "_taught",
        "components",
        "game",
        "imagined",
        "key",
        "log",
        "names",
        "options",
        "result",
        "seats",
        "state",
        "steps",
    )

    def __init__(
        self,
        game: Game[Any],
        *,
        seats: int,
        key: bytes,
        options: Any,
        components: Any,
        names: Sequence[str],
        bulk: bool = False,
    ) -> None:
        self.game = game
        self.seats = seats
        self.key = key
        self.options = options
        self.components = components
        self.names = tuple(names)
        self.log: list[Entry] = []
        self.result: Result | None = None
        self.imagined = False
        self._bulk = bulk
        # By seat: the length of the log when its answers were counted, and how many stood.
        self._counted: dict[int, tuple[int, int]] = {}
        # What stands of the log up to a length.
        self._stands: tuple[int, Standing | None] = (0, None)
        # The number of the last answer, and what its seat could not know before it.
        self._noted: tuple[int, Ignorance] | None = None
        # By seat: the number of an answer, and whether it taught the seat something.
        self._taught: dict[int, tuple[int, bool]] = {}
        # The length of the log, and by seat what hides where at that point.
        self._hiding: tuple[int, dict[int | None, Hiding]] = (0, {})
        self._running: Running
        self._events: list[Told] = []
        self._checkpoints: list[Checkpoint] = []
        self._restart(None)
        self._check_asked()

    # Asking and answering

    @property
    def seed_hash(self) -> str:
        """What can be told of the seed before the seed itself can (a commitment)."""
        return blake2b(self.key, digest_size=32).hexdigest()

    @property
    def pending(self) -> Mapping[int, Decision]:
        """The open decisions by seat. For whoever runs the match: a seat sees only its own."""
        return self._running.open

    @property
    def sides(self) -> Sequence[int]:
        """The side of each seat: those of a side win together."""
        return self.game.sides(self.seats, self.options, self.components)

    @property
    def over(self) -> bool:
        """Whether the match has ended; then `result` tells how."""
        return self.result is not None

    def asked(self, seat: int | None) -> tuple[int, ...]:
        """The seats whose answer is awaited, as far as `seat` (None: a spectator) may know."""
        return self._running.asked_as_seen_by(seat)

    def in_secret(self, seat: int | None) -> bool:
        """Whether others decide in secret, so that they may have answered unseen by the seat."""
        return self._running.others_in_secret(seat)

    def sealed(self, seat: int | None) -> set[int]:
        """The numbers of the entries that a seat (None: a spectator) cannot know of yet."""
        return self._numbers(self._running.sealed_from(seat))

    def question(self, seat: int) -> str:
        """The name of the question open to a seat.

        It stays the same while others act and the question still says the same, so that an answer
        given side by side with theirs counts; it changes when the seat answers.
        """
        decision = self._open_to(seat)
        own = self._answers_of(seat)
        about = msgspec.json.encode((decision.rule, decision.about), order="sorted")
        return f"{own}-{blake2b(about, digest_size=6).hexdigest()}"

    def _answers_of(self, seat: int) -> int:
        """How many answers of a seat stand; counted on from where they were counted last."""
        log = self.log
        counted, own = self._counted.get(seat, (0, 0))
        fresh = log[counted:]
        if any(isinstance(entry, Retracted) for entry in fresh):
            own, fresh = 0, [*standing_in(self._standing())]
        for entry in fresh:
            if isinstance(entry, Answered | Undone) and entry.seat == seat:
                own += 1 if isinstance(entry, Answered) else -1
        self._counted[seat] = (len(log), own)
        return own

    def _standing(self) -> Standing | None:
        """What stands of the log; worked out from where that was done last."""
        length, standing = self._stands
        for entry in self.log[length:]:
            standing = after_entry(standing, entry)
        self._stands = (len(self.log), standing)
        return standing

    def answer(self, seat: int, answer: Any, *, question: str | None = None) -> None:
        """Answer the question open to a seat, with a record or its wire form."""
        decision = self._running.open.get(seat) or self._open_to(seat)
        if question is not None and question != self.question(seat):
            raise QuestionClosed(
                f"the question {question!r} is no longer open to seat {seat}; "
                f"now it is asked {self.question(seat)!r}"
            )
        if not self._bulk:
            self._noted = (len(self.log) + 1, ignorance_of(self, seat))
            self._enter(Answered(len(self.log) + 1, seat, decision.accept(answer)))
            return
        log, since, running = self.log, self._since, self._running
        accepted = decision.accept(answer)
        entry = Answered(len(log) + 1, seat, accepted)
        log.append(entry)
        # This is `_happen`, written out for bulk play, in which nobody asks what entry it was.
        since.append(entry)
        running.answer(seat, accepted, len(since) - 1)
        if running.done:
            self._go_on()

    def command(self, seat: int | None, command: Any) -> None:
        """Carry out a command of a seat, or of the referee (None), between two answers."""
        self._refuse_if_over()
        if seat is not None:
            self._check_seat(seat)
        self._enter(Commanded(len(self.log) + 1, seat, self.accept_command(command)))

    def accept_command(self, command: Any) -> Any:
        """A command of the game, from a record or its wire form. It may still be refused."""
        kinds = self.game.command_type
        if kinds is None:
            raise CommandRefused(f"{self.game.name} has no commands")
        try:
            return convert(command, kinds)
        except msgspec.ValidationError as error:
            raise CommandRefused(f"that is not a command of {self.game.name}: {error}") from None

    # Looking

    def view(self, seat: int | None) -> View:
        """All that a seat (None: a spectator) may know of the table, as plain data."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self.state, seat)

    def events(self, seat: int | None, since: int = -1) -> list[Told]:
        """What happened after entry `since`, as far as a seat (None: a spectator) may know it."""
        if seat is not None:
            self._check_seat(seat)
        seen = []
        for told in self._events:
            if told.number > since:
                event = told.event.as_seen_by(seat)
                if event is not None:
                    seen.append(Told(told.number, event))
        return seen

    @property
    def all_events(self) -> Sequence[Told]:
        """Every event in full, for exports and audits. It tells all secrets."""
        return self._events

    def position(self, number: int) -> "Match":
        """The match as it stood after entry `number`; 0 is the start."""
        self._refuse_if_imagined("has no past")
        if not 0 <= number <= len(self.log):
            raise CritiasError(f"the match has entries 1 to {len(self.log)}, not {number}")
        earlier = Match(
            self.game,
            seats=self.seats,
            key=self.key,
            options=self.options,
            components=self.components,
            names=self.names,
        )
        for entry in self.log[:number]:
            earlier.replay(entry)
        return earlier

    def replay(self, entry: Entry) -> None:
        """Do again what a log entry records."""
        if isinstance(entry, Answered):
            self._noted = None
            answer = self._open_to(entry.seat).accept(entry.answer)
            self._enter(Answered(len(self.log) + 1, entry.seat, answer))
        elif isinstance(entry, Commanded):
            self.command(entry.seat, entry.command)
        elif isinstance(entry, Undone):
            self.undo(entry.seat)
        else:
            self.retract(entry.retract, entry.reason)

    def save(self, path: str | Path) -> None:
        """Write the match to a file, as JSON; `critias.load` reads it. It tells all secrets."""
        from .saving import save

        save(self, path)

    # Going back

    def can_undo(self, seat: int) -> bool:
        """Whether the seat can take back its last answer."""
        return not self.imagined and isinstance(last_answer(self, seat), Answered)

    def undoers(self) -> set[int]:
        """All seats that can take back their last answer."""
        return undoers(self)

    def undo(self, seat: int) -> None:
        """Take back the last answer of a seat, if nothing has been learnt since.

        A draw, a roll, a reveal, and somebody else's answer are final.
        """
        self._check_seat(seat)
        target = last_answer(self, seat)
        if isinstance(target, str):
            raise UndoRefused(target)
        self.log.append(Undone(len(self.log) + 1, seat, target.number))
        self._rebuild(target.number)

    def retract(self, number: int, reason: str) -> None:
        """The referee takes back all that stands from entry `number` on, even what was learnt.

        The dice stay as they were: who answers as before, rolls as before.
        """
        self._refuse_if_imagined("has no past")
        if not 1 <= number <= len(self.log):
            raise UndoRefused(f"the match has entries 1 to {len(self.log)}, not {number}")
        if not reason:
            raise UndoRefused("what is taken back needs a reason")
        self.log.append(Retracted(len(self.log) + 1, number, reason))
        self._rebuild(number)

    def _numbers(self, places: set[int]) -> set[int]:
        return {self._since[place].number for place in places}

    # Copies

    def clone(self, *, bulk: bool = False) -> "Match":
        """An independent match in the same position. In bulk, it carries no events."""
        twin = self._twin(bulk)
        twin._go_to(self._checkpoints[-1:], self._since)
        return twin

    def catch_up(self, later: "Match") -> bool:
        """Come to the position of the match that this one has become elsewhere.

        It costs what the rules take for the entries that this one has not got, where a clone takes
        those of the whole step. False, if one of them takes something back: then nothing is done.
        """
        fresh = later.log[len(self.log) :]
        if any(isinstance(entry, Undone | Retracted) for entry in fresh):
            return False
        self.state.listener = None
        for entry in fresh:
            assert isinstance(entry, Answered | Commanded)
            self.log.append(entry)
            self._happen(entry)
        self._events += later._events[len(self._events) :]
        self._checkpoints = later._checkpoints[:]
        self._counted = later._counted.copy()
        self._stands = later._stands
        self._noted = later._noted
        self._taught = later._taught.copy()
        self._listen()
        return True

    def __copy__(self) -> "Match":
        return self.clone(bulk=self._bulk)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return self.clone(bulk=self._bulk)

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle holds what a file holds, and plays it again."""
        self._refuse_if_imagined("cannot be pickled: it has no past to be played again from")
        head = (self.game, self.seats, self.key, self.options, self.components, self.names)
        return _played_again, (*head, self._bulk, self.log)

    def imagine(self, seat: int | None, rng: Rng, *, bulk: bool = True) -> "Match":
        """A match that could be this one as far as the seat can tell.

        What it cannot know is resampled, others' sealed answers to open questions are dropped,
        and the future is random anew.
        """
        if seat is not None:
            self._check_seat(seat)
        if not isinstance(rng, Rng):
            raise TypeError(f"what is unknown is drawn with a critias.Rng, not with {rng!r}")
        sealed = self._running.sealed_from(seat)
        twin = self._twin(bulk)
        twin.imagined = True
        twin.key = bytes(32)
        twin.log = []
        twin._counted = {}
        twin._stands = (0, None)
        twin._noted = None
        twin._taught = {}
        twin._events = []
        twin._restart(self._last_checkpoint(), listen=False, key=self.key)
        for place, happening in enumerate(self._since):
            if place not in sealed:
                twin._happen(happening)
        twin._happen(Imagined(0, seat, rng.fork().key, self._hiding_from(seat)))
        twin._listen()
        return twin

    def _hiding_from(self, seat: int | None) -> Hiding:
        """Where things hide from a seat now; found when it first imagines something."""
        if self._hiding[0] != len(self.log):
            self._hiding = (len(self.log), {})
        return self._hiding[1].setdefault(seat, [])

    def _twin(self, bulk: bool) -> "Match":
        """A match like this one that has yet to be brought into a position."""
        twin = Match.__new__(Match)
        twin.game = self.game
        twin.seats = self.seats
        twin.key = self.key
        twin.options = self.options
        twin.components = self.components
        twin.names = self.names
        twin.log = self.log[:]
        twin.imagined = self.imagined
        twin._bulk = bulk
        twin._counted = self._counted.copy()
        twin._stands = self._stands
        twin._noted = self._noted
        twin._taught = self._taught.copy()
        twin._hiding = (0, {})
        twin._events = [] if bulk else self._events[:]
        twin._checkpoints = self._checkpoints[:]
        return twin

    # The works

    def _last_checkpoint(self) -> Checkpoint | None:
        return self._checkpoints[-1] if self._checkpoints else None

    def _restart(
        self, checkpoint: Checkpoint | None, *, listen: bool = True, key: bytes | None = None
    ) -> None:
        """Go to a checkpoint, or to the very start."""
        self._number = checkpoint.entries if checkpoint else 0
        self.steps = 0  # begun since this match was made or copied
        self._since: list[Happening] = []
        self.result = None
        if checkpoint is None:
            rng = Rng(key or self.key)
            self.state: State = self.game.setup(self.seats, self.options, self.components, rng)
            if not isinstance(self.state, State):
                raise RulesError(f"{self.game.name} sets up {self.state!r}, not a State")
        else:
            self.state = copy_state(checkpoint.state)
        if listen:
            self._listen()
        self._running = Running(_nothing())
        self._go_on()

    def _listen(self) -> None:
        # By a weak reference: in a reference cycle with its state, a match that nobody needs any
        # more would stay in memory until the garbage collector comes round.
        self.state.listener = None if self._bulk else partial(_hear, ref(self))

    def _happen(self, happening: Happening) -> None:
        """Let something happen to the state, and play on to the next question."""
        running, since = self._running, self._since
        self._number = happening.number
        since.append(happening)
        if isinstance(happening, Answered):
            running.answer(happening.seat, happening.answer, len(since) - 1)
        elif isinstance(happening, Commanded):
            then = self.game.command(self.state, happening.seat, happening.command)
            if then is Then.NEXT_STEP:
                self._running = Running(_nothing())
            else:
                self._running.ask_again()
            if isinstance(then, LetLapse):
                self._let_lapse(then)
        else:
            known = known_hiding.set(happening.hiding)
            try:
                self._resample(happening.seat, Rng(happening.key))
            finally:
                known_hiding.reset(known)
        if self._running.done:
            self._go_on()

    def _let_lapse(self, lapse: LetLapse) -> None:
        """Answer for some seats until they are asked nothing more, or the step is done."""
        running = self._running
        for _ in _ANSWERS_BY_ONE_COMMAND:
            late = [seat for seat in lapse.seats() if seat in running.open]
            if running.done or not late:
                return
            seat = min(late)
            running.answer(seat, lapse.answer(running.open[seat]), None)
        raise RulesError(f"{self.game.name} asks again and again what has lapsed")

    def _resample(self, seat: int | None, rng: Rng) -> None:
        """Imagine what the seat cannot know, so that others could be asked what they are asked."""
        for _ in range(_IMAGININGS):
            self.game.resample(self.state, seat, rng)
            self._running.ask_again()
            if all(d.answerable() for d in self._running.open.values() if d.seat != seat):
                self.state.rng = rng.fork()
                return
        raise RulesError(f"{self.game.name} imagines no world in which its questions make sense")

    def _enter(self, entry: Answered | Commanded) -> None:
        """Let a new entry of the log happen; if it is refused, or the rules fail, it never was."""
        checkpoints, since, told = self._checkpoints[:], self._since[:], len(self._events)
        steps = self.steps

        def undo() -> None:
            self.log.pop()
            self._go_to(checkpoints, since)
            del self._events[told:]
            self.steps = steps

        self.log.append(entry)
        try:
            self._happen(entry)
            self._check_asked()
        except Exception as error:
            undo()
            if isinstance(error, CritiasError):
                raise
            if isinstance(error, AssertionError) and isinstance(entry, Commanded):
                raise CommandRefused(f"that would leave the match invalid: {error}") from None
            raise RulesError(
                f"{self.game.name} failed on {entry!r}: {type(error).__name__}: {error}"
            ) from error
        if isinstance(entry, Commanded) and (lapses := self._lapses()):
            undo()
            before = self._lapses()
            if broken := [lapse for lapse in lapses if lapse not in before]:
                raise CommandRefused(f"that would leave {broken[0]}")
            # What was wrong before is no fault of this command, and must not bar the way out.
            self.log.append(entry)
            self._happen(entry)

    def _lapses(self) -> list[str]:
        """What is wrong now: broken invariants, and questions without an answer."""
        wrong: list[str] = []
        try:
            self.game.validate(self.state)
        except AssertionError as error:
            wrong += [f"the match invalid: {lapse}" for lapse in error.args or ("it is",)]
        for decision in self._running.open.values():
            if not decision.answerable():
                wrong.append(f"seat {decision.seat} nothing to answer")
        return wrong

    def _go_to(self, checkpoints: list[Checkpoint], since: list[Happening]) -> None:
        """Go to the last checkpoint and let happen what has happened since."""
        self._checkpoints = checkpoints[-1:]
        self._restart(self._last_checkpoint(), listen=False)
        for happening in since:
            self._happen(happening)
        self._checkpoints = checkpoints
        self._listen()

    def _go_on(self) -> None:
        """Begin steps until one asks something or the match is over."""
        game, running = self.game, self._running
        for _ in _STEPS_WITHOUT_A_QUESTION:
            result = game.result(self.state)
            if result is not None:
                self.result = result
                return
            if not self._bulk:
                self._keep_checkpoint()
            self.steps += 1
            running.begin(game.step(self.state))
            if not running.done:
                return
        raise RulesError(f"{self.game.name} plays on and on without asking anybody")

    def _keep_checkpoint(self) -> None:
        self._since = []
        if self.state.listener is None:
            return  # what happens has happened before, and its checkpoints are there
        kept = self._checkpoints
        entries = self._number
        if kept and kept[-1].entries == entries:
            kept.pop()
        kept.append(Checkpoint(copy_state(self.state), entries, len(self._events)))
        del kept[:-_KEPT_CHECKPOINTS]

    def _rebuild(self, number: int) -> None:
        """Play again from before entry `number` all that stands in the log."""
        while self._checkpoints and self._checkpoints[-1].entries >= number:
            self._checkpoints.pop()
        checkpoint = self._last_checkpoint()
        del self._events[checkpoint.events if checkpoint else 0 :]
        self._restart(checkpoint)
        start = self._number
        for entry in since(self._standing(), start):
            self._happen(entry)

    def _as_before(self, number: int) -> "Match":
        """A quiet copy of the match as it stood before entry `number`."""
        earlier = self._twin(bulk=True)
        earlier._checkpoints = [c for c in self._checkpoints if c.entries < number]
        earlier._restart(earlier._last_checkpoint())
        start = earlier._number
        for entry in since(self._standing(), start):
            if entry.number < number:
                earlier._happen(entry)
        return earlier

    def _open_to(self, seat: int) -> Decision:
        decision = self._running.open.get(seat)
        if decision is None:
            self._refuse_if_over()
            self._check_seat(seat)
            waiting = ", ".join(str(other) for other in self.asked(seat)) or "nobody"
            raise NotAsked(f"seat {seat} is not asked anything now; awaited: {waiting}")
        return decision

    def _check_asked(self) -> None:
        """Refuse rules that ask seats which do not exist. Bulk play looks only at the start."""
        for seat, decision in self._running.open.items():
            if seat not in range(self.seats):
                raise RulesError(
                    f"{self.game.name} asks seat {seat!r} ({decision.rule}); "
                    f"the seats are 0 to {self.seats - 1}"
                )

    def _check_seat(self, seat: int) -> None:
        if seat not in range(self.seats):
            raise NoSuchSeat(f"there is no seat {seat!r}; the seats are 0 to {self.seats - 1}")

    def _refuse_if_over(self) -> None:
        if self.result is not None:
            raise MatchOver(f"the match is over: {_outcome(self.result, self.names)}")

    def _refuse_if_imagined(self, what: str) -> None:
        if self.imagined:
            raise CritiasError(f"an imagined match {what}")

    def say(self, option: Any, language: str = "en") -> str:
        """An option in words, as a player would say it.

        >>> import critias
        >>> match = critias.new("atlantis", seats=2, seed=7)
        >>> [seat] = match.pending
        >>> match.say(match.pending[seat].options[0])
        'Move figure 1 with the olive'
        """
        from .texts import texts_of

        if not isinstance(option, Record):
            return str(option)
        return texts_of(self.game, language, names=self.names, components=self.components).option(
            option
        )

    def __str__(self) -> str:
        from .texts import texts_of

        texts = texts_of(self.game, names=self.names, components=self.components)
        lines = [self.game.draw(self.view(None), texts)]
        if self.result is not None:
            lines.append(_outcome(self.result, self.names))
        else:
            awaited = ", ".join(self.names[seat] for seat in self.asked(None))
            lines.append(texts.say("awaiting", names=awaited))
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        """The table as a notebook shows it: what a spectator sees."""
        return f'<pre style="line-height:1.35">{escape(str(self))}</pre>'

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}, {self.seats} seats, {len(self.log)} entries>"


def _played_again(
    game: Game[Any],
    seats: int,
    key: bytes,
    options: Any,
    components: Any,
    names: Sequence[str],
    bulk: bool,
    log: Sequence[Entry],
) -> Match:
    match = Match(
        game,
        seats=seats,
        key=key,
        options=options,
        components=components,
        names=names,
        bulk=bulk,
    )
    for entry in log:
        match.replay(entry)
    return match


def _outcome(result: Result, names: Sequence[str]) -> str:
    winners = " and ".join(names[seat] for seat in result.winners) or "nobody"
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, result.scores, strict=True))
    return f"{winners} won ({scores})"


def _hear(listening: "ref[Match]", event: Event) -> None:
    match = listening()
    # A state that outlives its match, as in tests of single rules, tells nobody.
    if match is not None:
        match._events.append(Told(match._number, event))


def _nothing() -> Flow[None]:
    """A flow that is over at once."""
    yield from ()
