"""The shared log of referees: who ruled what and why, and for whom they acted."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Literal

import msgspec

from critias.engine import standing
from critias.hall import CONTROL
from critias.table.history.entries import Row
from critias.table.people.stations import station_number

from ..tables.stored_table import StoredTable

_LATEST = 50


class LoggedRuling(msgspec.Struct, frozen=True):
    """An entry of the match that a referee has made; `stands`: it was not taken back since."""

    number: int
    at: datetime | None
    station: int | None
    name: str | None
    kind: Literal["command", "answer", "retraction"]
    seat: int | None
    what: Any
    reason: str | None
    stands: bool


def is_ruling(row: Row) -> bool:
    """Whether a referee has made an entry."""
    return row.kind == "retraction" or (row.by or "").startswith(f"{CONTROL}:")


def latest_rulings(table: StoredTable) -> Sequence[LoggedRuling]:
    """The latest that referees did, in order."""
    latest: Sequence[LoggedRuling] = table.latest_rulings.of(
        (len(table.rows), table.stations),
        lambda: rulings(table, [row for row in table.rows if is_ruling(row)][-_LATEST:]),
    )
    return latest


def rulings(table: StoredTable, rows: Sequence[Row] | None = None) -> list[LoggedRuling]:
    """All that referees did, in order; or what they did by these rows."""
    if rows is None:
        rows = [row for row in table.rows if is_ruling(row)]
    log = [] if table.match is None else table.match.log
    still = {entry.number for entry in standing(log)} if rows else set()
    return [_logged(table, row, row.number in still) for row in rows]


def _logged(table: StoredTable, row: Row, stands: bool) -> LoggedRuling:
    body = msgspec.json.decode(row.body)
    number = station_number(row.by)
    kind: Literal["command", "answer", "retraction"] = "answer"
    if row.kind == "retraction":
        first, reason = body
        what: Any = {"from": first}
        kind, stands = "retraction", True
    else:
        what = body
        reason = body.get("reason") if isinstance(body, dict) else None
        kind = "command" if row.kind == "command" else "answer"
    return LoggedRuling(
        number=row.number,
        at=row.created,
        station=number,
        name=next((one.name for one in table.stations if one.number == number), None),
        kind=kind,
        seat=row.seat,
        what=what,
        reason=reason,
        stands=stands,
    )
