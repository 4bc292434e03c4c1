"""Limits of connections, before a request has been read: how many, how large, how long.

A proxy has such limits of its own; these are for a server in front of which there is nothing.
Uvicorn has none by address, of the time that headers may take, and, with httptools, of their size.
"""

import asyncio
import ipaddress
import sys
from asyncio.transports import BaseTransport
from collections import OrderedDict
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

import uvicorn
from uvicorn._types import ASGISendEvent, WebSocketSendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from ..errors import BadConfiguration
from .rate_limits import counted_as

MOST_HEADERS = 64 * 1024
MOST_REQUEST = 6 * 1024 * 1024  # an uploaded match in small chunks
_HEADERS_WITHIN = 20.0  # seconds; so long, too, a connection may be without its first request
_REQUEST_WITHIN = 120.0  # an uploaded match from a phone far from its antenna
_PIECE = 16 * 1024  # is counted at once, and not at all if a request begins in it
_GONE_WITHIN = 10.0  # to fetch what is left of a reply, once the connection is closed
_MOST = 20_000
_BESIDE = 200  # files that a process has open beside its connections


class Connections:
    """The open connections of one process.

    `many`: networks of proxies, whose connections are those of many people.
    """

    def __init__(self, most: int, most_of_one: int, many: Sequence[str] = ()) -> None:
        self._most = most
        self._most_of_one = most_of_one
        try:
            self._many = [ipaddress.ip_network(one, strict=False) for one in many]
        except ValueError as error:
            raise BadConfiguration(f"a proxy is an address or a network: {error}") from None
        self._open: dict[Any, str] = {}
        self._of: dict[str, int] = {}
        # Nobody would miss these: without a request under way, the longest so first.
        self._idle: OrderedDict[HttpProtocol, None] = OrderedDict()

    def enter(self, protocol: Any, host: str | None) -> bool:
        """Whether there is room for a connection; one that is idle makes room for it."""
        address = self._of_one(host)
        if address and self._of.get(address, 0) >= self._most_of_one:
            return False
        if len(self._open) >= self._most:
            if not self._idle:
                return False
            longest, _ = self._idle.popitem(last=False)
            self.leave(longest)
            longest.drop()
        self._open[protocol] = address
        if address:
            self._of[address] = self._of.get(address, 0) + 1
        return True

    def leave(self, protocol: Any) -> None:
        """Forget a connection."""
        self._idle.pop(protocol, None)
        address = self._open.pop(protocol, "")
        if address:
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]

    def becomes_idle(self, protocol: "HttpProtocol") -> None:
        """Note that a connection has no request under way."""
        if protocol in self._open:
            self._idle[protocol] = None
            self._idle.move_to_end(protocol)

    def is_busy(self, protocol: "HttpProtocol") -> None:
        """Note that a connection has a request under way."""
        self._idle.pop(protocol, None)

    def _of_one(self, host: str | None) -> str:
        """What a connection is counted under; nothing for proxies and for this machine."""
        if host is None:
            return ""
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return host
        if any(address in network for network in self._many):
            return ""
        return counted_as(host)[0]


class HttpProtocol(HttpToolsProtocol):
    """Uvicorn's, with limits."""

    config: "ServerConfig"

    def __init__(self, config: "ServerConfig", *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self._all = config.connections
        self._bytes = 0  # of the request that is being read
        self._in_headers = True
        self._refused = (400, "this is no HTTP request")
        self._timer: asyncio.TimerHandle | None = None

    # The life of a connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._all.enter(self, self.client and self.client[0]):
            self._all.becomes_idle(self)
            self._within(_HEADERS_WITHIN)
        else:
            self._refuse(503, "too many connections; close some, or come back later")

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self._all.leave(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        self._all.leave(self)
        super().handle_websocket_upgrade()

    def timeout_keep_alive_handler(self) -> None:
        self.drop()

    def drop(self) -> None:
        """Close the connection, even if nobody fetches what is left to be sent."""
        self._stop_timer()
        if not self.transport.is_closing():
            self.transport.close()
        self.loop.call_later(_GONE_WITHIN, self.transport.abort)

    # The life of a request

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), _PIECE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._read(data[start : start + _PIECE])

    def _read(self, data: bytes) -> None:
        self._bytes += len(data)
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # it has become a WebSocket, which has a time of its own
        if self._in_headers and self._bytes > MOST_HEADERS:
            self._refuse(*_HEADERS_TOO_LARGE)
        elif self._bytes > MOST_REQUEST:
            self._refuse(413, "a request may have 4 MiB at the most")
        elif self._timer is None and self._waits and self.timeout_keep_alive_task is None:
            self._within(_HEADERS_WITHIN)  # an empty line begins no request, but ends the idle time

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._bytes, self._in_headers = 0, True
        self._within(_HEADERS_WITHIN)

    def on_headers_complete(self) -> None:
        self._in_headers = False
        if len(self.url) + sum(map(_length, self.headers)) > MOST_HEADERS:
            self._refused = _HEADERS_TOO_LARGE
            raise ValueError(self._refused)
        self._all.is_busy(self)
        self._within(_REQUEST_WITHIN)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_timer()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._waits:
            self._all.becomes_idle(self)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._within(_REQUEST_WITHIN)

    def resume_writing(self) -> None:
        self._stop_timer()
        super().resume_writing()

    @property
    def _waits(self) -> bool:
        """Whether no request is under way."""
        cycle: RequestResponseCycle | None = self.cycle
        return not self.pipeline and (cycle is None or cycle.response_complete)

    def _within(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self.drop)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def send_400_response(self, msg: str) -> None:
        self._refuse(*self._refused)

    def _refuse(self, status: int, why: str) -> None:
        """Say why, if it is not too late for that, and close the connection."""
        if self.transport.is_closing():
            return
        if self._waits:
            self.transport.write(
                f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n"
                "Content-Type: text/plain; charset=utf-8\r\n"
                f"Content-Length: {len(why)}\r\nConnection: close\r\n\r\n{why}".encode()
            )
        self.drop()


_HEADERS_TOO_LARGE = (431, "the headers of a request may have 64 KiB")


def _length(header: tuple[bytes, bytes]) -> int:
    return len(header[0]) + len(header[1])


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's for WebSockets, which are counted too."""

    config: "ServerConfig"

    def __init__(self, config: "ServerConfig", *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self._all = config.connections
        self._gathering = False

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._all.enter(self, self.client and self.client[0])

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except (AssertionError, UnicodeError):  # a handshake of which it can make nothing
            self.transport.abort()

    async def send(self, message: ASGISendEvent) -> None:
        try:
            if message["type"] == "websocket.send" and self.handshake_complete:
                await self._gather(message)
            else:
                await super().send(message)
        except AssertionError:  # what came after the handshake has ended it already
            self.transport.abort()
            raise ClientDisconnected from None

    async def _gather(self, message: WebSocketSendEvent) -> None:
        """Send a message together with what else is sent in this turn of the event loop.

        Each write is a system call, which wakes the client and costs more than most rules do.
        """
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        text = message.get("text")
        try:
            if text is None:
                self.conn.send_binary(message.get("bytes") or b"")
            else:
                self.conn.send_text(text.encode())
        except InvalidState:
            raise ClientDisconnected from None
        if not self._gathering:
            self._gathering = True
            self.loop.call_soon(self._write_gathered)

    def _write_gathered(self) -> None:
        self._gathering = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(_GONE_WITHIN, self.transport.abort)


class ServerConfig(uvicorn.Config):
    """How Uvicorn serves, with the limits of connections; each process counts its own."""

    def __init__(self, app: Any, connections: Connections, **more: Any) -> None:
        self.connections = connections
        super().__init__(app, http=HttpProtocol, ws=SocketProtocol, **more)


def most_connections() -> int:
    """How many connections a process can have open; lets it have as many files as it may."""
    if sys.platform == "win32":
        return _MOST
    import resource

    allowed, most = (
        _MOST + _BESIDE if limit == resource.RLIM_INFINITY else limit
        for limit in resource.getrlimit(resource.RLIMIT_NOFILE)
    )
    wanted = min(most, _MOST + _BESIDE)
    if wanted > allowed:
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(_BESIDE, max(wanted, allowed) - _BESIDE)
