"""What the state holds of diplomacy: offers, oaths, proposals and bribes."""

from typing import Annotated, Literal

import msgspec

# Trade

Amount = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]

Cards = Annotated[tuple[int, ...], msgspec.Meta(max_length=200)]

Names = Annotated[tuple[str, ...], msgspec.Meta(max_length=50)]


Numbers = Annotated[tuple[int, ...], msgspec.Meta(max_length=50)]


class Goods(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What one side of a trade hands over; what is not here is not traded (col.14.2).

    Kudos and Arete cards are listed by value.
    """

    talents: Amount = 0
    cogs: Amount = 0
    doom_tokens: Amount = 0
    kudos: Cards = ()
    arete: Cards = ()
    hoplites: Amount = 0
    triremes: Amount = 0
    orichalcum: Amount = 0
    vril: Amount = 0
    upgrades: Names = ()
    wonders: Names = ()
    cards_of_control: Numbers = ()


class Bargain(msgspec.Struct, frozen=True, gc=False):
    """An offer that waits for the other side."""

    number: int
    seat: int
    to: int
    give: Goods
    want: Goods


# Oaths


class Oath(msgspec.Struct, frozen=True, gc=False):
    """What was sworn at the Temple of Poseidon."""

    number: int
    seat: int
    turn: int
    oath: str
    curse: str
    status: Literal["spoken", "binding", "kept", "broken"] = "spoken"


# Exchanges and bribes


class Proposal(msgspec.Struct, frozen=True, gc=False):
    """A wish to exchange roles or cities with a House-mate, until both wish it."""

    seat: int
    mate: int
    exchange: Literal["roles", "cities"]


class Bribe(msgspec.Struct, frozen=True, gc=False):
    """What an empire offers a player, by way of Control."""

    empire: int
    seat: int
    talents: int
