"""Servers that stop, crash, or share a database: nothing that was acknowledged is ever lost."""

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
import websockets

from critias.engine.errors import QuestionClosed
from critias.engine.match import Match
from critias.engine.saving import load
from critias.server.store import schema
from critias.server.store.journal import Journal
from critias.server.store.storage import Storage, connect
from critias.server.tables.directory import Tables
from critias.server.tables.stored_table import StoredTable
from critias.table.history.replaying import replay, start_of
from critias.table.membership import claim, leave
from critias.table.people.seats import Seat
from critias.table.people.secrets import seat_of
from critias.table.sight.positions import encoded_events
from tests.seed import SEED

from .playing import DEADLINE, PERSON, Feed, Player, bot, play, served

pytestmark = pytest.mark.each_database

KILLS = int(os.environ.get("CRITIAS_KILLS", "1"))


def test_a_restarted_server_goes_on_where_it_stopped(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada = Player(address)
            table = await ada.make("tiny", PERSON, PERSON)
            bob = Player(address)
            await bob.join(table)
            async with ada.follow() as feed:
                before = await feed.next()
                await ada.answer_and_see(feed, {"type": "bid", "coins": 1})
        async with served(database) as address:
            ada.address = bob.address = address
            async with ada.follow(cursor=before["cursor"]) as feed:
                now = await feed.next()
                assert (now["view"], now["reset"]) == (before["view"], False)
                assert (now["question"], now["can_undo"]) == (None, True)

    play(test())


def test_bots_go_on_after_a_restart_without_being_looked_at(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada = Player(address)
            table = await ada.make("atlantis", bot(), bot())
        async with stored(database) as (storage, _):
            async with served(database):
                while await storage.unfinished():
                    await asyncio.sleep(0.1)
            found = await storage.read(table)
            assert found is not None
            assert found[0].stage == "over"

    play(test())


def test_a_match_that_no_longer_replays_is_frozen_and_not_lost(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada = Player(address)
            table = await ada.make("tiny", PERSON, bot())
            async with ada.follow() as feed:
                await feed.next()
                await ada.answer_and_see(feed, {"type": "bid", "coins": 1})
        await change_body(database, table, '{"type":"bid","coins":1}', '{"type":"bid","coins":99}')
        async with served(database) as address:
            ada.address, ada.http = address, httpx.AsyncClient(base_url=address, verify=False)
            shown = await ada.get(f"/api/tables/{table}")
            assert shown["stage"] == "frozen"
            assert "cannot go on" in shown["message"]
            async with ada.follow() as feed:
                now = await feed.next()
                assert (now["stage"], now["view"], now["question"]) == ("frozen", None, None)
            ada.http.headers["Authorization"] = f"Seat {ada.secret}"
            refused = await ada.try_answer("q", {})
            assert (refused.status_code, refused.json()["error"]) == (409, "not-playing")
            await Player(address).make("tiny", PERSON, bot())  # other tables do not suffer
        # Where the rules are others than those it began with, the message says so.
        await change_rules(database, table, "those of last year")
        async with served(database) as address:
            shown = await Player(address).get(f"/api/tables/{table}")
            assert "rules were mended since this match began" in shown["message"]
        await change_body(database, table, '{"type":"bid","coins":99}', '{"type":"bid","coins":1}')
        async with served(database) as address:
            thawed = await Player(address).get(f"/api/tables/{table}")
            assert (thawed["stage"], thawed["message"]) == ("playing", None)

    play(test())


def test_two_processes_serve_one_table(database: str, tiny: None) -> None:
    async def test() -> None:
        async with stored(database) as one, stored(database) as other:
            here, there = (Tables(*both, watcher=lambda table: None) for both in (one, other))
            made = await here.create("tiny", {}, [Seat("person")] * 3, public=False)
            same = await there.find(made.id)
            # Neither hears of the other, so every write finds the other's entries by itself.
            assert (await there.find(made.id)).stage == "gathering"
            assert [(await claim(table, f"P{n}"))[0] for n, table in enumerate((made, same, made))]
            questions: dict[int, str] = {}
            for seat, table in enumerate((made, same, made)):
                match = await caught_up(table)
                questions[seat] = match.question(seat)
                await table.answer(
                    seat, questions[seat], {"type": "bid", "coins": seat}, f"c{seat}"
                )
            # The same command again, and a late answer, at the process that does not know yet.
            await made.answer(1, questions[1], {"type": "bid", "coins": 1}, "c1")
            with pytest.raises(QuestionClosed):
                await same.answer(0, questions[0], {"type": "bid", "coins": 2}, "late")
            assert [row.body for row in await one[0].rows(made.id)] == [
                f'{{"type":"bid","coins":{coins}}}' for coins in range(3)
            ]
            assert same.match is not None
            assert made.match is not None
            assert same.match.log == made.match.log

    play(test())


def test_what_a_process_did_not_live_to_tell_is_found(database: str, tiny: None) -> None:
    async def test() -> None:
        async with stored(database) as one, stored(database) as other:
            here, there = (
                Tables(*both, watcher=lambda table: None, publish=lambda table, entries_only: None)
                for both in (one, other)
            )
            made = await here.create("tiny", {}, [Seat("person")] * 2, public=False)
            idle = await here.create("tiny", {}, [Seat("person")] * 2, public=False)
            copies = [await there.find(table.id) for table in (made, idle)]
            assert await there.outdated() == []
            for name in ("Ada", "Bob"):
                await claim(made, name)
            assert await there.outdated() == [made.id]  # by its stage
            await there.find_as_stored(made.id)
            assert await there.outdated() == []
            await made.answer(0, made.playing().question(0), {"type": "bid", "coins": 1}, "c1")
            assert await there.outdated() == [made.id]  # by its entries
            await copies[0].catch_up()
            assert copies[0].playing().log == made.playing().log
            await made.change(lambda change: change.say("left", 0))
            assert await there.outdated() == [made.id]  # by what was said
            # Somebody who comes over from the process that died sees all of it at once.
            assert (await there.find_as_stored(made.id)).mark == made.mark

    play(test())


def test_bots_alone_at_a_table_are_adopted_by_another_process(database: str, tiny: None) -> None:
    async def test() -> None:
        async with stored(database) as one, stored(database) as other:
            here, there = (Tables(*both, watcher=lambda table: None) for both in (one, other))
            bots = [Seat("bot", bot="random")] * 2
            alone = await here.create("tiny", {}, bots, public=False)
            played = await here.create("tiny", {}, [Seat("person"), *bots[1:]], public=False)
            await claim(played, "Ada")
            await there.adopt()
            assert [table.id for table in there.all_in_memory()] == [alone.id]
            await leave(played, 0, "random")
            await there.adopt()
            assert there.in_memory(played.id) is not None

    play(test())


async def caught_up(table: StoredTable) -> Match:
    """What a process knows of a table once it has heard of what others wrote."""
    if table.match is None:
        await table.load()
    return table.playing()


@pytest.mark.kills
def test_a_killed_server_loses_nothing_that_it_acknowledged(database: str) -> None:
    async def test() -> None:
        chance = random.Random(f"{SEED} {database[:6]}")
        port = free_port()
        address = f"http://127.0.0.1:{port}"
        server = await start_server(port, database)
        try:
            bots_only = await Player(address).make("atlantis", bot(), bot())
            async with crowd([address]) as people:
                for _ in range(KILLS):
                    await people.more_acknowledged(chance.randint(3, 12))
                    await asyncio.sleep(0.1 * chance.random())
                    await kill(server)
                    server = await start_server(port, database)
                await people.more_acknowledged(5)
                await bots_play_on(address, bots_only)
        finally:
            await kill(server)
        await people.check_nothing_is_lost(database)

    asyncio.run(asyncio.wait_for(test(), DEADLINE * (2 + KILLS)))


@pytest.mark.kills
@pytest.mark.long
def test_two_processes_of_which_one_is_killed_lose_nothing(postgres: Any) -> None:
    database = emptied(postgres)

    async def test() -> None:
        chance = random.Random(f"{SEED} two")
        ports = [free_port(), free_port()]
        servers = [await start_server(port, database) for port in ports]
        try:
            async with crowd([f"http://127.0.0.1:{port}" for port in ports]) as people:
                for _ in range(KILLS):
                    await people.more_acknowledged(chance.randint(3, 12))
                    one = chance.randrange(2)
                    await kill(servers[one])
                    await people.more_acknowledged(2)  # by the other
                    servers[one] = await start_server(ports[one], database)
                await people.more_acknowledged(5)
        finally:
            for server in servers:
                await kill(server)
        await people.check_nothing_is_lost(database)

    asyncio.run(asyncio.wait_for(test(), DEADLINE * (2 + KILLS)))


@pytest.mark.kills
@pytest.mark.long
def test_a_killed_database_loses_nothing_that_was_acknowledged(postgres: Any) -> None:
    database = emptied(postgres)

    async def test() -> None:
        chance = random.Random(f"{SEED} database")
        port = free_port()
        server = await start_server(port, database)
        try:
            async with crowd([f"http://127.0.0.1:{port}"]) as people:
                for _ in range(KILLS):
                    await people.more_acknowledged(chance.randint(3, 12))
                    await asyncio.to_thread(kill_and_start_again, postgres)
                await people.more_acknowledged(5)
        finally:
            await kill(server)
        await people.check_nothing_is_lost(database)

    asyncio.run(asyncio.wait_for(test(), DEADLINE * (2 + KILLS)))


def emptied(postgres: Any) -> str:
    """The URL of the database, with nothing in it."""
    quietly = "SET client_min_messages = warning;"
    postgres.psql(f"{quietly} DROP SCHEMA public CASCADE; CREATE SCHEMA public;")
    return str(postgres.get_uri())


def kill_and_start_again(postgres: Any) -> None:
    """Kill PostgreSQL with all its processes, as when the machine loses power, and start it."""
    pid = postgres.get_pid()
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    for one in (pid, *map(int, children)):
        with contextlib.suppress(ProcessLookupError):
            os.kill(one, signal.SIGKILL)
            while Path(f"/proc/{one}").exists():
                time.sleep(0.01)
    postgres.ensure_postgres_running()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


class Crowd:
    """People at some tables, somebody who watches, and others who come in; all are stubborn."""

    def __init__(self, addresses: Sequence[str]) -> None:
        self._lobby = Lobby(addresses[0])
        self._people: list[Stubborn] = []
        self._addresses = addresses
        self._playing: list[asyncio.Task[None]] = []

    async def sit_down(self, tables: int) -> None:
        for number in range(tables):
            maker, guest = (Stubborn(self._addresses, ws) for ws in (False, number % 2 == 0))
            guest.move_on()
            await guest.join(await maker.make("atlantis", PERSON, PERSON, bot("medium")))
            self._people += (maker, guest)
        onlooker = Stubborn(self._addresses)
        onlooker.table = self._people[0].table
        self._people.append(onlooker)

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        self._playing = [asyncio.create_task(one.play()) for one in self._people]
        arriving = asyncio.create_task(self._lobby.fill())
        tasks = (*self._playing, arriving)
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        for outcome in outcomes:
            assert outcome is None or isinstance(outcome, asyncio.CancelledError), outcome

    async def more_acknowledged(self, more: int) -> None:
        """Wait until so many more answers have been acknowledged, or all have played to the end."""

        def count() -> int:
            return sum(len(person.acknowledged) for person in self._people)

        wanted = count() + more
        while count() < wanted and not all(task.done() for task in self._playing):
            for task in self._playing:
                if task.done():
                    task.result()
            await asyncio.sleep(0.005)

    async def check_nothing_is_lost(self, database: str) -> None:
        async with stored(database) as (storage, _):
            for person in self._people:
                await check_nothing_is_lost(storage, person)
            await self._lobby.check(storage)
        answers = sum(len(person.acknowledged) for person in self._people)
        print(f"{answers} answers were acknowledged, and all of them are there")


@asynccontextmanager
async def crowd(addresses: Sequence[str]) -> AsyncIterator[Crowd]:
    people = Crowd(addresses)
    await people.sit_down(1 + KILLS // 3)
    async with people.playing():
        yield people


async def bots_play_on(address: str, table: str) -> None:
    """Wait until a table of bots alone, of which nobody has taken notice, is over."""
    onlooker = Player(address)
    while (await onlooker.get(f"/api/tables/{table}"))["stage"] != "over":
        await asyncio.sleep(0.1)


async def check_nothing_is_lost(storage: Storage, person: "Stubborn") -> None:
    found = await storage.read(person.table)
    assert found is not None
    head, seats = found
    rows = await storage.rows(person.table)
    if person.seat is not None:
        in_log = [row.command for row in rows if row.seat == person.seat]
        # One more may be durable and not acknowledged, never the other way round.
        assert person.acknowledged in (in_log, in_log[:-1])
        own = schema.talk.c
        asked = sa.select(own.text).where(own.table_id == person.table, own.seat == person.seat)
        async with storage.engine.connect() as connection:
            said = list((await connection.execute(asked.order_by(own.number))).scalars())
        assert person.said in (said, said[:-1])
    match = replay(load(start_of(head, seats)), rows).match
    assert match.over == (head.stage == "over")
    # All that was ever shown is in what the log replays to.
    told = [event.decode() for event in encoded_events(match.all_events, person.seat)]
    assert person.seen
    assert person.seen == told[: len(person.seen)]


LOST = (OSError, httpx.TransportError, websockets.WebSocketException)
"""What a client notices of a server that is killed."""


class Stubborn(Player):
    """A client that goes on whatever happens to the server, and notes what it was promised."""

    def __init__(self, addresses: Sequence[str], answers_over_websocket: bool = False) -> None:
        super().__init__(addresses[0])
        self._addresses = addresses
        self.seen: list[str] = []
        self.acknowledged: list[str] = []
        self.said: list[str] = []
        self._over_websocket = answers_over_websocket
        self._answered = ""

    def move_on(self) -> None:
        """Go to the next process, if there are several; with the secret, which is good there."""
        at = self._addresses.index(self.address) + 1
        self.address = self._addresses[at % len(self._addresses)]
        self.http.base_url = httpx.URL(self.address)
        if self.secret:
            self.http.headers["Authorization"] = f"Seat {self.secret}"

    async def play(self) -> None:
        """Play the match to its end; without a seat, watch it."""
        while True:
            known = self.seen
            try:
                async with self.follow(cursor=len(known)) as feed:
                    await feed.next()
                    while await self._goes_on(feed, known):
                        pass
                    return
            except LOST:
                await asyncio.sleep(0.1)
                self.move_on()

    async def _goes_on(self, feed: Feed, known: list[str]) -> bool:
        """Do what the position asks for, or wait for the next; False at the end."""
        assert not any(position["reset"] for position in feed.positions), "shown and forgotten"
        self.seen = known + [compact(event) for event in feed.events]
        question = feed.now["question"]
        if feed.now["stage"] == "over":
            return False
        if question is None or question["id"] == self._answered:
            await feed.next()
            return True
        await self._answer(feed, question)
        self._answered = question["id"]
        if len(self.acknowledged) % 4 == 0:
            await self._say()
        return True

    async def _answer(self, feed: Feed, question: dict[str, Any]) -> None:
        """Send the same answer until it is acknowledged, the way does not matter."""
        id, answer = f"c{len(self.acknowledged)}", question["options"][0]
        if self._over_websocket:
            given = {"question": question["id"], "answer": answer, "id": id}
            with contextlib.suppress(*LOST):
                told = await feed.reply_to({"type": "answer", **given})
                if told["type"] == "done":
                    self.acknowledged.append(id)
                    return
                assert told["error"] == "storage-failed", told
        reply = await self._insist(lambda: self.try_answer(question["id"], answer, id))
        assert reply.status_code == 200, reply.text
        self.acknowledged.append(id)

    async def _say(self) -> None:
        text = f"message {len(self.said)}"
        body = {"text": text, "id": f"t{len(self.said)}"}
        path = f"/api/tables/{self.table}/talk"
        reply = await self._insist(lambda: self.http.post(path, json=body))
        assert reply.status_code == 201, reply.text
        self.said.append(text)

    async def _insist(self, send: Callable[[], Awaitable[httpx.Response]]) -> httpx.Response:
        while True:
            try:
                reply = await send()
                if reply.status_code != 503:
                    return reply
            except LOST:
                self.move_on()
            await asyncio.sleep(0.1)


class Lobby:
    """People who make tables and take seats while the server is being killed."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._seated: list[Player] = []

    async def fill(self) -> None:
        """Go on for ever."""
        while True:
            try:
                maker, guest = Player(self._address), Player(self._address)
                wanted = {"game": "atlantis", "seats": [PERSON] * 3, "name": "Ada"}
                if await self._sat(maker, "/api/tables", wanted):
                    await self._sat(guest, f"/api/tables/{maker.table}/seats", {"name": "Bob"})
            except LOST:
                pass
            await asyncio.sleep(0.1)

    async def _sat(self, person: Player, path: str, body: Any) -> bool:
        """Whether somebody was told to have a seat."""
        reply = await person.http.post(path, json=body)
        if reply.status_code == 503:
            return False
        assert reply.status_code == 201, reply.text
        made = reply.json()
        person.table, person.seat, person.secret = made["table"], made["seat"], made["secret"]
        self._seated.append(person)
        return True

    async def check(self, storage: Storage) -> None:
        """Everybody who was told to have a seat has it."""
        assert self._seated
        for person in self._seated:
            found = await storage.read(person.table)
            assert found is not None
            assert seat_of(found[1], person.secret) == person.seat


def compact(event: dict[str, Any]) -> str:
    return json.dumps(event, separators=(",", ":"), ensure_ascii=False)


async def start_server(port: int, database: str) -> asyncio.subprocess.Process:
    how = f"port={port}, database={database!r}, seed={SEED!r}"
    code = f"from critias.server.serving import serve; serve({how})"
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, stdout=asyncio.subprocess.PIPE
    )
    assert server.stdout is not None
    assert b"Critias is at" in await server.stdout.readline()
    return server


async def kill(server: asyncio.subprocess.Process) -> None:
    """Kill a server; its bots' processes, which have its output open too, must go as well."""
    server.kill()
    assert server.stdout is not None
    await server.stdout.read()
    await server.wait()


@asynccontextmanager
async def stored(database: str) -> AsyncIterator[tuple[Storage, Journal]]:
    storage = Storage(connect(database))
    journal = Journal(storage)
    await storage.migrate()
    journal.open()
    try:
        yield storage, journal
    finally:
        await journal.close()
        await storage.close()


async def change_rules(database: str, table: str, rules: str) -> None:
    engine = connect(database)
    async with engine.begin() as connection:
        own = schema.tables
        await connection.execute(sa.update(own).where(own.c.id == table).values(rules=rules))
    await engine.dispose()


async def change_body(database: str, table: str, old: str, new: str) -> None:
    engine = connect(database)
    async with engine.begin() as connection:
        own = schema.entries.c
        done = await connection.execute(
            sa.update(schema.entries)
            .where(own.table_id == table, own.seat == 0, own.body == old)
            .values(body=new)
        )
        assert done.rowcount == 1
    await engine.dispose()
