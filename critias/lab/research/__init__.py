"""The games as environments for learners; needs critias[research].

`aec_env` is a PettingZoo environment of a competitive game, `SoloRising` a Gymnasium environment
of Atlantis Rising for one player. What both hand out is described in `encoding`.
"""

# ruff: noqa: E402 (what is missing is said before it is imported)
from critias.extras import require

require("research", "learning")

from .aec import TableEnv, aec_env
from .encoding import ACTIONS, FEATURES
from .solo import SoloRising

__all__ = ["ACTIONS", "FEATURES", "SoloRising", "TableEnv", "aec_env"]
