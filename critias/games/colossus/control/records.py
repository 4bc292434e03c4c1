"""What the state holds of Control: its rulings."""

import msgspec


class Ruling(msgspec.Struct, frozen=True):
    """What Control ruled, why, and who may know: all if nobody is named."""

    turn: int
    ruling: str
    reason: str
    audience: tuple[int, ...] = ()
