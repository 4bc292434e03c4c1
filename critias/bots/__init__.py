"""Players that need no person: found by name, asked for an answer.

>>> import critias
>>> match = critias.new("atlantis", seats=2, seed=7)
>>> bot_names(match.game)
['random', 'medium']
"""

from typing import Any

from critias.engine.game import Game

from .bot import Bot
from .chance import Chance
from .errors import UnknownBot
from .rule_of_thumb import RuleOfThumb

__all__ = ["Bot", "UnknownBot", "bot_names", "find_bot"]

_BOTS: dict[str, Bot] = {bot.name: bot for bot in (Chance(), RuleOfThumb())}


def bot_names(game: Game[Any]) -> list[str]:
    """The bots that can play a game, the weakest first."""
    return [name for name, bot in _BOTS.items() if bot.plays(game)]


def find_bot(name: str, game: Game[Any] | None = None) -> Bot:
    """The bot of that name; with a game, only if it can play that."""
    bot = _BOTS.get(name)
    if bot is None:
        known = ", ".join(bot_names(game) if game else _BOTS)
        raise UnknownBot(f"there is no bot {name!r}; there are: {known}")
    if game is not None and not bot.plays(game):
        raise UnknownBot(f"{name} cannot play {game.name}; {', '.join(bot_names(game))} can")
    return bot
