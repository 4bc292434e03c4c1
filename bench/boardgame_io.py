"""What the nearest peer takes for an answer: boardgame.io's own server, beside `bench/server.py`.

    make load-peer, or: python bench/boardgame_io.py --seconds 10 --tables 100

Two people play tic-tac-toe at each table at random, each over a WebSocket of its own in the
protocol of Socket.IO, and each waits for the new state before it moves again. The server keeps its
matches in memory, as it does unless told otherwise: nothing is on a disk when an answer is
acknowledged. It is fetched by npm, and runs in a process of its own.
"""

import argparse
import asyncio
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import websockets
from uvloop import new_event_loop

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench.server import Http, Tally, count

VERSION = "0.50.2"
GAME = "tic-tac-toe"
FOLDER = Path(__file__).parents[1] / "build" / "boardgame.io"
# From 4.2 on, koa-compose copies the list to which the server adds its routes later: none is found.
PACKAGE = {"dependencies": {"boardgame.io": VERSION}, "overrides": {"koa-compose": "4.1.0"}}
PING, PONG = "2", "3"


@asynccontextmanager
async def serving() -> AsyncIterator[tuple[str, int]]:
    """The server in a process of its own: its address and process id."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    if not (FOLDER / "node_modules").exists():
        (FOLDER / "package.json").write_bytes(msgspec.json.encode(PACKAGE))
        fetch = ("npm", "install", "--no-audit", "--no-fund")
        subprocess.run(fetch, cwd=FOLDER, check=True, stdout=subprocess.DEVNULL)
    server = await asyncio.create_subprocess_exec(
        "node",
        str(Path(__file__).with_suffix(".js")),
        env={**os.environ, "NODE_PATH": str(FOLDER / "node_modules"), "NODE_ENV": "production"},
        stdout=asyncio.subprocess.PIPE,
    )
    assert server.stdout is not None
    found = None
    while found is None:
        line = (await server.stdout.readline()).decode()
        assert line, "the server did not start"
        found = re.match(r"http://\S+", line)
    try:
        yield found[0], server.pid
    finally:
        server.terminate()
        await server.wait()


async def sit_down(address: str) -> tuple[str, list[str]]:
    """A match for two, and the credentials of both."""
    http = Http(address)
    made = await http.post(f"/games/{GAME}/create", b'{"numPlayers": 2}')
    match = msgspec.json.decode(made)["matchID"]
    keys = []
    for seat in range(2):
        body = msgspec.json.encode({"playerID": str(seat), "playerName": f"P{seat}"})
        joined = await http.post(f"/games/{GAME}/{match}/join", body)
        keys.append(msgspec.json.decode(joined)["playerCredentials"])
    http.close()
    return match, keys


async def play(address: str, match: str, seat: int, key: str, tally: Tally) -> None:
    """Play a seat at random until the match is over."""
    uri = address.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"
    own, sent, seen = str(seat), 0.0, False
    async with websockets.connect(uri, compression=None, open_timeout=120) as socket:

        async def emit(*what: Any) -> None:
            await socket.send(f"42/{GAME}," + msgspec.json.encode(what).decode())

        async for text in socket:
            assert isinstance(text, str)
            if text == PING:
                await socket.send(PONG)
            elif text.startswith("0"):
                await socket.send(f"40/{GAME},")
            elif text.startswith(f"40/{GAME}"):
                await emit("sync", match, own, key, 2)
            if not text.startswith(f"42/{GAME},"):
                continue
            kind, _, told = msgspec.json.decode(text.partition(",")[2])[:3]
            if kind not in ("sync", "update"):
                continue
            state = told["state"] if kind == "sync" else told
            tally.seen += not seen
            seen = True
            if sent:
                if tally.counting:
                    tally.latencies.append(time.perf_counter() - sent)
                sent = 0.0
            if "gameover" in state["ctx"]:
                return
            if state["ctx"]["currentPlayer"] == own:
                if tally.pause:
                    await asyncio.sleep(tally.pause * random.random() * 2)
                free = [cell for cell, who in enumerate(state["G"]["cells"]) if who is None]
                move = {
                    "type": "clickCell",
                    "args": [random.choice(free)],
                    "playerID": own,
                    "credentials": key,
                }
                sent = time.perf_counter()
                await emit(
                    "update", {"type": "MAKE_MOVE", "payload": move}, state["_stateID"], match, own
                )


async def keep_playing(address: str, tally: Tally) -> None:
    """Match after match at one place in the room."""
    while True:
        match, keys = await sit_down(address)
        tally.begun += 1
        seats = (play(address, match, seat, key, tally) for seat, key in enumerate(keys))
        await asyncio.gather(*seats)


async def main(wish: argparse.Namespace) -> None:
    """Play on all tables, and print a line of figures for each load."""
    tally = Tally()
    print(f"{wish.tables} tables of {GAME}, boardgame.io {VERSION}, matches in memory")
    async with serving() as (address, pid):
        rooms = [asyncio.create_task(keep_playing(address, tally)) for _ in range(wish.tables)]
        while tally.seen < 2 * wish.tables and not any(room.done() for room in rooms):
            await asyncio.sleep(0.1)
        for offered in (None, wish.offered):
            tally.pause = wish.tables / offered if offered else 0.0
            await asyncio.sleep(wish.warm_up)
            told = await count(tally, [pid], wish.seconds)
            load = f"{offered:4.0f}/s offered" if offered else "all at once"
            print(f"{load:13}  {told}", flush=True)
        broken = [room for room in rooms if room.done()]
        for room in rooms:
            room.cancel()
        await asyncio.gather(*rooms, return_exceptions=True)
        for room in broken:
            room.result()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warm-up", type=float, default=3, help="seconds once all are seated")
    parser.add_argument("--offered", type=float, default=400, help="answers a second")
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(main(parser.parse_args()))
