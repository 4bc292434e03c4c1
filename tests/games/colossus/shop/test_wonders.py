"""The great wonders: what they yield, how they move and fall."""

import msgspec
import pytest

from critias.engine.components import Mismatch, load_components
from critias.engine.match import Match
from critias.games.colossus import game
from critias.games.colossus.box import DOOM, DOOM_TOKENS, HOPLITE, ORICHALCUM, TALENTS, VRIL
from critias.games.colossus.diplomacy import phases
from critias.games.colossus.diplomacy.options import READY
from critias.games.colossus.maps.sacking import burn_city
from critias.games.colossus.room.ledger import add_doom, change_house_doom
from critias.games.colossus.room.records import Edict
from critias.games.colossus.shop import events as x
from critias.games.colossus.shop import options as o
from critias.games.colossus.shop import wonders
from critias.games.colossus.state import Room
from critias.testing import offered, told
from tests.games.colossus.chambers import kudos_cards
from tests.games.colossus.rooms import a_room, done, now, own, scene


def with_wonder(wonder: str, seat: int = 0, **room: object) -> Room:
    s = a_room(**room)  # type: ignore[arg-type]
    s.wonders[wonder] = seat
    return s


def trophies(s: Room) -> Match:
    return scene(s, lambda room: wonders.trophies(room, 0))


def free_time(s: Room) -> Match:
    return scene(s, lambda room: phases.free(room, 0))


@pytest.mark.rule("col.12.2")
def test_each_wonder_draws_a_kudos_card_for_its_owner() -> None:
    s = with_wonder("labyrinth")
    s.wonders["moon-gate"] = 0
    s.wonders["great-lighthouse"] = 1
    assert kudos_cards(now(trophies(s)), 0) == 2
    s.numbers["wonder-kudos"] = 3
    assert kudos_cards(now(trophies(s)), 0) == 6


@pytest.mark.rule("col.wonder.great-pyramid")
def test_the_great_pyramid_draws_two() -> None:
    assert kudos_cards(now(trophies(with_wonder("great-pyramid"))), 0) == 2


@pytest.mark.rule("col.wonder.hanging-gardens")
def test_the_hanging_gardens_bear_two_talent_cards() -> None:
    s = with_wonder("hanging-gardens")
    assert 2 <= now(trophies(s)).has(0, TALENTS) - s.has(0, TALENTS) <= 20


@pytest.mark.rule("col.wonder.orichalcum-foundry")
def test_the_foundry_makes_orichalcum() -> None:
    s = with_wonder("orichalcum-foundry")
    assert now(trophies(s)).has(0, ORICHALCUM) == s.has(0, ORICHALCUM) + 2


@pytest.mark.rule("col.wonder.vril-reactor")
def test_the_reactor_makes_vril_and_doom_tokens() -> None:
    after = now(trophies(with_wonder("vril-reactor")))
    assert (after.has(0, VRIL), after.has(0, DOOM_TOKENS)) == (1, 1)


@pytest.mark.rule("col.wonder.altar-of-sacrifice")
def test_the_altar_lowers_the_doom_of_the_house_and_not_of_atlantis() -> None:
    s = with_wonder("altar-of-sacrifice")
    change_house_doom(s, 0, 8, "start")
    atlantis, hoplites = s.doom_of_atlantis(), s.units[0][HOPLITE]
    match = trophies(s)
    match.answer(0, o.Sacrifice("hoplite"))
    assert now(match).doom_of_house(0) == 3
    match.answer(0, o.Sacrifice("hoplite"))
    match.answer(0, o.NO_SACRIFICE)
    after = now(match)
    assert match.over
    assert after.doom_of_house(0) == 0
    assert after.doom_of_atlantis() == atlantis
    assert after.units[0][HOPLITE] == hoplites - 2


@pytest.mark.rule("col.wonder.altar-of-sacrifice")
def test_the_altar_asks_nobody_who_has_nothing_to_give() -> None:
    s = with_wonder("altar-of-sacrifice")
    s.units[0] = [0, 0, 1, 0]
    assert trophies(s).over


@pytest.mark.rule("col.wonder.fountain-of-kronos", "col.13.9")
def test_the_fountain_lowers_the_doom_of_atlantis_once_and_of_no_house() -> None:
    s = a_room()
    change_house_doom(s, 0, 200, "start")
    after = now(done(s, lambda room: wonders.raise_wonder(room, "fountain-of-kronos", 1)))
    assert after.doom_of_atlantis() == 50
    assert after.doom_of_house(0) == 200
    later = now(done(after, lambda room: wonders.move(room, "fountain-of-kronos", 2, "trade")))
    assert later.doom_of_atlantis() == 50


@pytest.mark.rule("col.wonder.fountain-of-kronos")
def test_the_doom_of_atlantis_does_not_fall_below_zero() -> None:
    s = a_room()
    change_house_doom(s, 0, 60, "start")
    after = now(done(s, lambda room: wonders.raise_wonder(room, "fountain-of-kronos", 1)))
    assert after.doom_of_atlantis() == 0


@pytest.mark.rule("col.wonder.pillars-of-herakles", "col.12.3")
def test_the_pillars_hold_off_all_doom_until_the_end_of_the_next_turn_once() -> None:
    s = with_wonder("pillars-of-herakles", phase="free", turn=3)
    match = free_time(s)
    match.answer(0, o.CLOSE_THE_PILLARS)
    after = now(match)
    assert Edict("no-doom", -1, 4, by=0) in after.edicts
    add_doom(after, 5, 100, "ruling")
    assert after.has(5, DOOM) == 0
    assert offered(match, 0) == [READY]


@pytest.mark.rule("col.wonder.ark")
def test_the_owner_of_the_ark_gives_away_five_seats() -> None:
    s = with_wonder("ark", phase="free")
    match = free_time(s)
    for seat in (0, 3, 7, 8, 9):
        assert o.GiveBerth(seat) in offered(match, 0)
        match.answer(0, o.GiveBerth(seat))
        assert o.GiveBerth(seat) not in offered(match, 0)
    assert offered(match, 0) == [READY]
    assert now(match).berths == [0, 3, 7, 8, 9]


@pytest.mark.rule("col.wonder.ark", "col.12.5")
def test_a_burned_city_takes_its_wonders_and_the_berths_along() -> None:
    s = with_wonder("ark", seat=4)
    s.wonders["labyrinth"] = 4
    s.berths = [1, 2]
    match = done(s, lambda room: burn_city(room, 0, 4))
    assert now(match).wonders == {}
    assert now(match).fallen_wonders == ["ark", "labyrinth"]
    assert now(match).berths == []
    assert wonders.unbuilt(now(match)) == [w for w in s.box.wonders if w not in s.wonders]
    assert told(match, x.WonderFell)[0] == x.WonderFell("ark", "burned-city")


@pytest.mark.rule("col.12.4")
def test_a_wonder_moves_with_its_effect() -> None:
    s = with_wonder("orichalcum-foundry")
    match = done(s, lambda room: wonders.move(room, "orichalcum-foundry", 7, "sacked"))
    after = now(match)
    assert after.owns(7, "orichalcum-foundry")
    assert told(match, x.WonderMoved) == [x.WonderMoved("orichalcum-foundry", 7, "sacked")]
    own(after, 0, ORICHALCUM, 0)
    assert now(trophies(after)).has(0, ORICHALCUM) == 0


def test_a_file_with_a_wonder_of_which_it_says_nothing_is_refused() -> None:
    box = load_components(game)
    more = {**box.wonders, "tower": box.wonders["ark"]}
    with pytest.raises(Mismatch, match="the game has no such card"):
        game.check_components(msgspec.structs.replace(box, wonders=more))
