"""What is to be played: everything that a worker must know, and nothing else."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from critias.bots import find_bot
from critias.engine.components import load_components
from critias.engine.errors import WrongSeats
from critias.engine.game import Game
from critias.engine.registry import find_game, parse_options


@dataclass(frozen=True, slots=True)
class Plan:
    """Matches of one game, numbered from 0. Match i has the seed `seed/i`."""

    game: Game[Any]
    seats: int
    games: int
    bots: tuple[str, ...]
    options: Any
    components: Any
    seed: str
    rotate: bool
    export: Path | None

    def seed_of(self, number: int) -> str:
        """The seed of one match."""
        return f"{self.seed}/{number}"

    def seating(self, number: int) -> tuple[str, ...]:
        """The bot on each seat in one match."""
        shift = number % self.seats if self.rotate else 0
        return self.bots[shift:] + self.bots[:shift]


def make_plan(
    game: str | Game[Any],
    *,
    seats: int | None = None,
    games: int = 100,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, Any] | None = None,
    components: str | Path | None = None,
    seed: int | str = 0,
    rotate: bool = False,
    export: Path | None = None,
) -> Plan:
    """A plan, with everything in it checked.

    seats: by default as few as the game allows. bots: fewer than seats repeat in order. rotate:
    the bots move on by a seat from match to match. export: a folder for the matches as files.

    >>> plan = make_plan("atlantis", seats=3, bots=["medium", "random"], rotate=True)
    >>> plan.seating(0), plan.seating(1)
    (('medium', 'random', 'medium'), ('random', 'medium', 'medium'))
    """
    if isinstance(game, str):
        game = find_game(game)
    seats = game.seats[0] if seats is None else seats
    if seats not in game.seats:
        raise WrongSeats(f"{game.name} is for {game.seats[0]} to {game.seats[-1]}, not for {seats}")
    if not 1 <= len(bots) <= seats:
        raise WrongSeats(f"{len(bots)} bots cannot share {seats} seats")
    for name in bots:
        find_bot(name, game)
    return Plan(
        game=game,
        seats=seats,
        games=games,
        bots=tuple(bots[seat % len(bots)] for seat in range(seats)),
        options=parse_options(game, options or {}),
        components=load_components(game, components),
        seed=str(seed),
        rotate=rotate,
        export=export,
    )
