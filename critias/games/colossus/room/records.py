"""What the state holds of the room as a whole: ledgers and edicts."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from ..box import RESOURCES


class Booking(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A change of a resource, and its cause. Kudos and arete are booked in points."""

    turn: int
    resource: int
    amount: int
    cause: str


@dataclass(slots=True)
class Ledger:
    """What was booked, turn by turn. What is past is shared by all copies of the room."""

    past: tuple[Booking, ...] = ()
    carried: tuple[int, ...] = (0,) * len(RESOURCES)  # what the past adds up to
    present: list[Booking] = field(default_factory=list)

    def __iter__(self) -> Iterator[Booking]:
        yield from self.past
        yield from self.present

    def __reversed__(self) -> Iterator[Booking]:
        yield from reversed(self.present)
        yield from reversed(self.past)

    def balances(self) -> list[int]:
        """What it all adds up to, by resource."""
        sums = [*self.carried]
        for booking in self.present:
            sums[booking.resource] += booking.amount
        return sums

    def close(self) -> None:
        """A turn is over: nothing is written on this page any more."""
        self.carried = tuple(self.balances())
        self.past += tuple(self.present)
        self.present = []


EdictKind = Literal[
    "letters-of-marque",  # seat may enter regions of an empire
    "monster-bounty",  # House: amount kudos for each Monster
    "polemos",  # empire: armies weaker by amount
    "home-guard",  # House: raids fewer by amount Hoplites
    "vow-of-conquest",  # House against empire: amount kudos, or the price of failure
    "fortify",  # seat: city stronger by amount
    "sea-walls",  # table: cities stronger by amount against raids
    "hex-army",  # empire on a table: army weaker by amount
    "hex-raid",  # empire on a table: raids fewer by amount Hoplites
    "sabotage",  # empire: raids fewer by amount Hoplites
    "blessing",  # seat: rerolls in one fight
    "beast-lure",  # table: the Monster comes to a region
    "hero-idle",  # seat: the Hero stays at home
    "scorched-earth",  # seat: may loot and burn
    "no-doom",  # nobody: no DOOM is added to any score
    "embargo",  # House: may not trade
    "ostracised",  # seat: no Presidency, acts last
]


CALLED_BY_KIND = ("no-doom", "ostracised", "hero-idle")
"""What is set going by no action of the same name."""


class Edict(msgspec.Struct, frozen=True, gc=False):
    """Something a council or a wonder has set going, until the end of a turn.

    `target` is a seat, House, table or empire as its kind says; `where` a region, table or empire.
    What Control has decreed comes from no action.
    """

    kind: EdictKind
    target: int
    until: int
    amount: int = 0
    where: int = -1
    by: int = -1
    action: str = ""

    @property
    def cause(self) -> str:
        """What it goes by: the action it comes from, unless its kind says more."""
        if self.kind in CALLED_BY_KIND:
            return self.kind
        return self.action or ("hex-of-ruin" if self.kind.startswith("hex-") else self.kind)
