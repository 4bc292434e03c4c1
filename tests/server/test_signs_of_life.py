"""Both sides of a connection listen for signs of life: a lost network says nothing."""

import asyncio
import contextlib
import json
from typing import Any

import pytest
import websockets

from critias.server.api import websocket

from .playing import DEADLINE, Player, bot, play, served

ALIVE = json.dumps({"type": "alive"})


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "_BEAT", 0.05)
    monkeypatch.setattr(websocket, "_SILENCE", 0.4)


async def table_of(address: str) -> str:
    body = {"game": "atlantis", "seats": [bot(), {"kind": "person"}], "name": "Ada"}
    made = await Player(address).post("/api/tables", body)
    return address.replace("http", "ws", 1) + f"/api/tables/{made['table']}/live"


async def beats(socket: Any, count: int, *, answered: bool) -> None:
    """Hear so many signs of life."""
    while count:
        message = json.loads(await asyncio.wait_for(socket.recv(), DEADLINE))
        if message["type"] == "beat":
            count -= 1
            if answered:
                await socket.send(ALIVE)


def test_a_client_that_falls_silent_is_gone(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            where = await table_of(address)
            wish = {"type": "follow", "beats": True}
            async with websockets.connect(where) as socket:
                await socket.send(json.dumps(wish))
                await beats(socket, 20, answered=True)  # far longer than one may be silent
                with pytest.raises(websockets.ConnectionClosedError):
                    await beats(socket, 1000, answered=False)
                assert socket.close_code == 4408

    play(test())


def test_only_who_wants_signs_of_life_gets_and_owes_them(one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            where = await table_of(address)
            async with websockets.connect(where) as still, websockets.connect(where) as socket:
                await still.send(json.dumps({"type": "follow"}))
                assert json.loads(await still.recv())["type"] == "position"
                await socket.send(json.dumps({"type": "follow", "beats": True}))
                await beats(socket, 12, answered=True)
                await still.send(ALIVE)  # to a sign that never came
                told = []
                with contextlib.suppress(websockets.ConnectionClosedError):
                    async for text in still:
                        told.append(json.loads(text)["type"])
                assert told[-1] == "error"
                assert "beat" not in told
                assert still.close_code == 4400

    play(test())
