"""People from a pasted list or a ticket shop's file: a name a line, if wished groups and team."""

import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, NamedTuple

import msgspec

from critias.engine.game import Game
from critias.engine.match import Match
from critias.engine.texts import LANGUAGES, texts_of
from critias.hall import hall_of
from critias.table.people.seats import LONGEST_NAME

from ..errors import BadRoster
from .casting import Person

_TEAM = ""
"""Stands for the column that says who have a seat together: no group is called so."""
_GIVEN, _FAMILY = "given name", "family name"
_HEADINGS = {
    "name": "name names namen player spieler teilnehmer attendee 'full name' 'attendee name'",
    _GIVEN: "'first name' firstname forename 'given name' vorname 'attendee first name'",
    _FAMILY: "'last name' lastname surname 'family name' nachname 'attendee last name'",
    _TEAM: "team",
}
_NEAR = 0.6  # how much alike words are that may have been meant


class Wish(msgspec.Struct, frozen=True):
    """A group that somebody may wish for."""

    kind: str
    group: str


class Doubt(msgspec.Struct, frozen=True):
    """What of a line is not understood.

    `what`: "group" (there is none of that name; `near` are those that may be meant), "no-name",
    "long-name", or "twice" (somebody of that name is on the list already).
    """

    what: str
    word: str = ""
    near: Sequence[Wish] = ()


class ListedPerson(msgspec.Struct, frozen=True):
    """Somebody on a list, and what is doubtful; `line` is counted from 1, with the headings."""

    line: int
    person: Person
    doubts: Sequence[Doubt] = ()


class Known(NamedTuple):
    """What may be wished for: how it may be written, in lower case, and what is meant."""

    kinds: Sequence[str]
    words: Mapping[str, Wish]

    def meant(self, word: str, kind: str | None) -> Wish | None:
        """The group of that name, if it is of the kind."""
        found = self.words.get(_spelled(word))
        return found if found is not None and kind in (None, found.kind) else None

    def near(self, word: str, kind: str | None) -> list[Wish]:
        """Groups that somebody may have meant, the likeliest first."""
        some = [name for name, wish in self.words.items() if kind in (None, wish.kind)]
        close = get_close_matches(_spelled(word), some, n=6, cutoff=_NEAR)
        return list(dict.fromkeys(self.words[one] for one in close))[:3]


def decoded(content: bytes) -> str:
    """The text of a file, as spreadsheets and ticket shops write them."""
    for mark, encoding in ((b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if content.startswith(mark):
            return content.decode(encoding, "replace")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", "replace")


def known_in(match: Match) -> Known:
    """What may be wished for in a match, by the game's words and as people write them."""
    hall, words = hall_of(match.game), {}
    texts = [texts_of(match.game, language, components=match.components) for language in LANGUAGES]
    for groups in hall.roster(match.state):
        for kind in hall.wishes:
            if kind in groups:
                wish = Wish(kind, groups[kind])
                written = (groups[kind], *(one.name(kind, groups[kind]) for one in texts))
                words.update(dict.fromkeys(map(_spelled, written), wish))
    return Known(hall.wishes, words)


def read_list(text: str, game: Game[Any], known: Known) -> list[ListedPerson]:
    """The people of a list: a name, and in any order what is wished for.

    Or as the first line says, whose headings may be in any language of the game; columns that it
    names otherwise are of no concern. "Ada & Bob" are two who have a seat together.
    """
    rows = [
        (number, cells)
        for number, row in enumerate(_rows(text), start=1)
        if any(cells := [" ".join(cell.split()) for cell in row])
    ]
    if not rows:
        return []
    order: list[str | None] | None = [_heading(game, cell) for cell in rows[0][1]]
    if {"name", _GIVEN, _FAMILY} & set(order or ()):
        rows = rows[1:]
    else:
        order = None
    seen: set[str] = set()
    return [
        _with_name_looked_at(one, seen)
        for number, row in rows
        for one in _people(number, row, order, known)
    ]


def people_of(listed: Sequence[ListedPerson]) -> tuple[Person, ...]:
    """The people, if nothing is doubtful; otherwise refuse, with all that is."""
    doubts = [f"line {one.line}: {_said(one, doubt)}" for one in listed for doubt in one.doubts]
    if doubts:
        raise BadRoster("; ".join(doubts))
    return tuple(one.person for one in listed)


def _said(one: ListedPerson, doubt: Doubt) -> str:
    if doubt.what == "group":
        near = " or ".join(wish.group for wish in doubt.near)
        meant = f"; is {near} meant?" if near else ""
        return f"{one.person.name} wishes for {doubt.word!r}, which there is not{meant}"
    if doubt.what == "no-name":
        return "here is no name"
    if doubt.what == "long-name":
        return f"the name {doubt.word!r} has more than {LONGEST_NAME} characters"
    return f"{doubt.word!r} stands here once more; tell the two apart"


def _rows(text: str) -> list[list[str]]:
    text = text.lstrip("\ufeff")
    first = next((line for line in text.splitlines() if line.strip()), "")
    return list(csv.reader(io.StringIO(text, newline=""), delimiter=_delimiter(first)))


def _delimiter(line: str) -> str:
    bare = re.sub(r'"[^"]*"', "", line)
    return max("\t;,", key=bare.count)


def _heading(game: Game[Any], cell: str) -> str | None:
    """What a column is, by its heading; of "Attendee name: Given name" the end counts."""
    written = _spelled(cell)
    for kind in hall_of(game).wishes:  # a game may have groups that are called teams
        spoken = {texts_of(game, one).name("hall-group", kind) for one in LANGUAGES}
        if written in {_spelled(one) for one in (kind, *spoken)}:
            return kind
    for column, words in _HEADINGS.items():
        known = re.findall(r"'([^']+)'|(\S+)", words)
        if {written, written.rpartition(": ")[2]} & {one or other for one, other in known}:
            return column
    return None


def _people(
    number: int, row: Sequence[str], order: Sequence[str | None] | None, known: Known
) -> Iterator[ListedPerson]:
    names: dict[str, str] = {}
    wishes: list[tuple[str | None, str]] = []
    if order is None:
        names["name"] = row[0]
        wishes = [(None, cell) for cell in row[1:] if cell]
    else:
        for column, cell in zip(order, row, strict=False):
            if column in known.kinds and cell:
                wishes.append((column, cell))
            elif column is not None:
                names.setdefault(column, cell)
    groups = {}
    doubts = []
    for kind, word in wishes:
        wish = known.meant(word, kind)
        if wish is None:
            doubts.append(Doubt("group", word, known.near(word, kind)))
        else:
            groups[wish.kind] = wish.group
    name = names.get("name") or f"{names.get(_GIVEN, '')} {names.get(_FAMILY, '')}".strip()
    together = [one for one in re.split(r"\s*[&+]\s*", name) if one]
    team = names.get(_TEAM) or (name if len(together) > 1 else None)
    for one in together or [""]:
        yield ListedPerson(number, Person(one, groups, team), doubts)


def _with_name_looked_at(one: ListedPerson, seen: set[str]) -> ListedPerson:
    name = one.person.name
    if not name:
        found = [Doubt("no-name")]
    elif len(name) > LONGEST_NAME:
        found = [Doubt("long-name", name)]
    elif _spelled(name) in seen:
        found = [Doubt("twice", name)]
    else:
        found = []
    seen.add(_spelled(name))
    return msgspec.structs.replace(one, doubts=[*one.doubts, *found])


def _spelled(word: str) -> str:
    return word.strip().casefold()
