"""Changing what surrounds a match: who sits where, how it goes on, and what is said."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from msgspec.structs import replace

from .head import Head
from .people.seats import Seat
from .people.talk import Audience, Heard, Message, Said


class Change(ABC):
    """A table that nobody else can change meanwhile, as it stands at the start of the change."""

    def __init__(self, head: Head, seats: Sequence[Seat]) -> None:
        self.head = head
        self.seats = seats

    @abstractmethod
    def now(self) -> datetime:
        """The time by which the table's clocks are kept."""

    @abstractmethod
    async def set_head(self, **values: Any) -> None:
        """Change fields of the table, and when its next clock runs out (`due`)."""

    @abstractmethod
    async def set_seat(self, seat: int, **values: Any) -> None:
        """Change fields of one of its seats."""

    @abstractmethod
    async def say(
        self,
        kind: Said,
        seat: int | None = None,
        text: str | None = None,
        key: str = "",
        audience: Audience | None = None,
        **more: Any,
    ) -> int | None:
        """Add to the talk, and return its number; None if what has this key was said before.

        `more`: other fields of what is said.
        """

    @abstractmethod
    async def said_lately(self, seat: int, since: datetime) -> int:
        """How many chat messages of a seat there are since a time."""

    async def claim(self, name: str, secret: bytes, account_id: int | None = None) -> int | None:
        """Put a person on the first free seat; None if there is none. The last one begins.

        A seat that is kept for the owner of this very secret comes before the free ones.
        """
        free = self._free()
        kept = [seat for seat in free if self.seats[seat].reserved == secret]
        mine = kept or [seat for seat in free if self.seats[seat].reserved is None]
        if not mine or self.head.stage != "gathering":
            return None
        await self.set_seat(mine[0], name=name, secret=secret, account_id=account_id)
        if len(free) == 1:
            await self._begin()
        return mine[0]

    async def begin(self, bots: Sequence[Seat]) -> bool:
        """Put bots (one for each seat number) on the free seats and begin.

        False if the match has begun before.
        """
        if self.head.stage != "gathering":
            return False
        for number in self._free():
            bot = bots[number]
            await self.set_seat(number, kind=bot.kind, name=bot.name, bot=bot.bot)
        await self._begin()
        return True

    async def _begin(self) -> None:
        await self.set_head(stage="playing", begun=self.now())

    def _free(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if not seat.taken]


class ChangeInMemory(Change):
    """What is changed comes to lie in `new_head`, `new_seats` and `said`."""

    def __init__(
        self,
        head: Head,
        seats: Sequence[Seat],
        talk: Sequence[Heard],
        keys: set[str],
        now: datetime,
    ) -> None:
        super().__init__(head, seats)
        self.new_head = head
        self.new_seats = list(seats)
        self.said: list[Heard] = []
        self.keys = set(keys)
        self._talk = talk
        self._now = now

    def now(self) -> datetime:
        return self._now

    async def set_head(self, **values: Any) -> None:
        values.pop("due", None)  # a table in memory knows by itself
        self.new_head = self.new_head._replace(**values)

    async def set_seat(self, seat: int, **values: Any) -> None:
        self.new_seats[seat] = replace(self.new_seats[seat], **values)

    async def say(
        self,
        kind: Said,
        seat: int | None = None,
        text: str | None = None,
        key: str = "",
        audience: Audience | None = None,
        **more: Any,
    ) -> int | None:
        if key and key in self.keys:
            return None
        self.keys |= {key} if key else set()
        known = [*self._talk, *self.said]
        number = known[-1].message.number + 1 if known else 1
        fields = {"name": None if seat is None else self.seats[seat].name, **more}
        message = Message(number=number, at=self._now, kind=kind, seat=seat, text=text, **fields)
        self.said.append(Heard(message, audience))
        return number

    async def said_lately(self, seat: int, since: datetime) -> int:
        known = [one.message for one in (*self._talk, *self.said)]
        return sum(one.seat == seat and one.kind == "chat" and one.at > since for one in known)
