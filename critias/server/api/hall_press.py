"""The press of a hall: headlines and pictures of newspapers, and Control's look at them first."""

from functools import partial
from typing import Annotated

import msgspec
from litestar import Response
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from critias.hall import PRESS
from critias.table.errors import BadUpload, NoSuchThing, NotYours
from critias.table.messages import CommandId
from critias.table.people.stations import Station
from critias.table.people.talk import LONGEST_HEADLINE, clean_text

from ..access.actors import own_control, own_lead
from ..access.proof import proven
from ..store.changing import Change
from ..store.headlines import (
    Headline,
    Written,
    decline,
    publish,
    read_picture,
    waiting,
    write,
)
from ..tables.directory import Tables
from ..tables.stored_table import StoredTable
from .wire import Accepted, AnyRequest, get, post, put

_LARGEST_PICTURE = 150 * 1024
_LARGEST_BODY = 256 * 1024  # a picture has a third more as text
_JPEG = b"\xff\xd8\xff"
_LONGEST_ALT = 200


class NewHeadline(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A headline. `picture`: a JPEG in Base64; `alt`: what is on it, in words, which it needs."""

    text: Annotated[str, msgspec.Meta(max_length=4 * LONGEST_HEADLINE)]
    id: CommandId
    picture: bytes | None = None
    alt: Annotated[str, msgspec.Meta(max_length=4 * _LONGEST_ALT)] | None = None


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the hall is told."""

    published: bool


class PressRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether Control looks at headlines before the hall does."""

    looks_first: bool


@post("/tables/{table_id:str}/hall/headlines", request_max_body_size=_LARGEST_BODY)
async def write_headline(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[NewHeadline],
) -> Headline:
    """Publish a headline, or lay it before Control."""
    table = await tables.find(table_id)
    paper = _own_press(request, table)
    text, alt = clean_text(data.text, LONGEST_HEADLINE), None
    if data.picture is not None:
        _check_picture(data.picture)
        alt = clean_text(data.alt or "", _LONGEST_ALT)
    written = Written(text, data.picture, alt, f"{paper.number}:{data.id}")
    return await table.change(lambda change: write(change, paper, written))


def _own_press(request: AnyRequest, table: StoredTable) -> Station:
    table.hall_record()
    paper = proven(request, table).station
    if paper is None or paper.kind != PRESS:
        raise NotYours("headlines are for the press")
    return paper


def _check_picture(jpeg: bytes) -> None:
    """It is never decoded here: only browsers look at it, as at nothing but a picture."""
    if len(jpeg) > _LARGEST_PICTURE:
        raise BadUpload(f"a picture has at most {_LARGEST_PICTURE // 1024} KB")
    if not jpeg.startswith(_JPEG):
        raise BadUpload("a picture is a JPEG")


@put("/tables/{table_id:str}/hall/headlines/{number:int}")
async def decide(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    number: FromPath[int],
    data: JSONBody[Decision],
) -> Accepted:
    """Let the hall be told a headline that waits, or decline it."""
    table = await tables.find(table_id)
    own_control(request, table)
    papers = {one.number: one for one in table.stations}

    async def act(change: Change) -> None:
        headline = await waiting(change, number)
        if data.published:
            await publish(change, headline, papers[headline.station])
        else:
            await decline(change, headline)

    await table.change(act)
    return Accepted()


@put("/tables/{table_id:str}/hall/press")
async def set_press(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[PressRule],
) -> Accepted:
    """Let Control look at headlines first, or the press publish at once."""
    table = await tables.find(table_id)
    own_lead(request, table)
    await table.change(lambda change: change.set_hall(looks_first=data.looks_first))
    return Accepted()


@get("/tables/{table_id:str}/hall/pictures/{name:str}")
async def get_picture(
    tables: NamedDependency[Tables], table_id: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """The picture of a headline; only those who were told of it know its name."""
    table = await tables.find(table_id)
    table.hall_record()
    jpeg = await tables.storage.look(partial(read_picture, table=table.id, name=name))
    if jpeg is None:
        raise NoSuchThing("there is no such picture, or it was withdrawn")
    headers = {
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "Cache-Control": "private, max-age=86400, immutable",
    }
    return Response(jpeg, media_type="image/jpeg", headers=headers)


handlers = (write_headline, decide, set_press, get_picture)
