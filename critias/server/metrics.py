"""What the server counts, for Prometheus."""

import os
import time
from pathlib import Path
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
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
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
COMMITS = Histogram(
    "critias_commit_seconds", "How long commits of entries took.", registry=_registry
)
WAITING = Gauge(
    "critias_waiting",
    "What waits: entries for their commit, long thoughts of bots, files to be read.",
    ["what"],
    registry=_registry,
    multiprocess_mode="livesum",
)
REFUSED = Counter("critias_refused", "What was refused, by kind.", ["error"], registry=_registry)
FROZEN = Gauge(
    "critias_frozen_tables",
    "Tables whose match does not replay under these rules.",
    registry=_registry,
    multiprocess_mode="livemax",
)


def exposition() -> bytes:
    """All that was counted, of all processes that serve together."""
    # Under --workers the figures lie in files that all processes share.
    if ValueClass.__name__ == "MmapedValue":
        _forget_the_dead()
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
    return generate_latest(_registry)


def _forget_the_dead() -> None:
    """Leave out what is open or waits in processes that were killed: nothing does any longer."""
    folder = Path(os.environ["PROMETHEUS_MULTIPROC_DIR"])
    for file in folder.glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]
        except PermissionError:
            pass


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
