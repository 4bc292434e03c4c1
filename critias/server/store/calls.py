"""What players call a referee for, and what has become of everything that waited for one."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec
import sqlalchemy as sa

from critias.table.errors import Refused

from . import schema
from .changing import Change
from .storage import asking, aware

MOST_CALLS = 5  # of one seat that stand open

Status = Literal["open", "taken", "settled", "dismissed"]
WAITING: tuple[Status, ...] = ("open", "taken")


class StoredMatter(msgspec.Struct, frozen=True):
    """A call; or, without a kind, what became of a matter that the rules have brought up."""

    key: str
    kind: str | None
    seat: int | None
    about: Mapping[str, Any]
    text: str | None
    status: Status
    station: int | None
    note: str | None
    at: datetime
    changed: datetime


_MATTERS = asking(schema.matters, StoredMatter.__struct_fields__).order_by(schema.matters.c.id)


def read_matters(connection: sa.Connection, table: str) -> list[StoredMatter]:
    """All that is stored, in the order in which it came."""
    rows = connection.execute(_MATTERS, {"table": table})
    return [_matter(dict(row)) for row in rows.mappings()]


def _matter(row: dict[str, Any]) -> StoredMatter:
    about = {} if row["about"] is None else msgspec.json.decode(row["about"])
    at, changed = aware(row["at"]), aware(row["changed"])
    return StoredMatter(**{**row, "about": about, "at": at, "changed": changed})


async def call(
    change: Change, seat: int, kind: str, about: Mapping[str, Any], text: str, command: str
) -> str:
    """A player calls for a referee: the key of the call, which is the same if it was made before.

    `command`: the client's own id for it.
    """
    own, now = schema.matters.c, datetime.now(UTC)
    mine = own.table_id == change.head.id
    named = f"{seat}:{command}"
    known = await change.connection.scalar(sa.select(own.key).where(mine, own.command == named))
    if known is not None:
        return str(known)
    calls = sa.select(sa.func.count()).select_from(schema.matters)
    standing = calls.where(mine, own.seat == seat, own.status.in_(WAITING), own.kind.is_not(None))
    if int(await change.connection.scalar(standing) or 0) >= MOST_CALLS:
        raise Refused(f"{MOST_CALLS} of your calls wait for Control already")
    count = int(await change.connection.scalar(calls.where(mine, own.kind.is_not(None))) or 0)
    key = f"call:{count + 1}"
    await change.connection.execute(
        sa.insert(schema.matters),
        {
            "table_id": change.head.id,
            "key": key,
            "kind": kind,
            "seat": seat,
            "about": msgspec.json.encode(about).decode(),
            "text": text,
            "command": named,
            "status": "open",
            "at": now,
            "changed": now,
        },
    )
    return key


async def set_status(
    change: Change, key: str, status: Status, station: int, note: str | None
) -> None:
    """Note what a referee has made of a matter."""
    own, now = schema.matters.c, datetime.now(UTC)
    values = {"status": status, "station": station, "note": note, "changed": now}
    done = await change.connection.execute(
        sa.update(schema.matters)
        .where(own.table_id == change.head.id, own.key == key)
        .values(**values)
    )
    if not done.rowcount:
        await change.connection.execute(
            sa.insert(schema.matters),
            {"table_id": change.head.id, "key": key, "at": now, **values},
        )
