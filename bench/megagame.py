"""How a megagame feels when a whole hall is connected: latencies, memory, and processor time.

    python -m bench.megagame [--seats 48] [--people 48] [--turns 8] [--think 1.0]

Starts a real server on SQLite, sets up a megagame of people, and connects all of them, every map
screen and council board, three Controls and two projectors by WebSockets of their own from this
second process. With more `--people` than seats, two or three have a seat together. Everybody
answers over HTTP what the own seat is asked after thinking for a while, and in a team the first
answer counts; players trade and talk to their Houses, Control rules and makes announcements
meanwhile. A whole game is played, compressed in time by `--think`: in a hall people think for
minutes, so that in a real day the same load is spread over hours.

Printed: from sending an answer to its acknowledgement, which comes after it is durable; from
sending it to seeing the position in which it is no longer asked; from an announcement of Control
to its arrival on every screen; from a ruling to its acknowledgement.
"""

import argparse
import asyncio
import contextlib
import itertools
import os
import random
import tempfile
import time
from collections import defaultdict
from typing import Any

import msgspec
import websockets

from bench.server import Http, processor_time, resident, serving

RULING_EVERY = 3.0
ANNOUNCEMENT_EVERY = 5.0
PATIENCE = 60.0


class Tally:
    """What was measured, in seconds, by name."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = defaultdict(list)
        self.counts: dict[str, int] = defaultdict(int)

    def lines(self) -> list[str]:
        """The figures, a line for each name."""
        told = []
        for name, times in self.times.items():
            waits = sorted(times)
            at = [1000 * waits[min(len(waits) - 1, int(len(waits) * p))] for p in (0.5, 0.95, 0.99)]
            told.append(
                f"{name:34} {len(waits):7}   p50 {at[0]:7.1f}  p95 {at[1]:7.1f}  "
                f"p99 {at[2]:7.1f}  max {1000 * waits[-1]:7.1f} ms"
            )
        return told


class Screen:
    """One connection: keeps its position up to date as a browser would."""

    def __init__(self, address: str, table: str, secret: str, tally: Tally) -> None:
        self.address, self.table, self.secret = address, table, secret
        self.tally = tally
        self.position: dict[str, Any] = {}
        self.news = asyncio.Event()

    async def follow(self, over: asyncio.Event) -> None:
        """Take in what comes until the match is over."""
        uri = self.address.replace("http", "ws", 1) + f"/api/tables/{self.table}/live"
        async with websockets.connect(uri, max_queue=None, max_size=None) as socket:
            wish = {"type": "follow", "secret": self.secret, "talk": 0, "changes": True}
            await socket.send(msgspec.json.encode(wish).decode())
            async for text in socket:
                self.tally.counts["bytes"] += len(text)
                self.tally.counts["messages"] += 1
                self._take(msgspec.json.decode(text))
                if self.position.get("stage") == "over":
                    over.set()
                    return

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "position":
            self.position = message
        elif message["type"] == "changes":
            for path, value in message["set"]:
                self._inner(path)[path[-1]] = value
            for path in message["unset"]:
                del self._inner(path)[path[-1]]
        elif message["type"] == "talk":
            for said in message["messages"]:
                if said["kind"] == "announcement":
                    sent = float(said["text"].split()[-1])
                    self.tally.times["announcement to every screen"].append(
                        time.perf_counter() - sent
                    )
        self.news.set()

    def _inner(self, path: list[Any]) -> Any:
        inner: Any = self.position
        for step in path[:-1]:
            inner = inner[step]
        return inner


class Seat(Screen):
    """A player who answers what is asked, trades a little, and talks to the House."""

    def __init__(self, seat: int, think: float, *where: Any) -> None:
        super().__init__(*where)
        self.seat, self.think = seat, think
        self.http, self.aside = Http(self.address), Http(self.address)
        self.ids = itertools.count(1)

    async def play(self, over: asyncio.Event) -> None:
        """Answer until the match is over."""
        while not over.is_set():
            question = self.position.get("question")
            if question is None:
                self.news.clear()
                await _first(self.news.wait(), over.wait())
                continue
            await asyncio.sleep(self.think * random.expovariate(1.0))
            question = self.position.get("question")
            if question is not None and self.position.get("stage") == "playing":
                await self._answer(question)

    async def _answer(self, question: dict[str, Any]) -> None:
        began, asked = time.perf_counter(), question["id"]
        for answer in self._answers(question):
            body = {"question": asked, "answer": answer, "id": f"a{next(self.ids)}"}
            try:
                await self._post(self.http, "answers", body)
            except RuntimeError as refused:
                self.tally.counts[str(refused).split('"')[3]] += 1
                if "illegal-answer" in str(refused):
                    continue
                await asyncio.sleep(0.05)  # the table went on; the next position is on its way
                return
            self.tally.times["answer acknowledged"].append(time.perf_counter() - began)
            break
        else:
            await asyncio.sleep(self.think)
            return
        while (now := self.position.get("question")) is not None and now["id"] == asked:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE)
        self.tally.times["answer seen on the own screen"].append(time.perf_counter() - began)

    def _answers(self, question: dict[str, Any]) -> list[Any]:
        if "options" in question:
            return [random.choice(question["options"])]
        if question["rule"] == "col.6.4":
            return [any_sheet(), question["default"]]
        if question["default"] is not None:
            return [question["default"]]
        return [{"type": "draft", "text": "Control speaks last."}]

    async def mingle(self, seats: int, over: asyncio.Event) -> None:
        """Offer a trade now and then, take one, say something."""
        while not over.is_set():
            await _first(asyncio.sleep(random.uniform(10, 30) * self.think), over.wait())
            offers = (self.position.get("view") or {}).get("councils", {}).get("offers", [])
            mine = [one["number"] for one in offers if one["to"] == self.seat]
            if mine:
                command: Any = {"type": "accept-offer", "number": mine[0]}
            else:
                to = random.choice([one for one in range(seats) if one != self.seat])
                command = {"type": "offer", "to": to, "give": {"talents": 1}}
            try:
                began = time.perf_counter()
                body = {"command": command, "id": f"c{next(self.ids)}"}
                await self._post(self.aside, "commands", body)
                self.tally.times["trade acknowledged"].append(time.perf_counter() - began)
                said = {"text": "To arms", "to": "house", "id": f"t{next(self.ids)}"}
                await self._post(self.aside, "talk", said)
            except RuntimeError:
                self.tally.counts["trades refused"] += 1

    async def _post(self, phone: Http, path: str, body: Any) -> None:
        whole = msgspec.json.encode(body)
        await phone.post(f"/api/tables/{self.table}/{path}", whole, self.secret)


async def control(screen: Screen, seats: int, over: asyncio.Event) -> None:
    """Rule on something and tell everybody something, again and again."""
    http, numbers = Http(screen.address), itertools.count(1)
    path = f"/api/tables/{screen.table}"
    while not over.is_set():
        await _first(asyncio.sleep(random.uniform(0.5, 1.5) * RULING_EVERY), over.wait())
        number = next(numbers)
        ruling = {
            "type": "set-resource",
            "seat": random.randrange(seats),
            "resource": "talents",
            "amount": random.randrange(30),
            "reason": "a test of Control",
        }
        body = msgspec.json.encode({"command": ruling, "id": f"r{number}"})
        try:
            began = time.perf_counter()
            await http.post(f"{path}/commands", body, screen.secret)
            screen.tally.times["ruling acknowledged"].append(time.perf_counter() - began)
        except RuntimeError:
            screen.tally.counts["rulings refused"] += 1


async def announce(screen: Screen, over: asyncio.Event) -> None:
    """Tell everybody the time."""
    http, numbers = Http(screen.address), itertools.count(1)
    while not over.is_set():
        await _first(asyncio.sleep(ANNOUNCEMENT_EVERY), over.wait())
        said = {"text": f"It is {time.perf_counter()}", "id": f"m{next(numbers)}"}
        path = f"/api/tables/{screen.table}/hall/announcements"
        await http.post(path, msgspec.json.encode(said), screen.secret)


def any_sheet() -> dict[str, Any]:
    """Orders as somebody in a hurry would write them."""
    orders: dict[str, Any] = {"type": "sheet"}
    for unit in ("hoplite", "trireme", "hero"):
        do = random.choice(("move", "move", "build"))
        orders[unit] = {"do": do, "region": random.randint(1, 16)} if do == "move" else {"do": do}
    return orders


async def _first(*jobs: Any) -> None:
    tasks = [asyncio.ensure_future(job) for job in jobs]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def set_up(address: str, wish: argparse.Namespace) -> Any:
    """A megagame of people, with its secrets."""
    body = {
        "game": "colossus",
        "people": [
            {"name": f"Person {number + 1}", "team": f"{number % wish.seats}"}
            for number in range(max(wish.seats, wish.people))
        ],
        "seats": wish.seats,
        "options": {"turns": wish.turns},
        "controls": [
            {"name": "Lena", "role": "lead"},
            {"name": "Max", "role": "lead"},
            {"name": "Cleo", "role": "council"},
        ],
        "projectors": 2,
    }
    http = Http(address)
    return msgspec.json.decode(await http.post("/api/megagames", msgspec.json.encode(body)))


async def main(wish: argparse.Namespace) -> None:
    """Play a whole game and print what it felt like."""
    random.seed(wish.seed)
    with tempfile.TemporaryDirectory(prefix="critias-bench-") as folder:
        async with serving("--database", f"sqlite:///{folder}/hall.db") as (address, pid):
            await measure(address, pid, wish)


async def measure(address: str, pid: int, wish: argparse.Namespace) -> None:
    """Connect everybody, begin, and play to the end."""
    tally, over = Tally(), asyncio.Event()
    made = await set_up(address, wish)
    where = (address, made["table"])
    seats = [Seat(one["seat"], wish.think, *where, one["secret"], tally) for one in made["people"]]
    stations = {one["number"]: Screen(*where, one["secret"], tally) for one in made["stations"]}
    leads = [stations[one["number"]] for one in made["stations"] if one["role"] == "lead"]
    following = [
        asyncio.create_task(screen.follow(over)) for screen in (*seats, *stations.values())
    ]
    lead, path = Http(address), f"/api/tables/{made['table']}/hall"
    await lead.post(f"{path}/begin", b"", leads[0].secret)
    await lead.post(f"{path}/clock", b'{"do":"start"}', leads[0].secret)
    print(
        f"{len(seats)} people on {wish.seats} seats and {len(stations)} stations connected, "
        f"{wish.turns} turns, thinking {wish.think:g} s on average; "
        f"load before {os.getloadavg()[0]:.1f}",
        flush=True,
    )
    began, busy, before = time.perf_counter(), processor_time(pid), resident(pid)
    people = [
        *(seat.play(over) for seat in seats),
        *(seat.mingle(wish.seats, over) for seat in seats),
        *(control(screen, wish.seats, over) for screen in leads),
        announce(leads[0], over),
        report(leads[0], over),
        unbroken(following),
    ]
    try:
        await asyncio.gather(*people)
    finally:  # also when somebody is tired of waiting
        for task in following:
            task.cancel()
        tell(tally, time.perf_counter() - began, processor_time(pid) - busy)
        grown = resident(pid) / 1e6
        print(
            f"memory of the server: {before / 1e6:.0f} MB at the start, {grown:.0f} MB at the end"
        )
    await asyncio.gather(*following, return_exceptions=True)


def tell(tally: Tally, seconds: float, busy: float) -> None:
    """Print what was measured."""
    print("\n".join(["", *tally.lines()]))
    messages, size = tally.counts.pop("messages"), tally.counts.pop("bytes")
    print(
        f"{seconds:.0f} s, server busy for {busy:.0f} s of them ({busy / seconds:.0%} of a core); "
        f"{messages} messages, {size / 1e6:.0f} MB unpacked"
    )
    print("refused:", dict(tally.counts) or "nothing")


async def unbroken(following: list[asyncio.Task[None]]) -> None:
    """A connection that fails ends everything: the figures would not be worth much."""
    done, _ = await asyncio.wait(following, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()


async def report(screen: Screen, over: asyncio.Event) -> None:
    """Say how far the game is."""
    last = None
    while not over.is_set():
        await _first(asyncio.sleep(2), over.wait())
        view = screen.position.get("view") or {}
        if (view.get("turn"), view.get("phase")) != last:
            last = (view.get("turn"), view.get("phase"))
            print(f"\rturn {last[0]}, {last[1]}          ", end="", flush=True)
    print("\r", end="")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seats", type=int, default=48)
    parser.add_argument("--people", type=int, default=0, help="more than seats: in teams")
    parser.add_argument("--turns", type=int, default=8, choices=(6, 8, 10))
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds before an answer")
    parser.add_argument("--seed", type=int, default=1)
    with contextlib.suppress(KeyboardInterrupt):  # the figures so far have been told
        asyncio.run(main(parser.parse_args()))
