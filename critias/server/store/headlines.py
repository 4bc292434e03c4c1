"""What the newspapers of a hall wrote, with their pictures, and what became of it."""

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Literal, NamedTuple

import msgspec
import sqlalchemy as sa

from critias.table.errors import NoSuchThing, Refused, TooMany
from critias.table.people.stations import Station

from .. import steady
from . import schema
from .changing import Change
from .storage import asking, aware

MOST_A_MINUTE = 4  # of one newspaper
MOST_WAITING = 10
MOST_PICTURES = 200  # in a hall

_A_MINUTE = timedelta(minutes=1)
_STAYS = timedelta(minutes=30)

Status = Literal["waiting", "published", "declined", "withdrawn"]


class Headline(msgspec.Struct, frozen=True):
    """Something that a newspaper wrote. `picture`: under which name its picture is served, `alt`:
    what is on it; `said`: the number of the message by which the hall was told."""

    number: int
    station: int
    text: str
    picture: str | None
    alt: str | None
    status: Status
    said: int | None
    at: datetime


class Written(NamedTuple):
    """A headline as it comes in; `key`: the writer's own name for it."""

    text: str
    jpeg: bytes | None
    alt: str | None
    key: str


_HEADLINES = asking(schema.headlines, Headline.__struct_fields__).order_by(
    schema.headlines.c.number
)


def read_headlines(connection: sa.Connection, table: str) -> list[Headline]:
    """All that was written in a hall, in order."""
    rows = connection.execute(_HEADLINES, {"table": table}).mappings()
    return [Headline(**{**row, "at": aware(row["at"])}) for row in rows]


def read_picture(connection: sa.Connection, table: str, name: str) -> bytes | None:
    """The picture of a name."""
    own = schema.headlines.c
    asked = sa.select(own.jpeg).where(own.table_id == table, own.picture == name)
    found: bytes | None = connection.execute(asked).scalar()
    return found


async def write(change: Change, paper: Station, written: Written) -> Headline:
    """Take in a headline; what has this key already is not taken in twice."""
    known = await _found(change, schema.headlines.c.key == written.key)
    if known:
        return known[0]
    await _check_room(change, paper, written)
    own = schema.headlines.c
    last = await change.connection.scalar(
        sa.select(sa.func.max(own.number)).where(own.table_id == change.head.id)
    )
    fresh = Headline(
        number=int(last or 0) + 1,
        station=paper.number,
        text=written.text,
        picture=None if written.jpeg is None else secrets.token_hex(16),
        alt=written.alt,
        status="waiting",
        said=None,
        at=datetime.now(UTC),
    )
    row = {**msgspec.structs.asdict(fresh), "jpeg": written.jpeg, "key": written.key}
    await change.connection.execute(
        sa.insert(schema.headlines), {"table_id": change.head.id, **row}
    )
    if change.hall_record().looks_first:
        return fresh
    return await publish(change, fresh, paper)


async def _check_room(change: Change, paper: Station, written: Written) -> None:
    own = schema.headlines.c
    lately = datetime.now(UTC) - _A_MINUTE
    mine = own.station == paper.number
    if await _count(change, mine, own.at > lately) >= MOST_A_MINUTE:
        raise TooMany(
            f"{MOST_A_MINUTE} headlines a minute are enough: wait a little", _A_MINUTE.seconds
        )
    if await _count(change, mine, own.status == "waiting") >= MOST_WAITING:
        raise Refused(f"{MOST_WAITING} of your headlines wait for Control already")
    if written.jpeg is not None and await _count(change, own.picture.is_not(None)) >= MOST_PICTURES:
        raise Refused(f"there are {MOST_PICTURES} pictures already: Control has to withdraw some")


async def waiting(change: Change, number: int) -> Headline:
    """The headline of a number, which waits for a referee."""
    found = await _found(change, schema.headlines.c.number == number)
    if not found:
        raise NoSuchThing(f"there is no headline {number}")
    if found[0].status != "waiting":
        raise Refused(f"that headline is {found[0].status}")
    return found[0]


async def publish(change: Change, headline: Headline, paper: Station) -> Headline:
    """Tell the hall."""
    said = await change.say(
        "headline",
        text=headline.text,
        key=f"headline:{headline.number}",
        name=paper.name,
        station=paper.number,
        until=steady.now() + _STAYS,
        picture=headline.picture,
        alt=headline.alt,
    )
    own = schema.headlines.c
    await _set(change, own.number == headline.number, status="published", said=said)
    return msgspec.structs.replace(headline, status="published", said=said)


async def decline(change: Change, headline: Headline) -> None:
    """Let the hall not be told; the picture is gone."""
    await _drop(change, schema.headlines.c.number == headline.number, "declined")


async def withdraw(change: Change, said: int) -> None:
    """Drop the picture of a headline, if it was one by which the hall was told something."""
    await _drop(change, schema.headlines.c.said == said, "withdrawn")


async def _drop(change: Change, which: sa.ColumnElement[bool], status: Status) -> None:
    await _set(change, which, status=status, picture=None, jpeg=None)


async def _set(change: Change, which: sa.ColumnElement[bool], **values: object) -> None:
    here = schema.headlines.c.table_id == change.head.id
    await change.connection.execute(sa.update(schema.headlines).where(here, which).values(**values))


async def _found(change: Change, which: sa.ColumnElement[bool]) -> Sequence[Headline]:
    here = schema.headlines.c.table_id == change.head.id
    columns = [schema.headlines.c[name] for name in Headline.__struct_fields__]
    rows = await change.connection.execute(sa.select(*columns).where(here, which))
    return [Headline(**{**row, "at": aware(row["at"])}) for row in rows.mappings()]


async def _count(change: Change, *which: sa.ColumnElement[bool]) -> int:
    here = schema.headlines.c.table_id == change.head.id
    asked = sa.select(sa.func.count()).select_from(schema.headlines).where(here, *which)
    return int(await change.connection.scalar(asked) or 0)
