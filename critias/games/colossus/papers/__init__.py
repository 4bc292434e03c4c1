"""The papers of the megagame: what goes on by hand, briefings before it, a debrief after it."""

from collections.abc import Callable, Mapping, Sequence

from critias.engine import Match, Texts
from critias.paper.cards import Mark
from critias.paper.document import Document

from ..room.roster import house_name
from ..state import Room
from . import blanks, booklet, briefings, debrief, sheets
from .arms import HERO, arms_of
from .wording import Wording

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


def marks(s: Room, texts: Texts) -> Sequence[Mark]:
    """The arms of each player's House; Wandering Heroes have their own."""
    houses = s.box.roster.houses[: s.houses]
    return [
        HERO if s.is_hero(seat) else arms_of(house, houses, texts.name("house", house))
        for seat in range(s.seats)
        for house in (house_name(s, seat),)
    ]


def cues(phases: Sequence[str], texts: Texts) -> Mapping[str, Sequence[str]]:
    """What Control says, and what it does, in each phase."""
    w = Wording(texts)
    return {phase: (w.say(f"say-{phase}"), w.say(f"do-{phase}")) for phase in phases}
