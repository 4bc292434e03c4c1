"""Where tables are kept that no server keeps: a port, behind which lies a browser's storage."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from critias.table.head import Head
from critias.table.people.seats import Seat
from critias.table.people.talk import Heard


class Journal(Protocol):
    """Keeps text by table. What is kept is there again after a restart."""

    async def tables(self) -> Sequence[str]:
        """The ids of all tables, the latest first."""

    async def record(self, table: str) -> str | None:
        """What was kept of a table last, apart from its entries."""

    async def keep(self, table: str, record: str) -> None:
        """Keep all of a table but its entries."""

    async def rows(self, table: str, after: int) -> Sequence[str]:
        """The entries of a table with numbers above `after`, in order."""

    async def append(self, table: str, number: int, row: str) -> bool:
        """Keep an entry; False if another has its number."""


class Record(msgspec.Struct, frozen=True):
    """All of a table but its entries, as it is kept.

    `own`: the secret by which whoever has this browser is known at the table.
    """

    head: Head
    seats: Sequence[Seat]
    talk: Sequence[Heard] = ()
    keys: Sequence[str] = ()
    own: str | None = None

    def encoded(self) -> str:
        """As it is kept."""
        return msgspec.json.encode(self).decode()


class InMemory:
    """A journal for as long as the program runs."""

    def __init__(self) -> None:
        self._records: dict[str, str] = {}
        self._rows: dict[str, list[str]] = {}

    async def tables(self) -> Sequence[str]:
        return list(reversed(self._records))

    async def record(self, table: str) -> str | None:
        return self._records.get(table)

    async def keep(self, table: str, record: str) -> None:
        self._records[table] = record

    async def rows(self, table: str, after: int) -> Sequence[str]:
        return self._rows.get(table, [])[after:]

    async def append(self, table: str, number: int, row: str) -> bool:
        rows = self._rows.setdefault(table, [])
        if number != len(rows) + 1:
            return False
        rows.append(row)
        return True
