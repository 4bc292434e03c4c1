"""The votes that are open in a hall: who may know of them, and how much time is left."""

from datetime import datetime
from typing import Any

import msgspec

from critias.hall import Ballot, Post
from critias.table.clocks.hall_clock import HallClock
from critias.table.table import Table
from critias.table.viewers import Viewer


class ShownTime(msgspec.Struct, frozen=True):
    """What a clock shows; `left` seconds at the moment of sending, `ends` null if it stands."""

    length: float
    left: float
    ends: datetime | None
    running: bool
    over: bool


class ShownBallot(Ballot, frozen=True):
    """A vote that is open, and its clock, if votes have one."""

    clock: ShownTime | None


class Timed(msgspec.Struct, frozen=True):
    """A clock without what changes by the mere passing of time."""

    clock: HallClock
    over: bool

    def shown(self, now: datetime) -> dict[str, Any]:
        """What it shows at a moment."""
        return {
            "length": self.clock.length,
            "left": round(self.clock.left_at(now), 1),
            "ends": self.clock.ends,
            "running": self.clock.running,
            "over": self.over,
        }


class OpenVote(msgspec.Struct, frozen=True):
    """A vote and its clock, if votes have one."""

    ballot: Ballot
    time: Timed | None

    def seen_by(self, viewer: Viewer) -> bool:
        """Whether somebody may know of it: who votes there, and the screen that stands there."""
        if not isinstance(viewer, Post):
            return viewer in self.ballot.seats
        here = viewer.kind == self.ballot.kind and (
            not viewer.places or self.ballot.place in viewer.places
        )
        return here or viewer.sees_all

    def shown(self, now: datetime) -> ShownBallot:
        """The vote as it is sent."""
        clock = None if self.time is None else ShownTime(**self.time.shown(now))
        return ShownBallot(**msgspec.structs.asdict(self.ballot), clock=clock)


def open_votes(table: Table, now: datetime) -> list[OpenVote]:
    """The votes that are open, and whether their time is used up."""
    record, clock, moments = table.hall, table.hall_clock(), table.moments
    if record is None or clock is None or moments is None:
        return []
    votes = []
    for vote in moments.votes:
        own = record.clock_of(vote, clock)
        votes.append(OpenVote(vote.ballot, None if own is None else Timed(own, own.over(now))))
    return votes


def late_votes(table: Table, now: datetime) -> list[Ballot]:
    """The votes whose time is used up."""
    return [vote.ballot for vote in open_votes(table, now) if vote.time and vote.time.over]
