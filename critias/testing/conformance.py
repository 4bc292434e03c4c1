"""The conformance suite over all kinds of tables of a game, one after the other or in parallel."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, NamedTuple

from critias.engine import Game, find_game
from critias.engine.conformance import Lapse, check_match, check_words, configurations

_BATCH = 5
_MANY = 10
_LIKE_SO_MANY = 200
"""A match for a whole room takes as long as so many at a board."""


class Batch(NamedTuple):
    """Some matches at one kind of table; `share` of their decisions are looked at closely."""

    seats: int
    options: dict[str, Any]
    seeds: range
    share: float


def batches(
    game: Game[Any], matches: int, share: float, first: int = 0, tables: int | None = None
) -> Iterator[Batch]:
    """So many matches at each kind of table that the game has."""
    wanted = matches if game.seats[0] < _MANY else max(1, matches // _LIKE_SO_MANY)
    for seats, options in list(configurations(game))[:tables]:
        yield from batched(Batch(seats, options, range(first, first + wanted), share))


def batched(whole: Batch) -> Iterator[Batch]:
    """The same matches in portions, for workers to share."""
    for start in range(0, len(whole.seeds), _BATCH):
        yield whole._replace(seeds=whole.seeds[start : start + _BATCH])


def check_game(
    game: Game[Any] | str, *, matches: int = 5, share: float = 0.1, tables: int | None = None
) -> None:
    """Words, and random matches at each kind of table (or the first few); raises `Lapse`."""
    game = find_game(game) if isinstance(game, str) else game
    check_words(game)
    for batch in batches(game, matches, share, tables=tables):
        for seed in batch.seeds:
            check_match(game, batch.seats, batch.options, seed, share=batch.share)


def play(name: str, batch: Batch) -> str | None:
    """Play a batch; what went wrong, with the seed that shows it."""
    game = find_game(name)
    for seed in batch.seeds:
        try:
            check_match(game, batch.seats, batch.options, seed, share=batch.share)
        except Exception as error:  # whatever it is, the seed must be told
            what = str(error) if isinstance(error, Lapse) else f"{type(error).__name__}: {error}"
            settings = "".join(f" --option {key}={value}" for key, value in batch.options.items())
            again = f"critias check {name} --seats {batch.seats}{settings} --seed {seed}"
            return f"{what}\n  again: {again} --matches 1 --share {batch.share:g}"
    return None


def play_all(
    name: str, todo: Iterable[Batch], workers: int | None, done: Callable[[int], None]
) -> list[str]:
    """Play batches in worker processes; all that went wrong. `done` hears how many were played."""
    lapses: list[str] = []
    played = 0
    with ProcessPoolExecutor(workers) as pool:
        running = {pool.submit(play, name, batch): batch for batch in todo}
        for finished in as_completed(running):
            played += len(running[finished].seeds)
            done(played)
            lapse = finished.result()
            if lapse is not None:
                lapses.append(lapse)
    return lapses
