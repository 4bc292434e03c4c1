"""Players that need no person: found by name, asked for an answer.

>>> import critias
>>> match = critias.new("atlantis", seats=2, seed=7)
>>> bot_names(match.game)
['random', 'easy', 'medium', 'hard']
>>> find_bot("search:200").name, find_bot("search:0.5s").name
('search:200', 'search:0.5s')
"""

import re
from typing import Any

from critias.engine.game import Game

from .bot import Bot
from .careless import Careless
from .errors import UnknownBot
from .random_bot import Chance
from .rule_of_thumb import RuleOfThumb
from .search import Search
from .strangers import bot_at, installed_bot, installed_bots

__all__ = [
    "Bot",
    "UnknownBot",
    "bot_names",
    "find_bot",
    "find_level",
    "hint_bot",
    "hurried",
    "takes_its_time",
    "usual_bot",
]

HARD_SECONDS = 5.0
HINTS_BY_SEARCH = "search:1s"
MOST_ITERATIONS = 1_000_000
MOST_SECONDS = 600.0

_BOTS: dict[str, Bot] = {
    bot.name: bot
    for bot in (Chance(), Careless(), RuleOfThumb(), Search("hard", seconds=HARD_SECONDS))
}
_SEARCH = re.compile(
    r"search:(?:(?P<iterations>[0-9]{1,7})|(?P<seconds>[0-9]{1,3}(\.[0-9]{1,3})?)s)"
)


def bot_names(game: Game[Any]) -> list[str]:
    """The bots that can play a game, the weakest first, then those that packages installed."""
    own = [name for name, bot in _BOTS.items() if bot.plays(game)]
    return own + [bot.name for bot in installed_bots() if bot.name not in _BOTS and bot.plays(game)]


def usual_bot(game: Game[Any]) -> str:
    """The bot for whoever is away, and for many matches: the best of those that answer at once."""
    return "medium" if _BOTS["medium"].plays(game) else "random"


def hint_bot(game: Game[Any]) -> str:
    """The bot that gives hints: by the game's heuristic, or a short search where it has none."""
    return "medium" if _BOTS["medium"].plays(game) else HINTS_BY_SEARCH


def find_bot(name: str, game: Game[Any] | None = None) -> Bot:
    """The bot of that name; with a game, only if it can play that.

    One of your own is named by its place, `mypackage:MyBot`, and so imported: a name from
    elsewhere goes through `find_level`.
    """
    bot = _BOTS.get(name) or installed_bot(name) or _search(name)
    if bot is None and not name.startswith("search:"):
        bot = bot_at(name)
    if bot is None:
        known = ", ".join(bot_names(game) if game else _BOTS)
        raise UnknownBot(
            f"there is no bot {name!r}; there are: {known}, search:ITERATIONS, search:SECONDSs "
            "and yours by its place, package:Bot"
        )
    if game is not None and not bot.plays(game):
        raise UnknownBot(f"{name} cannot play {game.name}; {', '.join(bot_names(game))} can")
    return bot


def takes_its_time(name: str) -> bool:
    """Whether a bot searches, for seconds at times; the others answer at once."""
    return isinstance(find_bot(name), Search)


def hurried(bot: Bot, seconds: float) -> Bot:
    """The same bot with no more time than that."""
    return bot.hurried(seconds) if isinstance(bot, Search) else bot


def find_level(name: str, game: Game[Any]) -> Bot:
    """A bot for tables on a server: a level, or one that its host has installed.

    Not a search, which could think for ever, nor a place, which would be imported.
    """
    if name not in _BOTS and installed_bot(name) is None:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(bot_names(game))}")
    return find_bot(name, game)


def _search(name: str) -> Bot | None:
    """A search with a budget of its own: search:200, search:0.5s."""
    found = _SEARCH.fullmatch(name)
    if found is None:
        return None
    if found["iterations"]:
        iterations = int(found["iterations"])
        if not 1 <= iterations <= MOST_ITERATIONS:
            raise UnknownBot(f"{name}: a search has 1 to {MOST_ITERATIONS} iterations")
        return Search(name, iterations=iterations)
    seconds = float(found["seconds"])
    if not 0 < seconds <= MOST_SECONDS:
        raise UnknownBot(f"{name}: a search thinks for more than 0 and up to {MOST_SECONDS:g} s")
    return Search(name, seconds=seconds)
