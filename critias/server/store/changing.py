"""Changing a table in the database, in one transaction."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from critias.table import changing
from critias.table.clocks.hall_record import HallRecord
from critias.table.errors import NoHall
from critias.table.head import Head
from critias.table.people.seats import Seat
from critias.table.people.talk import Audience, Said

from .. import steady
from . import schema


class Change(changing.Change):
    """A table that only this transaction can change, as it stands at its start."""

    def __init__(self, connection: AsyncConnection, head: Head, seats: Sequence[Seat]) -> None:
        super().__init__(head, seats)
        self.connection = connection

    def now(self) -> datetime:
        return steady.now()

    def hall_record(self) -> HallRecord:
        """How its hall is run."""
        if self.head.hall is None:
            raise NoHall("this table is not run in a hall")
        return msgspec.json.decode(self.head.hall, type=HallRecord)

    async def set_hall(self, **values: Any) -> None:
        """Change how its hall is run."""
        record = msgspec.structs.replace(self.hall_record(), **values)
        await self.set_head(hall=record.encoded())

    async def set_head(self, **values: Any) -> None:
        own = schema.tables
        await self.connection.execute(
            sa.update(own).where(own.c.id == self.head.id).values(**values)
        )

    async def set_seat(self, seat: int, **values: Any) -> None:
        own = schema.seats
        await self.connection.execute(
            sa.update(own)
            .where(own.c.table_id == self.head.id, own.c.seat == seat)
            .values(**values)
        )

    async def say(
        self,
        kind: Said,
        seat: int | None = None,
        text: str | None = None,
        key: str = "",
        audience: Audience | None = None,
        **more: Any,
    ) -> int | None:
        own = schema.talk.c
        where = own.table_id == self.head.id
        if key and await self._count_talk(where, own.key == key):
            return None
        last = await self.connection.scalar(sa.select(sa.func.max(own.number)).where(where))
        number = int(last or 0) + 1
        await self.connection.execute(
            sa.insert(schema.talk),
            {
                "table_id": self.head.id,
                "number": number,
                "kind": kind,
                "seat": seat,
                "name": None if seat is None else self.seats[seat].name,
                "text": text,
                "key": key or None,
                "at": datetime.now(UTC),
                "audience": None if audience is None else msgspec.json.encode(audience).decode(),
                **more,
            },
        )
        return number

    async def said_lately(self, seat: int, since: datetime) -> int:
        own = schema.talk.c
        mine = (own.table_id == self.head.id, own.seat == seat, own.kind == "chat")
        return await self._count_talk(*mine, own.at > since)

    async def _count_talk(self, *where: sa.ColumnElement[bool]) -> int:
        asked = sa.select(sa.func.count()).select_from(schema.talk).where(*where)
        return int(await self.connection.scalar(asked) or 0)
