"""One learner at a table, as a Gymnasium environment: alone, or with bots on the other seats."""

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from critias.bots import find_bot
from critias.engine.errors import CritiasError
from critias.engine.randomness import Rng
from critias.engine.registry import find_game

from .fields import Vector
from .seated import Seated, Told

ILLEGAL = -1.0


class SeatEnv(Told, gymnasium.Env[Vector, Any]):
    """A seat at a table; bots sit on the others. The learner's seat is drawn anew for each match.

    The reward comes at the end: 1 for a victory (in parts for a shared one), -1 for a defeat, or 0
    where all play together against the game. An action that is masked out ends the match with -1.

    shaping: the share of the gate that is built is given as reward on the way, and taken back at
    the end, so that the return is the same (a potential, Ng 1999). Only in Atlantis Rising.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: str = "random",
        shaping: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = render_mode
        self._game = find_game(game)
        self._seated = Seated(self._game, self._game.seats[0] if seats is None else seats, options)
        self._bot = find_bot(opponents)
        if shaping and game != "atlantis_rising":
            raise CritiasError(f"{game} has no shaped reward; only atlantis_rising has one")
        self._shaping = shaping
        self._potential = 0.0
        self.observation_space = gymnasium.spaces.Box(
            -np.inf, np.inf, (self._seated.sheet.size,), np.float32
        )
        self.action_space = gymnasium.spaces.Discrete(len(self._seated.actions))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """A new match; the same seed gives the same one."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self._seated.begin(number)
        self._luck = Rng(f"opponents {number}")
        self.seat = int(self.np_random.integers(self._seated.seats))
        self._potential = 0.0
        self._let_others()
        if self.match.over:  # over before the learner was asked anything
            return self.reset()
        return self._seen()

    def step(self, action: Any) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Act; then the others do."""
        seated = self._seated
        if int(action) not in seated.question.steps:
            seen, info = self._seen()
            return seen, ILLEGAL - self._potential, True, False, {**info, "illegal": True}
        if seated.act(int(action)):
            self._let_others()
        reward = self._shaped() if self._shaping else 0.0
        result = seated.match.result
        if result is not None:
            won = self._game.victory(result, seated.match.sides)[self.seat]
            reward += won if self._game.cooperative else won or -1.0
        seen, info = self._seen()
        return seen, float(reward), result is not None, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may do: MaskablePPO asks for it."""
        return self._seated.mask(self.seat).astype(bool)

    def render(self) -> Any:
        """The table in text."""
        return str(self.match) if self.render_mode == "ansi" else None

    def _let_others(self) -> None:
        seated = self._seated
        while not seated.match.over and seated.seat != self.seat:
            seated.answer(self._bot.choose(seated.match, seated.seat, self._luck))

    def _shaped(self) -> float:
        state = self.match.state
        before = self._potential
        parts = len(state.blueprint)
        self._potential = 0.0 if self.match.over or not parts else len(state.built) / parts
        return self._potential - before

    def _seen(self) -> tuple[Vector, dict[str, Any]]:
        return self._seated.observe(self.seat), {"action_mask": self._seated.mask(self.seat)}


class SoloRising(SeatEnv):
    """Atlantis Rising for one player: 1 for the open gate, 0 for a lost island."""

    def __init__(
        self, level: int = 1, shaping: bool = False, render_mode: str | None = None
    ) -> None:
        super().__init__(
            "atlantis_rising", 1, shaping=shaping, render_mode=render_mode, level=level
        )
