"""Quotas: how many unfinished tables one address may have, and how many of bots alone."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from hashlib import blake2b
from typing import Any

from litestar.connection import ASGIConnection

from critias.table.people.seats import Seat

from ..errors import TooManyTables
from ..store.storage import Storage
from ..tables.directory import Maker
from .rate_limits import Limits, address_of

_MOST = 100  # a club behind one address
_MOST_OF_BOTS = 10
_LATELY = timedelta(days=7)
_OF_BOTS_LATELY = timedelta(days=1)
_WAIT = 3600  # seconds; one may be over by then


class Quotas:
    """Who may make another table."""

    def __init__(self, storage: Storage, limits: Limits) -> None:
        self._storage = storage
        self._limits = limits

    async def maker(
        self, connection: ASGIConnection[Any, Any, Any, Any], seats: Sequence[Seat]
    ) -> Maker:
        """Who makes a new table with such seats, if it may."""
        address = self._limits.counted(connection)
        if address is None:
            return Maker(address_of(connection))
        maker = blake2b(address.encode(), digest_size=16).hexdigest()
        now = datetime.now(UTC)
        if await self._storage.made_by(maker, now - _LATELY) >= _MOST:
            raise TooManyTables(
                f"your address has made {_MOST} tables in a week that are not finished: "
                "play some to their end or give up there, then make another",
                _WAIT,
            )
        if any(seat.kind == "person" for seat in seats):
            return Maker(address, maker)
        alone = await self._storage.made_by(maker, now - _OF_BOTS_LATELY, of_bots=True)
        if alone >= _MOST_OF_BOTS:
            raise TooManyTables(
                f"your address has made {_MOST_OF_BOTS} tables of bots alone today that are not "
                "finished: watch some to their end (bots that search stop while nobody does), or "
                "play with them",
                _WAIT,
            )
        return Maker(address, maker)
