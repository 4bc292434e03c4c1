"""The HTTP side of docs/protocol.md."""

from typing import Any

from litestar import Request, Router

from ..proof import check_origin, recognise
from . import accounts, admin, games, matches, play, tables, talk


async def _look_over(request: Request[Any, Any, Any]) -> None:
    """What every request is looked over for before it is answered."""
    check_origin(request)
    request.app.state.limits.take(request, request.route_handler.opt.get("cost", 1))
    await recognise(request, request.app.state.accounts)


router = Router(
    "/api",
    before_request=_look_over,
    route_handlers=[
        *games.handlers,
        *tables.handlers,
        *play.handlers,
        *talk.handlers,
        *matches.handlers,
        *accounts.handlers,
        *admin.handlers,
    ],
)
