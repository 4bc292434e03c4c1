"""A server inside the test, and people who play on it over the network."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import httpx
import websockets

from critias.server.configuration import Configuration
from critias.server.serving import address_of, make_server
from critias.server.store.administrators import Administrators, Scope
from critias.server.store.storage import Storage, connect
from tests.seed import SEED

DEADLINE = 60.0
PERSON = {"kind": "person"}
Position = dict[str, Any]


def bot(name: str = "random") -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def play(test: Coroutine[Any, Any, None]) -> None:
    """Run a test; one that hangs fails."""
    asyncio.run(asyncio.wait_for(test, 2 * DEADLINE))


@asynccontextmanager
async def served(database: str, **configuration: Any) -> AsyncIterator[str]:
    """A running server; gives its address."""
    wanted = {"bot_workers": 1, "grace": 0.0, "seed": SEED, **configuration}
    server = make_server("127.0.0.1", 0, Configuration(database=database, **wanted))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        assert not serving.done(), "the server did not start"
        await asyncio.sleep(0.005)
    try:
        yield address_of(server)
    finally:
        server.should_exit = True
        await serving


async def administrator(database: str, name: str = "Ada", scope: Scope = "all") -> dict[str, str]:
    """The headers of a new administrator."""
    storage = Storage(connect(database))
    await storage.migrate()
    token = await Administrators(storage).add(name, scope)
    await storage.close()
    return {"Authorization": f"Bearer {token}"}


class Feed:
    """What one client received over its WebSocket."""

    def __init__(self, socket: Any, cursor: int = 0) -> None:
        self.socket = socket
        self.cursor = cursor
        self.positions: list[Position] = []
        self.events: list[dict[str, Any]] = []
        self.raw: list[str] = []

    @property
    def now(self) -> Position:
        return self.positions[-1]

    async def next(self) -> Position:
        message = await self._receive()
        assert message["type"] == "position", message
        return message

    async def reply_to(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message, and return what is said to it between positions."""
        await self.socket.send(json.dumps(message))
        while (reply := await self._receive())["type"] == "position":
            pass
        return reply

    async def _receive(self) -> dict[str, Any]:
        # Not `wait_for`: in Python 3.11 that swallows a cancellation which comes with a message.
        async with asyncio.timeout(DEADLINE):
            text = await self.socket.recv()
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "position":
            self._note(text, message)
        return message

    def _note(self, text: str, message: Position) -> None:
        self.raw.append(text)
        if message["reset"]:
            self.events.clear()
            self.cursor = 0
        self.events += message["events"]
        self.cursor += len(message["events"])
        assert message["cursor"] == self.cursor
        self.positions.append(message)

    async def until(self, wanted: Callable[[Position], Any]) -> Position:
        while not (self.positions and wanted(self.now)):
            await self.next()
        return self.now


class Player:
    """A client with a cookie jar of its own."""

    def __init__(self, address: str) -> None:
        self.address = address
        # Plain HTTP only: reading certificates would take longer than most tests.
        self.http = httpx.AsyncClient(base_url=address, timeout=DEADLINE, verify=False)
        self.table = ""
        self.seat: int | None = None
        self.secret = ""
        self._ids = itertools.count(1)

    async def get(self, path: str) -> Any:
        return await self._done("GET", path, None)

    async def post(self, path: str, body: Any = None) -> Any:
        return await self._done("POST", path, body)

    async def _done(self, method: str, path: str, body: Any) -> Any:
        reply = await self.http.request(method, path, json=body)
        assert reply.status_code < 300, f"{path}: {reply.status_code} {reply.text}"
        return reply.json()

    async def make(self, game: str, *seats: dict[str, str], **more: Any) -> str:
        # Nobody here waits for a reaction window to close that does not say so.
        settings = {"reactions": "open", **more.pop("settings", {})}
        body = {"game": game, "seats": seats, "name": "Ada", "settings": settings, **more}
        self._sit(await self.post("/api/tables", body))
        return self.table

    async def join(self, table: str, name: str = "Bob") -> int:
        self._sit(await self.post(f"/api/tables/{table}/seats", {"name": name}))
        assert self.seat is not None
        return self.seat

    def _sit(self, seated: Any) -> None:
        self.table, self.seat, self.secret = seated["table"], seated["seat"], seated["secret"]

    async def try_answer(self, question: str, answer: Any, id: str | None = None) -> httpx.Response:
        id = id or f"c{next(self._ids)}"
        body = {"question": question, "answer": answer, "id": id}
        return await self.http.post(f"/api/tables/{self.table}/answers", json=body)

    async def insist(self, question: str, answer: Any) -> httpx.Response:
        """Answer, and send the same again as long as the server cannot store it."""
        id = f"c{next(self._ids)}"
        while (reply := await self.try_answer(question, answer, id)).status_code == 503:
            await asyncio.sleep(0.01)
        return reply

    async def answer(self, position: Position, answer: Any = None) -> None:
        """Answer the question in a position, by default with its first option."""
        question = position["question"]
        answer = question["options"][0] if answer is None else answer
        reply = await self.try_answer(question["id"], answer)
        assert reply.json() == {"accepted": True}, reply.text

    async def undo(self) -> None:
        await self.post(f"/api/tables/{self.table}/undo", {"id": f"u{next(self._ids)}"})

    async def answer_and_see(self, feed: Feed, answer: Any = None) -> None:
        """Answer the open question, and wait until it is no longer open."""
        answered = feed.now["question"]["id"]
        await self.answer(feed.now, answer)
        await feed.until(lambda p: p["question"] is None or p["question"]["id"] != answered)

    @asynccontextmanager
    async def follow(self, **wish: Any) -> AsyncIterator[Feed]:
        """Follow the table; by default from this player's seat and from the start."""
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{self.table}/live"
        # Without a limit: a feed that a test does not read must not stop the closing handshake.
        async with websockets.connect(address, max_queue=None) as socket:
            if self.secret:
                wish = {"secret": self.secret, **wish}
            await socket.send(json.dumps({"type": "follow", **wish}))
            yield Feed(socket, wish.get("cursor", 0))


def spectator(player: Player) -> Player:
    """Somebody who looks at a player's table without a seat."""
    other = Player(player.address)
    other.table = player.table
    return other
