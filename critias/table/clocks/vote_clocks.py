"""The clocks of votes: each runs from the entry that opened the vote, beside that of the hall."""

from collections.abc import Sequence
from datetime import datetime

import msgspec

from critias.hall import Ballot

from .hall_clock import HallClock


class Vote(msgspec.Struct, frozen=True):
    """A vote that is open, and when it was opened."""

    ballot: Ballot
    began: datetime

    def clock(self, hall: HallClock, length: float) -> HallClock | None:
        """The clock of the vote, if votes have one, beside that of the hall.

        It stands while that stands, and has its full time when people set that going again.
        """
        since = None if hall.since is None else max(self.began, hall.since)
        return HallClock(hall.moment, length, length, since) if length else None


def still_open(before: Sequence[Vote], ballots: Sequence[Ballot], now: datetime) -> list[Vote]:
    """The votes that are open now; one that was open before goes on."""
    began = {vote.ballot.key: vote.began for vote in before}
    return [Vote(ballot, began.get(ballot.key, now)) for ballot in ballots]
