"""Every installed game conforms. `make conformance` does the same at length."""

import itertools
import os
from collections.abc import Iterator
from typing import Any

import pytest

import critias
from critias.engine.conformance import check_match, check_words, configurations
from critias.engine.game import Game
from critias.engine.randomness import Rng, seed_key

# Played for its breadth, not line by line: to count lines would take four times as long.
pytestmark = pytest.mark.no_cover

GAMES = critias.game_names()
LARGE = 12
"""Seats at the smallest table of a game for a whole room; its other tables are for the long run."""
ROOMS = (13, 25)
"""With a Wandering Hero, and with five Houses; `make conformance` plays at larger ones too."""


def tables_of(game: Game[Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Each number of seats, and each value of an option, though not each with each."""
    tables = [(seats, options) for seats, options in configurations(game) if seats <= LARGE]
    yield from ((seats, options) for seats, options in tables if not options)
    numbers = sorted({seats for seats, _ in tables})
    variants = [options for seats, options in tables if options and seats == numbers[0]]
    yield from zip(itertools.cycle(numbers), variants)
    yield from ((seats, {}) for seats in ROOMS if seats in game.seats)


def is_long(seats: int, options: dict[str, Any]) -> bool:
    return seats > LARGE or (seats == LARGE and bool(options))


TABLES = [
    pytest.param(
        name,
        seats,
        options,
        id="-".join([name, str(seats), *map(str, options.values())]),
        marks=pytest.mark.long if is_long(seats, options) else (),
    )
    for name in GAMES
    for seats, options in tables_of(critias.find_game(name))
]


@pytest.mark.parametrize("name", GAMES)
def test_all_can_be_said_in_every_language(name: str) -> None:
    check_words(critias.find_game(name))


# Games differ much in length, so what is spent on a table is counted in decisions.
EXAMPLES = int(os.environ.get("CRITIAS_EXAMPLES", "1"))
DECISIONS_PLAYED = 500 * EXAMPLES
DECISIONS_LOOKED_AT = 8 * EXAMPLES


def decisions_in(game: Game[Any], seats: int, options: dict[str, Any]) -> int:
    """About how long a match is, up to where nobody is asked and a referee would lead on."""
    match = critias.new(game, seats=seats, options=options, seed="length", bulk=True)
    rng = Rng(seed_key("length"))
    while match.pending:
        decision = match.pending[rng.choice(sorted(match.pending))]
        match.answer(decision.seat, decision.sample(rng))
    return len(match.log)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_random_matches(name: str, seats: int, options: dict[str, Any]) -> None:
    game = critias.find_game(name)
    length = decisions_in(game, seats, options)
    for seed in range(DECISIONS_PLAYED // length):
        check_match(game, seats, options, f"light {seed}", share=0)
    check_match(game, seats, options, "close", share=min(1.0, DECISIONS_LOOKED_AT / length))
