"""How a table is played: its clock, and what is allowed there."""

from typing import Annotated, Literal

import msgspec

_AN_HOUR = 60 * 60
_A_MONTH = 31 * 24 * 60 * 60


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each decision, and a bank for the whole match that is used after those.

    Correspondence is the same with days: 259200 seconds for a decision.
    """

    decision: Annotated[int, msgspec.Meta(ge=5, le=_A_MONTH)]
    bank: Annotated[int, msgspec.Meta(ge=0, le=_A_MONTH)] = 0


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the maker of a table decides apart from the game's own options."""

    clock: Clock | None = None
    undo: Literal["free", "consent", "off"] = "free"
    spectators: bool = True
    chat: bool = True
    # How long several people have for a reaction; "open": until all have answered.
    reactions: Literal["quick", "normal", "long", "open"] = "normal"

    @property
    def by_post(self) -> bool:
        """Whether people have hours or days for a decision."""
        return self.clock is not None and self.clock.decision >= _AN_HOUR
