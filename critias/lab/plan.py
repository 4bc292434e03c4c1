"""What is to be played: everything that a worker must know, and nothing else."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from critias.bots import find_bot
from critias.engine.components import load_components, settle_changes
from critias.engine.errors import WrongSeats
from critias.engine.game import Game
from critias.engine.registry import find_game, parse_options


@dataclass(frozen=True, slots=True)
class Plan:
    """Matches of one game, numbered from 0. They go through the seatings again and again.

    Match i has the seed `seed/i`; if `same_deals`, all seatings play from each seed in turn, so
    that luck is the same for all.
    """

    game: Game[Any]
    seats: int
    games: int
    seatings: tuple[tuple[str, ...], ...]
    options: Any
    components: Any
    seed: str
    same_deals: bool = False
    saving: bool = False
    watching: bool = False

    def seed_of(self, number: int) -> str:
        """The seed of one match."""
        return f"{self.seed}/{number // len(self.seatings) if self.same_deals else number}"

    def seating(self, number: int) -> tuple[str, ...]:
        """The bot on each seat in one match."""
        return self.seatings[number % len(self.seatings)]

    @property
    def even_wins(self) -> float:
        """How often a seat would win between equals."""
        return 1 / self.sides

    @property
    def sides(self) -> int:
        """How many sides there are: of one seat each, unless the game has others."""
        return len(set(self.side_of))

    @property
    def side_of(self) -> Sequence[int]:
        """The side of each seat."""
        return self.game.sides(self.seats, self.options, self.components)

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots of the first match, by seat."""
        return self.seatings[0]


def make_plan(
    game: str | Game[Any],
    *,
    seats: int | None = None,
    games: int = 100,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, Any] | None = None,
    components: str | Path | None = None,
    changes: Mapping[str, str] | None = None,
    seed: int | str = 0,
    rotate: bool = False,
    saving: bool = False,
    watching: bool = False,
) -> Plan:
    """A plan, with everything in it checked.

    seats: by default as few as the game allows. changes: entries of the components by path, as
    `settle_changes` takes them. bots: fewer than seats repeat in order. rotate:
    the bots move on by a seat from match to match. saving: whole matches are wanted, not only
    results. watching: what happened in them is to be counted.

    >>> plan = make_plan("atlantis", seats=3, bots=["medium", "random"], rotate=True)
    >>> plan.seating(0), plan.seating(1)
    (('medium', 'random', 'medium'), ('random', 'medium', 'medium'))
    """
    if isinstance(game, str):
        game = find_game(game)
    seats = seats_for(game, seats)
    if not 1 <= len(bots) <= seats:
        raise WrongSeats(f"{len(bots)} bots cannot share {seats} seats")
    for name in bots:
        find_bot(name, game)
    first = tuple(bots[seat % len(bots)] for seat in range(seats))
    return Plan(
        game=game,
        seats=seats,
        games=games,
        seatings=rotations(first) if rotate else (first,),
        options=parse_options(game, options or {}),
        components=components_for(game, components, changes),
        seed=str(seed),
        saving=saving,
        watching=watching,
    )


def components_for(
    game: Game[Any], given: str | Path | None, changes: Mapping[str, str] | None
) -> Any:
    """The components of a game, or of a file, with single entries changed."""
    settled = settle_changes(game, given, changes) if changes else None
    return load_components(game, given, settled)


def seats_for(game: Game[Any], seats: int | None) -> int:
    """How many seats a table has: as few as the game allows, or as many as are wanted."""
    seats = game.seats[0] if seats is None else seats
    if seats not in game.seats:
        raise WrongSeats(f"{game.name} is for {game.seats[0]} to {game.seats[-1]}, not for {seats}")
    return seats


def rotations(seating: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """A seating, and all that come of it when everybody moves on by a seat."""
    return tuple(seating[shift:] + seating[:shift] for shift in range(len(seating)))
