"""The clock of a hall by itself, and those of its votes."""

from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec

from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.engine.registry import new
from critias.hall import Ballot, Moment, hall_of
from critias.table.clocks.hall_clock import HallClock
from critias.table.clocks.hall_record import HallRecord, Moments
from critias.table.clocks.vote_clocks import Vote
from critias.table.history.entries import Row, row_of
from critias.table.history.replaying import replay

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
RECORD = HallRecord({"eris": 600, "house": 300})


def after(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


def test_time_passes_only_while_the_clock_runs() -> None:
    clock = RECORD.fresh(Moments(Moment(2, "eris"), NOON), None)
    assert clock.left_at(after(100)) == 600
    running = clock.start(NOON)
    assert running.left_at(after(100)) == 500
    assert running.ends == after(600)
    assert not running.over(after(599))
    assert running.over(after(600))
    paused = running.pause(after(200))
    assert paused.left_at(after(999)) == 400
    assert paused.start(after(1000)).ends == after(1400)


def test_more_time_counts_from_now_once_it_has_run_out() -> None:
    running = RECORD.fresh(Moments(Moment(2, "house"), NOON), NOON)
    assert running.extend(60, after(100)).ends == after(360)
    assert running.extend(60, after(1000)).ends == after(1060)
    assert running.extend(-1000, after(100)).over(after(100))


def test_a_new_phase_has_a_clock_of_its_own() -> None:
    now = Moments(Moment(1, "eris"), NOON)
    assert RECORD.clock_in(now).length == 1200, "the first turn takes twice as long"
    assert not RECORD.clock_in(now).running
    started = msgspec.structs.replace(RECORD, clock=RECORD.clock_in(now).start(after(5)))
    assert started.clock_in(now).ends == after(1205)
    house = Moments(Moment(2, "house"), after(700), stretch=2.0)
    assert started.clock_in(house).ends == after(700 + 600)
    record = msgspec.json.decode(started.encoded(), type=HallRecord)
    assert record.clock_in(now) == started.clock_in(now)


VOTE = Vote(Ballot("law:2:1", "council", "law", (0, 6), "col.7.72", {}), NOON)


def clock_of_vote(hall: HallClock, record: HallRecord = RECORD) -> HallClock:
    clock = record.clock_of(VOTE, hall)
    assert clock is not None
    return clock


def test_a_vote_has_its_time_from_its_beginning_while_the_clock_of_the_hall_runs() -> None:
    hall = RECORD.fresh(Moments(Moment(2, "eris"), after(-100)), after(-100))
    assert clock_of_vote(hall).ends == after(60)
    assert clock_of_vote(hall).over(after(60))
    paused = hall.pause(after(20))
    assert clock_of_vote(paused).ends is None
    assert clock_of_vote(paused).left_at(after(999)) == 60, "while it stands, time stands"
    again = paused.start(after(1000))
    assert clock_of_vote(again).ends == after(1060), "the vote has its full time again"


def test_votes_are_planned_like_phases() -> None:
    first = RECORD.fresh(Moments(Moment(1, "eris"), NOON), NOON)
    assert clock_of_vote(first).length == 120, "the first turn takes twice as long"
    second = RECORD.fresh(Moments(Moment(2, "eris"), NOON), NOON)
    longer = msgspec.structs.replace(RECORD, votes=90)
    assert clock_of_vote(second, longer).ends == after(90)
    none = msgspec.structs.replace(RECORD, votes=0)
    assert none.clock_of(VOTE, second) is None


def test_a_hall_that_was_stored_before_votes_had_clocks_is_read() -> None:
    stored = '{"lengths": {"eris": 600}, "first_turn": 2.0, "defaults": false, "clock": null}'
    assert msgspec.json.decode(stored, type=HallRecord).votes == 60


def next_row(match: Match, rng: Rng) -> Row:
    """Somebody answers something, a second after the last one."""
    seat = rng.choice(sorted(match.pending))
    match.answer(seat, match.pending[seat].sample(rng))
    return row_of(match.log[-1])._replace(created=after(len(match.log)))


def test_when_a_vote_began_follows_from_the_log() -> None:
    match = new("colossus", seats=12, seed="votes", options={"turns": 6})
    hall, rng, start = hall_of(match.game), Rng(seed_key("votes")), match.clone()
    before = moments = Moments(hall.moment(match.state), NOON)
    rows: list[Row] = []
    began: dict[str, Any] = {}
    while len(began) < 5:
        rows.append(next_row(match, rng))
        moments = moments.after(hall, match, after(len(rows)))
        assert [vote.ballot for vote in moments.votes] == hall.ballots(match)
        for vote in moments.votes:
            assert vote.began == began.setdefault(vote.ballot.key, rows[-1].created)
    assert len(set(began.values())) > 1
    # A process that starts later, or again, comes to the same.
    assert replay(start, rows, moments=before).moments == moments
    # A vote that Control takes back has its time anew when it is opened again.
    match.retract(len(match.log), "again")
    taken_back = moments.after(hall, match, after(999))
    open_still = {vote.ballot.key for vote in moments.votes}
    for vote in taken_back.votes:
        known = vote.ballot.key in open_still
        assert vote.began == (began[vote.ballot.key] if known else after(999))
