"""The clocks of a hall: that of the present phase, and those of the votes that are open in it.

They follow the match: what is stored is how people last set the clock, and in which phase. In a
later phase it runs on by itself from the entry that led there, and a vote from the entry that
opened it, so every process agrees on them.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Annotated, Any

import msgspec

from critias.engine.match import Match
from critias.hall import Ballot, Hall, Moment

Seconds = Annotated[int, msgspec.Meta(ge=5, le=24 * 60 * 60)]
VoteSeconds = Annotated[int, msgspec.Meta(ge=0, le=24 * 60 * 60)]
Factor = Annotated[float, msgspec.Meta(ge=0.5, le=10)]

USUAL_VOTE: VoteSeconds = 60
USUAL_FIRST_TURN: Factor = 2.0


class HallClock(msgspec.Struct, frozen=True):
    """The clock of a phase, or of a vote in it.

    It runs since `since`, when `left` seconds were left, or stands.
    """

    moment: Moment
    length: float
    left: float
    since: datetime | None = None

    @property
    def running(self) -> bool:
        """Whether time passes."""
        return self.since is not None

    @property
    def ends(self) -> datetime | None:
        """When it runs out, if it runs."""
        return None if self.since is None else self.since + timedelta(seconds=self.left)

    def left_at(self, now: datetime) -> float:
        """The seconds that are left; below zero once it has run out."""
        passed = 0.0 if self.since is None else max(0.0, (now - self.since).total_seconds())
        return self.left - passed

    def over(self, now: datetime) -> bool:
        """Whether the time of the phase is used up."""
        return self.left_at(now) <= 0

    def start(self, now: datetime) -> "HallClock":
        """The clock running."""
        return self if self.running else msgspec.structs.replace(self, since=now)

    def pause(self, now: datetime) -> "HallClock":
        """The clock standing."""
        return msgspec.structs.replace(self, left=self.left_at(now), since=None)

    def extend(self, seconds: float, now: datetime) -> "HallClock":
        """More time, or less; from now on, if it had run out."""
        left = max(0.0, max(0.0, self.left_at(now)) + seconds)
        since = now if self.running else None
        return HallClock(self.moment, max(0.0, self.length + seconds), left, since)


class HallRecord(msgspec.Struct, frozen=True):
    """How a hall is run, as it is stored; `clock` is as somebody last set it.

    `votes`: the planned seconds of a vote; 0: votes have no clock of their own.
    """

    lengths: Mapping[str, Seconds]
    votes: VoteSeconds = USUAL_VOTE
    first_turn: Factor = USUAL_FIRST_TURN
    defaults: bool = False
    pace: float = 0.0
    clock: HallClock | None = None

    def encoded(self) -> str:
        """As it is stored."""
        return msgspec.json.encode(self).decode()

    def planned(self, moment: Moment) -> float:
        """How long a phase is meant to take."""
        return self._in_turn(moment.turn, self.lengths.get(moment.phase, 5 * 60))

    def _in_turn(self, turn: int, seconds: int) -> float:
        """In the first turn everything is new."""
        return seconds * self.first_turn if turn == 1 else float(seconds)

    def fresh(self, now: "Moments", since: datetime | None) -> HallClock:
        """The clock at the start of the present phase."""
        length = self.planned(now.moment) * now.stretch
        return HallClock(now.moment, length, length, since)

    def clock_in(self, now: "Moments") -> HallClock:
        """The clock of the present phase."""
        if self.clock is not None and self.clock.moment == now.moment:
            return self.clock
        ran = self.clock is not None and self.clock.running
        return self.fresh(now, now.began if ran else None)

    def clock_of(self, vote: "Vote", clock: HallClock) -> HallClock | None:
        """The clock of a vote, if votes have one, beside that of the hall.

        It stands while that stands, and has its full time when people set that going again.
        """
        length = self._in_turn(clock.moment.turn, self.votes)
        since = None if clock.since is None else max(vote.began, clock.since)
        return HallClock(clock.moment, length, length, since) if length else None


class Vote(msgspec.Struct, frozen=True):
    """A vote that is open, and when it was opened."""

    ballot: Ballot
    began: datetime


class Moments(msgspec.Struct, frozen=True):
    """The phase of a match, when it began, how much longer than planned the rules make it, and
    the votes that are open in it."""

    moment: Moment
    began: datetime
    stretch: float = 1.0
    votes: Sequence[Vote] = ()

    @classmethod
    def at_start(cls, hall: Hall[Any], match: Match, begun: datetime) -> "Moments":
        """The phase with which a match begins."""
        votes = [Vote(ballot, begun) for ballot in hall.ballots(match)]
        return cls(hall.moment(match.state), begun, hall.stretch(match.state), votes)

    def after(self, hall: Hall[Any], match: Match, now: datetime) -> "Moments":
        """The phase after an entry of that time, which has led to this match."""
        moment, votes = hall.moment(match.state), self._votes(hall.ballots(match), now)
        if moment == self.moment:
            return msgspec.structs.replace(self, votes=votes) if votes or self.votes else self
        return Moments(moment, now, hall.stretch(match.state), votes)

    def _votes(self, ballots: Sequence[Ballot], now: datetime) -> list[Vote]:
        """Those that are open now; one that was open before goes on."""
        began = {vote.ballot.key: vote.began for vote in self.votes}
        return [Vote(ballot, began.get(ballot.key, now)) for ballot in ballots]
