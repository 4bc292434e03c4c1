"""What the state holds of Control: its rulings."""

import msgspec


class Ruling(msgspec.Struct, frozen=True):
    """What Control ruled, why, and who may know (none named: all); tables share it (col.3.14)."""

    turn: int
    ruling: str
    reason: str
    audience: tuple[int, ...] = ()
