"""What players do outside the questions, and what referees rule."""

from typing import Any, get_args

import msgspec

from critias.engine.game import Game
from critias.engine.match import Match
from critias.hall import find_hall

from ..clocks.pauses import stands_still
from ..errors import NotYours, Paused
from ..messages import CommandId
from ..table import Table
from .actors import Actor, Proof, actor_of
from .playing import Accepted


class NewCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command; `seat`: the player for whom a referee gives it."""

    command: dict[str, Any]
    id: CommandId
    seat: int | None = None


class Commands(msgspec.Struct, frozen=True):
    """The JSON Schemas of the commands of a game, by who may give them."""

    player: list[dict[str, Any]]
    control: list[dict[str, Any]]


async def commanded(table: Table, proof: Proof, given: NewCommand) -> Accepted:
    """Do something outside the questions, or rule on something."""
    await give_command(table, actor_of(proof, table, given.seat), given.command, given.id)
    return Accepted()


async def give_command(table: Table, actor: Actor, command: Any, id: str) -> None:
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


def check_parties(table: Table, match: Match, actor: Actor, command: Any) -> None:
    """Refuse what a player does with somebody for whom play is paused."""
    hall = find_hall(match.game)
    by_referee = actor.station is not None and actor.station.post is not None
    if hall is None or actor.seat is None or by_referee:
        return
    for one in hall.parties(match.state, actor.seat, command):
        if stands_still(table.hall, match, one):
            raise Paused("Control has paused play where the other player is; try again later")


def commands_of(game: Game[Any]) -> Commands:
    """The commands of a game."""
    given = game.command_type
    kinds = () if given is None else get_args(given) or (given,)
    hall = find_hall(game)
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
