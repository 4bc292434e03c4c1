"""Setting up a game for a whole hall: who gets which seat, and the secrets of all."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any

import msgspec

from critias.bots import find_level, usual_bot
from critias.engine.game import Game
from critias.engine.match import Match
from critias.engine.registry import find_game, new
from critias.hall import CONTROL, PRESS, PROJECTOR, SPECTATOR, TEAMMATE, Hall, Post, hall_of
from critias.table.clocks.hall_record import (
    USUAL_FIRST_TURN,
    USUAL_VOTE,
    Factor,
    HallRecord,
    Seconds,
    VoteSeconds,
)
from critias.table.people.seats import Seat, clean_name
from critias.table.people.secrets import hashed, new_secret
from critias.table.people.teams import team_name
from critias.table.settings import Settings

from ..errors import BadRoster
from ..tables.directory import NewHall, Tables
from ..tables.stored_table import StoredTable
from .casting import Party, Person, Short, check_wishes, parties, seat_parties
from .codes import give_codes, way_in
from .people_list import ListedPerson, known_in, people_of, read_list
from .stations import Keyed, Opened, check_post, keyed, link, open_station

LEAD = "Control"
"""The name of a lead if nobody is named."""

_MOST_PEOPLE = 200


class NewControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A referee, of the lead if no role is named. `places`: those to look after; none: all."""

    name: Short
    role: Short | None = None
    places: tuple[Short, ...] = ()


class WantedHall(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game for a hall, to be made. `list`: more people, as a pasted list or CSV. `press`: the
    names of newspapers, `spectators`: whether there is a link for the public.

    How long phases and votes take can be planned anew while it is played. `where`: in which part of
    the room a place is.
    """

    game: Short
    people: Annotated[tuple[Person, ...], msgspec.Meta(max_length=_MOST_PEOPLE)] = ()
    list: Annotated[str, msgspec.Meta(max_length=50_000)] = ""
    seats: int | None = None
    options: dict[str, Any] = {}
    components: Annotated[str, msgspec.Meta(max_length=200_000)] | None = None
    controls: Annotated[tuple[NewControl, ...], msgspec.Meta(max_length=30)] = ()
    projectors: Annotated[int, msgspec.Meta(ge=0, le=10)] = 1
    press: Annotated[tuple[Short, ...], msgspec.Meta(max_length=5)] = ()
    spectators: bool = False
    bot: Short | None = None
    lengths: dict[str, Seconds] = {}
    votes: VoteSeconds = USUAL_VOTE
    first_turn: Factor = USUAL_FIRST_TURN
    defaults: bool = False
    where: dict[Short, Annotated[str, msgspec.Meta(max_length=60)]] = {}
    pace: Annotated[float, msgspec.Meta(ge=0, le=60)] = 0.0


class SeatedPerson(msgspec.Struct, frozen=True):
    """A player, his or her groups by kind, and the personal secret, told once.

    `team`: who has the seat together with this person; `code`: what may be typed instead.
    """

    seat: int
    name: str
    team: Sequence[str]
    groups: Mapping[str, str]
    secret: str
    link: str
    code: str | None = None


class Made(msgspec.Struct, frozen=True):
    """A game for a hall with all its secrets; `way_in`: the address at which codes are typed."""

    game: str
    table: str
    people: list[SeatedPerson]
    stations: list[Keyed]
    way_in: str = ""


class OfferedSeat(msgspec.Struct, frozen=True):
    """The groups in which a seat will be, by kind."""

    seat: int
    groups: Mapping[str, str]


class Roster(msgspec.Struct, frozen=True):
    """What there is to be seated at, before anything is made."""

    places: Mapping[str, Sequence[str]]
    seats: list[OfferedSeat]
    lengths: Mapping[str, int]


async def roster_of(game: str, seats: int, options: Mapping[str, Any]) -> Roster:
    """What the seats would be."""
    hall = hall_of(find_game(game))
    match = await asyncio.to_thread(new, game, seats=seats, options=options)
    return Roster(
        places=hall.places(match.state),
        seats=[OfferedSeat(seat, one) for seat, one in enumerate(hall.roster(match.state))],
        lengths=hall.lengths,
    )


class WantedList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A list of people to be read, for a game as it is to be set up."""

    list: Annotated[str, msgspec.Meta(max_length=50_000)]
    seats: int | None = None
    options: dict[str, Any] = {}
    components: Annotated[str, msgspec.Meta(max_length=200_000)] | None = None


async def listed_in(
    tables: Tables, game: str, wanted: WantedHall | WantedList
) -> list[ListedPerson]:
    """Who is on the list, and what of it is doubtful."""
    found = find_game(game)
    options = {**hall_of(found).options, **wanted.options}
    # Without a number of seats all that there may be is known.
    seats = wanted.seats or found.seats[-1]
    match = await tables.deal(found.name, seats, options, wanted.components)
    return await asyncio.to_thread(
        lambda: read_list(wanted.list, found, known_in(match)) if wanted.list else []
    )


async def make(tables: Tables, wanted: WantedHall) -> Made:
    """Make a game for a hall; it waits for Control to begin."""
    game = find_game(wanted.game)
    hall = hall_of(game)
    check_wishes(wanted.people, hall)
    bot = usual_bot(game) if wanted.bot is None else find_level(wanted.bot, game).name
    more = people_of(await listed_in(tables, game.name, wanted)) if wanted.list else ()
    coming = parties((*wanted.people, *more))
    match = await _new_match(tables, game, wanted, len(coming))
    offered = hall.roster(match.state)
    placed = seat_parties(coming, offered, hall.people_first)
    secrets = {seat: new_secret() for seat in placed}
    seats = [
        Seat("person", _seat_name(placed[seat]), secret=hashed(secrets[seat]))
        if seat in placed
        else Seat("bot", f"Bot {seat + 1}", bot)
        for seat in range(match.seats)
    ]
    opened = list(_stations(wanted, hall, hall.places(match.state)))
    mates = list(_teammates(placed, len(opened) + 1))
    lengths = {**hall.lengths, **_known_lengths(hall, wanted.lengths)}
    record = HallRecord(
        lengths,
        wanted.votes,
        wanted.first_turn,
        wanted.defaults,
        wanted.pace,
        where=_known_places(hall.places(match.state), wanted.where),
    )
    table = await tables.seat_at(
        match,
        seats,
        public=False,
        settings=Settings(spectators=False),  # who watches has a link, which can be ended
        hall=NewHall(record, [one.station for one in (*opened, *mates)]),
    )
    alone = {seat: secret for seat, secret in secrets.items() if len(placed[seat].people) == 1}
    return await _made(table, opened, alone, mates, offered)


def _seat_name(party: Party) -> str:
    return team_name([clean_name(person.name) for person in party.people])


def _teammates(placed: Mapping[int, Party], first: int) -> Iterator[Opened]:
    """A station for each of those who have a seat together; the first one's number."""
    number = first
    for seat, party in placed.items():
        for person in party.people if len(party.people) > 1 else ():
            yield open_station(number, person.name, Post(TEAMMATE), seat)
            number += 1


async def _new_match(tables: Tables, game: Game[Any], wanted: WantedHall, coming: int) -> Match:
    count = max(game.seats[0], coming) if wanted.seats is None else wanted.seats
    if coming > count:
        raise BadRoster(f"{coming} people or teams do not fit on {count} seats")
    options = {**hall_of(game).options, **wanted.options}
    return await tables.deal(game.name, count, options, wanted.components)


def _known_lengths(hall: Hall[Any], wanted: Mapping[str, int]) -> Mapping[str, int]:
    for phase in wanted:
        if phase not in hall.lengths:
            raise BadRoster(f"there is no phase {phase!r}; there are {', '.join(hall.lengths)}")
    return wanted


def _known_places(places: Mapping[str, Sequence[str]], wanted: Mapping[str, str]) -> dict[str, str]:
    known = [place for named in places.values() for place in named]
    for place in wanted:
        if place not in known:
            raise BadRoster(f"there is no place {place!r}; there are {', '.join(known)}")
    return {place: words.strip() for place, words in wanted.items() if words.strip()}


def _stations(
    wanted: WantedHall, hall: Hall[Any], places: Mapping[str, Sequence[str]]
) -> Iterator[Opened]:
    """Referees, a screen of each kind at each of its places, and projectors."""
    for number, (name, post) in enumerate(_posts(wanted, hall, places), start=1):
        check_post(hall, post, places)
        yield open_station(number, name, post)


def _posts(
    wanted: WantedHall, hall: Hall[Any], places: Mapping[str, Sequence[str]]
) -> Iterator[tuple[str, Post]]:
    roles = [one.role or hall.lead for one in wanted.controls]
    if hall.lead not in roles:
        yield LEAD, Post(CONTROL, hall.lead)
    for one, role in zip(wanted.controls, roles, strict=True):
        yield one.name, Post(CONTROL, role, one.places)
    for kind, named in hall.screens.items():
        if named is None:
            yield kind, Post(kind)
        for place in places.get(kind, ()):
            yield place, Post(kind, None, (place,))
    for screen in range(1, wanted.projectors + 1):
        name = PROJECTOR if wanted.projectors == 1 else f"{PROJECTOR} {screen}"
        yield name, Post(PROJECTOR)
    for name in wanted.press:
        yield name, Post(PRESS)
    if wanted.spectators:
        yield SPECTATOR, Post(SPECTATOR)


async def _made(
    table: StoredTable,
    opened: Sequence[Opened],
    alone: Mapping[int, str],
    mates: Sequence[Opened],
    offered: Sequence[Mapping[str, str]],
) -> Made:
    def seated(seat: int, name: str, secret: str, team: Sequence[str] = ()) -> SeatedPerson:
        return SeatedPerson(seat, name, team, offered[seat], secret, link(table.id, secret))

    people = [seated(seat, table.seats[seat].name or "", own) for seat, own in alone.items()]
    for station, secret in mates:
        seat = station.seat or 0
        others = [one.name for one, _ in mates if one.seat == seat and one is not station]
        people.append(seated(seat, station.name, secret, others))
    people.sort(key=lambda one: one.seat)
    codes = await give_codes(table, [one.secret for one in people])
    coded = [
        msgspec.structs.replace(one, code=code) for one, code in zip(people, codes, strict=True)
    ]
    stations = await keyed(table, *opened)
    return Made(table.head.game, table.id, coded, stations, way_in(table.id))
