"""Ending a phase: what is still asked counts as not wanted, and all goes on to its end (col.3.15).

So nobody loses what the phase owes: fights are fought, trophies given, fines and votes settled.
"""

from collections.abc import Callable, Collection
from typing import Any

from critias.engine import CommandRefused, Decision, LetLapse

from ..box import COUNCILS, NONE
from ..councils.meeting import is_sitting
from ..councils.options import FORFEIT, MOOT, Draft
from ..maps.options import CONFIRM
from ..maps.regions import table_names
from ..room.roster import at_the_maps, step_of
from ..state import Room
from .rulings import SkipPhase


def let_lapse(s: Room, ruling: SkipPhase) -> LetLapse:
    """For a player, a map table or a council, or for all."""
    seats, until = those_meant(s, ruling), stage(s, ruling)
    now = until()
    return LetLapse(lambda: seats() if until() == now else (), unwanted)


def stage(s: Room, ruling: SkipPhase) -> Callable[[], tuple[int, str]]:
    """What ends: for all the phase, in the Map Stage at one table the step at which it is."""
    table = NONE
    if ruling.seat != NONE and ruling.seat < s.seats:
        table = s.table[ruling.seat]
    elif ruling.place in table_names(s):
        table = table_names(s).index(ruling.place)

    def present() -> tuple[int, str]:
        if at_the_maps(s) and not s.together:
            return s.turn, "map" if table == NONE else step_of(s, table)
        return s.turn, s.phase

    return present


def those_meant(s: Room, ruling: SkipPhase) -> Callable[[], Collection[int]]:
    """For whom a phase is to end; it may depend on how far they are."""
    if ruling.seat != NONE:
        if ruling.seat >= s.seats:
            raise CommandRefused(f"there are seats 0 to {s.seats - 1}, not {ruling.seat}")
        return lambda: (ruling.seat,)
    if not ruling.place:
        return lambda: range(s.seats)
    if ruling.place in COUNCILS:
        council = COUNCILS.index(ruling.place)
        if not is_sitting(s, council):
            raise CommandRefused(f"the council of {ruling.place} does not sit now")
        return lambda: s.chambers[council].order if is_sitting(s, council) else ()
    if ruling.place in table_names(s):
        if not at_the_maps(s):
            raise CommandRefused("map tables end their phase in the Map Stage only")
        table = table_names(s).index(ruling.place)
        return lambda: [seat for seat in range(s.seats) if s.table[seat] == table]
    places = ", ".join((*table_names(s), *COUNCILS))
    raise CommandRefused(f"there is no place {ruling.place!r}; there are {places}")


VOTES = ("col.7.72", "col.7.72-casting", "col.7.73")


def unwanted(decision: Decision) -> Any:
    """What counts as answered: the default, or that nothing was wanted; else the first there is.

    An Archon gets what the office brings, and who did not get to vote has not abstained.
    """
    if decision.rule == "col.6.51":
        return CONFIRM
    if decision.rule in VOTES:
        return MOOT
    if decision.default is not None:
        return decision.default
    if decision.rule == "col.7.63":
        return Draft()
    if decision.rule == "col.7.61":
        return FORFEIT
    if decision.rule.startswith("col.action.") or decision.rule == "col.7.58-march":
        return MOOT
    return decision.options[0]  # type: ignore[union-attr]
