"""Entries of a match's log as rows, and back."""

from datetime import datetime
from typing import NamedTuple

import msgspec

from critias.engine import Answered, Commanded, Entry, Retracted, Undone
from critias.engine.errors import BrokenMatch

By = str
"""Who acted for a seat: "clock", the server when its time ran out; "window", that of a reaction was
over and it had not answered; "order", its own standing order;
"control:2", "stand-in:5" or "teammate:7", the station of that number in a hall, and for a ruling
whose it is."""


class Row(NamedTuple):
    """One entry of a table's log, as it is stored; `body` is JSON."""

    number: int
    kind: str
    seat: int | None
    body: str
    command: str | None
    by: By | None = None
    digest: str | None = None
    created: datetime | None = None


def row_of(entry: Entry, command: str | None = None) -> Row:
    """How an entry is stored; `command` is the client's own id for it."""
    seat: int | None
    if isinstance(entry, Answered):
        kind, seat, body = "answer", entry.seat, entry.answer
    elif isinstance(entry, Commanded):
        kind, seat, body = "command", entry.seat, entry.command
    elif isinstance(entry, Undone):
        kind, seat, body = "undo", entry.seat, entry.undo
    else:
        kind, seat, body = "retraction", None, [entry.retract, entry.reason]
    return Row(entry.number, kind, seat, msgspec.json.encode(body).decode(), command)


def entry_of(row: Row) -> Entry:
    """The entry that a row stores, with its answer in wire form."""
    body = msgspec.json.decode(row.body)
    if row.kind == "command":
        return Commanded(row.number, row.seat, body)
    if row.kind == "retraction":
        return Retracted(row.number, *body)
    if row.seat is not None and row.kind == "answer":
        return Answered(row.number, row.seat, body)
    if row.seat is not None and row.kind == "undo":
        return Undone(row.number, row.seat, body)
    raise BrokenMatch(f"entry {row.number} is of kind {row.kind!r} and of seat {row.seat}")


def answers(row: Row) -> bool:
    """Whether the entry answers a question, or takes such an answer back."""
    return row.kind in ("answer", "undo")


def takes_back(row: Row) -> bool:
    """Whether the entry takes back what happened before."""
    return row.kind in ("undo", "retraction")
