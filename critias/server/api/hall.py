"""Running a hall: its beginning, its clock, its stations, its queue."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Literal

import msgspec
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from critias.engine.match import Match
from critias.hall import USUAL_CALLS, Post, repeat_phase
from critias.table import membership
from critias.table.clocks.hall_clock import HallClock
from critias.table.clocks.hall_record import Factor, HallRecord, Moments, Seconds, VoteSeconds
from critias.table.errors import NoSuchThing, NotPlaying, NotYours, Refused
from critias.table.messages import CommandId
from critias.table.people.talk import LONGEST_MESSAGE, clean_text
from critias.table.requests.actors import Actor, hall_at, places_of
from critias.table.requests.commands import give_command
from critias.table.requests.playing import bot_of

from .. import steady
from ..access.actors import own_control, own_lead
from ..access.proof import own_seat, proven
from ..hall.state import HEADLINE, ConnectedStation, connected, may_settle, queue
from ..hall.stations import Keyed, Opened, check_post, keyed, open_station, rekeyed
from ..store.calls import WAITING, Status, call, set_status
from ..store.changing import Change
from ..store.stations import add_station, close_station
from ..tables.directory import Tables
from ..tables.stored_table import StoredTable
from .commands import Reason
from .wire import Accepted, AnyRequest, delete, get, post, put

Short = Annotated[str, msgspec.Meta(max_length=100)]
Words = Annotated[str, msgspec.Meta(max_length=4 * LONGEST_MESSAGE)]


class ClockWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be done with the clock."""

    do: Literal["start", "pause", "extend", "restart", "skip", "back"]
    seconds: Annotated[int, msgspec.Meta(ge=-86400, le=86400)] | None = None
    reason: Reason | None = None
    id: CommandId | None = None


class Lengths(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long phases and votes are planned to be; what is left out stays.

    `votes`: 0: they have no clock of their own.
    """

    lengths: dict[str, Seconds] = {}
    votes: VoteSeconds | None = None
    first_turn: Factor | None = None
    defaults: bool | None = None


class NewStation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A station to be opened."""

    kind: Short
    name: Short
    role: Short | None = None
    places: tuple[Short, ...] = ()


class NewCall(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player calls for Control; `about`: numbers or names, as the game declares them."""

    text: Words
    id: CommandId
    kind: Short = USUAL_CALLS[0]
    about: dict[Short, int | Short] = {}


class Called(msgspec.Struct, frozen=True):
    """The key of a call."""

    key: str


class NewStatus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a referee makes of an entry of the queue."""

    status: Status
    note: Annotated[str, msgspec.Meta(max_length=500)] | None = None


# The beginning, and the clock


@post("/tables/{table_id:str}/hall/begin", status_code=200)
async def begin(
    request: AnyRequest, tables: NamedDependency[Tables], table_id: FromPath[str]
) -> Accepted:
    """Begin the match; the clock stands at its first phase."""
    table = await tables.find(table_id)
    own_lead(request, table)
    await membership.begin(table, bot_of(table))
    return Accepted()


@post("/tables/{table_id:str}/hall/clock", status_code=200)
async def set_clock(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[ClockWish],
) -> Accepted:
    """Start, stop, lengthen or turn back the clock, or skip a phase."""
    table = await tables.find(table_id)
    lead = Actor(None, own_lead(request, table))
    if data.do in ("skip", "back"):
        await _move_on(table, lead, data)
    if data.do != "skip":
        await _turn(table, data)
    return Accepted()


async def _move_on(table: StoredTable, lead: Actor, wish: ClockWish) -> None:
    if wish.reason is None:
        raise Refused("say the reason: it goes into the log")
    reason = wish.reason
    id = wish.id or f"clock-{len(table.rows)}"
    if wish.do == "skip":
        table.playing()
        skip = hall_at(table).skip(reason)
        if skip is None:
            raise Refused("no phase of this game can be skipped")
        await give_command(table, lead, msgspec.to_builtins(skip), id)
        return

    def act(match: Match) -> None:
        repeat_phase(match, reason, or_the_one_before=True)

    await table.act(None, lead.command_id(id), act, lead.by)


async def _turn(table: StoredTable, wish: ClockWish) -> None:
    async def act(change: Change) -> None:
        record = change.hall_record()
        if table.stage != "playing" or table.moments is None:
            raise NotPlaying(f"the table is {table.stage}: its clock does not run")
        turned = _turned(record, table.moments, wish, steady.now())
        paused = {"start": False, "pause": True}.get(wish.do, record.paused)
        await change.set_hall(clock=turned, paused=paused)

    await table.change(act)


def _turned(record: HallRecord, moments: Moments, wish: ClockWish, now: datetime) -> HallClock:
    clock = record.clock_in(moments)
    if wish.do == "start":
        return clock.start(now)
    if wish.do == "pause":
        return clock.pause(now)
    if wish.do == "extend":
        if not wish.seconds:
            raise Refused('say by how many "seconds"')
        return clock.extend(wish.seconds, now)
    running = clock.running and wish.do == "restart"
    return record.fresh(moments, now if running else None)


class PlacePause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether play at a place is paused."""

    paused: bool


@post("/tables/{table_id:str}/hall/places/{place:str}/pause", status_code=200)
async def pause_place(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    place: FromPath[str],
    data: JSONBody[PlacePause],
) -> Accepted:
    """Pause play at one place alone, or let it go on there."""
    table = await tables.find(table_id)
    control, hall = own_control(request, table), hall_at(table)
    known = [one for some in hall.places(table.playing().state).values() for one in some]
    if place not in known:
        raise Refused(f"there is no place {place[:40]!r}; there are {', '.join(known)}")
    if control.role != hall.lead and place not in places_of(table, control):
        raise NotYours(f"{place} is not a place of yours")

    async def act(change: Change) -> None:
        others = [one for one in change.hall_record().halted if one != place]
        await change.set_hall(halted=(*others, place) if data.paused else tuple(others))

    await table.change(act)
    return Accepted()


@put("/tables/{table_id:str}/hall/lengths")
async def set_lengths(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[Lengths],
) -> Accepted:
    """Plan how long phases and votes take, and what happens at their end."""
    table = await tables.find(table_id)
    own_lead(request, table)
    known = hall_at(table).lengths
    for phase in data.lengths:
        if phase not in known:
            raise Refused(f"there is no phase {phase!r}; there are {', '.join(known)}")

    async def act(change: Change) -> None:
        record = change.hall_record()
        # The present phase keeps the time that it has.
        clock = record.clock_in(table.moments) if table.moments else record.clock
        await change.set_hall(
            lengths={**record.lengths, **data.lengths},
            votes=record.votes if data.votes is None else data.votes,
            first_turn=record.first_turn if data.first_turn is None else data.first_turn,
            defaults=record.defaults if data.defaults is None else data.defaults,
            clock=clock,
        )

    await table.change(act)
    return Accepted()


class CodesWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether people may enter by a code that they type."""

    open: bool


@put("/tables/{table_id:str}/hall/codes")
async def set_codes(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[CodesWish],
) -> Accepted:
    """Let codes be typed at this table, or no more."""
    table = await tables.find(table_id)
    own_lead(request, table)

    await table.change(lambda change: change.set_hall(codes=data.open))
    return Accepted()


# Stations


@get("/tables/{table_id:str}/hall/stations")
async def list_stations(
    request: AnyRequest, tables: NamedDependency[Tables], table_id: FromPath[str]
) -> list[ConnectedStation]:
    """The stations that are open."""
    table = await tables.find(table_id)
    own_lead(request, table)
    return [connected(table, one) for one in table.stations if one.secret is not None]


@post("/tables/{table_id:str}/hall/stations")
async def new_station(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[NewStation],
) -> Keyed:
    """Open a station."""
    table = await tables.find(table_id)
    own_lead(request, table)
    hall, wanted = hall_at(table), Post(data.kind, data.role, data.places)
    check_post(hall, wanted, None if table.match is None else hall.places(table.match.state))
    opened = open_station(0, data.name, wanted)
    station = await table.change(lambda change: add_station(change, opened.station))
    [told] = await keyed(table, Opened(station, opened.secret))
    return told


@post("/tables/{table_id:str}/hall/stations/{number:int}/key", status_code=200)
async def new_station_key(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    number: FromPath[int],
) -> Keyed:
    """Make a new secret for a screen or referee; the old one is void."""
    table = await tables.find(table_id)
    if own_lead(request, table).number == number:
        raise Refused("somebody else of the lead has to make a new link for you")
    return await rekeyed(table, number)


@delete("/tables/{table_id:str}/hall/stations/{number:int}", status_code=200)
async def shut_station(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    number: FromPath[int],
) -> Accepted:
    """Close a station."""
    table = await tables.find(table_id)
    if own_lead(request, table).number == number:
        raise Refused("somebody else of the lead has to close your own station")
    if not await table.change(lambda change: close_station(change, number)):
        raise NoSuchThing(f"there is no open station {number}")
    return Accepted()


# The queue


@post("/tables/{table_id:str}/hall/calls")
async def call_control(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: JSONBody[NewCall],
) -> Called:
    """Call for Control, with a sentence."""
    table = await tables.find(table_id)
    table.hall_record()
    seat, text = own_seat(request, table), clean_text(data.text)
    id = Actor(seat, proven(request, table).station).command_id(data.id)
    _check_call(table, data)

    async def act(change: Change) -> str:
        return await call(change, seat, data.kind, data.about, text, id)

    return Called(await table.change(act))


def _check_call(table: StoredTable, wanted: NewCall) -> None:
    calls: dict[str, Sequence[str]] = {**dict.fromkeys(USUAL_CALLS, ()), **hall_at(table).calls}
    if wanted.kind not in calls:
        raise Refused(f"one calls for {', '.join(calls)}, not for {wanted.kind!r}")
    for name in wanted.about:
        if name not in calls[wanted.kind]:
            about = ", ".join(calls[wanted.kind]) or "nothing more"
            raise Refused(f"a call of kind {wanted.kind!r} is about {about}, not {name!r}")


@put("/tables/{table_id:str}/hall/queue/{key:str}")
async def settle(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    key: FromPath[str],
    data: JSONBody[NewStatus],
) -> Accepted:
    """Note that a referee is on an entry of the queue, that it is settled, dismissed, or open."""
    table = await tables.find(table_id)
    control = own_control(request, table)
    entries = {entry.key: entry for entry in queue(table, steady.now())}
    known = {one.key for one in table.matters}
    if key not in entries and key not in known:
        raise NoSuchThing(f"there is nothing {key[:40]!r} in the queue")
    if key in entries and not may_settle(table, control, entries[key]):
        raise NotYours("that is for another Control")
    if key in entries and entries[key].kind == HEADLINE and data.status not in WAITING:
        raise Refused("a headline is published or declined")

    async def act(change: Change) -> None:
        await set_status(change, key, data.status, control.number, data.note)

    await table.change(act)
    return Accepted()


handlers = (
    *(begin, set_clock, pause_place, set_lengths, set_codes),
    *(list_stations, new_station, new_station_key, shut_station),
    *(call_control, settle),
)
