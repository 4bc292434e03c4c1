"""How well each seat does where a search stops looking."""

from math import exp

from critias.engine.game import Result
from critias.engine.match import Match

LONGEST = 5_000
"""Answers after which a playout is given up."""
WINNING = 0.8
"""What counts of a final result is who has won; the rest of it is by how much."""


class Judge:
    """Values from 0 to 1 for all seats, in worlds imagined from the same position as the first."""

    def __init__(self, first: Match) -> None:
        game = first.game
        self._game = game
        self._sides = first.sides
        self._prospects = type(game).prospects
        self._rounds = type(game).rounds
        self._next_round = game.foresight + (self._rounds(first.state) if self._rounds else 0)

    def ready(self, world: Match) -> bool:
        """Whether a playout has come to a point where it can be judged."""
        if world.result is not None or len(world.log) >= LONGEST:
            return True
        if self._prospects is None:
            return False
        if self._rounds is not None:
            return self._rounds(world.state) >= self._next_round
        return world.steps > self._game.foresight

    def values(self, world: Match) -> list[float]:
        """What the position is worth to each seat."""
        if world.result is not None:
            return self._of_result(world.result)
        if self._prospects is not None:
            return list(self._prospects(world.state))
        return [0.0] * world.seats

    def _of_result(self, result: Result) -> list[float]:
        victory = self._game.victory(result, self._sides)
        if self._game.cooperative:
            return victory
        scores = result.scores
        spread = 1.0 + sum(abs(score) for score in scores) / len(scores)
        values = []
        for side, score, won in zip(self._sides, scores, victory, strict=True):
            rivals = [of for other, of in zip(self._sides, scores, strict=True) if other != side]
            behind = max(rivals, default=0) - score
            by_much = 1 / (1 + exp(max(-30.0, min(30.0, 3 * behind / spread))))
            values.append(WINNING * won + (1 - WINNING) * by_much)
        return values
