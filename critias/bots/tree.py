"""What a search has learnt so far: for each seat, how its answers have fared.

A node stands for the answers a seat has given since the search began, whatever others and chance
did meanwhile. So no seat's statistics ever tell apart what is secret from it, such as others' bids
to an open question, and a few hundred iterations suffice to fill the tree.
"""

from collections.abc import Hashable, Sequence
from math import log, sqrt
from typing import Any

from critias.engine.randomness import Rng

WIDENING = 1.0
"""Progressive widening, with exponent 1/2: after n visits, this times sqrt(n) answers are tried."""
WIDENING_BELOW = WIDENING / 4
"""The same further down: what others try at random tells little about an answer."""
EXPLORATION = 1.0
"""The constant of UCB: how far doubt about an answer counts in its favour, in spreads."""

ALIKE = 4
"""What came out as the usual answer to the last digit, in so many worlds, leads to the same."""
PRIOR_MEAN = -0.1
"""What an answer is taken to gain over the usual one until it is tried, in spreads: it loses."""


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

    widening = WIDENING_BELOW

    def __init__(self) -> None:
        self.visits = 0
        self.tried: dict[Any, Tried] = {}

    def select(self, options: Sequence[Any], spread: float) -> Any | None:
        """The answer to try next among those offered, by UCB, or None if it should be a new one."""
        tried = self.tried
        known = [option for option in options if option in tried]
        if len(known) < len(options) and len(known) <= self.widening * sqrt(self.visits):
            return None
        best, highest = None, -1e9
        for option in known:
            stats = tried[option]
            stats.offered += 1
            doubt = sqrt(log(stats.offered + 1) / stats.visits)
            value = stats.total / stats.visits + EXPLORATION * spread * doubt
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

    The n-th trial of each answer is in the same world (common random numbers), so that answers can
    be compared in pairs.
    """

    __slots__ = ("_came", "usual")

    widening = WIDENING

    def __init__(self, usual: Any = None) -> None:
        super().__init__()
        self.usual = usual
        self._came: dict[Any, list[float]] = {}

    def learn(self, answer: Any, value: float) -> None:
        """An answer has brought this much in the next of the worlds."""
        super().learn(answer, value)
        self._came.setdefault(answer, []).append(value)

    def same_as_usual(self, answer: Any) -> bool:
        """Whether an answer leads where the usual one does: often the same in another order."""
        first = self._came.get(self.usual, [])[:ALIKE]
        if answer == self.usual or len(first) < ALIKE or len(set(first)) == 1:
            return False
        return self._came[answer][:ALIKE] == first

    def ahead(self, answer: Any, other: Any, spread: float) -> float:
        """By how many standard errors an answer has fared better than another."""
        gain, doubt = self._compared(answer, other, spread)
        return gain / sqrt(doubt)

    def best(self, spread: float) -> Any:
        """The answer that is probably better than the usual one by most, or that one.

        Shrinkage (empirical Bayes): what each answer gains over the usual one, in pairs of one
        world, is drawn towards a prior. Its mean says that rules of thumb know something; its
        variance is how far apart answers came out, less what chance explains. So where a search
        has seen no more than noise, the usual one stands. Without a usual answer it is the one
        tried most, as the search returns to what fares well.
        """
        usual = self.usual
        if usual not in self.tried:
            return max(self.tried, key=lambda answer: self.tried[answer].visits)
        others = [a for a in self.tried if a != usual and not self.same_as_usual(a)]
        seen = [self._compared(answer, usual, spread) for answer in others]
        prior_mean = PRIOR_MEAN * spread
        prior_variance = _prior_variance(seen, prior_mean)
        best, most = usual, 0.0
        for answer, (gain, doubt) in zip(others, seen, strict=True):
            better = (gain * prior_variance + prior_mean * doubt) / (prior_variance + doubt)
            if better > most:
                best, most = answer, better
        return best

    def _compared(self, answer: Any, other: Any, spread: float) -> tuple[float, float]:
        """The mean of the paired differences, and the square of its standard error.

        Few pairs may agree by chance: they count as if one more had been off by the spread.
        """
        pairs = zip(self._came[answer], self._came[other], strict=False)
        gains = [one - two for one, two in pairs]
        gain = sum(gains) / len(gains)
        squares = spread**2 + sum((one - gain) ** 2 for one in gains)
        return gain, squares / len(gains) ** 2


def _prior_variance(seen: Sequence[tuple[float, float]], mean: float) -> float:
    """How much the gains of answers vary around a mean, apart from the doubt about each of them."""
    weights = sum(1 / doubt for _, doubt in seen)
    if not weights:
        return 0.0
    return max(0.0, sum((gain - mean) ** 2 / doubt - 1 for gain, doubt in seen) / weights)


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
