"""What a thing is worth: by how much each further copy or use of it goes with winning.

It is the slope of a regression of wins on counts. Where sides compete, each is compared with the
others of its match and with what is usual on its seat: how long the match was, and all else that
is the same for the whole table, drops out of that. Where all win together, matches are compared,
given their length. How sure a slope is, leaving out each match in turn tells (the jackknife):
matches are independent of each other, seats of one match are not.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import NamedTuple

from .intervals import Interval, estimate, stand_out
from .plan import Plan
from .playing import Played
from .watching import Happened, Thing

LEAST_MATCHES = 12
"""A slope that hangs on fewer matches than this tells nothing."""

BySide = list[list[float]]
"""A figure of each side, match by match."""


class Worth(NamedTuple):
    """What a thing is worth."""

    things: tuple[Thing, ...]
    """Several, if they happen to the same sides as often as each other."""
    each: float
    """How often it happens in a match."""
    sides: float
    """The share of sides to which it happens."""
    gain: Interval
    """By how much more often a side wins with one more of it."""
    doubt: float
    sure: bool = False
    """Whether it is beyond doubt among all things of the report."""


def worths(
    plan: Plan, numbers: Sequence[int], ended: Sequence[Played], won: Sequence[Sequence[float]]
) -> list[Worth]:
    """What each thing is worth, from matches of these numbers and what their seats won."""
    sides = plan.side_of
    outcomes: BySide = [
        [
            max(one[seat] for seat in range(plan.seats) if sides[seat] == side)
            for side in range(plan.sides)
        ]
        for one in won
    ]
    groups = _groups(plan, numbers)
    lengths = [float(match.decisions) for match in ended]
    wins = _within(outcomes, groups) if plan.sides > 1 else _given(outcomes, lengths, groups)
    # One more for one side, and as many as before for the others, is less than one more than they
    # have on average.
    own = 1 - 1 / plan.sides if plan.sides > 1 else 1.0
    found: dict[tuple[tuple[int, ...], ...], Worth] = {}
    for thing, happened in _happened(ended).items():
        counts = _counts(plan, happened, len(ended))
        key = tuple(tuple(map(int, one)) for one in counts)
        if same := found.get(key):
            found[key] = same._replace(things=(*same.things, thing))
            continue
        varying = _within(counts, groups) if plan.sides > 1 else _given(counts, lengths, groups)
        slope = _slope(varying, wins, own)
        if slope is not None:
            times = sum(one.times for one in happened.values()) / len(ended)
            share = fmean(count > 0 for one in counts for count in one)
            found[key] = Worth((thing,), times, share, *slope)
    rows = list(found.values())
    sure = stand_out([one.doubt for one in rows])
    return sorted(
        (one._replace(sure=beyond) for one, beyond in zip(rows, sure, strict=True)),
        key=lambda one: (one.things[0][:2], -one.gain.value),
    )


def _groups(plan: Plan, numbers: Sequence[int]) -> list[list[int]]:
    """The places of matches with the same bots on the same seats."""
    groups: dict[int, list[int]] = {}
    for place, number in enumerate(numbers):
        groups.setdefault(number % len(plan.seatings), []).append(place)
    return list(groups.values())


def _happened(ended: Sequence[Played]) -> dict[Thing, dict[int, Happened]]:
    """How often each thing happened, by the place of the match."""
    found: dict[Thing, dict[int, Happened]] = {}
    for place, match in enumerate(ended):
        for thing, happened in match.seen.things.items() if match.seen else ():
            found.setdefault(thing, {})[place] = happened
    return found


def _counts(plan: Plan, happened: dict[int, Happened], matches: int) -> BySide:
    """How often a thing happened to each side; what is about nobody, once to each."""
    sides = plan.side_of
    counts = [[0.0] * plan.sides for _ in range(matches)]
    for place, one in happened.items():
        # What is about nobody was counted for every seat, and as happening once.
        nobody = (sum(one.to) - one.times) // (plan.seats - 1) if plan.seats > 1 else 0
        row = counts[place]
        for side in range(plan.sides):
            row[side] = nobody
        for seat, count in enumerate(one.to):
            row[sides[seat]] += count - nobody
    return counts


def _within(values: BySide, groups: list[list[int]]) -> BySide:
    """What is left of values without what is usual in their match, and on their seat."""
    rest: BySide = [[] for _ in values]
    for group in groups:
        usual = [fmean(column) for column in zip(*(values[place] for place in group), strict=True)]
        middle = fmean(usual)
        for place in group:
            here = fmean(values[place]) - middle
            rest[place] = [one - here - mid for one, mid in zip(values[place], usual, strict=True)]
    return rest


def _given(values: BySide, lengths: Sequence[float], groups: list[list[int]]) -> BySide:
    """What is left of values of one side without what goes with the length of the match."""
    rest: BySide = [[] for _ in values]
    for group in groups:
        length, middle = fmean(lengths[i] for i in group), fmean(values[i][0] for i in group)
        spread = sum((lengths[i] - length) ** 2 for i in group)
        common = sum((lengths[i] - length) * (values[i][0] - middle) for i in group)
        slope = common / spread if spread else 0.0
        for i in group:
            rest[i] = [values[i][0] - middle - slope * (lengths[i] - length)]
    return rest


def _slope(counts: BySide, wins: BySide, own: float) -> tuple[Interval, float] | None:
    """The slope and its doubt; None if too few matches have anything to tell."""
    squares = [sum(x * x for x in xs) for xs in counts]
    products = [
        sum(x * y for x, y in zip(xs, ys, strict=True)) for xs, ys in zip(counts, wins, strict=True)
    ]
    square, product = sum(squares), sum(products)
    if square < 1e-9:
        return None
    telling = square**2 / sum(one * one for one in squares)
    if telling < LEAST_MATCHES:
        return None
    slope = product / square
    without = [(product - p) / (square - s) for p, s in zip(products, squares, strict=True)]
    middle = fmean(without)
    matches = len(counts)
    error = sqrt((matches - 1) / matches * sum((one - middle) ** 2 for one in without))
    return estimate(own * slope, own * error, telling - 1)
