"""Many random matches for each number of seats and each value of one option, in bulk.

    python -m tests.soak atlantis_rising level [--matches 500] [--workers 1]

Each match must end; in every state components are conserved and the game's invariants hold. What
else a match must satisfy is for `critias check`, which is a hundred times slower. Prints
how the matches ended, kind by kind. Exit status 1 if something is wrong; the seed is told.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import critias
from critias.engine import census
from critias.engine.conformance import LONGEST_MATCH, configurations
from critias.engine.randomness import Rng, seed_key

BATCH = 25


class Batch(NamedTuple):
    """Some matches at one kind of table."""

    game: str
    seats: int
    options: dict[str, Any]
    seeds: range


class Ended(NamedTuple):
    """How the matches of a batch ended, and what was wrong with the first that failed."""

    matches: int
    won: int
    decisions: int
    lapse: str = ""


def main(arguments: list[str] | None = None) -> int:
    """Play; 1 if something was wrong."""
    asked = _parse(arguments)
    batches = list(_batches(asked.game, asked.option, asked.matches))
    left = Counter(_cell(batch) for batch in batches)
    cells: dict[str, Ended] = {}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with (
        Progress(*columns, TimeRemainingColumn(), transient=True) as progress,
        ProcessPoolExecutor(asked.workers) as pool,
    ):
        task = progress.add_task("matches", total=sum(len(batch.seeds) for batch in batches))
        running = {pool.submit(play, batch): batch for batch in batches}
        for future in as_completed(running):
            cell = _cell(running[future])
            cells[cell] = _sum(cells.get(cell, Ended(0, 0, 0)), future.result())
            progress.advance(task, len(running[future].seeds))
            left[cell] -= 1
            if not left[cell]:
                progress.console.print(_row(cell, cells[cell]), highlight=False)
    return int(any(ended.lapse for ended in cells.values()))


def _cell(batch: Batch) -> str:
    values = ", ".join(f"{name} {value}" for name, value in batch.options.items()) or "default"
    return f"{batch.seats} seats, {values}"


def _row(cell: str, ended: Ended) -> str:
    mean = ended.decisions / max(1, ended.matches)
    return f"{cell}: {ended.matches} ended, {ended.won} won, {mean:.0f} decisions {ended.lapse}"


def play(batch: Batch) -> Ended:
    """Play a batch, looking at every state."""
    matches = won = decisions = 0
    for seed in batch.seeds:
        try:
            length, winners = _play_one(batch, seed)
        except Exception as error:  # whatever it is, the seed must be told
            table = f"{batch.game}, {batch.seats} seats, {batch.options}, seed {seed}"
            return Ended(matches, won, decisions, f"{table}: {type(error).__name__}: {error}")
        matches, won, decisions = matches + 1, won + winners, decisions + length
    return Ended(matches, won, decisions)


def _play_one(batch: Batch, seed: int) -> tuple[int, bool]:
    game = critias.find_game(batch.game)
    match = critias.new(game, seats=batch.seats, seed=seed, options=batch.options, bulk=True)
    rng = Rng(seed_key(f"soak {batch} {seed}"))
    box = census(game.setup(match.seats, match.options, match.components, Rng(match.key)))
    while match.result is None:
        seat = rng.choice(sorted(match.pending))
        match.answer(seat, match.pending[seat].sample(rng))
        assert census(match.state) == box, "components are not conserved"
        game.validate(match.state)
        assert len(match.log) < LONGEST_MATCH, "the match does not end"
    return len(match.log), bool(match.result.winners)


def _sum(one: Ended, two: Ended) -> Ended:
    lapse = one.lapse or two.lapse
    return Ended(one.matches + two.matches, one.won + two.won, one.decisions + two.decisions, lapse)


def _batches(game: str, option: str, matches: int) -> Iterator[Batch]:
    for seats, options in configurations(critias.find_game(game)):
        if set(options) <= {option}:
            for first in range(0, matches, BATCH):
                yield Batch(game, seats, options, range(first, min(first + BATCH, matches)))


def _parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.soak")
    parser.add_argument("game", choices=critias.game_names())
    parser.add_argument("option", help="each of its values is played")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--workers", type=int, default=1)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
