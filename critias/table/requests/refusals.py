"""Errors as they are sent: a kind, and a sentence that says what was expected."""

import logging
from typing import Any

import msgspec

from critias.bots import UnknownBot
from critias.engine import errors as engine

from ..errors import Refused

_log = logging.getLogger(__name__)

KINDS: dict[type[engine.CritiasError], tuple[int, str]] = {
    engine.UnknownGame: (404, "unknown-game"),
    engine.UnknownOption: (422, "unknown-option"),
    engine.WrongSeats: (422, "wrong-seats"),
    engine.IllegalAnswer: (422, "illegal-answer"),
    engine.QuestionClosed: (409, "question-closed"),
    engine.NotAsked: (409, "question-closed"),
    engine.MatchOver: (409, "question-closed"),
    engine.UndoRefused: (409, "undo-refused"),
    engine.CommandRefused: (422, "command-refused"),
    engine.NoSuchSeat: (422, "no-such-seat"),
    engine.ComponentsError: (422, "bad-components"),
    UnknownBot: (422, "unknown-bot"),
}
"""The status and the kind of what the engine refuses."""


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Every error, as it is sent. `reason`: a record of the game that can be told in its words."""

    error: str
    detail: str
    reason: Any = None


def refusal_of(error: engine.CritiasError) -> tuple[int, Refusal]:
    """The status and the words for what was refused. Nothing of what went on inside is told."""
    if isinstance(error, Refused):
        return error.status, Refusal(error.kind, str(error))
    if isinstance(error, engine.RulesError):
        _log.error("the rules failed", exc_info=error)
        return 409, Refusal("rules-failed", "the rules fail on this answer, it was not taken")
    status, kind = KINDS.get(type(error), (400, "bad-request"))
    return status, Refusal(kind, str(error), getattr(error, "reason", None))
