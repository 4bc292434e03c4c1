"""What is said at a table: by people, and by the table about itself."""

import unicodedata
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Literal, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from critias.engine.halls import Post
from critias.table.errors import Refused
from critias.table.viewers import Viewer

from . import schema
from .storage import Change, asking, aware

LONGEST_MESSAGE = 500
KEPT_MESSAGES = 1000
SHOWN_MESSAGES = 200

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
    "announcement",
    "news",
]


class Message(msgspec.Struct, frozen=True):
    """One thing that was said. A chat message without text has been removed.

    `to`: the group that was spoken to; null: all. `station`: of a referee who said it.
    """

    number: int
    at: datetime
    kind: Said
    seat: int | None
    name: str | None
    text: str | None
    to: str | None = None
    station: int | None = None


class Audience(msgspec.Struct, frozen=True):
    """Who may hear what is not for all: some seats, and the screens at some places."""

    seats: tuple[int, ...] = ()
    places: tuple[str, ...] = ()


class Heard(NamedTuple):
    """A message, and for whom it is."""

    message: Message
    audience: Audience | None

    def is_for(self, viewer: Viewer) -> bool:
        """Whether a viewer may hear it."""
        if self.audience is None:
            return True
        if isinstance(viewer, int):
            return viewer in self.audience.seats
        if not isinstance(viewer, Post):
            return False
        if viewer.sees_all:
            # What players say among themselves is not for referees either.
            return self.message.station is not None
        return not set(self.audience.places).isdisjoint(viewer.places)


def heard_by(talk: Sequence[Heard], viewer: Viewer, after: int = 0) -> list[Message]:
    """What a viewer may hear of what was said after a number, the latest of it."""
    found = [one.message for one in talk if one.message.number > after and one.is_for(viewer)]
    return found[-SHOWN_MESSAGES:]


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


async def _count(connection: AsyncConnection, *where: sa.ColumnElement[bool]) -> int:
    asked = sa.select(sa.func.count()).select_from(schema.talk).where(*where)
    return int(await connection.scalar(asked) or 0)


_NEWS = sa.or_(
    schema.talk.c.number > sa.bindparam("after"),
    sa.and_(schema.talk.c.kind == "chat", schema.talk.c.text.is_(None)),
)
_TALK = (
    asking(schema.talk, (*Message.__struct_fields__, "audience"))
    .where(_NEWS)
    .order_by(schema.talk.c.number.desc())
    .limit(KEPT_MESSAGES)
)


async def read_talk(connection: AsyncConnection, table: str, after: int = 0) -> list[Heard]:
    """What was said at a table after a number, and what was removed; in order, the latest of it."""
    found = (await connection.execute(_TALK, {"table": table, "after": after})).all()
    return [_heard(row) for row in reversed(found)]


def _heard(row: Sequence[Any]) -> Heard:
    *fields, audience = row
    message = Message(*fields)
    return Heard(
        msgspec.structs.replace(message, at=aware(message.at)),
        None if audience is None else msgspec.json.decode(audience, type=Audience),
    )


async def remove(change: Change, number: int) -> bool:
    """Take the words out of a message; that there was one stays."""
    own = schema.talk.c
    done = await change.connection.execute(
        sa.update(schema.talk)
        .where(own.table_id == change.head.id, own.number == number, own.kind == "chat")
        .values(text=None)
    )
    return bool(done.rowcount)
