"""The links of a megagame: cards to print and cut, and a list to mail."""

import csv
import io
from html import escape
from typing import TYPE_CHECKING

import segno

from critias.paper.page import page

if TYPE_CHECKING:
    from critias.server.hall.setting_up import Made

_STYLE = (
    "<style>main{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr))}"
    "section{text-align:center}section h2{margin:0}section svg{width:9rem;margin:.5rem auto}"
    "section code{font-size:.55rem;word-break:break-all}"
    "@media print{main{display:block}section{display:inline-block;width:31%;margin:1%;"
    "border:1px dashed #999;vertical-align:top}}</style>"
)
_WORDS = {
    "en": ("Links", "Cut these out and hand them over: each opens one place and no other."),
    "de": ("Links", "Zum Ausschneiden: Jede Karte öffnet genau einen Platz."),
}


def links_page(base: str, made: "Made", language: str = "en") -> str:
    """A card with name and QR code for each person and station."""
    title, about = _WORDS[language]
    cards = [
        _card(one.name, f"Control: {one.role}" if one.role else one.kind, base + one.link)
        for one in made.stations
    ]
    cards += [
        _card(one.name, ", ".join(one.groups.values()), base + one.link) for one in made.people
    ]
    return page(title, [about], [_STYLE, *cards], made.table, language=language)


def _card(name: str, what: str, link: str) -> str:
    code = segno.make(link, error="m").svg_inline(scale=3, border=4, light="#fff", omitsize=True)
    return (
        f"<section><h2>{escape(name)}</h2><p>{escape(what)}</p>"
        f'<a href="{escape(link)}" aria-label="{escape(name)}">{code}</a>'
        f"<div><code>{escape(link)}</code></div></section>"
    )


def links_csv(base: str, made: "Made") -> str:
    """All links as a table."""
    out = io.StringIO()
    writer = csv.writer(out)
    groups = list(made.people[0].groups) if made.people else []
    writer.writerow(["kind", "name", "control", "places", "seat", *groups, "link"])
    for one in made.stations:
        none = [""] * (1 + len(groups))
        what = [one.kind, one.name, one.role or "", " ".join(one.places)]
        writer.writerow([*what, *none, base + one.link])
    for person in made.people:
        where = [person.seat, *(person.groups[kind] for kind in groups)]
        writer.writerow(["person", person.name, "", "", *where, base + person.link])
    return out.getvalue()
