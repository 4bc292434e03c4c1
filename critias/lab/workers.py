"""Matches played on all cores, here or on a cluster, in order and the same on any number."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from critias.extras import require

from .plan import Plan
from .playing import Played, play_match

_LARGEST_CHUNK = 50
_CHUNKS_AHEAD = 4
"""Chunks handed to each worker of a cluster before the first must be back."""


def play_all(
    plan: Plan, *, first: int = 0, workers: int | None = None, ray: str | None = None
) -> Iterator[Played]:
    """The matches of a plan from number `first` on, one after the other, whoever plays them.

    ray: the address of a Ray cluster, or "local" for one that lives only as long as this takes.
    """
    left = plan.games - first
    if left <= 0:
        return
    if ray is not None:
        yield from _on_ray(plan, first, ray, workers)
        return
    workers = min(workers or available_cores(), left)
    if workers == 1:
        for number in range(first, plan.games):
            yield play_match(plan, number)
    else:
        yield from _everywhere(plan, first, workers)


def available_cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def chunks(first: int, games: int, workers: int) -> list[range]:
    """The numbers of the matches in portions that keep all workers busy to the end."""
    size = max(1, min(_LARGEST_CHUNK, (games - first) // (workers * 8)))
    return [range(start, min(start + size, games)) for start in range(first, games, size)]


def _everywhere(plan: Plan, first: int, workers: int) -> Iterator[Played]:
    with ProcessPoolExecutor(workers, initializer=_end_quietly_when_interrupted) as pool:
        try:
            portions = chunks(first, plan.games, workers)
            for future in [pool.submit(_play_chunk, plan, chunk) for chunk in portions]:
                yield from future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _on_ray(plan: Plan, first: int, address: str, workers: int | None) -> Iterator[Played]:
    require("cluster", "a Ray cluster")
    import ray

    if address == "local":
        ray.init(
            num_cpus=workers or available_cores(), include_dashboard=False, log_to_driver=False
        )
    else:
        ray.init(address=address, log_to_driver=False)
    try:
        resources = ray.cluster_resources()
        width = workers or max(1, int(resources.get("CPU", 1)))
        play = ray.remote(_play_chunk).options(num_cpus=1, max_retries=3)
        shared = ray.put(plan)
        waiting = []
        for chunk in chunks(first, plan.games, width):
            waiting.append(play.remote(shared, chunk))
            if len(waiting) > width * _CHUNKS_AHEAD:
                yield from ray.get(waiting.pop(0))
        for handed_out in waiting:
            yield from ray.get(handed_out)
    finally:
        ray.shutdown()


def _play_chunk(plan: Plan, numbers: range) -> list[Played]:
    return [play_match(plan, number) for number in numbers]


def _end_quietly_when_interrupted() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
