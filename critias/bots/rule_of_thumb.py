"""The bot that follows a game's own rules of thumb."""

from typing import Any

from critias.engine.game import Game
from critias.engine.match import Match
from critias.engine.randomness import Rng

from .errors import UnknownBot


class RuleOfThumb:
    """`medium`: the game's heuristic, asked about an imagined match."""

    name = "medium"
    imagines = True

    def plays(self, game: Game[Any]) -> bool:
        """The games that have a heuristic."""
        return type(game).heuristic is not None

    def choose(self, match: Match, seat: int, rng: Rng) -> Any:
        """What looks best at a glance."""
        heuristic = type(match.game).heuristic
        if heuristic is None:
            raise UnknownBot(f"{match.game.name} has no heuristic for {self.name} to follow")
        imagined = match.imagine(seat, rng)
        return heuristic(imagined.state, imagined.pending[seat], rng)
