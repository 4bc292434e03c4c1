"""Who has a connection to a table at the moment, as far as this process knows."""

import time
from collections import Counter
from collections.abc import Hashable


class Presence:
    """Counts the connections of each seat and station, and notes when the last one was lost."""

    def __init__(self) -> None:
        self._open: Counter[Hashable] = Counter()
        self._all = 0
        self._gone: dict[Hashable, float] = {}
        self._began = time.monotonic()

    def arrive(self, *who: Hashable) -> bool:
        """Note a connection; whether somebody is there who was not before, or now anybody."""
        new = [one for one in who if one not in self._open]
        self._open.update(who)
        self._all += 1
        return bool(new) or self._all == 1

    def leave(self, *who: Hashable) -> bool:
        """Note that a connection is gone; whether somebody is gone with it."""
        self._open.subtract(who)
        self._all -= 1
        gone = [one for one in who if not self._open[one]]
        for one in gone:
            del self._open[one]
            self._gone[one] = time.monotonic()
        return bool(gone)

    @property
    def anybody(self) -> bool:
        """Whether anybody looks on, with a seat or without."""
        return self._all > 0

    def here(self, who: Hashable) -> bool:
        """Whether there is a connection."""
        return who in self._open

    def missing_for(self, who: Hashable) -> float:
        """For how many seconds there has been none."""
        if self.here(who):
            return 0.0
        return time.monotonic() - self._gone.get(who, self._began)
