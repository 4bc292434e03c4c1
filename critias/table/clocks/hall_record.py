"""How a hall is run, and in which phase it is: what its clocks follow from.

They follow the match: what is stored is how people last set the clock, and in which phase. In a
later phase it runs on by itself from the entry that led there, so every process agrees on it.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Annotated, Any

import msgspec

from critias.engine.match import Match
from critias.hall import Hall, Moment

from .hall_clock import HallClock
from .vote_clocks import Vote, still_open

Seconds = Annotated[int, msgspec.Meta(ge=5, le=24 * 60 * 60)]
VoteSeconds = Annotated[int, msgspec.Meta(ge=0, le=24 * 60 * 60)]
Factor = Annotated[float, msgspec.Meta(ge=0.5, le=10)]

USUAL_VOTE: VoteSeconds = 60
USUAL_FIRST_TURN: Factor = 2.0


class HallRecord(msgspec.Struct, frozen=True):
    """How a hall is run, as it is stored; `clock` is as somebody last set it.

    `votes`: the planned seconds of a vote; 0: votes have no clock of their own. `paused`: nobody
    but referees may act; `halted`: the places at which alone that is so. `codes`: whether people
    may enter by a code that they type. `muted`: the seats that may not speak. `looks_first`:
    whether a referee looks at each headline of a newspaper before the hall does. `where`: in which
    part of the room the places are, in the organiser's words.
    """

    lengths: Mapping[str, Seconds]
    votes: VoteSeconds = USUAL_VOTE
    first_turn: Factor = USUAL_FIRST_TURN
    defaults: bool = False
    pace: float = 0.0
    clock: HallClock | None = None
    paused: bool = False
    halted: tuple[str, ...] = ()
    codes: bool = True
    muted: tuple[int, ...] = ()
    looks_first: bool = True
    where: Mapping[str, str] = {}

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

    def clock_of(self, vote: Vote, clock: HallClock) -> HallClock | None:
        """The clock of a vote, if votes have one, beside that of the hall."""
        return vote.clock(clock, self._in_turn(clock.moment.turn, self.votes))


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
        moment, votes = hall.moment(match.state), still_open(self.votes, hall.ballots(match), now)
        if moment == self.moment:
            return msgspec.structs.replace(self, votes=votes) if votes or self.votes else self
        return Moments(moment, now, hall.stretch(match.state), votes)
