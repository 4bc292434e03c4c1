"""Trophy Phase: monsters, regions, cities, Archons, income, colonies; and Control's spawn."""

import pytest

from critias.engine.match import Match
from critias.games.colossus.box import (
    ARETE,
    COGS,
    DOOM,
    DOOM_TOKENS,
    HOPLITE,
    KUDOS,
    NONE,
    ORICHALCUM,
    TALENTS,
    TRIREME,
    VRIL,
)
from critias.games.colossus.maps.archons import offices_of
from critias.games.colossus.maps.events import (
    CityBurned,
    MonsterSpawned,
    OfficeGiven,
    RegionsSpawned,
)
from critias.games.colossus.maps.options import (
    BURN_CITY,
    CONFIRM,
    NEGLECT,
    NO_BURNING,
    NO_COLONY,
    NO_MONSTER,
    TAKE_ORICHALCUM,
    TAKE_VRIL,
    Colonise,
    MoveMonster,
    TakeReward,
    TakeWonder,
    VoteFor,
)
from critias.games.colossus.maps.records import Victory
from critias.games.colossus.maps.regions import burn, spawn_of
from critias.games.colossus.maps.sacking import sack
from critias.games.colossus.maps.spawn import control_spawn
from critias.games.colossus.maps.trophies import all_come_home, trophy_phase
from critias.games.colossus.room.records import Edict
from critias.games.colossus.state import HOME, Room
from tests.games.colossus.rooms import (
    a_room,
    booked,
    city,
    done,
    hold,
    neighbours,
    now,
    offered,
    own,
    place,
    play_on,
    question,
    scene,
    send,
    told,
)

LAND, COAST, RIVAL = 1, 7, 13


def trophies(s: Room, table: int = 0) -> Match:
    return scene(s, lambda room: trophy_phase(room, table))


def collected(s: Room, table: int = 0) -> Room:
    return now(play_on(trophies(s, table)))


def later() -> Room:
    """A room in the second turn, when offices have been given; they are vacant here."""
    return a_room(turn=2)


# Monsters and regions


@pytest.mark.rule("col.6.45", "col.6.41", "col.action.monster-bounty")
def test_a_monster_brings_a_kudos_card_and_the_bounty_on_it() -> None:
    s = later()
    s.victories = [Victory(0, place(0, LAND), 9, NONE, monster=True)]
    s.rewards[place(0, LAND)] = [0] * 5
    send(s, 0, place(0, LAND), hoplites=1)
    s.edicts = [Edict("monster-bounty", s.house[0], s.turn, amount=2)]
    s = collected(s)
    assert booked(s, 0, "monster")[KUDOS] > 0
    assert sum(entry.cause == "monster-bounty" for entry in s.purse(0).ledger) == 2
    assert sum(s.cards(0, KUDOS)) == 3


@pytest.mark.rule("col.6.46", "col.6.27", "col.4.2")
def test_who_controls_a_region_collects_all_of_it() -> None:
    s = later()
    send(s, 0, place(0, COAST), triremes=2)
    left = s.rewards[place(0, COAST + 1)][:]
    before = s.has(0, ORICHALCUM)
    s = collected(s)
    assert s.rewards[place(0, COAST)] == [0] * 5
    assert s.rewards[place(0, COAST + 1)] == left
    assert s.has(0, ORICHALCUM) == before + 2
    found = booked(s, 0, "region")
    assert sum(entry.cause == "region" and entry.resource == KUDOS for entry in ledger(s, 0)) == 1
    assert 2 <= found[TALENTS] <= 20


def ledger(s: Room, seat: int) -> list:  # type: ignore[type-arg]
    return [*s.purse(seat).ledger, *s.ledger[seat]]


@pytest.mark.rule("col.6.46")
def test_what_nobody_controls_stays_and_grows() -> None:
    s = later()
    one, other = neighbours(s)[:2]
    send(s, one, place(0, LAND), hoplites=1)
    send(s, other, place(0, LAND), hoplites=1)
    s.monster[place(0, 2)] = 0
    s.colony[place(0, 2)] = one
    assert collected(s).rewards[place(0, LAND)] == spawn_of(s, 0)
    assert collected(s).rewards[place(0, 2)] == spawn_of(s, 0)
    after = now(play_on(scene(s, control_spawn)))
    assert after.rewards[place(0, LAND)] == [2 * count for count in spawn_of(s, 0)]


@pytest.mark.rule("col.6.43", "col.11.7", "col.upgrade.foreign-quarter", "col.13.4")
def test_a_rival_region_yields_its_rewards_and_raises_hatred_by_the_score() -> None:
    s = later()
    send(s, 0, place(0, RIVAL), hoplites=3)
    assert collected(s).rewards[place(0, RIVAL)] == spawn_of(s, 2)
    s.victories = [Victory(0, place(0, RIVAL), 11, NONE, empire=0)]
    won = collected(s)
    assert won.hatred[0][0] == 11
    assert won.has(0, VRIL) == 1
    assert sum(sum(row) for row in won.hatred) == 11
    hold(s, 0, "foreign-quarter")
    assert collected(s).hatred[0][0] == 6


@pytest.mark.rule("col.6.57")
def test_a_colony_collects_for_its_owner() -> None:
    s = later()
    s.colony[place(0, LAND)] = 0
    s = collected(s)
    assert booked(s, 0, "region")[ORICHALCUM] == 1


@pytest.mark.rule("col.upgrade.royal-roads", "col.upgrade.merchant-fleet")
@pytest.mark.rule("col.upgrade.prospectors", "col.upgrade.vril-dowsing")
def test_cards_that_yield_more_in_the_first_region_of_a_kind() -> None:
    s = later()
    hold(s, 0, "royal-roads", "merchant-fleet", "prospectors", "vril-dowsing")
    for region in (1, 2, 7, 8):
        s.colony[place(0, region)] = 0
    s.colony[place(0, 13)] = s.colony[place(0, 14)] = 0
    s.beaten[0][0] = s.beaten[0][1] = True
    s = collected(s)
    for card, resource, amount in (
        ("prospectors", ORICHALCUM, 1),
        ("vril-dowsing", VRIL, 1),
    ):
        assert booked(s, 0, card) == {resource: amount}
    for card in ("royal-roads", "merchant-fleet"):
        assert 1 <= booked(s, 0, card)[TALENTS] <= 10


@pytest.mark.rule("col.6.49")
def test_an_allied_hero_takes_one_kind_of_reward_and_the_ally_the_rest() -> None:
    s = a_room(14, turn=2)
    hero = next(seat for seat in range(s.seats) if s.is_hero(seat))
    table = s.table[hero]
    ally = neighbours(s, table)[0]
    for seat in (hero, ally):
        send(s, seat, place(table, COAST), triremes=1)
    s.victories = [Victory(ally, place(table, COAST), 9, hero)]
    match = trophies(s, table)
    assert question(match, hero) == "col.6.49"
    assert offered(match, hero) == [TakeReward(x) for x in ("talents", "kudos", "orichalcum")]
    match.answer(hero, TakeReward("orichalcum"))
    s = now(play_on(match))
    assert booked(s, hero, "alliance") == {ORICHALCUM: 2}
    assert set(booked(s, ally, "region")) == {TALENTS, KUDOS}


# Cities


@pytest.mark.rule("col.6.47", "col.upgrade.war-profiteer", "col.action.crown-challenge")
def test_who_sacks_a_city_draws_kudos_for_the_turn() -> None:
    s = a_room(turn=3)
    one, other, third = neighbours(s)[:3]
    hold(s, third, "war-profiteer")
    s.stakes[one] = 2
    s.victories = [Victory(one, city(other), 20, NONE)]
    s = collected(s)
    assert sum(entry.cause == "city-sacked" for entry in ledger(s, one)) == 3
    assert sum(entry.cause == "challenge-won" for entry in ledger(s, one)) == 2
    assert booked(s, third, "war-profiteer") == {TALENTS: 10}


@pytest.mark.rule("col.6.48")
def test_who_holds_the_city_draws_kudos_for_the_turn() -> None:
    s = a_room(turn=4)
    s.victories = [Victory(0, city(0), 20, NONE)]
    assert sum(entry.cause == "city-held" for entry in ledger(collected(s), 0)) == 4


def sacking(turn: int, *wonders: str) -> tuple[Match, int, int]:
    s = a_room(turn=turn)
    one, other = neighbours(s)[:2]
    own(s, other, ORICHALCUM, 5)
    own(s, other, VRIL, 3)
    own(s, one, ORICHALCUM, 0)
    for wonder in wonders:
        s.wonders[wonder] = other
    return scene(s, lambda room: sack(room, one, other)), one, other


@pytest.mark.rule("col.6.47", "col.6.47-spoils", "col.12.4")
def test_in_the_first_half_a_wonder_moves_and_one_kind_of_spoils_is_taken() -> None:
    match, one, other = sacking(4, "labyrinth", "great-pyramid")
    assert offered(match, one) == [TakeWonder("labyrinth"), TakeWonder("great-pyramid")]
    match.answer(one, TakeWonder("great-pyramid"))
    assert offered(match, one) == [TAKE_ORICHALCUM, TAKE_VRIL, TakeWonder("labyrinth")]
    match.answer(one, TAKE_ORICHALCUM)
    s = now(match)
    assert s.wonders == {"labyrinth": other, "great-pyramid": one}
    assert (s.has(one, ORICHALCUM), s.has(other, ORICHALCUM)) == (3, 2)
    assert s.has(other, VRIL) == 3


@pytest.mark.rule("col.6.47-spoils", "col.11.4")
def test_in_the_second_half_both_kinds_of_tokens_or_two_wonders() -> None:
    match, one, other = sacking(5)
    assert offered(match, one) == [TAKE_ORICHALCUM]
    match.answer(one, TAKE_ORICHALCUM)
    s = now(match)
    assert [s.has(seat, x) for seat in (one, other) for x in (ORICHALCUM, VRIL)] == [3, 2, 2, 1]
    match, one, other = sacking(5, "labyrinth", "great-pyramid", "hanging-gardens")
    match.answer(one, TakeWonder("labyrinth"))
    match.answer(one, TakeWonder("great-pyramid"))
    assert set(now(match).wonders.values()) == {one}


@pytest.mark.rule("col.6.47-burn", "col.12.5", "col.13.5")
def test_in_the_last_turn_a_city_can_be_burned() -> None:
    match, one, other = sacking(8, "labyrinth")
    assert offered(match, one) == [NO_BURNING, BURN_CITY]
    match.answer(one, BURN_CITY)
    s = now(match)
    assert told(match, CityBurned) == [CityBurned(one, other)]
    assert s.wonders == {}
    assert s.fallen_wonders == ["labyrinth"]
    assert (s.has(other, ORICHALCUM), s.has(other, VRIL), s.has(one, ORICHALCUM)) == (0, 0, 0)
    assert s.has(one, DOOM) == 100
    assert not s.has_city[other]
    match, one, other = sacking(8)
    match.answer(one, NO_BURNING)
    match.answer(one, TAKE_ORICHALCUM)
    assert now(match).has_city[other]


@pytest.mark.rule("col.action.scorched-earth")
def test_with_scorched_earth_a_city_is_looted_and_burned() -> None:
    match, one, other = sacking(8)
    s = now(match)
    s.edicts.append(Edict("scorched-earth", one, 8))
    match = scene(s, lambda room: sack(room, one, other))
    match.answer(one, BURN_CITY)
    match.answer(one, TAKE_ORICHALCUM)
    s = now(match)
    assert s.has(one, ORICHALCUM) == 3
    assert s.has(other, ORICHALCUM) == 0
    assert not s.has_city[other]


# Archons


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


# Home


@pytest.mark.rule("col.6.53")
def test_everyone_collects_ten_talents_at_home() -> None:
    s = collected(later())
    for seat in neighbours(s):
        assert booked(s, seat, "city-income") == {TALENTS: 10}
    s = later()
    s.numbers["city-income"] = 3
    assert booked(collected(s), 0, "city-income") == {TALENTS: 3}


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


# Control's spawn


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
