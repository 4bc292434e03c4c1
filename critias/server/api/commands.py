"""What players do outside the questions, what referees rule, and what they take back."""

from typing import Annotated

import msgspec
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from critias.engine.match import Match
from critias.engine.registry import find_game
from critias.hall import repeat_phase, take_back, take_back_since
from critias.table.errors import Refused
from critias.table.messages import CommandId
from critias.table.requests.actors import Actor
from critias.table.requests.commands import Commands, NewCommand, commanded, commands_of

from ..access.actors import own_lead
from ..access.proof import proven
from ..tables.directory import Tables
from .wire import Accepted, AnyRequest, get, post

Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Retraction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be taken back: so many entries, all since the `first`, or all of this phase."""

    reason: Reason
    id: CommandId
    entries: Annotated[int, msgspec.Meta(ge=1)] | None = None
    first: Annotated[int, msgspec.Meta(ge=1)] | None = None
    phase: bool = False


@post("/tables/{table_id:str}/commands", status_code=200)
async def command(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[NewCommand],
) -> Accepted:
    """Do something outside the questions, or rule on something."""
    table = await tables.find(table_id)
    return await commanded(table, proven(request, table), data)


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
    return commands_of(find_game(game))


handlers = (command, retract, list_commands)
