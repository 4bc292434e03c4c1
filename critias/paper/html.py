"""A document as one HTML file."""

from html import escape

from . import page
from .charts import bars, lines
from .document import Bars, Document, Entries, Entry, Grid, Lines, Part, Section, Words


def html(document: Document, footer: str) -> str:
    """The whole file; it loads nothing, and prints well."""
    sections = [section_html(one) for one in document.sections]
    return page.page(document.title, document.lead, sections, footer, language=document.language)


def section_html(section: Section) -> str:
    """A panel of the page."""
    kinds = {kind: getattr(section, kind) for kind in ("wide", "sheet", "cut", "strip", "long")}
    parts = [_part(part) for part in section.parts]
    return page.section(section.heading, section.about, *parts, **kinds)


def _part(part: Part) -> str:
    if isinstance(part, Words):
        return "".join(f"<p>{escape(text)}</p>" for text in part.paragraphs)
    if isinstance(part, Grid):
        title = f"<h3>{escape(part.title)}</h3>" if part.title else ""
        return title + _grid(part) if part.rows else ""
    if isinstance(part, Entries):
        title = f"<h3>{escape(part.title)}</h3>" if part.title else ""
        return title + "".join(_entry(one) for one in part.entries)
    if isinstance(part, Lines):
        return f"<h3>{escape(part.title)}</h3>{lines(part)}"
    assert isinstance(part, Bars)
    return f"<h3>{escape(part.title)}</h3>{bars(part)}"


def _entry(entry: Entry) -> str:
    aside = f" <small>{escape(entry.aside)}</small>" if entry.aside else ""
    notes = "".join(f"<br><small>{escape(note)}</small>" for note in entry.notes)
    return f'<p class="entry"><b>{escape(entry.name)}</b>{aside} {escape(entry.text)}{notes}</p>'


def _grid(grid: Grid) -> str:
    """A table in which columns of figures stand on the right, and words on the left."""
    figures = [
        not grid.blank and place > 0 and all(_is_figure(row[place]) for row in grid.rows)
        for place in range(len(grid.headings))
    ]
    kinds = ["" if figure else ' class="words"' for figure in figures]
    head = "".join(
        f"<th{kind}>{escape(heading)}</th>"
        for kind, heading in zip(kinds, grid.headings, strict=True)
    )
    body = "".join(
        "<tr>"
        + "".join(f"<td{kind}>{escape(cell)}</td>" for kind, cell in zip(kinds, row, strict=True))
        + "</tr>"
        for row in grid.rows
    )
    kind = ' class="blank"' if grid.blank else ""
    return f"<table{kind}><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _is_figure(cell: str) -> bool:
    return not cell or cell.lstrip("+-").replace(".", "", 1).isdecimal()
