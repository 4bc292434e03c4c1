"""Pauses: what Control has stopped in a hall, all play or that at some places."""

from collections.abc import Sequence

from critias.engine.match import Match
from critias.hall import CONTROL, hall_of

from ..errors import Paused
from .hall_record import HallRecord


def stands_still(record: HallRecord | None, match: Match | None, seat: int) -> bool:
    """Whether play is paused for a seat: all play, or that at a place of the seat's."""
    if record is None or match is None:
        return False
    return record.paused or any(seat in seats_at(match, place) for place in record.halted)


def seats_at(match: Match, place: str) -> Sequence[int]:
    """Those whom a pause at a place stops."""
    return hall_of(match.game).seats_at(match.state, place)


def check_may_act(
    record: HallRecord | None, match: Match, seat: int | None, by: str | None
) -> None:
    """Refuse what anybody but a referee does for a seat while play is paused."""
    if seat is not None and not _by_referee(by) and stands_still(record, match, seat):
        raise Paused("Control has paused play; what you have entered can be sent when it goes on")


def check_phase_stands(
    record: HallRecord | None, before: Match, after: Match, seat: int | None
) -> None:
    """Refuse what a referee does for a seat if the phase would end by it while play is paused."""
    if record is None or not record.paused or seat is None:
        return
    hall = hall_of(before.game)
    if hall.moment(after.state) != hall.moment(before.state):
        raise Paused("the phase would end with this, and play is paused; start the clock first")


def _by_referee(by: str | None) -> bool:
    return (by or "").startswith(f"{CONTROL}:")
