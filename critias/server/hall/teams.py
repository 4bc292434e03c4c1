"""Who has a seat of a hall, alone or together, and what changes when somebody joins or leaves."""

from collections import Counter
from collections.abc import Mapping
from itertools import takewhile

import msgspec

from critias.hall import TEAMMATE
from critias.table.errors import NoSuchThing, Refused
from critias.table.history.entries import answers
from critias.table.people.seats import Seat
from critias.table.people.secrets import hashed, new_secret
from critias.table.people.stations import Station
from critias.table.people.teams import (
    LARGEST_TEAM,
    Answered,
    Team,
    Teammate,
    team_name,
    team_of,
)

from ..store.changing import Change
from ..store.stations import add_station, change_station, close_station, stations_in
from ..tables.stored_table import StoredTable

_OF_WHO_SITS = (
    *("kind", "name", "bot", "secret", "away", "resigned", "reserved", "account_id", "webhook"),
)
_BY = f"{TEAMMATE}:"  # and the number: who the log says has acted


def team_at(table: StoredTable, seat: int, own: Station | None) -> Team | None:
    """Those who have a seat together, as is told at one's `own` station; None if one has it."""
    mates = team_of(table.stations, seat)
    if not mates:
        return None
    here = table.presence.here
    people = [Teammate(one.number, one.name, here(one.by)) for one in mates]
    # Worked out once for all of a hall who look at the same time.
    answered = table.answered_by_teams.of(
        (len(table.rows), table.moments), lambda: _answered(table)
    )
    return Team(people, None if own is None else own.number, answered.get(seat))


def _answered(table: StoredTable) -> Mapping[int, Answered]:
    """Who of each team gave its last answer of this phase."""
    began = None if table.moments is None else table.moments.began
    since = takewhile(
        lambda row: began is None or row.created is None or row.created > began,
        reversed(table.rows),
    )
    last: dict[int, str] = {}
    counts: Counter[int] = Counter()
    for row in since:
        if row.seat is not None and answers(row):
            last.setdefault(row.seat, row.by or "")
            counts[row.seat] += 1
    return {
        seat: Answered(int(by.removeprefix(_BY)), counts[seat])
        for seat, by in last.items()
        if by.startswith(_BY)
    }


async def hand_over(change: Change, seat: int, name: str | None, secret: bytes) -> None:
    """Give a seat to one person; whoever else had it, or stood in, has it no more."""
    for one in await stations_in(change):
        if one.seat == seat:
            await close_station(change, one.number)
    await change.set_seat(
        seat,
        kind="person",
        name=name,
        secret=secret,
        bot=None,
        away=False,
        resigned=False,
        account_id=None,
        webhook=None,
    )


async def swap(change: Change, one: int, other: int) -> None:
    """Let two seats change places before the beginning, with all who have them, or with bots."""
    if change.head.stage != "gathering":
        raise Refused("people change seats before Control begins; after that there are rulings")
    for seat in (one, other):
        if seat not in range(len(change.seats)):
            raise NoSuchThing(f"there is no seat {seat}")
    stations = await stations_in(change)
    for seat, comes in ((one, change.seats[other]), (other, change.seats[one])):
        await change.set_seat(seat, **{name: getattr(comes, name) for name in _OF_WHO_SITS})
    for station in stations:
        if station.seat in (one, other):
            there = other if station.seat == one else one
            await change_station(change, station.number, seat=there)


async def join(change: Change, newcomer: Station) -> Station:
    """Let somebody have a seat together with those who have it."""
    assert newcomer.seat is not None
    seat = change.seats[newcomer.seat]
    if not seat.expected:
        raise Refused("nobody has this seat yet: make a link for the seat itself")
    team = await _team(change, newcomer.seat) or [await _first_of_a_team(change, newcomer.seat)]
    if len(team) >= LARGEST_TEAM:
        raise Refused(f"{LARGEST_TEAM} people can have a seat together, and so many have this one")
    station = await add_station(change, newcomer)
    await _rename(change, newcomer.seat, team, [*team, station])
    return station


async def _first_of_a_team(change: Change, number: int) -> Station:
    """Who has a seat alone becomes the first of its team, by the same secret."""
    seat = change.seats[number]
    first = Station(0, TEAMMATE, seat.name or "", None, (), number, seat.secret)
    await change.set_seat(number, secret=hashed(new_secret()), account_id=None, webhook=None)
    return await add_station(change, first)


async def new_key(
    change: Change, seat: int, number: int, secret: bytes, name: str | None
) -> Station:
    """Give one of a team a new secret, and perhaps the place to somebody else."""
    team = await _team(change, seat)
    old = _member(team, number)
    new = msgspec.structs.replace(old, secret=secret, name=name or old.name)
    await change_station(change, number, secret=secret, name=new.name)
    await _rename(change, seat, team, [new if one is old else one for one in team])
    return new


async def leave(change: Change, seat: int, number: int) -> None:
    """Take somebody out of a team."""
    team = await _team(change, seat)
    gone = _member(team, number)
    if len(team) == 1:
        raise Refused("the last of a team stays: a new link gives the seat to somebody else")
    await close_station(change, number)
    await _rename(change, seat, team, [one for one in team if one is not gone])


async def _team(change: Change, seat: int) -> list[Station]:
    return team_of(await stations_in(change), seat)


def _member(team: list[Station], number: int) -> Station:
    for one in team:
        if one.number == number:
            return one
    raise NoSuchThing(f"nobody of number {number} has this seat together with others")


async def _rename(change: Change, seat: int, before: list[Station], now: list[Station]) -> None:
    """Call a seat as those who have it are called, unless a referee has called it otherwise."""
    own: Seat = change.seats[seat]
    if own.name == team_name([one.name for one in before]):
        await change.set_seat(seat, name=team_name([one.name for one in now]))
