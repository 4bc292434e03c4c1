"""Random play of our games beside Catanatron, on one core, in one run.

Both are measured in short turns, one after the other, and the best turn of each counts: other load
on the machine then hits both alike. Prints decisions and games a second and microseconds a clone.
"""

import random
import time
from collections.abc import Callable
from importlib.metadata import version

import catanatron
from catanatron import Color, RandomPlayer

import critias
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key

ROUNDS = 12
GAMES_PER_ROUND = 20
CATAN_GAMES_PER_ROUND = 4
CLONES = 400


class Meter:
    """The best of several rounds."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.decisions = 0.0
        self.games = 0.0
        self.clone = float("inf")

    def play(self, games: int, play_one: Callable[[int], int], first: int) -> None:
        """Time some games; `play_one` plays one and returns its number of decisions."""
        start = time.perf_counter()
        decisions = sum(play_one(first + game) for game in range(games))
        seconds = time.perf_counter() - start
        self.decisions = max(self.decisions, decisions / seconds)
        self.games = max(self.games, games / seconds)

    def copy(self, copies: Callable[[], int]) -> None:
        """Time some copies; `copies` makes them and returns how many."""
        start = time.perf_counter()
        made = copies()
        self.clone = min(self.clone, (time.perf_counter() - start) / made * 1e6)


def play_ours(game: str, seats: int, rng: Rng) -> Callable[[int], int]:
    def play_one(number: int) -> int:
        match = critias.new(game, seats=seats, seed=number, bulk=True)
        while match.result is None:
            decision = next(iter(match.pending.values()))
            match.answer(decision.seat, decision.sample(rng))
        return len(match.log)

    return play_one


def clone_ours(game: str, seats: int, rng: Rng) -> Callable[[], int]:
    """Clones along one match, so at all stages and with all numbers of answers to replay."""

    def copies() -> int:
        made = 0
        match: Match | None = None
        while made < CLONES:
            if match is None or match.over:
                match = critias.new(game, seats=seats, seed=made)
            for _ in range(20):
                match.clone(bulk=True)
            made += 20
            for seat, decision in list(match.pending.items()):
                match.answer(seat, decision.sample(rng))
                break
        return made

    return copies


def new_catan(number: int) -> catanatron.Game:
    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    return catanatron.Game([RandomPlayer(color) for color in colors], seed=number)


def play_catan(number: int) -> int:
    game = new_catan(number)
    game.play()
    return len(game.state.actions)


def clone_catan() -> int:
    game = new_catan(1)
    made = 0
    while made < CLONES and game.winning_color() is None:
        for _ in range(20):
            game.copy()
        made += 20
        for _ in range(10):
            game.play_tick()
    return made


def main() -> None:
    rng = Rng(seed_key("bench"))
    random.seed(1)
    ours = {name: Meter(name) for name in critias.game_names()}
    catan = Meter(f"catanatron {version('catanatron')}")
    for turn in range(ROUNDS):
        for name, meter in ours.items():
            seats = min(4, critias.find_game(name).seats[-1])
            meter.play(GAMES_PER_ROUND, play_ours(name, seats, rng), turn * GAMES_PER_ROUND)
            meter.copy(clone_ours(name, seats, rng))
        catan.play(CATAN_GAMES_PER_ROUND, play_catan, turn * CATAN_GAMES_PER_ROUND)
        catan.copy(clone_catan)
        print(f"\rround {turn + 1} of {ROUNDS}", end="", flush=True)
    print("\n")
    print(f"{'':20}{'decisions/s':>14}{'games/s':>10}{'us a clone':>12}{'to catanatron':>16}")
    for meter in [*ours.values(), catan]:
        print(
            f"{meter.name:20}{meter.decisions:14,.0f}{meter.games:10,.1f}{meter.clone:12.1f}"
            f"{meter.decisions / catan.decisions:15.2f}x"
        )


if __name__ == "__main__":
    main()
