"""Telling people who are away that it is their turn: a webhook of their own choice."""

import asyncio
import ipaddress
import logging
import socket
from datetime import datetime, timedelta
from typing import Any, Literal
from urllib.parse import urlsplit

import httpx
import msgspec
import sqlalchemy as sa

from critias.table.errors import Refused

from .. import steady
from ..configuration import Allowed
from ..store import schema
from ..store.storage import Storage
from ..tables.stored_table import StoredTable

LONGEST_WEBHOOK = 500
_SLOW = timedelta(hours=1)  # at a faster table, people look for themselves
_TIMEOUT = 10.0  # for a whole call, however slowly it is answered
_MOST_CALLS = 8  # under way at once
_NAT64 = ipaddress.ip_network("64:ff9b::/96")
_log = logging.getLogger(__name__)


class Reminder(msgspec.Struct, frozen=True):
    """What is sent to a webhook. `text` and `content` are for chat services."""

    table: str
    game: str
    seat: int
    name: str | None
    kind: Literal["asked", "late"]
    deadline: datetime | None
    text: str
    content: str


class Reminders:
    """Calls webhooks, each once for a question, whichever process comes to do it."""

    def __init__(self, storage: Storage, allowed: Allowed = "public", address: str = "") -> None:
        self._storage = storage
        self._allowed = allowed
        self._address = address.rstrip("/")
        self._calling: set[asyncio.Task[None]] = set()
        self._lines = asyncio.Semaphore(_MOST_CALLS)

    async def check(self, webhook: str) -> None:
        """Refuse a webhook that the server would not call."""
        if self._allowed == "off":
            raise Refused("this server sends no reminders")
        await self._resolve(webhook)

    def attend(self, table: StoredTable) -> None:
        """Tell who is asked now at a slow table."""
        if table.changed_elsewhere or not _slow(table):
            return
        for seat in _asked(table):
            self._start(self._remind(table, seat, "asked"))

    async def remind_late(self, table: StoredTable) -> None:
        """Tell those whose time is running out."""
        now = steady.now()
        for seat in _asked(table) if table.clocks else ():
            moment = table.clocks.reminder(seat) if table.clocks else None
            if moment is not None and moment <= now:
                self._start(self._remind(table, seat, "late"))

    def _start(self, reminding: Any) -> None:
        task = asyncio.create_task(reminding)
        self._calling.add(task)
        task.add_done_callback(self._calling.discard)

    async def _remind(self, table: StoredTable, seat: int, kind: Literal["asked", "late"]) -> None:
        webhook, clocks = table.seats[seat].webhook, table.clocks
        if webhook is None or clocks is None or seat not in table.playing().pending:
            return
        if not await self._take(table.id, seat, f"{kind}:{clocks.name(seat)}"[:80]):
            return
        text = f"Critias: it is your turn, {table.seats[seat].name} ({table.head.game})."
        if self._address:
            text += f" {self._address}/table/{table.id}"
        reminder = Reminder(
            table=table.id,
            game=table.head.game,
            seat=seat,
            name=table.seats[seat].name,
            kind=kind,
            deadline=clocks.deadline(seat),
            text=text,
            content=text,
        )
        try:
            await self._call(webhook, msgspec.json.encode(reminder))
        except (httpx.HTTPError, OSError, Refused, TimeoutError) as error:
            # Not the address: it is as good as a password.
            _log.warning("a reminder for table %s did not arrive: %s", table.id, type(error))

    async def _take(self, table: str, seat: int, name: str) -> bool:
        """Whether nobody else has sent this reminder."""
        own = schema.seats.c
        async with self._storage.writing() as connection:
            done = await connection.execute(
                sa.update(schema.seats)
                .where(own.table_id == table, own.seat == seat)
                .where(sa.or_(own.reminded.is_(None), own.reminded != name))
                .values(reminded=name)
            )
        return bool(done.rowcount)

    async def _call(self, webhook: str, body: bytes) -> None:
        parts = urlsplit(webhook)
        address = await self._resolve(webhook)
        # The address that was checked is the one that is called, whatever its name leads to next.
        host = f"[{address}]" if ":" in address else address
        url = parts._replace(netloc=f"{host}:{parts.port}" if parts.port else host).geturl()
        headers = {"Host": parts.netloc.rpartition("@")[2], "Content-Type": "application/json"}
        extensions = {"sni_hostname": parts.hostname or ""}
        async with (
            self._lines,
            asyncio.timeout(_TIMEOUT),
            # No proxy of the environment: the address that was checked is the one that is called.
            httpx.AsyncClient(timeout=_TIMEOUT, follow_redirects=False, trust_env=False) as client,
            # What is answered is never read: it may be without end.
            client.stream("POST", url, content=body, headers=headers, extensions=extensions),
        ):
            pass

    async def _resolve(self, webhook: str) -> str:
        """The address behind a webhook, if the server may call it."""
        try:
            parts = urlsplit(webhook)
            host, port = parts.hostname, parts.port
        except ValueError:
            host = port = None
        if host is None or parts.scheme not in ("http", "https") or len(webhook) > LONGEST_WEBHOOK:
            raise Refused(f"a webhook is an http(s) address of up to {LONGEST_WEBHOOK} characters")
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port or 443, type=socket.SOCK_STREAM)
        except (OSError, ValueError):
            raise Refused("there is no such host") from None
        addresses = [str(one[4][0]) for one in found]
        if self._allowed == "public" and not all(map(_is_public, addresses)):
            raise Refused("a webhook is an address of the public internet")
        return addresses[0]


def _is_public(address: str) -> bool:
    """Whether an address is one of the public internet, also where it holds another in itself."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        within = found.sixtofour or (found.teredo or (None, None))[1]
        if found in _NAT64:
            within = ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF)
        if within is not None and not within.is_global:
            return False
    return found.is_global


def _slow(table: StoredTable) -> bool:
    clock = table.settings.clock
    return clock is None or clock.decision >= _SLOW.total_seconds()


def _asked(table: StoredTable) -> list[int]:
    """The seats with a webhook whose answer is awaited."""
    if table.match is None or table.stage != "playing":
        return []
    return [n for n in table.match.pending if table.seats[n].active and table.seats[n].webhook]
