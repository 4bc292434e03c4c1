"""Who has a connection to a table at the moment, as far as this process knows."""

import time
from collections import Counter
from collections.abc import Hashable


class Presence:
    """Counts the connections of each seat and station, and notes when the last one was lost."""

    def __init__(self) -> None:
        self._open: Counter[Hashable] = Counter()
        self._gone: dict[Hashable, float] = {}
        self._began = time.monotonic()

    def arrive(self, who: Hashable) -> bool:
        """Note a connection; whether it is the only one."""
        self._open[who] += 1
        return self._open[who] == 1

    def leave(self, who: Hashable) -> bool:
        """Note that a connection is gone; whether it was the last."""
        self._open[who] -= 1
        if self._open[who]:
            return False
        del self._open[who]
        self._gone[who] = time.monotonic()
        return True

    def here(self, who: Hashable) -> bool:
        """Whether there is a connection."""
        return who in self._open

    def missing_for(self, who: Hashable) -> float:
        """For how many seconds there has been none."""
        if self.here(who):
            return 0.0
        return time.monotonic() - self._gone.get(who, self._began)
