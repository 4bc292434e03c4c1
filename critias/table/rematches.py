"""Playing again: the same people at a new table, each one seat further."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from .changing import Change
from .errors import NotOver
from .head import Head
from .people.seats import Seat
from .table import Table

T = TypeVar("T", bound=Table)


async def rematch_of(
    table: T,
    again: Callable[[Head, Sequence[Seat]], Awaitable[T]],
    find: Callable[[str], Awaitable[T]],
) -> T:
    """The table of the rematch, found or made by these; whoever asks first makes it."""
    if not table.head.finished:
        raise NotOver("a rematch comes after the match; this one is not over")
    if table.head.rematch is None:
        made = await again(table.head, rotated(table.seats))

        async def note(change: Change) -> None:
            # Of two who ask at once, one finds the other's table.
            if change.head.rematch is None:
                await change.set_head(rematch=made.id)

        await table.change(note)
    assert table.head.rematch is not None
    return await find(table.head.rematch)


def rotated(seats: Sequence[Seat]) -> list[Seat]:
    """Everybody one seat further, the last one first. Seats of people are kept for them."""
    moved = [*seats[-1:], *seats[:-1]]
    return [
        Seat("bot", seat.name, seat.bot)
        if seat.kind == "bot"
        else Seat("person", reserved=seat.secret)
        for seat in moved
    ]
