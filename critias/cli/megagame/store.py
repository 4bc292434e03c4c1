"""Megagames in the database, for commands that need no running server."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import click
import msgspec

if TYPE_CHECKING:
    from critias.server.hall.setting_up import Made, WantedHall
    from critias.server.tables.directory import Tables
    from critias.server.tables.stored_table import StoredTable

T = TypeVar("T")


def made_by(
    wanted: "WantedHall", server: str | None, database: str | None, language: str
) -> tuple["Made", dict[str, str]]:
    """Make a megagame, on a running server or in the database; and the players' own papers."""
    if server is not None:
        return _made_on(server.rstrip("/"), wanted, language)
    return in_database(database, lambda tables: _made_in(tables, wanted, language), new=True)


def _made_on(server: str, wanted: "WantedHall", language: str) -> tuple["Made", dict[str, str]]:
    import httpx

    from critias.hall import CONTROL
    from critias.server.hall.setting_up import Made

    try:
        body = msgspec.to_builtins(wanted)
        reply = httpx.post(f"{server}/api/megagames", json=body, timeout=60)
        if reply.is_error:
            raise click.ClickException(reply.json().get("detail", reply.text))
        made = msgspec.json.decode(reply.content, type=Made)
        control = next(one for one in made.stations if one.kind == CONTROL)
        proof = {"Authorization": f"Seat {control.secret}"}
        papers = {}
        for name in papers_for(wanted.game, "seat"):
            address = f"{server}/api/tables/{made.table}/hall/documents/{name}?language={language}"
            papers[name] = httpx.get(address, headers=proof, timeout=60).text
    except (httpx.HTTPError, ValueError) as error:
        raise click.ClickException(f"the server {server} does not answer: {error}") from None
    return made, papers


async def _made_in(
    tables: "Tables", wanted: "WantedHall", language: str
) -> tuple["Made", dict[str, str]]:
    from critias.engine.saving import load
    from critias.server.hall.papers import document
    from critias.server.hall.setting_up import make
    from critias.table.history.replaying import start_of

    made = await make(tables, wanted)
    table = await tables.find(made.table)
    match = load(start_of(table.head, table.seats))
    papers = papers_for(wanted.game, "seat")
    return made, {name: document(table, match, name, language) for name in papers}


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
