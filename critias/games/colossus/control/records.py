"""What the state holds of Control: its rulings."""

import msgspec

from critias.engine import View

from .events import Told


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
