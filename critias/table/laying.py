"""Laying a table: its id, and who sits where when a match is put on it."""

import re
import secrets
from collections.abc import Sequence
from datetime import datetime

from critias.engine.errors import BrokenMatch, CritiasError, WrongSeats
from critias.engine.match import Match
from critias.engine.registry import find_game
from critias.engine.saving import rules_hash

from .head import Head, head_of
from .people.seats import Seat, with_bot_names
from .settings import Settings

_ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # nothing that looks like something else
_ID_LENGTH = 16
_ID = re.compile(f"[{_ID_LETTERS}]{{{_ID_LENGTH}}}")


def new_id() -> str:
    """An id for a new table, which nobody can guess."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))


def is_id(given: str) -> bool:
    """Whether something has the form of an id."""
    return _ID.fullmatch(given) is not None


def seated_around(seats: Sequence[Seat], wanted: int) -> list[Seat]:
    """The seats of a table for a match of so many, each bot with a name."""
    if len(seats) != wanted:
        raise WrongSeats(f"this match has {wanted} seats, not {len(seats)}")
    return with_bot_names(seats)


def laid(
    match: Match,
    seats: Sequence[Seat],
    settings: Settings,
    *,
    public: bool,
    now: datetime,
    waits: bool = False,
) -> tuple[Head, list[Seat]]:
    """A table for a match, which may be under way or over, and its seats.

    The match begins if every seat is taken, unless it `waits` for somebody to say so.
    """
    named = seated_around(seats, match.seats)
    full = not waits and all(seat.taken for seat in named)
    begun = now if match.over or full else None
    return head_of(new_id(), match, settings, public=public, begun=begun), named


def why_frozen(head: Head, error: Exception) -> str:
    """What people read at a table whose match does not replay."""
    reason = f": {error}" if isinstance(error, CritiasError) else ""
    if isinstance(error, BrokenMatch) and head.rules != rules_hash(find_game(head.game)):
        return f"The rules were mended since this match began, and it met what changed{reason}."
    return f"This match cannot go on for now{reason}."
