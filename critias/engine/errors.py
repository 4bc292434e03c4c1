"""Everything that can be refused, each with a sentence that says what to do next."""

from typing import Any


class CritiasError(Exception):
    """Base of all errors a caller may want to show to a person."""


class UnknownGame(CritiasError):
    """No installed game has that name."""


class UnknownOption(CritiasError):
    """A table option the game does not have, or a value it does not take."""


class WrongSeats(CritiasError):
    """The game is not for that many seats."""


class ComponentsError(CritiasError):
    """A components file that does not add up."""


class NoSuchSeat(CritiasError):
    """The match has no seat of that number."""


class NotAsked(CritiasError):
    """The seat has nothing to answer at the moment."""


class QuestionClosed(CritiasError):
    """The question that was answered is no longer the one being asked."""


class IllegalAnswer(CritiasError):
    """The answer was not among those offered. `reason`: why not any more, where a game says it."""

    def __init__(self, sentence: str, reason: Any = None) -> None:
        super().__init__(sentence)
        self.reason = reason


class CommandRefused(CritiasError):
    """The command does not exist, or would leave the match invalid."""


class UndoRefused(CritiasError):
    """The seat has nothing to take back, or has learnt something since."""


class MatchOver(CritiasError):
    """The match has ended, nothing more can be done in it."""


class BrokenMatch(CritiasError):
    """A saved match that does not replay to what it claims."""


class RulesError(CritiasError):
    """A game broke the engine's contract. This is a bug in the game, not in what was answered."""
