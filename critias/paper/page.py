"""A report as one HTML file that needs nothing else, by day and by night."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

STYLE = """
:root{--ground:#f6f1e7;--panel:#fffaf0;--edge:#e6d3ae;--ink:#1d2a33;--soft:#5a6872;--water:#2a7f9e;
--deep:#0f4c5c;--accent:#c98a1b;--danger:#b5532b;--good:#5f7a33;color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{--ground:#0b1c26;--panel:#12303f;--edge:#1d4356;
--ink:#eaf3f2;--soft:#a9bfc6;--water:#4aa3c4;--deep:#8fd0e6;--accent:#e7b955;--danger:#e07a4f;
--good:#9dbb6a}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,sans-serif;
font-variant-numeric:tabular-nums}
header{background:linear-gradient(#2a7f9e,#0f4c5c);color:#fffaf0;padding:2.4rem 1.2rem 3.4rem;
text-align:center}
header p{margin:.3rem auto;max-width:44rem;opacity:.92}
h1,h2{font-family:Marcellus,Cinzel,Optima,"Palatino Linotype",Palatino,serif;font-weight:400;
letter-spacing:.03em}
h1{font-size:2.2rem;margin:0}h2{font-size:1.35rem;margin:0 0 .4rem}
h3{font-size:1rem;margin:1.2rem 0 .3rem}
.wave{display:block;width:100%;max-width:none;height:26px;margin-top:-26px;fill:var(--ground)}
main{max-width:76rem;margin:0 auto;padding:0 1rem 3rem;display:grid;gap:1.2rem;
grid-template-columns:repeat(auto-fit,minmax(min(100%,34rem),1fr));align-items:start}
section{background:var(--panel);border-radius:14px;padding:1.2rem 1.3rem;
box-shadow:0 2px 14px rgb(29 42 51/.10);overflow-x:auto}
section.wide{grid-column:1/-1}
section>p{color:var(--soft);margin:.1rem 0 .8rem;max-width:46rem}
table{border-collapse:collapse;width:100%}th,td{padding:.3rem .6rem;text-align:right}
th{font-weight:600;color:var(--soft);border-bottom:2px solid var(--edge)}
td{border-bottom:1px solid var(--edge)}th:first-child,td:first-child{text-align:left}
td.words,th.words{text-align:left}
td.up,td.down{white-space:nowrap}td.up{color:var(--good);font-weight:600}td.down{color:var(--danger);font-weight:600}
small,.soft{color:var(--soft)}
section svg{width:100%;min-width:27rem;max-width:680px;height:auto;display:block;fill:var(--ink);
font:13px system-ui,sans-serif}
svg .tick,svg .figure{fill:var(--soft)}svg .axis{stroke:var(--edge)}
svg .even{stroke:var(--soft);stroke-dasharray:3 4}
svg .reach{stroke:currentColor;stroke-width:3;opacity:.55;stroke-linecap:round}
svg g circle{fill:currentColor}svg .series0{color:var(--water)}svg .series1{color:var(--accent)}
svg .less{fill:var(--danger);opacity:.6}
svg .bar0{fill:var(--water);opacity:.75}svg .bar1{fill:none;stroke:var(--accent);stroke-width:2}
.key span{display:inline-block;margin-right:1.2rem}
.key svg{display:inline-block;width:2rem;min-width:0;height:.5rem;margin-right:.4em}
.key i{display:inline-block;width:.8em;height:.8em;border-radius:50%;margin-right:.4em}
details summary{cursor:pointer;color:var(--soft)}
footer{text-align:center;color:var(--soft);padding:0 1rem 2rem}
p.entry{color:inherit;margin:.25rem 0}
table.blank td{height:1.8rem;border:1px solid var(--soft)}table.blank th{border-bottom:0}
@page{margin:12mm}
@media print{:root{--ground:#fff;--panel:#fff;--edge:#999;--ink:#000;--soft:#333;--water:#2a7f9e;
--accent:#c98a1b;--danger:#b5532b;--good:#5f7a33;color-scheme:light}
header{color:#000;background:none;padding:0}.wave{display:none}main{display:block;padding:0}
body{background:#fff;font-size:12px;line-height:1.35}
section{box-shadow:none;break-inside:avoid;padding:.4rem 0;overflow:visible;border-radius:0}
section.sheet{break-before:page}section>p{max-width:none}h2,h3{break-after:avoid}
h3{margin:.6rem 0 .1rem}svg{print-color-adjust:exact}th,td{padding:.1rem .4rem}
tr{break-inside:avoid}section.cut{border-bottom:1px dashed #666;padding-bottom:.6rem}
section.wide,section.long{break-inside:auto}
section.strip{font-size:10.5px;line-height:1.25;display:grid;grid-template-columns:3fr 2fr;
column-gap:1.2rem;align-items:start;grid-auto-rows:min-content}
section.strip h2{grid-column:1/-1;font-size:1.1rem}section.strip>*{grid-column:2;margin-top:0}
section.strip>table:first-of-type{grid-column:1;grid-row:2/span 20}
section.strip>table:first-of-type th:last-child{width:22%}section.strip td{padding:.05rem .3rem}
section.long{columns:2;column-gap:1.5rem}section.long h2{column-span:all}
main:has(>section.long):not(:has(>section:not(.long))){columns:2;column-gap:1.5rem}
main:not(:has(>section:not(.long)))>.long{columns:auto}
main:not(:has(>section:not(.long)))>.long>h2{column-span:none}
section.cut table.blank td{height:1.45rem}section.cut>p{margin:.1rem 0 .3rem}
p.entry{break-inside:avoid}.long p.entry{font-size:10.5px}footer{padding:0}}
"""
WAVE = (
    '<svg class="wave" viewBox="0 0 1200 26" preserveAspectRatio="none" aria-hidden="true"><path '
    'd="M0 26V13q50-20 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 '
    '100 0V26z"/></svg>'
)


def page(
    title: str,
    lead: Iterable[str],
    sections: Iterable[str],
    footer: str,
    *,
    language: str = "en",
) -> str:
    """The whole page; the sections come from `section`."""
    paragraphs = "".join(f"<p>{escape(line)}</p>" for line in lead)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>"
        f"<header><h1>{escape(title)}</h1>{paragraphs}</header>{WAVE}"
        f"<main>{''.join(sections)}</main><footer>{escape(footer)}</footer></body></html>\n"
    )


def section(heading: str, about: str, *parts: str, wide: bool = False, **kinds: bool) -> str:
    """A panel with a heading, a sentence about it, and ready HTML.

    kinds: what it is on paper, as in `Section` and in STYLE.
    """
    if not any(parts):
        return ""
    names = [name for name, wanted in (("wide", wide), *kinds.items()) if wanted]
    kind = f' class="{" ".join(names)}"' if names else ""
    lead = f"<p>{escape(about)}</p>" if about else ""
    return f"<section{kind}><h2>{escape(heading)}</h2>{lead}{''.join(parts)}</section>"


class Marked(NamedTuple):
    """A cell that stands out, for the better or the worse."""

    text: str
    good: bool


def table(headings: Sequence[str], rows: Iterable[Sequence[str | Marked]]) -> str:
    """A table; its first column is for names."""
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join("<tr>" + "".join(_cell(cell) for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _cell(cell: str | Marked) -> str:
    if isinstance(cell, Marked):
        return f'<td class="{"up" if cell.good else "down"}">{escape(cell.text)}</td>'
    return f"<td>{escape(cell)}</td>"


def key(names: Sequence[str]) -> str:
    """Which colour stands for what, where there are two."""
    if len(names) < 2:
        return ""
    colours = ("var(--water)", "var(--accent)")
    marks = "".join(
        f'<span><i style="background:{colour}"></i>{escape(name)}</span>'
        for colour, name in zip(colours, names, strict=False)
    )
    return f'<p class="key">{marks}</p>'
