"""The people of a hall: who has which seat, by which secret, alone or together."""

from typing import Annotated

import msgspec
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from critias.bots import find_level
from critias.engine.registry import find_game
from critias.hall import STAND_IN, TEAMMATE, Post
from critias.table import membership
from critias.table.errors import Refused
from critias.table.messages import CommandId, Text
from critias.table.people.seats import clean_name
from critias.table.people.secrets import hashed, new_secret
from critias.table.requests.actors import Actor, check_concerns, hall_at
from critias.table.requests.commands import give_command

from ..access.actors import own_control, own_lead
from ..hall import teams
from ..hall.codes import give_codes
from ..hall.stations import Keyed, Opened, keyed, link, open_station
from ..store.stations import add_station
from ..tables.directory import Tables
from .commands import Reason
from .wire import Accepted, AnyRequest, delete, post

Short = Annotated[str, msgspec.Meta(max_length=100)]


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a player."""

    name: Short


class NewKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who gets the new secret; null: the same player."""

    name: Short | None = None


class SeatKey(msgspec.Struct, frozen=True):
    """The new secret of a seat; `code`: what may be typed instead."""

    seat: int
    name: str | None
    secret: str
    link: str
    code: str


class BotWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that takes a seat over; null: it goes back to its player."""

    bot: Text | None


class Absence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a player is away."""

    reason: Reason
    id: CommandId


@post("/tables/{table_id:str}/hall/seats/{seat:int}/key", status_code=200)
async def new_key(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[NewKey | None] = None,
) -> SeatKey:
    """A new secret for a seat: for a latecomer, or after a phone was lost.

    Whoever had the seat has it no more, by no other proof either.
    """
    table = await tables.find(table_id)
    check_concerns(table, own_control(request, table), seat)
    given = None if data is None or data.name is None else clean_name(data.name)
    name, secret = given or table.seats[seat].name, new_secret()
    await table.change(lambda change: teams.hand_over(change, seat, name, hashed(secret)))
    [code] = await give_codes(table, [secret])
    return SeatKey(seat, name, secret, link(table.id, secret), code)


class Swap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat with which another changes places."""

    other: int


@post("/tables/{table_id:str}/hall/seats/{seat:int}/swap", status_code=200)
async def swap_seats(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Swap],
) -> Accepted:
    """Let those on two seats change places, before the beginning; all links stay good."""
    table = await tables.find(table_id)
    own_lead(request, table)
    await table.change(lambda change: teams.swap(change, seat, data.other))
    return Accepted()


@post("/tables/{table_id:str}/hall/seats/{seat:int}/people")
async def join_team(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[NewName],
) -> Keyed:
    """Somebody more has a seat together with those who have it, with a secret of their own."""
    table = await tables.find(table_id)
    check_concerns(table, own_control(request, table), seat)
    opened = open_station(0, data.name, Post(TEAMMATE), seat)
    station = await table.change(lambda change: teams.join(change, opened.station))
    [told] = await keyed(table, Opened(station, opened.secret))
    return told


@post("/tables/{table_id:str}/hall/seats/{seat:int}/people/{number:int}/key", status_code=200)
async def new_key_in_team(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    seat: FromPath[int],
    number: FromPath[int],
    data: JSONBody[NewKey | None] = None,
) -> Keyed:
    """A new secret for one of several people who have a seat together; the old one is void."""
    table = await tables.find(table_id)
    check_concerns(table, own_control(request, table), seat)
    name = None if data is None or data.name is None else clean_name(data.name)
    secret = new_secret()
    station = await table.change(
        lambda change: teams.new_key(change, seat, number, hashed(secret), name)
    )
    [told] = await keyed(table, Opened(station, secret))
    return told


@delete("/tables/{table_id:str}/hall/seats/{seat:int}/people/{number:int}", status_code=200)
async def leave_team(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    seat: FromPath[int],
    number: FromPath[int],
) -> Accepted:
    """One of several people who have a seat together has left; the secret is void."""
    table = await tables.find(table_id)
    check_concerns(table, own_control(request, table), seat)
    await table.change(lambda change: teams.leave(change, seat, number))
    return Accepted()


@post("/tables/{table_id:str}/hall/seats/{seat:int}/stand-in")
async def new_stand_in(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[NewName],
) -> Keyed:
    """A second secret for a seat, for somebody who plays it too."""
    table = await tables.find(table_id)
    check_concerns(table, own_control(request, table), seat)
    opened = open_station(0, data.name, Post(STAND_IN), seat)
    station = await table.change(lambda change: add_station(change, opened.station))
    [told] = await keyed(table, Opened(station, opened.secret))
    return told


@post("/tables/{table_id:str}/hall/seats/{seat:int}/bot", status_code=200)
async def set_bot(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[BotWish],
) -> Accepted:
    """Let a bot play a seat, or give it back."""
    table = await tables.find(table_id)
    check_concerns(table, own_control(request, table), seat)
    if data.bot is None:
        await membership.come_back(table, seat)
    else:
        bot = find_level(data.bot, find_game(table.head.game)).name
        await membership.hand_to_bot(table, seat, bot)
    return Accepted()


@post("/tables/{table_id:str}/hall/seats/{seat:int}/name", status_code=200)
async def rename(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[NewName],
) -> Accepted:
    """Give a player another name."""
    table = await tables.find(table_id)
    check_concerns(table, own_control(request, table), seat)
    name = clean_name(data.name)
    await table.change(lambda change: change.set_seat(seat, name=name))
    return Accepted()


@post("/tables/{table_id:str}/hall/seats/{seat:int}/away", status_code=200)
async def send_away(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Absence],
) -> Accepted:
    """A player has left: what is open is answered, and no more is asked."""
    table = await tables.find(table_id)
    control = own_control(request, table)
    check_concerns(table, control, seat)
    table.playing()
    ruling = hall_at(table).set_present(seat, False, data.reason)
    if ruling is None:
        raise Refused("in this game nobody is sent away; a bot can take the seat")
    await give_command(table, Actor(None, control), msgspec.to_builtins(ruling), data.id)
    return Accepted()


handlers = (
    *(new_key, swap_seats, join_team, new_key_in_team, leave_team),
    *(new_stand_in, set_bot, rename, send_away),
)
