"""Random matches end, and nothing gets lost on the way."""

import pytest

import critias
from critias.engine.conformance import check_match, check_words
from critias.engine.randomness import Rng, seed_key
from critias.games.atlantis_rising import game


def test_everything_can_be_said() -> None:
    check_words(game)


@pytest.mark.parametrize("seats", game.seats)
def test_random_matches_end(seats: int) -> None:
    level = 1 + seats % 5
    options = {"level": level, "blueprint": ["random", "chosen"][seats % 2]}
    match = critias.new(game, seats=seats, seed=seats, options=options, bulk=True)
    rng = Rng(seed_key(seats))
    while not match.over:
        seat = rng.choice(sorted(match.pending))
        match.answer(seat, match.pending[seat].sample(rng))
        game.validate(match.state)  # type: ignore[arg-type]
    assert match.result is not None
    assert len(set(match.result.scores)) == 1


@pytest.mark.parametrize("seats", [1, 2])
def test_conformance(seats: int) -> None:
    check_match(game, seats, {"councilors": "chosen"}, seed=2, share=0.02)
