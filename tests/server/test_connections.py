"""A server in front of which there is nothing: what it bears, and to whom it answers."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, cast

import httpx
import pytest
import websockets
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from critias.server import serving
from critias.server.access import connections
from critias.server.access.connections import SocketProtocol
from critias.server.access.gate import Hosts
from critias.server.errors import BadConfiguration, StrangeHost

from .playing import DEADLINE, PERSON, Player, play, served

HEALTH = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


class Raw(NamedTuple):
    """A connection without a client."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def ask(self, data: bytes) -> str:
        """Send something; the first line of the reply, or nothing where none comes."""
        self.writer.write(data)
        return await self.line()

    async def line(self) -> str:
        try:
            async with asyncio.timeout(DEADLINE):
                return (await self.reader.readline()).decode().strip()
        except ConnectionResetError:
            return ""

    async def rest(self) -> bytes:
        try:
            async with asyncio.timeout(DEADLINE):
                return await self.reader.read()
        except ConnectionResetError:
            return b""


@asynccontextmanager
async def connected(address: str) -> AsyncIterator[Raw]:
    host, _, port = address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()


async def is_well(address: str) -> bool:
    async with httpx.AsyncClient(verify=False) as http:
        return (await http.get(f"{address}/health")).text == "ready"


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"GET / HTTP/1.1\r\nHost: local", id="half a header"),
        pytest.param(b"\r\n", id="an empty line"),
        pytest.param(HEALTH + b"GET /he", id="a request and a half"),
        pytest.param(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
            id="half a body",
        ),
    ],
)
def test_who_takes_long_over_a_request_is_cut_off(
    sent: bytes, one_file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "_HEADERS_WITHIN", 0.1)
    monkeypatch.setattr(connections, "_REQUEST_WITHIN", 0.1)

    async def test() -> None:
        async with served(one_file) as address, connected(address) as raw:
            raw.writer.write(sent)
            assert (await raw.rest()).startswith(b"HTTP/1.1 200" if HEALTH in sent else b"")
            assert await is_well(address)
            async with connected(address) as later:
                assert "200" in await later.ask(HEALTH)
                later.writer.write(b"\r\n")  # that alone must not end the idle time
                await later.rest()

    play(test())


def test_a_websocket_may_be_silent_for_longer_than_headers_may_take(
    one_file: str, tiny: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "_HEADERS_WITHIN", 0.1)

    async def test() -> None:
        async with served(one_file) as address:
            ada, bob = Player(address), Player(address)
            table = await ada.make("tiny", PERSON, PERSON)
            async with ada.follow() as feed:
                await feed.next()
                async with connected(address) as other:  # whose time runs out after hers would
                    assert await other.rest() == b""
                await bob.join(table)
                await feed.until(lambda p: p["stage"] == "playing")

    play(test())


def test_a_handshake_that_garbage_has_ended_is_no_failure(
    one_file: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def ended(self: object, message: object) -> None:
        raise AssertionError  # as websockets does, if garbage came in the very moment

    monkeypatch.setattr(WebSocketsSansIOProtocol, "send", ended)

    async def test() -> None:
        async with served(one_file) as address:
            with pytest.raises((OSError, websockets.WebSocketException)):
                await websockets.connect(address.replace("http", "ws") + "/api/tables/x/live")
            assert await is_well(address)

    play(test())
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


def test_what_an_answer_leads_to_leaves_in_one_write(
    one_file: str, tiny: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    writes: list[bytes] = []

    class Noting:
        def __init__(self, transport: asyncio.Transport) -> None:
            self._transport = transport

        def write(self, data: bytes) -> None:
            writes.append(data)
            self._transport.write(data)

        def __getattr__(self, name: str) -> Any:
            return getattr(self._transport, name)

    made = SocketProtocol.connection_made
    monkeypatch.setattr(
        SocketProtocol,
        "connection_made",
        lambda self, transport: made(self, cast("Any", Noting(transport))),
    )

    async def test() -> None:
        async with served(one_file) as address:
            ada, bob = Player(address), Player(address)
            await bob.join(await ada.make("tiny", PERSON, PERSON))
            async with ada.follow() as feed:
                await feed.until(lambda p: p["question"] is not None)
                question = feed.now["question"]
                writes.clear()
                answer = {"question": question["id"], "answer": question["options"][0], "id": "c"}
                await feed.socket.send(json.dumps({"type": "answer", **answer}))
                await feed.until(lambda p: p["question"] != question)
                assert json.loads(await feed.socket.recv()) == {"type": "done", "id": "c"}
                assert len(writes) == 1

    play(test())


def test_headers_are_bounded(one_file: str) -> None:
    line = b"X-Padding: " + b"x" * 8000 + b"\r\n"

    async def test() -> None:
        async with served(one_file) as address:
            for many in (line * 12, line[:-2] + b"x" * 100_000, b"X: y\r\n" * 20_000):
                async with connected(address) as raw:
                    assert "431" in await raw.ask(HEALTH[:-2] + many)
            async with connected(address) as raw:
                assert "431" in await raw.ask(b"GET /" + b"x" * 100_000)
            async with connected(address) as raw:
                assert "431" in await raw.ask(HEALTH[:-2] + line * 12 + b"\r\n")
            async with connected(address) as raw:
                assert "200" in await raw.ask(HEALTH[:-2] + line * 2 + b"\r\n")

    play(test())


def test_what_follows_a_body_is_bounded_too(one_file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_REQUEST", 100_000)

    async def test() -> None:
        async with served(one_file) as address, connected(address) as raw:
            raw.writer.write(
                b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n"
                b"Content-Type: application/json\r\n\r\n2\r\n{}\r\n0\r\nX-Trailer: "
            )
            raw.writer.write(b"x" * 600_000)
            await raw.rest()
            assert await is_well(address)

    play(test())


def test_one_address_has_so_many_connections(one_file: str) -> None:
    async def test() -> None:
        wanted = {"limit_loopback": True, "connections_per_address": 2}
        async with (
            served(one_file, **wanted) as address,
            connected(address) as one,
            connected(address) as two,
        ):
            assert "200" in await one.ask(HEALTH)
            assert "200" in await two.ask(HEALTH)
            async with connected(address) as three:
                assert "503" in await three.line()
                assert b"too many connections" in await three.rest()
            one.writer.close()
            await one.writer.wait_closed()
            while True:  # until the server has noticed
                async with connected(address) as three:
                    if "200" in await three.ask(HEALTH):
                        break

    play(test())


def test_an_idle_connection_makes_room(one_file: str, tiny: None) -> None:
    async def test() -> None:
        async with served(one_file, connections=3) as address:
            ada = Player(address)
            table = await ada.make("tiny", PERSON, PERSON)
            await ada.http.aclose()
            live = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
            async with websockets.connect(live) as socket, connected(address) as half:
                await socket.send('{"type": "follow"}')
                await socket.recv()
                half.writer.write(b"GET / HT")
                for _ in range(5):
                    async with connected(address) as raw:
                        assert "200" in await raw.ask(HEALTH)
                # Where all have something to do, the next is refused.
                async with (
                    websockets.connect(live),
                    websockets.connect(live),
                    connected(address) as raw,
                ):
                    assert "503" in await raw.line()
                await socket.send('{"type": "follow"}')
                assert json.loads(await socket.recv())["type"] == "position"

    play(test())


@pytest.mark.parametrize(
    "path", ["/", "/health", "/play", "/assets/x.js", "/api/games", "/api/schema/openapi.json"]
)
def test_nothing_goes_uncounted(path: str, one_file: str) -> None:
    async def test() -> None:
        async with (
            served(one_file, rate=0.05, limit_loopback=True) as address,
            httpx.AsyncClient(base_url=address, verify=False) as http,
        ):
            replies = [await http.request("PATCH", path) for _ in range(2)]
            replies += [await http.get(path) for _ in range(2)]
            last = replies[-1]
            assert (last.status_code, last.json()["error"]) == (429, "too-many-requests")
            assert int(last.headers["retry-after"]) >= 1

    play(test())


OWN = """127.0.0.1 [::1]:8000 192.168.1.7:8000 localhost LAPTOP:8000 laptop.local laptop.fritz.box
    play.example:443 play.example. also.example"""
OTHERS = """evil.example play.example.evil.example localhost.evil.example:80 local.evil évil.example
    x.y@localhost.evil"""


@pytest.mark.parametrize("name", OWN.split())
def test_names_of_the_server(name: str) -> None:
    Hosts(("also.example",), "https://play.example").check(name)


@pytest.mark.parametrize("name", OTHERS.split())
def test_names_of_others(name: str) -> None:
    with pytest.raises(StrangeHost):
        Hosts((), "https://play.example").check(name)
    Hosts(("*",)).check(name)


def test_a_name_that_was_bound_here_by_somebody_else(one_file: str, tiny: None) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            ada = Player(address)
            table = await ada.make("tiny", PERSON, PERSON)
            port = address.rpartition(":")[2]
            evil = {"Host": f"evil.example:{port}", "Origin": f"http://evil.example:{port}"}
            reply = await ada.http.get(f"/api/tables/{table}", headers=evil)
            assert (reply.status_code, reply.json()["error"]) == (421, "strange-host")
            assert "--allow-host evil.example" in reply.json()["detail"]
            async with connected(address) as raw:
                asked = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: evil.example\r\n"
                upgrade = (
                    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                )
                key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
                assert "403" in await raw.ask((asked + upgrade + key).encode())
        async with (
            served(one_file, allowed_hosts=("evil.example",)) as address,
            httpx.AsyncClient(base_url=address, verify=False) as http,
        ):
            assert (await http.get("/health", headers={"Host": "evil.example"})).is_success

    play(test())


def test_a_proxy_on_another_machine_is_believed(
    one_file: str, tiny: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "_OWN_MACHINE", ())  # so that this one is another
    body = {"game": "tiny", "seats": [PERSON, PERSON], "name": "Ada"}
    ada, bob = ({"X-Forwarded-For": f"192.0.2.{n}", "X-Forwarded-Proto": "https"} for n in (1, 2))

    async def statuses(address: str) -> tuple[list[int], bool]:
        async with httpx.AsyncClient(base_url=address, verify=False) as http:
            made = await http.post("/api/tables", json=body, headers=ada)
            after = [(await http.get("/api/games", headers=who)).status_code for who in (ada, bob)]
            return [made.status_code, *after], "Secure" in made.headers["set-cookie"]

    async def test() -> None:
        more = {"rate": 1.0, "limit_loopback": True}
        async with served(one_file, proxies=("127.0.0.0/8",), **more) as address:
            assert await statuses(address) == ([201, 429, 200], True)
        async with served(one_file, **more) as address:
            assert await statuses(address) == ([201, 429, 429], False)

    play(test())


def test_a_proxy_is_an_address() -> None:
    with pytest.raises(BadConfiguration, match="a proxy is an address"):
        serving.serve(port=0, database="sqlite://", proxies=("proxy.example",))
