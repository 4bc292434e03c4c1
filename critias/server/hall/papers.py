"""The papers of a hall: documents as HTML, and the whole log to take home."""

import csv
import io
from typing import Any

import msgspec

import critias
from critias.engine import standing
from critias.engine.match import Match
from critias.engine.saving import Saved, save
from critias.engine.texts import Texts, texts_of
from critias.hall import Moment, hall_of
from critias.paper.html import html
from critias.table.errors import NoSuchThing
from critias.table.history.entries import Row
from critias.table.people.stations import ShownStation

from ..tables.stored_table import StoredTable
from .ruling_log import LoggedRuling, rulings

_COLUMNS = (
    *("entry", "at", "turn", "phase", "kind", "seat", "name"),
    *("by", "stands", "what", "brought about"),
)


class TakenHome(msgspec.Struct, frozen=True):
    """A whole day: the match, who did what when, the stations, and what became of calls."""

    table: str
    names: list[str | None]
    match: Saved
    entries: list[dict[str, Any]]
    rulings: list[LoggedRuling]
    stations: list[ShownStation]
    queue: list[dict[str, Any]]
    books: dict[str, list[dict[str, Any]]]


def words_at(table: StoredTable, match: Match, language: str) -> Texts:
    """The words of a match, with the names that people have now."""
    names = [seat.name or f"#{number}" for number, seat in enumerate(table.seats, start=1)]
    return texts_of(match.game, language, names, components=match.components)


def begun(table: StoredTable) -> Match:
    """The match, once there is one."""
    if table.match is None:
        raise NoSuchThing("there is nothing to show before Control begins")
    return table.match


def document(
    table: StoredTable, match: Match, name: str, language: str, seat: int | None = None
) -> str:
    """One of the papers of a hall, as an HTML file."""
    hall = hall_of(match.game)
    if name not in hall.documents:
        raise NoSuchThing(f"there is no paper {name!r}; there are {', '.join(hall.documents)}")
    made = hall.document(match, name, words_at(table, match, language), seat)
    return html(made, f"Critias {critias.__version__}, {table.id}")


def take_home(table: StoredTable, match: Match) -> TakenHome:
    """Everything about the day. It tells all secrets."""
    hall = hall_of(match.game)
    stands = {entry.number for entry in standing(match.log)}
    books = {name: hall.books(match.state, name, None) for name in hall.ledgers(match.state)}
    return TakenHome(
        table=table.id,
        names=[seat.name for seat in table.seats],
        match=save(match),
        entries=[_entry(row, row.number in stands) for row in table.rows],
        rulings=rulings(table),
        stations=[one.shown() for one in table.stations],
        queue=[msgspec.to_builtins(one) for one in table.matters],
        books={name: [dict(one) for one in found] for name, found in books.items() if found},
    )


def _entry(row: Row, stands: bool) -> dict[str, Any]:
    return {
        "number": row.number,
        "at": row.created,
        "kind": row.kind,
        "seat": row.seat,
        "by": row.by,
        "stands": stands,
        "body": msgspec.json.decode(row.body),
    }


def as_csv(table: StoredTable, match: Match, language: str = "en") -> str:
    """The whole log as a table: who did what when, and what came of it in words."""
    texts = words_at(table, match, language)
    stands = {entry.number for entry in standing(match.log)}
    told: dict[int, list[str]] = {}
    for one in match.all_events:
        told.setdefault(one.number, []).append(texts.event(one.event))
    moments = moments_of(match)
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(_COLUMNS)
    for row in table.rows:
        moment = moments.get(row.number)
        name = "" if row.seat is None else texts.player(row.seat)
        writer.writerow(
            [
                row.number,
                "" if row.created is None else row.created.isoformat(),
                "" if moment is None else moment.turn,
                "" if moment is None else moment.phase,
                row.kind,
                "" if row.seat is None else row.seat,
                name,
                row.by or "",
                "yes" if row.number in stands else "no",
                row.body,
                " ".join(told.get(row.number, [])),
            ]
        )
    return out.getvalue()


def moments_of(match: Match) -> dict[int, Moment]:
    """The phase in which each entry was made, or the set-up for the first ones."""
    hall = hall_of(match.game)
    begun = [
        (told.number, moment)
        for told in match.all_events
        if (moment := hall.moment_in(told.event)) is not None
    ]
    ends = [number for number, _ in begun[1:]] + [len(match.log)]
    found: dict[int, Moment] = {}
    for (number, moment), end in zip(begun, ends, strict=False):  # none before the first
        found |= dict.fromkeys(range(number + 1, end + 1), moment)
    return found
