"""People from a pasted list or a CSV file: a name a line, if wished their groups and team."""

import csv
import io
import re
from typing import Any

from critias.engine.game import Game
from critias.engine.texts import LANGUAGES, texts_of
from critias.hall import hall_of

from ..errors import BadRoster
from .casting import Person

_TEAM = ""
"""Stands for the column that says who have a seat together: no group is called so."""


def read_people(text: str, game: Game[Any]) -> tuple[Person, ...]:
    """The people of a list: a name, what may be wished for in that order, and the team.

    Or as the first line says, whose headings may be in any language of the game. "Ada & Bob" are
    two who have a seat together.
    """
    lines = [line for line in text.lstrip("\ufeff").splitlines() if line.strip()]
    if not lines:
        return ()
    rows = [
        [cell.strip() for cell in row]
        for row in csv.reader(io.StringIO("\n".join(lines)), delimiter=_delimiter(lines[0]))
    ]
    order: list[str | None] = ["name", *hall_of(game).wishes, _TEAM]
    headings = _headings(game)
    first = [headings.get(cell.lower()) for cell in rows[0]]
    if "name" in first:
        order = first
        rows = rows[1:]
    return tuple(
        person for number, row in enumerate(rows, start=1) for person in _people(row, order, number)
    )


def _headings(game: Game[Any]) -> dict[str, str]:
    """What columns may be called, in lower case."""
    known = {"name": "name", "team": _TEAM}  # unless the game has groups of that name
    for kind in hall_of(game).wishes:
        known[kind] = kind
        for language in LANGUAGES:
            known[texts_of(game, language).name("hall-group", kind).lower()] = kind
    return known


def _delimiter(line: str) -> str:
    return max("\t;,", key=line.count)


def _people(row: list[str], order: list[str | None], number: int) -> list[Person]:
    cells = zip(order, row, strict=False)
    known = {heading: cell for heading, cell in cells if heading is not None and cell}
    name = known.pop("name", None)
    if name is None:
        raise BadRoster(f"person {number} of the list has no name")
    names = [one for one in re.split(r"\s*[&+]\s*", name) if one]
    team = known.pop(_TEAM, None) or (name if len(names) > 1 else None)
    return [Person(one, known, team) for one in names]
