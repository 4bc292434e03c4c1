"""A document as data: what it says, apart from what it looks like."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Words(NamedTuple):
    """Some paragraphs."""

    paragraphs: Sequence[str]


class Grid(NamedTuple):
    """A table; its first column is for names."""

    headings: Sequence[str]
    rows: Sequence[Sequence[str]]
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


Part = Words | Grid | Lines | Bars


class Section(NamedTuple):
    """A panel of a page; with `sheet` it begins a new sheet of paper."""

    heading: str
    parts: Sequence[Part]
    about: str = ""
    wide: bool = False
    sheet: bool = False


class Document(NamedTuple):
    """A whole page."""

    title: str
    lead: Sequence[str]
    sections: Sequence[Section]
    language: str = "en"
