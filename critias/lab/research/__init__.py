"""The games as environments for learners; needs critias[research].

`aec_env` and `parallel_env` are PettingZoo environments of a game for several, `SeatEnv` and
`SoloRising` Gymnasium environments with one learner. What all hand out is in `fields`, what all
take in `actions`, and what is said of each game in `games`.
"""

# ruff: noqa: E402 (what is missing is said before it is imported)
from critias.extras import require

require("research", "learning")

import gymnasium

from .aec import TableEnv, aec_env, parallel_env
from .games import lesson
from .single import SeatEnv, SoloRising

__all__ = ["SeatEnv", "SoloRising", "TableEnv", "aec_env", "lesson", "parallel_env"]

for _id, _game in (
    ("Atlantis", "atlantis"),
    ("EndOfAtlantis", "end_of_atlantis"),
    ("AtlantisRising", "atlantis_rising"),
):
    gymnasium.register(f"critias/{_id}-v1", f"{__name__}.single:SeatEnv", kwargs={"game": _game})
