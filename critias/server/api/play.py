"""Answering, taking back, asking for advice, giving up, and looking back."""

import asyncio
import secrets
from typing import Any

from litestar import MediaType, Response
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from critias.bots import hint_bot
from critias.engine.randomness import Rng
from critias.engine.registry import find_game
from critias.engine.saving import Saved
from critias.table import membership
from critias.table.errors import NoSuchThing, NotOver, NotPlaying, Refused
from critias.table.messages import PositionMessage
from critias.table.people.standing_orders import GivenOrders, check_orders
from critias.table.requests.actors import Actor
from critias.table.requests.playing import (
    Advice,
    Foreseen,
    NewAnswer,
    NewProposal,
    Orders,
    TriedAnswer,
    Undo,
    Vote,
    foreseen,
)

from ..access.actors import acting_seat
from ..access.proof import own_seat, proven
from ..attendants.bots import Thinkers
from ..tables.directory import Tables
from .tables import bot_of, check_no_hall
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
    seat, actor = acting_seat(request, table, data.seat)
    id = actor.command_id(data.id)
    await table.answer(seat, data.question, data.answer, id, actor.by)
    return Accepted()


@post("/tables/{table_id:str}/undo", status_code=200)
async def undo(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[Undo],
) -> Accepted:
    """Take back one's last answer, or propose that where the table wants to be asked."""
    table = await tables.find(table_id)
    seat = own_seat(request, table)
    if table.settings.undo == "off":
        raise Refused("at this table nothing is taken back")
    if table.settings.undo == "consent":
        done = await membership.propose(table, seat, "undo", bot_of(table))
        return Accepted(proposed=not done)
    station = proven(request, table).station
    await table.undo(seat, Actor(seat, station).command_id(data.id))
    return Accepted()


@post("/tables/{table_id:str}/hint", status_code=200, opt={"cost": 5})
async def hint(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    thinkers: NamedDependency[Thinkers],
    table_id: FromPath[str],
) -> Advice:
    """What a bot would answer in the caller's place."""
    table = await tables.find(table_id)
    seat = own_seat(request, table)
    match = table.playing()
    if seat not in match.pending:
        raise NotPlaying(f"seat {seat} is not asked anything now")
    return Advice(await thinkers.think(table, seat, hint_bot(match.game)))


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
    seat = own_seat(request, table)
    check_orders(find_game(table.head.game), data.orders)
    given = GivenOrders(data.orders, table.open_to(seat))
    await table.change(lambda change: change.set_seat(seat, orders=given.encoded()))
    return Accepted()


@post("/tables/{table_id:str}/resign", status_code=200)
async def resign(
    request: AnyRequest, tables: NamedDependency[Tables], table_id: FromPath[str]
) -> Accepted:
    """Give up."""
    table = await tables.find(table_id)
    seat = own_seat(request, table)
    check_no_hall(table)
    await membership.resign(table, seat, bot_of(table))
    return Accepted()


@post("/tables/{table_id:str}/proposal", status_code=200)
async def propose(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[NewProposal],
) -> Accepted:
    """Propose to end the match, to take back one's answer, or to replace somebody by a bot."""
    table = await tables.find(table_id)
    seat = own_seat(request, table)
    check_no_hall(table)
    done = await membership.propose(table, seat, data.kind, bot_of(table), data.seat)
    return Accepted(proposed=not done)


@post("/tables/{table_id:str}/vote", status_code=200)
async def vote(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[Vote],
) -> Accepted:
    """Agree to what is proposed, or turn it down."""
    table = await tables.find(table_id)
    await membership.vote(table, own_seat(request, table), data.agree, bot_of(table))
    return Accepted()


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
    viewer = proven(request, table).viewer
    if seat is not None and seat != viewer:
        if not table.head.finished:
            raise NotOver("others' hands are open once the match is over; this one is not")
        if seat not in range(len(table.seats)):
            raise NoSuchThing(f"the seats are 0 to {len(table.seats) - 1}, not {seat}")
        viewer = seat
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
