"""Archons: offices by lot and by vote, and their reward."""

import pytest

from critias.games.colossus.box import ARETE, COGS, KUDOS, NONE, ORICHALCUM, TALENTS
from critias.games.colossus.maps.archons import offices_of
from critias.games.colossus.maps.events import OfficeGiven
from critias.games.colossus.maps.options import CONFIRM, NEGLECT, VoteFor
from critias.testing import told
from tests.games.colossus.rooms import a_room, booked, later, neighbours, now, play_on, trophies


@pytest.mark.rule("col.6.50", "col.6.52", "col.6.16")
def test_in_the_first_turn_offices_go_by_lot_and_the_rest_by_vote() -> None:
    s = a_room(14)
    hero = next(seat for seat in range(s.seats) if s.is_hero(seat))
    table = s.table[hero]
    able = neighbours(s, table)
    match = trophies(s, table)
    assert {event.seat for event in told(match, OfficeGiven)} == set(able)
    assert set(match.pending) == set(able)
    older = min(able[:2], key=lambda seat: s.age[seat])
    for seat in able:
        match.answer(seat, VoteFor(able[0] if seat in able[::2] else able[1]))
    offices = told(match, OfficeGiven)
    assert len(offices) == len(able) + 1
    assert offices[-1].seat == older
    s = now(play_on(match))
    assert NONE not in s.offices[table]
    assert hero not in s.offices[table]


@pytest.mark.rule("col.6.51")
def test_an_archon_who_confirms_is_rewarded() -> None:
    s = later()
    s.offices[0][:] = [0] * 7
    assert len(offices_of(s, 0)) == 7
    match = trophies(s)
    match.answer(0, CONFIRM)
    after = now(match)
    assert booked(after, 0, "tamias") == {TALENTS: 5}
    assert booked(after, 0, "hierophant") == {COGS: 1}
    assert booked(after, 0, "master-of-colossi") == {ORICHALCUM: 1}
    assert ARETE in booked(after, 0, "eponymos")
    assert KUDOS in booked(after, 0, "polemarch")
    match = trophies(s)
    match.answer(0, NEGLECT)
    assert booked(now(match), 0, "tamias") == {}
