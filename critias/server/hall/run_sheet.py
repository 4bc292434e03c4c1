"""The run sheet of a day: when what begins by the lengths of this hall, and what to say then."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

from critias.engine.match import Match
from critias.engine.texts import texts_in
from critias.hall import Moment, hall_of
from critias.paper.document import Document, Entries, Entry, Grid, Section, Words
from critias.paper.html import html
from critias.table.errors import NoSuchThing

from ..tables.stored_table import StoredTable
from .cards import WORDS
from .papers import words_at

START = "10:00"


def run_sheet(table: StoredTable, match: Match, start: str, language: str) -> str:
    """The whole sheet for a day that begins at a time such as 10:00."""
    hall, own = hall_of(match.game), texts_in(WORDS, language)
    texts = words_at(table, match, language)
    course, lengths = hall.course(match.state), table.hall_record().planned
    begins, end = times(course, [lengths(one) for one in course], start)
    turns = sorted({one.turn for one in course})
    played = sum(turn > 0 for turn in turns) or 1
    phases = list(dict.fromkeys(one.phase for one in course))
    timetable = Grid(
        [own.say("run-turn"), *(texts.name("phase", phase) for phase in phases)],
        [
            [str(turn or "-"), *(begins.get(Moment(turn, phase), "") for phase in phases)]
            for turn in turns
        ],
    )
    cues = hall.cues(match.state, texts)
    usual = {phase: lengths(Moment(max(turns), phase)) / 60 for phase in phases}
    entries = [
        Entry(
            texts.name("phase", phase),
            " ".join(cues.get(phase, ())),
            own.say("run-minutes", minutes=f"{usual[phase]:g}"),
        )
        for phase in phases
    ]

    def steps(name: str, count: int) -> Words:
        return Words([own.say(f"{name}-{number}") for number in range(1, count + 1)])

    people = sum(seat.kind == "person" for seat in table.seats)
    lead = own.say("run-lead", people=people, turns=played, start=start, end=end)
    sections = [
        Section(own.say("run-before"), [steps("run-before", 5)], wide=True),
        Section(own.say("run-timetable"), [timetable], own.say("run-timetable-about"), wide=True),
        Section(own.say("run-cues"), [Entries(entries)], wide=True, sheet=True),
        Section(own.say("run-always"), [steps("run-always", 3)], wide=True),
        Section(own.say("run-after"), [steps("run-after", 2)], wide=True),
    ]
    return html(Document(own.say("run-title"), [lead], sections, language), table.id)


def times(
    course: Sequence[Moment], seconds: Sequence[float], start: str
) -> tuple[Mapping[Moment, str], str]:
    """When each phase begins by the clock on the wall, and when the last one ends.

    >>> times([Moment(1, "race"), Moment(1, "rest")], [1200, 300], "10:00")[1]
    '10:25'
    """
    try:
        now = datetime.strptime(start, "%H:%M")
    except ValueError:
        raise NoSuchThing(f"{start!r} is no time of day such as {START}") from None
    begins = {}
    for moment, length in zip(course, seconds, strict=True):
        begins[moment] = now.strftime("%H:%M")
        now += timedelta(seconds=length)
    return begins, now.strftime("%H:%M")
