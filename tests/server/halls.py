"""A hall inside the test: Control, screens and players, each with a client of their own."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import websockets

from tests.table.local import changed

from .playing import DEADLINE, Feed, Player

SEATS = 12


class Hall:
    """A megagame that a test has made."""

    def __init__(self, address: str, made: dict[str, Any]) -> None:
        self.address = address
        self.made = made
        self.table: str = made["table"]
        self.lead = self.station("control")

    def guest(self, secret: str = "", seat: int | None = None) -> Player:
        """Somebody with the secret of a seat or station."""
        who = Player(self.address)
        who.table, who.secret, who.seat = self.table, secret, seat
        if secret:
            who.http.headers["Authorization"] = f"Seat {secret}"
        return who

    def player(self, number: int = 0) -> Player:
        """One of the people, in the order of their seats."""
        person = self.made["people"][number]
        return self.guest(person["secret"], person["seat"])

    def station(self, kind: str, **wanted: Any) -> Player:
        """The first station of a kind, of that role or name."""
        for one in self.made["stations"]:
            if one["kind"] == kind and all(one[key] == value for key, value in wanted.items()):
                return self.guest(one["secret"])
        raise AssertionError(f"there is no {kind} {wanted}")

    def path(self, rest: str) -> str:
        return f"/api/tables/{self.table}/{rest}"

    async def rule(self, command: dict[str, Any], id: str, who: Player | None = None) -> Any:
        body = {"command": command, "id": id}
        return await (who or self.lead).post(self.path("commands"), body)

    async def clock(self, do: str, **more: Any) -> Any:
        return await self.lead.post(self.path("hall/clock"), {"do": do, **more})

    async def begin(self) -> None:
        await self.lead.post(self.path("hall/begin"))


async def open_hall(address: str, people: int | list[dict[str, Any]] = 2, **more: Any) -> Hall:
    """Make a megagame for some people; bots have the other seats."""
    if isinstance(people, int):
        # Not scouts: they are asked for a first colony before all others are asked anything.
        people = [
            {
                "name": f"Person {number}",
                "groups": {"role": ("basileus", "strategos")[number % 2]},
            }
            for number in range(people)
        ]
    body = {
        "game": "colossus",
        "people": people,
        "seats": SEATS,
        "options": {"turns": 6},
        "bot": "random",
        **more,
    }
    made = await Player(address).post("/api/megagames", body)
    return Hall(address, made)


async def try_post(who: Player, path: str, body: Any = None) -> httpx.Response:
    return await who.http.post(path, json=body)


class HallFeed(Feed):
    """A feed that keeps apart positions, what is said, and the hall."""

    def __init__(self, socket: Any, cursor: int = 0) -> None:
        super().__init__(socket, cursor)
        self.halls: list[dict[str, Any]] = []
        self.talk: list[dict[str, Any]] = []

    @property
    def hall(self) -> dict[str, Any]:
        return self.halls[-1]

    async def receive(self) -> str:
        """Take the next message of any type."""
        async with asyncio.timeout(DEADLINE):
            text = await self.socket.recv()
        self.raw.append(text)
        message = json.loads(text)
        if message["type"] == "hall":
            self.halls.append(message)
        elif message["type"] == "talk":
            self.talk += message["messages"]
        elif message["type"] == "changes":
            self.positions.append(changed(self.now, message))
            self._hear(message)
        else:
            assert message["type"] == "position", message
            if message["reset"]:
                self.events.clear()
                self.cursor = 0
            self.positions.append(message)
            self._hear(message)
        return str(message["type"])

    def _hear(self, message: dict[str, Any]) -> None:
        self.events += message["events"]
        self.cursor += len(message["events"])
        assert message["cursor"] == self.cursor

    async def next(self) -> dict[str, Any]:
        while await self.receive() not in ("position", "changes"):
            pass
        return self.now

    async def hall_until(self, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        while not (self.halls and wanted(self.hall)):
            await self.receive()
        return self.hall

    async def told(self, text: str) -> dict[str, Any]:
        """Wait for something to be said."""
        while not any(one["text"] == text for one in self.talk):
            await self.receive()
        return next(one for one in self.talk if one["text"] == text)


@asynccontextmanager
async def following(who: Player, **wish: Any) -> AsyncIterator[HallFeed]:
    """Follow the table with all that there is to hear."""
    address = who.address.replace("http", "ws", 1) + f"/api/tables/{who.table}/live"
    async with websockets.connect(address, max_queue=None, max_size=None) as socket:
        if who.secret:
            wish = {"secret": who.secret, **wish}
        await socket.send(json.dumps({"type": "follow", "talk": 0, **wish}))
        yield HallFeed(socket, wish.get("cursor", 0))
