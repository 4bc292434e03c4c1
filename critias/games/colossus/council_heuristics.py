"""A decent player in the councils, by the rule that a question stands under."""

from collections.abc import Callable
from typing import Any

from critias.engine.randomness import Rng

from .state import Room

CHOOSERS: dict[str, Callable[[Room, Any, Rng], Any]] = {}
