"""Bulk play on all cores, with the same outcome on any number of them."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

from .plan import Plan
from .playing import Played, play_match
from .summary import Summary, summarise

_LARGEST_CHUNK = 50


def simulate(
    plan: Plan,
    *,
    workers: int | None = None,
    on_progress: Callable[[int], None] = lambda done: None,
) -> Summary:
    """Play all matches of a plan; `on_progress` hears how many are done.

    >>> from critias.lab.plan import make_plan
    >>> simulate(make_plan("atlantis", seats=2, games=3), workers=1).finished
    3
    """
    if plan.export is not None:
        plan.export.mkdir(parents=True, exist_ok=True)
    workers = min(workers or available_cores(), plan.games)
    begun = perf_counter()
    played: list[Played] = []
    for chunk in _here(plan) if workers == 1 else _everywhere(plan, workers):
        played += chunk
        on_progress(len(played))
    return summarise(plan, played, perf_counter() - begun)


def available_cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _here(plan: Plan) -> Iterator[list[Played]]:
    for number in range(plan.games):
        yield [play_match(plan, number)]


def _everywhere(plan: Plan, workers: int) -> Iterator[list[Played]]:
    """The matches chunk by chunk, in order, whoever plays them."""
    size = max(1, min(_LARGEST_CHUNK, plan.games // (workers * 8)))
    chunks = [range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    with ProcessPoolExecutor(workers, initializer=_end_quietly_when_interrupted) as pool:
        try:
            for future in [pool.submit(_play_chunk, plan, chunk) for chunk in chunks]:
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _play_chunk(plan: Plan, numbers: range) -> list[Played]:
    return [play_match(plan, number) for number in numbers]


def _end_quietly_when_interrupted() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
