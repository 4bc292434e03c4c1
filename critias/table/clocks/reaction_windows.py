"""Reaction windows: for how long those who might hold a card are asked for it.

Whoever could hold it for all that others know is asked, so that who is asked tells nothing. The
time until play goes on must not tell either: it follows from what everybody knows, which is who is
asked, who of them is a person and who a bot that thinks, and what was set for the table.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import msgspec

from critias.bots import takes_its_time
from critias.engine.decisions import Choose, Decision
from critias.engine.match import Match

from ..people.seats import Seat
from ..people.standing_orders import decides
from ..settings import Settings

LENGTHS = {
    "quick": timedelta(seconds=3),
    "normal": timedelta(seconds=6),
    "long": timedelta(seconds=12),
}
TIME_TO_THINK = timedelta(seconds=2)
"""What bots that think take for a reaction, whatever they hold."""


class Window(msgspec.Struct, frozen=True):
    """Some seats are asked for a reaction, in secret.

    `thinking`: bots among them that are not waited for once it `settles`.
    `asked`: those who are, as everybody knows. `settles`: nothing takes effect before. `closes`:
    who has not answered by then has declined; None, it stays open until all have.
    """

    asked: Sequence[int]
    thinking: Sequence[int]
    settles: datetime
    closes: datetime | None

    def holds(self, now: datetime) -> bool:
        """Whether an answer must wait until it takes effect."""
        return self.closes is not None or now < self.settles

    def ripe(self, now: datetime, undecided: Sequence[int]) -> bool:
        """Whether what was answered takes effect; bots that think have had their time."""
        if self.closes is not None:
            return now >= self.closes
        return now >= self.settles and all(seat in self.thinking for seat in undecided)

    def moment(self) -> datetime:
        """When to look at it again, if nobody answers before."""
        return self.closes or self.settles

    def due(self, now: datetime) -> datetime | None:
        """As `moment`; None once it has settled and waits for an answer alone."""
        return self.closes or (self.settles if self.settles > now else None)


class ShownWindow(msgspec.Struct, frozen=True):
    """A window as one viewer may see it, with what it has answered itself."""

    asked: Sequence[int]
    closes: datetime | None
    answer: Any = None


def reacting(match: Match) -> list[int]:
    """The seats whose reaction is awaited."""
    return [seat for seat, asked in match.pending.items() if is_reaction(asked)]


def is_reaction(decision: Decision | None) -> bool:
    """Whether a question is put to whoever might have more than its default."""
    return isinstance(decision, Choose) and decision.reaction


def window_of(
    match: Match, seats: Sequence[Seat], settings: Settings, opened: datetime
) -> Window | None:
    """The window that is open, since `opened`; None if nobody is asked for a reaction."""
    pending = match.pending
    if not reacting(match):
        return None
    # Who has answered in secret is still asked, as everybody else sees it.
    known = match.asked(None)
    asked = [one for one in known if one not in pending or is_reaction(pending[one])]
    thinking = [one for one in asked if seats[one].played_by_bot and _thinks(seats[one])]
    thought = opened + TIME_TO_THINK if thinking else opened
    if any(pending[one].default is None for one in reacting(match)):
        return Window(asked, (), thought, None)  # nobody can be taken to have declined
    live = settings.reactions != "open" and not settings.by_post
    # Who is away can look on, and come back.
    together = sum(seat.expected for seat in seats) > 1
    left_to_people = any(
        seats[one].active and not decides(seats[one].standing_orders.orders, pending.get(one))
        for one in asked
    )
    if live and together and left_to_people:
        closes = opened + LENGTHS[settings.reactions]
        return Window(asked, thinking, closes, closes)
    return Window(asked, thinking, thought, None)


def _thinks(seat: Seat) -> bool:
    return seat.bot is not None and takes_its_time(seat.bot)
