"""What many matches tell about a game, or about two variants of it.

Everything comes from what `watching` counts, so any game has a report without a line of its own.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .intervals import Interval, difference, mean, share
from .plan import Plan
from .playing import Played
from .watching import Thing
from .workers import play_all

LEAST_SEATS = 20
"""Fewer cases than this, with or without a thing, tell nothing about its worth."""


class Worth(NamedTuple):
    """What a thing is worth: how often seats to which it happened won, and those to which not."""

    thing: Thing
    each: float
    """How often it happens in a match."""
    seats: float
    """The share of seats to which it happens."""
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
    return Balance(
        name=name,
        plan=plan,
        games=len(ended),
        seats=[share(_wins(ended, seat), len(ended)) for seat in range(plan.seats)],
        order=_by_order(plan, ended),
        wins=share(sum(bool(match.result.winners) for match in ended if match.result), len(ended)),
        lengths=[match.decisions for match in ended],
        scores=[score for match in ended if match.result for score in match.result.scores],
        winning=[max(match.result.scores) for match in ended if match.result],
        margins=[_margin(match) for match in ended] if plan.seats > 1 else [],
        worths=_worths(plan, ended),
        rules=_frequencies([match.seen.rules for match in ended if match.seen]),
        events=_frequencies([match.seen.events for match in ended if match.seen]),
    )


def _won(match: Played, seat: int) -> float:
    """A seat's part of the victory."""
    assert match.result is not None
    return (seat in match.result.winners) / max(1, len(match.result.winners))


def _wins(ended: Sequence[Played], seat: int) -> float:
    return sum(_won(match, seat) for match in ended)


def _margin(match: Played) -> int:
    assert match.result is not None
    first, second, *_ = sorted(match.result.scores, reverse=True)
    return first - second


def _by_order(plan: Plan, ended: Sequence[Played]) -> list[Interval]:
    orders = [(match, match.seen.order) for match in ended if match.seen and match.seen.order]
    if plan.game.cooperative or len(orders) < len(ended) or not orders:
        return []
    return [
        share(sum(_won(match, order[place]) for match, order in orders), len(orders))
        for place in range(plan.seats)
    ]


def _worths(plan: Plan, ended: Sequence[Played]) -> list[Worth]:
    """What each thing is worth, seat by seat; where all win together, match by match."""
    counts: dict[Thing, list[tuple[int, int]]] = {}
    for number, match in enumerate(ended):
        assert match.seen is not None
        for thing, by_seat in match.seen.things.items():
            for seat, count in enumerate(by_seat):
                if count:
                    counts.setdefault(thing, []).append((number * plan.seats + seat, count))
    outcome = [
        float(bool(match.result.winners)) if plan.game.cooperative else _won(match, seat)
        for match in ended
        for seat in range(plan.seats)
        if match.result
    ]
    worths = []
    for thing, cases in counts.items():
        if len({case for case, _ in cases} & set(range(len(outcome)))) == len(outcome):
            per_seat = None
        else:
            per_seat = {case for case, _ in cases}
        worth = _worth(thing, cases, per_seat, outcome, plan, len(ended))
        if worth is not None:
            worths.append(worth)
    return sorted(worths, key=lambda one: (one.thing[:2], -one.gain.value))


def _worth(
    thing: Thing,
    cases: list[tuple[int, int]],
    having: set[int] | None,
    outcome: list[float],
    plan: Plan,
    games: int,
) -> Worth | None:
    if having is None:
        return None  # it happens to everybody, always
    if plan.game.cooperative:
        # All seats of a match share its outcome: count matches, not seats.
        matches = {case // plan.seats for case in having}
        won = [outcome[number * plan.seats] for number in range(games)]
        with_it = [won[number] for number in range(games) if number in matches]
        without = [won[number] for number in range(games) if number not in matches]
    else:
        with_it = [outcome[case] for case in sorted(having)]
        without = [outcome[case] for case in range(len(outcome)) if case not in having]
    if min(len(with_it), len(without)) < LEAST_SEATS:
        return None
    return Worth(
        thing,
        sum(count for _, count in cases) / games,
        len(with_it) / (len(with_it) + len(without)),
        mean(with_it),
        mean(without),
    )


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
