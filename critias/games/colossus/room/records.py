"""What the state holds lists of, of the room as a whole: bookings and edicts."""

from typing import Literal

import msgspec


class Booking(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A change of a resource, and its cause. Kudos and arete are booked in points."""

    turn: int
    resource: int
    amount: int
    cause: str


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


class Edict(msgspec.Struct, frozen=True, gc=False):
    """Something a council or a wonder has set going, until the end of a turn.

    `target` is a seat, House, table or empire as its kind says; `where` a region, table or empire.
    """

    kind: EdictKind
    target: int
    until: int
    amount: int = 0
    where: int = -1
    by: int = -1
