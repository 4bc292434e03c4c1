"""Views and options as vectors of fixed size, the same for every game.

**Observation**: `FEATURES` numbers. All that `match.view(seat)` shows is walked through. A number
at some path adds its logarithm to the feature of that path; a name adds 1 to the feature of its
path and name, and in a list also to that of the list and name, wherever in the list it lies, so
that a hand is a count of cards. So do the seat itself and the question it is asked. The feature
of a path is a CRC-32 of its text, modulo `FEATURES` (feature hashing); another bit of it is the
sign.

**Action**: one of `ACTIONS` numbers. An option is the CRC-32 of its JSON, modulo `ACTIONS`; where
two options of one question meet, the later one moves on to the next free number. So an option has
nearly always the same number. The mask has a 1 for each number that stands for an option now.
"""

import functools
from math import log1p
from typing import Any
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from critias.engine.decisions import Choose, Decision, Option
from critias.engine.errors import CritiasError
from critias.engine.match import Match

FEATURES = 1024
ACTIONS = 512

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


def observe(match: Match, seat: int) -> Vector:
    """What a seat sees and is asked, as a vector."""
    vector = [0.0] * FEATURES
    _walk(vector, "", match.view(seat))
    _add(vector, f"seat={seat}", 1.0)
    decision = match.pending.get(seat)
    if decision is not None:
        _add(vector, f"asked={decision.rule}", 1.0)
        _walk(vector, "about", dict(decision.about))
    return np.array(vector, dtype=np.float32)


def numbered(decision: Decision | None) -> dict[int, Option]:
    """The options of a question by the numbers of their actions."""
    if decision is None:
        return {}
    if not isinstance(decision, Choose):
        raise CritiasError(f"{decision.rule} asks for a form, which learners cannot fill in")
    if len(decision.options) > ACTIONS:
        raise CritiasError(f"{decision.rule} offers {len(decision.options)} options, too many")
    actions: dict[int, Option] = {}
    for option in decision.options:
        number = _number(option)
        while number in actions:
            number = (number + 1) % ACTIONS
        actions[number] = option
    return actions


def mask(actions: dict[int, Option]) -> Mask:
    """A 1 for each action that can be taken."""
    allowed: Mask = np.zeros(ACTIONS, dtype=np.int8)
    allowed[list(actions)] = 1
    return allowed


@functools.lru_cache(maxsize=100_000)
def _number(option: Option) -> int:
    return crc32(msgspec.json.encode(option)) % ACTIONS


@functools.lru_cache(maxsize=1_000_000)
def _feature(text: str) -> tuple[int, float]:
    code = crc32(text.encode())
    return code % FEATURES, 1.0 if code >> 31 else -1.0


def _add(vector: list[float], text: str, size: float) -> None:
    place, sign = _feature(text)
    vector[place] += sign * size


def _walk(vector: list[float], path: str, value: Any) -> None:
    if isinstance(value, dict):
        for name, inner in value.items():
            _walk(vector, f"{path}.{name}", inner)
    elif isinstance(value, list | tuple):
        for place, inner in enumerate(value):
            if isinstance(inner, str):
                _add(vector, f"{path}~{inner}", 1.0)
            _walk(vector, f"{path}.{place}", inner)
    elif isinstance(value, str):
        _add(vector, f"{path}={value}", 1.0)
    elif isinstance(value, int | float) and value:
        _add(vector, path, log1p(value) if value > 0 else -log1p(-value))
