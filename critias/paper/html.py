"""A document as one HTML file."""

from html import escape

from . import page
from .charts import bars, lines
from .document import Bars, Document, Grid, Lines, Part, Section, Words


def html(document: Document, footer: str) -> str:
    """The whole file; it loads nothing, and prints well."""
    sections = [_section(one) for one in document.sections]
    return page.page(document.title, document.lead, sections, footer, language=document.language)


def _section(section: Section) -> str:
    parts = [_part(part) for part in section.parts]
    return page.section(
        section.heading, section.about, *parts, wide=section.wide, sheet=section.sheet
    )


def _part(part: Part) -> str:
    if isinstance(part, Words):
        return "".join(f"<p>{escape(text)}</p>" for text in part.paragraphs)
    if isinstance(part, Grid):
        title = f"<h3>{escape(part.title)}</h3>" if part.title else ""
        return title + page.table(part.headings, part.rows) if part.rows else ""
    if isinstance(part, Lines):
        return f"<h3>{escape(part.title)}</h3>{lines(part)}"
    assert isinstance(part, Bars)
    return f"<h3>{escape(part.title)}</h3>{bars(part)}"
