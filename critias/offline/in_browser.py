"""Tables in a worker of the browser, under Pyodide: what its JavaScript calls, and is called by.

Everything passes as text, so that nothing here knows of proxies for objects of JavaScript but that
they are called and awaited like others.
"""

import asyncio
import logging
import sys
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, Protocol

import msgspec

from critias.bots import takes_its_time
from critias.table.attendants.thinking import think
from critias.table.errors import BotsFailed
from critias.table.history.entries import Row
from critias.table.history.replaying import start_of
from critias.table.table import Table, utc_now

from .journal import Journal
from .lines import Line
from .requests import Request, Requests
from .tables import Tables

_log = logging.getLogger(__name__)


class Thought(msgspec.Struct, frozen=True):
    """What a bot needs to know that thinks in another worker."""

    table: str
    start: str
    rows: Sequence[Row]
    seat: int
    bot: str


class Elsewhere(Protocol):
    """The worker in which bots think that take their time."""

    async def think(self, thought: str) -> str | None:
        """What a bot answers; None if that worker has failed."""


class BrowserJournal:
    """A journal over functions of JavaScript, whose lists are no lists of Python."""

    def __init__(self, port: Any) -> None:
        self._port = port

    async def tables(self) -> Sequence[str]:
        return list(await self._port.tables())

    async def record(self, table: str) -> str | None:
        found = await self._port.record(table)
        return found if isinstance(found, str) else None

    async def keep(self, table: str, record: str) -> None:
        await self._port.keep(table, record)

    async def rows(self, table: str, after: int) -> Sequence[str]:
        return list(await self._port.rows(table, after))

    async def append(self, table: str, number: int, row: str) -> bool:
        return bool(await self._port.append(table, number, row))


class BrowserThinkers:
    """Bots that answer at once do so here; those that search have a worker of their own."""

    def __init__(self, elsewhere: Elsewhere) -> None:
        self._elsewhere = elsewhere

    async def think(self, table: Table, seat: int, bot: str) -> Any:
        start = msgspec.json.encode(start_of(table.head, table.seats))
        if not takes_its_time(bot):
            await asyncio.sleep(0)  # whoever has just answered is told so first
            return think(table.id, start, tuple(table.rows), seat, bot)
        thought = Thought(table.id, start.decode(), table.rows, seat, bot)
        told = await self._elsewhere.think(msgspec.json.encode(thought).decode())
        if not isinstance(told, str):
            raise BotsFailed("this bot cannot think at the moment; try again later")
        return msgspec.json.decode(told)


class Here:
    """All that the page can ask for."""

    def __init__(
        self, journal: Journal, elsewhere: Elsewhere, now: Callable[[], datetime] = utc_now
    ) -> None:
        thinkers = BrowserThinkers(elsewhere)
        self._tables = Tables(journal, thinkers, now=now)
        self._requests = Requests(self._tables, thinkers)

    async def ask(self, sent: str) -> str:
        """The reply to a request: its status, a space, and what is told."""
        status, told = await self._requests.answer(msgspec.json.decode(sent, type=Request))
        return f"{status} {told.decode()}"

    async def follow(self, table: str, tell: Callable[[str], None]) -> Line:
        """A line to a table, which `tell`s."""
        return Line(await self._tables.find(table), lambda message: tell(message.decode()))


def here(journal: Any, elsewhere: Any) -> Here:
    """Tables over these functions of JavaScript."""
    sys.unraisablehook = _note
    return Here(BrowserJournal(journal), elsewhere)


def _note(what: "sys.UnraisableHookArgs") -> None:
    """Say what nobody can catch.

    The flows of a match that is let go are closed in any order, and Python complains of the outer
    ones when an inner one comes first: that is nobody's fault.
    """
    if not (isinstance(what.exc_value, ValueError) and "already executing" in str(what.exc_value)):
        sys.__unraisablehook__(what)


def think_about(thought: str) -> str:
    """What a bot answers, in the worker that is there for that."""
    asked = msgspec.json.decode(thought, type=Thought)
    answer = think(asked.table, asked.start.encode(), asked.rows, asked.seat, asked.bot)
    return msgspec.json.encode(answer).decode()
