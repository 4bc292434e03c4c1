"""What every request passes before anything else looks at it: names, and the rate limit.

A page of another site can give its own name this machine's address (DNS rebinding). Its requests
come to the server as if from the same site, but under that name. So a server answers to addresses,
to names that only a local network gives, to its own, and to those that its operator lists.
"""

import ipaddress
import socket
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from critias.table.errors import Refused, TooMany

from ..errors import StrangeHost
from ..metrics import REFUSED
from .rate_limits import Limits

_ANY = "*"
_LOCAL = (".localhost", ".local", ".localdomain", ".lan", ".home", ".home.arpa", ".internal")
_LOCAL_BY_ROUTER = (".fritz.box",)
_REQUESTS: tuple[str, ...] = (ScopeType.HTTP, ScopeType.WEBSOCKET)
_COST = 0.2  # of any request; what the API does costs more, by its kind


class Hosts:
    """The names under which the server answers."""

    def __init__(self, allowed: Sequence[str] = (), address: str = "") -> None:
        self._any = _ANY in allowed
        own = (*allowed, urlsplit(address).hostname or "", socket.gethostname())
        self._named = {_plain(one) for one in own}

    def check(self, host: str) -> None:
        """Refuse a request that was sent to somebody else's name."""
        name = _plain(host)
        if not (self._any or name in self._named or _is_local(name)):
            raise StrangeHost(
                f"this server does not answer to the name {name[:100]!r}; "
                f"its operator can let it, with --allow-host {name[:100]}"
            )


def _plain(host: str) -> str:
    """A host without its port, as names are compared."""
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    return host.strip().rstrip(".").lower()


def _is_local(name: str) -> bool:
    if "." not in name and ":" not in name:
        return True  # no name of the internet
    if name.endswith((*_LOCAL, *_LOCAL_BY_ROUTER)):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Gate:
    """An application, and what requests to it must pass."""

    def __init__(self, app: Litestar, hosts: Hosts, limits: Limits) -> None:
        self._app = app
        self._hosts = hosts
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in _REQUESTS:
            await self._app(scope, receive, send)
            return
        try:
            for name, value in scope["headers"]:
                if name == b"host":
                    self._hosts.check(value.decode("latin-1"))
            self._limits.take(ASGIConnection(scope), _COST)
        except Refused as error:
            await _refuse(scope, send, error)
        else:
            await self._app(scope, receive, send)


async def _refuse(scope: Scope, send: Any, error: Refused) -> None:
    REFUSED.labels(error.kind).inc()
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 4400 + error.status % 100})
        return
    body = msgspec.json.encode({"error": error.kind, "detail": str(error)})
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if isinstance(error, TooMany):
        headers.append((b"retry-after", b"%d" % error.wait))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
