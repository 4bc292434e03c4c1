"""Making a megagame, and entering a table by a personal link."""

from typing import Annotated

import msgspec
from litestar import Response
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from critias.table.stations import ShownStation

from ..access.proof import Proof, cookie, proof_of
from ..errors import NotSeated
from ..hall.people_list import read_people
from ..hall.setting_up import Made, NewMegagame, Roster, make, roster_of
from ..tables.directory import Tables
from .wire import AnyRequest, get, post

_LARGEST = 256 * 1024


class Secret(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a personal link."""

    secret: Annotated[str, msgspec.Meta(max_length=100)]


class Entered(msgspec.Struct, frozen=True):
    """What a secret has opened."""

    table: str
    seat: int | None
    station: ShownStation | None


@post("/megagames", request_max_body_size=_LARGEST, opt={"cost": 20})
async def make_megagame(tables: NamedDependency[Tables], data: JSONBody[NewMegagame]) -> Made:
    """Make a game for a whole hall; only this reply tells its secrets."""
    people = (*data.people, *read_people(data.list))
    return await make(tables, msgspec.structs.replace(data, people=people, list=""))


@get("/megagames/{game:str}/roster", opt={"cost": 5})
async def get_roster(
    game: FromPath[str], seats: FromQuery[int], turns: FromQuery[int | None] = None
) -> Roster:
    """What the seats of a megagame would be."""
    return await roster_of(game, seats, {} if turns is None else {"turns": turns})


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
    if proof == Proof():
        raise NotSeated("that is not the secret of a seat or a station at this table")
    station = None if proof.station is None else proof.station.shown()
    return Response(
        Entered(table.id, proof.seat, station),
        cookies=[cookie(request, table.id, data.secret)],
    )


handlers = (make_megagame, get_roster, enter)
