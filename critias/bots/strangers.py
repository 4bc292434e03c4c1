"""Bots of other people: by their place in Python, `mypackage:MyBot`, or installed by name.

A package installs one by an entry point of the group `critias.bots`.
"""

import functools
import logging
import re
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from critias.engine.game import Game
from critias.engine.match import Match
from critias.engine.randomness import Rng

from .errors import UnknownBot

_PLACE = re.compile(r"(?P<module>[A-Za-z_][\w.]*):(?P<name>[A-Za-z_]\w*)")
_log = logging.getLogger(__name__)


class Stranger:
    """A bot of somebody else, under the name by which it was asked for.

    It needs no more than `choose`; without `imagines` it may, and without `plays` it plays all.
    """

    def __init__(self, name: str, found: Any) -> None:
        bot = found() if isinstance(found, type) else found
        if not callable(getattr(bot, "choose", None)):
            raise TypeError(f"{found!r} has no method choose(match, seat, rng)")
        self.name = name
        self.imagines = bool(getattr(bot, "imagines", True))
        self._bot = bot

    def plays(self, game: Game[Any]) -> bool:
        """Whether it says that it can; it can if it says nothing."""
        asked = getattr(self._bot, "plays", None)
        return asked is None or bool(asked(game))

    def choose(self, match: Match, seat: int, rng: Rng) -> Any:
        """What the bot of somebody else says."""
        return self._bot.choose(match, seat, rng)


@functools.cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group="critias.bots")}


def installed_bots() -> list[Stranger]:
    """The bots that packages have installed, by name, without those that are broken."""
    found = [_loaded(name) for name in sorted(_installed())]
    return [bot for bot in found if isinstance(bot, Stranger)]


def installed_bot(name: str) -> Stranger | None:
    """The installed bot of that name."""
    if name not in _installed():
        return None
    found = _loaded(name)
    if not isinstance(found, Stranger):
        raise UnknownBot(f"the bot {name!r} is broken: {found}")
    return found


@functools.cache
def _loaded(name: str) -> Stranger | str:
    """An installed bot, or why it is left out."""
    try:
        return Stranger(name, _installed()[name].load())
    except (Exception, SystemExit) as error:  # a stranger's package may fail in any way
        fault = f"{type(error).__name__}: {error}"
    _log.warning("the bot %s is left out: %s", name, fault)
    return fault


@functools.cache
def bot_at(place: str) -> Stranger | None:
    """The bot at a place such as `mypackage.players:MyBot`; None if that names no place.

    This imports what it is told to: never for a name that came over the network.
    """
    found = _PLACE.fullmatch(place)
    if found is None:
        return None
    try:
        return Stranger(place, getattr(import_module(found["module"]), found["name"]))
    except (Exception, SystemExit) as error:
        raise UnknownBot(
            f"the bot {place} does not load: {type(error).__name__}: {error}"
        ) from None
