"""The application: storage, tables, bots and routes put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, MediaType, get
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import critias

from .api import router
from .botwork import Bots, Thinkers
from .journal import Journal
from .live import follow
from .pages import get_front_page, get_page
from .refusals import respond
from .storage import Storage, connect
from .tables import Tables

LARGEST_MESSAGE = 64 * 1024

_HEADERS = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'self'",
            "img-src 'self' data:",
            # Boards place things by style attributes; style sheets still come from files only.
            "style-src-attr 'unsafe-inline'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


def make_app(database: str, *, bot_workers: int = 2) -> Litestar:
    """The server as an ASGI application."""
    engine = connect(database)
    storage, journal, thinkers = Storage(engine), Journal(engine), Thinkers(bot_workers)
    bots = Bots(thinkers)
    tables = Tables(storage, journal, bots.attend)

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        await storage.migrate()
        journal.open()
        resuming = asyncio.create_task(tables.resume())
        try:
            yield
        finally:
            resuming.cancel()
            await asyncio.gather(resuming, return_exceptions=True)
            await bots.close()
            thinkers.close()
            await journal.close()
            await storage.close()

    return Litestar(
        route_handlers=[get_health, router, follow, get_front_page, get_page],
        lifespan=[running],
        dependencies={
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "thinkers": Provide(lambda: thinkers, sync_to_thread=False),
        },
        exception_handlers={Exception: respond},
        response_headers=_HEADERS,
        request_max_body_size=LARGEST_MESSAGE,
        logging_config=None,  # whose process it is decides what is logged where
        openapi_config=OpenAPIConfig(
            title="Critias",
            version=critias.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
    )


@get("/health", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def get_health() -> str:
    """Answers once the server is ready."""
    return "ready"
