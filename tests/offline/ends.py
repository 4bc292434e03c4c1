"""The two ends that a client can have: a server, and tables in its own memory."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any, NamedTuple, Protocol

import httpx
import msgspec
import websockets

from critias.offline.journal import InMemory, Journal
from critias.offline.lines import Line
from critias.offline.requests import Request, Requests
from critias.offline.tables import Tables
from critias.table.attendants.thinking import think
from critias.table.history.replaying import start_of
from critias.table.table import Table, utc_now
from tests.seed import SEED
from tests.server.playing import served


class Told(NamedTuple):
    """A reply: its status, and what is in it."""

    status: int
    body: Any


class End(Protocol):
    """What a client asks."""

    async def ask(
        self, method: str, path: str, body: Any = None, secret: str | None = None
    ) -> Told:
        """Send a request."""

    async def look(self, table: str, secret: str | None, **wish: Any) -> list[Any]:
        """Follow a table, and return what one is told at once."""


class _Server:
    def __init__(self, address: str, here: httpx.AsyncClient) -> None:
        self._address = address
        self._here = here

    async def ask(
        self, method: str, path: str, body: Any = None, secret: str | None = None
    ) -> Told:
        if secret is None:
            reply = await self._here.request(method, f"/api{path}", json=body)
        else:
            headers = {"Authorization": f"Seat {secret}"} if secret else {}
            async with httpx.AsyncClient(base_url=self._address, verify=False) as other:
                reply = await other.request(method, f"/api{path}", json=body, headers=headers)
        return Told(reply.status_code, _read(reply.text))

    async def look(self, table: str, secret: str | None, **wish: Any) -> list[Any]:
        address = f"{self._address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        cookies = "; ".join(f"{name}={value}" for name, value in self._here.cookies.items())
        headers = {"Cookie": cookies} if secret is None else {}
        async with websockets.connect(address, additional_headers=headers) as socket:
            proof = {"secret": secret} if secret else {}
            await socket.send(json.dumps({"type": "follow", **proof, **wish}))
            return [json.loads(await socket.recv())]


def _read(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


class Inline:
    """Bots that think where the table is."""

    async def think(self, table: Table, seat: int, bot: str) -> Any:
        start = msgspec.json.encode(start_of(table.head, table.seats))
        await asyncio.sleep(0)
        return think(table.id, start, tuple(table.rows), seat, bot)


class Here:
    """Tables in this process."""

    def __init__(
        self, journal: Journal | None = None, now: Callable[[], datetime] = utc_now
    ) -> None:
        self.journal = journal or InMemory()
        self.tables = Tables(self.journal, Inline(), SEED, now)
        self.requests = Requests(self.tables, Inline())

    async def ask(
        self, method: str, path: str, body: Any = None, secret: str | None = None
    ) -> Told:
        sent = msgspec.Raw(msgspec.json.encode(body))
        status, told = await self.requests.answer(Request(method, path, sent, secret))
        return Told(status, _read(told.decode()))

    async def look(self, table: str, secret: str | None, **wish: Any) -> list[Any]:
        told: list[bytes] = []
        line = Line(await self.tables.find(table), told.append)
        proof = {"secret": secret} if secret is not None else {}
        await line.receive(json.dumps({"type": "follow", **proof, **wish}))
        line.close()
        return [json.loads(one) for one in told]


@asynccontextmanager
async def server_end(database: str) -> AsyncIterator[End]:
    """A server in this process."""
    async with (
        served(database, limit_loopback=False) as address,
        httpx.AsyncClient(base_url=address, verify=False) as here,
    ):
        yield _Server(address, here)
