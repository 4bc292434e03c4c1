"""Trophy Phase: monsters, regions, cities and income."""

import pytest

from critias.games.colossus.box import KUDOS, NONE, ORICHALCUM, TALENTS, VRIL
from critias.games.colossus.maps.colonies import colony_sites
from critias.games.colossus.maps.options import TAKE_ORICHALCUM, TakeReward
from critias.games.colossus.maps.records import Tribute, Victory
from critias.games.colossus.maps.regions import spawn_of
from critias.games.colossus.maps.spawn import control_spawn
from critias.games.colossus.room.records import Edict
from critias.games.colossus.state import Room
from critias.testing import offered
from tests.games.colossus.rooms import (
    COAST,
    LAND,
    RIVAL,
    a_room,
    booked,
    city,
    collected,
    hold,
    later,
    neighbours,
    now,
    own,
    place,
    play_on,
    question,
    scene,
    send,
    trophies,
)

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


@pytest.mark.rule("col.6.49", "col.6.45")
@pytest.mark.parametrize("trophy", [True, False])
def test_the_kudos_for_a_monster_is_a_reward_like_others(trophy: bool) -> None:
    s = a_room(14, turn=2)
    hero = next(seat for seat in range(s.seats) if s.is_hero(seat))
    table = s.table[hero]
    ally = neighbours(s, table)[0]
    for seat in (hero, ally):
        send(s, seat, place(table, COAST), triremes=1)
    s.victories = [Victory(ally, place(table, COAST), 9, hero, monster=True)]
    match = trophies(s, table)
    assert offered(match, hero)[-1] == TakeReward("trophy")
    match.answer(hero, TakeReward("trophy" if trophy else "talents"))
    s = now(match)
    assert bool(booked(s, hero, "monster")) is trophy
    assert bool(booked(s, ally, "monster")) is not trophy
    assert not colony_sites(s, hero)  # the land is the ally's
    assert colony_sites(s, ally)


@pytest.mark.rule("col.6.49", "col.6.47")
@pytest.mark.parametrize("taken", ["kudos", "spoils", "tribute"])
def test_of_a_city_an_allied_hero_takes_one_thing(taken: str) -> None:
    s = a_room(14, turn=3)
    hero = next(seat for seat in range(s.seats) if s.is_hero(seat))
    ally, owner = neighbours(s, s.table[hero])[:2]
    own(s, owner, ORICHALCUM, 4)
    s.tributes = [Tribute(1, ally, 4)]
    s.victories = [Victory(ally, city(owner), 20, hero, raids=(1,))]
    match = trophies(s, s.table[hero])
    assert offered(match, hero) == [TakeReward(x) for x in ("kudos", "spoils", "tribute")]
    match.answer(hero, TakeReward(taken))
    looter = hero if taken == "spoils" else ally
    assert question(match, looter) == "col.6.47-spoils"
    match.answer(looter, TAKE_ORICHALCUM)
    s = now(match)
    assert booked(s, looter, "sacked") == {ORICHALCUM: 2}
    assert bool(booked(s, hero, "city-sacked")) is (taken == "kudos")
    assert s.tributes == [Tribute(1, hero if taken == "tribute" else ally, 4)]


# Cities


@pytest.mark.rule("col.6.47", "col.upgrade.war-profiteer", "col.action.crown-challenge")
def test_who_sacks_a_city_draws_kudos_for_the_turn() -> None:
    s = a_room(turn=3)
    one, other, third = neighbours(s)[:3]
    hold(s, third, "war-profiteer")
    s.stakes[one] = {other: 2}
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


# Home


@pytest.mark.rule("col.6.53")
def test_everyone_collects_ten_talents_at_home() -> None:
    s = collected(later())
    for seat in neighbours(s):
        assert booked(s, seat, "city-income") == {TALENTS: 10}
    s = later()
    s.numbers["city-income"] = 3
    assert booked(collected(s), 0, "city-income") == {TALENTS: 3}
