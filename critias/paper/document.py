"""A document as data: what it says, apart from what it looks like."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Words(NamedTuple):
    """Some paragraphs."""

    paragraphs: Sequence[str]


class Grid(NamedTuple):
    """A table; its first column is for names. With `blank` there is room to write in its rows."""

    headings: Sequence[str]
    rows: Sequence[Sequence[str]]
    title: str = ""
    blank: bool = False


class Entry(NamedTuple):
    """Something to look up; `aside` is short, `notes` are in small print."""

    name: str
    text: str
    aside: str = ""
    notes: Sequence[str] = ()


class Entries(NamedTuple):
    """What is looked up by its name."""

    entries: Sequence[Entry]
    title: str = ""


class Lines(NamedTuple):
    """How some figures changed from step to step."""

    title: str
    steps: Sequence[str]
    series: Mapping[str, Sequence[float]]


class Bars(NamedTuple):
    """Figures side by side."""

    title: str
    bars: Sequence[tuple[str, float]]


Part = Words | Grid | Entries | Lines | Bars


class Section(NamedTuple):
    """A panel of a page; with `sheet` it begins a new sheet of paper.

    On paper those to `cut` have a line below them to be cut along, a `strip` is low besides, so
    that several fit on a sheet, and a `long` one is set in columns, over as many pages as it takes.
    """

    heading: str
    parts: Sequence[Part]
    about: str = ""
    wide: bool = False
    sheet: bool = False
    cut: bool = False
    strip: bool = False
    long: bool = False


class Document(NamedTuple):
    """A whole page."""

    title: str
    lead: Sequence[str]
    sections: Sequence[Section]
    language: str = "en"
