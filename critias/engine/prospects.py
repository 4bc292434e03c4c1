"""From what options are worth to an answer, and from points in mid-match to chances to win."""

from collections.abc import Sequence
from math import exp
from typing import Any

from .decisions import Choose
from .randomness import Rng


def best_looking(decision: Choose, worths: Sequence[float], rng: Rng) -> Any:
    """The option that is worth most; chance decides between equals."""
    most = max(worths)
    return rng.choice(
        [option for option, worth in zip(decision.options, worths, strict=True) if worth == most]
    )


def chances(points: Sequence[float], doubt: float) -> list[float]:
    """The chance of each seat to win, by the points it will probably have.

    `doubt` is how far off such points usually are; the larger, the more even the chances.

    >>> [round(chance, 2) for chance in chances([20, 20, 10], doubt=5)]
    [0.47, 0.47, 0.06]
    """
    most = max(points)
    weights = [exp((own - most) / doubt) for own in points]
    total = sum(weights)
    return [weight / total for weight in weights]
