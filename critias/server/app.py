"""The application: storage, tables, bots and routes put together."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from litestar import Litestar, MediaType, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import critias
from critias.table.attendants.bots import Bots
from critias.table.attendants.lateness import Announcements
from critias.table.attendants.reactions import Reactions
from critias.table.attendants.standing_orders import Orders

from .access.gate import Gate, Hosts
from .access.quotas import Quotas
from .access.rate_limits import Limits
from .api import router
from .api.pages import get_front_page, get_page
from .api.refusals import respond
from .api.websocket import follow
from .attendants.copies import Copies
from .attendants.deadlines import Deadlines
from .attendants.fanout import Fanout
from .attendants.hall import Halls
from .attendants.ratings import Ratings
from .attendants.reminders import Reminders
from .attendants.thinkers import Thinkers
from .configuration import Configuration
from .hall.codes import Exchange
from .metrics import Timing
from .store.accounts import Accounts
from .store.administrators import Administrators
from .store.journal import Journal
from .store.storage import Storage, connect
from .tables.directory import Tables
from .tables.stored_table import StoredTable

T = TypeVar("T")
_log = logging.getLogger(__name__)

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


class Server:
    """The parts of a server, and how they hang together."""

    def __init__(self, configuration: Configuration) -> None:
        self.configuration = configuration
        url = configuration.fanout_url
        self.fanout = None if url is None else Fanout(url)
        self.storage = Storage(connect(configuration.database))
        self.journal = Journal(self.storage)
        self.thinkers = Thinkers(configuration.bot_workers)
        self.bots, self.orders = Bots(self.thinkers), Orders()
        self.reactions, self.announcements = Reactions(), Announcements()
        self.reminders = Reminders(self.storage, configuration.webhooks, configuration.address)
        self.accounts, self.ratings = Accounts(self.storage), Ratings(self.storage)
        self.limits = Limits(configuration.rate, configuration.limit_loopback)
        tell = {} if self.fanout is None else {"publish": self.fanout.tell}
        self.copies = Copies(configuration)
        self.halls = Halls(self.storage, self.thinkers, alone=self.fanout is None)
        self.tables = Tables(
            self.storage,
            self.journal,
            self._attend,
            settle=self.halls.settle,
            seed=configuration.seed,
            **tell,
        )
        self.deadlines = Deadlines(self.tables, self.thinkers, self.reminders)

    def _attend(self, table: StoredTable) -> None:
        """What the server itself does at a table that has changed."""
        for one in (
            self.bots,
            self.orders,
            self.reactions,
            self.announcements,
            self.reminders,
            self.ratings,
            self.halls,
            self.copies,
        ):
            one.attend(table)

    @asynccontextmanager
    async def running(self, _app: Litestar) -> AsyncIterator[None]:
        """Serve while this is open."""
        await self.storage.migrate()
        self.journal.open()
        jobs = [
            self.tables.resume(),
            self.deadlines.watch(self.configuration.grace),
            self.halls.watch(self.tables),
        ]
        if self.fanout is not None:
            jobs.append(self.fanout.run(self.tables))
        tasks = [asyncio.create_task(job) for job in jobs]
        try:
            if self.fanout is not None:
                await self.fanout.ready()
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.halls.close()
            await self.copies.close()
            await self.reactions.close()
            await self.orders.close()
            await self.bots.close()
            self.thinkers.close()
            self.tables.close()
            await self.journal.close()
            await self.storage.close()

    def dependencies(self) -> dict[str, Provide]:
        """What requests are handed by name."""
        parts = {
            "tables": self.tables,
            "storage": self.storage,
            "thinkers": self.thinkers,
            "reminders": self.reminders,
            "accounts": self.accounts,
            "administrators": Administrators(self.storage),
            "ratings": self.ratings,
            "limits": self.limits,
            "exchange": Exchange(self.storage, self.tables),
            "quotas": Quotas(self.storage, self.limits),
        }
        return {name: Provide(_always(part), sync_to_thread=False) for name, part in parts.items()}


def _always(part: T) -> Callable[[], T]:
    return lambda: part


def make_app(configuration: Configuration | str) -> Litestar:
    """The server as an ASGI application; a database URL is configuration enough."""
    if isinstance(configuration, str):
        configuration = Configuration(database=configuration)
    server = Server(configuration)
    return Litestar(
        route_handlers=[get_health, router, follow, get_front_page, get_page],
        lifespan=[server.running],
        dependencies=server.dependencies(),
        state=State(
            {
                "limits": server.limits,
                "accounts": server.accounts,
                "only_halls": configuration.only_halls,
            }
        ),
        middleware=[Timing()],
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


def make_gated_app(configuration: Configuration | str) -> Gate:
    """The application as it stands on a network."""
    if isinstance(configuration, str):
        configuration = Configuration(database=configuration)
    app = make_app(configuration)
    hosts = Hosts(configuration.allowed_hosts, configuration.address)
    return Gate(app, hosts, app.state.limits)


@get("/health", media_type=MediaType.TEXT, include_in_schema=False)
async def get_health(storage: NamedDependency[Storage]) -> Response[str]:
    """Answers once the server is ready, and as long as its database takes what is written."""
    try:
        await storage.probe()
    except Exception as error:
        _log.error("the database cannot be written to: %s", getattr(error, "orig", repr(error)))
        return Response("no database", status_code=503)
    return Response("ready")
