"""The HTTP side of the protocol."""

from typing import Any

from litestar import Request, Response, Router

from ..access.proof import check_origin, recognise
from ..addresses import is_this_machine
from ..errors import OnlyHalls
from . import (
    accounts,
    admin,
    commands,
    games,
    hall,
    hall_looking,
    hall_making,
    hall_people,
    hall_press,
    hall_printing,
    hall_talk,
    matches,
    play,
    tables,
    talk,
)
from .refusals import methods_at


async def _look_over(request: Request[Any, Any, Any]) -> Response[None] | None:
    """What every request is looked over for before it is answered."""
    if request.method == "OPTIONS":
        # Litestar's own answer forgets methods where several functions share an address.
        return Response(None, status_code=204, headers={"Allow": methods_at(request)})
    check_origin(request)
    request.app.state.limits.take(request, request.route_handler.opt.get("cost", 1))
    _check_made(request)
    await recognise(request, request.app.state.accounts)
    return None


def _check_made(request: Request[Any, Any, Any]) -> None:
    """Refuse to make what a server that is for halls alone does not have."""
    made = request.route_handler.opt.get("makes")
    if made is None or not request.app.state.only_halls:
        return
    if made == "table":
        raise OnlyHalls("this server is for its megagame alone; scan the code on your card")
    host = "" if request.client is None else request.client.host
    if not is_this_machine(host):
        raise OnlyHalls("megagames are made on the machine of this server, not from elsewhere")


router = Router(
    "/api",
    before_request=_look_over,
    route_handlers=[
        *games.handlers,
        *tables.handlers,
        *play.handlers,
        *talk.handlers,
        *commands.handlers,
        *hall_making.handlers,
        *hall.handlers,
        *hall_people.handlers,
        *hall_talk.handlers,
        *hall_press.handlers,
        *hall_looking.handlers,
        *hall_printing.handlers,
        *matches.handlers,
        *accounts.handlers,
        *admin.handlers,
    ],
)
