"""Every installed game conforms. `make conformance` does the same at length."""

from typing import Any

import pytest

import critias
from critias.engine.conformance import check_match, check_words, configurations
from tests.conformance_long import Batch, play

GAMES = critias.game_names()
TABLES = [
    pytest.param(name, seats, options, id="-".join([name, str(seats), *map(str, options.values())]))
    for name in GAMES
    for seats, options in configurations(critias.find_game(name))
]


@pytest.mark.parametrize("name", GAMES)
def test_all_can_be_said_in_every_language(name: str) -> None:
    check_words(critias.find_game(name))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_random_matches_looked_at_closely(
    name: str, seats: int, options: dict[str, Any], seed: int
) -> None:
    check_match(critias.find_game(name), seats, options, seed, share=0.25)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_random_matches_played_through(name: str, seats: int, options: dict[str, Any]) -> None:
    for seed in range(25):
        check_match(critias.find_game(name), seats, options, f"light {seed}", share=0)


def test_the_long_run_tells_table_and_seed_of_a_lapse() -> None:
    [told] = play(Batch("atlantis", 9, {}, range(3, 5), 0.0))
    assert told.startswith("atlantis, 9 seats, {}, seed 3: WrongSeats: atlantis is for 2 to 4")
