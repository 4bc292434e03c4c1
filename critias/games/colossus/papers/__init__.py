"""The papers of the megagame: what goes on by hand, briefings before it, a debrief after it."""

from collections.abc import Callable

from critias.engine import Match, Texts
from critias.paper.document import Document

from . import blanks, booklet, briefings, debrief, sheets

DOCUMENTS: dict[str, Callable[[Match, Texts, int | None], Document]] = {
    "sheets": sheets.document,
    "debrief": debrief.document,
    "briefings": briefings.document,
    "booklet": booklet.document,
    "blanks": blanks.document,
}


def document(match: Match, name: str, texts: Texts, seat: int | None) -> Document:
    """One of the papers; with a seat, what is for that player."""
    return DOCUMENTS[name](match, texts, seat)
