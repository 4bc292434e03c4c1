"""The DOOM of Atlantis: the limit, omens and the deluge."""

import pytest

from critias.games.colossus.diplomacy.events import DoomAnnounced
from critias.games.colossus.diplomacy.phases import announcements
from critias.games.colossus.room.doom import base_limit, deluge, look_for_omens
from critias.games.colossus.room.events import Omen
from critias.games.colossus.room.ledger import change_offset
from critias.games.colossus.turn import end_turn, enter
from critias.testing import told
from tests.games.colossus.rooms import a_room, done, now

LIMITS = [
    (20, 6, 1100),
    (20, 8, 1500),
    (24, 6, 1350),
    (24, 10, 2200),
    (27, 8, 2000),
    (30, 8, 2200),
    (36, 8, 2650),
    (36, 10, 3350),
    (42, 6, 2350),
    (42, 10, 3900),
]


@pytest.mark.rule("col.13.2")
@pytest.mark.parametrize(("players", "turns", "limit"), LIMITS)
def test_the_usual_limit(players: int, turns: int, limit: int) -> None:
    s = a_room()
    s.turns = turns
    assert base_limit(s, players) == limit


@pytest.mark.rule("col.13.2", "col.13.1")
def test_at_the_limit_the_phase_ends_in_a_deluge() -> None:
    s = a_room()
    s.doom_limit = 100
    change_offset(s, 99, "ruling")
    assert not deluge(s)
    enter(s, "house")
    assert s.phase == "house"
    change_offset(s, 1, "ruling")
    enter(s, "council")
    assert s.phase == "over"
    assert s.deluge


@pytest.mark.rule("col.13.2")
@pytest.mark.parametrize("turn", [3, 8])
def test_the_deluge_comes_in_free_time_too(turn: int) -> None:
    s = a_room(turn=turn)
    s.doom_limit = 100
    change_offset(s, 100, "ruling")
    end_turn(s)
    assert (s.phase, s.deluge) == ("over", True)


@pytest.mark.rule("col.13.3", "col.7.12")
def test_signs_are_seen_at_half_the_limit_and_beyond() -> None:
    s = a_room()
    s.doom_limit = 200
    change_offset(s, 99, "ruling")
    assert not told(done(s, look_for_omens), Omen)
    change_offset(s, 1, "ruling")
    assert told(done(s, look_for_omens), Omen) == [Omen(1)]
    change_offset(s, 80, "ruling")
    match = done(s, announcements)
    assert told(match, Omen) == [Omen(1), Omen(2), Omen(3)]
    assert told(match, DoomAnnounced) == [DoomAnnounced(180, (0, 0))]
    assert not told(done(now(match), look_for_omens), Omen)
