"""What Control does to a match as a whole, beside its rulings inside it."""

from critias.engine.decisions import Choose
from critias.engine.errors import CommandRefused
from critias.engine.match import Match

from .events import PhaseBegan
from .rulings import SetPresent


def repeat_phase(match: Match, reason: str) -> None:
    """Play the phase once more from its beginning; whoever answers as before rolls as before."""
    began = max(told.number for told in match.all_events if isinstance(told.event, PhaseBegan))
    if began == len(match.log):
        raise CommandRefused("nothing has happened in this phase yet")
    match.retract(began + 1, reason)


def take_back(match: Match, entries: int, reason: str) -> None:
    """Undo the last entries of the log."""
    if not 1 <= entries <= len(match.log):
        raise CommandRefused(f"there are {len(match.log)} entries to take back, not {entries}")
    match.retract(len(match.log) - entries + 1, reason)


def empty_seat(match: Match, seat: int, reason: str) -> None:
    """A player leaves: what is being asked is answered as a clock would, and no more is asked."""
    match.command(None, SetPresent(seat=seat, present=False, reason=reason))
    while (decision := match.pending.get(seat)) is not None:
        answer = decision.default
        if answer is None:
            answer = decision.options[0] if isinstance(decision, Choose) else decision.form()
        match.answer(seat, answer)
