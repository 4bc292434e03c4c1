"""Cards with the links of a hall, letters with a briefing below them, name tags and place cards.

Only who made the game knows the links, so whoever wants cards brings them along.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import segno
from segno.helpers import make_wifi_data

from critias.engine.match import Match
from critias.engine.texts import Texts, texts_in
from critias.hall import CONTROL, PRESS, PROJECTOR, SPECTATOR, TEAMMATE, Hall, hall_of
from critias.paper.cards import Card, cards_page, letters_page, tags_page, tents_page
from critias.paper.html import section_html
from critias.table.requests.actors import Proof, proof_of

from ..tables.stored_table import StoredTable
from .papers import words_at
from .setting_up import Made, SeatedPerson
from .stations import Keyed

WORDS = Path(__file__).parent / "words"


class Where(msgspec.Struct, frozen=True):
    """How people in the hall reach the server: its address, and the Wi-Fi."""

    address: str
    wifi: str = ""
    password: str = ""


class Cards:
    """What is on the cards of a table, with the links that still open something."""

    def __init__(
        self, table: StoredTable, match: Match, made: Made, where: Where, language: str
    ) -> None:
        self._table = table
        self._match = match
        self._hall: Hall[Any] = hall_of(match.game)
        self._made = made
        self._where = where
        self._texts = words_at(table, match, language)
        self._own = texts_in(WORDS, language)
        self._roster = self._hall.roster(match.state)
        self._marks = self._hall.marks(match.state, self._texts)

    def cards(self) -> str:
        """A card for each station and each person, and those to begin with."""
        cards = [*self._first(), *self._stations()]
        people = sorted(self._people(), key=lambda one: one[0].name.casefold())
        cards += [card for card, _ in people]
        title, lead = self._own.say("cards-title"), self._own.say("cards-lead")
        return cards_page(title, lead, cards, self._table.id, self._own.language)

    def letters(self) -> str:
        """A sheet for each person: the card, and below it his or her own papers."""
        own = [name for name, readers in self._hall.documents.items() if readers == "seat"]
        letters = []
        for card, seat in self._people():
            papers = [self._hall.document(self._match, one, self._texts, seat) for one in own]
            # Each sheet begins with the card, and not anew with what follows.
            sections = [one._replace(sheet=False) for paper in papers for one in paper.sections]
            letters.append((card, "".join(map(section_html, sections))))
        title = self._own.say("letters-title")
        return letters_page(title, letters, self._table.id, self._own.language)

    def _first(self) -> Iterator[Card]:
        say, where = self._own.say, self._where
        link = f"{where.address}/megagame/try"
        yield Card(say("try-first"), [say("try-first-about")], code=_code(link), link=link)
        if where.wifi:
            wifi = make_wifi_data(
                where.wifi, where.password or None, "WPA" if where.password else None
            )
            about = [say("join-wifi-about"), *self._wifi()]
            yield Card(say("join-wifi"), about, code=_code(wifi), link=link)

    def _wifi(self) -> list[str]:
        where, say = self._where, self._own.say
        named = [say("wifi", name=where.wifi)] if where.wifi else []
        return named + ([say("wifi-password", password=where.password)] if where.password else [])

    def _stations(self) -> Iterator[Card]:
        for one in self._made.stations:
            if proof_of(self._table, one.secret) != Proof():
                name, line = self._station(one)
                yield self._card(name, [line], one)

    def _station(self, one: Keyed) -> tuple[str, str]:
        """What a station is called, and what it is."""
        name, screens = self._texts.name, self._hall.screens
        if one.kind == CONTROL:
            looked_after = screens.get(self._hall.roles.get(one.role or "") or "") or ""
            places = ", ".join(name(looked_after, place) for place in one.places)
            role = name("hall-referee", one.role)
            return one.name, f"{self._own.say('control')}, {role}{': ' if places else ''}{places}"
        if one.kind == PRESS:
            return one.name, self._own.say(PRESS)
        if one.kind in (PROJECTOR, SPECTATOR):
            called = self._own.say(one.kind)
            return one.name.replace(one.kind, called, 1), called
        kind = screens.get(one.kind)
        place = name(kind, one.name) if kind else name("hall-screen", one.kind)
        return place, name("hall-screen", one.kind)

    def _people(self) -> Iterator[tuple[Card, int]]:
        """The card of each person by seat, and where the seat is now."""
        for one in self._made.people:
            seat = proof_of(self._table, one.secret).seat
            if seat is not None:
                groups = self._roster[seat].items()
                lines = [", ".join(self._texts.name(kind, group) for kind, group in groups)]
                if one.team:
                    lines.append(self._own.say("together-with", names=", ".join(one.team)))
                yield self._card(one.name, lines, one, seat), seat

    def _card(
        self, name: str, lines: Sequence[str], one: SeatedPerson | Keyed, seat: int | None = None
    ) -> Card:
        where = self._where
        mark = None if seat is None else self._marks[seat] if self._marks else None
        typed: Sequence[str] = ()
        if one.code:
            bare = where.address.removeprefix("http://") + self._made.way_in
            typed = (self._own.say("or-type", address=bare), one.code)
        link = where.address + one.link
        return Card(name, [*lines, *self._wifi()], mark, _code(link), link, typed)


def tags(table: StoredTable, match: Match, kind: str, language: str) -> str:
    """Name tags, or place cards, for all people and referees; they have no secrets."""
    hall, own = hall_of(match.game), texts_in(WORDS, language)
    texts = words_at(table, match, language)
    roster, marks = hall.roster(match.state), hall.marks(match.state, texts)
    cards = [
        Card(name, group_lines(texts, roster[seat]), marks[seat] if marks else None)
        for name, seat in _seated(table)
    ]
    if kind == "tents":
        return tents_page(own.say("tents-title"), own.say("tents-lead"), cards, table.id, language)
    cards += [
        Card(one.name, [own.say("control")])
        for one in table.stations
        if one.kind == CONTROL and one.secret is not None
    ]
    return tags_page(own.say("tags-title"), own.say("tags-lead"), cards, table.id, language)


def group_lines(texts: Texts, groups: Mapping[str, str]) -> list[str]:
    """The groups of a seat, a line for each kind."""
    return [
        f"{texts.name('hall-group', kind)}: {texts.name(kind, group)}"
        for kind, group in groups.items()
    ]


def _seated(table: StoredTable) -> Iterator[tuple[str, int]]:
    """Everybody who has a seat, or a part of one."""
    for number, seat in enumerate(table.seats):
        team = [
            one
            for one in table.stations
            if one.kind == TEAMMATE and one.seat == number and one.secret is not None
        ]
        if seat.kind == "person":
            names = [one.name for one in team] or [seat.name or ""]
            yield from ((name, number) for name in names)


def _code(text: str) -> str:
    return segno.make(text, error="m", micro=False).svg_inline(
        border=2, light="#fff", omitsize=True
    )
