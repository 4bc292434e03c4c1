"""For tests of games: positions to begin from, what was told and offered, and conformance.

>>> from critias.testing import check_game
>>> check_game("atlantis", matches=1, share=0, tables=1)

`critias check GAME` runs the same suite from the command line.
"""

from critias.engine.conformance import (
    Lapse,
    check_leaks,
    check_match,
    check_words,
    configurations,
)

from .conformance import check_game
from .positions import begun_from, offered, told

__all__ = [
    "Lapse",
    "begun_from",
    "check_game",
    "check_leaks",
    "check_match",
    "check_words",
    "configurations",
    "offered",
    "told",
]
