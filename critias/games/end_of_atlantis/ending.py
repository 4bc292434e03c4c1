"""The end: special cards are shown, and the most points win."""

from critias.engine import Result

from .box import EXOTIC_BIRDS, KEY_OF_ATLANTIS, ORICHALCUM, SPECIALS
from .events import GameEnded, SpecialsShown
from .state import Harbour


def end_game(s: Harbour) -> None:
    """All show their special cards and score the treasures (eoa.special.treasures)."""
    points = s.variant.points
    treasures = (
        (EXOTIC_BIRDS, points.exotic_birds),
        (ORICHALCUM, points.orichalcum),
        (KEY_OF_ATLANTIS, points.key_of_atlantis),
    )
    for seat in range(s.seats):
        show_specials(s, seat)
        for special, worth in treasures:
            for _ in range(s.specials[seat].count(special)):
                s.score(seat, worth, SPECIALS[special])
    s.phase = "over"
    s.tell(lambda: GameEnded(winner(s), s.vp[winner(s)]))


def show_specials(s: Harbour, seat: int) -> None:
    """A player shows what special cards are left."""
    if s.specials[seat]:
        s.tell(
            lambda: SpecialsShown(seat, tuple(SPECIALS[one] for one in sorted(s.specials[seat])))
        )


def winner(s: Harbour) -> int:
    """The most points; ties by Senate order (eoa.end.winner)."""
    return max(s.senate_order(), key=lambda seat: s.vp[seat])


def result(s: Harbour) -> Result | None:
    """The points of all, once the game is over."""
    return Result(tuple(s.vp), (winner(s),)) if s.phase == "over" else None
