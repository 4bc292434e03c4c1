"""What only the operator may do: look at all tables, close one, remove chat; and the metrics."""

import hmac
from datetime import datetime
from typing import Annotated

import msgspec
from litestar import Response
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from critias.table.errors import NoSuchThing
from critias.table.head import Ending, Stage
from critias.table.people.talk import clean_text

from .. import metrics
from ..configuration import Configuration
from ..errors import NotAdmin
from ..store.storage import Change
from ..store.talk import remove
from ..tables import membership
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


def check_admin(request: AnyRequest, configuration: Configuration) -> None:
    """Refuse whoever is not the operator."""
    token = configuration.admin_token
    if token is None:
        raise NoSuchThing("this server was started without an admin token")
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not hmac.compare_digest(given.encode(), token.encode()):
        raise NotAdmin("this is for the operator: send Authorization: Bearer and the admin token")


@get("/admin/tables")
async def list_all_tables(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    configuration: NamedDependency[Configuration],
) -> list[Listed]:
    """The latest tables of all kinds."""
    check_admin(request, configuration)
    return [Listed(*row) for row in await tables.storage.latest()]


@post("/admin/tables/{table_id:str}/close", status_code=200)
async def close_table(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    configuration: NamedDependency[Configuration],
    table_id: FromPath[str],
    data: JSONBody[Closing],
) -> Accepted:
    """End a table with a word to those who sit there."""
    check_admin(request, configuration)
    table = await tables.find(table_id)

    async def act(change: Change) -> None:
        if not change.head.finished:
            await membership.end(change, Ending("closed"), clean_text(data.message))

    await table.change(act)
    return Accepted()


@delete("/admin/tables/{table_id:str}/talk/{number:int}", status_code=200)
async def remove_message(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    configuration: NamedDependency[Configuration],
    table_id: FromPath[str],
    number: FromPath[int],
) -> Accepted:
    """Take the words out of a chat message."""
    check_admin(request, configuration)
    table = await tables.find(table_id)
    known = {one.message.number for one in table.talk}
    if number not in known or not await table.change(lambda change: remove(change, number)):
        raise NoSuchThing(f"there is no chat message {number} at this table")
    return Accepted()


@get("/admin/metrics", include_in_schema=False)
async def get_metrics(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    configuration: NamedDependency[Configuration],
) -> Response[bytes]:
    """What the server has counted, for Prometheus."""
    check_admin(request, configuration)
    metrics.TABLES.set(len(tables.all_in_memory()))
    metrics.FROZEN.set(await tables.storage.frozen())
    return Response(metrics.exposition(), media_type=metrics.CONTENT_TYPE)


handlers = (list_all_tables, close_table, remove_message, get_metrics)
