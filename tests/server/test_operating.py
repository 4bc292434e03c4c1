"""What operators need: health, logs, limits, the doctor."""

import asyncio
import json
import logging
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import websockets

from critias.cli import main
from critias.server.access.rate_limits import Bucket, Limits
from critias.server.errors import BadConfiguration
from critias.server.logs import JsonLines, Lines, discreet
from critias.server.serving import serve
from critias.server.store.storage import connect
from critias.table.errors import TooMany

from .playing import PERSON, Player, bot, play, served
from .processes import running
from .test_restarts import change_body


def test_health_tells_when_the_database_is_gone(database: str) -> None:
    async def test() -> None:
        async with served(database) as address, httpx.AsyncClient(verify=False) as http:
            assert (await http.get(f"{address}/health")).text == "ready"

    play(test())


def test_a_bucket_fills_at_its_rate() -> None:
    bucket = Bucket(rate=2, full=4, now=0)
    assert [bucket.take(1, now=0) for _ in range(5)] == [True] * 4 + [False]
    assert bucket.take(1, now=0.5)
    assert not bucket.take(1, now=0.6)
    assert not bucket.is_full(now=2)
    assert bucket.is_full(now=10)


def connection(host: str | None) -> Any:
    return SimpleNamespace(client=None if host is None else SimpleNamespace(host=host))


def test_each_address_has_its_own_limit() -> None:
    now = 0.0
    limits = Limits(1, False, clock=lambda: now)
    for _ in range(8):
        limits.take(connection("192.0.2.1"))
    with pytest.raises(TooMany):
        limits.take(connection("192.0.2.1"))
    limits.take(connection("192.0.2.2"), cost=8)
    now = 2.0
    limits.take(connection("192.0.2.1"), cost=2)
    # One household of the new internet is one address; this machine has no limit.
    limits.take(connection("2001:db8::1"), cost=8)
    with pytest.raises(TooMany):
        limits.take(connection("2001:db8::2"))
    for free in ("127.0.0.1", "::1", None):
        for _ in range(100):
            limits.take(connection(free))


def test_requests_and_sockets_are_limited(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            table = await Player(address).make("tiny", PERSON, PERSON)
        async with served(database, rate=0.5, limit_loopback=True) as address:
            live = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
            async with websockets.connect(live) as socket:
                for _ in range(30):
                    await socket.send('{"type": "follow"}')
                last = {}
                with suppress(websockets.ConnectionClosed):
                    while True:
                        last = json.loads(await socket.recv())
                assert (last["error"], socket.close_code) == ("too-many-requests", 4429)
            ada = Player(address)
            replies = [await ada.http.get(f"/api/tables/{table}") for _ in range(10)]
            refused = [reply for reply in replies if reply.status_code != 200]
            assert {reply.status_code for reply in refused} == {429}
            assert refused[0].json()["error"] == "too-many-requests"
            assert int(refused[0].headers["retry-after"]) >= 1
            with pytest.raises(websockets.InvalidStatus):
                await websockets.connect(live)

    play(test())


def test_logs_are_lines_of_json() -> None:
    try:
        raise ValueError("something\nwith lines")
    except ValueError as error:
        record = logging.LogRecord(
            "critias", logging.ERROR, "x.py", 1, "table %s", ("abc",), (type(error), error, None)
        )
    line = JsonLines().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["message"]) == ("error", "table abc")
    assert "with lines" in told["error"]


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("the bot hard failed at table k3v9x2mzq8a7wgdr", "the bot hard failed at table k3v9..."),
        ("203.0.113.7:41566 - GET", "(address):41566 - GET"),
        ("[2001:db8::17]:443, 2001:db8:0:1:2:3:4:5", "(address):443, (address)"),
        (
            "running on http://127.0.0.1:8000 at 20:55:17",
            "running on http://127.0.0.1:8000 at 20:55:17",
        ),
        ("version 1.2.3, 0.0.0.0", "version 1.2.3, 0.0.0.0"),
    ],
)
def test_logs_name_nobody(said: str, written: str) -> None:
    assert discreet(said) == written
    failed = logging.LogRecord("critias", logging.ERROR, "x.py", 1, "%s", (said,), None)
    assert json.loads(JsonLines().format(failed))["message"] == written
    assert Lines().format(failed).endswith(f"ERROR {written}")
    assert Lines(addresses=True).format(failed).endswith(f"ERROR {said}")


@pytest.mark.long
@pytest.mark.parametrize("asked", [False, True])
def test_who_looks_at_what_is_logged_when_asked(
    one_file: str, tiny: None, asked: bool, capfd: pytest.CaptureFixture[str]
) -> None:
    async def test() -> str:
        wanted = ("--database", one_file, "--log-level", "info")
        async with running(*wanted, *(["--log-addresses"] if asked else [])) as server:
            ada = Player(server.address)
            await ada.make("atlantis", PERSON, PERSON)
            async with ada.follow() as feed:
                await feed.next()
        return ada.table

    table = asyncio.run(test())
    written = capfd.readouterr().err
    assert "Uvicorn running" in written
    assert (table in written) is asked
    assert ("WebSocket" in written) is asked


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"database": "mysql://x/y"}, "sqlite:///FILE or postgresql"),
        ({"database": "nonsense"}, "sqlite:///FILE or postgresql"),
        ({"database": "sqlite://", "workers": 2}, "several workers need"),
        ({"database": "sqlite://", "fanout": "amqp://x"}, "redis"),
    ],
)
def test_servers_that_cannot_be_run_as_asked(given: Any, reason: str) -> None:
    with pytest.raises(BadConfiguration, match=reason):
        serve(port=0, **given)


def test_the_doctor_names_matches_that_no_longer_replay(
    database: str, tiny: None, capsys: pytest.CaptureFixture[str]
) -> None:
    async def make() -> tuple[str, str]:
        async with served(database) as address:
            ada = Player(address)
            good = await ada.make("atlantis", PERSON, bot())
            sick = await ada.make("tiny", PERSON, bot())
            async with ada.follow() as feed:
                await feed.next()
                await ada.answer(feed.now, {"type": "bid", "coins": 1})
                await feed.until(lambda p: any(e["type"] == "bids-opened" for e in feed.events))
            return good, sick

    good, sick = asyncio.run(make())
    assert main(["doctor", "--database", database]) == 0
    assert capsys.readouterr().out == "2 of 2 matches replay.\n"
    # It still replays, but not to the same: that is noticed too.
    asyncio.run(change_body(database, sick, '{"type":"bid","coins":1}', '{"type":"bid","coins":4}'))
    before = asyncio.run(everything(database))
    assert main(["doctor", "--database", database]) == 1
    out = capsys.readouterr().out
    assert f"{sick}: tiny, playing: its entry" in out
    assert "something else than it did before" in out
    assert good not in out
    assert "1 of 2 matches replay." in out
    assert main(["doctor", "--database", database, "--json", "--all"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["replayed"], list(told["broken"])) == (1, [sick])
    assert asyncio.run(everything(database)) == before


async def everything(database: str) -> list[Any]:
    """All that is in a database."""
    from critias.server.store.schema import metadata

    engine = connect(database)
    async with engine.connect() as connection:
        found = [
            tuple(row)
            for table in metadata.sorted_tables
            for row in await connection.execute(table.select())
        ]
    await engine.dispose()
    return found


def test_the_doctor_makes_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "missing.db"
    assert main(["doctor", "--database", f"sqlite:///{missing}"]) == 1
    assert "there is no database file" in capsys.readouterr().err
    assert not missing.exists()
    empty = tmp_path / "empty.db"
    empty.write_bytes(b"")
    assert main(["doctor", "--database", f"sqlite:///{empty}"]) == 1
    assert "start the server once" in capsys.readouterr().err


def test_a_match_that_replays_differently_is_frozen(database: str, tiny: None) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada, bob = Player(address), Player(address)
            table = await ada.make("tiny", PERSON, PERSON)
            await bob.join(table)
            async with ada.follow() as feed, bob.follow() as bobs:
                await feed.next()
                await bobs.next()
                await ada.answer_and_see(feed, {"type": "bid", "coins": 1})
                await bob.answer_and_see(bobs, {"type": "bid", "coins": 0})
        await change_body(database, table, '{"type":"bid","coins":1}', '{"type":"bid","coins":2}')
        async with served(database) as address:
            shown = await Player(address).get(f"/api/tables/{table}")
            assert shown["stage"] == "frozen"
            assert "something else" in shown["message"]

    play(test())
