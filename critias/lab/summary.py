"""What came out of many matches."""

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any

import msgspec

from .plan import Plan
from .playing import Played


class Length(msgspec.Struct, frozen=True):
    """The number of decisions in a match."""

    min: int
    mean: float
    max: int


class BotRecord(msgspec.Struct, frozen=True):
    """How a bot did: the seats it has played on, those that won, and its mean score."""

    played: int
    wins: int
    score: float | None


class Summary(msgspec.Struct, frozen=True):
    """The outcome of a plan; numbers per seat are in seat order, over the finished matches.

    Of the games, `resumed` were there from an earlier run: the speed is that of the others.
    """

    game: str
    options: dict[str, Any]
    seats: int
    bots: tuple[str, ...]
    rotate: bool
    seed: str
    games: int
    resumed: int
    finished: int
    decisions: int
    seconds: float
    decisions_per_second: float
    wins: list[int]
    scores: list[float | None]
    by_bot: dict[str, BotRecord]
    length: Length


def summarise(plan: Plan, played: Sequence[Played], seconds: float, *, resumed: int = 0) -> Summary:
    """The outcome of the matches of a plan, given in order, the first so many from earlier."""
    lengths = [match.decisions for match in played]
    wins = [0] * plan.seats
    scores: list[list[int]] = [[] for _ in range(plan.seats)]
    bot_wins = dict.fromkeys(plan.bots, 0)
    bot_scores: dict[str, list[int]] = {name: [] for name in plan.bots}
    for number, match in enumerate(played):
        if match.result is None:
            continue
        for seat, name in enumerate(plan.seating(number)):
            won = seat in match.result.winners
            wins[seat] += won
            bot_wins[name] += won
            scores[seat].append(match.result.scores[seat])
            bot_scores[name].append(match.result.scores[seat])
    return Summary(
        game=plan.game.name,
        options=msgspec.to_builtins(plan.options),
        seats=plan.seats,
        bots=plan.bots,
        rotate=len(plan.seatings) > 1,
        seed=plan.seed,
        games=plan.games,
        resumed=resumed,
        finished=sum(match.result is not None for match in played),
        decisions=sum(lengths),
        seconds=round(seconds, 3),
        decisions_per_second=round(sum(lengths[resumed:]) / seconds, 1) if seconds else 0.0,
        wins=wins,
        scores=[_mean(of_seat) for of_seat in scores],
        by_bot={
            name: BotRecord(len(of_bot), bot_wins[name], _mean(of_bot))
            for name, of_bot in bot_scores.items()
        },
        length=Length(min(lengths), fmean(lengths), max(lengths)),
    )


def _mean(numbers: Iterable[int]) -> float | None:
    values = list(numbers)
    return fmean(values) if values else None
