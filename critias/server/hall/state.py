"""What is told of a hall beside the match: clocks, readiness, and for referees their queue."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

import msgspec

from critias.engine.match import Match
from critias.hall import CONTROL, PRESS, Ballot, Matter, Moment, hall_of
from critias.table.people.stations import ShownStation, Station
from critias.table.people.teams import Team
from critias.table.requests.actors import concerns, hall_at, places_of
from critias.table.viewers import Viewer

from .. import steady
from ..store.calls import WAITING, Status, StoredMatter
from ..store.headlines import Headline
from ..tables.stored_table import StoredTable
from .ruling_log import LoggedRuling, latest_rulings
from .teams import team_at
from .votes import OpenVote, ShownBallot, ShownTime, Timed, late_votes, open_votes

HEADLINE = "headline"
"""The kind of a matter that is published or declined, and not settled."""

_SETTLED_STAYS = timedelta(minutes=10)
_MISSING = 120.0  # seconds without a connection
_SHOWN_HEADLINES = 30
_HOLDING_UP = timedelta(seconds=60)  # for which all others wait


class ShownHallClock(ShownTime, frozen=True):
    """The clock of the hall."""

    turn: int
    phase: str
    defaults: bool


class Readiness(msgspec.Struct, frozen=True):
    """Who plays the phase together, and who has not answered yet."""

    kind: str
    place: str
    seats: Sequence[int]
    waiting: Sequence[int]


class QueueEntry(msgspec.Struct, frozen=True):
    """Something that waits for a referee; `by`: the station that is on it, or has seen to it."""

    key: str
    kind: str
    status: Status
    seat: int | None
    place: str | None
    at: datetime | None
    text: str | None
    about: Mapping[str, Any]
    by: int | None
    note: str | None
    yours: bool = True


class ConnectedStation(ShownStation, frozen=True):
    """A station, and whether somebody is there."""

    connected: bool


class ForControl(msgspec.Struct, frozen=True):
    """What only referees are told. `places`: by kind of screen, once the match has begun.

    `codes`: whether people may enter by a code that they type. `muted`: the seats that may not
    speak. `looks_first`: whether headlines wait for a referee.
    """

    places: Mapping[str, Sequence[str]]
    queue: Sequence[QueueEntry]
    connected: Sequence[int]
    stations: Sequence[ConnectedStation]
    rulings: Sequence[LoggedRuling]
    codes: bool
    muted: Sequence[int]
    looks_first: bool


class ForPress(msgspec.Struct, frozen=True):
    """What a newspaper is told: its own latest headlines, and whether they wait for a referee."""

    headlines: Sequence[Headline]
    looks_first: bool


class HallMessage(msgspec.Struct, frozen=True, tag_field="type", tag="hall"):
    """The hall as it is sent to everybody who follows the table.

    `where`: in which part of the room places are. `team`: those who have the viewer's seat
    together. `paused`: all play is, `halted`: that at
    these places alone; `stands`: that of the viewer's seat, or at the place of the screen.
    """

    now: datetime
    clock: ShownHallClock | None
    lengths: Mapping[str, int]
    votes: int
    first_turn: float
    where: Mapping[str, str]
    readiness: Sequence[Readiness]
    ballots: Sequence[ShownBallot]
    team: Team | None
    paused: bool
    halted: Sequence[str]
    stands: bool
    press: ForPress | None
    control: ForControl | None


class HallSeen(msgspec.Struct, frozen=True):
    """The hall as one follower sees it, without what changes by the mere passing of time."""

    time: Timed | None
    defaults: bool
    lengths: Mapping[str, int]
    vote_length: int
    first_turn: float
    where: Mapping[str, str]
    readiness: Sequence[Readiness]
    votes: Sequence[OpenVote]
    team: Team | None
    paused: bool
    halted: Sequence[str]
    stands: bool
    press: ForPress | None
    control: ForControl | None

    def message(self) -> bytes:
        """Ready to be sent, at this moment."""
        now = steady.now()
        return msgspec.json.encode(
            HallMessage(
                now=now,
                clock=self._clock(now),
                lengths=self.lengths,
                votes=self.vote_length,
                first_turn=self.first_turn,
                where=self.where,
                readiness=self.readiness,
                ballots=[vote.shown(now) for vote in self.votes],
                team=self.team,
                paused=self.paused,
                halted=self.halted,
                stands=self.stands,
                press=self.press,
                control=self.control,
            )
        )

    def _clock(self, now: datetime) -> ShownHallClock | None:
        if self.time is None:
            return None
        moment = self.time.clock.moment
        return ShownHallClock(
            **self.time.shown(now),
            turn=moment.turn,
            phase=moment.phase,
            defaults=self.defaults,
        )


def hall_seen(table: StoredTable, viewer: Viewer, station: Station | None) -> HallSeen | None:
    """The hall as a viewer, perhaps from a station, sees it; None at a table without one, and for
    those who may not watch."""
    if table.hall is None or (viewer is None and not table.settings.spectators):
        return None
    now = steady.now()
    if station is not None and station.kind == CONTROL:
        seen = _seen(table, now, for_control(table, station, now))
    else:
        seen = _seen_by_all(table, now)
    votes = [vote for vote in open_votes(table, now) if vote.seen_by(viewer)]
    team = team_at(table, viewer, station) if isinstance(viewer, int) else None
    stands = seen.paused or _halted(table, viewer)
    press = _for_press(table, station)
    if not votes and not team and stands == seen.stands and press is None:
        return seen
    return msgspec.structs.replace(seen, votes=votes, team=team, stands=stands, press=press)


def _for_press(table: StoredTable, station: Station | None) -> ForPress | None:
    if station is None or station.kind != PRESS:
        return None
    own = [one for one in table.headlines if one.station == station.number]
    return ForPress(own[-_SHOWN_HEADLINES:], table.hall_record().looks_first)


def _halted(table: StoredTable, viewer: Viewer) -> bool:
    """Whether play is paused where somebody is; for who is nowhere in particular it is not."""
    if isinstance(viewer, int):
        return table.stands_still(viewer)
    places = () if viewer is None or viewer.sees_all else viewer.places
    return not set(table.hall_record().halted).isdisjoint(places)


def _seen_by_all(table: StoredTable, now: datetime) -> HallSeen:
    """What is the same for everybody but Control, so it is worked out once."""
    clock = table.hall_clock()
    state = (table.stage, len(table.rows), table.hall, clock is not None and clock.over(now))
    seen: HallSeen = table.hall_for_all.of(state, lambda: _seen(table, now, None))
    return seen


def _seen(table: StoredTable, now: datetime, control: ForControl | None) -> HallSeen:
    record, clock = table.hall_record(), table.hall_clock()
    return HallSeen(
        time=None if clock is None else Timed(clock, clock.over(now)),
        defaults=record.defaults,
        lengths=record.lengths,
        vote_length=record.votes,
        first_turn=record.first_turn,
        where=record.where,
        readiness=readiness(table, for_control=control is not None),
        votes=(),
        team=None,
        paused=record.paused,
        halted=record.halted,
        stands=record.paused,
        press=None,
        control=control,
    )


def readiness(table: StoredTable, for_control: bool) -> list[Readiness]:
    """Who has not answered yet, place by place, as far as all or only referees may know."""
    match = playing(table)
    if match is None:
        return []
    hall, state = hall_of(match.game), match.state
    known, open_to_all = set(match.pending), set(match.asked(None))

    def waiting(place: str) -> set[int]:
        return known if for_control or hall.waits_openly(state, place) else open_to_all

    return [
        Readiness(one.kind, one.place, one.seats, [s for s in one.seats if s in waiting(one.place)])
        for one in hall.gatherings(state)
    ]


def playing(table: StoredTable) -> Match | None:
    """The match, while it is played."""
    return table.match if table.stage == "playing" else None


# For referees


def for_control(table: StoredTable, control: Station, now: datetime) -> ForControl:
    """The queue and whatever else only referees are told."""
    here, match = table.presence.here, table.match
    return ForControl(
        places={} if match is None else hall_of(match.game).places(match.state),
        queue=[mine(table, control, entry) for entry in queue(table, now)],
        connected=[seat for seat in range(len(table.seats)) if here(seat)],
        stations=[connected(table, one) for one in table.stations if one.secret is not None],
        rulings=latest_rulings(table),
        codes=table.hall_record().codes,
        muted=table.hall_record().muted,
        looks_first=table.hall_record().looks_first,
    )


def connected(table: StoredTable, station: Station) -> ConnectedStation:
    """A station, and whether somebody is there."""
    there = table.presence.here(station.by)
    return ConnectedStation(**msgspec.structs.asdict(station.shown()), connected=there)


def mine(table: StoredTable, control: Station, entry: QueueEntry) -> QueueEntry:
    """An entry with whether this referee may see to it."""
    return msgspec.structs.replace(entry, yours=may_settle(table, control, entry))


def may_settle(table: StoredTable, control: Station, entry: QueueEntry) -> bool:
    """The lead may everything, others what is about their places and players, or about none.

    The game may have given a kind of notice to one role.
    """
    hall = hall_at(table)
    if control.role == hall.lead or (entry.seat is None and entry.place is None):
        return True
    if entry.place is not None and entry.place in places_of(table, control):
        return True
    if control.role == hall.notices.get(entry.kind):
        return True
    return entry.seat is not None and concerns(table, control, entry.seat)


def queue(table: StoredTable, now: datetime) -> list[QueueEntry]:
    """All that waits for a referee, and what was settled a short while ago."""
    stored = {one.key: one for one in table.matters}
    calls = [entry_of_call(table, one) for one in table.matters if one.kind is not None]
    arisen = [with_status(one, stored.get(one.key)) for one in arising(table, now)]
    fresh = now - _SETTLED_STAYS
    return [
        entry
        for entry in (*calls, *arisen)
        if entry.status in WAITING or entry.key not in stored or stored[entry.key].changed > fresh
    ]


def entry_of_call(table: StoredTable, call: StoredMatter) -> QueueEntry:
    """A call of a player."""
    assert call.kind is not None
    return QueueEntry(
        key=call.key,
        kind=call.kind,
        status=call.status,
        seat=call.seat,
        place=place_of(table, call.seat),
        at=call.at,
        text=call.text,
        about=call.about,
        by=call.station,
        note=call.note,
    )


def place_of(table: StoredTable, seat: int | None) -> str | None:
    """Where a player is in the present phase."""
    match = playing(table)
    if seat is None or match is None:
        return None
    gathered = hall_of(match.game).gatherings(match.state)
    return next((one.place for one in gathered if seat in one.seats), None)


def with_status(matter: Matter, stored: StoredMatter | None) -> QueueEntry:
    """A matter that has come up, and what a referee has made of it."""
    return QueueEntry(
        key=matter.key,
        kind=matter.kind,
        status="open" if stored is None else stored.status,
        seat=matter.seat,
        place=matter.place,
        at=None,
        text=matter.text,
        about=matter.about,
        by=None if stored is None else stored.station,
        note=None if stored is None else stored.note,
    )


def arising(table: StoredTable, now: datetime) -> list[Matter]:
    """What comes up by itself: from the press, from the rules, from people who are missing, from
    slow tables."""
    matters = [headline(table, one) for one in table.headlines if one.status == "waiting"]
    match, clock = playing(table), table.hall_clock()
    if match is None or clock is None:
        return matters
    matters += hall_of(match.game).matters(match.state)
    if table.no_copy is not None:
        key = f"copy:{clock.moment.turn}:{clock.moment.phase}"
        matters.append(Matter(key, "copy", {}, text=table.no_copy))
    if clock.running:
        matters += missing(table, match, clock.moment, now)
        if clock.over(now):
            matters += slow(match, clock.moment)
        elif not table.hall_record().defaults:
            matters += [slow_vote(match, ballot) for ballot in late_votes(table, now)]
    return matters


def headline(table: StoredTable, waiting: Headline) -> Matter:
    """Something that a newspaper would tell the hall."""
    paper = next(one.name for one in table.stations if one.number == waiting.station)
    about = {
        "headline": waiting.number,
        "paper": paper,
        "picture": waiting.picture,
        "alt": waiting.alt,
    }
    return Matter(f"{HEADLINE}:{waiting.number}", HEADLINE, about, text=waiting.text)


def missing(table: StoredTable, match: Match, moment: Moment, now: datetime) -> list[Matter]:
    """People who are asked and have no connection, or for whom alone all others wait."""
    found = []
    for seat in match.pending:
        if not table.seats[seat].active:
            continue
        since = None if table.clocks is None else table.clocks.since(seat)
        alone = len(match.pending) == 1 and since is not None and now - since > _HOLDING_UP
        gone = table.presence.missing_for(seat) > _MISSING
        if gone or alone:
            why = "gone" if gone else "holding-up"
            key = f"absent:{seat}:{moment.turn}:{moment.phase}"
            found.append(Matter(key, "absent", {"why": why}, seat, place_of(table, seat)))
    return found


def slow(match: Match, moment: Moment) -> list[Matter]:
    """Places that have not finished when the time of the phase is used up."""
    return [
        Matter(
            f"slow:{one.place}:{moment.turn}:{moment.phase}",
            "slow",
            {"waiting": [seat for seat in one.seats if seat in match.pending]},
            place=one.place,
        )
        for one in hall_of(match.game).gatherings(match.state)
        if any(seat in match.pending for seat in one.seats)
    ]


def slow_vote(match: Match, ballot: Ballot) -> Matter:
    """A vote that is still open when its own time is used up."""
    waiting = [seat for seat in ballot.seats if seat in match.pending]
    return Matter(f"vote:{ballot.key}", "vote", {"waiting": waiting}, place=ballot.place)
