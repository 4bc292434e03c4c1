"""Actions of the Council of Wonders."""

import pytest

from critias.engine.match import Match
from critias.games.colossus.box import DOOM, DOOM_TOKENS, NONE, ORICHALCUM, TALENTS, VRIL
from critias.games.colossus.councils import events as e
from critias.games.colossus.councils import options as o
from critias.games.colossus.councils import summons
from critias.games.colossus.maps.regions import name
from critias.games.colossus.room.records import Edict
from critias.games.colossus.shop import events as x
from critias.games.colossus.shop import wonders
from critias.games.colossus.shop.records import Pledge
from critias.games.colossus.state import Room
from critias.testing import offered, told
from tests.games.colossus.chambers import chamber, kudos_cards, possible, take
from tests.games.colossus.rooms import hold, now, own, place, scene


def rich(s: Room, seat: int, talents: int, orichalcum: int, vril: int = 0) -> None:
    for resource, amount in ((TALENTS, talents), (ORICHALCUM, orichalcum), (VRIL, vril)):
        own(s, seat, resource, amount)


@pytest.mark.rule("col.action.raise-a-wonder", "col.12.1")
def test_a_wonder_is_paid_for_and_placed_in_a_city_of_the_house() -> None:
    s = chamber("wonders")
    rich(s, 3, 45, 4)
    match = take(s, "wonders", 3, "raise-a-wonder")
    assert [one.player for one in offered(match, 3)] == [0, 1, 2, 3, 4, 5]  # type: ignore[attr-defined]
    match.answer(3, o.NamePlayer(5))
    assert o.NameWonder("ark") not in offered(match, 3)
    match.answer(3, o.NameWonder("great-pyramid"))
    after = now(match)
    assert after.wonders == {"great-pyramid": 5}
    assert (after.has(3, TALENTS), after.has(3, ORICHALCUM)) == (5, 0)
    assert told(match, x.WonderRaised) == [x.WonderRaised("great-pyramid", 5)]


@pytest.mark.rule("col.action.raise-a-wonder")
def test_a_wonder_grows_cheaper_and_there_is_one_of_each() -> None:
    s = chamber("wonders")
    rich(s, 3, 30, 4)
    s.wonders["hanging-gardens"] = 7
    s.fallen_wonders = ["great-lighthouse"]
    match = take(s, "wonders", 3, "raise-a-wonder", o.NamePlayer(3), steps=2)
    within_reach = [one.wonder for one in offered(match, 3)[1:]]  # type: ignore[attr-defined]
    assert "great-pyramid" in within_reach
    assert "hanging-gardens" not in within_reach
    assert "great-lighthouse" not in within_reach
    match.answer(3, o.NameWonder("great-pyramid"))
    assert now(match).has(3, TALENTS) == 0


@pytest.mark.rule("col.action.raise-a-wonder", "col.12.1")
def test_housemates_help_as_far_as_they_have_pledged() -> None:
    s = chamber("wonders")
    rich(s, 3, 20, 1, 0)
    rich(s, 0, 50, 6, 2)
    rich(s, 9, 500, 50, 9)
    assert not possible(s, "wonders", 3, "raise-a-wonder")
    s.pledges[0] = Pledge(talents=30, orichalcum=4, vril=1)
    s.pledges[9] = Pledge(talents=500, orichalcum=50, vril=9)
    match = take(s, "wonders", 3, "raise-a-wonder", o.NamePlayer(3), o.NameWonder("moon-gate"))
    after = now(match)
    assert [after.has(0, one) for one in (TALENTS, ORICHALCUM, VRIL)] == [20, 3, 1]
    assert [after.has(3, one) for one in (TALENTS, ORICHALCUM, VRIL)] == [0, 0, 0]
    assert after.has(9, TALENTS) == 500
    assert after.pledges[0] == Pledge(talents=0, orichalcum=1, vril=0)


@pytest.mark.rule("col.action.raise-a-wonder")
def test_a_hero_has_no_city_to_build_in() -> None:
    s = chamber("wonders", seats=19, guests=[18])
    rich(s, 18, 99, 9, 9)
    assert not possible(s, "wonders", 18, "raise-a-wonder")
    assert not possible(s, "wonders", 18, "prototype")


@pytest.mark.rule("col.upgrade.master-masons")
def test_master_masons_build_ten_talents_cheaper() -> None:
    s = chamber("wonders")
    rich(s, 3, 20, 2)
    assert not possible(s, "wonders", 3, "raise-a-wonder")
    hold(s, 3, "master-masons")
    match = take(
        s, "wonders", 3, "raise-a-wonder", o.NamePlayer(3), o.NameWonder("hanging-gardens")
    )
    assert now(match).has(3, TALENTS) == 0


@pytest.mark.rule("col.action.dark-masonry")
def test_dark_masonry_costs_half_and_gives_doom_tokens() -> None:
    s = chamber("wonders")
    rich(s, 3, 20, 4)
    assert not possible(s, "wonders", 3, "raise-a-wonder")
    answers = (o.NamePlayer(3), o.NameWonder("vril-reactor"))
    after = now(take(s, "wonders", 3, "dark-masonry", *answers))
    assert after.wonders == {"vril-reactor": 3}
    assert (after.has(3, TALENTS), after.has(3, DOOM_TOKENS)) == (0, 2)
    after = now(take(s, "wonders", 3, "dark-masonry", o.NamePlayer(3), o.ENOUGH))
    assert (after.wonders, after.has(3, DOOM_TOKENS)) == ({}, 0)


@pytest.mark.rule("col.action.fortify")
def test_one_city_is_fortified() -> None:
    after = now(take(chamber("wonders"), "wonders", 3, "fortify", o.NamePlayer(8), steps=1))
    assert after.edicts == [Edict("fortify", 8, 3, 6, NONE, 3, "fortify")]


@pytest.mark.rule("col.action.sea-walls")
def test_all_cities_of_a_map_get_sea_walls() -> None:
    s = chamber("wonders", turn=5)
    after = now(take(s, "wonders", 3, "sea-walls", o.NameTable("asia"), steps=1))
    assert after.edicts == [Edict("sea-walls", 2, 6, 6, NONE, 3, "sea-walls")]


@pytest.mark.rule("col.action.megaweapon-test", "col.9.2", "col.6.58")
def test_a_megaweapon_burns_a_region_and_its_colony() -> None:
    s = chamber("wonders", turn=5)
    assert not possible(s, "wonders", 3, "megaweapon-test")
    own(s, 3, DOOM_TOKENS, 3)
    burned = place(1, 4)
    s.colony[burned] = 7
    answers = (o.NameTable("libya"), o.NameRegion(name(s, burned)))
    after = now(take(s, "wonders", 3, "megaweapon-test", *answers, steps=1))
    assert after.burned[burned]
    assert after.colony[burned] == NONE
    assert not any(after.rewards[burned])
    assert (after.has(3, DOOM_TOKENS), after.has(3, DOOM)) == (1, 20)
    assert (after.stars(3), kudos_cards(after, 3)) == (1, 4)


@pytest.mark.rule("col.action.megaweapon-test")
def test_an_army_burns_with_its_border_region() -> None:
    s = chamber("wonders", turn=5)
    own(s, 3, DOOM_TOKENS, 2)
    border = place(1, 15)
    answers = (o.NameTable("libya"), o.NameRegion(name(s, border)))
    assert now(take(s, "wonders", 3, "megaweapon-test", *answers)).beaten[1][2]


# Moving wonders


def proposed(s: Room, by: int, to: int) -> Match:
    answers = (o.NameWonder("labyrinth"), o.NamePlayer(to))
    return scene(now(take(s, "wonders", by, "relocate", *answers, steps=1)), summons.settle)


@pytest.mark.rule("col.action.relocate", "col.action.relocate-consent")
def test_a_wonder_moves_between_consenting_owners_and_the_proposer_is_paid() -> None:
    s = chamber("wonders", turn=5)
    assert not possible(s, "wonders", 3, "relocate")
    s.wonders["labyrinth"] = 9
    before = s.has(3, TALENTS)
    match = proposed(s, 3, 14)
    assert sorted(match.pending) == [9, 14]
    match.answer(9, o.AGREE)
    match.answer(14, o.AGREE)
    assert now(match).wonders == {"labyrinth": 14}
    assert now(match).has(3, TALENTS) == before + 15


@pytest.mark.rule("col.action.relocate-consent")
def test_without_consent_it_stays() -> None:
    s = chamber("wonders", turn=5)
    s.wonders["labyrinth"] = 3
    before = s.has(3, TALENTS)
    match = proposed(s, 3, 14)
    assert list(match.pending) == [14]
    match.answer(14, o.REFUSE)
    assert now(match).wonders == {"labyrinth": 3}
    assert now(match).has(3, TALENTS) == before


@pytest.mark.rule("col.action.relocate-consent")
def test_what_has_fallen_or_has_nowhere_to_go_does_not_move() -> None:
    s = chamber("wonders", turn=5)
    s.wonders["labyrinth"] = 3
    for fallen in (True, False):
        match = proposed(s, 3, 14)
        room = now(match)
        if fallen:
            wonders.destroy(room, "labyrinth", "ruling")
        else:
            room.has_city[14] = False
        match.answer(14, o.AGREE)
        assert now(match).wonders == ({} if fallen else {"labyrinth": 3})


@pytest.mark.rule("col.action.prototype")
def test_a_prototype_stands_or_collapses_by_the_die() -> None:
    s = chamber("wonders", turn=5)
    answers = (o.NamePlayer(4), o.NameWonder("ark"))
    outcomes = set()
    for _ in range(30):
        s.rng.below(7)
        match = take(s, "wonders", 3, "prototype", *answers, steps=1)
        after = now(match)
        [rolled] = told(match, e.DoomDieRolled)
        stands = rolled.die > 4
        assert (after.wonders == {"ark": 4}) is stands
        assert (after.stars(3), after.has(3, DOOM_TOKENS)) == ((0, 0) if stands else (1, 1))
        assert after.has(3, DOOM) == 5
        assert after.fallen_wonders == []
        outcomes.add(stands)
    assert outcomes == {True, False}


@pytest.mark.rule("col.action.overload")
def test_an_overload_destroys_a_wonder_of_the_house() -> None:
    s = chamber("wonders", turn=8)
    s.wonders["labyrinth"] = 9
    assert not possible(s, "wonders", 3, "overload")
    s.wonders["great-pyramid"] = 1
    after = now(take(s, "wonders", 3, "overload", o.NameWonder("great-pyramid")))
    assert after.wonders == {"labyrinth": 9}
    assert after.fallen_wonders == ["great-pyramid"]
    assert (kudos_cards(after, 3), after.has(3, DOOM)) == (6, 100)


@pytest.mark.rule("col.action.claim-a-berth")
def test_a_berth_is_given_while_the_ark_stands_and_has_room() -> None:
    s = chamber("wonders", turn=8)
    assert not possible(s, "wonders", 3, "claim-a-berth")
    s.wonders["ark"] = 9
    s.berths = [0, 1, 2, 4]
    after = now(take(s, "wonders", 3, "claim-a-berth", o.NamePlayer(17)))
    assert after.berths == [0, 1, 2, 4, 17]
    assert not possible(after, "wonders", 3, "claim-a-berth")
