"""Seats: who sits on them, and the secrets that prove it."""

import unicodedata
from collections.abc import Sequence
from typing import Literal

import msgspec

from ..errors import BadName
from .held_answers import Held
from .standing_orders import GivenOrders

LONGEST_NAME = 40

_JOINERS = "\u200c\u200d"  # invisible, but part of how some scripts and emoji are written

# From Plato's dialogues: those who tell of Atlantis, and its first kings.
_BOT_NAMES = (
    *("Timaeus", "Hermocrates", "Solon", "Atlas", "Gadeirus", "Ampheres", "Evaemon", "Mneseus"),
    *("Autochthon", "Elasippus", "Mestor", "Azaes", "Diaprepes", "Cleito", "Leucippe", "Evenor"),
)


class Seat(msgspec.Struct, frozen=True):
    """One seat of a table."""

    kind: Literal["person", "bot"]
    name: str | None = None
    bot: str | None = None
    secret: bytes | None = None  # hashed
    away: bool = False
    resigned: bool = False
    reserved: bytes | None = None  # as `secret`: who may take this seat of a rematch
    account_id: int | None = None
    orders: str | None = None
    webhook: str | None = None
    held: str | None = None

    @property
    def taken(self) -> bool:
        """Whether somebody, person or bot, sits here."""
        return self.kind == "bot" or self.secret is not None

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot answers here: its own seat, or that of somebody who has left."""
        return self.kind == "bot" or self.away or self.resigned

    @property
    def standing_orders(self) -> GivenOrders:
        """What the seat wants answered for it."""
        if self.orders is None:
            return GivenOrders()
        return msgspec.json.decode(self.orders, type=GivenOrders)

    @property
    def held_answer(self) -> Held | None:
        """What the seat has answered to a reaction that is still open."""
        return None if self.held is None else msgspec.json.decode(self.held, type=Held)

    @property
    def expected(self) -> bool:
        """Whether a person plays here, or has left and may come back."""
        return self.kind == "person" and self.taken and not self.resigned

    @property
    def active(self) -> bool:
        """Whether a person plays here, whose word counts."""
        return self.taken and not self.played_by_bot


def clean_name(name: str) -> str:
    """A name as others will read it: without control characters, and not too long.

    >>> clean_name("  Ada \\x00 Lovelace ")
    'Ada Lovelace'
    """
    visible = "".join(
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", name)
        if char.isspace() or char in _JOINERS or not unicodedata.category(char).startswith("C")
    )
    cleaned = " ".join(visible.split())
    if not cleaned.strip(_JOINERS) or len(cleaned) > LONGEST_NAME:
        raise BadName(f"a name has 1 to {LONGEST_NAME} visible characters, not {len(cleaned)}")
    return cleaned


def bot_name(seat: int, taken: Sequence[str | None]) -> str:
    """A name for the bot on a seat that nobody else at the table has."""
    free = [name for name in _BOT_NAMES if name not in taken]
    return free[seat % len(free)] if free else f"{_BOT_NAMES[seat % len(_BOT_NAMES)]} {seat + 1}"


def with_bot_names(seats: Sequence[Seat]) -> list[Seat]:
    """The seats with a name for each bot that has none."""
    named: list[Seat] = []
    for number, seat in enumerate(seats):
        if seat.kind == "bot" and seat.name is None:
            taken = [other.name for other in (*named, *seats)]
            seat = msgspec.structs.replace(seat, name=bot_name(number, taken))
        named.append(seat)
    return named
