"""Diplomacy around the councils: announcements, House meetings, free time."""

import pytest

from critias.games.colossus.box import KATASKOPOS
from critias.games.colossus.diplomacy.events import Eavesdropped, LastTurnAnnounced, Visited
from critias.games.colossus.diplomacy.options import READY, Eavesdrop, GoTo, Visit
from critias.games.colossus.diplomacy.phases import announcements, free_time, house_phase
from critias.testing import offered, told
from tests.games.colossus.rooms import a_room, done, each, now, question, scene


@pytest.mark.rule("col.7.12", "col.1.3")
def test_the_last_turn_is_announced_before_the_councils_of_the_turn_before() -> None:
    s = a_room(turn=7)
    match = done(s, announcements)
    assert len(told(match, LastTurnAnnounced)) == 1
    assert now(match).last_turn_announced
    s.turn = 8
    match = done(s, announcements)
    assert not told(match, LastTurnAnnounced)
    assert now(match).raids == []


@pytest.mark.rule("col.7.3", "col.7.1", "col.4.3")
def test_the_houses_meet_until_all_are_done() -> None:
    s = a_room(phase="house")
    match = scene(s, house_phase)
    assert set(match.pending) == set(range(12))
    match.answer(4, READY)
    assert 4 not in match.pending
    each(match, READY)
    assert not match.pending


@pytest.mark.rule("col.7.4", "col.7.5")
def test_heroes_visit_a_house_and_spies_listen_at_another() -> None:
    s = a_room(14, phase="house")
    hero = next(seat for seat in range(14) if s.is_hero(seat))
    spy = next(seat for seat in range(14) if s.role[seat] == KATASKOPOS)
    match = scene(s, house_phase)
    assert (question(match, hero), question(match, spy)) == ("col.7.4", "col.7.5")
    assert Eavesdrop("atlas") not in offered(match, spy)
    match.answer(hero, Visit("atlas"))
    match.answer(spy, Eavesdrop("gadeiros"))
    assert told(match, Visited) == [Visited(hero, "atlas")]
    assert told(match, Eavesdropped) == [Eavesdropped(spy, "gadeiros")]


@pytest.mark.rule("col.7.1")
def test_in_free_time_a_hero_picks_a_map() -> None:
    s = a_room(14, phase="free")
    hero = next(seat for seat in range(14) if s.is_hero(seat))
    match = scene(s, free_time)
    elsewhere = GoTo("asia" if s.table[hero] != 2 else "europe")
    match.answer(hero, elsewhere)
    assert now(match).table[hero] == (2 if s.table[hero] != 2 else 0)
    assert hero not in match.pending
