"""A client that follows a table: what it has been sent, and what it is to be sent next."""

from typing import NamedTuple

import msgspec

from .messages import Follow, Talk
from .people.stations import Station
from .people.talk import heard_by
from .sight.positions import NO_STATION, EncodedPosition
from .table import Table
from .viewers import Viewer

_WISH = Follow()


class Watcher(NamedTuple):
    """Who follows: with whose eyes it sees the match, with whose ears it hears the talk."""

    eyes: Viewer
    ears: Viewer
    station: Station | None = None

    @property
    def present(self) -> list[int | str]:
        """Who is known to be there because of it: a seat, a station, or both."""
        there: list[int | str] = [] if self.station is None else [self.station.by]
        return [*there, self.ears] if isinstance(self.ears, int) else there


class Follower:
    """One client, and what it was sent last.

    It is sent a message only if that differs: a seat must not notice what is not for it. Whoever
    was slow to look is sent the latest position, not all that it missed.
    """

    def __init__(self, table: Table, who: Watcher, wish: Follow = _WISH) -> None:
        self.table = table
        self.who = who
        station = None if who.station is None else who.station.shown()
        self._station = NO_STATION if station is None else msgspec.json.encode(station)
        listens = who.ears is not None or table.settings.spectators
        self._missed = [] if wish.talk is None else heard_by(table.talk, who.ears, wish.talk)
        self._heard = len(table.said) if wish.talk is not None and listens else None
        self._takes_changes = wish.changes
        self._seen: EncodedPosition | None = None
        cursor = wish.cursor
        known = cursor is not None and table.perspectives.still_stand(who.eyes, cursor)
        self._cursor = cursor if known and cursor is not None else 0
        self._reset = cursor is None or not known
        self._rewinds = table.perspectives.rewinds(who.eyes)

    def position(self) -> bytes | None:
        """The position, whole or by what has changed in it; None if nothing has."""
        perspectives, viewer = self.table.perspectives, self.who.eyes
        if perspectives.rewinds(viewer) != self._rewinds:
            self._rewinds = perspectives.rewinds(viewer)
            self._reset, self._cursor = True, 0
        seen, events = perspectives.seen_by(viewer), perspectives.told(viewer)
        before, since = self._seen, self._cursor
        if before is not None and seen.same_as(before):
            seen = before
        if not self._reset and seen is before and len(events) == since:
            return None
        reset, self._reset = self._reset, False
        self._seen, self._cursor = seen, len(events)
        if self._takes_changes and before is not None and not reset:
            changes = seen.changes(before, events, since)
            if changes is not None:
                return changes
        return seen.message(events, since, reset, self._station)

    def talk(self) -> bytes | None:
        """What was said since; None if nothing was, or it does not want to know."""
        if self._heard is None:
            return None
        news = self.table.said[self._heard :]
        fresh = self._missed + [one.message for one in news if one.is_for(self.who.ears)]
        self._missed, self._heard = [], len(self.table.said)
        return msgspec.json.encode(Talk(fresh)) if fresh else None
