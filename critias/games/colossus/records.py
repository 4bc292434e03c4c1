"""Small records that the state holds lists of: bookings, edicts, challenges, victories."""

from typing import Literal

import msgspec


class Booking(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A change of a resource, and its cause. Kudos and arete are booked in points."""

    turn: int
    resource: int
    amount: int
    cause: str


class Challenge(msgspec.Struct, frozen=True, gc=False):
    """A token that lets its holder attack a city: of one player, or of anyone at the table."""

    target: int
    win_kudos: int = 0


class Raid(msgspec.Struct, frozen=True, gc=False):
    """An empire comes for a city in the next Map Phase."""

    empire: int
    seat: int


class Tribute(msgspec.Struct, frozen=True, gc=False):
    """What an empire's regions would spawn goes to a player in the next Trophy Phase."""

    empire: int
    seat: int


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


class Victory(msgspec.Struct, frozen=True, gc=False):
    """A conflict won by a player this turn: where, over what, and with which score."""

    seat: int
    place: int
    score: int
    ally: int
    monster: bool = False
    empire: int = -1
    army: bool = False
    raids: tuple[int, ...] = ()


class Ruling(msgspec.Struct, frozen=True):
    """What Control ruled, why, and who may know: all if nobody is named."""

    turn: int
    ruling: str
    reason: str
    audience: tuple[int, ...] = ()


class Bribe(msgspec.Struct, frozen=True, gc=False):
    """What an empire offers a player, by way of Control."""

    empire: int
    seat: int
    talents: int


class Proposal(msgspec.Struct, frozen=True, gc=False):
    """A wish to exchange roles or cities with a House-mate, until both wish it."""

    seat: int
    mate: int
    exchange: Literal["roles", "cities"]
