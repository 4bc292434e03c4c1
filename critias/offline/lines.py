"""Following a table where there is no server, by the messages of the protocol."""

import asyncio
from collections.abc import Callable

import msgspec

from critias.engine.errors import CritiasError
from critias.table.errors import NotSeated, Refused
from critias.table.following import Follower, Watcher
from critias.table.messages import Alive, Answer, Beat, Done, Failure, Follow, NotDone
from critias.table.requests.actors import Proof, proof_of, watcher_of
from critias.table.requests.playing import answered_over_line
from critias.table.table import Table

from .kept_table import KeptTable
from .requests import own_secret, refusal

_BEAT = 4.0  # seconds between signs of life to a client that wants them

_messages: msgspec.json.Decoder[Follow | Answer | Alive] = msgspec.json.Decoder(
    Follow | Answer | Alive
)


class Line:
    """One client that follows a table, as over a WebSocket."""

    def __init__(self, table: KeptTable, tell: Callable[[bytes], None]) -> None:
        """`tell`: sends a message to the client."""
        self._table = table
        self._tell = tell
        self._wish: Follow | None = None
        self._who: Watcher | None = None
        self._follower: Follower | None = None
        self._answering = False
        self._beating: asyncio.Task[None] | None = None

    async def receive(self, data: bytes | str) -> None:
        """Take a message of the client."""
        try:
            message = _messages.decode(data)
            if isinstance(message, Follow):
                self._follow(message)
            elif isinstance(message, Answer):
                await self._answer(message)
        except (msgspec.DecodeError, CritiasError) as error:
            known = error if isinstance(error, CritiasError) else Refused(str(error))
            _, told = refusal(known)
            self._tell(msgspec.json.encode(Failure(told.error, told.detail)))
            self.close()

    def close(self) -> None:
        """Follow no longer."""
        self._leave()
        if self._beating is not None:
            self._beating.cancel()
            self._beating = None

    def _follow(self, wish: Follow) -> None:
        self._leave()
        self._wish = wish
        self._who = watcher_of(self._table, self._proof(wish), wish)
        self._follower = Follower(self._table, self._who, wish)
        self._table.watchers.add(self._wake)
        if self._table.presence.arrive(*self._who.present):
            self._table.wake()
        self._look()
        if wish.beats and self._beating is None:
            self._beating = asyncio.create_task(self._beat())

    def _leave(self) -> None:
        self._table.watchers.discard(self._wake)
        who, self._who, self._follower = self._who, None, None
        if who is not None and self._table.presence.leave(*who.present):
            self._table.wake()

    def _proof(self, wish: Follow) -> Proof:
        proof = proof_of(self._table, own_secret(self._table, wish.secret))
        if wish.secret and proof == Proof():
            raise NotSeated("that is not the secret of a seat at this table")
        return proof

    async def _answer(self, given: Answer) -> None:
        if self._wish is None:
            raise Refused('the first message is {"type": "follow"}, then you may answer')
        self._answering = True  # what that leads to comes before the reply
        told: Done | NotDone
        try:
            proof = self._proof(self._wish)
            told = await answered_over_line(self._table, proof, self._wish, given)
        except Exception as error:
            _, why = refusal(error)
            told = NotDone(given.id, why.error, why.detail, why.reason)
        self._answering = False
        self._look()
        self._tell(msgspec.json.encode(told))

    def _wake(self, table: Table) -> None:
        if not self._answering:
            self._look()

    def _look(self) -> None:
        """Tell the client whatever is new."""
        follower = self._follower
        while follower is not None and (message := follower.position() or follower.talk()):
            self._tell(message)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(_BEAT)
            self._tell(msgspec.json.encode(Beat()))
