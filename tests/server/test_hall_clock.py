"""The clock of a hall by itself, and what is told of a position that has changed."""

from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from critias.engine.halls import Moment
from critias.server.differences import Encoder, Shown
from critias.server.hall_clock import HallRecord, Moments

from .halls import changed

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


plain = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 5) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("abc", max_size=1), inner),
    max_leaves=12,
)
views = st.dictionaries(st.sampled_from(["x", "y", "z"]), plain)


@given(views, views, plain, plain)
def test_changes_turn_one_position_into_the_other(
    old: dict[str, Any], new: dict[str, Any], before: Any, later: Any
) -> None:
    first = Shown(msgspec.json.encode({"rest": before}), Encoder().parts(old))
    second = Shown(msgspec.json.encode({"rest": later}), Encoder().parts(new))
    assert msgspec.json.decode(second.encoded) == {"rest": later, "view": new}
    told = second.changes_since(first)
    if told is not None:
        position = msgspec.json.decode(first.encoded)
        assert changed(position, msgspec.json.decode(told)) == {"rest": later, "view": new}
