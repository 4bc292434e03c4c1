"""Players written from docs/protocol.md alone: nothing of Critias is imported here.

    python tests/server/outsider.py http://127.0.0.1:8000 colossus 12 chance

Plays a whole match with every seat, as clients would that share nothing: over HTTP and over the
WebSocket, in whole positions and in changes, with lost connections, answers sent twice, and answers
taken back. Prints how it went, as JSON.
"""

import asyncio
import json
import random
import sys
from collections import Counter
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import websockets

TOO_LATE = ("question-closed", "illegal-answer")
FORMS_TRIED = 4


def request(method: str, address: str, body: Any = None, secret: str = "") -> tuple[int, Any]:
    """Status and content of the reply; what is to be sent again is sent again."""
    headers = {"Content-Type": "application/json"}
    if secret:
        headers["Authorization"] = f"Seat {secret}"
    content = None if body is None else json.dumps(body).encode()
    while True:
        asked = Request(address, content, headers, method=method)
        try:
            with urlopen(asked, timeout=60) as reply:
                return reply.status, json.load(reply)
        except HTTPError as error:
            told = json.load(error)
            assert set(told) >= {"error", "detail"}, told
            if error.code != 503:
                return error.code, told


def filled(schema: Any, chance: random.Random, defs: Any = None) -> Any:
    """Something that fits a JSON Schema."""
    defs = schema.get("$defs", {}) if defs is None else defs
    if "$ref" in schema:
        return filled(defs[schema["$ref"].rpartition("/")[2]], chance, defs)
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return filled(chance.choice(schema[several]), chance, defs)
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return chance.choice(schema["enum"])
    kind = schema["type"]
    if kind == "object":
        needed = schema.get("required", ())
        return {
            name: filled(inner, chance, defs)
            for name, inner in schema.get("properties", {}).items()
            if name in needed or chance.random() < 0.5
        }
    if kind == "array":
        listed = [filled(one, chance, defs) for one in schema.get("prefixItems", ())]
        if isinstance(schema.get("items"), dict):
            least = schema.get("minItems", 0)
            most = min(schema.get("maxItems", least + 2), least + 2)
            while len(listed) < chance.randint(least, most):
                listed.append(filled(schema["items"], chance, defs))
        return listed
    if kind in ("integer", "number"):
        least = schema.get("minimum", schema.get("exclusiveMinimum", -1) + 1)
        return chance.randint(least, min(schema.get("maximum", least + 3), least + 3))
    if kind == "string":
        return "x" * max(1, schema.get("minLength", 0))
    return None if kind == "null" else chance.random() < 0.5


def applied(position: Any, message: Any) -> Any:
    """A position after a `changes` message."""
    for path, value in message["set"]:
        place = position
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value
    for path in message["unset"]:
        place = position
        for step in path[:-1]:
            place = place[step]
        del place[path[-1]]
    return {**position, "cursor": message["cursor"], "events": message["events"], "reset": False}


class Client:
    """One who sits at a table."""

    def __init__(self, server: str, seated: Any, chance: random.Random) -> None:
        self.seat, self.secret = seated["seat"], seated["secret"]
        self.table = f"{server}/api/tables/{seated['table']}"
        self.live = self.table.replace("http", "ws", 1) + "/live"
        self.chance = chance
        self.events: list[Any] = []
        self.position: Any = None
        self.answered = ""
        self.sent = 0
        self.tried: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        return await asyncio.to_thread(request, method, self.table + path, body, self.secret)

    async def play(self) -> Any:
        """Play to the end; the last position."""
        while self.position is None or self.position["stage"] not in ("over", "ended"):
            try:
                await self._connected()
            except websockets.ConnectionClosed:
                self.counts["lost"] += 1
        status, past = await self.ask("GET", f"/history/{len(self.events)}")
        assert status == 200, past
        assert past["events"] == self.events, "what was told differs from what is written"
        return self.position

    async def _connected(self) -> None:
        """Follow for a while, and come back with the cursor of the last position."""
        stay = self.chance.randint(5, 60)
        wish = {"type": "follow", "secret": self.secret, "changes": self.seat % 3 == 0}
        if self.position is not None:
            wish["cursor"] = self.position["cursor"]
        async with websockets.connect(self.live, max_size=None) as socket:
            await socket.send(json.dumps(wish))
            # Changes count from the last position on this connection.
            self.position = None
            while stay > 0:
                now = self.position or {"stage": "", "question": None}
                if now["stage"] in ("over", "ended"):
                    return
                if now["question"] is None or now["question"]["id"] == self.answered:
                    self._note(json.loads(await socket.recv()))
                else:
                    await self._answer(socket, now["question"])
                    stay -= 1

    def _note(self, message: Any) -> None:
        if message["type"] == "changes":
            message = applied(self.position, message)
        elif message["type"] != "position":
            assert message["type"] not in ("error", "done", "refused"), message
            return
        self.position = message
        if message["reset"]:
            self.events = []
            self.answered = ""
        self.events += message["events"]
        assert message["cursor"] == len(self.events)

    async def _answer(self, socket: Any, question: Any) -> None:
        seen, answer = self.position, await self._chosen(question)
        if answer is None:
            return
        self.sent += 1
        id = f"seat-{self.seat}.{self.sent}"
        body = {"question": question["id"], "answer": answer, "id": id}
        self.answered = question["id"]
        error = await (self._by_socket if self.seat % 2 else self._by_http)(socket, body)
        if error is None:
            self.counts["answers"] += 1
            self.tried.clear()
            if self.chance.random() < 0.05:  # as after a lost connection: nothing is done twice
                assert await self._by_http(socket, body) is None
            if self.chance.random() < 0.1 and self.position["can_undo"]:
                await self._take_back(id)
            return
        assert error in TOO_LATE, (error, body)
        self.answered = ""
        self.counts[error] += 1
        if "form" not in question and self.position is seen:
            # The position that says why is on its way.
            self._note(json.loads(await socket.recv()))

    async def _chosen(self, question: Any) -> Any:
        """One of the options, or a form that fits its schema; where that is refused, a hint."""
        if "options" in question:
            return self.chance.choice(question["options"])
        self.counts["forms"] += 1
        self.tried[question["id"]] += 1
        if self.tried[question["id"]] <= FORMS_TRIED:
            return filled(question["form"], self.chance)
        self.counts["hints"] += 1
        status, told = await self.ask("POST", "/hint")
        return told["answer"] if status == 200 else None

    async def _by_http(self, socket: Any, body: Any) -> str | None:
        status, told = await self.ask("POST", "/answers", body)
        if status == 200:
            assert told == {"accepted": True}
            return None
        return str(told["error"])

    async def _by_socket(self, socket: Any, body: Any) -> str | None:
        await socket.send(json.dumps({"type": "answer", **body}))
        while True:
            message = json.loads(await socket.recv())
            if message["type"] == "done":
                assert message["id"] == body["id"]
                return None
            if message["type"] == "refused":
                return str(message["error"])
            self._note(message)

    async def _take_back(self, answer: str) -> None:
        status, told = await self.ask("POST", "/undo", {"id": f"{answer}.undo"})
        self.counts["undone" if status == 200 else told["error"]] += 1


async def main(server: str, game: str, seats: int, seed: str) -> None:
    """Make a table, play on all its seats, and tell how that went."""
    _, games = await asyncio.to_thread(request, "GET", f"{server}/api/games")
    [known] = [one for one in games if one["name"] == game]
    # As short as the game can be.
    options = {
        one["name"]: min(one["values"]) for one in known["options"] if one["name"] == "turns"
    }
    body = {
        "game": game,
        "options": options,
        "seats": [{"kind": "person"}] * seats,
        "name": "Seat 0",
        "settings": {"reactions": "open"},
    }
    status, made = await asyncio.to_thread(request, "POST", f"{server}/api/tables", body)
    assert status == 201, made
    seated = [made]
    for seat in range(1, seats):
        path = f"{server}/api/tables/{made['table']}/seats"
        status, joined = await asyncio.to_thread(request, "POST", path, {"name": f"Seat {seat}"})
        assert status == 201, joined
        seated.append(joined)
    clients = [Client(server, one, random.Random(f"{seed} {one['seat']}")) for one in seated]
    ends = await asyncio.gather(*(client.play() for client in clients))
    assert all(end["result"] == ends[0]["result"] for end in ends)
    status, match = await clients[0].ask("GET", "/match")
    assert status == 200
    assert match["result"] == ends[0]["result"]
    counts: Counter[str] = sum((client.counts for client in clients), Counter())
    print(json.dumps({"result": ends[0]["result"], "counts": counts}))


if __name__ == "__main__":
    where, game, seats, seed = sys.argv[1:]
    asyncio.run(main(where, game, int(seats), seed))
