"""What a table is, apart from its seats and its log, and how far it has come."""

from datetime import datetime
from typing import Literal, NamedTuple

Stage = Literal["gathering", "playing", "over", "ended", "frozen"]
"""`over` by the rules, `ended` by people; `frozen` when the match does not replay."""


class Head(NamedTuple):
    """What a table is, apart from its seats and its log. The seed is secret until the end."""

    id: str
    game: str
    options: str
    components: str
    seed: str
    rules: str
    public: bool
    stage: Stage
    message: str | None
    settings: str = "{}"
    begun: datetime | None = None
    ending: str | None = None
    proposal: str | None = None
    rematch: str | None = None
    rated: bool = False
    hall: str | None = None

    @property
    def finished(self) -> bool:
        """Whether there is nothing left to play, and so nothing left to hide."""
        return self.stage in ("over", "ended")


class Mark(NamedTuple):
    """How far a table has come: its stage, and the numbers of its last entry and last message."""

    stage: Stage
    entries: int
    talk: int

    def tells_more_than(self, known: "Mark") -> bool:
        """Whether there is something new in it. What is known may have gone on meanwhile."""
        return (
            self.entries > known.entries
            or self.talk > known.talk
            or (self.entries == known.entries and self.stage != known.stage)
        )
