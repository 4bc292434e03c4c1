"""How sure a figure is: 95 % intervals."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

Z = 1.959964


class Interval(NamedTuple):
    """An estimate, and the limits within which the truth lies in 95 of 100 cases."""

    value: float
    low: float
    high: float

    def excludes(self, value: float) -> bool:
        """Whether the truth is probably another than this."""
        return not self.low <= value <= self.high


def share(successes: float, trials: int) -> Interval:
    """A share of independent trials, by Wilson's method, which is right for few trials too.

    >>> [round(limit, 2) for limit in share(9, 10)]
    [0.9, 0.6, 0.98]
    """
    if not trials:
        return Interval(float("nan"), 0.0, 1.0)
    p, z2 = successes / trials, Z * Z / trials
    centre = (p + z2 / 2) / (1 + z2)
    half = Z / (1 + z2) * sqrt(p * (1 - p) / trials + z2 / trials / 4)
    return Interval(p, max(0.0, centre - half), min(1.0, centre + half))


def mean(values: Sequence[float]) -> Interval:
    """A mean of independent values.

    >>> [round(limit, 2) for limit in mean([1, 2, 3, 4])]
    [2.5, 1.23, 3.77]
    """
    if not values:
        return Interval(float("nan"), float("-inf"), float("inf"))
    middle = fmean(values)
    if len(values) < 2:
        return Interval(middle, float("-inf"), float("inf"))
    half = Z * stdev(values) / sqrt(len(values))
    return Interval(middle, middle - half, middle + half)


def difference(one: Interval, other: Interval) -> Interval:
    """How much larger the first of two independent estimates is."""
    value = one.value - other.value
    down = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    up = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Interval(value, value - down, value + up)


def paired_difference(more: int, fewer: int, pairs: int) -> Interval:
    """By how much more often the first of each pair succeeded: alone so often, and the other so.

    By Bonett and Price's method, which is right for few pairs too.

    >>> [round(limit, 2) for limit in paired_difference(9, 1, 20)]
    [0.4, 0.1, 0.63]
    """
    if not pairs:
        return Interval(float("nan"), -1.0, 1.0)
    ahead, behind = (more + 1) / (pairs + 2), (fewer + 1) / (pairs + 2)
    centre = ahead - behind
    half = Z * sqrt((ahead + behind - centre**2) / (pairs + 2))
    return Interval((more - fewer) / pairs, max(-1.0, centre - half), min(1.0, centre + half))
