"""Bots against each other: who finishes ahead of whom, and how sure that is.

Where players compete, each table mixes the bots, all of their seatings play from the same seeds,
and bots are compared by who finished ahead. Seats that win or lose together have the same bot, so
that in a cooperative game each bot fills whole tables.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from critias.bots import find_bot
from critias.engine.errors import WrongSeats
from critias.engine.game import Game, Result
from critias.engine.registry import find_game, parse_options

from .intervals import Interval, paired_difference, share
from .keeping import play_and_keep
from .plan import Plan, components_for, rotations, seats_for
from .playing import Played

SIGMAS = 1.96


class Standing(msgspec.Struct, frozen=True):
    """How a bot did. The rating is OpenSkill's (Plackett-Luce), None where all win together."""

    bot: str
    rating: Interval | None
    wins: Interval
    score: float
    matches: int


class Arena(msgspec.Struct, frozen=True):
    """What came out: the bots, the best first, and each pair of them.

    `ahead[a][b]` is how often a finished ahead of b, ties counting half; in a cooperative game, by
    how much more often a won.
    """

    game: str
    options: dict[str, Any]
    seats: int
    seed: str
    cooperative: bool
    even_wins: float
    games: int
    standings: list[Standing]
    ahead: dict[str, dict[str, Interval]]

    @property
    def even(self) -> float:
        """What `ahead` is between equals."""
        return 0.0 if self.cooperative else 0.5


def plan_arena(
    game: str | Game[Any],
    bots: Sequence[str],
    *,
    seats: int | None = None,
    games: int = 100,
    options: Mapping[str, Any] | None = None,
    components: str | Path | None = None,
    changes: Mapping[str, str] | None = None,
    seed: int | str = 0,
) -> Plan:
    """A round robin of so many matches, or a few more: each seating plays each deal."""
    if isinstance(game, str):
        game = find_game(game)
    seats = seats_for(game, seats)
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise WrongSeats(f"an arena needs two or more different bots, not {', '.join(bots)}")
    for name in bots:
        find_bot(name, game)
    settled = parse_options(game, options or {})
    box = components_for(game, components, changes)
    seatings = _seatings(bots, game.sides(seats, settled, box))
    return Plan(
        game=game,
        seats=seats,
        games=-(-games // len(seatings)) * len(seatings),
        seatings=seatings,
        options=settled,
        components=box,
        seed=str(seed),
        same_deals=True,
    )


def _seatings(bots: Sequence[str], sides: Sequence[int]) -> tuple[tuple[str, ...], ...]:
    """Every choice of bots that fits the sides, all the way around; few bots take several."""
    count = max(sides) + 1
    if len(bots) > count:
        chosen = [tuple(some) for some in combinations(bots, count)]
    else:
        starts = range(len(bots)) if count % len(bots) else range(1)
        turned = [(*bots[start:], *bots[:start]) for start in starts]
        chosen = [tuple(one[side % len(bots)] for side in range(count)) for one in turned]
    around = dict.fromkeys(turn for one in chosen for turn in rotations(one))
    return tuple(tuple(of_side[side] for side in sides) for of_side in around)


def hold_arena(
    plan: Plan,
    *,
    workers: int | None = None,
    kept_in: Path | None = None,
    on_progress: Callable[[int], None] = lambda done: None,
) -> Arena:
    """Play the round robin and rate the bots; matches kept in a file are not played again.

    >>> arena = hold_arena(plan_arena("atlantis", ["random", "medium"], games=8), workers=1)
    >>> [standing.bot for standing in arena.standings]
    ['medium', 'random']
    """
    played = play_and_keep(plan, kept_in, workers=workers, on_progress=on_progress)
    return judge_arena(plan, played)


def judge_arena(plan: Plan, played: Sequence[Played]) -> Arena:
    """Standings and pairs from the matches of a plan, given in order."""
    bots = list(dict.fromkeys(bot for seating in plan.seatings for bot in seating))
    ended = [
        (plan.seating(number), match.result)
        for number, match in enumerate(played)
        if match.result is not None
    ]
    ratings = {} if plan.game.cooperative else rate(bots, ended)
    standings = [_standing(bot, ended, ratings.get(bot)) for bot in bots]
    standings.sort(key=lambda one: one.rating.value if one.rating else one.wins.value, reverse=True)
    if plan.game.cooperative:
        ahead = _won_more(bots, plan, played)
    else:
        ahead = {a: {b: _ahead(a, b, ended) for b in bots if a != b} for a in bots}
    return Arena(
        game=plan.game.name,
        options=msgspec.to_builtins(plan.options),
        seats=plan.seats,
        seed=plan.seed,
        cooperative=plan.game.cooperative,
        even_wins=plan.even_wins,
        games=len(ended),
        standings=standings,
        ahead=ahead,
    )


Ended = Sequence[tuple[tuple[str, ...], Result]]


def rate(bots: Sequence[str], ended: Ended) -> dict[str, Interval]:
    """Ratings with 95 % intervals. A bot on several seats of a table learns from all of them."""
    model = PlackettLuce()
    ratings = {bot: model.rating() for bot in bots}
    for seating, result in ended:
        teams = [[model.create_rating([ratings[bot].mu, ratings[bot].sigma])] for bot in seating]
        rated = model.rate(teams, ranks=[float(place) for place in places(result)])
        for bot in set(seating):
            mine = [rated[seat][0] for seat, name in enumerate(seating) if name == bot]
            mu = sum(one.mu for one in mine) / len(mine)
            sigma = sum(one.sigma for one in mine) / len(mine)
            ratings[bot] = model.create_rating([mu, sigma])
    return {
        bot: Interval(one.mu, one.mu - SIGMAS * one.sigma, one.mu + SIGMAS * one.sigma)
        for bot, one in ratings.items()
    }


def places(result: Result) -> list[int]:
    """The place of each seat: 0 for winners, the others by their scores.

    >>> places(Result(scores=(7, 9, 7, 2), winners=(1,)))
    [1, 0, 1, 3]
    """
    keys = [(seat in result.winners, score) for seat, score in enumerate(result.scores)]
    return [sum(other > own for other in keys) for own in keys]


def _standing(bot: str, ended: Ended, rating: Interval | None) -> Standing:
    seats = [
        (seat in result.winners, result.scores[seat])
        for seating, result in ended
        for seat, name in enumerate(seating)
        if name == bot
    ]
    matches = sum(bot in seating for seating, _ in ended)
    # Seats of one table do not win independently, so it is matches that make a win rate sure.
    won = sum(win for win, _ in seats) / max(1, len(seats))
    score = sum(score for _, score in seats) / max(1, len(seats))
    return Standing(bot, rating, share(won * matches, matches), score, matches)


def _ahead(a: str, b: str, ended: Ended) -> Interval:
    """How often a seat of one bot finished ahead of a seat of the other, match by match."""
    shares = []
    for seating, result in ended:
        if a not in seating or b not in seating:
            continue
        placed = places(result)
        duels = [
            0.5 if placed[one] == placed[other] else float(placed[one] < placed[other])
            for one, name in enumerate(seating)
            if name == a
            for other, rival in enumerate(seating)
            if rival == b
        ]
        shares.append(sum(duels) / len(duels))
    return share(sum(shares), len(shares))


def _won_more(
    bots: Sequence[str], plan: Plan, played: Sequence[Played]
) -> dict[str, dict[str, Interval]]:
    """By how much more often one bot's team won than the other's, deal by deal."""
    played_by: dict[str, set[str]] = {bot: set() for bot in bots}
    won_by: dict[str, set[str]] = {bot: set() for bot in bots}
    for number, match in enumerate(played):
        if match.result is not None:
            bot, deal = plan.seating(number)[0], plan.seed_of(number)
            played_by[bot].add(deal)
            if match.result.winners:
                won_by[bot].add(deal)

    def compared(a: str, b: str) -> Interval:
        deals = played_by[a] & played_by[b]
        alone, other_alone = won_by[a] - won_by[b], won_by[b] - won_by[a]
        return paired_difference(len(alone & deals), len(other_alone & deals), len(deals))

    return {a: {b: compared(a, b) for b in bots if a != b} for a in bots}
