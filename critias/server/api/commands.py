"""What players do outside the questions, what referees rule, and what they take back."""

from typing import Annotated, Any, get_args

import msgspec
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from critias.engine.match import Match
from critias.engine.registry import find_game
from critias.hall import find_hall, repeat_phase, take_back, take_back_since
from critias.table.clocks.pauses import stands_still
from critias.table.errors import NotYours, Paused, Refused
from critias.table.messages import CommandId
from critias.table.requests.actors import Actor

from ..access.actors import acting, own_lead
from ..tables.directory import Tables
from ..tables.stored_table import StoredTable
from .wire import Accepted, AnyRequest, get, post

Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class NewCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command; `seat`: the player for whom a referee gives it."""

    command: dict[str, Any]
    id: CommandId
    seat: int | None = None


class Retraction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be taken back: so many entries, all since the `first`, or all of this phase."""

    reason: Reason
    id: CommandId
    entries: Annotated[int, msgspec.Meta(ge=1)] | None = None
    first: Annotated[int, msgspec.Meta(ge=1)] | None = None
    phase: bool = False


class Commands(msgspec.Struct, frozen=True):
    """The JSON Schemas of the commands of a game, by who may give them."""

    player: list[dict[str, Any]]
    control: list[dict[str, Any]]


@post("/tables/{table_id:str}/commands", status_code=200)
async def command(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[NewCommand],
) -> Accepted:
    """Do something outside the questions, or rule on something."""
    table = await tables.find(table_id)
    actor = acting(request, table, data.seat)
    await give_command(table, actor, data.command, data.id)
    return Accepted()


async def give_command(table: StoredTable, actor: Actor, command: Any, id: str) -> None:
    """Carry out a command, if whoever acts may give it."""

    def act(match: Match) -> None:
        accepted = match.accept_command(command)
        check_may_command(match, actor, accepted)
        check_parties(table, match, actor, accepted)
        match.command(actor.seat, accepted)

    await table.act(actor.seat, actor.command_id(id), act, actor.by)


def check_may_command(match: Match, actor: Actor, command: Any) -> None:
    """Refuse a ruling that is not for this referee."""
    hall, station = find_hall(match.game), actor.station
    if hall is None or station is None or station.post is None or actor.seat is not None:
        return
    objection = hall.objection(match.state, station.post, command)
    if objection is not None:
        raise NotYours(objection)


def check_parties(table: StoredTable, match: Match, actor: Actor, command: Any) -> None:
    """Refuse what a player does with somebody for whom play is paused."""
    hall = find_hall(match.game)
    by_referee = actor.station is not None and actor.station.post is not None
    if hall is None or actor.seat is None or by_referee:
        return
    for one in hall.parties(match.state, actor.seat, command):
        if stands_still(table.hall, match, one):
            raise Paused("Control has paused play where the other player is; try again later")


@post("/tables/{table_id:str}/retractions", status_code=200)
async def retract(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[Retraction],
) -> Accepted:
    """Take back the last entries, all since one of them, or all of this phase."""
    table = await tables.find(table_id)
    actor = Actor(None, own_lead(request, table))
    if [data.entries is not None, data.first is not None, data.phase].count(True) != 1:
        raise Refused('say how many "entries" to take back, or the "first", or "phase": true')

    def act(match: Match) -> None:
        if data.entries is not None:
            take_back(match, data.entries, data.reason)
        elif data.first is not None:
            take_back_since(match, data.first, data.reason)
        else:
            repeat_phase(match, data.reason)

    await table.act(None, actor.command_id(data.id), act, actor.by)
    return Accepted()


@get("/games/{game:str}/commands")
async def list_commands(game: FromPath[str]) -> Commands:
    """The commands of a game."""
    found = find_game(game)
    given = found.command_type
    kinds = () if given is None else get_args(given) or (given,)
    hall = find_hall(found)
    rulings = [kind for kind in kinds if hall is not None and hall.is_ruling(kind)]
    return Commands(
        player=[_schema(kind) for kind in kinds if kind not in rulings],
        control=[_schema(kind) for kind in rulings],
    )


def _schema(kind: type) -> dict[str, Any]:
    described = msgspec.json.schema(kind, ref_template="#/$defs/{name}")
    name = described["$ref"].rsplit("/", 1)[1]
    own = described["$defs"].pop(name)
    tag = own["properties"].pop("type")["enum"][0]
    required = [field for field in own.get("required", []) if field != "type"]
    return {**own, "title": tag, "required": required, "$defs": described["$defs"]}


handlers = (command, retract, list_commands)
