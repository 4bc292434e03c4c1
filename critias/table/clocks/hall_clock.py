"""The clock of a hall: it runs for the present phase, or stands."""

from datetime import datetime, timedelta

import msgspec

from critias.hall import Moment


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
