"""What only administrators may do: look at all tables, close one, remove chat; and the metrics.

All but reading the metrics is noted with the name of who did it.
"""

from datetime import datetime
from typing import Annotated

import msgspec
from litestar import Response
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from critias.table import membership
from critias.table.errors import NoSuchThing
from critias.table.head import Ending, Stage
from critias.table.people.talk import clean_text

from .. import metrics
from ..errors import NotAdmin
from ..store.administrators import Administrator, Administrators, note
from ..store.changing import Change
from ..store.talk import remove
from ..tables.directory import Tables
from .wire import Accepted, AnyRequest, delete, get, post


class Listed(msgspec.Struct, frozen=True):
    """A table in the operator's list."""

    table: str
    game: str
    stage: Stage
    public: bool
    created: datetime


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a table is closed, for those who sit there."""

    message: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


async def administrator(
    request: AnyRequest, administrators: Administrators, *, metrics_only: bool = False
) -> Administrator:
    """Who it is; refuses whoever is no administrator, or not for this."""
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    found = await administrators.by_token(given) if scheme.lower() == "bearer" else None
    if found is None or not (found.scope == "all" or metrics_only):
        raise NotAdmin(
            "this is for administrators: send Authorization: Bearer and a token "
            "that `critias admin add` has made"
        )
    return found


@get("/admin/tables")
async def list_all_tables(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    administrators: NamedDependency[Administrators],
) -> list[Listed]:
    """The latest tables of all kinds."""
    # Their ids are the links to them.
    await administrators.note((await administrator(request, administrators)).name, "listed")
    return [Listed(*row) for row in await tables.storage.latest()]


@post("/admin/tables/{table_id:str}/close", status_code=200)
async def close_table(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    administrators: NamedDependency[Administrators],
    table_id: FromPath[str],
    data: JSONBody[Closing],
) -> Accepted:
    """End a table with a word to those who sit there."""
    name = (await administrator(request, administrators)).name
    message = clean_text(data.message)
    table = await tables.find(table_id)

    async def act(change: Change) -> None:
        if not change.head.finished:
            await membership.end(change, Ending("closed"), message)
            await note(change.connection, name, "closed", table_id, message)

    await table.change(act)
    return Accepted()


@delete("/admin/tables/{table_id:str}/talk/{number:int}", status_code=200)
async def remove_message(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    administrators: NamedDependency[Administrators],
    table_id: FromPath[str],
    number: FromPath[int],
) -> Accepted:
    """Take the words out of a chat message."""
    name = (await administrator(request, administrators)).name
    table = await tables.find(table_id)
    known = {one.message.number for one in table.talk}

    async def act(change: Change) -> bool:
        done = await remove(change, number)
        if done:
            await note(change.connection, name, "removed", table_id, f"message {number}")
        return done

    if number not in known or not await table.change(act):
        raise NoSuchThing(f"there is no chat message {number} at this table")
    return Accepted()


@get("/admin/metrics", include_in_schema=False)
async def get_metrics(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    administrators: NamedDependency[Administrators],
) -> Response[bytes]:
    """What the server has counted, for Prometheus."""
    await administrator(request, administrators, metrics_only=True)
    metrics.TABLES.set(len(tables.all_in_memory()))
    metrics.FROZEN.set(await tables.storage.frozen())
    return Response(metrics.exposition(), media_type=metrics.CONTENT_TYPE)


handlers = (list_all_tables, close_table, remove_message, get_metrics)
