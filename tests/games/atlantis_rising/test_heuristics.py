"""The team of sensible players."""

import critias
from critias.engine.decisions import Choose
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.games.atlantis_rising import game
from critias.games.atlantis_rising.heuristics import choose
from critias.games.atlantis_rising.options import Peninsula
from critias.games.atlantis_rising.state import Table

from .tables import a_table


def played(seats: int, level: int, seed: int) -> Table:
    """The end of a match among sensible players."""
    options = {"level": level}
    match: Match = critias.new(game, seats=seats, seed=seed, options=options, bulk=True)
    rng = Rng(seed_key(seed))
    while not match.over:
        seat = rng.choice(sorted(match.pending))
        match.answer(seat, choose(match.state, match.pending[seat], rng))  # type: ignore[arg-type]
    assert isinstance(match.state, Table)
    return match.state


def test_the_team_wins_some_and_builds_much() -> None:
    ends = [played(4, 1, seed) for seed in range(8)]
    assert any(s.outcome == "won" for s in ends)
    assert sum(len(s.built) for s in ends) / len(ends) > 6


def test_it_follows_what_is_proposed() -> None:
    s = a_table(phase="wrath")
    proposal = Peninsula("forges")
    about = {"proposal": {"type": "peninsula", "peninsula": "forges"}, "proposer_seat": 1}
    options = [Peninsula("cities"), proposal]
    decision = Choose(0, options, "rising.wrath.flood", about, default=proposal)
    assert choose(s, decision, Rng(seed_key(1))) == proposal


def test_it_floods_behind_a_barrier() -> None:
    s = a_table(phase="wrath")
    s.barriers[0] = True
    options = [Peninsula("cities"), Peninsula("mountains")]
    decision = Choose(0, options, "rising.wrath.flood")
    assert choose(s, decision, Rng(seed_key(1))) == Peninsula("mountains")
