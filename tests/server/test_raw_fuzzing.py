"""Garbage below HTTP and WebSockets: raw bytes, wrong headers, half frames, things out of order.

Schemathesis and a WebSocket client speak properly. This does not: it takes good requests and
frames, and breaks them. Whatever comes, the server fails nowhere and a match goes on beside it.
"""

import asyncio
import json
import logging
import os
import random
import re
import struct
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from critias.server.logs import is_ours
from tests.seed import SEED

from .playing import PERSON, Player, bot, play, served

# A little in the everyday run; `make fuzz N=1000000` says how many things are sent.
SENT = int(os.environ.get("CRITIAS_FUZZ", "1500"))
TOGETHER = 24
ANSWER_WITHIN = 0.05  # seconds of silence after which a connection is given up
MANY = 60_000

Chance = random.Random


# Requests

NAMES = ("seats", "name", "kind", "bot", "public", "text", "id", "question", "answer", "kind")
ODD: list[Any] = [
    *(None, True, -1, 0, 1.5, 10**30, -(10**400), 1e308, "", "0", "\x00", "\ud800", "a" * 70_000),
    *([], [[]], {}, {"type": []}, {"": None}, [None] * 100, {"type": "play"}, "person"),
]
BODIES: dict[str, Any] = {
    "/api/tables": {"game": "atlantis", "seats": [PERSON, PERSON], "name": "Ada"},
    "/api/matches": {"match": {"critias": "0.1", "game": "atlantis", "log": []}, "seats": []},
    "/api/megagames": {"game": "colossus", "people": [{"name": "Ada"}]},
    "/api/accounts": {"name": "Ada", "passphrase": "short"},
    "answers": {"question": "0-51d0c9e4a7b2", "answer": {"type": "play"}, "id": "c1"},
    "preview": {"question": "0-51d0c9e4a7b2", "answer": {"type": "play"}},
    "undo": {"id": "u1"},
    "talk": {"text": "Hello", "id": "t1"},
    "seats": {"name": "Bob"},
    "orders": {"orders": [{"rule": None, "answer": None, "until": "end"}]},
    "proposal": {"kind": "undo"},
    "vote": {"agree": True},
    "reminders": {"webhook": None},
}
HEADERS = (
    *(b"Content-Length: -1", b"Content-Length: 99999999999999999999", b"Content-Length: 1, 1"),
    *(b"Content-Length: 3\r\nContent-Length: 4", b"Content-Length: 0x10", b"Content-Length:"),
    *(b"Transfer-Encoding: chunked", b"Transfer-Encoding: gzip, chunked", b"Transfer-Encoding: x"),
    *(b"Host: evil.example", b"Host:", b"Host: [", b"Host: \xff\xfe", b"Host: a\r\nHost: b"),
    *(b"Origin: http://[", b"Origin: null", b"Origin: \xff", b"Origin: http://localhost:99999"),
    *(b"Authorization: Seat", b"Authorization: Seat \xff\xff", b"Authorization: Bearer \xc3\xa9"),
    *(b"Authorization: Account \x80", b"Authorization: " + b"Seat " * 400),
    *(
        b"Cookie: =;;=;\xff=\xfe",
        b"Cookie: account=\xff; seat-a=b",
        b"Cookie: " + b"seat-x=1; " * 90,
    ),
    *(b"Content-Type: multipart/form-data", b"Content-Type: text/plain; charset=utf-7"),
    *(b"Content-Type: multipart/form-data; boundary=\xff", b"Content-Type: application/msgpack"),
    *(b"Content-Type: application/x-www-form-urlencoded", b"Content-Type: \xff", b"Accept: \xff"),
    *(b"Content-Encoding: gzip", b"Expect: 100-continue", b"Expect: \xff", b"Accept-Encoding: *"),
    *(b"Upgrade: h2c\r\nConnection: Upgrade", b"Upgrade: websocket\r\nConnection: Upgrade"),
    *(b"Connection: keep-alive, close, \xff", b"Connection:", b"TE: trailers", b"Range: bytes=9-1"),
    *(
        b"X-Forwarded-For: \xff, ::::, 1.2.3",
        b"X-Forwarded-For: unknown",
        b"X-Forwarded-Proto: \xff",
    ),
    *(b"If-Modified-Since: \xff", b"If-None-Match: \xff", b"Accept-Language: \xff;q=x"),
    *(b" folded: line", b"no colon", b": no name", b"\xff: \xff", b"a" * 5000 + b": 1"),
)
VERSIONS = (
    b"HTTP/1.1",
    b"HTTP/1.1",
    b"HTTP/1.1",
    b"HTTP/1.0",
    b"HTTP/2.0",
    b"HTTP/9",
    b"",
    b"\xff",
)
PATHS = (
    *(b"/", b"//", b"/..%2f..%2fetc/passwd", b"/%00", b"/%ff%fe", b"/%", b"*", b"http://x/", b""),
    *(b"/\xff\xfe", b"/?\xff=\xfe", b"/api/tables/%ff", b"/api/tables/\xff/live", b"/a" * 3000),
    *(b"/api/tables?limit=" + b"9" * 400, b"/health\x00", b"/api/games/%2e%2e/rules/en", b"/#\xff"),
    *(b"/api/games/atlantis/rules/\xff", b"/api/games/atlantis/texts/%00", b"/assets/%00.js"),
)


class Corpus:
    """What a good client could send to this server."""

    def __init__(self, table: str, secret: str, schema: dict[str, Any]) -> None:
        self.table, self.secret = table, secret
        self.routes = [
            (method.upper(), path)
            for path, methods in schema["paths"].items()
            for method in methods
        ]

    def request(self, chance: Chance) -> bytes:
        """A request that is good, or wrong in one or two places."""
        method, path = chance.choice(self.routes)
        target = self._filled(chance, path).encode()
        body = b"" if method in ("GET", "DELETE") else self._body(chance, path)
        if chance.random() < 0.1:
            method = chance.choice(
                ("HEAD", "OPTIONS", "TRACE", "CONNECT", "get", "\x00", "PRI", "")
            )
        if chance.random() < 0.15:
            target = chance.choice(PATHS)
        headers = [b"Host: localhost", b"Content-Type: application/json"]
        if chance.random() < 0.7:
            headers.append(b"Authorization: Seat " + self.secret.encode())
        if chance.random() < 0.6:
            headers.append(b"Connection: close")
        if chance.random() < 0.2:
            headers.append(b"Transfer-Encoding: chunked")
            body = b"".join(chunks(chance, body))
        elif body or chance.random() < 0.2:
            off = chance.choice((0, 0, 0, 0, -1, 1, 1000))
            headers.append(b"Content-Length: %d" % max(0, len(body) + off))
        for _ in range(chance.choice((0, 0, 1, 1, 3))):
            headers.insert(chance.randrange(len(headers) + 1), chance.choice(HEADERS))
        if chance.random() < 0.1:
            chance.shuffle(headers)
        line = b" ".join((method.encode(), target, chance.choice(VERSIONS)))
        return b"\r\n".join((line, *headers, b"", body))

    def _filled(self, chance: Chance, path: str) -> str:
        def fill(found: re.Match[str]) -> str:
            odd = ("0", "-1", "9" * 30, "x", "%00", "%ff", "..", "en", "")
            if chance.random() < 0.3:
                return chance.choice(odd)
            return (
                self.table if "table" in found[1] else chance.choice(("0", "1", "en", "atlantis"))
            )

        filled = re.sub(r"\{(\w+)[^}]*\}", fill, path)
        if chance.random() < 0.2:
            filled += chance.choice(
                ("?seat=0", "?seat=-1", "?after=x", "?after=" + "9" * 40, "?%ff")
            )
        return filled

    def _body(self, chance: Chance, path: str) -> bytes:
        body = BODIES.get(path) or BODIES.get(path.rpartition("/")[2], {})
        if path != "/api/tables" or chance.random() < 0.97:  # few more tables
            body = odd_in(chance, body)
        try:
            sent = json.dumps(body).encode()
        except (ValueError, RecursionError):
            sent = b"{}"
        how = chance.random()
        if how < 0.05:
            return chance.choice((b"[", b'{"a":')) * chance.choice((100, 9000))
        if how < 0.1:
            return chance.choice(
                (b"\xff\xfe", b"\xef\xbb\xbf{}", b"NaN", b"-", b'"\xed\xa0\x80"', b"\x00")
            )
        if how < 0.12:
            return sent[:-1] + b" " * MANY + sent[-1:]
        return broken(chance, sent) if how < 0.4 else sent

    def handshake(self, chance: Chance) -> bytes:
        """The beginning of a WebSocket, mostly good."""
        headers = [
            *(b"Host: localhost", b"Upgrade: websocket", b"Connection: Upgrade"),
            *(b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", b"Sec-WebSocket-Version: 13"),
        ]
        if chance.random() < 0.3:
            headers.append(b"Sec-WebSocket-Extensions: permessage-deflate")
        if chance.random() < 0.2:
            headers[chance.randrange(5)] = chance.choice(
                (
                    *(
                        b"Sec-WebSocket-Version: 8",
                        b"Sec-WebSocket-Key: \xff",
                        b"Sec-WebSocket-Key:",
                    ),
                    *(b"Upgrade: \xff", b"Origin: http://[", b"Sec-WebSocket-Extensions: \xff;;="),
                    *(b"Sec-WebSocket-Protocol: \xff,,", b"Content-Length: 9", b"X: y"),
                )
            )
        table = self.table if chance.random() < 0.9 else "nowhere"
        line = b"GET /api/tables/%b/live HTTP/1.1" % table.encode()
        return b"\r\n".join((line, *headers, b"", b""))

    def messages(self, chance: Chance) -> Iterator[bytes]:
        """Frames: those of a good client, in any order, and others."""
        good = [
            {"type": "follow", "secret": self.secret},
            {"type": "follow", "secret": self.secret, "cursor": 3, "talk": 0, "changes": True},
            {"type": "follow"},
            {"type": "answer", "question": "0-51d0c9e4a7b2", "answer": {"type": "play"}, "id": "c"},
        ]
        for _ in range(chance.randint(1, 6)):
            text = json.dumps(odd_in(chance, chance.choice(good)))
            yield frame(chance, text.encode())


def odd_in(chance: Chance, body: Any) -> Any:
    """A body with something odd in it, often."""
    if not isinstance(body, dict) or chance.random() < 0.4:
        return body
    changed = dict(body)
    name = chance.choice([*changed, *NAMES])
    if chance.random() < 0.2:
        changed.pop(name, None)
    else:
        changed[name] = chance.choice(ODD)
    return changed


def chunks(chance: Chance, body: bytes) -> Iterator[bytes]:
    """A chunked body, perhaps with sizes that are wrong, or without an end."""
    sizes = (b"%x", b"%x", b"%x", b"0%x", b"%x;a=\xff", b"-%x", b"%xg", b"fffffffff%x", b" %x")
    for start in range(0, len(body), size := chance.choice((1000, 7, 50_000))):
        part = body[start : start + size]
        yield chance.choice(sizes) % len(part) + b"\r\n" + part + b"\r\n"
    yield chance.choice((b"0\r\n\r\n", b"0\r\n\r\n", b"0\r\nTrailer: \xff\r\n\r\n", b"", b"0"))


def frame(chance: Chance, content: bytes) -> bytes:
    """A frame of a WebSocket with this content, mostly good."""
    opcode = 0x81 if chance.random() < 0.8 else chance.randrange(256)
    masked = 0x80 if chance.random() < 0.95 else 0
    if chance.random() < 0.05:
        content = chance.choice((b"", b"\xff\xfe", b"\x03\xe8", b"\x00", content * 900, b"x" * 200))
    told = len(content) if chance.random() < 0.95 else chance.choice((0, 5, 2**40, 2**63))
    if told < 126:
        head = struct.pack("!BB", opcode, masked | told)
    elif told < 2**16:
        head = struct.pack("!BBH", opcode, masked | 126, told)
    else:
        head = struct.pack("!BBQ", opcode, masked | 127, told)
    mask = chance.randbytes(4) if masked else b""
    if masked:
        content = bytes(one ^ mask[place % 4] for place, one in enumerate(content))
    return head + mask + content


def broken(chance: Chance, data: bytes) -> bytes:
    """Bytes with some lost, doubled, changed or exchanged."""
    some = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 8))):
        if not some:
            break
        at = chance.randrange(len(some))
        how = chance.randrange(5)
        if how == 0:
            some[at] = chance.randrange(256)
        elif how == 1:
            del some[at : at + chance.choice((1, 10, 10**9))]
        elif how == 2:
            some[at:at] = chance.randbytes(chance.choice((1, 10, 300)))
        elif how == 3:
            some[at:at] = some[at : at + 50]
        else:
            other = chance.randrange(len(some))
            some[at], some[other] = some[other], some[at]
    return bytes(some)


# Connections


def pieces(chance: Chance, corpus: Corpus) -> list[bytes]:
    """What is sent over one connection, in order, or not in order."""
    kind = chance.random()
    if kind < 0.35:
        found = [corpus.handshake(chance), *corpus.messages(chance)]
    elif kind < 0.9:
        found = [corpus.request(chance) for _ in range(chance.choice((1, 1, 1, 2, 4)))]
    else:
        found = [chance.randbytes(chance.choice((1, 20, 2000)))]
    if chance.random() < 0.25:
        at = chance.randrange(len(found))
        found[at] = broken(chance, found[at])
    if chance.random() < 0.1:
        chance.shuffle(found)
    if chance.random() < 0.15:  # half of one, then all of another
        last = found.pop()
        found += [last[: len(last) // 2], corpus.request(chance)]
    return found


async def converse(address: str, chance: Chance, sent: Sequence[bytes]) -> bytes:
    """Send it over a connection of its own, in one go or in bits; all that comes back."""
    host, _, port = address.removeprefix("http://").partition(":")
    got = b""
    with suppress(OSError):
        reader, writer = await asyncio.open_connection(host, int(port))
        try:
            for piece in sent:
                if chance.random() < 0.1:  # in two bits, which arrive one after the other
                    writer.write(piece[:9])
                    await asyncio.sleep(0)
                    piece = piece[9:]
                writer.write(piece)
                if chance.random() < 0.3:
                    await asyncio.sleep(0)
            if chance.random() < 0.05:
                return got  # gone without a word
            with suppress(TimeoutError):
                while True:
                    async with asyncio.timeout(ANSWER_WITHIN):
                        part = await reader.read(65_536)
                    got += part[:4096]
                    if not part:
                        break
        finally:
            writer.transport.abort()
    return got


@contextmanager
def errors() -> Iterator[list[logging.LogRecord]]:
    """What is written to the log as a failure meanwhile."""
    found: list[logging.LogRecord] = []
    listening = logging.Handler(logging.ERROR)
    listening.addFilter(is_ours)
    listening.emit = found.append  # type: ignore[method-assign,assignment]
    quiet = logging.getLogger("uvicorn.error")
    before = quiet.level
    quiet.setLevel(logging.ERROR)
    logging.getLogger().addHandler(listening)
    try:
        yield found
    finally:
        logging.getLogger().removeHandler(listening)
        quiet.setLevel(before)


def test_raw_garbage_fails_nowhere(one_file: str) -> None:
    latest: deque[tuple[int, Sequence[bytes]]] = deque(maxlen=2 * TOGETHER)

    async def test(failed: list[logging.LogRecord]) -> None:
        async with served(one_file) as address:
            ada = Player(address)
            await ada.make("atlantis", PERSON, bot())
            schema = await ada.get("/api/schema/openapi.json")
            corpus = Corpus(ada.table, ada.secret, schema)
            numbers, left = iter(range(SENT)), SENT

            async def one() -> None:
                nonlocal left
                while left > 0 and not failed:
                    number = next(numbers)
                    chance = Chance(f"{SEED} {number}")
                    sent = pieces(chance, corpus)
                    left -= len(sent)
                    latest.append((number, sent))
                    got = await converse(address, chance, sent)
                    assert not re.search(rb"HTTP/1\.1 5\d\d", got), (number, sent, got)
                    assert b"Traceback" not in got, (number, sent, got)

            async with asyncio.TaskGroup() as group:
                for _ in range(TOGETHER):
                    group.create_task(one())
            # Beside all that, the match is as it was, and can be played on.
            ada.http.headers["Authorization"] = f"Seat {ada.secret}"
            async with ada.follow() as feed:
                await feed.until(lambda p: p["question"] is not None or p["stage"] != "playing")
                if feed.now["question"] is not None:
                    await ada.answer_and_see(feed)

    with errors() as failed:
        play(test(failed)) if SENT < 10_000 else asyncio.run(test(failed))
    said = [logging.Formatter().format(one) for one in failed[:3]]
    assert not said, "\n".join([*said, *map(repr, latest)])
