"""An event loop whose clock jumps to the next timer as soon as there is nothing else to do."""

import asyncio
import selectors
from collections.abc import Coroutine
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

T = TypeVar("T")

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)


class _Jumping(selectors.DefaultSelector):
    """Waits for no timer: it moves the clock instead."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        ready = super().select(0)
        if not ready:
            assert timeout is not None, "everybody waits, and nothing will happen"
            self.now += max(0.0, timeout)
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """Sleeps take no time; `time` says how long they would have taken. No threads, no sockets."""

    def __init__(self) -> None:
        self._jumping = _Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.now


def now() -> datetime:
    """The time by the clock of the running loop."""
    return NOON + timedelta(seconds=asyncio.get_running_loop().time())


def run(main: Coroutine[Any, Any, T]) -> T:
    """What a coroutine returns, in virtual time."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(main)
