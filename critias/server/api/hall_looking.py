"""What referees look up in a hall, and what they take home from it."""

import asyncio
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from litestar import Response
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from critias.engine.match import Match
from critias.engine.texts import Texts
from critias.hall import CONTROL, phase_to_repeat, since_entry
from critias.table.errors import NoSuchThing
from critias.table.requests.actors import hall_at

from ..access.actors import own_control, own_lead
from ..access.proof import own_seat, proven
from ..hall.papers import TakenHome, as_csv, begun, moments_of, take_home, words_at
from ..hall.ruling_log import LoggedRuling, rulings
from ..store.copies import copy_hall
from ..tables.directory import Tables
from ..tables.stored_table import StoredTable
from .wire import AnyRequest, Language, get

_MOST_FOUND = 100


class Happened(msgspec.Struct, frozen=True):
    """Something that happened, in words; `number` is that of the entry that led to it."""

    number: int
    turn: int | None
    phase: str | None
    words: str


@get("/tables/{table_id:str}/hall/rulings")
async def list_rulings(
    request: AnyRequest, tables: NamedDependency[Tables], table_id: FromPath[str]
) -> list[LoggedRuling]:
    """The shared log of referees."""
    table = await tables.find(table_id)
    own_control(request, table)
    return rulings(table)


@get("/tables/{table_id:str}/hall/history", opt={"cost": 5})
async def search_history(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    search: FromQuery[str] = "",
    before: FromQuery[int | None] = None,
    language: FromQuery[Language] = "en",
) -> list[Happened]:
    """All that happened, in words, latest first; or what has some words in it."""
    table = await tables.find(table_id)
    own_control(request, table)
    match = begun(table)
    texts = words_at(table, match, language)
    return await asyncio.to_thread(_found, match, texts, search, before)


def _found(match: Match, texts: Texts, search: str, before: int | None) -> list[Happened]:
    wanted, moments = search.casefold().split(), moments_of(match)
    found: list[Happened] = []
    for told in reversed(match.all_events):
        if before is not None and told.number >= before:
            continue
        if len(found) >= _MOST_FOUND and told.number != found[-1].number:
            break
        words = texts.event(told.event)
        if all(word in words.casefold() for word in wanted):
            moment = moments.get(told.number)
            turn, phase = (None, None) if moment is None else (moment.turn, moment.phase)
            found.append(Happened(told.number, turn, phase, words))
    return found


class WhatGoes(msgspec.Struct, frozen=True):
    """What would be taken back; the answers of `bots` are counted apart from those of `people`."""

    answers: int
    people: int
    bots: int
    rulings: int


@get("/tables/{table_id:str}/hall/retraction")
async def foresee_retraction(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    first: FromQuery[int | None] = None,
) -> WhatGoes:
    """What goes if all since an entry is taken back, or the phase is played once more."""
    table = await tables.find(table_id)
    own_lead(request, table)
    match = begun(table)
    start = phase_to_repeat(match, or_the_one_before=True) if first is None else first
    going = since_entry(match, start)
    seats = [entry.seat for entry in going if entry.seat is not None]
    by_people = [seat for seat in seats if table.seats[seat].bot is None]
    rulings = len(going) - len(seats)
    return WhatGoes(len(by_people), len({*by_people}), len(seats) - len(by_people), rulings)


@get("/tables/{table_id:str}/hall/books/{name:str}")
async def get_books(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    name: FromPath[str],
) -> list[dict[str, Any]]:
    """A ledger in full."""
    table = await tables.find(table_id)
    table.hall_record()
    control = proven(request, table).station
    referee = control is not None and control.kind == CONTROL
    seat = None if referee else own_seat(request, table)
    match = begun(table)
    found = hall_at(table).books(match.state, name, seat)
    if found is None:
        raise NoSuchThing("that is no ledger, or not one of yours")
    return [dict(one) for one in found]


@get("/tables/{table_id:str}/hall/export.json", opt={"cost": 20})
async def export_json(
    request: AnyRequest, tables: NamedDependency[Tables], table_id: FromPath[str]
) -> TakenHome:
    """The whole day as one object."""
    table = await tables.find(table_id)
    match = _to_take_home(request, table)
    return await asyncio.to_thread(take_home, table, match)


@get("/tables/{table_id:str}/hall/export.csv", opt={"cost": 20})
async def export_csv(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    language: FromQuery[Language] = "en",
) -> Response[str]:
    """The whole log as a table."""
    table = await tables.find(table_id)
    match = _to_take_home(request, table)
    text = await asyncio.to_thread(as_csv, table, match, language)
    return Response(text, media_type="text/csv; charset=utf-8")


def _to_take_home(request: AnyRequest, table: StoredTable) -> Match:
    table.hall_record()
    if not table.head.finished:
        own_lead(request, table)
    return begun(table)


@get("/tables/{table_id:str}/hall/copy", opt={"cost": 20})
async def get_copy(
    request: AnyRequest, tables: NamedDependency[Tables], table_id: FromPath[str]
) -> Response[bytes]:
    """The hall as a database of its own, from which it goes on elsewhere."""
    table = await tables.find(table_id)
    own_lead(request, table)
    with tempfile.TemporaryDirectory(prefix="critias-copy-") as folder:
        file = Path(folder, "hall.db")
        await copy_hall(tables.storage, table.id, file)
        content = await asyncio.to_thread(file.read_bytes)
    headers = {"Content-Disposition": f'attachment; filename="megagame-{table.id}.db"'}
    return Response(content, media_type="application/vnd.sqlite3", headers=headers)


handlers = (
    *(list_rulings, search_history, foresee_retraction, get_books),
    *(export_json, export_csv, get_copy),
)
