"""Progress of what takes a while."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from rich.console import Console
from rich.progress import Progress

_PATIENCE = 1.0
"""Seconds before progress is worth showing."""


class Watch:
    """Progress on stderr, once it has taken a while and somebody is there to see it."""

    def __init__(self, games: int) -> None:
        console = Console(stderr=True)
        self._wanted = console.is_terminal
        self._progress = Progress(console=console, transient=True)
        self._task = self._progress.add_task("matches", total=games)
        self._begun = monotonic()

    @contextmanager
    def shown(self) -> Iterator["Watch"]:
        try:
            yield self
        finally:
            if self._progress.live.is_started:
                self._progress.stop()

    def advance(self, done: int) -> None:
        if not self._wanted or monotonic() - self._begun < _PATIENCE:
            return
        self._progress.start()
        self._progress.update(self._task, completed=done)
