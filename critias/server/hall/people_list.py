"""People from a pasted list or a CSV file: a name a line, and if wished their groups."""

import csv
import io
from typing import Any

from critias.engine.game import Game
from critias.engine.texts import LANGUAGES, texts_of
from critias.hall import hall_of

from ..errors import BadRoster
from .casting import Person


def read_people(text: str, game: Game[Any]) -> tuple[Person, ...]:
    """The people of a list: a name, and then what may be wished for, in that order.

    Or as the first line says, whose headings may be in any language of the game.
    """
    lines = [line for line in text.lstrip("\ufeff").splitlines() if line.strip()]
    if not lines:
        return ()
    rows = [
        [cell.strip() for cell in row]
        for row in csv.reader(io.StringIO("\n".join(lines)), delimiter=_delimiter(lines[0]))
    ]
    order: list[str | None] = ["name", *hall_of(game).wishes]
    headings = _headings(game)
    first = [headings.get(cell.lower()) for cell in rows[0]]
    if "name" in first:
        order = first
        rows = rows[1:]
    return tuple(_person(row, order, number) for number, row in enumerate(rows, start=1))


def _headings(game: Game[Any]) -> dict[str, str]:
    """What columns may be called, in lower case."""
    known = {"name": "name"}
    for kind in hall_of(game).wishes:
        known[kind] = kind
        for language in LANGUAGES:
            known[texts_of(game, language).name("hall-group", kind).lower()] = kind
    return known


def _delimiter(line: str) -> str:
    return max("\t;,", key=line.count)


def _person(row: list[str], order: list[str | None], number: int) -> Person:
    known = {heading: cell for heading, cell in zip(order, row, strict=False) if heading and cell}
    name = known.pop("name", None)
    if name is None:
        raise BadRoster(f"person {number} of the list has no name")
    return Person(name, known)
