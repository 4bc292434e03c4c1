"""Processes that work for the server, and in which order they take the work.

What takes long, and whatever strangers have sent, is done in a process of its own: the loop that
serves everybody goes on, and what gets out of hand ends there.
"""

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Hashable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

Noted = Callable[[], AbstractContextManager[Any]]

P = ParamSpec("P")
T = TypeVar("T")


class Lost(Exception):
    """The process that worked has died, twice."""


class _OutOfTime(BaseException):
    """Not an `Exception`: what is at work must not catch it."""


class Workers:
    """Processes that work for this one, started when they are needed.

    `memory`: the bytes that each may take beyond those with which it begins.
    """

    def __init__(self, most: int, memory: int | None = None) -> None:
        self._most = most
        self._memory = memory
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a function comes to in one of the processes."""
        for _ in range(2):
            pool = self._pool = self._pool or self._new_pool()
            try:
                return await asyncio.wrap_future(pool.submit(work, *args, **kwargs))
            except BrokenProcessPool:
                # One was killed. The others are lost with it; start anew.
                if self._pool is pool:
                    self._pool = None
        raise Lost

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        # A forked copy of a running server would hold its sockets and its locks.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            self._most, mp_context=context, initializer=settle_in, initargs=(self._memory,)
        )


_Lines = OrderedDict[Hashable, deque["asyncio.Future[None]"]]


class FairQueue:
    """Few can be served at once; of those who wait, each in turn (fair queuing, round robin).

    However much somebody has to be done, others wait for one piece of it at most; and people go
    before what nobody waits for.
    """

    def __init__(self, places: int, waiting: Noted = nullcontext) -> None:
        """`waiting`: is open while somebody waits, once for each."""
        self._free = places
        self._waiting = waiting
        self._people: _Lines = OrderedDict()
        self._others: _Lines = OrderedDict()

    @asynccontextmanager
    async def turn(self, whose: Hashable, people: bool = True) -> AsyncIterator[None]:
        """Be served: wait for one's turn, and let the next in afterwards."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(self._people if people else self._others, whose)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, lines: _Lines, whose: Hashable) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        lines.setdefault(whose, deque()).append(turn)
        try:
            with self._waiting():
                await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()  # it had come already
            raise

    def _next(self) -> None:
        while lines := self._people or self._others:
            whose, turns = lines.popitem(last=False)
            turn = turns.popleft()
            if turns:
                lines[whose] = turns  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


def settle_in(memory: int | None = None) -> None:
    """Prepare a fresh worker process."""
    # The terminal sends its interrupt to all processes; the server decides when workers stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with_the_parent()
    if memory is not None and sys.platform == "linux":
        import resource

        pages = int(Path("/proc/self/statm").read_text("ascii").split()[0])
        most = pages * resource.getpagesize() + memory
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def leave_with_the_parent() -> None:
    """A process that is killed cannot send those that it started home."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_leave_with, args=(parent,), daemon=True).start()


def _leave_with(parent: Any) -> None:
    parent.join()
    os._exit(1)


def in_time(seconds: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What a function comes to in so many seconds of the processor, or a TimeoutError."""
    if not hasattr(signal, "setitimer"):
        return work(*args, **kwargs)
    signal.signal(signal.SIGPROF, _out_of_time)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return work(*args, **kwargs)
    except _OutOfTime:
        raise TimeoutError from None
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _out_of_time(_signal: int, _frame: Any) -> None:
    raise _OutOfTime
