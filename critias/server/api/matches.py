"""Uploading a saved match, to go on from it or to study it."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Response
from litestar.di import NamedDependency
from litestar.params import JSONBody

from critias.engine.saving import Saved
from critias.table.messages import Text
from critias.table.settings import Settings

from ..access.proof import account_of
from ..tables.directory import Tables
from ..tables.uploads import LARGEST_UPLOAD, match_of
from .tables import Seated, WantedSeats, seated, wanted_seats
from .wire import AnyRequest, post


class UploadedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A saved match and who is to sit at it; `entries`: go on after so many of its entries."""

    match: Saved
    seats: WantedSeats
    name: Text
    entries: Annotated[int, msgspec.Meta(ge=0)] | None = None
    public: bool = False
    settings: Settings = Settings()


@post("/matches", request_max_body_size=LARGEST_UPLOAD, opt={"cost": 50})
async def upload_match(
    request: AnyRequest, tables: NamedDependency[Tables], data: JSONBody[UploadedTable]
) -> Response[Seated]:
    """Make a table from a saved match."""
    match = await asyncio.to_thread(match_of, data.match, data.entries)
    seats, own, secret = wanted_seats(data.match.game, data.seats, data.name, account_of(request))
    table = await tables.seat_at(match, seats, data.public, data.settings)
    return seated(request, table, own, secret)


handlers = (upload_match,)
