"""What the server counts, for Prometheus."""

import time
from typing import Any

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.values import ValueClass

CONTENT_TYPE = CONTENT_TYPE_LATEST

_registry = CollectorRegistry()

ENTRIES = Counter("critias_entries", "Entries stored, by who answered.", ["by"], registry=_registry)
SOCKETS = Gauge(
    "critias_open_websockets",
    "Clients that follow a table.",
    registry=_registry,
    multiprocess_mode="livesum",
)
TABLES = Gauge(
    "critias_tables_in_memory",
    "Tables in use.",
    registry=_registry,
    multiprocess_mode="livesum",
)
THOUGHTS = Histogram(
    "critias_bot_seconds", "How long bots took to answer.", ["bot"], registry=_registry
)
REQUESTS = Histogram(
    "critias_request_seconds",
    "How long requests took.",
    ["method", "route", "status"],
    registry=_registry,
)


def exposition() -> bytes:
    """All that was counted, of all processes that serve together."""
    # Under --workers the figures lie in files that all processes share.
    if ValueClass.__name__ == "MmapedValue":
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
    return generate_latest(_registry)


class Timing(ASGIMiddleware):
    """Notes how long each request took, under its route and not its address."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Time one request."""
        began = time.perf_counter()
        status = 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await next_app(scope, receive, noting)
        finally:
            labels: Any = (scope.get("method"), scope.get("path_template", ""), str(status))
            REQUESTS.labels(*labels).observe(time.perf_counter() - began)
