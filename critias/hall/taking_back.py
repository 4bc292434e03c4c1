"""What a referee takes back: the last entries, all since one of them, or a phase."""

from collections.abc import Sequence

from critias.engine import Answered, Commanded, Match, standing
from critias.engine.errors import UndoRefused

from .game import hall_of


def take_back(match: Match, entries: int, reason: str) -> None:
    """Take back the last entries that stand."""
    still = standing(match.log)
    if not 1 <= entries <= len(still):
        raise UndoRefused(f"there are {len(still)} entries to take back, not {entries}")
    match.retract(still[-entries].number, reason)


def take_back_since(match: Match, first: int, reason: str) -> None:
    """Take back an entry that stands and all that came after it."""
    if first not in (entry.number for entry in standing(match.log)):
        raise UndoRefused(f"entry {first} does not stand, or never did")
    match.retract(first, reason)


def since_entry(match: Match, first: int) -> Sequence[Answered | Commanded]:
    """What goes if an entry that stands and all that came after it are taken back."""
    return [entry for entry in standing(match.log) if entry.number >= first]


def repeat_phase(match: Match, reason: str, *, or_the_one_before: bool = False) -> None:
    """Play the phase once more from its beginning.

    `or_the_one_before`: if nothing has happened in it yet, go to the beginning of the last one.
    """
    match.retract(phase_to_repeat(match, or_the_one_before=or_the_one_before), reason)


def phase_to_repeat(match: Match, *, or_the_one_before: bool = False) -> int:
    """The first entry of the phase that would be played once more."""
    starts = hall_of(match.game).phase_starts(match)
    still = standing(match.log)
    last = still[-1].number if still else 0
    begun = [start for start in starts if start < last]
    if not begun or (begun[-1] != starts[-1] and not or_the_one_before):
        raise UndoRefused("nothing has happened in this phase yet")
    return next(entry.number for entry in still if entry.number > begun[-1])
