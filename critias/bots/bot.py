"""What a bot is."""

from typing import Any, Protocol

from critias.engine.game import Game
from critias.engine.match import Match
from critias.engine.randomness import Rng


class Bot(Protocol):
    """A player without memory: what it answers depends on nothing but what it is handed."""

    @property
    def name(self) -> str:
        """What it is called on the command line and at tables."""

    @property
    def imagines(self) -> bool:
        """Whether it imagines matches, which one played in bulk cannot do quickly."""

    def plays(self, game: Game[Any]) -> bool:
        """Whether it can play a game."""

    def choose(self, match: Match, seat: int, rng: Rng) -> Any:
        """Its answer to the question open to a seat.

        It knows what the seat may know: it looks at nothing but `match.pending[seat]` and
        `match.imagine(seat, rng)`.
        """
