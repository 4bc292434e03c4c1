"""The sequence of play."""

import pytest

from critias.engine.conformance import digest
from critias.engine.match import Match
from critias.games.colossus import game
from critias.games.colossus.control.rulings import SetPresent, SkipPhase
from critias.games.colossus.maps.events import TableWentOn
from critias.games.colossus.maps.sheet import BLANK
from critias.games.colossus.room.events import PhaseBegan
from critias.hall import Moment
from critias.testing import offered, told
from tests.games.colossus.rooms import a_room, booked, now, play_on, scene


def a_table_plays(match: Match, table: int) -> None:
    """All at a table, and nobody else, give the default answer to all that they are asked."""
    while late := [seat for seat in match.pending if now(match).table[seat] == table]:
        decision = match.pending[min(late)]
        default = decision.default
        match.answer(min(late), offered(match, min(late))[0] if default is None else default)


@pytest.mark.rule("col.6.2", "col.6.3")
def test_each_table_goes_through_the_map_phase_at_its_own_pace() -> None:
    match = scene(a_room(phase="strategy"))
    a_table_plays(match, 1)
    s = now(match)
    assert (s.phase, s.steps) == ("strategy", ["strategy", "eris", "strategy"])
    there = [seat for seat in range(12) if s.table[seat] == 1]
    assert all(booked(s, seat, "city-income") for seat in there)
    assert {match.view(seat)["phase"] for seat in there} == {"eris"}
    others = [seat for seat in range(12) if seat not in there]
    assert {match.view(seat)["phase"] for seat in others} == {"strategy"}
    assert match.view(None)["steps"] == {"europe": "strategy", "libya": "eris", "asia": "strategy"}
    assert game.hall.moment(s) == Moment(1, "map")
    a_table_plays(match, 0)
    a_table_plays(match, 2)
    assert now(match).phase == "house"
    assert [one.table for one in told(match, TableWentOn) if one.phase == "eris"] == [
        *("libya", "europe", "asia")
    ]
    assert digest(match.position(len(match.log))) == digest(match)


@pytest.mark.rule("col.6.3", "col.wonder.moon-gate", "col.6.15")
def test_while_a_moon_gate_stands_the_tables_wait_for_each_other() -> None:
    s = a_room(phase="strategy")
    s.wonders["moon-gate"] = 0
    match = scene(s)
    a_table_plays(match, 1)
    assert set(now(match).steps) == {""}
    assert now(match).phase == "strategy"
    a_table_plays(match, 0)
    a_table_plays(match, 2)
    assert now(match).phase == "eris"


@pytest.mark.rule("col.start.absent", "col.6.4")
def test_who_comes_while_others_write_gets_a_sheet_too() -> None:
    s = a_room(phase="strategy")
    [late, *others] = [seat for seat in range(12) if s.table[seat] == 0]
    s.present[late] = False
    match = scene(s)
    assert late not in match.pending
    match.command(None, SetPresent(seat=late, present=True, reason="the bus"))
    for seat in others:
        match.answer(seat, BLANK)
    assert match.pending[late].rule == "col.6.4"


@pytest.mark.rule("col.3.15", "col.6.3")
def test_at_one_table_its_step_is_ended_and_for_all_the_map_phase() -> None:
    match = scene(a_room(phase="strategy"))
    match.command(None, SkipPhase(place="libya", reason="the bell"))
    assert now(match).steps == ["strategy", "eris", "strategy"]
    match.command(None, SkipPhase(reason="the bell"))
    assert now(match).phase == "house"


@pytest.mark.rule("col.4.1", "col.4.2", "col.4.3", "col.1.3")
def test_the_phases_of_a_turn_in_order() -> None:
    match = scene(a_room(phase="strategy"))
    play_on(match, until=lambda m: m.state.turn == 2)  # type: ignore[attr-defined]
    phases = [event.phase for event in told(match, PhaseBegan)]
    assert phases == [
        "movement",
        "eris",
        "house",
        "spawn",
        "declaration",
        "council",
        "free",
        "strategy",
    ]
