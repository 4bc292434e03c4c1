"""How sure a figure is: 95 % intervals."""

from collections.abc import Sequence
from math import exp, inf, log1p, sqrt
from statistics import NormalDist, fmean, stdev
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


def estimate(value: float, error: float, degrees: float) -> tuple[Interval, float]:
    """An estimate from its standard error, and its p-value: how easily chance alone would be as
    far from 0.

    >>> interval, doubt = estimate(2.0, 1.0, 10)
    >>> [round(limit, 2) for limit in interval], round(doubt, 3)
    ([2.0, -0.23, 4.23], 0.073)
    """
    # Student's t by way of the normal distribution (Wallace's approximation).
    degrees = max(1.0, degrees)
    shrink = (8 * degrees + 1) / (8 * degrees + 3)
    reach = error * sqrt(degrees * (exp((Z / shrink) ** 2 / degrees) - 1))
    far = abs(value) / error if error else inf if value else 0.0
    z = shrink * sqrt(degrees * log1p(far * far / degrees))
    return Interval(value, value - reach, value + reach), 2 * (1 - NormalDist().cdf(z))


def doubt(one: Interval) -> float:
    """The p-value of a mean of many values: how easily chance alone would be as far from 0."""
    reach = one.high - one.value
    if reach == inf or one.value != one.value:
        return 1.0
    return estimate(one.value, reach / Z, 1e6)[1]


def stand_out(doubts: Sequence[float], rate: float = 0.05) -> list[bool]:
    """Which of many estimates are beyond doubt, by Benjamini and Hochberg.

    Of those that are called so, no more than `rate` are so by chance, on average; where nothing
    is behind any of them, hardly a report in twenty calls one so.

    >>> stand_out([0.001, 0.04, 0.9, 0.02])
    [True, False, False, True]
    """
    ranked = sorted(doubts)
    limit = max(
        (p for rank, p in enumerate(ranked, start=1) if p <= rate * rank / len(ranked)),
        default=-1.0,
    )
    return [p <= limit for p in doubts]
