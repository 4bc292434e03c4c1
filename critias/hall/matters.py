"""What waits for a referee's judgement."""

from collections.abc import Mapping
from typing import Any

import msgspec

USUAL_CALLS = ("dispute", "help")
"""What players call a referee for in any game."""


class Matter(msgspec.Struct, frozen=True):
    """Something that the rules leave to a referee's judgement, under a name of its own."""

    key: str
    kind: str
    about: Mapping[str, Any]
    seat: int | None = None
    place: str | None = None
    text: str | None = None
