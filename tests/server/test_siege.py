"""Honest people play while others do their worst: nothing of theirs is lost, memory is bounded.

`make siege MINUTES=60` says how long; what honest people had to wait is printed, never asserted.
"""

import asyncio
import json
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from tests.seed import SEED

from .playing import DEADLINE, PERSON, Feed, bot
from .test_restarts import Stubborn, check_nothing_is_lost, free_port, kill, stored

MINUTES = float(os.environ.get("CRITIAS_SIEGE", "2"))
TABLES = 10
MOST_MEMORY = 1_000_000_000
WAIT = 0.5  # seconds that an honest person thinks

_SERVER = """
import sys
from critias.server.serving import serve
# With the limits of a server on the internet, though all come from this machine.
serve(port=int(sys.argv[1]), database=sys.argv[2], seed=sys.argv[3], limit_loopback=True)
"""


class Honest(Stubborn):
    """Somebody at an address of its own, who thinks before each answer and notes how long it took
    to be acknowledged."""

    def __init__(self, server: str, address: str, by_socket: bool, waits: list[float]) -> None:
        super().__init__([server], by_socket)
        self._own = (address, 0)
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=address)
        self.http = httpx.AsyncClient(base_url=server, timeout=DEADLINE, transport=transport)
        self._waits = waits

    @asynccontextmanager
    async def follow(self, **wish: Any) -> AsyncIterator[Feed]:
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{self.table}/live"
        async with websockets.connect(address, max_queue=None, local_addr=self._own) as socket:
            feed = Feed(socket, wish.get("cursor", 0))
            proof = {"secret": self.secret} if self.secret else {}
            await socket.send(json.dumps({"type": "follow", **proof, **wish}))
            yield feed

    async def _answer(self, feed: Feed, question: dict[str, Any]) -> None:
        await asyncio.sleep(WAIT)
        began = time.perf_counter()
        await super()._answer(feed, question)
        self._waits.append(time.perf_counter() - began)


async def play_on(server: str, room: int, waits: list[float], people: list[Honest]) -> None:
    """One match after the other at an honest table."""
    while True:
        ada, bob = (
            Honest(server, f"127.7.{room}.{seat + 1}", bool(seat), waits) for seat in range(2)
        )
        await bob.join(await ada.make("atlantis", PERSON, PERSON, bot("medium")))
        people += (ada, bob)
        await asyncio.gather(ada.play(), bob.play())


def memory(pid: int) -> int:
    """What a process and its children hold in memory, in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return pages * os.sysconf("SC_PAGESIZE") + sum(map(memory, map(int, children)))


@pytest.mark.long
def test_honest_people_lose_nothing_in_a_siege(one_file: str) -> None:
    waits: list[float] = []
    people: list[Honest] = []
    most = 0

    async def test() -> None:
        nonlocal most
        port = free_port()
        server = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", _SERVER, str(port), one_file, SEED),
            stdout=asyncio.subprocess.PIPE,
        )
        assert server.stdout is not None
        assert b"Critias is at" in await server.stdout.readline()
        address = f"http://127.0.0.1:{port}"
        playing = [
            asyncio.create_task(play_on(address, room, waits, people)) for room in range(TABLES)
        ]
        try:
            while len(people) < 2 * TABLES:
                await asyncio.sleep(0.1)
            besiegers = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.server.besiegers", address, people[0].table),
                cwd=Path(__file__).parents[2],
            )
            try:
                until = time.monotonic() + 60 * MINUTES
                while time.monotonic() < until and not any(task.done() for task in playing):
                    assert besiegers.returncode is None, "they have given up"
                    most = max(most, memory(server.pid))
                    await asyncio.sleep(0.5)
            finally:
                besiegers.kill()
                await besiegers.wait()
            for task in playing:
                task.cancel()
            for outcome in await asyncio.gather(*playing, return_exceptions=True):
                assert isinstance(outcome, asyncio.CancelledError), outcome
        finally:
            await kill(server)
        async with stored(one_file) as (storage, _):
            for person in people:
                if person.seen:  # the last may just have sat down
                    await check_nothing_is_lost(storage, person)

    asyncio.run(test())
    assert len(waits) > 2 * TABLES
    at = sorted(waits)
    told = ", ".join(
        f"{name} {1000 * at[min(len(at) - 1, int(len(at) * share))]:.0f} ms"
        for name, share in (("half", 0.5), ("95 %", 0.95), ("99 %", 0.99), ("all", 1))
    )
    print(f"\n{MINUTES:g} minutes: {len(waits)} honest answers acknowledged, within: {told}")
    print(f"at most {most / 2**20:.0f} MiB, the processes of its bots included")
    assert most < MOST_MEMORY
