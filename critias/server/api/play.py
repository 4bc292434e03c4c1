"""Answering, taking back, asking for advice, giving up, and looking back."""

import asyncio
import secrets
from functools import partial
from typing import Any

from litestar import MediaType, Response
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from critias.engine.randomness import Rng
from critias.engine.saving import Saved
from critias.table.messages import PositionMessage
from critias.table.requests.playing import (
    Advice,
    Foreseen,
    NewAnswer,
    NewProposal,
    Orders,
    TriedAnswer,
    Undo,
    Vote,
    advised,
    answered,
    eyes_on_the_past,
    foreseen,
    ordered,
    proposed,
    resigned,
    taken_back,
    voted,
)

from ..access.proof import own_seat, proven
from ..attendants.thinkers import Thinkers
from ..tables.directory import Tables
from .wire import Accepted, AnyRequest, get, post, put


@post("/tables/{table_id:str}/answers", status_code=200)
async def answer(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[NewAnswer],
) -> Accepted:
    """Answer a question."""
    table = await tables.find(table_id)
    return await answered(table, proven(request, table), data)


@post("/tables/{table_id:str}/undo", status_code=200)
async def undo(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[Undo],
) -> Accepted:
    """Take back one's last answer, or propose that where the table wants to be asked."""
    table = await tables.find(table_id)
    return await taken_back(table, proven(request, table), data)


@post("/tables/{table_id:str}/hint", status_code=200, opt={"cost": 5})
async def hint(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    thinkers: NamedDependency[Thinkers],
    table_id: FromPath[str],
) -> Advice:
    """What a bot would answer in the caller's place."""
    table = await tables.find(table_id)
    return await advised(table, proven(request, table), partial(thinkers.think, table))


@post("/tables/{table_id:str}/preview", status_code=200, opt={"cost": 5})
async def foresee(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[TriedAnswer],
) -> Foreseen:
    """What would follow an answer of the caller, as far as the caller can know."""
    table = await tables.find(table_id)
    seat, rng = own_seat(request, table), Rng(secrets.token_bytes(32))
    return await asyncio.to_thread(foreseen, table, seat, data, rng)


@put("/tables/{table_id:str}/orders")
async def set_orders(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[Orders],
) -> Accepted:
    """Replace the caller's standing orders."""
    table = await tables.find(table_id)
    return await ordered(table, proven(request, table), data)


@post("/tables/{table_id:str}/resign", status_code=200)
async def resign(
    request: AnyRequest, tables: NamedDependency[Tables], table_id: FromPath[str]
) -> Accepted:
    """Give up."""
    table = await tables.find(table_id)
    return await resigned(table, proven(request, table))


@post("/tables/{table_id:str}/proposal", status_code=200)
async def propose(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[NewProposal],
) -> Accepted:
    """Propose to end the match, to take back one's answer, or to replace somebody by a bot."""
    table = await tables.find(table_id)
    return await proposed(table, proven(request, table), data)


@post("/tables/{table_id:str}/vote", status_code=200)
async def vote(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[Vote],
) -> Accepted:
    """Agree to what is proposed, or turn it down."""
    table = await tables.find(table_id)
    return await voted(table, proven(request, table), data)


@get("/tables/{table_id:str}/history/{cursor:int}", opt={"cost": 5})
async def get_history(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    cursor: FromPath[int],
    seat: FromQuery[int | None] = None,
) -> Response[PositionMessage]:
    """The position as the caller's seat saw it after so many events; once over, as any seat did."""
    table = await tables.find(table_id)
    viewer = eyes_on_the_past(table, proven(request, table), seat)
    encoded: Any = await asyncio.to_thread(table.perspectives.past, viewer, cursor)
    return Response(encoded, media_type=MediaType.JSON)


@get("/tables/{table_id:str}/match")
async def get_match(tables: NamedDependency[Tables], table_id: FromPath[str]) -> Saved:
    """The saved match, once it is over."""
    return (await tables.find(table_id)).saved()


handlers = (
    *(answer, undo, hint, foresee, set_orders),
    *(resign, propose, vote),
    *(get_history, get_match),
)
