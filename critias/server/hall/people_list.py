"""People from a pasted list or a CSV file: a name a line, and if wished House and role."""

import csv
import io

from ..errors import BadRoster
from .setting_up import Person

_HEADINGS = {
    "name": "name",
    "house": "house",
    "haus": "house",
    "role": "role",
    "rolle": "role",
}
_ORDER = ("name", "house", "role")


def read_people(text: str) -> tuple[Person, ...]:
    """The people of a list.

    >>> read_people("Ada; Atlas; Basileus\\nBob\\n")[1]
    Person(name='Bob', house=None, role=None)
    >>> read_people("role,name\\nemporos,Cleo")[0].role
    'emporos'
    """
    lines = [line for line in text.lstrip("\ufeff").splitlines() if line.strip()]
    if not lines:
        return ()
    rows = [
        [cell.strip() for cell in row]
        for row in csv.reader(io.StringIO("\n".join(lines)), delimiter=_delimiter(lines[0]))
    ]
    order: tuple[str, ...] = _ORDER
    first = [_HEADINGS.get(cell.lower()) for cell in rows[0]]
    if "name" in first:
        order = tuple(heading or "" for heading in first)
        rows = rows[1:]
    return tuple(_person(row, order, number) for number, row in enumerate(rows, start=1))


def _delimiter(line: str) -> str:
    return max("\t;,", key=line.count)


def _person(row: list[str], order: tuple[str, ...], number: int) -> Person:
    known = {heading: cell for heading, cell in zip(order, row, strict=False) if heading}
    if not known.get("name"):
        raise BadRoster(f"person {number} of the list has no name")
    return Person(known["name"], known.get("house") or None, known.get("role") or None)
