"""A match as learners meet it: who is asked, what they see, and which actions there are."""

from collections import deque
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from critias.engine.game import Game
from critias.engine.match import Match
from critias.engine.registry import new

from .actions import Question
from .fields import Vector
from .games import lesson

Mask = NDArray[np.int8]


class Seated:
    """A match in which each answer is one action, or a few in a row."""

    def __init__(
        self, game: Game[Any], seats: int, options: Mapping[str, Any] | None, history: int = 0
    ) -> None:
        learnt = lesson(game.name, seats, options)
        self.sheet = learnt.sheet
        self.actions = learnt.actions
        self.seats = seats
        self._game = game
        self._options = dict(options or {})
        self._history = history
        self.match: Match
        self._question: Question | None
        # By seat: what it saw when it acted, and how it acted.
        self._past: list[deque[tuple[Vector, int]]]

    def begin(self, seed: int) -> None:
        """A new match."""
        self.match = new(self._game, seats=self.seats, seed=seed, options=self._options, bulk=True)
        self._past = [deque(maxlen=self._history) for _ in range(self.seats)]
        self._look_for(self.seats - 1)

    def _look_for(self, last: int) -> None:
        """Whoever is asked is next; of several, the next one clockwise."""
        self._question = None
        asked = self.match.pending
        for turn in range(1, self.seats + 1):
            self.seat = (last + turn) % self.seats
            if self.seat in asked:
                return

    @property
    def question(self) -> Question:
        """What the seat that is next can do."""
        if self._question is None:
            self._question = self.actions.question(self.match.pending[self.seat])
        return self._question

    def act(self, action: int) -> bool:
        """Let the seat that is next take an action; says whether that completed its answer."""
        question, seat = self.question, self.seat
        seen = self.observe(seat) if self._history else None
        answer = question.take(action)
        if seen is not None:
            self._past[seat].append((seen, action))
        if answer is None:
            return False
        self.answer(answer)
        return True

    def answer(self, answer: Any) -> None:
        """Answer for the seat that is next."""
        seat = self.seat
        self.match.answer(seat, answer)
        if self.match.result is None:
            self._look_for(seat)
        else:
            self._question = None

    def observe(self, seat: int) -> Vector:
        """What a seat sees, and what it is asked."""
        taken = self._question.taken if self._question and seat == self.seat else ()
        return self.sheet.observe(
            self.match.state, seat, self.match.pending.get(seat), self.actions.number, taken
        )

    def mask(self, seat: int) -> Mask:
        """A 1 for each action that the seat can take now."""
        allowed: Mask = np.zeros(len(self.actions), np.int8)
        if self.match.result is None and seat in self.match.pending:
            asked = (
                self.question
                if seat == self.seat
                else self.actions.question(self.match.pending[seat])
            )
            allowed[list(asked.steps)] = 1
        return allowed

    def past(self, seat: int) -> tuple[NDArray[np.float32], NDArray[np.int64]]:
        """What a seat saw and did, the latest last: with what it sees now, its information state.

        Before its first action there is nothing, and no action has the number -1.
        """
        seen = np.zeros((self._history, self.sheet.size), np.float32)
        done = np.full(self._history, -1, np.int64)
        for place, (vector, action) in enumerate(reversed(self._past[seat]), 1):
            seen[-place] = vector
            done[-place] = action
        return seen, done


class Told:
    """What an environment, of whichever library, tells of the match behind it."""

    _seated: Seated

    @property
    def match(self) -> Any:
        """The match that is played: whoever looks at it sees all."""
        return self._seated.match

    @property
    def action_names(self) -> list[str]:
        """What each action is."""
        return self._seated.actions.names

    @property
    def fields(self) -> dict[str, slice]:
        """Where in an observation each field lies."""
        return self._seated.sheet.names
