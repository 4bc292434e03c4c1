"""Making tables for whoever sent a request, within its quotas."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection

from critias.table.people.seats import Seat
from critias.table.requests.tables import NewTable, UploadedTable

from ..tables.directory import Tables
from ..tables.stored_table import StoredTable
from .quotas import Quotas


class MakingFor(NamedTuple):
    """Makes tables for a request."""

    connection: ASGIConnection[Any, Any, Any, Any]
    tables: Tables
    quotas: Quotas

    async def new(self, wanted: NewTable, seats: Sequence[Seat]) -> StoredTable:
        return await self.tables.create(
            wanted.game,
            wanted.options,
            seats,
            wanted.public,
            wanted.settings,
            wanted.components,
            await self.quotas.maker(self.connection, seats),
        )

    async def like(self, wanted: UploadedTable, seats: Sequence[Seat]) -> StoredTable:
        maker = await self.quotas.maker(self.connection, seats)
        match = await self.tables.deal_like(wanted.match, maker.address)
        settings = wanted.settings
        return await self.tables.seat_at(match, seats, wanted.public, settings, maker=maker)

    async def going_on(self, wanted: UploadedTable, seats: Sequence[Seat]) -> StoredTable:
        maker = await self.quotas.maker(self.connection, seats)
        settings = wanted.settings
        return await self.tables.go_on(wanted.match, wanted.entries, seats, settings, maker)
