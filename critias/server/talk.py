"""What is said at a table: by people, and by the table about itself."""

import unicodedata
from datetime import UTC, datetime
from typing import Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .errors import Refused
from .storage import Change, Storage, aware

LONGEST_MESSAGE = 500
KEPT_MESSAGES = 200

Said = Literal[
    "chat",
    "time-ran-out",
    "left",
    "returned",
    "replaced",
    "resigned",
    "ended",
    "closed",
    "declined",
]


class Message(msgspec.Struct, frozen=True):
    """One thing that was said. A chat message without text has been removed."""

    number: int
    at: datetime
    kind: Said
    seat: int | None
    name: str | None
    text: str | None


def clean_text(text: str) -> str:
    """What somebody says, as others will read it: without control characters, and not too long."""
    visible = "".join(
        char
        for char in unicodedata.normalize("NFC", text)
        if char in "\n\u200c\u200d" or not unicodedata.category(char).startswith("C")
    ).strip()
    if not visible or len(visible) > LONGEST_MESSAGE:
        raise Refused(f"a message has 1 to {LONGEST_MESSAGE} visible characters")
    return visible


async def say(
    change: Change, kind: Said, seat: int | None = None, text: str | None = None, key: str = ""
) -> int | None:
    """Add to the talk of a table; None if what has this key was said before."""
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
        },
    )
    return number


async def _count(connection: AsyncConnection, *where: sa.ColumnElement[bool]) -> int:
    asked = sa.select(sa.func.count()).select_from(schema.talk).where(*where)
    return int(await connection.scalar(asked) or 0)


async def read_talk(storage: Storage, table: str) -> list[Message]:
    """The latest that was said at a table, in order."""
    own = schema.talk.c
    asked = sa.select(*(own[name] for name in Message.__struct_fields__))
    asked = asked.where(own.table_id == table).order_by(own.number.desc()).limit(KEPT_MESSAGES)
    async with storage.engine.connect() as connection:
        found = [Message(*row) for row in await connection.execute(asked)]
    return [msgspec.structs.replace(message, at=aware(message.at)) for message in reversed(found)]


async def remove(change: Change, number: int) -> bool:
    """Take the words out of a message; that there was one stays."""
    own = schema.talk.c
    done = await change.connection.execute(
        sa.update(schema.talk)
        .where(own.table_id == change.head.id, own.number == number, own.kind == "chat")
        .values(text=None)
    )
    return bool(done.rowcount)
