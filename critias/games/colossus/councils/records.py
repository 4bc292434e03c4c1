"""What the state holds of the councils: their chambers, the register, spies and summons."""

from dataclasses import dataclass, field
from typing import Literal

import msgspec


class Taken(msgspec.Struct, frozen=True, gc=False):
    """An action that a player has chosen in a meeting."""

    seat: int
    action: str


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


class Insight(msgspec.Struct, frozen=True, gc=False):
    """A spy looks into a player's purse or listens to a council until the end of a turn."""

    of: Literal["purse", "council"]
    spy: int
    target: int
    until: int


class Summons(msgspec.Struct, frozen=True, gc=False):
    """A matter of somebody who may sit in another council: settled when the councils rise."""

    matter: Literal["fine", "relocation"]
    seat: int  # whose word is wanted
    by: int  # the player who brought it up
    action: str
    amount: int = 0  # of a fine, or of the reward for a relocation
    wonder: str = ""
    to: int = -1  # the city for the wonder


Status = Literal["pending", "rejected", "accepted", "in-force", "struck"]


class Amendment(msgspec.Struct, frozen=True, gc=False):
    """An entry in the register of rule changes.

    It changes a number, a switch or a name that the rules know, or else is text for Control.
    """

    entry: int
    proposer: int
    council: int
    turn: int  # in which its council passed it
    number: str = ""
    value: int = 0
    thing: str = ""
    name: str = ""
    text: str = ""
    ayes: int = 0  # in its council, by the resource voted with
    nays: int = 0
    law_ayes: int = 0  # in the Council of Law, by heads
    law_nays: int = 0
    status: Status = "pending"
    starts: int = 0  # the turn from which it counts
    switch: str = ""
    setting: str = ""
