"""Bulk play, written down if wanted, and what came out of it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import perf_counter

from .exporting import export_to
from .plan import Plan
from .summary import Summary, summarise
from .workers import play_all


def simulate(
    plan: Plan,
    *,
    workers: int | None = None,
    ray: str | None = None,
    export: Path | None = None,
    on_progress: Callable[[int], None] = lambda done: None,
) -> Summary:
    """Play all matches of a plan; `on_progress` hears how many are done.

    export: where to write them; matches that an earlier run has left there are not played again.

    >>> from critias.lab.plan import make_plan
    >>> simulate(make_plan("atlantis", seats=2, games=3), workers=1).finished
    3
    """
    plan = replace(plan, saving=export is not None)
    target = None if export is None else export_to(export, plan)
    played = [] if target is None else list(target.resume())
    resumed = len(played)
    on_progress(resumed)
    begun = perf_counter()
    for match in play_all(plan, first=len(played), workers=workers, ray=ray):
        if target is not None:
            target.write(len(played), match)
        played.append(match._replace(saved=None))
        on_progress(len(played))
    if target is not None:
        target.finish()
    return summarise(plan, played, perf_counter() - begun, resumed=resumed)
