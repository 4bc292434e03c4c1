"""The life of a WebSocket: following a table over it, and answering over it.

`follow` accepts the connection. `_converse` takes the client's `Follow` and serves it until it
sends another; `_serve` sends and listens side by side. What is sent comes from a `LiveFollower`,
what comes in is decoded by a `Line`, which also proves for whom the client may act.

Waking a client costs the system more than most rules do. So how an answer fared and what it led to
are written in one turn of the event loop, which makes one system call of it.
"""

import asyncio
import contextlib
import operator
import time
from collections import deque
from typing import Any, NamedTuple

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from critias.table.errors import NotSeated, Refused, TooMany
from critias.table.following import Follower, Watcher
from critias.table.messages import Alive, Answer, Beat, Done, Failure, Follow, NotDone
from critias.table.requests.actors import Proof, proof_of, watcher_of
from critias.table.requests.playing import answered_over_line

from ..access.proof import check_origin, proven, recognise
from ..access.rate_limits import Bucket, Limits
from ..errors import Silent
from ..hall.state import HallSeen, hall_seen
from ..metrics import REFUSED, SOCKETS
from ..store.accounts import Accounts
from ..tables.directory import Tables
from ..tables.stored_table import StoredTable
from .refusals import refusal

AnySocket = WebSocket[Any, Any, Any]

_PATIENCE = 60.0  # seconds for the first message
_PAUSE_IN_HALLS = 0.2  # seconds at least between two messages to one client about others' acts
_BEAT = 4.0  # seconds between signs of life to a client that wants them
_SILENCE = 15.0  # seconds after which one that does not answer them is gone
_REFUSED = 4400  # plus the last two digits of the HTTP status


class LiveFollower:
    """A client on a WebSocket: what it is sent next, and when.

    In a hall, where every act concerns all, sending is throttled: what comes in quick succession
    is one message, and clients are served one after the other. Who acts is served at once.
    """

    def __init__(self, line: "Line", wish: Follow) -> None:
        self.who = who = line.watcher(wish)
        self._line, self._wish = line, wish
        self._table = table = line.table
        self._keys = (table.seats, table.stations)
        self._follower = Follower(table, who, wish)
        self._hall: HallSeen | None = None
        self._changed = asyncio.Event()
        self._urgent = asyncio.Event()
        self._answering = False
        self._replies: list[bytes] = []  # how its answers fared, which it has yet to be told
        self._told_at = 0.0
        table.watchers.add(self.wake)
        if table.presence.arrive(*who.present):
            table.wake()

    def wake(self, table: StoredTable) -> None:
        """Look again: the table has changed."""
        if self._answering:
            return  # what that leads to goes with the reply
        self._changed.set()
        if table.last_actor is not None and table.last_actor == self.who.eyes:
            self._urgent.set()

    def answers(self) -> None:
        """Wait with all else for the reply to an answer that has come in."""
        self._answering = True

    def reply(self, told: bytes) -> None:
        """Tell the client how its answer fared, and what it led to."""
        self._answering = False
        self._replies.append(told)
        self._changed.set()
        self._urgent.set()

    def leave(self) -> None:
        """Follow no longer."""
        self._table.watchers.discard(self.wake)
        if self._table.presence.leave(*self.who.present):
            self._table.wake()

    async def send(self) -> None:
        """Send the client whatever is new.

        Returns once it is somebody else to the table, and refuses once it is nobody, as by a new
        link for its seat.
        """
        while True:
            message = await self._look()
            if self._has_changed_hands():
                return
            if message is not None:
                self._told_at = time.monotonic()
                await self._line.send(message)
            await self.send_replies()
            if message is None:
                await self._changed.wait()
                await self._take_turns()
                self._changed.clear()
                self._urgent.clear()

    async def send_replies(self) -> None:
        """Tell the client how its answers fared; if this is cancelled, what is left stays."""
        while self._replies:
            await self._line.send(self._replies[0])
            del self._replies[0]

    def _has_changed_hands(self) -> bool:
        keys = (self._table.seats, self._table.stations)
        if self.who.eyes is None or all(map(operator.is_, keys, self._keys)):
            return False
        self._keys = keys
        return self._line.watcher(self._wish) != self.who

    async def _look(self) -> bytes | None:
        if self._table.hall is None or self._urgent.is_set():
            return self._message()
        # One after the other, so that answers come in between what a whole hall is to be shown.
        async with self._table.showing:
            return self._message()

    async def _take_turns(self) -> None:
        """In a hall, wait a moment for what else comes; who acts sees at once what that led to."""
        pause = self._told_at + _PAUSE_IN_HALLS - time.monotonic()
        if self._table.hall is not None and pause > 0 and not self._urgent.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._urgent.wait(), pause)

    def _message(self) -> bytes | None:
        return self._follower.position() or self._hall_message() or self._follower.talk()

    def _hall_message(self) -> bytes | None:
        seen = hall_seen(self._table, self.who.eyes, self.who.station)
        if seen is None or seen is self._hall or seen == self._hall:
            return None
        self._hall = seen
        return seen.message()


@websocket("/api/tables/{table_id:str}/live")
async def follow(
    socket: AnySocket,
    tables: NamedDependency[Tables],
    limits: NamedDependency[Limits],
    accounts: NamedDependency[Accounts],
    table_id: FromPath[str],
) -> None:
    """Send positions to a client, now and after each change that it may notice."""
    check_origin(socket)
    limits.take(socket)
    await recognise(socket, accounts)
    # Perhaps the client comes from a process that died before it told of its last answer.
    table = await tables.find_as_stored(table_id)
    with limits.connected(socket) as bucket, SOCKETS.track_inprogress():
        await socket.accept()
        line = Line(socket, table, limits)
        # Whoever is gone hears of nothing, not even of a mistake; both ways of being gone.
        with contextlib.suppress(WebSocketDisconnect, ClientDisconnected):
            try:
                await _converse(line, bucket)
            except Refused as error:
                status, told = refusal(error)
                await line.send(msgspec.json.encode(Failure(told.error, told.detail)))
                await socket.close(_REFUSED + status % 100, told.error)


class Line(NamedTuple):
    """A connection: who is on it follows which table."""

    socket: AnySocket
    table: StoredTable
    limits: Limits

    def proof(self, wish: Follow) -> Proof:
        """What the client proves now; a secret may have become void since it began to follow."""
        if wish.secret is None:
            return proven(self.socket, self.table)
        proof = proof_of(self.table, wish.secret)
        if proof == Proof():
            raise NotSeated("that is not the secret of a seat at this table")
        return proof

    def watcher(self, wish: Follow) -> Watcher:
        """Who the client is to the table, and with whose eyes it looks."""
        return watcher_of(self.table, self.proof(wish), wish)

    async def receive(self) -> Follow | Answer | Alive:
        """The next message of the client."""
        data = await self.socket.receive_data(mode="text")
        try:
            return _messages.decode(data)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refused(
                'send {"type": "follow", "secret": ..., "cursor": ...} or '
                f'{{"type": "answer", "question": ..., "answer": ..., "id": ...}}: {error}'
            ) from None

    async def send(self, message: bytes) -> None:
        """Send something to the client."""
        await self.socket.send_data(message.decode(), mode="text")

    async def answer(self, wish: Follow, given: Answer) -> bytes:
        """Answer for the seat that the client follows; how that went, as it is told."""
        told: Done | NotDone
        try:
            self.limits.take(self.socket)
            told = await answered_over_line(self.table, self.proof(wish), wish, given)
        except Exception as error:
            _, why = refusal(error)
            REFUSED.labels(why.error).inc()
            told = NotDone(given.id, why.error, why.detail, why.reason)
        return msgspec.json.encode(told)


_messages: msgspec.json.Decoder[Follow | Answer | Alive] = msgspec.json.Decoder(
    Follow | Answer | Alive
)


class Pulse:
    """Signs of life on one connection: a lost network tells neither side that it is lost."""

    def __init__(self) -> None:
        self._unanswered: deque[float] = deque()

    async def beat(self, line: Line) -> None:
        """Go on until the client is silent for too long."""
        while True:
            await asyncio.sleep(_BEAT)
            if self._unanswered and time.monotonic() - self._unanswered[0] > _SILENCE:
                raise Silent(f"no sign of life came for {_SILENCE:g} seconds")
            self._unanswered.append(time.monotonic())
            await line.send(msgspec.json.encode(Beat()))

    def hear(self) -> None:
        """The client is there."""
        if not self._unanswered:
            raise Refused('{"type": "alive"} answers a {"type": "beat"}, and none was sent')
        self._unanswered.popleft()


async def _converse(line: Line, bucket: Bucket | None) -> None:
    wish, pulse = await _first_message(line), Pulse()
    while True:
        if bucket is not None and not bucket.take(1, time.monotonic()):
            raise TooMany("too many messages on this connection")
        follower = LiveFollower(line, wish)
        try:
            wish = await _serve(line, follower, wish, pulse)
        finally:
            follower.leave()


async def _first_message(line: Line) -> Follow:
    # A client is not treated as a spectator before its `follow` message has arrived.
    try:
        async with asyncio.timeout(_PATIENCE):
            first = await line.receive()
    except TimeoutError:
        raise Refused(f'no {{"type": "follow"}} came for {_PATIENCE:g} seconds') from None
    if not isinstance(first, Follow):
        raise Refused('the first message is {"type": "follow"}, then you may answer')
    return first


async def _serve(line: Line, follower: LiveFollower, wish: Follow, pulse: Pulse) -> Follow:
    """Send, and take answers, until the client wishes to follow anew."""
    listening = asyncio.create_task(_listen(line, follower, wish, pulse))
    sending = asyncio.create_task(follower.send())
    beating = [asyncio.create_task(pulse.beat(line))] if wish.beats else []
    tasks = (listening, sending, *beating)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for beat in beating:
            if beat.done():
                beat.result()
        if sending.done():
            sending.result()
            wish = msgspec.structs.replace(wish, cursor=None)
        else:
            wish = await listening
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    await follower.send_replies()
    return wish


async def _listen(line: Line, follower: LiveFollower, wish: Follow, pulse: Pulse) -> Follow:
    while True:
        message = await line.receive()
        if isinstance(message, Follow):
            return message
        if isinstance(message, Alive):
            pulse.hear()
        else:
            follower.answers()
            follower.reply(await line.answer(wish, message))
