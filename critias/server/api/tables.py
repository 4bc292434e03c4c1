"""Making tables, sitting down, leaving, beginning, and playing again."""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import Response
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from critias.bots import find_level, usual_bot
from critias.engine.components import saved_components
from critias.engine.registry import find_game
from critias.engine.texts import LANGUAGES, figures_of, names_in
from critias.table.errors import NoSuchTable
from critias.table.head import Ending, Origin, Stage
from critias.table.messages import ShownSeat, Text, shown
from critias.table.people.seats import Seat, clean_name
from critias.table.people.stations import ShownStation, Station
from critias.table.settings import Settings

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
from ..errors import AlreadySeated, NotYours
from ..secrets import hashed, new_secret, seat_of
from ..tables import membership
from ..tables.directory import NOBODY, Tables
from ..tables.rematches import rematch_of
from ..tables.stored_table import StoredTable
from .wire import Accepted, AnyRequest, get, post, put

MOST_SEATS = 100
_LARGEST_NEW_TABLE = 256 * 1024  # with a components file


class PersonWanted(msgspec.Struct, frozen=True, tag_field="kind", tag="person"):
    """A seat for a person."""


class BotWanted(
    msgspec.Struct, frozen=True, tag_field="kind", tag="bot", forbid_unknown_fields=True
):
    """A seat for a bot."""

    bot: Text


WantedSeats = Annotated[list[PersonWanted | BotWanted], msgspec.Meta(max_length=MOST_SEATS)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. `components`: the text of an edited components file."""

    game: Text
    seats: WantedSeats
    name: Text
    options: dict[str, Any] = {}
    public: bool = False
    settings: Settings = Settings()
    components: Annotated[str, msgspec.Meta(max_length=200_000)] | None = None


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody sits down."""

    name: Text


class Seated(msgspec.Struct, frozen=True):
    """The seat somebody got, and the secret that proves it."""

    table: str
    seat: int | None
    secret: str | None


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Begin; `bot` sits down on the seats that are free."""

    bot: Text | None = None


class TableShown(msgspec.Struct, frozen=True):
    """A table, apart from its match. The seed is told once there is nothing left to hide.

    `origin`: "upload" if it goes on from a file. `edited`: not with the published box.
    """

    table: str
    game: str
    options: dict[str, Any]
    settings: dict[str, Any]
    stage: Stage
    seats: list[ShownSeat]
    public: bool
    you: int | None
    seed_hash: str
    seed: str | None
    message: str | None
    ending: Ending | None
    rematch: str | None
    hall: bool
    station: ShownStation | None
    origin: Origin | None
    edited: bool


class OwnTable(TableShown, frozen=True):
    """A table at which the caller sits; `waiting`: for the caller's answer."""

    waiting: bool


@post("/tables", request_max_body_size=_LARGEST_NEW_TABLE, opt={"cost": 10})
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


class Printed(msgspec.Struct, frozen=True):
    """What is printed on the components of a table, as far as words need it.

    `figures`: the numbers that words speak of; `names`: a Fluent file for each language of what
    goes by a name of its own.
    """

    figures: dict[str, int]
    names: dict[str, str]


@get("/tables/{table_id:str}/printed")
async def get_printed(tables: NamedDependency[Tables], table_id: FromPath[str]) -> Printed:
    """What is printed on the components of a table, as far as words need it."""
    head = (await tables.find(table_id)).head
    game = find_game(head.game)
    components = saved_components(game, msgspec.json.decode(head.components))
    names = {language: names_in(game, components, language) for language in LANGUAGES}
    return Printed(figures_of(game, components), names)


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


@post("/tables/{table_id:str}/rematch", opt={"cost": 10})
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
    again = await rematch_of(tables, table, maker)
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


def table_shown(
    table: StoredTable, viewer: int | None, station: Station | None = None
) -> TableShown:
    """A table as it is sent."""
    head = table.head
    return TableShown(
        table=table.id,
        game=head.game,
        options=msgspec.json.decode(head.options),
        # In full, with the defaults.
        settings=msgspec.structs.asdict(table.settings),
        stage=head.stage,
        seats=shown(table.seats, table.roster),
        public=head.public,
        you=viewer,
        seed_hash=table.seed_hash,
        seed=head.seed if head.finished else None,
        message=head.message,
        ending=head.ended_by_people(),
        rematch=head.rematch,
        hall=head.hall is not None,
        station=None if station is None else station.shown(),
        origin=head.origin,
        edited=head.edited,
    )


def own_table(table: StoredTable, seat: int) -> OwnTable:
    """A table as it is sent to somebody who sits there."""
    waiting = table.stage == "playing" and table.match is not None and seat in table.match.pending
    fields = msgspec.structs.asdict(table_shown(table, seat))
    return OwnTable(**fields, waiting=waiting and table.seats[seat].active)


def seated(
    request: AnyRequest, table: StoredTable, seat: int | None, secret: str | None
) -> Response[Seated]:
    """The reply to somebody who sits down; the browser keeps the secret as a cookie."""
    cookies = [] if secret is None else [cookie(request, table.id, secret)]
    return Response(Seated(table.id, seat, secret), status_code=201, cookies=cookies)
