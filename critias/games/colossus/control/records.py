"""What the state holds of Control: its rulings."""

from typing import Literal

import msgspec

from critias.engine import View

from .events import Told


class FreeCard(msgspec.Struct, frozen=True):
    """A card that Control has made up: it means what it says, and Control applies it."""

    number: int
    title: str
    text: str
    seat: int
    open: bool
    tradeable: bool
    status: Literal["held", "used", "gone"] = "held"

    def is_for(self, seat: int | None) -> bool:
        """Whether a seat (None: everybody) may see it."""
        return self.status != "gone" and (self.open or self.seat == seat)

    def shown(self) -> View:
        """The card as data, for who may see it."""
        return msgspec.structs.asdict(self)


class Proclamation(msgspec.Struct, frozen=True):
    """What Control has proclaimed, until the end of a turn."""

    number: int
    text: str
    until: int


class Ruling(msgspec.Struct, frozen=True):
    """What Control ruled and why, as it was told; tables share it (col.3.14)."""

    turn: int
    told: Told

    def is_for(self, seat: int | None) -> bool:
        """Whether a seat (None: everybody) may know of it."""
        audience = self.told.audience
        return audience is None or seat in audience

    def shown(self) -> View:
        """The ruling as data, for who may know of it."""
        return {"turn": self.turn, "told": msgspec.to_builtins(self.told)}
