"""The bot that often does not look closely."""

from typing import Any

from critias.engine.game import Game
from critias.engine.match import Match
from critias.engine.randomness import Rng

from .random_bot import Chance
from .rule_of_thumb import RuleOfThumb

ATTENTIVE = 4
OUT_OF = 5


class Careless:
    """`easy`: plays like `medium` four times in five, and otherwise whatever comes."""

    name = "easy"
    imagines = True

    def __init__(self) -> None:
        self._attentive = RuleOfThumb()
        self._distracted = Chance()

    def plays(self, game: Game[Any]) -> bool:
        """The games that `medium` plays."""
        return self._attentive.plays(game)

    def choose(self, match: Match, seat: int, rng: Rng) -> Any:
        """What looks best at a glance, if it looks."""
        bot = self._attentive if rng.below(OUT_OF) < ATTENTIVE else self._distracted
        return bot.choose(match, seat, rng)
