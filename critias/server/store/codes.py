"""Codes in the database: what proves each, and the secret that it unwraps."""

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

from . import schema
from .changing import Change

_SHORTEST_BEGINNING = 4
_MOST_HALLS = 3  # of one beginning; each costs a slow hash


class StoredCode(NamedTuple):
    """A code as it is stored, which tells neither the code nor the secret."""

    proof: bytes
    wrapped: bytes


async def add_codes(change: Change, codes: Sequence[StoredCode]) -> None:
    """Let some codes be exchanged at a table."""
    await change.connection.execute(
        sa.insert(schema.codes), [{"table_id": change.head.id, **one._asdict()} for one in codes]
    )


def read_codes(connection: sa.Connection, table: str) -> list[StoredCode]:
    """All codes that were ever given out at a table."""
    own = schema.codes.c
    asked = sa.select(own.proof, own.wrapped).where(own.table_id == table)
    return [StoredCode(*row) for row in connection.execute(asked)]


def halls_that_begin(connection: sa.Connection, beginning: str) -> list[str]:
    """The ids of the unfinished halls of which the id begins so; the newest if there are many."""
    own = schema.tables.c
    if len(beginning) < _SHORTEST_BEGINNING:
        return []
    asked = (
        sa.select(own.id)
        .where(
            own.hall.is_not(None),
            own.stage.in_(("gathering", "playing", "frozen")),
            own.id.startswith(beginning, autoescape=True),
        )
        .order_by(own.created.desc())
        .limit(_MOST_HALLS)
    )
    return list(connection.execute(asked).scalars())
