"""Critias: a table for the games of Atlantis.

>>> import critias
>>> match = critias.new("atlantis", seats=2, seed=7)
>>> rng = critias.Rng(7)
>>> medium = critias.find_bot("medium")
>>> while not match.over:
...     [seat] = match.pending
...     match.answer(seat, medium.choose(match, seat, rng))
>>> match.result
Result(scores=(41, 49), winners=(1,))

A match goes into a file and comes back from it as it was; `verify` checks that a file tells the
truth about its match.

>>> import pathlib, tempfile
>>> file = pathlib.Path(tempfile.mkdtemp(), "match.json")
>>> match.save(file)
>>> critias.load(file)
<Match of atlantis, 2 seats, 39 entries>
>>> critias.verify(file).result == match.result
True
"""

from critias.bots import find_bot
from critias.engine import Match, Rng, find_game, game_names, load, new, save, verify

__all__ = [
    "Match",
    "Rng",
    "__version__",
    "find_bot",
    "find_game",
    "game_names",
    "load",
    "new",
    "save",
    "verify",
]
__version__ = "0.2.0"
