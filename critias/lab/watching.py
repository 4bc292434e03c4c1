"""What happened in a match, counted: the stuff of balance reports.

Nothing here knows a game. Questions are counted by their rule, events by their type, and
components by the events that name them: in a field that the game's vocabulary knows (card,
faction, councilor), or as a number that is printed on them.
"""

from collections import Counter
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from critias.engine import kebab
from critias.engine.decisions import Decision
from critias.engine.events import Event, seat_fields
from critias.engine.match import Match

Thing = tuple[str, str, str]
"""An event, one of its fields, and the component that it names."""

NUMBERS = ("value",)
"""Fields whose numbers stand for components: the value of a tile."""


class Happened(NamedTuple):
    """How often a thing happened in a match: in all, and to each seat.

    What is about nobody happens to all of them.
    """

    times: int
    to: tuple[int, ...]


class Seen(NamedTuple):
    """What was seen in one match."""

    rules: dict[str, int]
    events: dict[str, int]
    things: dict[Thing, Happened]
    order: tuple[int, ...] | None
    """The seats in the order in which they were first asked, where that was one by one."""
    course: str = ""
    """A hash of all that happened: matches of two variants with the same went the same way."""


class Watcher:
    """Hears each question of a match, and reads its events at the end."""

    def __init__(self) -> None:
        self._rules: Counter[str] = Counter()
        self._order: list[int] = []

    def hear(self, decision: Decision) -> None:
        """A question that is about to be answered."""
        self._rules[decision.rule] += 1
        if decision.seat not in self._order:
            self._order.append(decision.seat)

    def seen(self, match: Match) -> Seen:
        """All that has been seen, once the match is over."""
        events: Counter[str] = Counter()
        times: Counter[Thing] = Counter()
        to: dict[Thing, list[int]] = {}
        for told in match.all_events:
            event = told.event
            name = kebab(type(event).__name__)
            events[name] += 1
            seats = _about(event, match.seats)
            for field, value in _named(event, match):
                thing = (name, field, value)
                times[thing] += 1
                counts = to.setdefault(thing, [0] * match.seats)
                for seat in seats:
                    counts[seat] += 1
        one_by_one = len(match.position(0).asked(None)) == 1
        return Seen(
            dict(self._rules),
            dict(events),
            {thing: Happened(times[thing], tuple(counts)) for thing, counts in to.items()},
            tuple(self._order) if one_by_one and len(self._order) == match.seats else None,
            _course(match),
        )


def _course(match: Match) -> str:
    told = msgspec.json.encode([match.log, match.all_events])
    return blake2b(told, digest_size=16).hexdigest()


def _about(event: Event, seats: int) -> range:
    """The seat that an event is about, or all of them."""
    fields = seat_fields(type(event))
    seat = getattr(event, fields[0]) if fields else None
    return range(seat, seat + 1) if isinstance(seat, int) else range(seats)


def _named(event: Event, match: Match) -> list[tuple[str, str]]:
    """The components that an event names."""
    found = []
    for field in event.__struct_fields__:
        known: Any = match.game.vocabulary.get(field, ())
        value = getattr(event, field)
        for one in value if isinstance(value, tuple) else (value,):
            if one in known or field in NUMBERS:
                found.append((field, str(one)))
    return found
