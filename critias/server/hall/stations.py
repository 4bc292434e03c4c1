"""The stations of a hall: which there can be, and opening one."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from critias.engine.registry import find_game
from critias.hall import CONTROL, PRESS, PROJECTOR, SPECTATOR, Hall, Post, hall_of
from critias.table.errors import NoHall, NoSuchThing
from critias.table.people.seats import clean_name
from critias.table.people.secrets import hashed, new_secret
from critias.table.people.stations import ShownStation, Station

from ..errors import BadRoster
from ..store.changing import Change
from ..store.stations import add_station, change_station, stations_in
from ..tables.stored_table import StoredTable
from .codes import give_codes


class Keyed(ShownStation, frozen=True):
    """A station and its secret, told once; `code`: what may be typed instead, but for referees."""

    secret: str
    link: str
    code: str | None = None


class Opened(NamedTuple):
    """A station and its secret."""

    station: Station
    secret: str


def link(table: str, secret: str) -> str:
    """The address of a table with a secret in the part that no server sees."""
    return f"/table/{table}#key={secret}"


async def keyed(table: StoredTable, *opened: Opened) -> list[Keyed]:
    """Stations as their maker is told of them, with new codes."""
    coded = [one.secret for one in opened if one.station.kind != CONTROL]
    codes = dict(zip(coded, await give_codes(table, coded), strict=True))
    return [
        Keyed(
            **msgspec.structs.asdict(station.shown()),
            secret=secret,
            link=link(table.id, secret),
            code=codes.get(secret),
        )
        for station, secret in opened
    ]


def open_station(number: int, name: str, post: Post, seat: int | None = None) -> Opened:
    """A new station with a new secret: for a post, or for somebody who plays a seat."""
    secret = new_secret()
    who = (number, post.kind, clean_name(name), post.role, post.places, seat)
    return Opened(Station(*who, hashed(secret)), secret)


async def link_for(table: StoredTable, kind: str, name: str) -> Keyed:
    """A new secret for the station of a kind and name, or for a new one; who referees leads."""
    lead = hall_of(find_game(table.head.game)).lead
    opened = open_station(0, name, Post(kind, lead if kind == CONTROL else None))
    if table.hall is None:
        raise NoHall("this table is not run in a hall")

    async def act(change: Change) -> Station:
        for one in await stations_in(change):
            if (one.kind, one.name) == (kind, opened.station.name) and one.secret is not None:
                await change_station(change, one.number, secret=opened.station.secret)
                return one
        return await add_station(change, opened.station)

    [told] = await keyed(table, Opened(await table.change(act), opened.secret))
    return told


async def rekeyed(table: StoredTable, number: int) -> Keyed:
    """A new secret for an open station that is nobody's at a seat."""
    secret = new_secret()

    async def act(change: Change) -> Station:
        for one in await stations_in(change):
            if one.number == number and one.secret is not None and one.post is not None:
                await change_station(change, number, secret=hashed(secret))
                return one
        raise NoSuchThing(f"there is no open screen or referee {number}")

    [told] = await keyed(table, Opened(await table.change(act), secret))
    return told


def check_post(hall: Hall[Any], post: Post, places: Mapping[str, Sequence[str]] | None) -> None:
    """Refuse a kind of station, a role of referees or places that the game does not have."""
    kinds = (CONTROL, PROJECTOR, SPECTATOR, PRESS, *hall.screens)
    roles = (hall.lead, *hall.roles)
    if post.kind not in kinds:
        raise BadRoster(f"there is no station {post.kind!r}; there are: {', '.join(kinds)}")
    if (post.kind == CONTROL) != (post.role is not None):
        raise BadRoster("a Control has a role, and nobody else")
    if post.role not in (None, *roles):
        raise BadRoster(f"Control is {', '.join(roles)}, not {post.role!r}")
    if places is not None:
        kind = hall.roles.get(post.role) if post.role is not None else post.kind
        known = places.get(kind or "", ())
        for place in post.places:
            if place not in known:
                have = ", ".join(known) or "none"
                raise BadRoster(f"there is no {kind or 'place'} {place!r}; there are: {have}")
