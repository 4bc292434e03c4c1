"""What a seat may take back: its last answer, up to the last information point.

A draw, a roll, a reveal and somebody else's answer are such points. They follow from the state
before and after an answer; what was shown and hidden again between two questions says so by
`State.brought_to_light`.
"""

from typing import TYPE_CHECKING, NamedTuple

from ._works.hidden import Hidden, has_learnt, hidden_from
from ._works.log import Answered, standing_in

if TYPE_CHECKING:
    from .match import Match


class Ignorance(NamedTuple):
    """By what it can be told that a seat has learnt something: it becomes another, or less."""

    drawn: int
    points: int
    sealed: int
    hidden: Hidden


def ignorance_of(match: "Match", seat: int) -> Ignorance:
    """What a seat cannot know at the moment."""
    state, sealed = match.state, len(match._running.sealed_from(seat))
    return Ignorance(state.rng.drawn, state.information_points, sealed, hidden_from(seat, state))


def last_answer(match: "Match", seat: int) -> Answered | str:
    """The answer that the seat may take back, or the reason why there is none."""
    if match.over:
        return "the match is over"
    match._refuse_if_imagined("cannot be taken back")
    own = match._numbers(match._running.sealed_by(seat))
    # Refused whether or not they have answered: the refusal must not tell.
    if not own and match._running.others_in_secret(seat):
        return "others are deciding in secret"
    beside = match._numbers(match._running.sealed_from(seat))
    for entry in standing_in(match._standing()):
        if entry.number in beside:
            continue
        if isinstance(entry, Answered) and entry.seat == seat:
            if taught(match, entry):
                return "that answer has brought something to light and stands"
            return entry
        return "somebody else has acted since your last answer"
    return "you have not answered anything yet"


def undoers(match: "Match") -> set[int]:
    """The seats that can take back their last answer, found without asking all of them."""
    sealed, seats = match.sealed(None), set()
    for entry in standing_in(match._standing()):
        if isinstance(entry, Answered):
            seats.add(entry.seat)
        if entry.number not in sealed:
            break  # all have seen it: of what lies before, nothing can be taken back
    return {seat for seat in seats if match.can_undo(seat)}


def stays_in_hand(match: "Match", seat: int) -> bool:
    """Whether the last entry, an answer of the seat, can surely be taken back before others act.

    Of an imagined match too: what others have answered in secret is not known there.
    """
    entry = match.log[-1]
    assert isinstance(entry, Answered)
    running = match._running
    if running.asked_openly(seat) != {seat}:
        return False
    in_secret = running.others_in_secret(seat) and not running.sealed_by(seat)
    return not in_secret and not taught(match, entry)


def taught(match: "Match", entry: Answered) -> bool:
    """Whether an answer told its seat something that it did not know before."""
    known = match._taught.get(entry.seat)
    if known is None or known[0] != entry.number:
        known = match._taught[entry.seat] = (entry.number, _taught(match, entry))
    return known[1]


def _taught(match: "Match", entry: Answered) -> bool:
    noted = match._noted
    if noted is not None and noted[0] == entry.number == len(match.log):
        before, now = noted[1], ignorance_of(match, entry.seat)
    else:
        earlier = match._as_before(entry.number)
        before = ignorance_of(earlier, entry.seat)
        earlier._happen(entry)
        now = ignorance_of(earlier, entry.seat)
    return (
        now.drawn != before.drawn
        or now.points != before.points
        or now.sealed < before.sealed
        or has_learnt(before.hidden, now.hidden)
    )
