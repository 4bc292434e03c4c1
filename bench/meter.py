"""Taking the time of things that other load on the machine disturbs."""

import time
from collections.abc import Callable

TURN = 0.25
"""Seconds that a subject plays before it is the next one's turn."""


class Subject:
    """Something measured: random play, and copies and search where it has them.

    Subjects take short turns, one after the other, and the best turn counts; what is counted is
    processor time, so that other load on the machine matters little.
    """

    def __init__(
        self,
        name: str,
        play: Callable[[], int],
        copy: Callable[[], int] | None = None,
        search: Callable[[], int] | None = None,
    ) -> None:
        self.name = name
        self._play = play
        self._copy = copy
        self._search = search
        self.decisions = 0.0
        self.games = 0.0
        self.clone: float | None = None
        self.iterations: float | None = None

    def take_turn(self) -> None:
        """Measure all once more."""
        games, decisions, seconds = _repeat(self._play)
        self.decisions = max(self.decisions, decisions / seconds)
        self.games = max(self.games, games / seconds)
        if self._copy is not None:
            _, copies, seconds = _repeat(self._copy)
            self.clone = min(self.clone or 1e9, seconds / copies * 1e6)
        if self._search is not None:
            _, iterations, seconds = _repeat(self._search)
            self.iterations = max(self.iterations or 0.0, iterations / seconds)


def _repeat(act: Callable[[], int]) -> tuple[int, int, float]:
    """Do something again and again for a turn: how often, how much in all, and how long."""
    times = amount = 0
    begun = time.process_time()
    while True:
        amount += act()
        times += 1
        seconds = time.process_time() - begun
        if seconds >= TURN:
            return times, amount, seconds
