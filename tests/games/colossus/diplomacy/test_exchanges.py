"""Exchanges inside a House: of roles and of cities."""

import pytest

from critias.engine.errors import CommandRefused
from critias.games.colossus.diplomacy.exchanges import ProposeExchange
from critias.games.colossus.maps.records import Raid
from tests.games.colossus.rooms import a_room, now, scene


@pytest.mark.rule("col.3.6")
def test_roles_are_exchanged_when_both_wish_it() -> None:
    match = scene(a_room(phase="house"))
    match.command(1, ProposeExchange(2, "roles"))
    assert match.view(2)["proposals"] == [{"seat": 1, "mate": 2, "exchange": "roles"}]
    assert match.view(3)["proposals"] == []
    with pytest.raises(CommandRefused, match="proposed that already"):
        match.command(1, ProposeExchange(2, "roles"))
    before = now(match).role[:]
    match.command(2, ProposeExchange(1, "roles"))
    after = now(match).role
    assert (after[1], after[2]) == (before[2], before[1])
    assert now(match).proposals == []


@pytest.mark.rule("col.3.7")
def test_cities_are_swapped_with_all_that_is_of_the_place() -> None:
    s = a_room(phase="house")
    s.wonders["labyrinth"] = 1
    s.offices[s.table[1]][0] = 1
    s.raids = [Raid(0, 1)]
    tables = s.table[:]
    match = scene(s)
    match.command(1, ProposeExchange(2, "cities"))
    match.command(2, ProposeExchange(1, "cities"))
    s = now(match)
    assert (s.table[1], s.table[2]) == (tables[2], tables[1])
    assert s.wonders == {"labyrinth": 2}
    assert s.offices[tables[1]][0] == 2
    assert s.raids == [Raid(0, 2)]


@pytest.mark.rule("col.3.8", "col.3.6")
def test_nobody_exchanges_with_another_house_or_during_the_map_phase() -> None:
    match = scene(a_room(phase="house"))
    with pytest.raises(CommandRefused, match="members of one House"):
        match.command(1, ProposeExchange(7, "roles"))
    with pytest.raises(CommandRefused, match="another player"):
        match.command(1, ProposeExchange(1, "roles"))
    with pytest.raises(CommandRefused, match="between Map Phases"):
        scene(a_room(phase="strategy")).command(1, ProposeExchange(2, "roles"))
