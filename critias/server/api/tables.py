"""Making tables, sitting down, leaving, beginning, and playing again."""

from collections.abc import Sequence
from functools import partial

import msgspec
from litestar import Response
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from critias.bots import find_level, usual_bot
from critias.engine.registry import find_game
from critias.table import membership
from critias.table.errors import AlreadySeated, NoSuchTable, NotYours
from critias.table.messages import Text
from critias.table.people.seats import Seat, clean_name
from critias.table.people.secrets import hashed, new_secret, seat_of
from critias.table.rematches import rematch_of
from critias.table.requests.tables import (
    BotWanted,
    Claim,
    NewTable,
    OwnTable,
    PersonWanted,
    Printed,
    Seated,
    Start,
    TableShown,
    own_table,
    printed_on,
    table_shown,
)

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
from ..tables.stored_table import StoredTable
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
    seats, own, secret = wanted_seats(data.game, data.seats, data.name, account_of(request))
    table = await tables.create(
        data.game,
        data.options,
        seats,
        data.public,
        data.settings,
        data.components,
        await quotas.maker(request, seats),
    )
    return seated(request, table, own, secret)


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
    seat = proven_seat(request, table)
    if seat is not None:
        raise AlreadySeated(f"you have seat {seat} of this table")
    own = await membership.claim(table, clean_name(data.name), account_id=account_of(request))
    return seated(request, table, *own)


@post("/tables/{table_id:str}/start", status_code=200)
async def start(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[Start | None] = None,
) -> Accepted:
    """Fill free seats with bots and begin."""
    table = await tables.find(table_id)
    own_seat(request, table)
    check_not_gathering_in_hall(table)
    game = find_game(table.head.game)
    bot = data.bot if data is not None else None
    await membership.begin(table, usual_bot(game) if bot is None else find_level(bot, game).name)
    return Accepted()


@post("/tables/{table_id:str}/leave", status_code=200)
async def leave(
    request: AnyRequest, tables: NamedDependency[Tables], table_id: FromPath[str]
) -> Accepted:
    """Get up; in a match, a bot plays on."""
    table = await tables.find(table_id)
    seat = own_seat(request, table)
    check_no_hall(table)
    await membership.leave(table, seat, bot_of(table))
    return Accepted()


@post("/tables/{table_id:str}/return", status_code=200)
async def come_back(
    request: AnyRequest, tables: NamedDependency[Tables], table_id: FromPath[str]
) -> Accepted:
    """Take one's seat back from the bot."""
    table = await tables.find(table_id)
    seat = own_seat(request, table)
    check_no_hall(table)
    await membership.come_back(table, seat)
    return Accepted()


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
    made = table.head.rematch is not None
    maker = NOBODY if made else await quotas.maker(request, table.seats)
    again = await rematch_of(table, partial(tables.again, maker=maker), tables.find)
    own = secret_in(request, table)
    taken = seat_of(again.seats, own)
    if taken is None:
        taken, _ = await membership.claim(
            again, table.seats[seat].name or "", own, table.seats[seat].account_id
        )
    return seated(request, again, taken, own)


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


def wanted_seats(
    game_name: str,
    wanted: Sequence[PersonWanted | BotWanted],
    name: str,
    account_id: int | None = None,
) -> tuple[list[Seat], int | None, str | None]:
    """The seats of a new table, the one of its maker, and the secret for that."""
    game = find_game(game_name)
    cleaned, secret = clean_name(name), new_secret()
    seats, own = [], None
    for number, one in enumerate(wanted):
        if isinstance(one, BotWanted):
            seats.append(Seat("bot", bot=find_level(one.bot, game).name))
        elif own is None:
            own = number
            seats.append(Seat("person", cleaned, secret=hashed(secret), account_id=account_id))
        else:
            seats.append(Seat("person"))
    return seats, own, None if own is None else secret


def check_not_gathering_in_hall(table: StoredTable) -> None:
    """In a hall, Control gives out the seats and begins."""
    if table.hall is not None and table.stage == "gathering":
        raise NotYours("this is for Control, who gives out the seats and begins")


def check_no_hall(table: StoredTable) -> None:
    """In a hall players give up, leave and propose nothing: Control sees to who plays."""
    if table.hall is not None:
        raise NotYours("in a hall Control sees to who plays and when it ends: call for Control")


def bot_of(table: StoredTable) -> str:
    """The bot that plays on for somebody at a table."""
    return usual_bot(find_game(table.head.game))


def seated(
    request: AnyRequest, table: StoredTable, seat: int | None, secret: str | None
) -> Response[Seated]:
    """The reply to somebody who sits down; the browser keeps the secret as a cookie."""
    cookies = [] if secret is None else [cookie(request, table.id, secret)]
    return Response(Seated(table.id, seat, secret), status_code=201, cookies=cookies)
