"""Small records of the councils, of trade and of the Temple: what the state holds lists of."""

from typing import Annotated, Literal

import msgspec


class Taken(msgspec.Struct, frozen=True, gc=False):
    """An action that a player has chosen in a meeting."""

    seat: int
    action: str


class Insight(msgspec.Struct, frozen=True, gc=False):
    """A spy looks into a player's purse or listens to a council until the end of a turn."""

    of: Literal["purse", "council"]
    spy: int
    target: int
    until: int


class Pledge(msgspec.Struct, frozen=True, gc=False):
    """What a player lets the House spend on Wonders and pacts."""

    talents: int = 0
    orichalcum: int = 0
    vril: int = 0


class Summons(msgspec.Struct, frozen=True, gc=False):
    """A matter of somebody who may sit in another council: settled when the councils rise."""

    matter: Literal["fine", "relocation"]
    seat: int  # whose word is wanted
    by: int  # the player who brought it up
    amount: int = 0  # of a fine, or of the reward for a relocation
    wonder: str = ""
    to: int = -1  # the city for the wonder


Status = Literal["pending", "rejected", "accepted", "in-force", "struck"]


class Amendment(msgspec.Struct, frozen=True, gc=False):
    """An entry in the register of rule changes.

    It changes a number or a name that the rules know, or else stands as text for Control.
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


Amount = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Cards = Annotated[tuple[int, ...], msgspec.Meta(max_length=200)]
Names = Annotated[tuple[str, ...], msgspec.Meta(max_length=50)]


class Goods(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What one side of a trade hands over. Kudos and Arete cards are listed by value."""

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


class Bargain(msgspec.Struct, frozen=True, gc=False):
    """An offer that waits for the other side."""

    number: int
    seat: int
    to: int
    give: Goods
    want: Goods


class Oath(msgspec.Struct, frozen=True, gc=False):
    """What was sworn at the Temple of Poseidon."""

    number: int
    seat: int
    turn: int
    oath: str
    curse: str
    status: Literal["spoken", "binding", "kept", "broken"] = "spoken"
