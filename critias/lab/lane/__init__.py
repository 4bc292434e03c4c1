"""Atlantis at full speed: thousands of matches over flat arrays; needs critias[fast].

The rules stand here a second time, compiled, under the names and rule ids of
`critias.games.atlantis`: state, moving, paying, turn and ending. They play the same matches from
the same seeds, draw by draw, which tests prove against the readable ones. `asking` and `observing`
are the actions and fields of `critias.lab.research`.
"""

# ruff: noqa: E402 (what is missing is said before it is imported)
from critias.extras import require

require("fast", "the lane")

import gymnasium

from .lane import WAIT, Lane
from .vector import LaneEnv

__all__ = ["WAIT", "Lane", "LaneEnv"]

gymnasium.register("critias/AtlantisLane-v1", vector_entry_point=f"{__name__}:LaneEnv")
