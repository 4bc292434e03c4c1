"""Making a game for a hall, and entering a table by a personal link."""

from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec
from litestar import Response
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from critias.engine.registry import find_game
from critias.hall import Readers, hall_of
from critias.table.errors import NotSeated
from critias.table.people.stations import ShownStation
from critias.table.requests.actors import Proof, proof_of

from ..access.proof import cookie
from ..access.rate_limits import address_of
from ..addresses import answering, is_near
from ..hall.codes import Exchange
from ..hall.people_list import ListedPerson
from ..hall.setting_up import Made, Roster, WantedHall, WantedList, listed_in, make, roster_of
from ..tables.directory import Tables
from .wire import AnyRequest, get, post

_LARGEST = 256 * 1024


class Secret(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a personal link."""

    secret: Annotated[str, msgspec.Meta(max_length=100)]


class TypedCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code from a card, and the letters of the hall from the address to type."""

    hall: Annotated[str, msgspec.Meta(max_length=40)]
    code: Annotated[str, msgspec.Meta(max_length=40)]


class Exchanged(msgspec.Struct, frozen=True):
    """The table, and the secret to which a code leads."""

    table: str
    secret: str


class Entered(msgspec.Struct, frozen=True):
    """What a secret has opened."""

    table: str
    seat: int | None
    station: ShownStation | None


class Declaration(msgspec.Struct, frozen=True):
    """What a game declares to be run in a hall; each name has its words in the game's texts.

    `screens`: its kinds, each with what the words call its places. `lead`, `roles`: of referees,
    the latter with the kind of screen that they look after. `groups`: that a seat is in, `wishes`:
    that people may wish for. `circles`: to speak to. `calls`: for what, and about what. `notices`:
    kinds of matters, and whose they are. `documents`: papers, and who gets them.
    """

    lengths: Mapping[str, int]
    screens: Mapping[str, str | None]
    lead: str
    roles: Mapping[str, str | None]
    groups: Sequence[str]
    wishes: Sequence[str]
    circles: Sequence[str]
    calls: Mapping[str, Sequence[str]]
    notices: Mapping[str, str | None]
    documents: Mapping[str, Readers]


@post("/megagames", request_max_body_size=_LARGEST, opt={"cost": 20, "makes": "hall"})
async def make_hall(tables: NamedDependency[Tables], data: JSONBody[WantedHall]) -> Made:
    """Make a game for a whole hall; only this reply tells its secrets."""
    return await make(tables, data)


@post(
    "/megagames/{game:str}/people", status_code=200, request_max_body_size=_LARGEST, opt={"cost": 5}
)
async def read_people(
    tables: NamedDependency[Tables], game: FromPath[str], data: JSONBody[WantedList]
) -> list[ListedPerson]:
    """Who is on a list, line by line, and what is doubtful."""
    return await listed_in(tables, game, data)


@post("/megagames/enter", status_code=200, opt={"cost": 5})
async def enter_by_code(
    request: AnyRequest, exchange: NamedDependency[Exchange], data: JSONBody[TypedCode]
) -> Exchanged:
    """Exchange a code that was typed for the secret of a link."""
    return Exchanged(*await exchange.exchange(data.hall, data.code, address_of(request)))


class Addresses(msgspec.Struct, frozen=True):
    """Where people in the hall reach the server, the best first."""

    addresses: Sequence[str]


@get("/addresses", opt={"cost": 5}, sync_to_thread=True)
def get_addresses(request: AnyRequest) -> Addresses:
    """The addresses of the machine for phones around it; others are told none."""
    near = request.client is not None and is_near(request.client.host)
    return Addresses(answering(request.url.port or 80) if near else ())


@get("/megagames/{game:str}", sync_to_thread=False)
def declaration(game: FromPath[str]) -> Declaration:
    """What a game declares to be run in a hall."""
    hall = hall_of(find_game(game))
    return Declaration(**{name: getattr(hall, name) for name in Declaration.__struct_fields__})


@get("/megagames/{game:str}/roster", opt={"cost": 5})
async def get_roster(request: AnyRequest, game: FromPath[str], seats: FromQuery[int]) -> Roster:
    """What the seats would be; the rest of the query are options of the game."""
    options = {name: value for name, value in request.query_params.items() if name != "seats"}
    return await roster_of(game, seats, options)


@post("/tables/{table_id:str}/enter", status_code=200)
async def enter(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[Secret],
) -> Response[Entered]:
    """Take up a seat or a station by its secret; the browser keeps it as a cookie."""
    table = await tables.find(table_id)
    proof = proof_of(table, data.secret)
    if proof == Proof() and table.hall is not None:
        # It may have been made on the command line, beside the running server.
        await table.catch_up()
        proof = proof_of(table, data.secret)
    if proof == Proof():
        raise NotSeated("that is not the secret of a seat or a station at this table")
    station = None if proof.station is None else proof.station.shown()
    return Response(
        Entered(table.id, proof.seat, station),
        cookies=[cookie(request, table.id, data.secret)],
    )


handlers = (
    *(make_hall, read_people, enter_by_code, get_addresses),
    *(declaration, get_roster, enter),
)
