"""The HTTP side of docs/protocol.md."""

from typing import Any

from litestar import Request, Router

from ..proof import check_origin
from . import games, matches, play, tables, talk


async def _only_from_here(request: Request[Any, Any, Any]) -> None:
    check_origin(request)


router = Router(
    "/api",
    before_request=_only_from_here,
    route_handlers=[
        *games.handlers,
        *tables.handlers,
        *play.handlers,
        *talk.handlers,
        *matches.handlers,
    ],
)
