"""Following a table over a WebSocket, and answering over it."""

import asyncio
import contextlib
import time
from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from critias.table.differences import Shown
from critias.table.errors import Refused
from critias.table.positions import NO_STATION, changes, position
from critias.table.stations import Station
from critias.table.viewers import Viewer

from ..access.actors import actor_of, check_concerns, control_of, seated
from ..access.proof import Proof, check_origin, proof_of, proven, recognise
from ..access.rate_limits import Bucket, Limits
from ..errors import NotSeated, TooMany
from ..hall.state import HallSeen, hall_seen
from ..metrics import SOCKETS
from ..store.accounts import Accounts
from ..store.talk import Message, heard_by
from ..tables.directory import Tables
from ..tables.table import Table
from .refusals import refusal
from .wire import CommandId, Text

AnySocket = WebSocket[Any, Any, Any]

_PATIENCE = 60.0  # seconds for the first message
_PAUSE_IN_HALLS = 0.2  # seconds at least between two messages to one client about others' acts
_REFUSED = 4400  # plus the last two digits of the HTTP status


class Follow(msgspec.Struct, frozen=True, tag_field="type", tag="follow"):
    """What a client sends first: who it is, and how many events it has.

    `talk`: the number of the last message it has; without it, it is sent no talk. `seat`: the
    player whom a Control wants to act for. `changes`: it can take what has changed in place of
    whole positions.
    """

    secret: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    cursor: Annotated[int, msgspec.Meta(ge=0)] | None = None
    talk: Annotated[int, msgspec.Meta(ge=0)] | None = None
    seat: Annotated[int, msgspec.Meta(ge=0)] | None = None
    changes: bool = False


_WISH = Follow()


class Answer(msgspec.Struct, frozen=True, tag_field="type", tag="answer"):
    """An answer of whoever follows, as it can also be sent by HTTP."""

    question: Text
    answer: Any
    id: CommandId


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """The answer of that id is durable."""

    id: str


class NotDone(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """The answer of that id was not taken."""

    id: str
    error: str
    detail: str


class Talk(msgspec.Struct, frozen=True, tag_field="type", tag="talk"):
    """What was said; a message with a number that the client knows replaces that one."""

    messages: Sequence[Message]


class Failure(msgspec.Struct, frozen=True, tag_field="type", tag="error"):
    """Why the connection is about to be closed."""

    error: str
    detail: str


class Watcher(NamedTuple):
    """Who follows: with whose eyes it sees the match, with whose ears it hears the talk."""

    eyes: Viewer
    ears: Viewer
    station: Station | None = None

    @property
    def present(self) -> list[int | str]:
        """Who is known to be there because of it: a seat, a station, or a stand-in as both."""
        there: list[int | str] = [] if self.station is None else [self.station.by]
        return [*there, self.ears] if isinstance(self.ears, int) else there


class Follower:
    """One client, and what it was sent last.

    It is sent a message only if that differs: a seat must not notice what is not for it.
    """

    def __init__(self, table: Table, who: Watcher, wish: Follow = _WISH) -> None:
        self._table = table
        self.who = who
        station = None if who.station is None else who.station.shown()
        self._station = NO_STATION if station is None else msgspec.json.encode(station)
        listens = who.ears is not None or table.settings.spectators
        self._missed = [] if wish.talk is None else heard_by(table.talk, who.ears, wish.talk)
        self._heard = len(table.said) if wish.talk is not None and listens else None
        self._changed = asyncio.Event()
        self._urgent = asyncio.Event()
        self._told_at = 0.0
        self._takes_changes = wish.changes
        self._seen: Shown | None = None
        self._hall: HallSeen | None = None
        cursor = wish.cursor
        known = cursor is not None and table.still_stand(who.eyes, cursor)
        self._cursor = cursor if known and cursor is not None else 0
        self._reset = cursor is None or not known
        self._rewinds = table.rewinds(who.eyes)
        table.watchers.add(self.wake)
        if table.presence.arrive(*who.present):
            table.wake()

    def wake(self, table: Table) -> None:
        """Look again: the table has changed."""
        self._changed.set()
        if table.last_actor is not None and table.last_actor == self.who.eyes:
            self._urgent.set()

    def leave(self) -> None:
        """Follow no longer."""
        self._table.watchers.discard(self.wake)
        if self._table.presence.leave(*self.who.present):
            self._table.wake()

    async def next(self) -> bytes:
        """The next message for this client, as soon as there is one."""
        while True:
            message = await self._look()
            if message is not None:
                self._told_at = time.monotonic()
                return message
            await self._changed.wait()
            await self._take_turns()
            self._changed.clear()
            self._urgent.clear()

    async def _look(self) -> bytes | None:
        if self._table.hall is None or self._urgent.is_set():
            return self._message() or self._hall_message() or self._talk()
        # One after the other, so that answers come in between what a whole hall is to be shown.
        async with self._table.showing:
            return self._message() or self._hall_message() or self._talk()

    async def _take_turns(self) -> None:
        """In a hall, wait a moment for what else comes; who acts sees at once what that led to."""
        pause = self._told_at + _PAUSE_IN_HALLS - time.monotonic()
        if self._table.hall is not None and pause > 0 and not self._urgent.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._urgent.wait(), pause)

    def _talk(self) -> bytes | None:
        if self._heard is None:
            return None
        news = self._table.said[self._heard :]
        fresh = self._missed + [one.message for one in news if one.is_for(self.who.ears)]
        self._missed, self._heard = [], len(self._table.said)
        return msgspec.json.encode(Talk(fresh)) if fresh else None

    def _hall_message(self) -> bytes | None:
        seen = hall_seen(self._table, self.who.eyes, self.who.station)
        if seen is None or seen is self._hall or seen == self._hall:
            return None
        self._hall = seen
        return seen.message()

    def _message(self) -> bytes | None:
        table, viewer = self._table, self.who.eyes
        if table.rewinds(viewer) != self._rewinds:
            self._rewinds = table.rewinds(viewer)
            self._reset, self._cursor = True, 0
        seen, events = table.seen_by(viewer), table.told(viewer)
        before, since = self._seen, self._cursor
        if before is not None and seen.encoded == before.encoded:
            seen = before
        if not self._reset and seen is before and len(events) == since:
            return None
        reset, self._reset = self._reset, False
        self._seen, self._cursor = seen, len(events)
        if self._takes_changes and before is not None and not reset:
            told = seen.changes_since(before)
            if told is not None:
                return changes(told, events, since)
        return position(seen.encoded, events, since, reset, self._station)


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
        try:
            await _converse(Line(socket, table, limits), bucket)
        except WebSocketDisconnect:
            return
        except Refused as error:
            status, told = refusal(error)
            failure = Failure(told.error, told.detail)
            await socket.send_data(msgspec.json.encode(failure).decode(), mode="text")
            await socket.close(_REFUSED + status % 100, told.error)


class Line(NamedTuple):
    """A connection: who is on it follows which table."""

    socket: AnySocket
    table: Table
    limits: Limits

    def proof(self, wish: Follow) -> Proof:
        """What the client proves now; a secret may have become void since it began to follow."""
        if wish.secret is None:
            return proven(self.socket, self.table)
        proof = proof_of(self.table, wish.secret)
        if proof == Proof():
            raise NotSeated("that is not the secret of a seat at this table")
        return proof

    async def receive(self) -> Follow | Answer:
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

    async def answer(self, wish: Follow, given: Answer) -> None:
        """Answer for the seat that the client follows, and tell it how that went."""
        told: Done | NotDone = Done(given.id)
        try:
            self.limits.take(self.socket)
            seat, actor = seated(actor_of(self.proof(wish), self.table, wish.seat))
            id = actor.command_id(given.id)
            await self.table.answer(seat, given.question, given.answer, id, actor.by)
        except Exception as error:
            _, why = refusal(error)
            told = NotDone(given.id, why.error, why.detail)
        await self.send(msgspec.json.encode(told))


_messages: msgspec.json.Decoder[Follow | Answer] = msgspec.json.Decoder(Follow | Answer)


async def _converse(line: Line, bucket: Bucket | None) -> None:
    wish = await _first_message(line)
    while True:
        if bucket is not None and not bucket.take(1, time.monotonic()):
            raise TooMany("too many messages on this connection")
        follower = Follower(line.table, _watcher(line, wish), wish)
        try:
            wish = await _serve(line, follower, wish)
        finally:
            follower.leave()


async def _first_message(line: Line) -> Follow:
    # Nobody is taken for an onlooker because the word of who it is takes long to arrive.
    try:
        async with asyncio.timeout(_PATIENCE):
            first = await line.receive()
    except TimeoutError:
        raise Refused(f'no {{"type": "follow"}} came for {_PATIENCE:g} seconds') from None
    if isinstance(first, Answer):
        raise Refused('the first message is {"type": "follow"}, then you may answer')
    return first


async def _serve(line: Line, follower: Follower, wish: Follow) -> Follow:
    """Send, and take answers, until the client wishes to follow anew."""
    listening = asyncio.create_task(_listen(line, wish))
    sending = asyncio.create_task(_send(line, follower, wish))
    try:
        await asyncio.wait((listening, sending), return_when=asyncio.FIRST_COMPLETED)
        if sending.done():
            sending.result()
            return msgspec.structs.replace(wish, cursor=None)
        return await listening
    finally:
        listening.cancel()
        sending.cancel()
        await asyncio.gather(listening, sending, return_exceptions=True)


async def _send(line: Line, follower: Follower, wish: Follow) -> None:
    """Send until the client has lost what it looks with, as by a new link for its seat."""
    table = line.table
    keys = (table.seats, table.stations)
    # A slow client gets the latest position next, not all that it missed.
    while True:
        message = await follower.next()
        if keys[0] is not table.seats or keys[1] is not table.stations:
            keys = (table.seats, table.stations)
            if follower.who.eyes is not None and _watcher(line, wish) != follower.who:
                return
        await line.send(message)


async def _listen(line: Line, wish: Follow) -> Follow:
    while True:
        message = await line.receive()
        if isinstance(message, Follow):
            return message
        await line.answer(wish, message)


def _watcher(line: Line, wish: Follow) -> Watcher:
    proof = line.proof(wish)
    if wish.seat is None or wish.seat == proof.seat:
        return Watcher(proof.viewer, proof.viewer, proof.station)
    check_concerns(line.table, control_of(proof), wish.seat)
    return Watcher(wish.seat, proof.viewer, proof.station)
