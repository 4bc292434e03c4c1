"""How long people wait in reaction windows in whole matches, at each length and by their orders.

    python bench/reaction_waits.py [end_of_atlantis] [--seats 3] [--games 20] [--seed docs]

All seats are people who play as `medium` does and answer at once, so what is counted is waiting.
Who has given orders has done so for every reaction that the game asks for, to decline it.
"""

import argparse
from collections.abc import Sequence
from datetime import UTC, datetime
from statistics import mean
from typing import Any

import critias
from critias.bots import find_bot
from critias.engine.game import Game
from critias.engine.randomness import Rng, seed_key
from critias.table.clocks.reaction_windows import LENGTHS, reacting, window_of
from critias.table.people.seats import Seat
from critias.table.people.standing_orders import GivenOrders, Order
from critias.table.settings import Settings

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)


def main() -> None:
    """Play the matches for each number of people who have given orders, and print a row each."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="end_of_atlantis")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", default="docs")
    asked = parser.parse_args()
    game = critias.find_game(asked.game)
    print(f"{asked.games} games of {asked.seats} people, seed: {asked.seed}")
    print(f"{'with orders':>12}{'windows':>10}" + "".join(f"{length:>10}" for length in LENGTHS))
    for ordering in range(asked.seats + 1):
        seats = seated(game, asked.seats, ordering)
        found = [waited(game, seats, f"{asked.seed}/{n}") for n in range(asked.games)]
        windows = mean(found)
        minutes = [windows * length.total_seconds() / 60 for length in LENGTHS.values()]
        cells = "".join(f"{each:>6.1f} min" for each in minutes)
        print(f"{ordering:>12}{windows:>5.1f} ({min(found)}-{max(found)}){cells}")


def seated(game: Game[Any], seats: int, ordering: int) -> list[Seat]:
    """People, the last of whom have ordered to decline."""
    orders = GivenOrders([Order(rule, until="end") for rule in game.conditions]).encoded()
    return [
        Seat("person", str(n), secret=b"x", orders=orders if n >= seats - ordering else None)
        for n in range(seats)
    ]


def waited(game: Game[Any], seats: Sequence[Seat], seed: str) -> int:
    """The windows in one match that stay open for their whole length."""
    match = critias.new(game.name, seats=len(seats), seed=seed)
    bot, rng = find_bot("medium", game), Rng(seed_key(seed))
    windows = 0
    while not match.over:
        window = window_of(match, seats, Settings(), NOON)
        windows += window is not None and window.closes is not None
        for seat in reacting(match) or list(match.pending)[:1]:
            match.answer(seat, bot.choose(match, seat, rng))
    return windows


if __name__ == "__main__":
    main()
