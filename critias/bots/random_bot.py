"""The bot that answers anything legal."""

from typing import Any

from critias.engine.game import Game
from critias.engine.match import Match
from critias.engine.randomness import Rng


class Chance:
    """`random`: each legal answer is as likely as any other."""

    name = "random"
    imagines = False

    def plays(self, game: Game[Any]) -> bool:
        """Any game: every decision can be sampled."""
        return True

    def choose(self, match: Match, seat: int, rng: Rng) -> Any:
        """Whatever comes."""
        return match.pending[seat].sample(rng)
