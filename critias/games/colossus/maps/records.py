"""What the state holds lists of, of the map tables: challenges, raids, tributes, victories."""

import msgspec


class Challenge(msgspec.Struct, frozen=True, gc=False):
    """A token that lets its holder attack a city: of one player, or of anyone at the table."""

    target: int
    win_kudos: int = 0


class Raid(msgspec.Struct, frozen=True, gc=False):
    """An empire comes for a city in the next Map Phase."""

    empire: int
    seat: int


class Tribute(msgspec.Struct, frozen=True, gc=False):
    """What an empire's regions would spawn goes to a player in the Trophy Phase of a turn."""

    empire: int
    seat: int
    turn: int


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
