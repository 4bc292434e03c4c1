"""How strong a side is: dice, what adds to them, and what is kept."""

import pytest

from critias.games.colossus.box import HERO
from critias.games.colossus.maps.regions import is_contested, players_in
from critias.games.colossus.maps.sheet import UnitOrder
from critias.games.colossus.maps.strength import Contest, force
from critias.games.colossus.room.records import Edict
from tests.games.colossus.rooms import (
    COAST,
    LAND,
    RIVAL,
    a_room,
    city,
    hold,
    neighbours,
    orders,
    place,
    send,
)


@pytest.mark.rule("col.6.33", "col.6.38")
def test_hero_two_triremes_and_a_hoplite_on_a_coast() -> None:
    s = a_room()
    send(s, 0, place(0, COAST), hoplites=1, triremes=2, hero=1)
    fighting = force(s, 0, Contest(place(0, COAST)))
    assert fighting.range == (4, 22)
    assert fighting.mean == 13
    assert sorted(sides for sides, _, _ in fighting.dice) == [4, 4, 13]


@pytest.mark.rule("col.6.33")
@pytest.mark.parametrize(
    ("region", "hoplite", "trireme"),
    [(LAND, (1, 4), (1, 1)), (COAST, (1, 1), (1, 4)), (RIVAL, (1, 4), (1, 4))],
)
def test_what_units_roll_where(
    region: int, hoplite: tuple[int, int], trireme: tuple[int, int]
) -> None:
    s = a_room()
    contest = Contest(place(0, region))
    wanted = {"hoplites": hoplite, "triremes": trireme, "hero": (1, 13), "colossi": (1, 4)}
    for name, reach in wanted.items():
        alone = a_room()
        send(alone, 0, contest.place, **{name: 1})
        assert force(alone, 0, contest).range == reach, name
    s.colony[contest.place] = 0
    assert force(s, 0, contest).range == ((1, 13) if region == RIVAL else (1, 4))


@pytest.mark.rule("col.6.33", "col.6.13")
def test_a_city_counts_as_a_rival_region_and_all_at_home_defend_it() -> None:
    s = a_room()
    s.sheets[0] = orders(UnitOrder("build"), UnitOrder("stay"), UnitOrder("move", 2))
    s.units[0] = [2, 2, 1, 1]
    s.at[0][HERO] = place(0, 2)
    assert force(s, 0, Contest(city(0))).range == (5, 20)


@pytest.mark.rule("col.6.5")
def test_orichalcum_adds_one_for_each_token_in_the_fight() -> None:
    s = a_room()
    send(s, 0, place(0, LAND), hoplites=2, hero=1)
    s.sheets[0] = orders(
        UnitOrder("move", 1, orichalcum=5), hero=UnitOrder("move", 1, orichalcum=1)
    )
    fighting = force(s, 0, Contest(place(0, LAND)))
    assert fighting.bonus == 3
    assert len(fighting.dice) == 3


@pytest.mark.rule("col.6.35")
def test_the_eight_largest_dice_are_kept_and_what_counts_one_is_not_capped() -> None:
    s = a_room()
    send(s, 0, place(0, COAST), hoplites=7, triremes=7, hero=1, colossi=5)
    fighting = force(s, 0, Contest(place(0, COAST)))
    assert [sides for sides, _, _ in fighting.dice] == [13] + [4] * 7
    assert fighting.bonus == 7
    s.numbers["dice-cap"] = 3
    assert len(force(s, 0, Contest(place(0, COAST))).dice) == 3


@pytest.mark.rule("col.6.28")
def test_units_and_colony_of_a_player_are_one_side() -> None:
    s = a_room()
    s.colony[place(0, LAND)] = 0
    send(s, 0, place(0, LAND), hoplites=2)
    assert players_in(s, place(0, LAND)) == [0]
    assert not is_contested(s, place(0, LAND))
    assert len(force(s, 0, Contest(place(0, LAND))).dice) == 3


CARDS: list[tuple[str, int, dict[str, int], tuple[int, int]]] = [
    ("bronze-panoply", LAND, {"hoplites": 2}, (4, 8)),
    ("bronze-rams", COAST, {"triremes": 2}, (4, 8)),
    ("clockwork-limbs", LAND, {"colossi": 2}, (4, 8)),
    ("bronze-rams", LAND, {"hero": 1}, (2, 13)),
    ("phalanx-drill", COAST, {"hoplites": 2}, (2, 8)),
    ("marines", LAND, {"triremes": 2}, (2, 8)),
    ("drill-master", LAND, {"hoplites": 3}, (4, 16)),
    ("drill-master", LAND, {"hoplites": 2}, (2, 8)),
    ("vril-furnace", LAND, {"colossi": 2, "hero": 1}, (6, 24)),
    ("heros-fate", LAND, {"hero": 1}, (4, 13)),
    ("pathfinders", LAND, {"hoplites": 1}, (3, 6)),
]


@pytest.mark.rule("col.6.34")
@pytest.mark.rule("col.upgrade.bronze-panoply", "col.upgrade.bronze-rams")
@pytest.mark.rule("col.upgrade.clockwork-limbs", "col.upgrade.phalanx-drill")
@pytest.mark.rule("col.upgrade.marines", "col.upgrade.drill-master", "col.upgrade.vril-furnace")
@pytest.mark.rule("col.upgrade.heros-fate", "col.upgrade.pathfinders")
@pytest.mark.parametrize(("card", "region", "units", "reach"), CARDS)
def test_cards_that_make_units_stronger(
    card: str, region: int, units: dict[str, int], reach: tuple[int, int]
) -> None:
    s = a_room()
    hold(s, 0, card)
    send(s, 0, place(0, region), **units)
    assert force(s, 0, Contest(place(0, region))).range == reach


@pytest.mark.rule("col.upgrade.colonial-militia", "col.upgrade.monster-slayer")
@pytest.mark.rule("col.upgrade.pathfinders")
def test_cards_for_colonies_and_against_monsters() -> None:
    s = a_room()
    hold(s, 0, "colonial-militia", "monster-slayer", "pathfinders")
    s.colony[place(0, LAND)] = 0
    assert force(s, 0, Contest(place(0, LAND))).range == (2, 8)
    assert force(s, 0, Contest(place(0, LAND), monster=True)).range == (6, 12)


@pytest.mark.rule("col.upgrade.siege-engines", "col.upgrade.city-walls")
@pytest.mark.rule("col.upgrade.household-guard", "col.wonder.colossus-of-helios")
@pytest.mark.rule("col.action.fortify", "col.action.sea-walls")
def test_what_helps_at_a_city() -> None:
    s = a_room()
    attacker, owner = neighbours(s)[:2]
    hold(s, attacker, "siege-engines")
    send(s, attacker, city(owner), hoplites=1)
    assert force(s, attacker, Contest(city(owner))).range == (4, 7)
    s.units[owner] = [0, 0, 1, 0]
    hold(s, owner, "city-walls", "household-guard")
    assert force(s, owner, Contest(city(owner))).range == (5, 20)
    s.wonders["colossus-of-helios"] = owner
    defended = force(s, owner, Contest(city(owner)))
    assert defended.range == (6, 33)
    assert defended.scoring == 1
    s.edicts = [
        Edict("fortify", owner, s.turn, amount=4),
        Edict("sea-walls", 0, s.turn, amount=2),
    ]
    assert force(s, owner, Contest(city(owner))).bonus == 7
    assert force(s, owner, Contest(city(owner), raided=True)).bonus == 9
