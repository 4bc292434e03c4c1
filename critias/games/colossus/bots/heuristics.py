"""A decent player by rules of thumb, at the map tables and in councils.

It is only ever handed states imagined for its seat.
"""

from typing import Any

from critias.engine import Decision, Rng

from ..state import Room
from . import councils, maps


def choose(s: Room, decision: Decision, rng: Rng) -> Any:
    """What looks best at a glance."""
    chooser = maps.CHOOSERS.get(decision.rule) or councils.chooser(decision.rule)
    return chooser(s, decision, rng) if chooser else decision.sample(rng)
