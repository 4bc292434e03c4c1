"""Setting up a game for a whole hall: who gets which seat, and the secrets of all."""

import asyncio
from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import Annotated, Any, NamedTuple

import msgspec

from critias.bots import find_level, usual_bot
from critias.engine.errors import UnknownGame
from critias.engine.game import Game
from critias.engine.halls import Hall, Role
from critias.engine.match import Match
from critias.engine.registry import find_game, new
from critias.table.hall_clock import (
    USUAL_FIRST_TURN,
    USUAL_VOTE,
    Factor,
    HallRecord,
    Seconds,
    VoteSeconds,
)
from critias.table.seats import Seat, clean_name, with_bot_names
from critias.table.settings import Settings
from critias.table.stations import Station, StationKind

from ..errors import BadRoster
from ..secrets import hashed, new_secret
from ..tables.directory import NewHall, Tables
from ..tables.stored_table import StoredTable as Table

LEAD = "Control"

Short = Annotated[str, msgspec.Meta(max_length=100)]


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who comes, and what he or she is to be; nothing said: it is drawn."""

    name: Short
    house: Short | None = None
    role: Short | None = None

    @property
    def wishes(self) -> dict[str, str]:
        """What is said about the seat."""
        said = {"house": self.house, "role": self.role}
        return {name: wish for name, wish in said.items() if wish}


class NewControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A referee. `places`: the tables or councils; none: all."""

    name: Short
    role: Role = "lead"
    places: tuple[Short, ...] = ()


class NewMegagame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game for a hall, to be made. `list`: more people, as a pasted list or CSV.

    How long phases and votes take can be planned anew while it is played.
    """

    game: Short
    people: Annotated[tuple[Person, ...], msgspec.Meta(max_length=100)] = ()
    list: Annotated[str, msgspec.Meta(max_length=50_000)] = ""
    seats: int | None = None
    options: dict[str, Any] = {}
    components: Annotated[str, msgspec.Meta(max_length=200_000)] | None = None
    controls: Annotated[tuple[NewControl, ...], msgspec.Meta(max_length=30)] = ()
    projectors: Annotated[int, msgspec.Meta(ge=0, le=10)] = 1
    bot: Short | None = None
    lengths: dict[str, Seconds] = {}
    votes: VoteSeconds = USUAL_VOTE
    first_turn: Factor = USUAL_FIRST_TURN
    defaults: bool = False
    pace: Annotated[float, msgspec.Meta(ge=0, le=60)] = 0.0


class Keyed(msgspec.Struct, frozen=True):
    """A station and its secret, told once."""

    number: int
    kind: StationKind
    name: str
    role: Role | None
    places: tuple[str, ...]
    seat: int | None
    secret: str
    link: str


class SeatedPerson(msgspec.Struct, frozen=True):
    """A player, what he or she is, and the personal secret, told once."""

    seat: int
    name: str
    house: str | None
    role: str | None
    place: str | None
    secret: str
    link: str


class Made(msgspec.Struct, frozen=True):
    """A megagame with all its secrets."""

    table: str
    people: list[SeatedPerson]
    stations: list[Keyed]


class OfferedSeat(msgspec.Struct, frozen=True):
    """What a seat will be."""

    seat: int
    house: str | None
    role: str | None
    place: str | None


class Roster(msgspec.Struct, frozen=True):
    """What there is to be seated at, before anything is made."""

    places: Mapping[str, Sequence[str]]
    seats: list[OfferedSeat]
    lengths: Mapping[str, int]


def link(table: str, secret: str) -> str:
    """The address of a table with a secret in the part that no server sees."""
    return f"/table/{table}#key={secret}"


def hall_of(game: Game[Any]) -> Hall[Any]:
    """How a game is run in a hall."""
    if game.hall is None:
        raise UnknownGame(f"{game.name} is not a game for a whole hall")
    return game.hall


def keyed(table: str, station: Station, secret: str) -> Keyed:
    """A station as its maker is told of it."""
    fields = msgspec.structs.asdict(station.shown())
    return Keyed(**fields, secret=secret, link=link(table, secret))


async def roster_of(game: str, seats: int, options: Mapping[str, Any]) -> Roster:
    """What the seats would be."""
    hall = hall_of(find_game(game))
    match = await asyncio.to_thread(new, game, seats=seats, options=options)
    offered = hall.roster(match.state)
    return Roster(
        places=hall.places(match.state),
        seats=[
            OfferedSeat(seat, one.get("house"), one.get("role"), one.get("place"))
            for seat, one in enumerate(offered)
        ],
        lengths=hall.lengths,
    )


async def make(tables: Tables, wanted: NewMegagame) -> Made:
    """Make a megagame; it waits for Control to begin."""
    game = find_game(wanted.game)
    hall = hall_of(game)
    bot = usual_bot(game) if wanted.bot is None else find_level(wanted.bot, game).name
    match = await _new_match(tables, game, wanted)
    offered = hall.roster(match.state)
    placed = seat_people(wanted.people, offered)
    secrets = {seat: new_secret() for seat in placed}
    seats = [
        Seat("person", clean_name(placed[seat].name), secret=hashed(secrets[seat]))
        if seat in placed
        else Seat("bot", bot=bot)
        for seat in range(match.seats)
    ]
    opened = _stations(wanted, hall.places(match.state))
    lengths = {**hall.lengths, **_known_lengths(hall, wanted.lengths)}
    record = HallRecord(lengths, wanted.votes, wanted.first_turn, wanted.defaults, wanted.pace)
    table = await tables.seat_at(
        match,
        with_bot_names(seats),
        public=False,
        settings=Settings(),
        hall=NewHall(record, [one.station for one in opened]),
    )
    return _made(table, opened, secrets, offered)


async def _new_match(tables: Tables, game: Game[Any], wanted: NewMegagame) -> Match:
    count = max(game.seats[0], len(wanted.people)) if wanted.seats is None else wanted.seats
    if len(wanted.people) > count:
        raise BadRoster(f"{len(wanted.people)} people do not fit on {count} seats")
    return await tables.deal(game.name, count, wanted.options, wanted.components)


def _known_lengths(hall: Hall[Any], wanted: Mapping[str, int]) -> Mapping[str, int]:
    for phase in wanted:
        if phase not in hall.lengths:
            raise BadRoster(f"there is no phase {phase!r}; there are {', '.join(hall.lengths)}")
    return wanted


# Who gets which seat


def seat_people(
    people: Sequence[Person], offered: Sequence[Mapping[str, str]]
) -> dict[int, Person]:
    """A seat for each person that is as was wished, drawn where nothing was; by seat.

    People with wishes may have to make room for each other: each is tried in turn, and those
    already seated move on if they can.
    """
    luck = SystemRandom()
    taken: dict[int, Person] = {}
    fitting: dict[int, list[int]] = {}
    order = sorted(range(len(people)), key=lambda number: -len(people[number].wishes))
    held: dict[int, int] = {}  # the number of the person on each seat
    for number in order:
        seats = [seat for seat, one in enumerate(offered) if _fits(people[number], one)]
        luck.shuffle(seats)
        fitting[number] = seats
        if not _find_room(number, fitting, held, set()):
            wish = ", ".join(people[number].wishes.values())
            raise BadRoster(
                f"there is no seat left for {people[number].name}"
                + (f", who should be {wish}" if wish else "")
            )
    for seat, number in held.items():
        taken[seat] = people[number]
    return dict(sorted(taken.items()))


def _fits(person: Person, offered: Mapping[str, str]) -> bool:
    return all(offered.get(name) == wish.lower() for name, wish in person.wishes.items())


def _find_room(
    number: int, fitting: Mapping[int, Sequence[int]], held: dict[int, int], tried: set[int]
) -> bool:
    for seat in fitting[number]:
        if seat in tried:
            continue
        tried.add(seat)
        if seat not in held or _find_room(held[seat], fitting, held, tried):
            held[seat] = number
            return True
    return False


# Stations


class Opened(NamedTuple):
    """A station and its secret."""

    station: Station
    secret: str


def _stations(wanted: NewMegagame, places: Mapping[str, Sequence[str]]) -> list[Opened]:
    controls = list(wanted.controls)
    if not any(one.role == "lead" for one in controls):
        controls.insert(0, NewControl(LEAD))
    opened: list[Opened] = []
    for one in controls:
        check_places(one.role, one.places, places)
        opened.append(open_station(len(opened) + 1, "control", one.name, one.role, one.places))
    for kind in ("map", "council"):
        for place in places.get(kind, ()):
            number = len(opened) + 1
            opened.append(open_station(number, kind, place, None, (place,)))
    for screen in range(wanted.projectors):
        name = "projector" if wanted.projectors == 1 else f"projector {screen + 1}"
        opened.append(open_station(len(opened) + 1, "projector", name))
    return opened


def open_station(
    number: int,
    kind: StationKind,
    name: str,
    role: Role | None = None,
    places: tuple[str, ...] = (),
    seat: int | None = None,
) -> Opened:
    """A new station with a new secret."""
    secret = new_secret()
    station = Station(number, kind, clean_name(name), role, places, seat, hashed(secret))
    return Opened(station, secret)


def check_places(
    kind: str | None, wanted: Sequence[str], places: Mapping[str, Sequence[str]]
) -> None:
    """Refuse places that are none, or of another kind."""
    known = places.get(kind or "", ())
    for place in wanted:
        if place not in known:
            have = ", ".join(known) or "none"
            raise BadRoster(f"there is no {kind} {place!r}; there are: {have}")


def _made(
    table: Table,
    opened: Sequence[Opened],
    secrets: Mapping[int, str],
    offered: Sequence[Mapping[str, str]],
) -> Made:
    people = [
        SeatedPerson(
            seat=seat,
            name=table.seats[seat].name or "",
            house=offered[seat].get("house"),
            role=offered[seat].get("role"),
            place=offered[seat].get("place"),
            secret=secret,
            link=link(table.id, secret),
        )
        for seat, secret in secrets.items()
    ]
    stations = [keyed(table.id, one.station, one.secret) for one in opened]
    return Made(table.id, people, stations)
