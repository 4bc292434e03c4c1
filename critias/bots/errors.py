"""What bots refuse."""

from critias.engine.errors import CritiasError


class UnknownBot(CritiasError):
    """There is no bot of that name, or none that can play the game."""
