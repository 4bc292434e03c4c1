"""Long random matches of every game: `make conformance`.

    python -m tests.conformance_long [matches per configuration] [share] [game ...]

Exit status 1 if a game does not conform; then the table and seed are printed that show it.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from typing import Any, NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import critias
from critias.engine.conformance import check_match, check_words, configurations

BATCH = 10
MANY = 10
LIKE_SO_MANY = 200
"""A match for a whole room takes as long as so many at a board."""


class Batch(NamedTuple):
    """Some matches at one kind of table."""

    game: str
    seats: int
    options: dict[str, Any]
    seeds: range
    share: float


def main(arguments: list[str] | None = None) -> int:
    """Check the games; 1 if one does not conform."""
    asked = _parse(arguments)
    for name in asked.games:
        check_words(critias.find_game(name))
    batches = list(_batches(asked.games, asked.matches, asked.share))
    lapses = _run(batches)
    for lapse in lapses:
        print(lapse, file=sys.stderr)
    if not lapses:
        total = sum(len(batch.seeds) for batch in batches)
        print(f"{total} matches of {', '.join(asked.games)} conform.")
    return 1 if lapses else 0


def play(batch: Batch) -> list[str]:
    """Play a batch; what went wrong, if anything did."""
    game = critias.find_game(batch.game)
    for seed in batch.seeds:
        try:
            check_match(game, batch.seats, batch.options, seed, share=batch.share)
        except Exception as error:  # whatever it is, the seed must be told
            table = f"{batch.game}, {batch.seats} seats, {batch.options}, seed {seed}"
            return [f"{table}: {type(error).__name__}: {error}"]
    return []


def _parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.conformance_long")
    parser.add_argument("matches", nargs="?", type=int, default=1000)
    parser.add_argument("share", nargs="?", type=float, default=0.05)
    parser.add_argument("games", nargs="*", default=critias.game_names())
    return parser.parse_args(arguments)


def _batches(games: list[str], matches: int, share: float) -> Iterator[Batch]:
    for name in games:
        game = critias.find_game(name)
        wanted = matches if game.seats[0] < MANY else max(1, matches // LIKE_SO_MANY)
        for seats, options in configurations(game):
            for first in range(0, wanted, BATCH):
                seeds = range(first, min(first + BATCH, wanted))
                yield Batch(name, seats, options, seeds, share)


def _run(batches: list[Batch]) -> list[str]:
    lapses: list[str] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn()) as progress, ProcessPoolExecutor() as pool:
        task = progress.add_task("matches", total=sum(len(batch.seeds) for batch in batches))
        running: dict[Future[list[str]], Batch] = {pool.submit(play, one): one for one in batches}
        for finished in as_completed(running):
            progress.advance(task, len(running[finished].seeds))
            lapses += finished.result()
    return lapses


if __name__ == "__main__":
    sys.exit(main())
