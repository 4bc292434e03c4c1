"""Teams: several people who have one seat of a hall, each with a link of their own."""

from collections.abc import Sequence

import msgspec

from critias.hall import TEAMMATE

from .seats import LONGEST_NAME
from .stations import Station

LARGEST_TEAM = 3


class Teammate(msgspec.Struct, frozen=True):
    """One of several people who have a seat together."""

    number: int
    name: str
    connected: bool


class Answered(msgspec.Struct, frozen=True):
    """Who of a team gave the last answer of this phase, and which of the team's it was."""

    by: int
    count: int


class Team(msgspec.Struct, frozen=True):
    """Those who have a seat together, as each of them is told; `you` is one's own number."""

    people: Sequence[Teammate]
    you: int | None
    answered: Answered | None


def team_of(stations: Sequence[Station], seat: int) -> list[Station]:
    """Those who have a seat together; nobody if one person has it alone."""
    return [
        one
        for one in stations
        if one.kind == TEAMMATE and one.seat == seat and one.secret is not None
    ]


def team_name(names: Sequence[str]) -> str:
    """What the seat of several people is called: as they are, as far as there is room.

    >>> team_name(["Ada Lovelace", "Bob"])
    'Ada Lovelace & Bob'
    >>> team_name(["Ada Lovelace", "Bartholomew Montgomery", "Cleo"])
    'Ada & Bartholomew & Cleo'
    """
    whole = " & ".join(names)
    if len(whole) > LONGEST_NAME:
        whole = " & ".join(name.split()[0] for name in names)
    if len(whole) > LONGEST_NAME:
        each = (LONGEST_NAME - 3 * (len(names) - 1)) // len(names)
        whole = " & ".join(_shortened(name.split()[0], each) for name in names)
    return whole


def _shortened(name: str, length: int) -> str:
    return name if len(name) <= length else name[: length - 1] + "\N{HORIZONTAL ELLIPSIS}"
