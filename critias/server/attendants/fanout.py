"""Pub/sub: processes that share a database tell each other which tables have changed.

Only that, never what: whoever is told reads the rows. So a message that is late or doubled does no
harm. One that is never sent, because its process died in between, is made up for by looking now and
then; after a lost connection everything in memory is read again.
"""

import asyncio
import contextlib
import itertools
import logging
import secrets
from collections.abc import Callable
from typing import Any

import asyncpg
import msgspec
import sqlalchemy as sa
from litestar.channels import ChannelsBackend
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from critias.extras import require
from critias.table.errors import NoSuchTable

from ..errors import BadConfiguration
from ..tables.directory import Tables

_CHANNEL = "critias_tables"
_MOST_TABLES = 300  # in a message: PostgreSQL takes 8,000 bytes
_PAUSE = 1.0
_LOOK_EVERY = 5.0
_ADOPT_AT_EACH = 6  # look
_log = logging.getLogger(__name__)


class News(msgspec.Struct, frozen=True):
    """Which tables have changed: by entries only, or otherwise."""

    sender: str
    entries: list[str]
    others: list[str]


class Postgres(AsyncPgChannelsBackend):
    """NOTIFY, with one connection to speak and one to listen, and word of when that is lost."""

    def __init__(self, dsn: str, lost: Callable[[], None]) -> None:
        super().__init__(make_connection=self._listening)
        self._dsn = dsn
        self._lost = lost
        self._speaking: Any = None

    async def _listening(self) -> Any:
        connection = await asyncpg.connect(dsn=self._dsn)
        connection.add_termination_listener(lambda _connection: self._lost())
        return connection

    async def publish(self, data: bytes, channels: Any) -> None:
        """Tell all who listen."""
        if self._speaking is None or self._speaking.is_closed():
            self._speaking = await asyncpg.connect(dsn=self._dsn)
        for channel in channels:
            await self._speaking.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    async def on_shutdown(self) -> None:
        """Let go of both connections."""
        if self._speaking is not None:
            await self._speaking.close()
        await super().on_shutdown()


def backend_for(url: str, lost: Callable[[], None]) -> ChannelsBackend:
    """The way to reach other processes that a URL names."""
    scheme = url.partition(":")[0]
    if scheme.startswith("postgresql"):
        plain = sa.make_url(url).set(drivername="postgresql")
        return Postgres(plain.render_as_string(hide_password=False), lost)
    if scheme in ("redis", "rediss", "unix"):
        require("redis", "a fan-out over Redis")
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return RedisChannelsPubSubBackend(
            redis=Redis.from_url(url), stream_sleep_no_subscriptions=1
        )
    raise BadConfiguration(f"the fan-out is postgresql://... or redis://..., not {scheme}")


class Fanout:
    """Publishes to the other processes and is subscribed to what they publish.

    Both sides coalesce: a table that changes often meanwhile is told of once, and read once.
    """

    def __init__(self, url: str) -> None:
        backend_for(url, lambda: None)  # a wrong URL is told at once
        self._url = url
        self._name = secrets.token_hex(8)
        self._changed: dict[str, bool] = {}  # by table: whether by entries only
        self._news = asyncio.Event()
        self._listening = asyncio.Event()
        self._hearing: set[asyncio.Task[None]] = set()
        self._waiting: dict[str, bool] = {}

    def tell(self, table: str, entries_only: bool) -> None:
        """Let other processes know that a table has changed."""
        self._changed[table] = entries_only and self._changed.get(table, True)
        self._news.set()

    async def ready(self) -> None:
        """Wait until others are heard."""
        await self._listening.wait()

    async def run(self, tables: Tables) -> None:
        """Go on for ever; a lost connection is made again."""
        while True:
            lost = asyncio.Event()
            backend = backend_for(self._url, lost.set)
            try:
                await backend.on_startup()
                await backend.subscribe([_CHANNEL])
                for table in tables.all_in_memory():
                    self._hear(tables, table.id, entries_only=False)
                self._listening.set()
                await _first_of(
                    lost.wait(),
                    self._speak(backend),
                    self._listen(backend, tables),
                    self._look(tables),
                )
                _log.warning("lost the connection to the other processes")
            except Exception:
                _log.exception("no connection to the other processes")
            finally:
                with contextlib.suppress(Exception):
                    await backend.on_shutdown()
            await asyncio.sleep(_PAUSE)

    async def _speak(self, backend: ChannelsBackend) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._changed:
                some = list(self._changed.items())[:_MOST_TABLES]
                for table, _ in some:
                    del self._changed[table]
                entries = [table for table, entries_only in some if entries_only]
                others = [table for table, entries_only in some if not entries_only]
                try:
                    news = msgspec.json.encode(News(self._name, entries, others))
                    await backend.publish(news, [_CHANNEL])
                except BaseException:
                    self._changed |= dict(some)
                    self._news.set()
                    raise

    async def _listen(self, backend: ChannelsBackend, tables: Tables) -> None:
        async for _, data in backend.stream_events():
            news = msgspec.json.decode(data, type=News)
            if news.sender != self._name:
                for table in news.entries:
                    self._hear(tables, table, entries_only=True)
                for table in news.others:
                    self._hear(tables, table, entries_only=False)

    async def _look(self, tables: Tables) -> None:
        for time in itertools.count(1):
            await asyncio.sleep(_LOOK_EVERY)
            for table in await tables.outdated():
                self._hear(tables, table, entries_only=False)
            if time % _ADOPT_AT_EACH == 0:
                await tables.adopt()

    def _hear(self, tables: Tables, id: str, *, entries_only: bool) -> None:
        """Have a table read what is new, once for all that comes until it gets to it."""
        if tables.in_memory(id) is None:
            return
        waits = id in self._waiting
        self._waiting[id] = entries_only and self._waiting.get(id, True)
        if not waits:
            task = asyncio.create_task(self._catch_up(tables, id))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)

    async def _catch_up(self, tables: Tables, id: str) -> None:
        entries_only = self._waiting.pop(id)
        table = tables.in_memory(id)
        try:
            if table is not None:
                await table.catch_up(entries_only=entries_only)
        except NoSuchTable:
            _log.warning("heard of table %s, which is gone", id)
        except Exception:
            _log.exception("could not read what is new at table %s", id)


async def _first_of(*jobs: Any) -> None:
    """Run all until one is done or fails, then stop the others."""
    tasks = [asyncio.ensure_future(job) for job in jobs]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
