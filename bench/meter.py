"""Taking the time of things that other load on the machine disturbs."""

import time
from collections.abc import Callable
from statistics import median

TURN = 0.25
"""Seconds that a subject plays before it is the next one's turn."""


class Subject:
    """Something measured: random play, and copies and search where it has them.

    Subjects take short turns, one after the other, and the median turn counts: the best one would
    favour those of whom a turn has few games, some by luck quick ones. What is counted is processor
    time, so that other load on the machine matters little.
    """

    def __init__(
        self,
        name: str,
        play: Callable[[], int | tuple[int, int]],
        copy: Callable[[], int] | None = None,
        search: Callable[[], int] | None = None,
    ) -> None:
        """play: plays a match and returns its decisions; or many, and returns how many, too."""
        self.name = name
        self._play = play
        self._copy = copy
        self._search = search
        self._decisions: list[float] = []
        self._games: list[float] = []
        self._clones: list[float] = []
        self._iterations: list[float] = []

    def take_turn(self) -> None:
        """Measure all once more."""
        games, decisions, seconds = _repeat(self._play)
        self._decisions.append(decisions / seconds)
        self._games.append(games / seconds)
        if self._copy is not None:
            _, copies, seconds = _repeat(self._copy)
            self._clones.append(seconds / copies * 1e6)
        if self._search is not None:
            _, iterations, seconds = _repeat(self._search)
            self._iterations.append(iterations / seconds)

    @property
    def decisions(self) -> float:
        """Decisions a second."""
        return median(self._decisions)

    @property
    def games(self) -> float:
        """Games a second."""
        return median(self._games)

    @property
    def clone(self) -> float | None:
        """Microseconds a copy takes."""
        return median(self._clones) if self._clones else None

    @property
    def iterations(self) -> float | None:
        """Iterations of the search bot a second."""
        return median(self._iterations) if self._iterations else None


def _repeat(act: Callable[[], int | tuple[int, int]]) -> tuple[int, int, float]:
    """Do something again and again for a turn: how often, how much in all, and how long."""
    times = amount = 0
    begun = time.process_time()
    while True:
        done = act()
        much, often = done if isinstance(done, tuple) else (done, 1)
        amount += much
        times += often
        seconds = time.process_time() - begun
        if seconds >= TURN:
            return times, amount, seconds
