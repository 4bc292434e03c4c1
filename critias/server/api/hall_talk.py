"""What Control tells the hall, and keeping order in what players tell each other."""

from datetime import timedelta
from typing import Annotated, Literal

import msgspec
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from critias.table.clocks.hall_record import Seconds
from critias.table.errors import NoSuchThing, Refused
from critias.table.messages import CommandId
from critias.table.people.talk import LONGEST_MESSAGE, Audience, clean_text
from critias.table.requests.actors import check_concerns, hall_at

from .. import steady
from ..access.actors import own_control
from ..store.changing import Change
from ..store.headlines import withdraw as withdraw_headline
from ..store.talk import remove
from ..tables.directory import Tables
from ..tables.stored_table import StoredTable
from .wire import Accepted, AnyRequest, delete, post, put

Short = Annotated[str, msgspec.Meta(max_length=100)]
Words = Annotated[str, msgspec.Meta(max_length=4 * LONGEST_MESSAGE)]


class NewAnnouncement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that Control tells all, or those at some seats and places.

    `stays`: the seconds for which it is to be seen; null: until it is withdrawn.
    """

    text: Words
    id: CommandId
    kind: Literal["announcement", "news"] = "announcement"
    seats: Annotated[tuple[int, ...], msgspec.Meta(max_length=100)] | None = None
    places: Annotated[tuple[Short, ...], msgspec.Meta(max_length=50)] | None = None
    stays: Seconds | None = None


@post("/tables/{table_id:str}/hall/announcements")
async def announce(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[NewAnnouncement],
) -> Accepted:
    """Tell all, or some, something."""
    table = await tables.find(table_id)
    control = own_control(request, table)
    text, audience = clean_text(data.text), _audience(table, data)
    until = None if data.stays is None else steady.now() + timedelta(seconds=data.stays)

    async def act(change: Change) -> None:
        key = f"station {control.number}:{data.id}"
        who = {"name": control.name, "station": control.number}
        await change.say(data.kind, None, text, key, audience, until=until, **who)

    await table.change(act)
    return Accepted()


def _audience(table: StoredTable, wanted: NewAnnouncement) -> Audience | None:
    if wanted.seats is None and wanted.places is None:
        return None
    seats, places = set(wanted.seats or ()), wanted.places or ()
    match = table.match
    if match is not None:
        hall = hall_at(table)
        known = [place for some in hall.places(match.state).values() for place in some]
        for place in places:
            if place not in known:
                raise Refused(f"there is no place {place!r}; there are {', '.join(known)}")
            seats.update(hall.seats_at(match.state, place))
    return Audience(tuple(sorted(seats)), places)


@delete("/tables/{table_id:str}/hall/talk/{number:int}", status_code=200)
async def withdraw(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    number: FromPath[int],
) -> Accepted:
    """Withdraw what was announced or published, or the words of what a player has said to all."""
    table = await tables.find(table_id)
    post = own_control(request, table).post
    heard = {one.message.number for one in table.talk if one.is_for(post)}

    async def act(change: Change) -> bool:
        await withdraw_headline(change, number)
        return await remove(change, number)

    if number not in heard or not await table.change(act):
        raise NoSuchThing(f"there is no message {number} that all have heard")
    return Accepted()


class Muting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a player may not speak."""

    muted: bool


@put("/tables/{table_id:str}/hall/seats/{seat:int}/voice")
async def mute(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Muting],
) -> Accepted:
    """Let a player speak to nobody any more, or again; calls for Control stay open."""
    table = await tables.find(table_id)
    check_concerns(table, own_control(request, table), seat)

    async def act(change: Change) -> None:
        others = {*change.hall_record().muted} - {seat}
        await change.set_hall(muted=tuple(sorted(others | {seat} if data.muted else others)))

    await table.change(act)
    return Accepted()


handlers = (announce, withdraw, mute)
