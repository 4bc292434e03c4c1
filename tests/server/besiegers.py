"""People who do their worst to a server: what `make siege` sets upon it, in a process of its own.

    python -m tests.server.besiegers http://127.0.0.1:8000 TABLE

They go on until they are killed. Each comes from an address of its own on the loopback network;
what they are told does not interest them.
"""

import asyncio
import json
import os
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec

import critias
from critias.engine.randomness import Rng
from critias.engine.saving import save
from tests.server.test_raw_fuzzing import Corpus, pieces


class Besieger:
    """Somebody with an address."""

    def __init__(self, host: str, port: int, address: str) -> None:
        self._host, self._port, self._address = host, port, address
        self.told: Counter[str] = Counter()

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self._host, self._port, local_addr=(self._address, 0))

    async def ask(self, method: str, path: str, body: Any = None, secret: str = "") -> Any:
        """What comes back to a request, if it is JSON."""
        reader, writer = await self.open()
        try:
            content = b"" if body is None else json.dumps(body).encode()
            head = (
                f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n"
                f"Authorization: Seat {secret}\r\n\r\n"
            )
            writer.write(head.encode() + content)
            got = await reader.read(-1)
        finally:
            writer.transport.abort()
        self.told[got[9:12].decode("latin-1")] += 1
        with suppress(ValueError):
            return json.loads(got.partition(b"\r\n\r\n")[2])

    async def follow(self, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A WebSocket that follows a table, of which nothing has been read."""
        reader, writer = await self.open()
        writer.write(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        text = b'{"type": "follow"}'
        writer.write(bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text)
        return reader, writer


async def flood(one: Besieger, table: str) -> None:
    """As many requests as go out, of all prices."""
    login = {"name": "Ada", "passphrase": "a guess of mine"}
    requests = (
        *(("GET", "/api/tables", None), ("GET", f"/api/tables/{table}", None), ("GET", "/", None)),
        *(("POST", "/api/session", login), ("GET", f"/api/tables/{table}/history/0", None)),
        *(("GET", "/health", None), ("POST", "/api/accounts", login), ("GET", "/nowhere", None)),
    )
    while True:
        with suppress(OSError):
            await one.ask(*random.choice(requests))


async def stall(one: Besieger, table: str) -> None:
    """A request that does not end: half a header, or a body that drips."""
    while True:
        with suppress(OSError):
            _, writer = await one.open()
            if random.random() < 0.5:
                writer.write(b"GET /health HTTP/1.1\r\nHost: local")
            else:
                writer.write(
                    b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4000000\r\n"
                    b"Content-Type: application/json\r\n\r\n{"
                )
            while not writer.transport.is_closing():
                writer.write(b"x")
                await asyncio.sleep(1)


async def look_away(one: Besieger, table: str) -> None:
    """Follow a table, and never read what is sent."""
    while True:
        with suppress(OSError):
            _, writer = await one.follow(table)
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            while not writer.transport.is_closing():
                await asyncio.sleep(5)
                writer.write(b"\x8a\x80\0\0\0\0")  # alive all the same
        await asyncio.sleep(0.1)


def back_and_forth(pairs: int) -> Any:
    """A saved match of answers that were all taken back: long to replay."""
    match = critias.new("end_of_atlantis", seats=3, seed=1)
    while True:
        seat, decision = next(iter(match.pending.items()))
        match.answer(seat, decision.sample(Rng(1)))
        if match.can_undo(seat):
            break
    saved = json.loads(msgspec.json.encode(save(match)))
    [*log, again] = saved["log"]
    for _ in range(pairs):
        number = len(log) + 1
        log.append({**again, "number": number})
        log.append({"number": number + 1, "seat": seat, "undo": number})
    return {**saved, "log": log, "events": [], "result": None}


async def upload(one: Besieger, table: str) -> None:
    """Matches that take long to replay, and boxes that take long to parse."""
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "medium"}]
    long = {"match": back_and_forth(4000), "seats": [*seats, seats[1]], "name": "Eve"}
    boxes = (
        ".".join("a" * 20_000) + " = 1",
        "a = " + "[" * 50_000,
        "\n".join(f"[a{n}.b.c.d.e.f]" for n in range(10_000)),
        "a = [" + "1," * 90_000 + "]",
    )
    while True:
        box = {
            "game": "atlantis",
            "seats": seats,
            "name": "Eve",
            "components": random.choice(boxes),
        }
        with suppress(OSError):
            await one.ask("POST", *random.choice((("/api/matches", long), ("/api/tables", box))))


async def set_bots_on(one: Besieger, table: str) -> None:
    """Tables at which only bots play that think long, and somebody who watches each."""
    seats = [{"kind": "bot", "bot": "hard"}] * 4
    watching = []
    while True:
        with suppress(OSError):
            made = await one.ask(
                "POST", "/api/tables", {"game": "atlantis", "seats": seats, "name": "Eve"}
            )
            if isinstance(made, dict) and "table" in made:
                watching.append(asyncio.create_task(watch(one, made["table"])))
        await asyncio.sleep(0.5)


async def watch(one: Besieger, table: str) -> None:
    with suppress(OSError):
        reader, _ = await one.follow(table)
        while await reader.read(65_536):
            pass


async def jabber(one: Besieger, table: str) -> None:
    """Raw garbage."""
    schema = await one.ask("GET", "/api/schema/openapi.json")
    corpus = Corpus(table, "0" * 64, schema)
    while True:
        with suppress(OSError):
            _, writer = await one.open()
            for piece in pieces(random.Random(os.urandom(8)), corpus):
                writer.write(piece)
            await asyncio.sleep(0.02)
            writer.transport.abort()


FORCES: tuple[tuple[Callable[[Besieger, str], Awaitable[None]], int, int], ...] = (
    (flood, 4, 8),
    (stall, 3, 150),
    (look_away, 2, 60),
    (upload, 3, 2),
    (set_bots_on, 3, 1),
    (jabber, 2, 8),
)
"""What is done, from how many addresses, by how many at each."""


async def main(server: str, table: str) -> None:
    """Lay siege, until killed."""
    host, _, port = server.removeprefix("http://").partition(":")
    tasks = []
    for force, (act, addresses, many) in enumerate(FORCES):
        for address in range(addresses):
            one = Besieger(host, int(port), f"127.66.{force}.{address + 1}")
            tasks += [act(one, table) for _ in range(many)]
    await asyncio.gather(*tasks)


if __name__ == "__main__":
    # In earnest they come with machines of their own.
    os.nice(10)
    asyncio.run(main(*sys.argv[1:]))
