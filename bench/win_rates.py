"""How often bots win a cooperative game, for each number of seats and each value of an option.

    python bench/win_rates.py [atlantis_rising] [level] [--games 200] [--seats 2,3,4] [--seed docs]

Prints a table as it goes: a row for each number of seats, a column for each value.
"""

import argparse
from typing import Any

from rich.progress import Progress

import critias
from critias.engine.conformance import configurations
from critias.engine.game import Game
from critias.lab.plan import make_plan
from critias.lab.simulate import simulate


def main() -> None:
    """Play all cells and print each row when it is done."""
    asked = _parse()
    game = critias.find_game(asked.game)
    default = getattr(game.options_type(), asked.option)
    values = sorted({default, *_values(game, asked.option)})
    seats = [int(one) for one in asked.seats.split(",")] if asked.seats else list(game.seats)
    print(f"{asked.games} games a cell, bots: {asked.bots}, seed: {asked.seed}")
    print(f"{asked.option:>8}" + "".join(f"{value!s:>8}" for value in values), flush=True)
    with Progress(transient=True) as progress:
        task = progress.add_task("games", total=len(seats) * len(values) * asked.games)
        for count in seats:
            row = []
            for value in values:
                plan = make_plan(
                    game,
                    seats=count,
                    games=asked.games,
                    bots=[asked.bots],
                    options={asked.option: value},
                    seed=asked.seed,
                )
                done = int(progress.tasks[task].completed)

                def report(games: int, done: int = done) -> None:
                    progress.update(task, completed=done + games)

                summary = simulate(plan, workers=asked.workers, on_progress=report)
                row.append(100 * max(summary.wins) / summary.games)
            cells = "".join(f"{rate:7.0f}%" for rate in row)
            progress.console.print(f"{count:>2} seats{cells}", highlight=False)


def _values(game: Game[Any], option: str) -> list[object]:
    return [
        options[option]
        for seats, options in configurations(game)
        if seats == game.seats[0] and option in options
    ]


def _parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python bench/win_rates.py")
    parser.add_argument("game", nargs="?", default="atlantis_rising", choices=critias.game_names())
    parser.add_argument("option", nargs="?", default="level")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", default="", help="for example 2,3,4; by default all")
    parser.add_argument("--bots", default="medium")
    parser.add_argument("--seed", default="0", help="the same seed, the same matches")
    parser.add_argument("--workers", type=int, default=None)
    return parser.parse_args()


if __name__ == "__main__":
    main()
