"""What many matches tell about a game, or about two variants of it.

Everything comes from what `watching` counts, so any game has a report without a line of its own.
"""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from critias.engine.game import Result

from .intervals import Interval, doubt, mean, share, stand_out
from .keeping import play_and_keep
from .plan import Plan
from .playing import Played
from .worth import Worth, worths

FEW_MATCHES = 300
"""With fewer than this, only what is glaring can be told from luck."""


class Frequency(NamedTuple):
    """How often something comes up."""

    name: str
    each: float
    matches: float
    """The share of matches in which it does."""


class Balance(NamedTuple):
    """All figures of one variant. What is told match by match is so by its number in the plan."""

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
    margins: list[int]
    measures: dict[str, dict[int, float]]
    """What variants are compared by, match by match; see `compare`."""
    courses: dict[int, str]
    """How each match went, as a hash."""
    worths: list[Worth]
    rules: dict[str, Frequency]
    events: dict[str, Frequency]


def examine(
    plan: Plan,
    name: str,
    *,
    workers: int | None = None,
    kept_in: Path | None = None,
    others: tuple[Plan, ...] = (),
    on_progress: Callable[[int], None] = lambda done: None,
) -> Balance:
    """Play the matches of a plan made for watching, and count.

    kept_in: where matches are kept; those there are not played again. others: the plans of other
    variants, which may be kept there too.
    """
    played = play_and_keep(plan, kept_in, workers=workers, others=others, on_progress=on_progress)
    return judge_balance(plan, name, played)


def judge_balance(plan: Plan, name: str, played: Sequence[Played]) -> Balance:
    """The figures, from the matches of a plan."""
    finished = {number: one for number, one in enumerate(played) if one.result is not None}
    ended = list(finished.values())
    results = [match.result for match in ended if match.result is not None]
    sides = plan.side_of
    won = [plan.game.victory(result, sides) for result in results]
    order = _by_order(plan, ended, won)
    margins = [_margin(plan, result) for result in results] if plan.sides > 1 else []

    def each(values: Iterable[float]) -> dict[int, float]:
        return dict(zip(finished, values, strict=True))

    measures = {LENGTH: each(match.decisions for match in ended)}
    if plan.game.cooperative:
        measures[WINS] = each(float(bool(result.winners)) for result in results)
    else:
        measures[SCORE] = each(fmean(result.scores) for result in results)
        measures[WINNING] = each(max(result.scores) for result in results)
    if margins:
        measures[LEAD] = each(margins)
        for side in range(plan.sides):
            seat = sides.index(side)
            measures[seat_measure(seat)] = each(one[seat] for one in won)
    for place, wins in enumerate(order):
        measures[order_measure(place)] = each(wins)
    return Balance(
        name=name,
        plan=plan,
        games=len(ended),
        seats=[share(sum(one[seat] for one in won), len(ended)) for seat in range(plan.seats)],
        order=[share(sum(wins), len(wins)) for wins in order],
        wins=share(sum(bool(result.winners) for result in results), len(ended)),
        lengths=[match.decisions for match in ended],
        scores=[score for result in results for score in result.scores],
        margins=margins,
        measures=measures,
        courses={number: one.seen.course for number, one in finished.items() if one.seen},
        worths=worths(plan, list(finished), ended, won),
        rules=_frequencies([match.seen.rules for match in ended if match.seen]),
        events=_frequencies([match.seen.events for match in ended if match.seen]),
    )


LENGTH = "decisions in a match"
SCORE = "score of a seat"
WINNING = "winning score"
LEAD = "lead of the first"
WINS = "wins of all together"


def seat_measure(seat: int) -> str:
    """What the wins of a seat are called."""
    return f"wins of seat {seat + 1}"


def order_measure(place: int) -> str:
    """What the wins of whoever is asked as number so many are called."""
    return f"wins of number {place + 1} in turn"


class Change(NamedTuple):
    """By how much a measure is larger in the second variant, and whether that is beyond doubt."""

    change: Interval
    sure: bool


class Comparison(NamedTuple):
    """Two variants, deal by deal: both have played from the same seeds."""

    deals: int
    different: int
    """In how many deals anything at all went differently."""
    changes: dict[str, Change]


def compare(one: Balance, other: Balance) -> Comparison:
    """What the second variant changes."""
    deals = one.courses.keys() & other.courses.keys()
    changes = {}
    for name, values in one.measures.items():
        others = other.measures.get(name, {})
        changes[name] = mean(
            [others[deal] - values[deal] for deal in sorted(deals & others.keys())]
        )
    sure = stand_out([doubt(change) for change in changes.values()])
    return Comparison(
        len(deals),
        sum(one.courses[deal] != other.courses[deal] for deal in deals),
        {
            name: Change(change, beyond)
            for (name, change), beyond in zip(changes.items(), sure, strict=True)
        },
    )


def as_data(variants: Sequence[Balance]) -> dict[str, Any]:
    """A report as plain data, for JSON: each variant, and how the second differs."""
    first = variants[0].plan
    data: dict[str, Any] = {
        "game": first.game.name,
        "seats": first.seats,
        "bots": first.bots,
        "seed": first.seed,
        "variants": [_variant(one) for one in variants],
    }
    if len(variants) > 1:
        compared = compare(*variants)
        data["compared"] = {
            "deals": compared.deals,
            "different": compared.different,
            "changes": {
                name: {**_limits(one.change), "sure": one.sure}
                for name, one in compared.changes.items()
            },
        }
    return data


def _variant(one: Balance) -> dict[str, Any]:
    return {
        "name": one.name,
        "options": one.plan.options,
        "games": one.games,
        "means": {
            name: _limits(mean(list(values.values()))) for name, values in one.measures.items()
        },
        "worths": [
            {
                "things": [".".join(thing) for thing in worth.things],
                "each": worth.each,
                "sides": worth.sides,
                "gain": _limits(worth.gain),
                "p": worth.doubt,
                "sure": worth.sure,
            }
            for worth in one.worths
        ],
        "rules": {rule: found._asdict() for rule, found in one.rules.items()},
        "events": {event: found._asdict() for event, found in one.events.items()},
    }


def _limits(one: Interval) -> dict[str, float]:
    return one._asdict()


def _margin(plan: Plan, result: Result) -> int:
    """How far the first side is ahead of the second."""
    best: dict[int, int] = {}
    for side, score in zip(plan.side_of, result.scores, strict=True):
        best[side] = max(score, best.get(side, score))
    first, second, *_ = sorted(best.values(), reverse=True)
    return first - second


def _by_order(
    plan: Plan, ended: Sequence[Played], won: Sequence[Sequence[float]]
) -> list[list[float]]:
    """What whoever was asked first, second, ... won, match by match."""
    orders = [match.seen.order for match in ended if match.seen and match.seen.order]
    if plan.game.cooperative or len(orders) < len(ended) or not orders:
        return []
    return [
        [one[order[place]] for one, order in zip(won, orders, strict=True)]
        for place in range(plan.seats)
    ]


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
