"""The lane as an environment of Gymnasium's vector API: one learner a match, others beside it."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from .lane import SEEDS, WAIT, Lane

Policy = Callable[[NDArray[np.uint8], NDArray[np.bool_]], ArrayLike]
"""The actions for observations and masks, row by row."""


class LaneEnv(VectorEnv[NDArray[np.uint8], NDArray[np.int64], NDArray[Any]]):
    """A learner at a table of each of many matches; others play at random, or by a policy.

    The learner's seat is drawn anew for each match. The reward comes at the end: 1 for a victory
    (in parts for a shared one), -1 for a defeat. A masked action is refused. As
    `AutoresetMode.NEXT_STEP` says, the step after the last one of a match begins the next.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(self, num_envs: int = 1024, seats: int = 2, opponents: Policy | None = None):
        self.num_envs = num_envs
        self.lane = Lane(num_envs, seats)
        self._opponents = opponents
        size, actions = self.lane.observation.shape[1], len(self.lane.action_names)
        self.single_observation_space = gymnasium.spaces.Box(0, 255, (size,), np.uint8)
        self.single_action_space = gymnasium.spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seat = np.zeros(num_envs, np.int64)

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """New matches; the same seed gives the same ones."""
        super().reset(seed=seed)
        self.lane.reset(int(self.np_random.integers(SEEDS)))
        self._draw_seats(np.ones(self.num_envs, np.bool_))
        self._let_others()
        return self._seen()

    def step(
        self, actions: ArrayLike
    ) -> tuple[NDArray[np.uint8], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Act; then the others do."""
        beginning = self.lane.done.copy()
        self.lane.step(actions)
        self._draw_seats(beginning)
        self._let_others()
        own = self.lane.rewards[np.arange(self.num_envs), self._seat].astype(np.float64)
        over = self.lane.done.copy()
        seen, info = self._seen()
        return seen, own, over, np.zeros_like(over), info

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learners may do."""
        return self.lane.mask.copy()

    def _draw_seats(self, where: NDArray[np.bool_]) -> None:
        self._seat[where] = self.np_random.integers(self.lane.seats, size=int(where.sum()))

    def _let_others(self) -> None:
        lane = self.lane
        while (others := ~lane.done & (lane.to_move != self._seat)).any():
            if self._opponents is None:
                chosen = lane.random_actions(self.np_random)
                chosen[~others] = WAIT
            else:
                chosen = np.full(self.num_envs, WAIT)
                chosen[others] = self._opponents(lane.observation[others], lane.mask[others])
            lane.step(chosen)

    def _seen(self) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """What the learners see; where a match is over, others may have moved last."""
        lane = self.lane
        seen = lane.observation.copy()
        ended = np.flatnonzero(lane.done & (lane.to_move != self._seat))
        if len(ended):
            seen[ended] = lane.observe(self._seat)[ended]
        return seen, {"action_mask": lane.mask.copy()}
