"""What needs the consent of all people at the table: to end, to take back, to replace somebody."""

from collections.abc import Sequence
from typing import Literal

import msgspec

Kind = Literal["end", "undo", "replace"]


class Proposal(msgspec.Struct, frozen=True):
    """What somebody proposes, and who agrees so far.

    `seat`: whom to replace by a bot.
    """

    kind: Kind
    by: int
    agreed: Sequence[int]
    seat: int | None = None


class StoredProposal(Proposal, frozen=True):
    """With what others must not see: how many answers of its seat an undo was proposed after."""

    answers: int = 0

    def shown(self) -> Proposal:
        """What everybody may see of it."""
        return Proposal(self.kind, self.by, self.agreed, self.seat)
