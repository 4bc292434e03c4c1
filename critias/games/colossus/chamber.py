"""A council chamber: what stays there from meeting to meeting, and what the present one decides."""

from dataclasses import dataclass, field

from .council_records import Taken


@dataclass(slots=True, kw_only=True)
class Chamber:
    """One of the six councils."""

    turn: int = 0  # of the meeting that was opened last
    order: list[int] = field(default_factory=list)  # who acts, the President first
    declared: list[int] = field(default_factory=list)  # the Arete of those in `order`
    guests: list[int] = field(default_factory=list)  # Wandering Heroes among them
    president: int = -1
    acting: int = -1  # whose turn to act it is
    shopping: list[int] = field(default_factory=list)  # who may still want to buy upgrades
    taken: list[Taken] = field(default_factory=list)  # actions chosen in this meeting
    grown: dict[str, int] = field(default_factory=dict)  # steps of actions nobody chose
    currency: str = ""  # what upgrades cost by a Research action; empty: the usual
    currency_until: int = 0  # the last turn in which that holds
    ballot: str = ""  # what amendments are voted on with, by a Procedural Motion; empty: none yet
    ballot_since: int = 0  # the turn in which that motion was passed

    def voters(self) -> list[int]:
        """The members who are there: guests do not vote on the rules of the game."""
        return [seat for seat in self.order if seat not in self.guests]
