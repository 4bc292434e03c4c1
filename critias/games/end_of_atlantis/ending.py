"""The end: treasures count, and the most points win."""

from critias.engine import Result

from .box import EXOTIC_BIRDS, KEY_OF_ATLANTIS, ORICHALCUM, SPECIALS
from .events import GameEnded
from .state import Harbour


def end_game(s: Harbour) -> None:
    """All cards are laid open, and treasures among them score (eoa.special.treasures)."""
    s.phase = "over"
    points = s.variant.points
    treasures = (
        (EXOTIC_BIRDS, points.exotic_birds),
        (ORICHALCUM, points.orichalcum),
        (KEY_OF_ATLANTIS, points.key_of_atlantis),
    )
    for seat in range(s.seats):
        for special, worth in treasures:
            for _ in range(s.specials[seat].count(special)):
                s.score(seat, worth, SPECIALS[special])
    s.tell(lambda: GameEnded(winner(s), s.vp[winner(s)]))


def winner(s: Harbour) -> int:
    """The most points; ties by Senate order (eoa.end.winner)."""
    return max(s.senate_order(), key=lambda seat: s.vp[seat])


def result(s: Harbour) -> Result | None:
    """The points of all, once the game is over."""
    return Result(tuple(s.vp), (winner(s),)) if s.phase == "over" else None
