"""How well each seat does where a search stops looking."""

from math import exp
from typing import Any

from critias.engine.game import Game, Result
from critias.engine.match import Match

LONGEST = 5_000
"""Answers after which a playout is given up."""
WINNING = 0.8
"""What counts of a final result is who has won; the rest of it is by how much."""


class Judge:
    """Values from 0 to 1 for all seats."""

    def __init__(self, game: Game[Any]) -> None:
        self._cooperative = game.cooperative
        self._prospects = type(game).prospects
        self._foresight = game.foresight

    def ready(self, world: Match) -> bool:
        """Whether a playout has come to a point where it can be judged."""
        if world.result is not None or len(world.log) >= LONGEST:
            return True
        return self._prospects is not None and world.steps > self._foresight

    def values(self, world: Match) -> list[float]:
        """What the position is worth to each seat."""
        if world.result is not None:
            return self._of_result(world.result)
        if self._prospects is not None:
            return list(self._prospects(world.state))
        return [0.0] * world.seats

    def _of_result(self, result: Result) -> list[float]:
        scores, winners = result.scores, result.winners
        if self._cooperative:
            return [float(seat in winners) for seat in range(len(scores))]
        spread = 1.0 + sum(abs(score) for score in scores) / len(scores)
        values = []
        for seat, score in enumerate(scores):
            won = (seat in winners) / max(1, len(winners))
            rivals = max(scores[:seat] + scores[seat + 1 :], default=0)
            by_much = 1 / (1 + exp(max(-30.0, min(30.0, 3 * (rivals - score) / spread))))
            values.append(WINNING * won + (1 - WINNING) * by_much)
        return values
