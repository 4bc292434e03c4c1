"""Where it is read what strangers send: a process that may take only so much time and memory.

Of those who wait for it, each address in turn.
"""

from collections import Counter
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from typing import ParamSpec, TypeVar

from critias.table.errors import BadUpload, TooMany

from ..workers import FairQueue, Lost, Noted, Workers, in_time

P = ParamSpec("P")
T = TypeVar("T")

LARGEST_UPLOAD = 4 * 1024 * 1024
_SECONDS = 10.0  # of the processor; the longest match of all games replays in a fraction of them
_MEMORY = 512 * 1024 * 1024
_MOST_AT_ONCE = 4  # of one address, those that wait included


class Readers:
    """Reads components files and saved matches."""

    def __init__(self, waiting: Noted = nullcontext) -> None:
        """`waiting`: is open while something waits to be read, once for each."""
        self._workers = Workers(1, _MEMORY)
        self._turns = FairQueue(1, waiting)
        self._under_way: Counter[str] = Counter()

    async def read(self, whose: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a function makes of what an address has sent."""
        if self._under_way[whose] >= _MOST_AT_ONCE:
            raise TooMany("too many files from your address are being read; wait for one of them")
        self._under_way[whose] += 1
        try:
            async with self._turns.turn(whose):
                return await self._workers.run(partial(in_time, _SECONDS, work, *args, **kwargs))
        except (Lost, MemoryError):
            raise BadUpload("to read this takes too much memory") from None
        except TimeoutError:
            raise BadUpload(f"to read this takes more than {_SECONDS:g} seconds") from None
        finally:
            self._under_way[whose] -= 1
            self._under_way += Counter()  # forgets those at nought

    def close(self) -> None:
        self._workers.close()
