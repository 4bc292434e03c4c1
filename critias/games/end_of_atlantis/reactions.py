"""Special cards played in the middle of somebody else's action: Guards, Spy, Alliance.

Whoever could hold the card for all that everybody knows is asked, in secret and all at once: who
is asked must not tell who holds what.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from critias.engine import Choose, Flow, Option, simultaneously

from .box import SPECIALS
from .options import DECLINE, PlaySpecial
from .state import Harbour

PLAY = tuple(PlaySpecial(special) for special in SPECIALS)


def who_plays(
    s: Harbour, seats: Iterable[int], special: int, rule: str, about: Mapping[str, Any]
) -> Flow[list[int]]:
    """The seats among these that play this special card now, in Senate order. It is not spent."""
    asked = {
        seat: reaction(s, seat, special, rule, about)
        for seat in seats
        if s.could_hold(seat, special)
    }
    if not asked:
        return []
    answers = yield from simultaneously(asked)
    return [seat for seat in s.senate_order() if answers.get(seat)]


def reaction(
    s: Harbour, seat: int, special: int, rule: str, about: Mapping[str, Any]
) -> Flow[bool]:
    """Does one seat play the card?"""
    options = partial(replies, s, seat, special)
    answer: Option = yield Choose(seat, options, rule, about, DECLINE, reaction=True)
    return answer is not DECLINE


def hides_a_choice(s: Harbour, seat: int, options: Callable[[], Sequence[Option]]) -> bool:
    """Whether nobody else can tell if there is a choice: only special cards could make one."""
    held, s.specials[seat] = s.specials[seat], []
    try:
        return bool(held) and len(options()) <= 1
    finally:
        s.specials[seat] = held


def replies(s: Harbour, seat: int, special: int) -> list[Option]:
    """No; and yes for whoever has the card."""
    return [DECLINE, PLAY[special]] if special in s.specials[seat] else [DECLINE]
