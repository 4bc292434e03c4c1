"""What many matches tell about a game, or about two variants of it.

Everything comes from what `watching` counts, so any game has a report without a line of its own.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from critias.engine.game import Result

from .intervals import Interval, difference, mean, share
from .plan import Plan
from .playing import Played
from .watching import Thing
from .workers import play_all

LEAST_CASES = 20
"""Fewer cases than this, with or without a thing, tell nothing about its worth."""

Case = tuple[int, int]
"""A match and a side in it: what can win, or not."""


class Worth(NamedTuple):
    """What a thing is worth: how often sides to which it happened won, and those to which not."""

    thing: Thing
    each: float
    """How often it happens in a match."""
    sides: float
    """The share of sides to which it happens."""
    with_it: Interval
    without: Interval

    @property
    def gain(self) -> Interval:
        """By how much more often those with it won."""
        return difference(self.with_it, self.without)


class Frequency(NamedTuple):
    """How often something comes up."""

    name: str
    each: float
    matches: float
    """The share of matches in which it does."""


class Balance(NamedTuple):
    """All figures of one variant."""

    name: str
    plan: Plan
    games: int
    seats: list[Interval]
    order: list[Interval]
    """The wins of whoever was asked first, second, ... Empty where nobody is first."""
    wins: Interval
    """How often anybody won: what counts where all win together."""
    lengths: list[int]
    scores: list[int]
    winning: list[int]
    margins: list[int]
    worths: list[Worth]
    rules: dict[str, Frequency]
    events: dict[str, Frequency]


def examine(
    plan: Plan,
    name: str,
    *,
    workers: int | None = None,
    on_progress: Callable[[int], None] = lambda done: None,
) -> Balance:
    """Play the matches of a plan made for watching, and count."""
    played = []
    for match in play_all(plan, workers=workers):
        played.append(match)
        on_progress(len(played))
    return judge_balance(plan, name, played)


def judge_balance(plan: Plan, name: str, played: Sequence[Played]) -> Balance:
    """The figures, from the matches of a plan."""
    ended = [match for match in played if match.result is not None]
    results = [match.result for match in ended if match.result is not None]
    won = [plan.game.victory(result) for result in results]
    return Balance(
        name=name,
        plan=plan,
        games=len(ended),
        seats=[share(sum(one[seat] for one in won), len(ended)) for seat in range(plan.seats)],
        order=_by_order(plan, ended, won),
        wins=share(sum(bool(result.winners) for result in results), len(ended)),
        lengths=[match.decisions for match in ended],
        scores=[score for result in results for score in result.scores],
        winning=[max(result.scores) for result in results],
        margins=[_margin(plan, result) for result in results] if plan.sides > 1 else [],
        worths=_worths(plan, ended, won),
        rules=_frequencies([match.seen.rules for match in ended if match.seen]),
        events=_frequencies([match.seen.events for match in ended if match.seen]),
    )


def _margin(plan: Plan, result: Result) -> int:
    """How far the first side is ahead of the second."""
    best: dict[int, int] = {}
    for side, score in zip(plan.game.sides(plan.seats), result.scores, strict=True):
        best[side] = max(score, best.get(side, score))
    first, second, *_ = sorted(best.values(), reverse=True)
    return first - second


def _by_order(plan: Plan, ended: Sequence[Played], won: Sequence[list[float]]) -> list[Interval]:
    orders = [match.seen.order for match in ended if match.seen and match.seen.order]
    if plan.game.cooperative or len(orders) < len(ended) or not orders:
        return []
    return [
        share(sum(one[order[place]] for one, order in zip(won, orders, strict=True)), len(orders))
        for place in range(plan.seats)
    ]


def _worths(plan: Plan, ended: Sequence[Played], won: Sequence[list[float]]) -> list[Worth]:
    """What each thing is worth, side by side: seats of one side share what comes of it."""
    sides = plan.game.sides(plan.seats)
    outcome: dict[Case, float] = {}
    times: Counter[Thing] = Counter()
    to: dict[Thing, set[Case]] = {}
    for number, match in enumerate(ended):
        for seat, side in enumerate(sides):
            case = (number, side)
            outcome[case] = max(outcome.get(case, 0.0), won[number][seat])
        for thing, happened in match.seen.things.items() if match.seen else ():
            times[thing] += happened.times
            cases = to.setdefault(thing, set())
            cases.update((number, sides[seat]) for seat, count in enumerate(happened.to) if count)
    worths = [
        _worth(thing, times[thing] / len(ended), cases, outcome)
        for thing, cases in to.items()
        if plan.sides == 1 or _tells_sides_apart(cases, plan.sides)
    ]
    return sorted(filter(None, worths), key=lambda one: (one.thing[:2], -one.gain.value))


def _tells_sides_apart(cases: set[Case], sides: int) -> bool:
    """What happens to the whole table, whenever it does, favours nobody at it."""
    matches = Counter(number for number, _ in cases)
    return any(count < sides for count in matches.values())


def _worth(thing: Thing, each: float, cases: set[Case], outcome: dict[Case, float]) -> Worth | None:
    """None if it happens to all, or to too few to tell."""
    with_it = [won for case, won in outcome.items() if case in cases]
    without = [won for case, won in outcome.items() if case not in cases]
    if min(len(with_it), len(without)) < LEAST_CASES:
        return None
    return Worth(thing, each, len(with_it) / len(outcome), mean(with_it), mean(without))


def _frequencies(counted: Sequence[dict[str, int]]) -> dict[str, Frequency]:
    names = sorted({name for counts in counted for name in counts})
    return {
        name: Frequency(
            name,
            sum(counts.get(name, 0) for counts in counted) / len(counted),
            sum(name in counts for counts in counted) / len(counted),
        )
        for name in names
    }
