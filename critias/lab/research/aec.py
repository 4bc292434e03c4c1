"""Games for several as PettingZoo environments (agent, environment, cycle)."""

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from critias.engine.errors import CritiasError
from critias.engine.game import Game
from critias.engine.registry import find_game

from .seated import Seated, Told


def aec_env(
    game: str, *, seats: int | None = None, options: dict[str, Any] | None = None, history: int = 0
) -> Any:
    """A PettingZoo environment of a game; an action that is masked out loses the match.

    history: of how many of its own last actions an agent is reminded, with what it saw at each.
    """
    env = TableEnv(find_game(game), seats, options or {}, history)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(env, illegal_reward=-1))


def parallel_env(
    game: str, *, seats: int | None = None, options: dict[str, Any] | None = None, history: int = 0
) -> Any:
    """The same for libraries that step all agents at once: those who are not asked give None."""
    return turn_based_aec_to_parallel(
        wrappers.OrderEnforcingWrapper(TableEnv(find_game(game), seats, options or {}, history))
    )


class TableEnv(Told, AECEnv):  # type: ignore[misc]
    """A table of a game, one agent a seat.

    Whoever is asked is selected; where several are, the next one clockwise after whoever answered
    last, so that nobody waits. Secret answers stay secret: an agent observes what its seat sees.
    The reward comes at the end: 1 for the winner, shared if there are several, and -1 for others.
    Who plays together wins or loses together: 1 for all, or 0.
    """

    def __init__(
        self, game: Game[Any], seats: int | None, options: dict[str, Any], history: int = 0
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"critias_{game.name}_v1",
            "render_modes": ["ansi"],
            "is_parallelizable": True,
        }
        self.render_mode: str | None = "ansi"
        self._game = game
        self._seats = _competing(game) if seats is None else seats
        self._seated = Seated(game, self._seats, options, history)
        self._history = history
        self._numpy_random, _ = gymnasium.utils.seeding.np_random()
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seats)]
        self.agents = self.possible_agents[:]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: self._space() for agent in self.possible_agents}
        self._actions = {
            agent: gymnasium.spaces.Discrete(len(self._seated.actions))
            for agent in self.possible_agents
        }

    def _space(self) -> gymnasium.spaces.Dict:
        size, actions, history = self._seated.sheet.size, len(self._seated.actions), self._history
        box = gymnasium.spaces.Box
        spaces: dict[str, Any] = {
            "observation": box(-np.inf, np.inf, (size,), np.float32),
            "action_mask": box(0, 1, (actions,), np.int8),
        }
        if history:
            spaces["past"] = box(-np.inf, np.inf, (history, size), np.float32)
            spaces["past_actions"] = box(-1, actions - 1, (history,), np.int64)
        return gymnasium.spaces.Dict(spaces)

    def observation_space(self, agent: str) -> Any:
        """The observation, the mask, and the past if it is asked for."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        """One of the actions of the game."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; the same seed gives the same one."""
        if seed is not None:
            self._numpy_random, _ = gymnasium.utils.seeding.np_random(seed)
        self._seated.begin(int(self._numpy_random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._seated.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat sees, and what it may do."""
        seat = self._seat_of[agent]
        seen: dict[str, Any] = {
            "observation": self._seated.observe(seat),
            "action_mask": self._seated.mask(seat),
        }
        if self._history:
            seen["past"], seen["past_actions"] = self._seated.past(seat)
        return seen

    def action_masks(self) -> Any:
        """What the selected agent may do, for libraries that ask so."""
        return self._seated.mask(self._seated.seat).astype(bool)

    def step(self, action: int | None) -> None:
        """The selected agent acts."""
        agent, seated = self.agent_selection, self._seated
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action not in seated.question.steps:
            raise CritiasError(f"action {action} of {agent} is masked out")
        self._cumulative_rewards[agent] = 0.0
        seated.act(int(action))
        if seated.match.result is None:
            self.agent_selection = self.possible_agents[seated.seat]
            self._clear_rewards()
            return
        victory = self._game.victory(seated.match.result, seated.match.sides)
        for one, part in zip(self.possible_agents, victory, strict=True):
            self.rewards[one] = part if self._game.cooperative else part or -1.0
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str:
        """The table as anybody sees it, in text."""
        return str(self.match)

    def close(self) -> None:
        """There is nothing to close."""


def _competing(game: Game[Any]) -> int:
    """The fewest seats at which there is anybody to play with."""
    return max(2, game.seats[0])
