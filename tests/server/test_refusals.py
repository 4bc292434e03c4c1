"""Bad input gets a 4xx and a sentence; never a 500, never a stack trace, never a lost table."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from critias.engine.errors import RulesError
from critias.server.api import pages, refusals, websocket
from critias.server.api.refusals import refusal
from critias.table.errors import Refused
from critias.table.requests.refusals import KINDS

from .playing import PERSON, Player, play, served

PROTOCOLS = ("protocol.md", "megagame-protocol.md")
GOOD = {"game": "atlantis", "seats": [PERSON, PERSON], "name": "Ada"}

BAD_TABLES: list[Any] = [
    None,
    [],
    "atlantis",
    {},
    {**GOOD, "game": "chess"},
    {**GOOD, "game": "\x00"},
    {**GOOD, "game": 7},
    {**GOOD, "seats": []},
    {**GOOD, "seats": [PERSON]},
    {**GOOD, "seats": [PERSON] * 5},
    {**GOOD, "seats": [PERSON] * 200},
    {**GOOD, "seats": [PERSON, {"kind": "cat"}]},
    {**GOOD, "seats": [PERSON, {"kind": "bot"}]},
    {**GOOD, "seats": [PERSON, {"kind": "bot", "bot": "no such"}]},
    {**GOOD, "seats": [PERSON, None]},
    {**GOOD, "name": ""},
    {**GOOD, "name": "\u0000\u202e"},
    {**GOOD, "name": "x" * 41},
    {**GOOD, "name": "x" * 5000},
    {**GOOD, "options": {"tiles": "marble"}},
    {**GOOD, "options": {"colour": "red"}},
    {**GOOD, "options": []},
    {**GOOD, "public": "maybe"},
    {**GOOD, "optoins": {}},
]
BAD_BODIES = [
    b"",
    b"{",
    b"\xff\xfe",
    b'{"game": "\xff"}',
    b'{"name": "\xed\xa0\x80"}',
    b'"\\ud800"',
    b"[" * 60_000,
    b'{"name":' * 5_000,
    b"NaN",
    b"1" * 60_000,
    b"x" * 70_000,
]


def check(reply: httpx.Response) -> None:
    assert 400 <= reply.status_code < 500, f"{reply.status_code}: {reply.text}"
    content = reply.json()
    assert set(content) == {"error", "detail"}
    assert re.fullmatch("[a-z-]+", content["error"])
    assert content["detail"]
    assert "Traceback" not in reply.text
    assert ".py" not in reply.text


def test_bad_tables_and_bodies(database: str) -> None:
    async def test() -> None:
        async with (
            served(database) as address,
            httpx.AsyncClient(base_url=address, verify=False) as http,
        ):
            for body in BAD_TABLES:
                check(await http.post("/api/tables", json=body))
            ada = Player(address)
            table = await ada.make("atlantis", PERSON, PERSON)
            for path in ("", f"/{table}/seats", f"/{table}/answers", f"/{table}/undo"):
                for content in BAD_BODIES:
                    check(await ada.http.post(f"/api/tables{path}", content=content))
            assert (await ada.get(f"/api/tables/{table}"))["stage"] == "gathering"

    play(test())


def test_bad_addresses(database: str) -> None:
    async def test() -> None:
        async with (
            served(database) as address,
            httpx.AsyncClient(base_url=address, verify=False) as http,
        ):
            for table in ("x", "%00", "..", "a" * 5000, "é", "' OR 1=1 --", "abcdefghijkmnpqr"):
                for path in ("", "/match", "/history/0"):
                    check(await http.get(f"/api/tables/{table}{path}"))
                check(await http.post(f"/api/tables/{table}/hint"))
            for path in (
                "/api",
                "/api/nothing",
                "/api/games/chess/texts/en",
                "/api/games/atlantis/texts/tlh",
                "/api/games/atlantis/texts/..%2f..%2fen",
                "/api/games/atlantis/rules/fr",
                "/api/tables/x/history/minus-one",
            ):
                check(await http.get(path))
            check(await http.delete("/api/tables"))
            check(await http.get("/api/tables/x/start"))

    play(test())


def test_bad_commands_change_nothing(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada, bob = Player(address), Player(address)
            table = await ada.make("atlantis", PERSON, PERSON)
            path = f"/api/tables/{table}"
            check(await ada.http.post(f"{path}/hint"))
            check(await ada.http.post(f"{path}/undo", json={"id": "1"}))
            check(await ada.try_answer("0-0", {}))
            await bob.join(table)
            bad_ids: list[Any] = ["", "x" * 65, "a b", "\x00", "é", 7, None, {}]
            for id in bad_ids:
                body = {"question": "q", "answer": {}, "id": id}
                check(await ada.http.post(f"{path}/answers", json=body))
                check(await ada.http.post(f"{path}/undo", json={"id": id}))
            deep: Any = {}
            for _ in range(400):
                deep = [deep]
            for answer in (deep, {"type": "play", "figure": 10**40}, {"type": "x" * 50_000}):
                for question in ("", "0", "x" * 900):
                    check(await ada.try_answer(question, answer))
            async with ada.follow() as feed:
                position = await feed.next()
                assert (position["stage"], position["can_undo"]) == ("playing", False)

    play(test())


def test_requests_from_other_sites_are_refused(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada = Player(address)
            table = await ada.make("atlantis", PERSON, PERSON)
            for origin in (
                "http://evil.example",
                "null",
                "http://[",
                "http://[::1",
                address.replace("127.0.0.1", "localhost"),
            ):
                headers = {"Origin": origin}
                check(await ada.http.post("/api/tables", json=GOOD, headers=headers))
                with pytest.raises(websockets.InvalidStatus, match="403"):
                    await websockets.connect(
                        f"{address.replace('http', 'ws')}/api/tables/{table}/live",
                        origin=websockets.Origin(origin),
                    )
            await ada.http.post("/api/tables", json=GOOD, headers={"Origin": address})

    play(test())


def test_garbage_over_the_websocket(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada = Player(address)
            table = await ada.make("atlantis", PERSON, PERSON)
            live = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
            garbage: list[str | bytes] = [
                *("", "hello", "7", "[]", "null", '{"type": "follow", "cursor": -1}'),
                *('{"type": "follow", "cursor": 1e99}', '{"type": "follow", "cursor": "1"}'),
                *('{"type": "follow", "secret": 7}', '{"type": "follow", "secret": "00"}'),
                *('{"type": "answer"}', "[" * 60_000, "x" * 60_000, "\x00", b"\xff\x00", b"{}"),
            ]
            for message in garbage:
                async with websockets.connect(live) as socket:
                    await socket.send(message)
                    error = json.loads(await socket.recv())
                    assert (error["type"], bool(error["detail"])) == ("error", True), message
                    with pytest.raises(websockets.ConnectionClosed):
                        await socket.recv()
                    assert socket.close_code in (4400, 4401)
            async with websockets.connect(live) as socket:
                await socket.send("x" * 100_000)
                with pytest.raises(websockets.ConnectionClosed):
                    await socket.recv()
            with pytest.raises(websockets.InvalidStatus, match="403"):
                await websockets.connect(live.replace(table, "abcdefghijkmnpqr"))
            # Garbage after a good start, and a good start after another.
            async with ada.follow() as feed:
                await feed.next()
                await feed.socket.send('{"type": "follow"}')
                assert (await feed.next())["you"] is None
                await feed.socket.send("garbage")
                assert json.loads(await feed.socket.recv())["type"] == "error"
            assert (await ada.get(f"/api/tables/{table}"))["stage"] == "gathering"

    play(test())


def test_a_client_that_names_no_secret_follows_by_its_cookie(database: str) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada = Player(address)
            table = await ada.make("atlantis", PERSON, PERSON)
            cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
            async with websockets.connect(
                f"{address.replace('http', 'ws')}/api/tables/{table}/live",
                additional_headers={"Cookie": cookie},
            ) as socket:
                await socket.send('{"type": "follow"}')
                assert json.loads(await socket.recv())["you"] == 0

    play(test())


@pytest.mark.parametrize("built", [False, True])
def test_pages_are_served_with_strict_headers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, built: bool
) -> None:
    static = tmp_path / "static"
    monkeypatch.setattr(pages, "STATIC", static)
    (tmp_path / "secret.txt").write_text("not for the public")
    if built:
        (static / "assets").mkdir(parents=True)
        (static / "index.html").write_text("<!doctype html><title>Critias, built</title>")
        (static / "assets" / "app-1234.js").write_text("let it = 'run'")

    async def test() -> None:
        database = f"sqlite:///{tmp_path / 'critias.db'}"
        async with (
            served(database) as address,
            httpx.AsyncClient(base_url=address, verify=False) as http,
        ):
            assert (await http.get("/health")).text == "ready"
            for path in (
                "/",
                "/table/abc",
                "/../secret.txt",
                "/..%2fsecret.txt",
                "/%00",
                "/assets",
            ):
                page = await http.get(path)
                assert page.status_code == 200
                assert page.headers["content-type"].startswith("text/html")
                assert "default-src 'self'" in page.headers["content-security-policy"]
                assert "Critias" in page.text
                assert ("built</title>" in page.text) == built
            script = await http.get("/assets/app-1234.js")
            assert (script.text == "let it = 'run'") == built
            assert ("immutable" in script.headers["cache-control"]) == built
            schema = (await http.get("/api/schema/openapi.json")).json()
            assert "/api/tables/{table_id}/answers" in schema["paths"]

    play(test())


def test_what_went_on_inside_is_not_told() -> None:
    for error in (RulesError("seat 1 holds the crown"), ValueError("seat 1 holds the crown")):
        status, told = refusal(error)
        assert status in (409, 500)
        assert "crown" not in told.detail


def test_who_does_not_say_who_it_is_is_shown_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with served(database) as address:
            ada = Player(address)
            table = await ada.make("atlantis", PERSON, PERSON)
            monkeypatch.setattr(websocket, "_PATIENCE", 0.01)
            path = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
            async with websockets.connect(path) as socket:
                assert json.loads(await socket.recv())["type"] == "error"
                await socket.wait_closed()
                assert socket.close_code == 4400

    play(test())


def kinds_of(refused: type[Refused]) -> set[str]:
    return {refused.kind}.union(*map(kinds_of, refused.__subclasses__()))


def test_every_kind_of_error_is_in_the_protocol() -> None:
    docs = Path(__file__).parents[2] / "docs"
    written = "".join((docs / name).read_text("utf-8") for name in PROTOCOLS)
    told = {kind for _, kind in KINDS.values()} | set(refusals._STATUSES.values())
    told |= kinds_of(Refused)
    assert [kind for kind in sorted(told) if f"{kind}`" not in written] == []
