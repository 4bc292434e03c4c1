"""Speaking at a table, and who hears it."""

from datetime import UTC, datetime, timedelta
from typing import Annotated

import msgspec

from critias.hall import find_hall

from ..changing import Change
from ..errors import NoChat, NoSpectators, NoSuchGroup, TooMany
from ..messages import CommandId
from ..people.talk import LONGEST_MESSAGE, Audience, Message, clean_text, heard_by
from ..table import Table
from .actors import Actor, Proof

_MOST_LATELY = 10  # messages of one seat
_LATELY = timedelta(seconds=20)


class Chat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say to everybody at the table, or in a hall to a circle of one's own."""

    text: Annotated[str, msgspec.Meta(max_length=4 * LONGEST_MESSAGE)]
    id: CommandId
    to: Annotated[str, msgspec.Meta(max_length=32)] | None = None


class Said(msgspec.Struct, frozen=True):
    """The number of what was said; null if it had been said before."""

    number: int | None


async def said(table: Table, proof: Proof, chat: Chat) -> Said:
    """Say something to everybody at the table."""
    seat, station = proof.own_seat(), proof.station
    if not table.settings.chat:
        raise NoChat("this table was made without chat")
    if table.hall is not None and seat in table.hall.muted:
        raise NoChat("Control has asked you to be silent; call Control if that is a mistake")
    text = clean_text(chat.text)
    audience = None if chat.to is None else group_of(table, seat, chat.to)
    # Of several people on a seat it is said who speaks.
    speaker = {} if station is None else {"name": station.name}
    id = Actor(seat, station).command_id(chat.id)

    async def act(change: Change) -> int | None:
        key = f"{seat}:{id}"
        number = await change.say("chat", seat, text, key, audience, to=chat.to, **speaker)
        if await change.said_lately(seat, datetime.now(UTC) - _LATELY) > _MOST_LATELY:
            raise TooMany("you speak too fast: wait a little", _LATELY.seconds)
        return number

    return Said(await table.change(act))


def overheard(table: Table, proof: Proof, after: int) -> list[Message]:
    """What was said at the table after a number, the latest 200 at most."""
    viewer = proof.viewer
    if viewer is None and not table.settings.spectators:
        raise NoSpectators("only those who sit at this table may listen")
    return heard_by(table.talk, viewer, after)


def group_of(table: Table, seat: int, group: str) -> Audience:
    """Those whom a player can reach as a group: they, and nobody who joins it later."""
    match = table.match
    hall = None if match is None else find_hall(match.game)
    known = {}
    if match is not None and hall is not None:
        known = {name: hall.circle(match.state, seat, name) for name in hall.circles}
    if not known.get(group):
        have = ", ".join(name for name, seats in known.items() if seats) or "none"
        raise NoSuchGroup(f"there is no group {group!r} for you to speak to; there are: {have}")
    return Audience(tuple(known[group]))
