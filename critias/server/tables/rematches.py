"""Playing again: the same people at a new table, each one seat further."""

from collections.abc import Sequence

from critias.table.errors import NotOver
from critias.table.people.seats import Seat

from ..store.storage import Change
from .directory import Maker, Tables
from .stored_table import StoredTable


async def rematch_of(tables: Tables, table: StoredTable, maker: Maker) -> StoredTable:
    """The table of the rematch; whoever asks first makes it."""
    if not table.head.finished:
        raise NotOver("a rematch comes after the match; this one is not over")
    if table.head.rematch is None:
        made = await tables.again(table.head, rotated(table.seats), maker)

        async def note(change: Change) -> None:
            # Of two who ask at once, one finds the other's table.
            if change.head.rematch is None:
                await change.set_head(rematch=made.id)

        await table.change(note)
    assert table.head.rematch is not None
    return await tables.find(table.head.rematch)


def rotated(seats: Sequence[Seat]) -> list[Seat]:
    """Everybody one seat further, the last one first. Seats of people are kept for them."""
    moved = [*seats[-1:], *seats[:-1]]
    return [
        Seat("bot", seat.name, seat.bot)
        if seat.kind == "bot"
        else Seat("person", reserved=seat.secret)
        for seat in moved
    ]
