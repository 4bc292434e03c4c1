"""People of a hall without a browser: they answer over the network whatever they are asked."""

import asyncio
import itertools
import json
import random
import threading
from collections.abc import Sequence
from typing import Any, Self

import websockets

from tests.table.local import changed

THINKING = 0.2  # seconds, on average
AGAIN = 0.5  # seconds before somebody who was cut off comes back


class ScriptedPhones:
    """So many people, in a thread of their own until they are sent home."""

    def __init__(self, address: str, table: str, people: Sequence[dict[str, Any]]) -> None:
        self._uri = address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        self._people = people
        self._over = threading.Event()
        self._ids = itertools.count(1)
        self.failures: list[str] = []
        self.answered = 0
        self._thread = threading.Thread(target=lambda: asyncio.run(self._all()))

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    async def _all(self) -> None:
        async with asyncio.TaskGroup() as group:
            for person in self._people:
                group.create_task(self._one(person["secret"]))

    async def _one(self, secret: str) -> None:
        """Follow and answer; whoever is cut off, or finds no server, comes again."""
        luck = random.Random(secret)
        while not self._over.is_set():
            try:
                async with websockets.connect(self._uri, max_queue=None, max_size=None) as socket:
                    await self._play(socket, secret, luck)
            except (OSError, websockets.WebSocketException):
                await asyncio.sleep(AGAIN)

    async def _play(self, socket: Any, secret: str, luck: random.Random) -> None:
        wish = {"type": "follow", "secret": secret, "talk": 0, "changes": True}
        await socket.send(json.dumps(wish))
        position: dict[str, Any] = {}
        given = ""
        while not self._over.is_set():
            question = position.get("question")
            if question and question["id"] != given and position["stage"] == "playing":
                await asyncio.sleep(THINKING * luck.expovariate(1.0))
                given = question["id"]
                await socket.send(json.dumps(self._answer(question, luck)))
            try:
                async with asyncio.timeout(AGAIN):
                    message = json.loads(await socket.recv())
            except TimeoutError:
                given = ""  # it was refused while play was paused, or the answer came too late
                continue
            if message["type"] == "position":
                position = message
            elif message["type"] == "changes":
                position = changed(position, message)
            elif message["type"] == "done":
                self.answered += 1
            elif message["type"] in ("refused", "error") and message["error"] not in EXPECTED:
                self.failures.append(str(message))

    def _answer(self, question: dict[str, Any], luck: random.Random) -> dict[str, Any]:
        answer = question["default"]
        if "options" in question:
            answer = luck.choice(question["options"])
        elif answer is None:
            answer = {"type": "draft", "text": "Control speaks last."}
        asked, id = question["id"], f"s{next(self._ids)}"
        return {"type": "answer", "question": asked, "answer": answer, "id": id}


# What may be said to whoever is late, in a pause, or has an old key.
EXPECTED = {"question-closed", "paused", "not-seated", "illegal-answer", "storage-failed"}
