"""From rows to a match, and who lost sight of what on the way."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

import msgspec

from critias.engine import Answered, Entry, Retracted, Undone
from critias.engine.errors import BrokenMatch, CritiasError
from critias.engine.match import Match
from critias.engine.saving import FORMAT, Saved, load
from critias.hall import find_hall
from critias.table.clocks.hall_record import Moments

from ..clocks.seat_clocks import Clocks
from ..head import Head
from ..people.seats import Seat
from ..settings import Settings
from ..viewers import Viewer, events_of, listeners
from .digests import digest_of
from .entries import Row, entry_of, row_of, takes_back

Rewound = Mapping[Viewer, int]
"""How many of the events it knew still stand, for each viewer from whom an undo took events or its
own answer."""


class Replayed(NamedTuple):
    """A match, what each undo in the rows that led to it took back, its clocks and its phase."""

    match: Match
    rewound: Sequence[Rewound]
    clocks: Clocks | None = None
    moments: Moments | None = None


def start_of(head: Head, seats: Sequence[Seat]) -> Saved:
    """The match of a table before its first entry. It tells all secrets."""
    return Saved(
        critias=FORMAT,
        game=head.game,
        rules=head.rules,
        options=msgspec.json.decode(head.options),
        components=msgspec.json.decode(head.components),
        seed=head.seed,
        seats=len(seats),
        names=tuple(seat.name or f"#{number}" for number, seat in enumerate(seats, start=1)),
        log=[],
        events=[],
        result=None,
    )


def begin(start: Saved, settings: Settings, begun: datetime) -> Replayed:
    """A match before its first entry, with its clocks."""
    match = load(start)
    hall = find_hall(match.game)
    moments = None if hall is None else Moments.at_start(hall, match, begun)
    return Replayed(match, (), Clocks(settings, match, begun), moments)


def replay(
    match: Match,
    rows: Sequence[Row],
    clocks: Clocks | None = None,
    moments: Moments | None = None,
) -> Replayed:
    """A match that goes on from the given one, which stays as it is, by some rows."""
    match = match.clone()
    undone = []
    for row in rows:
        before = match.clone() if takes_back(row) else None
        try:
            if row.number != len(match.log) + 1:
                raise BrokenMatch(f"entry {len(match.log) + 1} is missing")
            match.replay(entry_of(row))
        except CritiasError as error:
            raise BrokenMatch(f"its entry {row.number} does not replay") from error
        if row.digest is not None and row.digest != digest_of(match):
            raise BrokenMatch(f"its entry {row.number} leads to something else than it did before")
        if before is not None:
            undone.append(rewound(before, match))
        clocks, moments = timed(match, row, clocks, moments)
    return Replayed(match, undone, clocks, moments)


def timed(
    match: Match, row: Row, clocks: Clocks | None, moments: Moments | None
) -> tuple[Clocks | None, Moments | None]:
    """The clocks and the phase after an entry, which has led to this match."""
    now, hall = row.created, find_hall(match.game)
    if clocks is not None:
        assert now is not None, f"entry {row.number} does not say when it was made"
        entry = match.log[-1]
        if isinstance(entry, Answered):
            clocks = clocks.answered(match, now, entry.seat)
        elif isinstance(entry, Undone):
            clocks = clocks.took_back(match, now, entry.seat, entry.undo)
        else:
            clocks = clocks.after(match, now)
    if moments is not None and hall is not None and now is not None:
        moments = moments.after(hall, match, now)
    return clocks, moments


def rewound(before: Match, after: Match) -> Rewound:
    """What an undo took back: nothing from a viewer who never noticed what was undone."""
    stand: dict[Viewer, int] = {}
    for viewer in listeners(before):
        old, now = events_of(before, viewer), events_of(after, viewer)
        pairs = enumerate(zip(old, now, strict=False))
        same = next((place for place, (a, b) in pairs if a != b), min(len(old), len(now)))
        if same < len(old):
            stand[viewer] = same
    # Who is asked again what it has answered must hear of it, even if it saw nothing in between.
    for seat in _answerers(before, after.log[-1]):
        stand.setdefault(seat, len(events_of(after, seat)))
    return stand


def _answerers(before: Match, entry: Entry) -> set[int]:
    """Whose answers an entry took back."""
    if isinstance(entry, Undone):
        return {entry.seat}
    if isinstance(entry, Retracted):
        gone = before.log[entry.retract - 1 :]
        return {one.seat for one in gone if isinstance(one, Answered)}
    return set()


def rows_of(match: Match) -> list[Row]:
    """The log of a match as rows, each with the digest of what it led to."""
    if not match.log:
        return []
    again, now = match.position(0), datetime.now(UTC)
    rows = []
    for entry in match.log:
        again.replay(entry)
        rows.append(row_of(entry)._replace(digest=digest_of(again), created=now))
    return rows
