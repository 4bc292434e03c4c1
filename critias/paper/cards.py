"""Cards to be cut out: links with their codes, name tags, and place cards that stand on a table.

Ten cards of 95 by 51 millimetres fit on a sheet, on A4 as on US Letter.
"""

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from .page import page

STYLE = """<style>@page{margin:10mm 8mm}.cards{display:grid;grid-template-columns:95mm 95mm;
justify-content:center;break-inside:avoid}
.card{width:95mm;height:51mm;padding:3mm;display:flex;gap:2mm;overflow:hidden;
border:1px dashed #777;margin:0 -1px -1px 0;background:#fff;color:#000;font-size:11px;
line-height:1.3}
.card h2{font-size:17px;line-height:1.1;margin:0 0 1mm;display:flex;gap:1.5mm;align-items:center}
.card h2.much{font-size:13px}.card h2 span{overflow-wrap:anywhere}.card p{margin:0 0 .6mm}
.card div{flex:1;min-width:0}
.card code{font:700 15px monospace;letter-spacing:.06em;white-space:nowrap}
.card .qr{flex:none;width:41mm}.qr svg,.mark{display:block;min-width:0}.qr svg{width:100%}
.mark{width:8mm;height:8.4mm;flex:none}.tag{align-items:center}.tag .mark,.tent .mark{width:14mm;
height:14.8mm}.tag h2,.tent h2{display:block;font-size:26px}.tag p,.tent p{font-size:14px}
.tent{height:102mm;flex-direction:column;gap:0;padding:0}.tent>div{display:flex;gap:4mm;
align-items:center;padding:4mm;width:100%}.tent>div>div{flex:1}
.tent>div:first-child{transform:rotate(180deg)}.tent>div+div{border-top:1px dotted #777}
.letter{break-before:page}.letter .card{margin:0 auto 4mm}.letter section{
box-shadow:none;font-size:11px;line-height:1.25;padding:0}.letter section>p{margin:0 0 .25rem}
.letter section h3{margin:.4rem 0 0}.letter section h2{font-size:1.2rem}
.letter td,.letter th{padding:.03rem .4rem}
@media screen{main{display:block!important}}@media print{header{display:none}footer{display:none}
main{max-width:none}}</style>"""
A_SHEET = 10
TENTS_A_SHEET = 4
SHORT_NAME = 16


class Mark(NamedTuple):
    """Arms on a shield: a drawing in a field of 24 by 24, filled or in `lines`, or a letter."""

    colour: str
    on: str
    shape: str = ""
    lines: bool = False
    letter: str = ""


class Card(NamedTuple):
    """Whom a card is for, in lines; `code` is an SVG, `typed` what may be typed instead, where."""

    name: str
    lines: Sequence[str]
    mark: Mark | None = None
    code: str = ""
    link: str = ""
    typed: Sequence[str] = ()


def cards_page(title: str, lead: str, cards: Sequence[Card], footer: str, language: str) -> str:
    """Cards with links."""
    sheets = _sheets([card_html(one) for one in cards], A_SHEET)
    return page(title, [lead], [STYLE, *sheets], footer, language=language)


def tags_page(title: str, lead: str, cards: Sequence[Card], footer: str, language: str) -> str:
    """Name tags."""
    tags = [f'<div class="card tag">{_whose(one)}</div>' for one in cards]
    return page(title, [lead], [STYLE, *_sheets(tags, A_SHEET)], footer, language=language)


def tents_page(title: str, lead: str, cards: Sequence[Card], footer: str, language: str) -> str:
    """Place cards: folded along the dotted line they are read from both sides."""
    tents = [f'<div class="card tent">{f"<div>{_whose(one)}</div>" * 2}</div>' for one in cards]
    return page(title, [lead], [STYLE, *_sheets(tents, TENTS_A_SHEET)], footer, language=language)


def letters_page(
    title: str, letters: Iterable[tuple[Card, str]], footer: str, language: str
) -> str:
    """A sheet for each: the card, and below it what is to be read."""
    made = [f'<div class="letter">{card_html(card)}{text}</div>' for card, text in letters]
    return page(title, [], [STYLE, *made], footer, language=language)


def card_html(card: Card) -> str:
    """A card with its link for a camera, and what may be typed instead."""
    typed = ""
    if card.typed:
        where, code = card.typed
        typed = f"<p>{escape(where)}<br><code>{escape(code)}</code></p>"
    lines = "".join(f"<p>{escape(line)}</p>" for line in card.lines)
    much = ' class="much"' if len(card.name) > SHORT_NAME else ""
    return (
        f'<div class="card"><div><h2{much}>{_mark(card.mark)}<span>{escape(card.name)}</span></h2>'
        f'{lines}{typed}</div><a class="qr" href="{escape(card.link)}" '
        f'aria-label="{escape(card.name)}">{card.code}</a></div>'
    )


def _whose(card: Card) -> str:
    lines = "".join(f"<p>{escape(line)}</p>" for line in card.lines)
    return f"{_mark(card.mark)}<div><h2>{escape(card.name)}</h2>{lines}</div>"


def _sheets(cards: Sequence[str], fit: int) -> list[str]:
    sheets = [cards[first : first + fit] for first in range(0, len(cards), fit)]
    return [f'<div class="cards">{"".join(sheet)}</div>' for sheet in sheets]


def _mark(mark: Mark | None) -> str:
    """The shield of a group."""
    if mark is None:
        return ""
    if mark.shape:
        how = (
            f'fill="none" stroke="{mark.on}" stroke-width="2.4" stroke-linecap="round"'
            if mark.lines
            else f'fill="{mark.on}" fill-rule="evenodd"'
        )
        inside = f'<path transform="translate(6.6 5.2) scale(.95)" d="{mark.shape}" {how}/>'
    else:
        inside = (
            f'<text x="18" y="24.5" text-anchor="middle" font-size="21" font-weight="700" '
            f'fill="{mark.on}">{escape(mark.letter)}</text>'
        )
    return (
        '<svg class="mark" viewBox="0 0 36 38" aria-hidden="true"><path d="M3 2.5h30V17c0 9-5.5 '
        f'14.5-15 18.5C8.5 31.5 3 26 3 17z" fill="{mark.colour}" stroke="#1d2a33"/>{inside}</svg>'
    )
