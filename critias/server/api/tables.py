"""Making tables, sitting down, leaving, beginning, and playing again."""

from functools import partial

import msgspec
from litestar import Response
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from critias.table.errors import NoSuchTable
from critias.table.messages import Text
from critias.table.rematches import rematch_of
from critias.table.requests.playing import check_no_hall
from critias.table.requests.tables import (
    Claim,
    NewTable,
    OwnTable,
    Printed,
    Seated,
    Start,
    TableShown,
    begun,
    left,
    made,
    own_table,
    printed_on,
    returned,
    sat_down,
    seated_again,
    table_shown,
)

from ..access.making import MakingFor
from ..access.proof import (
    account_of,
    cookie,
    own_seat,
    proven,
    proven_seat,
    secret_in,
    tables_with_cookies,
)
from ..access.quotas import Quotas
from ..attendants.reminders import Reminders
from ..tables.directory import NOBODY, Tables
from .wire import Accepted, AnyRequest, get, post, put

_LARGEST_NEW_TABLE = 256 * 1024  # with a components file


@post("/tables", request_max_body_size=_LARGEST_NEW_TABLE, opt={"cost": 10, "makes": "table"})
async def create_table(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    quotas: NamedDependency[Quotas],
    data: JSONBody[NewTable],
) -> Response[Seated]:
    """Make a table and sit down on its first seat for people."""
    got = await made(MakingFor(request, tables, quotas), data, account_of(request))
    return seated(request, got)


@get("/tables")
async def list_tables(tables: NamedDependency[Tables]) -> list[TableShown]:
    """The public tables that have a free seat."""
    found = [await tables.find(id) for id in await tables.storage.open_to_all()]
    return [table_shown(table, None) for table in found if table.stage == "gathering"]


@get("/tables/mine")
async def list_own_tables(request: AnyRequest, tables: NamedDependency[Tables]) -> list[OwnTable]:
    """The tables at which the caller sits, those that wait for the caller first."""
    own = []
    for id in tables_with_cookies(request):
        try:
            table = await tables.find(id)
        except NoSuchTable:
            continue
        seat = proven_seat(request, table)
        if seat is not None:
            own.append(own_table(table, seat))
    return sorted(own, key=lambda table: not table.waiting)


@get("/tables/{table_id:str}")
async def get_table(
    request: AnyRequest, tables: NamedDependency[Tables], table_id: FromPath[str]
) -> TableShown:
    """One table."""
    table = await tables.find(table_id)
    proof = proven(request, table)
    return table_shown(table, proof.seat, proof.station)


@get("/tables/{table_id:str}/printed")
async def get_printed(tables: NamedDependency[Tables], table_id: FromPath[str]) -> Printed:
    """What is printed on the components of a table, as far as words need it."""
    return printed_on((await tables.find(table_id)).head)


@post("/tables/{table_id:str}/seats")
async def claim_seat(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[Claim],
) -> Response[Seated]:
    """Sit down on a free seat."""
    table = await tables.find(table_id)
    own = await sat_down(table, proven(request, table), data, account_of(request))
    return seated(request, Seated(table.id, *own))


@post("/tables/{table_id:str}/start", status_code=200)
async def start(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[Start | None] = None,
) -> Accepted:
    """Fill free seats with bots and begin."""
    table = await tables.find(table_id)
    return await begun(table, proven(request, table), data)


@post("/tables/{table_id:str}/leave", status_code=200)
async def leave(
    request: AnyRequest, tables: NamedDependency[Tables], table_id: FromPath[str]
) -> Accepted:
    """Get up; in a match, a bot plays on."""
    table = await tables.find(table_id)
    return await left(table, proven(request, table))


@post("/tables/{table_id:str}/return", status_code=200)
async def come_back(
    request: AnyRequest, tables: NamedDependency[Tables], table_id: FromPath[str]
) -> Accepted:
    """Take one's seat back from the bot."""
    table = await tables.find(table_id)
    return await returned(table, proven(request, table))


@post("/tables/{table_id:str}/rematch", opt={"cost": 10, "makes": "table"})
async def rematch(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    quotas: NamedDependency[Quotas],
    table_id: FromPath[str],
) -> Response[Seated]:
    """Play again with the seats rotated: make the table, or sit down where one is kept."""
    table = await tables.find(table_id)
    seat = own_seat(request, table)
    known = table.head.rematch is not None
    maker = NOBODY if known else await quotas.maker(request, table.seats)
    again = await rematch_of(table, partial(tables.again, maker=maker), tables.find)
    return seated(request, await seated_again(table, seat, again, secret_in(request, table)))


class Webhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address to be called when it is one's turn; null for none."""

    webhook: Text | None


@put("/tables/{table_id:str}/reminders", opt={"cost": 10})
async def set_reminders(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    reminders: NamedDependency[Reminders],
    table_id: FromPath[str],
    data: JSONBody[Webhook],
) -> Accepted:
    """Say where to be reminded."""
    table = await tables.find(table_id)
    seat = own_seat(request, table)
    check_no_hall(table)
    if data.webhook is not None:
        await reminders.check(data.webhook)
    await table.change(lambda change: change.set_seat(seat, webhook=data.webhook))
    return Accepted()


handlers = (
    *(create_table, list_tables, list_own_tables, get_table, get_printed),
    *(claim_seat, start, leave, come_back, rematch, set_reminders),
)


def seated(request: AnyRequest, got: Seated) -> Response[Seated]:
    """The reply to somebody who sits down; the browser keeps the secret as a cookie."""
    cookies = [] if got.secret is None else [cookie(request, got.table, got.secret)]
    return Response(got, status_code=201, cookies=cookies)
