"""Sacking a city: wonders and spoils by the era of the game, and burning it."""

import pytest

from critias.engine.match import Match
from critias.games.colossus.box import DOOM, ORICHALCUM, VRIL
from critias.games.colossus.maps.events import CityBurned
from critias.games.colossus.maps.options import (
    BURN_CITY,
    NO_BURNING,
    TAKE_ORICHALCUM,
    TAKE_VRIL,
    TakeWonder,
)
from critias.games.colossus.maps.sacking import sack
from critias.games.colossus.room.records import Edict
from critias.testing import offered, told
from tests.games.colossus.rooms import a_room, neighbours, now, own, scene


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
    assert now(match).wonders == {"labyrinth": one}  # one moves before that
    assert offered(match, one) == [NO_BURNING, BURN_CITY]
    match, one, other = sacking(8, "labyrinth", "great-pyramid")
    match.answer(one, TakeWonder("labyrinth"))
    match.answer(one, BURN_CITY)
    s = now(match)
    assert told(match, CityBurned) == [CityBurned(one, other)]
    assert s.wonders == {"labyrinth": one}
    assert s.fallen_wonders == ["great-pyramid"]
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
