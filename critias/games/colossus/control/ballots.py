"""The votes that are open in a hall, so that each can have a clock."""

from collections.abc import Mapping, Sequence

from critias.engine import Decision, Match
from critias.hall import Ballot

from ..box import COUNCILS
from ..councils.meeting import in_session
from ..maps.archons import candidates
from ..maps.regions import table_name
from ..state import Room

IN_COUNCIL = ("col.7.72", "col.7.72-casting", "col.7.73")
ON_AN_ARCHON = ("col.6.50",)


def open_ballots(match: Match) -> list[Ballot]:
    """The votes of councils, and those of map tables on an Archon.

    Whoever has voted in secret is among the seats like those who have not.
    """
    motions, elections = asked_by(match, IN_COUNCIL), asked_by(match, ON_AN_ARCHON)
    if not motions and not elections:
        return []
    s, awaited = match.state, match.asked(None)
    assert isinstance(s, Room)
    ballots = []
    for council in in_session(s):
        order = s.chambers[council].order
        asked = question_to(order, motions)
        if asked is not None:
            voters = [seat for seat in order if seat in awaited]
            ballots.append(in_council(s, council, voters, asked))
    for table in range(s.maps):
        voters = candidates(s, table)
        asked = question_to(voters, elections)
        if asked is not None:
            ballots.append(at_table(s, table, voters, asked))
    return ballots


def asked_by(match: Match, rules: Sequence[str]) -> dict[int, Decision]:
    """What seats are asked by these rules."""
    return {seat: asked for seat, asked in match.pending.items() if asked.rule in rules}


def question_to(seats: Sequence[int], asked: Mapping[int, Decision]) -> Decision | None:
    """What those of these seats are asked who have not answered; in a vote it is one question."""
    return next((asked[seat] for seat in seats if seat in asked), None)


def in_council(s: Room, council: int, voters: list[int], asked: Decision) -> Ballot:
    """A vote in a council; an action may lead to several, each on another amendment."""
    number = len(s.chambers[council].taken)
    key = f"{COUNCILS[council]}:{s.turn}:{number}:{asked.rule}:{asked.about.get('entry', '')}"
    return Ballot(key, "council", COUNCILS[council], voters, asked.rule, asked.about)


def at_table(s: Room, table: int, voters: list[int], asked: Decision) -> Ballot:
    """A vote on who is to be Archon."""
    place = table_name(s, table)
    key = f"{place}:{s.turn}:{asked.about['office']}"
    return Ballot(key, "map", place, voters, asked.rule, asked.about)
