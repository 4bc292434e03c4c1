"""Control's spawn: rewards by the kind of region, burned land, Monsters."""

import pytest

from critias.games.colossus.box import DOOM, DOOM_TOKENS, NONE
from critias.games.colossus.maps.burning import burn
from critias.games.colossus.maps.events import (
    ArmyBurned,
    EmpireDefeated,
    MonsterSpawned,
    RegionsSpawned,
)
from critias.games.colossus.maps.options import NO_MONSTER, MoveMonster
from critias.games.colossus.maps.records import Raid
from critias.games.colossus.maps.spawn import control_spawn
from critias.games.colossus.room.records import Edict
from critias.testing import offered, told
from tests.games.colossus.rooms import (
    COAST,
    LAND,
    RIVAL,
    a_room,
    done,
    hold,
    now,
    own,
    place,
    play_on,
    scene,
)


@pytest.mark.rule("col.7.8", "col.7.9", "col.7.10", "col.7.6")
@pytest.mark.parametrize(
    ("region", "spawned"),
    [(LAND, [1, 1, 1, 1, 0]), (COAST, [2, 1, 0, 2, 0]), (RIVAL, [3, 1, 1, 0, 1])],
)
def test_what_regions_spawn(region: int, spawned: list[int]) -> None:
    s = a_room()
    s.rewards = [[0] * 5 for _ in s.rewards]
    match = play_on(scene(s, control_spawn))
    assert now(match).rewards[place(1, region)] == spawned
    assert sum(len(event.regions) for event in told(match, RegionsSpawned)) == 16 * s.maps


@pytest.mark.rule("col.7.7", "col.6.58")
def test_burned_regions_lose_everything_and_spawn_nothing() -> None:
    s = a_room()
    s.colony[place(0, LAND)] = 3
    after = now(done(s, lambda room: burn(room, place(0, LAND))))
    assert after.colony[place(0, LAND)] == NONE
    after = now(play_on(scene(after, control_spawn)))
    assert after.rewards[place(0, LAND)] == [0] * 5
    s = now(done(s, lambda room: burn(room, place(0, RIVAL))))
    assert s.beaten[0][0]


@pytest.mark.rule("col.11.18", "col.11.19", "col.11.20")
def test_the_last_army_of_an_empire_at_war_may_burn() -> None:
    s = a_room()
    s.at_war[0] = True
    s.raids = [Raid(0, 3), Raid(1, 3)]
    s.beaten[0][0] = s.beaten[1][0] = True
    match = done(s, lambda room: burn(room, place(2, RIVAL)))
    s = now(match)
    assert not s.at_war[0]
    assert s.raids == [Raid(1, 3)]
    assert [event.empire for event in told(match, EmpireDefeated)] == ["argartha"]
    assert [event.empire for event in told(match, ArmyBurned)] == ["argartha"]


@pytest.mark.rule("col.7.11", "col.action.beast-lure")
def test_a_monster_comes_to_each_map_where_it_is_lured() -> None:
    s = a_room()
    s.edicts = [Edict("beast-lure", 1, s.turn, where=place(1, 8))]
    match = play_on(scene(s, control_spawn))
    spawned = told(match, MonsterSpawned)
    assert len(spawned) == s.maps
    s = now(match)
    assert s.monster[place(1, 8)] != NONE
    homes = [at for at, monster in enumerate(s.monster) if monster != NONE]
    assert all(at % 16 < 12 for at in homes)
    for number in range(12):
        s.monster[place(0, 1 + number)] = 0
    assert len(told(play_on(scene(s, control_spawn)), MonsterSpawned)) == s.maps - 1


@pytest.mark.rule("col.upgrade.elder-map")
def test_the_elder_map_moves_a_monster_for_a_doom_token() -> None:
    s = a_room()
    hold(s, 0, "elder-map")
    own(s, 0, DOOM_TOKENS, 1)
    s.monster[place(0, LAND)] = 0
    match = scene(s, control_spawn)
    answer = MoveMonster("alpine-vales", "gades")
    if answer not in offered(match, 0):
        answer = MoveMonster("alpine-vales", "massalia")
    match.answer(0, answer)
    s = now(match)
    assert s.monster[place(0, LAND)] == NONE
    assert s.has(0, DOOM) == 10
    own(s, 0, DOOM_TOKENS, 0)
    assert offered(scene(s, control_spawn), 0) == [NO_MONSTER]
