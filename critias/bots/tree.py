"""What a search has learnt so far: for each seat, how its answers have fared.

A node stands for the answers a seat has given since the search began, whatever others and chance
did meanwhile. So no seat's statistics ever tell apart what is secret from it, such as others' bids
to an open question, and a few hundred iterations suffice to fill the tree.
"""

from collections.abc import Hashable, Sequence
from math import log, sqrt
from typing import Any

from critias.engine.randomness import Rng

WIDENING = 1.5
"""After n visits a node tries this many times the root of n different answers."""
EXPLORING = 1.0
"""How far doubt about an answer counts in its favour, in spreads of what has come out so far."""

TRUST = 1.0
"""By how many standard errors an answer must beat the usual one to be given instead."""


class Tried:
    """How one answer has fared."""

    __slots__ = ("offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.offered = 0  # how often it could have been given since it was first tried

    @property
    def mean(self) -> float:
        """What it has brought on average."""
        return self.total / self.visits


class Node:
    """The answers tried at one point of a seat's course."""

    __slots__ = ("tried", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.tried: dict[Any, Tried] = {}

    def select(self, options: Sequence[Any], spread: float) -> Any | None:
        """The answer to try next among those offered, or None if it should be a new one."""
        tried = self.tried
        known = [option for option in options if option in tried]
        if len(known) < len(options) and len(known) < 1 + WIDENING * sqrt(self.visits):
            return None
        best, highest = None, -1e9
        for option in known:
            stats = tried[option]
            stats.offered += 1
            doubt = sqrt(log(stats.offered + 1) / stats.visits)
            value = stats.total / stats.visits + EXPLORING * spread * doubt
            if value > highest:
                best, highest = option, value
        return best

    def untried(self, options: Sequence[Any], rng: Rng) -> Any:
        """One of the answers that have not been tried."""
        return rng.choice([option for option in options if option not in self.tried])

    def learn(self, answer: Any, value: float) -> None:
        """An answer has brought this much."""
        self.visits += 1
        stats = self.tried.get(answer)
        if stats is None:
            stats = self.tried[answer] = Tried()
        stats.visits += 1
        stats.total += value


class Root(Node):
    """The answers to the question that is thought about.

    The n-th trial of each answer is in the same world, so that answers can be compared in pairs.
    """

    __slots__ = ("_came",)

    def __init__(self) -> None:
        super().__init__()
        self._came: dict[Any, list[float]] = {}

    def learn(self, answer: Any, value: float) -> None:
        """An answer has brought this much in the next of the worlds."""
        super().learn(answer, value)
        self._came.setdefault(answer, []).append(value)

    def ahead(self, answer: Any, other: Any) -> float:
        """By how many standard errors an answer has fared better than another."""
        pairs = zip(self._came[answer], self._came[other], strict=False)
        gains = [one - two for one, two in pairs]
        if len(gains) < 2:
            return 0.0
        gain = sum(gains) / len(gains)
        squares = sum((one - gain) ** 2 for one in gains)
        return gain / (sqrt(squares / (len(gains) - 1) / len(gains)) + 1e-6)

    def best(self, usual: Any) -> Any:
        """The answer tried most often, as the search keeps coming back to what fares well.

        The usual one stands unless that is clearly better: where a search sees no difference, a
        rule of thumb knows more than chance.
        """
        best = max(self.tried, key=lambda answer: self.tried[answer].visits)
        if usual not in self.tried or self.ahead(best, usual) > TRUST:
            return best
        return usual


class Tree:
    """The nodes of all seats, found by the course of a seat, and the spread of what came out."""

    def __init__(self) -> None:
        self._nodes: dict[Hashable, Node] = {}
        self._count = 0
        self._mean = 0.0
        self._squares = 0.0

    def find(self, course: Hashable) -> Node | None:
        """The node of a course, if it has been there."""
        return self._nodes.get(course)

    def grow(self, course: Hashable) -> Node:
        """A new node."""
        node = self._nodes[course] = Node()
        return node

    def record(self, value: float) -> None:
        """An iteration has come out at this much for the seat that thinks."""
        self._count += 1
        change = value - self._mean
        self._mean += change / self._count
        self._squares += change * (value - self._mean)

    @property
    def spread(self) -> float:
        """The standard deviation of what has come out; a guess while that is little."""
        if self._count < 8:
            return 0.3
        return sqrt(self._squares / self._count) + 0.001
