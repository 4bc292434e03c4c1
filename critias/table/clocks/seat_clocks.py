"""How long each seat has been asked, and what is left of its bank. It follows from the log."""

import copy
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

import msgspec

from critias.engine.match import Match

from ..people.held_answers import Held
from ..people.seats import Seat
from ..settings import Settings
from .reaction_windows import is_reaction


class Deadline(msgspec.Struct, frozen=True):
    """When the clock of a seat runs out."""

    seat: int
    at: datetime


class ShownClock(msgspec.Struct, frozen=True):
    """The clocks as one viewer may see them; `bank`: seconds left of its own."""

    deadlines: Sequence[Deadline]
    bank: int | None


class Spent(NamedTuple):
    """What an answer took, for when it is taken back; linked, so that nothing is ever copied."""

    entry: int
    bank: float  # as it was when the seat was asked
    seconds: float
    before: "Spent | None"


class Clocks:
    """The clocks of one match. The time is that of the entries, so every process agrees on it.

    Like the match, they are never changed, only replaced by those that follow.
    """

    def __init__(self, settings: Settings, match: Match, begun: datetime) -> None:
        self._clock = settings.clock
        self._live = not settings.by_post
        self.banks = [float(self._clock.bank if self._clock else 0)] * match.seats
        self._turns = [0] * match.seats  # how often each seat has answered or taken back
        self._spent: list[Spent | None] = [None] * match.seats
        self._asked: dict[int, tuple[tuple[int, str], datetime]] = {}
        self._look(match, begun)

    def after(self, match: Match, now: datetime) -> "Clocks":
        """The clocks after an entry of that time that is no answer and takes none back."""
        later = copy.copy(self)
        later._look(match, now)
        return later

    def answered(self, match: Match, now: datetime, seat: int) -> "Clocks":
        """The clocks after an answer of a seat, which has led to this match."""
        later = self._own(seat)
        seconds, bank = self._taken(seat, now), self.banks[seat]
        later._spent[seat] = Spent(len(match.log), bank, seconds, self._spent[seat])
        if self._clock is not None:
            later.banks[seat] = max(0.0, bank - max(0.0, seconds - self._clock.decision))
        later._look(match, now)
        return later

    def took_back(self, match: Match, now: datetime, seat: int, entry: int) -> "Clocks":
        """The clocks after a seat has taken its answer back: it has the time that was left then.

        What it has spent on the question that is gone now counts too. Otherwise somebody who
        answers and takes back could hold the clock for ever.
        """
        later = self._own(seat)
        spent = self._spent[seat]
        while spent is not None and spent.entry > entry:  # retracted by a referee
            spent = spent.before
        seconds = self._taken(seat, now)
        if spent is not None and spent.entry == entry:
            later.banks[seat], later._spent[seat] = spent.bank, spent.before
            seconds += spent.seconds
        later._look(match, now, {seat: timedelta(seconds=seconds)})
        return later

    def _own(self, seat: int) -> "Clocks":
        """A copy in which a seat has moved on to another question."""
        later = copy.copy(self)
        later.banks, later._turns, later._spent = self.banks[:], self._turns[:], self._spent[:]
        later._turns[seat] += 1
        return later

    def _taken(self, seat: int, now: datetime) -> float:
        """The seconds that a seat has taken for its question; in a reaction window none."""
        if seat not in self._asked or seat in self._reacting:
            return 0.0
        return (now - self._asked[seat][1]).total_seconds()

    def _look(
        self, match: Match, now: datetime, taken: Mapping[int, timedelta] | None = None
    ) -> None:
        """Note who is asked; the clock of a question that was open before goes on.

        `taken`: the time that seats have taken already for what they are asked now.
        """
        before = self._asked
        self._asked = {}
        # In a reaction window clocks stand still: who says nothing there has declined.
        self._reacting = {
            seat for seat, asked in match.pending.items() if self._live and is_reaction(asked)
        }
        for seat, decision in match.pending.items():
            name = (self._turns[seat], decision.rule)
            known = before.get(seat)
            begun = now if seat in self._reacting else now - (taken or {}).get(seat, timedelta())
            self._asked[seat] = known if known and known[0] == name else (name, begun)

    def since(self, seat: int) -> datetime | None:
        """Since when a seat has been asked its question."""
        return self._asked[seat][1] if seat in self._asked else None

    def name(self, seat: int) -> str:
        """Names the question for which the clock of a seat is running."""
        turn, rule = self._asked[seat][0]
        return f"{turn}-{rule}"

    def held(self, seats: Sequence[Seat], seat: int) -> Held | None:
        """What a seat holds as its answer to the question for which its clock is running."""
        held = seats[seat].held_answer
        if held is None or seat not in self._asked or held.asked != self.name(seat):
            return None
        return held

    def deadline(self, seat: int) -> datetime | None:
        """When the time of a seat runs out."""
        since = self.since(seat)
        if self._clock is None or since is None:
            return None
        return since + timedelta(seconds=self._clock.decision + self.banks[seat])

    def reminder(self, seat: int) -> datetime | None:
        """When a seat that takes days is reminded: in the last quarter of its time."""
        since, deadline = self.since(seat), self.deadline(seat)
        if since is None or deadline is None or deadline - since < timedelta(hours=1):
            return None
        return deadline - (deadline - since) / 4

    def due(self, seats: Sequence[Seat], now: datetime) -> datetime | None:
        """When somebody has to look at this table again: a deadline, or time for a reminder."""
        moments: list[datetime | None] = []
        for seat in self._asked:
            if seats[seat].active:
                reminder = self.reminder(seat)
                moments += (self.deadline(seat), reminder if reminder and reminder > now else None)
        return min((moment for moment in moments if moment is not None), default=None)

    def shown(self, match: Match, seats: Sequence[Seat], viewer: int | None) -> ShownClock | None:
        """What a viewer may see of the clocks."""
        if self._clock is None:
            return None
        # A clock that stops would tell that somebody has answered in secret.
        hidden = match.in_secret(viewer)
        deadlines = [
            Deadline(seat, deadline)
            for seat in match.asked(viewer)
            if (seat == viewer or not hidden) and seats[seat].active
            if (deadline := self.deadline(seat)) is not None
        ]
        bank = None if viewer is None else int(self.banks[viewer])
        return ShownClock(deadlines, bank)
