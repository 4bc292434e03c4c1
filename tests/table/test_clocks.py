"""The clocks of seats: deadlines, banks, reminders, and what they must not tell."""

from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec

from critias.engine import Undone
from critias.engine.match import Match
from critias.engine.randomness import Rng
from critias.engine.registry import new
from critias.table.clocks.seat_clocks import Clocks
from critias.table.people.seats import Seat
from critias.table.settings import Clock, Settings
from tests.tiny import Bid, game

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
PEOPLE = [Seat("person", "P", secret=b"x")] * 3


def at(seconds_after: float) -> datetime:
    return NOON + timedelta(seconds=seconds_after)


def answered(match: Match, clocks: Clocks, seat: int, answer: Any, when: float) -> Clocks:
    match.answer(seat, answer)
    return clocks.answered(match, at(when), seat)


def taken_back(match: Match, clocks: Clocks, seat: int, when: float) -> Clocks:
    match.undo(seat)
    [*_, entry] = match.log
    assert isinstance(entry, Undone)
    return clocks.took_back(match, at(when), seat, entry.undo)


def test_the_bank_is_used_when_the_time_for_a_decision_is_gone() -> None:
    match = new(game, seats=3, seed=7)
    clocks = Clocks(Settings(clock=Clock(decision=60, bank=100)), match, NOON)
    assert [clocks.deadline(seat) for seat in range(3)] == [at(160)] * 3
    later = answered(match, clocks, 0, Bid(1), when=50)  # in time
    later = answered(match, later, 1, Bid(2), when=90)  # thirty from the bank
    assert later.deadline(0) is None
    assert later.deadline(2) == at(160)  # as before: its question is the same
    later = answered(match, later, 2, Bid(0), when=150)
    assert later.banks == [100, 70, 10]
    assert clocks.banks == [100, 100, 100]  # those before are as they were
    # The reactions were asked at 150.
    assert later.deadline(0) == at(150 + 60 + 100)
    assert later.due(PEOPLE, at(151)) == at(150 + 60 + 10)
    bots = [PEOPLE[0], Seat("bot", bot="random"), Seat("bot", bot="random")]
    assert later.due(bots, at(151)) == at(310)


def test_clocks_do_not_tell_who_has_answered_in_secret() -> None:
    match = new(game, seats=3, seed=7)
    before = Clocks(Settings(clock=Clock(decision=60, bank=100)), match, NOON)
    seen = [msgspec.json.encode(before.shown(match, PEOPLE, seat)) for seat in (0, 2, None)]
    after = answered(match, before, 1, Bid(1), when=90)
    assert seen == [msgspec.json.encode(after.shown(match, PEOPLE, seat)) for seat in (0, 2, None)]
    own = after.shown(match, PEOPLE, 1)
    assert own is not None
    assert (list(own.deadlines), own.bank) == ([], 70)


def test_openly_asked_seats_show_their_deadlines() -> None:
    match = new("atlantis", seats=2, seed=7)
    clocks = Clocks(Settings(clock=Clock(decision=60)), match, NOON)
    [turn] = match.pending
    for viewer in (0, 1, None):
        shown = clocks.shown(match, PEOPLE[:2], viewer)
        assert shown is not None
        assert [(one.seat, one.at) for one in shown.deadlines] == [(turn, at(60))]


def test_slow_clocks_remind() -> None:
    match = new("atlantis", seats=2, seed=7)
    [turn] = match.pending
    days = Clocks(Settings(clock=Clock(decision=4 * 86400)), match, NOON)
    assert days.reminder(turn) == NOON + timedelta(days=3)
    assert days.due(PEOPLE[:2], NOON) == NOON + timedelta(days=3)
    assert days.due(PEOPLE[:2], NOON + timedelta(days=3)) == NOON + timedelta(days=4)
    assert Clocks(Settings(clock=Clock(decision=60)), match, NOON).reminder(turn) is None


def test_undo_gives_back_the_time_that_was_left() -> None:
    match = new(game, seats=2, seed=7)
    first = Clocks(Settings(clock=Clock(decision=60, bank=100)), match, NOON)
    clocks = answered(match, first, 0, Bid(1), when=90)
    assert clocks.banks == [70, 100]
    clocks = taken_back(match, clocks, 0, when=120)
    # Thirty seconds in which it was not asked cost nothing.
    assert clocks.deadline(0) == at(160 + 30)
    assert clocks.banks == [100, 100]
    clocks = answered(match, clocks, 0, Bid(2), when=130)
    assert clocks.banks == [60, 100]


def test_nobody_holds_the_clock_by_taking_back() -> None:
    match = new("end_of_atlantis", seats=3, seed=7)
    rng = Rng(7)
    while "eoa.voting.row" not in (asked.rule for asked in match.pending.values()):
        [seat, *_] = match.pending
        match.answer(seat, match.pending[seat].sample(rng))
    [seat, *_] = match.pending
    clocks = Clocks(Settings(clock=Clock(decision=60)), match, NOON)
    first, when = match.pending[seat].about, 0.0
    while when < 50:
        answer = match.pending[seat].sample(rng)
        when += 2
        clocks = answered(match, clocks, seat, answer, when)
        when += 2  # on the question after it, which is asked afresh
        assert clocks.deadline(seat) == at(when - 2 + 60)
        clocks = taken_back(match, clocks, seat, when)
        assert match.pending[seat].about == first
    assert clocks.deadline(seat) == at(60)
