"""What was said at tables, in the database."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from critias.table.people.talk import KEPT_MESSAGES, Audience, Heard, Message, Said

from . import schema
from .storage import Change, asking, aware


async def say(
    change: Change,
    kind: Said,
    seat: int | None = None,
    text: str | None = None,
    key: str = "",
    audience: Audience | None = None,
    **more: Any,
) -> int | None:
    """Add to the talk of a table; None if what has this key was said before.

    `more`: other columns of what is said.
    """
    own = schema.talk.c
    where = own.table_id == change.head.id
    if key and await _count(change.connection, where, own.key == key):
        return None
    last = await change.connection.scalar(sa.select(sa.func.max(own.number)).where(where))
    number = int(last or 0) + 1
    await change.connection.execute(
        sa.insert(schema.talk),
        {
            "table_id": change.head.id,
            "number": number,
            "kind": kind,
            "seat": seat,
            "name": None if seat is None else change.seats[seat].name,
            "text": text,
            "key": key or None,
            "at": datetime.now(UTC),
            "audience": None if audience is None else msgspec.json.encode(audience).decode(),
            **more,
        },
    )
    return number


async def said_lately(change: Change, seat: int, since: datetime) -> int:
    """How many chat messages of a seat there are since a time."""
    own = schema.talk.c
    mine = (own.table_id == change.head.id, own.seat == seat, own.kind == "chat")
    return await _count(change.connection, *mine, own.at > since)


async def _count(connection: AsyncConnection, *where: sa.ColumnElement[bool]) -> int:
    asked = sa.select(sa.func.count()).select_from(schema.talk).where(*where)
    return int(await connection.scalar(asked) or 0)


_BY_PEOPLE: tuple[Said, ...] = ("chat", "announcement", "news")
_NEWS = sa.or_(
    schema.talk.c.number > sa.bindparam("after"),
    sa.and_(schema.talk.c.kind.in_(_BY_PEOPLE), schema.talk.c.text.is_(None)),
)
_TALK = (
    asking(schema.talk, (*Message.__struct_fields__, "audience"))
    .where(_NEWS)
    .order_by(schema.talk.c.number.desc())
    .limit(KEPT_MESSAGES)
)


def read_talk(connection: sa.Connection, table: str, after: int = 0) -> list[Heard]:
    """What was said at a table after a number, and what was removed; in order, the latest of it."""
    found = (connection.execute(_TALK, {"table": table, "after": after})).all()
    return [_heard(row) for row in reversed(found)]


def _heard(row: Sequence[Any]) -> Heard:
    *fields, audience = row
    message = Message(*fields)
    return Heard(
        msgspec.structs.replace(message, at=aware(message.at), until=aware(message.until)),
        None if audience is None else msgspec.json.decode(audience, type=Audience),
    )


async def remove(change: Change, number: int) -> bool:
    """Take the words out of a message; that there was one stays."""
    own = schema.talk.c
    done = await change.connection.execute(
        sa.update(schema.talk)
        .where(own.table_id == change.head.id, own.number == number, own.kind.in_(_BY_PEOPLE))
        .values(text=None)
    )
    return bool(done.rowcount)
