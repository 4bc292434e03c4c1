"""Megagames in the database, for commands that need no running server."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click
import msgspec

if TYPE_CHECKING:
    from critias.server.hall.cards import Where
    from critias.server.hall.setting_up import Made, WantedHall
    from critias.server.tables.directory import Tables
    from critias.server.tables.stored_table import StoredTable

T = TypeVar("T")


def made_by(wanted: "WantedHall", server: str | None, database: str | None) -> "Made":
    """Make a megagame, on a running server or in the database."""
    from critias.server.hall.setting_up import Made, make

    if server is None:
        return in_database(database, lambda tables: make(tables, wanted), new=True)
    body = msgspec.json.encode(wanted)
    return msgspec.json.decode(_asked(server, "POST", "megagames", content=body), type=Made)


def printed_by(
    made: "Made", where: "Where", server: str | None, database: str | None, language: str
) -> dict[str, str]:
    """All that is printed before the day, from a running server or out of the database."""
    if server is None:
        return in_database(database, lambda tables: _printed_in(tables, made, where, language))
    from critias.hall import CONTROL

    lead = next(one for one in made.stations if one.kind == CONTROL)
    headers = {"Authorization": f"Seat {lead.secret}"}
    hall = f"tables/{made.table}/hall"
    form = {"links": msgspec.json.encode(made).decode(), "language": language}
    form |= msgspec.to_builtins(where)

    def got(path: str) -> str:
        return _asked(server, "GET", f"{hall}/{path}?language={language}", headers=headers)

    cards = {
        name: _asked(server, "POST", f"{hall}/cards", headers=headers, data={**form, **more})
        for name, more in (("links", {}), ("letters", {"letters": "true"}))
    }
    tags = {kind: got(f"tags/{kind}") for kind in ("tags", "tents")}
    papers = {name: got(f"documents/{name}") for name in before_the_day(made.game)}
    return {**cards, **tags, "run-sheet": got("run-sheet"), **papers}


def _asked(server: str, method: str, path: str, **more: Any) -> str:
    """What a server says, or in a sentence why not."""
    import httpx

    try:
        reply = httpx.request(method, f"{server}/api/{path}", timeout=60, **more)
        if reply.is_error:
            raise click.ClickException(reply.json().get("detail", reply.text))
    except (httpx.HTTPError, ValueError) as error:
        raise click.ClickException(f"the server {server} does not answer: {error}") from None
    return reply.text


async def _printed_in(
    tables: "Tables", made: "Made", where: "Where", language: str
) -> dict[str, str]:
    from critias.engine.saving import load
    from critias.server.hall.cards import Cards, tags
    from critias.server.hall.papers import document
    from critias.server.hall.run_sheet import START, run_sheet
    from critias.table.history.replaying import start_of

    table = await tables.find(made.table)
    match = table.match or load(start_of(table.head, table.seats))
    cards = Cards(table, match, made, where, language)
    papers = before_the_day(made.game)
    return {
        "links": cards.cards(),
        "letters": cards.letters(),
        **{kind: tags(table, match, kind, language) for kind in ("tags", "tents")},
        "run-sheet": run_sheet(table, match, START, language),
        **{name: document(table, match, name, language) for name in papers},
    }


def before_the_day(game: str) -> list[str]:
    """The papers of a game that are there before it begins."""
    return [name for readers in ("seat", "all") for name in papers_for(game, readers)]


def papers_for(game: str, readers: str) -> list[str]:
    """The names of the papers of a game that are for the same readers."""
    from critias.engine.registry import find_game
    from critias.hall import hall_of

    documents = hall_of(find_game(game)).documents
    return [name for name, who in documents.items() if who == readers]


def table_in(database: str | None, id: str, act: "Callable[[StoredTable], T]") -> T:
    """Look at a table of the database."""

    async def look(tables: "Tables") -> T:
        return act(await tables.find(id))

    return in_database(database, look)


def in_database(
    database: str | None, act: "Callable[[Tables], Awaitable[T]]", new: bool = False
) -> T:
    """Do something with the tables of a database; `new`: it may have to be made."""
    from critias.server.configuration import default_database
    from critias.server.store.storage import check_there_is

    url = database or default_database()
    if not new:
        check_there_is(url)
    return asyncio.run(_act(url, act))


async def _act(database: str, act: "Callable[[Tables], Awaitable[T]]") -> T:
    from critias.server.store.journal import Journal
    from critias.server.store.storage import Storage, connect
    from critias.server.tables.directory import Tables

    storage = Storage(connect(database))
    try:
        await storage.migrate()
        return await act(Tables(storage, Journal(storage), lambda table: None))
    finally:
        await storage.close()
