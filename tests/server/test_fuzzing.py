"""Garbage over the WebSocket: whatever comes, no failure inside, no lost table, no leak."""

import asyncio
import json
import os
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
import websockets

from tests.seed import SEED

from .playing import DEADLINE, PERSON, Player, bot, served

# A little in the everyday run; CRITIAS_EXAMPLES says how many connections are tried.
EXAMPLES = int(os.environ.get("CRITIAS_EXAMPLES", "1"))
CONNECTIONS = 40 * EXAMPLES

Message = str | bytes
Chance = random.Random


def garbage(chance: Chance, _secret: str) -> Message:
    """Bytes, or text, that mean nothing."""
    size = chance.choice((0, 1, 5, 100, 5000))
    if chance.random() < 0.5:
        return chance.randbytes(size)
    return "".join(chr(chance.choice((0, 34, 92, 123, 0x202E, 0x1F600))) for _ in range(size))


def huge(chance: Chance, secret: str) -> Message:
    """More than a message may have, or just about."""
    padding = "x" * chance.choice((60_000, 65_537, 200_000))
    return json.dumps({"type": "follow", "secret": secret, "padding": padding})


def deep(chance: Chance, _secret: str) -> Message:
    """Nested without end."""
    return chance.choice(("[", '{"type":', '{"a":[')) * chance.choice((10, 1000, 20_000))


def truncated(chance: Chance, secret: str) -> Message:
    """The beginning of something good."""
    good = json.dumps({"type": "follow", "secret": secret, "cursor": 0, "talk": 0})
    return good[: chance.randrange(len(good))]


def odd(chance: Chance, secret: str) -> Message:
    """Good in its shape, with values that nobody would send."""
    values: list[Any] = [None, -1, 0, 1.5, 1e308, 10**30, "", "0", [], {}, True, "\x00"]
    values += [secret, secret.upper()]
    wish = {name: chance.choice(values) for name in ("secret", "cursor", "talk", "what")}
    return json.dumps({"type": chance.choice(("follow", "position", "", 7)), **wish})


def good(chance: Chance, secret: str) -> Message:
    """What a client sends, at any moment and as often as it likes."""
    wish: dict[str, Any] = {"type": "follow"}
    if chance.random() < 0.7:
        wish["secret"] = secret
    for name in ("cursor", "talk"):
        if chance.random() < 0.5:
            wish[name] = chance.randrange(50)
    return json.dumps(wish)


def answer(chance: Chance, secret: str) -> Message:
    """An answer, to a question that is perhaps open, that is perhaps legal."""
    values: list[Any] = [None, {}, [], "", 7, {"type": "play"}, {"type": 1}, secret, "\x00", 10**30]
    question = chance.choice(("", "0-000000000000", "\x00", "x" * 2000, "1-zzz"))
    id = chance.choice(("a", "b", "", "x" * 65, 'a"b', f"c{chance.randrange(10**6)}"))
    message = {"type": "answer", "question": question, "answer": chance.choice(values), "id": id}
    if chance.random() < 0.2:
        del message[chance.choice(("question", "answer", "id"))]
    return json.dumps(message)


KINDS: list[Callable[[Chance, str], Message]] = [
    *(garbage, huge, deep, truncated, odd, answer),
    *(good, good, answer),
]


async def converse(address: str, chance: Chance, secret: str, recorded: list[Message]) -> None:
    """One connection: some messages in any order, replayed ones among them; then silence."""
    try:
        async with websockets.connect(address, max_queue=None) as socket:
            for _ in range(chance.randint(1, 6)):
                replayed = recorded and chance.random() < 0.2
                kind = chance.choice(KINDS)
                message = chance.choice(recorded) if replayed else kind(chance, secret)
                recorded.append(message)
                await socket.send(message)
                if chance.random() < 0.3:
                    check(json.loads(await socket.recv()), secret)
                if chance.random() < 0.1:
                    socket.transport.abort()  # gone without a word
                    return
            if chance.random() < 0.5:
                check(json.loads(await asyncio.wait_for(socket.recv(), 5)), secret)
    except (websockets.WebSocketException, OSError, TimeoutError):
        pass


def check(message: dict[str, Any], secret: str) -> None:
    assert message["type"] in ("position", "talk", "error", "refused")
    told = json.dumps(message)
    assert "Traceback" not in told
    assert secret not in told
    if message["type"] == "error":
        assert message["error"] in ("bad-request", "not-seated", "too-many-requests")
    elif message["type"] == "refused":
        assert message["error"] in ("not-seated", "question-closed", "illegal-answer")
    elif message["type"] == "position" and message["you"] is None and message["view"]:
        assert not any("items" in hand for hand in message["view"]["hands"])


def test_whatever_comes_the_table_goes_on(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        chance = Chance(f"{SEED} {database[:6]}")
        async with served(database) as address:
            ada = Player(address)
            table = await ada.make("atlantis", PERSON, bot())
            live = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
            recorded: list[Message] = []
            some = asyncio.Semaphore(8)

            async def one() -> None:
                async with some:
                    await converse(live, chance, ada.secret, recorded)

            async with ada.follow() as feed:
                trying = [asyncio.create_task(one()) for _ in range(CONNECTIONS)]
                while not all(task.done() for task in trying):
                    await feed.until(lambda p: p["question"] is not None or p["result"])
                    if feed.now["question"] is not None:
                        await ada.answer_and_see(feed)
                    with suppress(TimeoutError):
                        await asyncio.wait_for(asyncio.shield(asyncio.gather(*trying)), 0.05)
                await asyncio.gather(*trying)
                assert feed.now["stage"] in ("playing", "over")

    asyncio.run(asyncio.wait_for(test(), DEADLINE * (1 + EXAMPLES)))
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_whoever_makes_two_mistakes_at_once_hears_of_one(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada = Player(address)
            table = await ada.make("atlantis", PERSON, bot())
            live = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
            for turns in range(8):  # of the event loop, which is the server's too
                async with websockets.connect(live) as socket:
                    await socket.send('{"type": "follow"}')
                    await socket.recv()
                    await socket.send("{")
                    for _ in range(turns):
                        await asyncio.sleep(0)
                    with suppress(websockets.ConnectionClosed):
                        await socket.send("x" * 200_000)
                        check(json.loads(await socket.recv()), ada.secret)
            assert (await ada.get(f"/api/tables/{table}"))["stage"] == "playing"

    asyncio.run(asyncio.wait_for(test(), DEADLINE))
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
