"""Atlantis Rising for one player as a Gymnasium environment."""

from typing import Any

import gymnasium
import numpy as np

from critias.engine.match import Match
from critias.engine.registry import new

from .encoding import ACTIONS, FEATURES, mask, numbered, observe

ILLEGAL = -1.0


class SoloRising(gymnasium.Env[dict[str, Any], Any]):
    """One player against the sea: reward 1 for the open gate, 0 for a lost island.

    An action that is masked out ends the match with a reward of -1.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(self, level: int = 1, render_mode: str | None = None) -> None:
        self.render_mode = render_mode
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-np.inf, np.inf, (FEATURES,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.action_space = gymnasium.spaces.Discrete(ACTIONS)
        self._level = level
        self.match: Match

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new match; the same seed gives the same one."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self.match = new("atlantis_rising", seats=1, seed=number, options={"level": self._level})
        return self._seen(), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Answer the open question."""
        option = numbered(self.match.pending.get(0)).get(int(action))
        if option is None:
            return self._seen(), ILLEGAL, True, False, {"illegal": True}
        self.match.answer(0, option)
        result = self.match.result
        reward = 0.0 if result is None else float(bool(result.winners))
        return self._seen(), reward, result is not None, False, {}

    def render(self) -> Any:
        """The table in text."""
        return str(self.match) if self.render_mode == "ansi" else None

    def _seen(self) -> dict[str, Any]:
        return {
            "observation": observe(self.match, 0),
            "action_mask": mask(numbered(self.match.pending.get(0))),
        }
