"""The links of a megagame: cards to print and cut, and a list to mail."""

import csv
import io
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec
import segno

from critias.paper.page import page

if TYPE_CHECKING:
    from critias.server.hall.setting_up import Made, SeatedPerson

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
_TRY = {
    "en": ("Try this first", "with a phone in the Wi-Fi of the hall, before you print the rest"),
    "de": ("Zuerst ausprobieren", "mit einem Telefon im WLAN des Saales, vor dem Drucken"),
}
_TOGETHER = {"en": ("with", " and "), "de": ("mit", " und ")}


_KEPT = "links.json"  # all secrets, so that cards can be printed anew


def write_links(folder: Path, base: str, made: "Made", language: str) -> None:
    """Cards to print, a list to mail, and what both are made of."""
    (folder / "links.html").write_text(links_page(base, made, language), "utf-8")
    (folder / "links.csv").write_text(links_csv(base, made), "utf-8")
    kept = folder / _KEPT
    kept.touch(mode=0o600)
    kept.write_bytes(msgspec.json.encode(made))


def read_links(folder: Path) -> "Made":
    """The links that were written into a folder."""
    from critias.server.hall.setting_up import Made

    try:
        return msgspec.json.decode((folder / _KEPT).read_bytes(), type=Made)
    except (OSError, msgspec.DecodeError):
        raise click.ClickException(
            f"{folder} has no {_KEPT} of `critias megagame new`: no links are known"
        ) from None


def links_page(base: str, made: "Made", language: str = "en") -> str:
    """A card with name and QR code for each person and station."""
    title, about = _WORDS[language]
    cards = [_card(*_TRY[language], f"{base}/megagame/try")]
    cards += [
        _card(one.name, f"Control: {one.role}" if one.role else one.kind, base + one.link)
        for one in made.stations
    ]
    cards += [_card(one.name, _whom(one, language), base + one.link) for one in made.people]
    return page(title, [about], [_STYLE, *cards], made.table, language=language)


def _whom(person: "SeatedPerson", language: str) -> str:
    """Which seat a person has, and with whom."""
    groups = ", ".join(person.groups.values())
    if not person.team:
        return groups
    with_, and_ = _TOGETHER[language]
    return f"{groups}, {with_} {and_.join(person.team)}"


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
    writer.writerow(["kind", "name", "control", "places", "seat", *groups, "team", "link"])
    for one in made.stations:
        none = [""] * (2 + len(groups))
        what = [one.kind, one.name, one.role or "", " ".join(one.places)]
        writer.writerow([*what, *none, base + one.link])
    for person in made.people:
        where = [person.seat, *(person.groups[kind] for kind in groups)]
        beside = " & ".join(person.team)
        writer.writerow(["person", person.name, "", "", *where, beside, base + person.link])
    return out.getvalue()
