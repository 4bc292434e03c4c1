"""Competitive games as PettingZoo environments (agent, environment, cycle)."""

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from critias.engine.errors import CritiasError
from critias.engine.game import Game
from critias.engine.match import Match
from critias.engine.registry import find_game, new

from .encoding import ACTIONS, FEATURES, mask, numbered, observe


def aec_env(game: str, *, seats: int | None = None, options: dict[str, Any] | None = None) -> Any:
    """A PettingZoo environment of a game; an action that is masked out loses the match."""
    env = TableEnv(find_game(game), seats, options or {})
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(env, illegal_reward=-1))


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table of a game, one agent a seat.

    Whoever is asked is selected; where several are, the next one clockwise after whoever answered
    last, so that nobody waits. Secret answers stay secret: an agent observes what its seat sees.
    The reward comes at the end: 1 for the winner, shared if there are several, and -1 for others.
    """

    def __init__(self, game: Game[Any], seats: int | None, options: dict[str, Any]) -> None:
        super().__init__()
        if game.cooperative:
            raise CritiasError(f"{game.name} is played together; there is nobody to beat")
        self.metadata = {"name": f"critias_{game.name}_v0", "render_modes": ["ansi"]}
        self.render_mode: str | None = "ansi"
        self._game = game
        self._seats = game.seats[0] if seats is None else seats
        self._options = options
        self._numpy_random, _ = gymnasium.utils.seeding.np_random()
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seats)]
        self.agents = self.possible_agents[:]
        self._spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(-np.inf, np.inf, (FEATURES,), np.float32),
                    "action_mask": gymnasium.spaces.Box(0, 1, (ACTIONS,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {
            agent: gymnasium.spaces.Discrete(ACTIONS) for agent in self.possible_agents
        }
        self.match: Match

    def observation_space(self, agent: str) -> Any:
        """A vector and a mask; see `encoding`."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        """A number for each option there might be; see `encoding`."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; the same seed gives the same one."""
        if seed is not None:
            self._numpy_random, _ = gymnasium.utils.seeding.np_random(seed)
        number = int(self._numpy_random.integers(1 << 62))
        self.match = new(self._game, seats=self._seats, seed=number, options=self._options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next(self._seats - 1)

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat sees, and what it may do."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": observe(self.match, seat),
            "action_mask": mask(numbered(self.match.pending.get(seat))),
        }

    def step(self, action: int | None) -> None:
        """The selected agent answers."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        options = numbered(self.match.pending.get(seat))
        if action not in options:
            raise CritiasError(f"action {action} of {agent} is masked out")
        self._cumulative_rewards[agent] = 0.0
        self.match.answer(seat, options[action])
        self._clear_rewards()
        if self.match.result is not None:
            victory = self.match.game.victory(self.match.result, self.match.sides)
            for one, part in zip(self.possible_agents, victory, strict=True):
                self.rewards[one] = part or -1.0
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._next(seat)
        self._accumulate_rewards()

    def render(self) -> str:
        """The table as anybody sees it, in text."""
        return str(self.match)

    def close(self) -> None:
        """There is nothing to close."""

    def _next(self, last: int) -> str:
        asked = self.match.pending
        for step in range(1, self._seats + 1):
            seat = (last + step) % self._seats
            if seat in asked:
                return self.possible_agents[seat]
        raise CritiasError("nobody is asked")
