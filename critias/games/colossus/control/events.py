"""What Control has ruled, for all or for some to know."""

from typing import ClassVar

from critias.engine import Event


class Ruled(Event, frozen=True):
    """Control has ruled."""

    ruling: str
    reason: str


class RuledForSome(Event, frozen=True):
    """Control has ruled, for some to know."""

    audience: tuple[int, ...]
    ruling: str
    reason: str
    only_for: ClassVar[str | None] = "audience"
