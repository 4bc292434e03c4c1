"""The stations of a hall: which there can be, and opening one."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from critias.hall import CONTROL, PROJECTOR, STAND_IN, Hall, Post
from critias.table.people.seats import clean_name
from critias.table.people.stations import ShownStation, Station

from ..errors import BadRoster
from ..secrets import hashed, new_secret


class Keyed(ShownStation, frozen=True):
    """A station and its secret, told once."""

    secret: str
    link: str


class Opened(NamedTuple):
    """A station and its secret."""

    station: Station
    secret: str


def link(table: str, secret: str) -> str:
    """The address of a table with a secret in the part that no server sees."""
    return f"/table/{table}#key={secret}"


def keyed(table: str, opened: Opened) -> Keyed:
    """A station as its maker is told of it."""
    fields = msgspec.structs.asdict(opened.station.shown())
    return Keyed(**fields, secret=opened.secret, link=link(table, opened.secret))


def open_station(number: int, name: str, post: Post | None, seat: int | None = None) -> Opened:
    """A new station with a new secret: for a post, or for somebody who plays a seat too."""
    secret = new_secret()
    at = Post(STAND_IN) if post is None else post
    who = (number, at.kind, clean_name(name), at.role, at.places, seat)
    return Opened(Station(*who, hashed(secret)), secret)


def check_post(hall: Hall[Any], post: Post, places: Mapping[str, Sequence[str]] | None) -> None:
    """Refuse a kind of station, a role of referees or places that the game does not have."""
    kinds, roles = (CONTROL, PROJECTOR, *hall.screens), (hall.lead, *hall.roles)
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
