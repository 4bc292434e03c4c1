"""Rate limits: a token bucket per address for requests, and one per WebSocket for its messages."""

import ipaddress
import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

from litestar.connection import ASGIConnection

from critias.table.errors import TooMany

_BURST = 8.0  # seconds' worth of requests that may come at once
_MOST_SOCKETS = 200  # of one address
_MESSAGES = 2.0  # a second on one WebSocket, which are few: whom to follow, and from where
_MOST_KNOWN = 10_000


class Bucket:
    """A token bucket: it fills at a steady rate up to a burst, and each request takes some out."""

    __slots__ = ("_full", "_left", "_rate", "_then")

    def __init__(self, rate: float, full: float, now: float) -> None:
        self._rate = rate
        self._full = self._left = full
        self._then = now

    def take(self, amount: float, now: float) -> bool:
        """Whether there was enough; what is more than fits takes almost all."""
        amount = min(amount, self._most)
        self._left = min(self._full, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def put_back(self, amount: float) -> None:
        """What was taken does not count after all."""
        self._left = min(self._full, self._left + amount)

    def lacks(self, amount: float) -> float:
        """In how many seconds there will be enough, from when it was last asked."""
        return max(0.0, min(amount, self._most) - self._left) / self._rate

    @property
    def _most(self) -> float:
        # Not all: something small was counted for the same request before.
        return 0.9 * self._full

    def is_full(self, now: float) -> bool:
        """Whether nobody has asked for anything in a while."""
        return self._left + (now - self._then) * self._rate >= self._full


class Limits:
    """The rate limit of requests and the number of open WebSockets, by address."""

    def __init__(
        self, rate: float, limit_loopback: bool, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._limit_loopback = limit_loopback
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._sockets: dict[str, int] = {}

    def take(self, connection: ASGIConnection[Any, Any, Any, Any], cost: float = 1.0) -> None:
        """Count a request, or refuse it. What costs the server more costs more."""
        address = self.counted(connection)
        if address is None:
            return
        now = self._clock()
        if address not in self._buckets:
            self._forget(now)
            self._buckets[address] = Bucket(self._rate, _BURST * self._rate, now)
        bucket = self._buckets[address]
        if not bucket.take(cost, now):
            wait = max(1, math.ceil(bucket.lacks(cost)))
            raise TooMany(f"too many requests from your address; wait {wait} s", wait)

    @contextmanager
    def connected(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Iterator[Bucket | None]:
        """Count a WebSocket while it is open; gives the bucket for its messages."""
        address = self.counted(connection)
        if address is None:
            yield None
            return
        if self._sockets.get(address, 0) >= _MOST_SOCKETS:
            raise TooMany("too many connections from your address; close some")
        self._sockets[address] = self._sockets.get(address, 0) + 1
        try:
            yield Bucket(_MESSAGES, _BURST * _MESSAGES, self._clock())
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def counted(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """The address to count under, or None where there is no limit."""
        if self._rate <= 0 or connection.client is None:
            return None
        address, at_home = counted_as(connection.client.host)
        return None if at_home and not self._limit_loopback else address

    def _forget(self, now: float) -> None:
        if len(self._buckets) >= _MOST_KNOWN:
            idle = [address for address, bucket in self._buckets.items() if bucket.is_full(now)]
            for address in idle:
                del self._buckets[address]


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What a request counts as one address with, or nothing."""
    return "" if connection.client is None else counted_as(connection.client.host)[0]


@lru_cache(maxsize=_MOST_KNOWN)
def counted_as(host: str) -> tuple[str, bool]:
    """What counts as one address, and whether it is this machine's own."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host, False
    if isinstance(address, ipaddress.IPv6Address) and not address.is_loopback:
        # One household has a whole network of these.
        return str(ipaddress.ip_network((address, 64), strict=False)), False
    return str(address), address.is_loopback
