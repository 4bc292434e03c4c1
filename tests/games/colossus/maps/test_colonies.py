"""Colonisation: who can settle where."""

import pytest

from critias.games.colossus.box import HOPLITE, TRIREME
from critias.games.colossus.maps.options import NO_COLONY, Colonise
from critias.games.colossus.maps.trophies import all_come_home
from critias.games.colossus.state import HOME
from critias.testing import offered
from tests.games.colossus.rooms import LAND, later, now, place, send, trophies


@pytest.mark.rule("col.6.54", "col.6.55")
def test_a_counter_settles_and_the_others_come_home() -> None:
    s = later()
    send(s, 0, place(0, LAND), hoplites=2, triremes=1)
    s.state_troops[0] = [3, 0]
    match = trophies(s)
    assert offered(match, 0) == [
        NO_COLONY,
        Colonise("alpine-vales", "hoplite"),
        Colonise("alpine-vales", "trireme"),
    ]
    match.answer(0, Colonise("alpine-vales", "trireme"))
    s = now(match)
    assert s.colony[place(0, LAND)] == 0
    assert (s.units[0][HOPLITE], s.units[0][TRIREME]) == (2, 0)
    all_come_home(s)
    assert s.at[0] == [HOME] * 4


@pytest.mark.rule("col.6.54")
def test_neither_heroes_nor_state_troops_settle_nor_two_in_one_region() -> None:
    s = later()
    send(s, 0, place(0, LAND), hero=1)
    s.state_troops[0] = [3, 0]
    s.at[0][HOPLITE] = place(0, LAND)
    assert trophies(s).over
    s.units[0][HOPLITE] = 3
    match = trophies(s)
    match.answer(0, Colonise("alpine-vales", "hoplite"))
    assert match.over
    s.burned[place(0, LAND)] = True
    s.rewards[place(0, LAND)] = [0] * 5
    assert trophies(s).over
