"""Our games: random play in bulk, clones along matches, search from positions along matches."""

from collections.abc import Callable, Iterator
from itertools import count

import critias
from bench.lane import lane
from bench.meter import Subject
from critias.bots.search import Thought
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key

COPIES = 20
ITERATIONS = 5
BETWEEN = 7  # answers between two positions


def ours() -> list[Subject]:
    """Each installed game, at a table of four where it can be, and the lane."""
    return [*(subject(name) for name in critias.game_names()), lane(2), lane(4)]


def subject(name: str) -> Subject:
    seats = critias.find_game(name).seats
    at_table = max(seats[0], min(4, seats[-1]))
    rng = Rng(seed_key("bench"))
    return Subject(
        f"{name}, {at_table} seats",
        player(name, at_table, rng),
        copier(positions(name, at_table)),
        searcher(positions(name, at_table), rng),
    )


def player(game: str, seats: int, rng: Rng) -> Callable[[], int]:
    numbers = count()

    def play() -> int:
        match = critias.new(game, seats=seats, seed=next(numbers), bulk=True)
        while match.result is None:
            decision = next(iter(match.pending.values()))
            match.answer(decision.seat, decision.sample(rng))
        return len(match.log)

    return play


def positions(game: str, seats: int) -> Iterator[Match]:
    """Positions at all stages of matches, in the middle of steps too."""
    rng = Rng(seed_key("positions"))
    for number in count():
        match = critias.new(game, seats=seats, seed=number)
        while not match.over:
            yield match
            for _ in range(BETWEEN):
                if not match.over:
                    seat = rng.choice(sorted(match.pending))
                    match.answer(seat, match.pending[seat].sample(rng))


def copier(places: Iterator[Match]) -> Callable[[], int]:
    def copy() -> int:
        match = next(places)
        for _ in range(COPIES):
            match.clone(bulk=True)
        return COPIES

    return copy


def searcher(places: Iterator[Match], rng: Rng) -> Callable[[], int]:
    def search() -> int:
        match = next(places)
        thought = Thought(match, min(match.pending), rng)
        for _ in range(ITERATIONS):
            thought.iterate()
        return ITERATIONS

    return search
