"""The player by rules of thumb."""

import pytest

import critias
from critias.engine.randomness import Rng, seed_key
from critias.games.end_of_atlantis import game
from critias.games.end_of_atlantis.bots.heuristics import choose
from tests.games.end_of_atlantis.tables import now


def won(seed: int, clever: set[int], seats: int = 4, edition: str = "en") -> tuple[int, ...]:
    options = {"edition": edition}
    match = critias.new(game, seats=seats, seed=seed, options=options, bulk=True)
    rng = Rng(seed_key(seed))
    while not match.over:
        seat = min(match.pending)
        decision = match.pending[seat]
        if seat in clever:
            match.answer(seat, choose(now(match), decision, rng))
        else:
            match.answer(seat, decision.sample(rng))
    assert match.result is not None
    return match.result.winners


def test_it_beats_chance() -> None:
    games = [(seed, seed % 4) for seed in range(16)]
    assert sum(won(seed, {seat}) == (seat,) for seed, seat in games) >= 13


@pytest.mark.no_cover
def test_it_can_play_with_itself_in_both_editions() -> None:
    for seats in (3, 4, 5):
        for edition in ("en", "de"):
            for seed in range(3):
                assert len(won(seed, set(range(seats)), seats, edition)) == 1
