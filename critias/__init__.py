"""Critias: a table for the games of Atlantis."""

from critias.engine.match import Match
from critias.engine.registry import find_game, game_names, new

__all__ = ["Match", "__version__", "find_game", "game_names", "new"]
__version__ = "0.2.0"
