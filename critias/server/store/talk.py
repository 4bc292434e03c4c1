"""What was said at tables, in the database."""

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from critias.table.people.talk import KEPT_MESSAGES, Audience, Heard, Message, Said

from . import schema
from .changing import Change
from .storage import asking, aware

_BY_PEOPLE: tuple[Said, ...] = ("chat", "announcement", "news", "headline")
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
        .values(text=None, picture=None, alt=None)
    )
    return bool(done.rowcount)
