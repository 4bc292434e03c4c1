"""Common random numbers: luck laid down in advance, so that answers alone tell answers apart.

Were dice drawn one after the other, one roll more would change all that follow, and two imagined
matches that begin alike would soon have nothing in common.
"""

from collections import Counter
from typing import Any
from zlib import crc32

from critias.engine.match import Match
from critias.engine.randomness import Rng

WORDS = 1 << 8
"""How much of a stream is set aside for what one answer needs, or leads to."""
TIMES = 1 << 12


class Fate:
    """The luck of an imagined match, by what it is about and not by what came before.

    What follows an answer is the same each time that it is given, early or late; and what a seat
    draws to decide between equals depends on how often it has been asked.
    """

    def __init__(self, world: Match, luck: Rng) -> None:
        self._world = world
        self._luck = luck
        self._times: Counter[str] = Counter()

    def whose_answer(self) -> int:
        """The seat that answers next: where several are asked, chance decides who is quicker."""
        asked = self._world.pending
        if len(asked) == 1:
            [seat] = asked
        else:
            self._luck.go_to(self._place("next"))
            seat = self._luck.choice(sorted(asked))
        self._luck.go_to(self._place(f"{seat} {asked[seat].rule}"))
        return seat

    def answer(self, seat: int, answer: Any) -> None:
        """Answer for a seat."""
        self._world.state.rng.go_to(self._place(f"{seat} {answer!r}"))
        self._world.answer(seat, answer)

    def _place(self, about: str) -> int:
        """Where in a stream the luck lies that something has for the first, second, ... time."""
        times = self._times[about] = self._times[about] + 1
        return (crc32(about.encode()) * TIMES + times % TIMES) * WORDS
