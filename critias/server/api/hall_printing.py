"""What is printed for a hall: the game's papers, cards and letters, tags, and the run sheet."""

import asyncio
from typing import Annotated, Literal

import msgspec
from litestar import MediaType, Response
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, URLEncodedBody

from critias.engine.match import Match
from critias.engine.saving import load
from critias.hall import CONTROL
from critias.table.errors import NoSuchThing, NotYours
from critias.table.history.replaying import start_of
from critias.table.requests.actors import hall_at

from ..access.actors import own_control, own_lead
from ..access.proof import proven
from ..hall.cards import Cards, Where, tags
from ..hall.papers import document
from ..hall.run_sheet import START, run_sheet
from ..hall.setting_up import Made
from ..tables.directory import Tables
from ..tables.stored_table import StoredTable
from .wire import AnyRequest, Language, get, post

_LARGEST = 256 * 1024


@get("/tables/{table_id:str}/hall/documents/{name:str}", opt={"cost": 10})
async def get_document(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    name: FromPath[str],
    seat: FromQuery[int | None] = None,
    language: FromQuery[Language] = "en",
) -> Response[str]:
    """One of the papers of the hall, as a page that needs nothing else."""
    table = await tables.find(table_id)
    table.hall_record()
    _check_may_read(request, table, name, seat)
    match = await _match_of(table)
    return _page(await asyncio.to_thread(document, table, match, name, language, seat))


class WantedCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards, or letters with a briefing below each; `links` is what making the game has told, as
    JSON: a browser can open a page with a form only."""

    links: Annotated[str, msgspec.Meta(max_length=200_000)]
    address: Annotated[str, msgspec.Meta(max_length=200, pattern="^https?://")]
    wifi: Annotated[str, msgspec.Meta(max_length=32)] = ""
    password: Annotated[str, msgspec.Meta(max_length=63)] = ""
    language: Language = "en"
    letters: bool = False


@post(
    "/tables/{table_id:str}/hall/cards",
    status_code=200,
    request_max_body_size=_LARGEST,
    opt={"cost": 20},
)
async def print_cards(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: URLEncodedBody[WantedCards],
) -> Response[str]:
    """A card with its link for everybody, for whoever knows all links."""
    table = await tables.find(table_id)
    own_lead(request, table)
    try:
        made = msgspec.json.decode(data.links, type=Made)
    except msgspec.DecodeError as error:
        raise NoSuchThing(f"links is not what making the game has told: {error}") from None
    match = await _match_of(table)
    where = Where(data.address.rstrip("/"), data.wifi, data.password)
    cards = Cards(table, match, made, where, data.language)
    return _page(await asyncio.to_thread(cards.letters if data.letters else cards.cards))


@get("/tables/{table_id:str}/hall/tags/{kind:str}", opt={"cost": 10})
async def get_tags(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    kind: FromPath[Literal["tags", "tents"]],
    language: FromQuery[Language] = "en",
) -> Response[str]:
    """Name tags, or place cards to be folded."""
    table = await tables.find(table_id)
    own_control(request, table)
    match = await _match_of(table)
    return _page(await asyncio.to_thread(tags, table, match, kind, language))


@get("/tables/{table_id:str}/hall/run-sheet", opt={"cost": 10})
async def get_run_sheet(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    start: FromQuery[str] = START,
    language: FromQuery[Language] = "en",
) -> Response[str]:
    """When what begins, and what to say then."""
    table = await tables.find(table_id)
    own_control(request, table)
    match = await _match_of(table)
    return _page(await asyncio.to_thread(run_sheet, table, match, start, language))


def _page(html: str) -> Response[str]:
    # Its own style sheet is part of the file, and nothing else is loaded.
    headers = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'"}
    return Response(html, media_type=MediaType.HTML, headers=headers)


async def _match_of(table: StoredTable) -> Match:
    """The match, or as it will begin."""
    if table.match is not None:
        return table.match
    return await asyncio.to_thread(lambda: load(start_of(table.head, table.seats)))


def _check_may_read(request: AnyRequest, table: StoredTable, name: str, seat: int | None) -> None:
    proof = proven(request, table)
    if proof.station is not None and proof.station.kind == CONTROL:
        return
    readers = hall_at(table).documents.get(name)
    if readers == "all" or (readers == "over" and table.head.finished):
        return
    if readers == "seat" and seat is not None and seat == proof.seat:
        return
    raise NotYours("this paper is for Control, or not for you yet")


handlers = (get_document, print_cards, get_tags, get_run_sheet)
