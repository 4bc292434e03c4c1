"""Shielding from cancellation: a client that disconnects must not abort a write."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from critias.engine.errors import CritiasError

T = TypeVar("T")

_log = logging.getLogger(__name__)
_under_way: set[asyncio.Task[Any]] = set()  # the loop itself holds tasks by weak references only


async def shielded(act: Coroutine[Any, Any, T]) -> T:
    """Carry something out to the end even if whoever awaits it is cancelled."""
    task = asyncio.create_task(act)
    _under_way.add(task)
    task.add_done_callback(_under_way.discard)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_unheard)
        raise


def _unheard(task: asyncio.Task[Any]) -> None:
    """Nobody is left to be told of a refusal; what should not have happened is noted."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, CritiasError):
        _log.error("something failed after whoever asked for it had gone", exc_info=error)
