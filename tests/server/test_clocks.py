"""Clocks, standing orders, and reaction windows."""

import asyncio
import sys
import time
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from critias.engine.randomness import Rng
from critias.server import steady
from critias.server.attendants.reminders import Reminders
from critias.server.attendants.thinkers import Thinkers
from critias.server.store import schema
from critias.server.store.storage import Storage, connect
from critias.server.tables.directory import Tables
from critias.table.attendants.lateness import answer_late
from critias.table.people.seats import Seat

from .playing import PERSON, Feed, Player, bot, play, served
from .test_play import asked
from .test_restarts import stored


def seconds(number: float) -> timedelta:
    return timedelta(seconds=number)


async def turn_back_the_clock(database: str, table: str, by: timedelta) -> None:
    """Make it seem that all at a table has happened earlier."""
    engine = connect(database)
    async with engine.begin() as connection:
        tables, entries = schema.tables, schema.entries
        begun, due = (
            await connection.execute(
                sa.select(tables.c.begun, tables.c.due).where(tables.c.id == table)
            )
        ).one()
        await connection.execute(
            sa.update(tables).where(tables.c.id == table).values(begun=begun - by, due=due - by)
        )
        rows = await connection.execute(
            sa.select(entries.c.id, entries.c.created).where(entries.c.table_id == table)
        )
        for id, created in rows.all():
            await connection.execute(
                sa.update(entries).where(entries.c.id == id).values(created=created - by)
            )
    await engine.dispose()


def test_when_time_runs_out_the_server_answers_and_says_so(database: str, tiny: None) -> None:
    async def test() -> None:
        settings = {"clock": {"decision": 600, "bank": 60}}
        async with served(database) as address:
            ada, bob = Player(address), Player(address)
            table = await ada.make("tiny", PERSON, PERSON, settings=settings)
            await bob.join(table)
            async with ada.follow() as feed:
                await feed.until(asked)
                [deadline] = feed.now["clock"]["deadlines"]  # of others in secret, nothing
                assert deadline["seat"] == 0
                assert feed.now["clock"]["bank"] == 60
                await ada.answer_and_see(feed, {"type": "bid", "coins": 4})
        # Eleven minutes later, at another server: Bob has not bid, and nobody declines.
        await turn_back_the_clock(database, table, timedelta(seconds=661))
        async with served(database) as address:
            ada.address, ada.http = address, httpx.AsyncClient(base_url=address, verify=False)
            async with ada.follow() as feed:
                await feed.until(lambda p: any(e["type"] == "bids-opened" for e in feed.events))
            talk = await said(ada, 1)
            assert [(one["kind"], one["seat"]) for one in talk] == [("time-ran-out", 1)]
        async with Stored(database) as storage:
            rows = await storage.rows(table)
            assert [(row.seat, row.by) for row in rows[:2]] == [(0, None), (1, "clock")]

    play(test())


def test_nobody_loses_time_because_the_clock_of_the_machine_is_set(
    one_file: str, tiny: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[list[str]] = []
    take_due = Storage.take_due

    async def noting(self: Storage, now: datetime, until: datetime) -> list[str]:
        looked.append(await take_due(self, now, until))
        return looked[-1]

    monkeypatch.setattr(Storage, "take_due", noting)

    async def test() -> None:
        settings = {"clock": {"decision": 600, "bank": 0}}
        async with served(one_file) as address:
            ada, bob = Player(address), Player(address)
            table = await ada.make("tiny", PERSON, PERSON, settings=settings)
            await bob.join(table)
            async with ada.follow() as feed, bob.follow() as bobs:
                await feed.until(asked)
                await bobs.until(asked)
                [before] = feed.now["clock"]["deadlines"]
                # From here on every look at the machine's clock sees it an hour later.
                monkeypatch.setattr(steady, "wall_time", lambda: time.time() + 3600)
                for name, module in list(sys.modules.items()):
                    # The writers ask what is a time, and stamp only what has no time yet.
                    ours = name.startswith("critias.") and not name.endswith(".writers")
                    if ours and getattr(module, "datetime", None) is datetime:
                        monkeypatch.setattr(module, "datetime", Later)
                await feed.until(lambda p: p["clock"]["deadlines"] != [before])
                [after] = feed.now["clock"]["deadlines"]
                later = datetime.fromisoformat(after["at"]) - datetime.fromisoformat(before["at"])
                assert later == timedelta(hours=1)  # as people's clocks tell it
                looks = len(looked)
                while len(looked) < looks + 2:
                    await asyncio.sleep(0.02)
                assert not any(looked)
                await ada.answer_and_see(feed, {"type": "bid", "coins": 1})
                await bob.answer(bobs.now, {"type": "bid", "coins": 0})
                await feed.until(lambda p: any(e["type"] == "bids-opened" for e in feed.events))
                assert not await ada.get(f"/api/tables/{table}/talk")
        async with Stored(one_file) as rows:
            assert [row.by for row in (await rows.rows(table))[:2]] == [None, None]

    play(test())


class Later(datetime):
    """The time by a clock that was set an hour forward."""

    @classmethod
    def now(cls, tz: Any = None) -> Any:
        return datetime.now(tz) + timedelta(hours=1)


async def said(player: Player, number: int) -> Any:
    """What was said at the table, once it is as much as that."""
    while True:
        talk = await player.get(f"/api/tables/{player.table}/talk")
        if len(talk) >= number:
            return talk
        await asyncio.sleep(0.02)


class Stored:
    """The storage behind a server."""

    def __init__(self, database: str) -> None:
        self._storage = Storage(connect(database))

    async def __aenter__(self) -> Storage:
        return self._storage

    async def __aexit__(self, *_: Any) -> None:
        await self._storage.close()


def test_a_default_answers_without_a_bot_and_secrets_are_announced_later(
    database: str, tiny: None
) -> None:
    async def test() -> None:
        settings = {"clock": {"decision": 7200}}  # by post
        async with served(database) as address:
            ada, bob, eve = Player(address), Player(address), Player(address)
            table = await ada.make("tiny", PERSON, PERSON, PERSON, settings=settings)
            await bob.join(table)
            await eve.join(table)
            await turn_back_the_clock(database, table, timedelta(seconds=7190))
            async with ada.follow() as feed, bob.follow() as bobs, eve.follow() as eves:
                await to_the_guards([ada, bob, eve], [feed, bobs, eves])
        await turn_back_the_clock(database, table, timedelta(seconds=7201))
        async with served(database) as address:
            ada.address, ada.http = address, httpx.AsyncClient(base_url=address, verify=False)
            async with ada.follow() as feed:
                await feed.until(lambda p: any("shell" in e["type"] for e in feed.events))
            talk = await said(ada, 2)
            assert [one["seat"] for one in talk] == [1, 2]
        async with Stored(database) as storage:
            late = [row for row in await storage.rows(table) if row.by == "clock"]
            assert {row.body for row in late} == {'{"type":"pass"}'}

    play(test())


def test_the_server_answers_only_the_question_whose_time_ran_out(one_file: str) -> None:
    async def test() -> None:
        async with stored(one_file) as (storage, journal):
            tables = Tables(storage, journal, watcher=lambda table: None)
            bots = [Seat("bot", bot="random")] * 2
            table = await tables.create("atlantis", {}, bots, public=False)
            thinkers, rng = Thinkers(1), Rng(bytes(32))
            late: dict[int, str] = {}
            # Until somebody who has answered is asked something else.
            while not late.keys() & table.playing().pending.keys():
                [(seat, asked)] = table.playing().pending.items()
                late[seat] = table.playing().question(seat)
                answer = msgspec.to_builtins(asked.sample(rng))
                await table.answer(seat, late[seat], answer)
            [seat] = table.playing().pending
            known = len(table.rows)
            await answer_late(table, seat, late[seat], thinkers)
            assert len(table.rows) == known

    play(test())


async def to_the_guards(players: list[Player], feeds: list[Feed]) -> None:
    """Bid so that the first wins, and the others are asked whether they guard."""
    for feed in feeds:
        await feed.until(asked)
    await players[0].answer(feeds[0].now, {"type": "bid", "coins": 4})
    for player, feed in zip(players[1:], feeds[1:], strict=True):
        await player.answer(feed.now, {"type": "bid", "coins": 0})
    for feed in feeds[1:]:
        await feed.until(lambda p: asked(p) and p["question"]["rule"] == "tiny.guard")


def test_a_reaction_is_held_until_its_window_closes(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada, bob = Player(address), Player(address)
            await ada.make("tiny", PERSON, PERSON, settings={"reactions": "quick"})
            await bob.join(ada.table)
            async with ada.follow() as feed, bob.follow() as bobs:
                await to_the_guards([ada, bob], [feed, bobs])
                await bob.answer(bobs.now)
                await bobs.until(lambda p: p["window"] and p["window"]["answer"])
                await feed.until(lambda p: p["window"])
                assert feed.now["window"]["answer"] is None
                await feed.until(lambda p: any("shell" in e["type"] for e in feed.events))
        async with Stored(database) as storage:
            *_, opened, guarded = (row.created for row in (await storage.rows(ada.table))[:3])
            assert opened is not None
            assert guarded is not None
            assert guarded - opened >= seconds(3)

    play(test())


def test_a_held_answer_survives_the_server(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada, bob = Player(address), Player(address)
            table = await ada.make("tiny", PERSON, PERSON, settings={"reactions": "long"})
            await bob.join(table)
            async with ada.follow() as feed, bob.follow() as bobs:
                await to_the_guards([ada, bob], [feed, bobs])
                await bob.answer(bobs.now, {"type": "pass"})
        # Later, at another server: nobody has closed the window meanwhile.
        await turn_back_the_clock(database, table, timedelta(seconds=13))
        async with served(database) as address:
            ada.address, ada.http = address, httpx.AsyncClient(base_url=address, verify=False)
            async with ada.follow() as feed:
                await feed.until(lambda p: any("shell" in e["type"] for e in feed.events))
        async with Stored(database) as storage:
            last = (await storage.rows(table))[2]
            assert (last.seat, last.by) == (1, None)
            assert last.command is not None

    play(test())


def test_standing_orders_answer_until_something_else_is_asked(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada, bob = Player(address), Player(address)
            await ada.make("tiny", PERSON, PERSON, options={"shells": 2})
            await bob.join(ada.table)
            async with ada.follow() as feed, bob.follow() as bobs:
                await bobs.until(asked)
                path = f"/api/tables/{ada.table}/orders"
                orders: list[Any] = [{"rule": "tiny.guard", "answer": None, "until": "asked"}]
                # Given while something else is asked, they are for what comes after that.
                await put(bob, path, [{"rule": "tiny.bid", "answer": {"type": "dance"}}])
                await put(bob, path, orders)
                orders = [{**orders[0], "condition": None, "about": {}}]
                await bobs.until(lambda p: p["orders"] == orders)
                await bob.answer_and_see(bobs, {"type": "bid", "coins": 0})
                assert bobs.now["orders"] == orders
                await feed.until(asked)
                assert feed.now["orders"] == []
                await ada.answer(feed.now, {"type": "bid", "coins": 4})
                # The guard is declined for Bob; the next bid is his own again.
                await bobs.until(lambda p: asked(p) and p["question"]["rule"] == "tiny.bid")
                await bobs.until(lambda p: p["orders"] == [])
                assert any(event["type"] == "shell-won" for event in bobs.events)
            bad: list[Any] = [[{}] * 21, [{"until": "dawn"}], [{"rule": "x" * 300}], 7]
            for wrong in bad:
                reply = await bob.http.put(path, json={"orders": wrong})
                assert reply.status_code == 400, reply.text
        async with Stored(database) as storage:
            assert [row.by for row in await storage.rows(ada.table)] == [None, None, "order"]

    play(test())


async def put(player: Player, path: str, orders: list[Any]) -> None:
    reply = await player.http.put(path, json={"orders": orders})
    assert reply.json() == {"accepted": True}, reply.text


def test_reminders_go_to_a_webhook(database: str, tiny: None) -> None:
    async def test() -> None:
        called: asyncio.Queue[Any] = asyncio.Queue()

        async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().partition(b"content-length:")[2].split()[0])
            called.put_nowait((head, msgspec.json.decode(await reader.readexactly(length))))
            writer.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
            writer.close()

        listener = await asyncio.start_server(take, "127.0.0.1", 0)
        port = listener.sockets[0].getsockname()[1]
        async with served(database, webhooks="any", address="https://play") as address:
            ada, bob = Player(address), Player(address)
            settings = {"clock": {"decision": 4 * 86400}}
            table = await ada.make("tiny", PERSON, PERSON, settings=settings)
            hook = {"webhook": f"http://localhost:{port}/hook?token=1"}
            reply = await ada.http.put(f"/api/tables/{table}/reminders", json=hook)
            assert reply.json() == {"accepted": True}, reply.text
            await bob.join(table)
            head, asked_now = await called.get()
            assert head.startswith(b"POST /hook?token=1 ")
            assert f"host: localhost:{port}".encode() in head.lower()
            told = (asked_now["table"], asked_now["seat"], asked_now["kind"], asked_now["name"])
            assert told == (table, 0, "asked", "Ada")
            assert f"https://play/table/{table}" in asked_now["text"]
            # The same question again is no news; a deadline that is near is.
            await ada.post(f"/api/tables/{table}/talk", {"text": "hm", "id": "1"})
        await turn_back_the_clock(database, table, timedelta(days=3, hours=1))
        async with served(database, webhooks="any"):
            _, late = await called.get()
            assert (late["seat"], late["kind"]) == (0, "late")
        assert called.empty()
        listener.close()

    play(test())


def test_what_a_webhook_answers_is_never_read(one_file: str, tiny: None) -> None:
    async def test() -> None:
        hung_up: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
            poured = 0
            with suppress(ConnectionError):
                while True:
                    writer.write(b"10000\r\n" + bytes(0x10000) + b"\r\n")
                    await writer.drain()
                    poured += 0x10000
            hung_up.set_result(poured)

        listener = await asyncio.start_server(pour, "127.0.0.1", 0)
        port = listener.sockets[0].getsockname()[1]
        async with served(one_file, webhooks="any") as address:
            ada, bob = Player(address), Player(address)
            table = await ada.make("tiny", PERSON, PERSON)
            hook = {"webhook": f"http://127.0.0.1:{port}/"}
            await ada.http.put(f"/api/tables/{table}/reminders", json=hook)
            await bob.join(table)
            assert await hung_up < 100_000_000  # what fits into the buffers of two sockets
        listener.close()

    play(test())


@pytest.mark.parametrize(
    "webhook",
    [
        *("", "mail:me", "http://", "http://[", "http://127.0.0.1/", "http://localhost:99999/"),
        *("http://10.0.0.1/x", "https://[::1]/", "http://169.254.169.254/latest"),
        *("http://[64:ff9b::7f00:1]/", "http://[2002:7f00:1::]/", "http://[2002:a00:1::]/"),
        *("http://a.invalid/", "http://a\0b/", "http://x/" + "y" * 500),
    ],
)
def test_webhooks_that_the_server_does_not_call(webhook: str) -> None:
    async def test() -> None:
        with pytest.raises(Exception, match=r"webhook|host"):
            await Reminders(Storage(connect("sqlite://"))).check(webhook)

    asyncio.run(test())


def test_bots_need_no_clock(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada = Player(address)
            await ada.make("tiny", bot(), bot(), settings={"clock": {"decision": 5}})
            async with ada.follow() as feed:
                await feed.until(lambda p: p["stage"] == "over")
        async with Stored(database) as storage:
            assert {row.by for row in await storage.rows(ada.table)} == {None}

    play(test())
