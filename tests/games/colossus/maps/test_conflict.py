"""Eris Phase: who fights, with what, and what becomes of the losers."""

from collections.abc import Callable

import pytest

from critias.engine.match import Match
from critias.games.colossus.box import (
    DOOM,
    DOOM_TOKENS,
    HERO,
    HOPLITE,
    NONE,
    ORICHALCUM,
    TALENTS,
    TRIREME,
)
from critias.games.colossus.maps.conflict import eris_phase, settle
from critias.games.colossus.maps.dice import Side
from critias.games.colossus.maps.events import (
    AlliedWith,
    AlliedWithFoe,
    ConflictBegan,
    ConflictTied,
    ConflictWon,
    DieIgnored,
    FoeRolled,
    FoeWon,
    Rolled,
    Undefended,
)
from critias.games.colossus.maps.options import (
    ALONE,
    FLEE,
    STAND,
    AcceptAlliance,
    Ally,
    AllyWithFoe,
    Declare,
)
from critias.games.colossus.maps.records import Raid, Tribute
from critias.games.colossus.maps.regions import is_contested, players_in
from critias.games.colossus.maps.sheet import UnitOrder
from critias.games.colossus.maps.strength import Contest
from critias.games.colossus.room.records import Edict
from critias.games.colossus.state import HOME, Room
from critias.testing import offered, told
from tests.games.colossus.rooms import (
    COAST,
    LAND,
    RIVAL,
    a_room,
    booked,
    city,
    done,
    hold,
    neighbours,
    now,
    orders,
    own,
    place,
    play_on,
    question,
    scene,
    send,
)


def eris(s: Room) -> Match:
    return scene(s, lambda room: eris_phase(room, 0))


def strong(s: Room, seat: int, where: int) -> None:
    """So many that nobody small can win against them."""
    send(s, seat, where, hoplites=7, triremes=7, colossi=7)


# Who fights


@pytest.mark.rule("col.6.27")
@pytest.mark.parametrize("region", [LAND, COAST])
def test_who_comes_alone_controls_a_region_without_a_fight(region: int) -> None:
    s = a_room()
    send(s, 0, place(0, region), hoplites=1)
    assert eris(s).over
    assert not told(eris(s), ConflictBegan)


@pytest.mark.rule("col.6.27", "col.6.42", "col.6.37", "col.13.5")
def test_units_that_meet_a_monster_fight_it() -> None:
    s = a_room()
    strong(s, 0, place(0, LAND))
    s.monster[place(0, LAND)] = 2
    s.numbers["dice-cap"] = 20
    match = eris(s)
    match.answer(0, STAND)
    s = now(match)
    [foe] = told(match, FoeRolled)
    assert foe.foe == "hydra"
    assert len(foe.dice) == 1
    assert s.monster[place(0, LAND)] == NONE
    assert s.deeds[0] == 1
    assert s.victories[0].monster
    # The Monster's die adds no DOOM, nor do Chaos dice.
    assert s.doom_of_atlantis() == 0


@pytest.mark.rule("col.6.27", "col.6.57")
def test_a_colony_alone_fights_without_being_asked() -> None:
    s = a_room()
    s.colony[place(0, LAND)] = 0
    s.monster[place(0, LAND)] = 0
    match = eris(s)
    assert match.over
    assert len(told(match, Rolled)) == 1
    won = bool(told(match, ConflictWon))
    assert (now(match).colony[place(0, LAND)] == 0) == won
    assert now(match).has(0, DOOM_TOKENS) == (0 if won else 1)


@pytest.mark.rule("col.6.27")
def test_a_rival_region_has_a_garrison_of_a_doom_die_every_turn() -> None:
    s = a_room()
    strong(s, 0, place(0, RIVAL))
    s.numbers["dice-cap"] = 30
    match = eris(s)
    match.answer(0, STAND)
    [foe] = told(match, FoeRolled)
    assert (foe.foe, len(foe.dice), foe.bonus) == ("argartha", 1, 0)
    assert is_contested(now(match), place(0, RIVAL))
    assert not any(now(match).beaten[0])


@pytest.mark.rule("col.6.31", "col.6.32", "col.6.3")
def test_regions_first_upwards_and_cities_last() -> None:
    s = a_room()
    one, other, third, owner = neighbours(s)
    send(s, one, place(0, 9), hoplites=1)
    send(s, other, place(0, 9), hoplites=1)
    s.at[one][HERO] = city(owner)
    s.at[other][HERO] = s.at[third][HERO] = place(0, 2)
    s.colony[place(0, 2)] = one
    match = play_on(eris(s))
    began = [event.region for event in told(match, ConflictBegan)]
    assert began == ["hercynian-wood", "massalia", "city"]


@pytest.mark.rule("col.6.28", "col.6.39", "col.6.44", "col.3.12")
def test_all_fight_all_and_the_losers_lose_all_but_their_hero() -> None:
    s = a_room()
    one, other, third = neighbours(s)[:3]
    strong(s, one, place(0, LAND))
    s.numbers["dice-cap"] = 40
    send(s, other, place(0, LAND), hoplites=1, hero=1)
    send(s, third, place(0, LAND), triremes=2)
    s.colony[place(0, LAND)] = third
    match = eris(s)
    assert set(match.pending) == {one, other, third}
    while match.pending:
        match.answer(min(match.pending), STAND)
    s = now(match)
    assert s.units[other] == [0, 0, 1, 0]
    assert s.at[other][HERO] == HOME
    assert s.units[third][TRIREME] == 0
    assert s.colony[place(0, LAND)] == NONE
    assert [s.has(seat, DOOM_TOKENS) for seat in (one, other, third)] == [0, 1, 1]
    assert booked(s, other, "defeat") == {DOOM_TOKENS: 1}
    assert s.units[one] == [7, 7, 1, 7]
    # The Hero's DOOM die is scored.
    assert booked(s, other, "doom-die") == {DOOM: 5}


@pytest.mark.rule("col.6.40")
def test_in_a_tie_all_players_lose_and_a_monster_stays() -> None:
    s = a_room()
    one, other = neighbours(s)[:2]
    s.monster[place(0, COAST)] = 1
    for seat in (one, other):
        send(s, seat, place(0, COAST), hoplites=7)
        # Hoplites count one each on a coast: they always tie, above any Monster.
        s.state_troops[seat][HOPLITE] = 8
    match = eris(s)
    while match.pending:
        match.answer(min(match.pending), STAND)
    s = now(match)
    assert told(match, ConflictTied) == [ConflictTied("tin-isles", fight=place(0, COAST))]
    assert s.monster[place(0, COAST)] == 1
    assert s.units[one][HOPLITE] == s.units[other][HOPLITE] == 0
    assert s.state_troops[one] == [0, 0]
    assert not s.victories


# Phobos


@pytest.mark.rule("col.6.29", "col.6.30", "col.9.2")
def test_phobos_saves_the_units_and_costs_a_star() -> None:
    s = a_room()
    s.monster[place(0, LAND)] = 0
    send(s, 0, place(0, LAND), hoplites=2, hero=1)
    match = eris(s)
    assert question(match, 0) == "col.6.29"
    match.answer(0, FLEE)
    s = now(match)
    assert s.at[0] == [HOME] * 4
    assert s.units[0][HOPLITE] == 2
    assert s.stars(0) == 1
    assert not told(match, Rolled)


@pytest.mark.rule("col.upgrade.herald", "col.6.30")
def test_a_herald_excuses_one_phobos_a_turn() -> None:
    s = a_room()
    hold(s, 0, "herald")
    s.monster[place(0, 1)] = s.monster[place(0, 2)] = 0
    send(s, 0, place(0, 1), hoplites=2)
    s.at[0][HERO] = place(0, 2)
    match = eris(s)
    match.answer(0, FLEE)
    match.answer(0, FLEE)
    assert now(match).stars(0) == 1
    s.numbers["phobos-stars"] = 3
    match = eris(s)
    match.answer(0, FLEE)
    match.answer(0, FLEE)
    assert now(match).stars(0) == 3


@pytest.mark.rule("col.6.29")
def test_who_remains_after_others_fled_has_the_region() -> None:
    s = a_room()
    one, other = neighbours(s)[:2]
    send(s, one, place(0, LAND), hoplites=1)
    send(s, other, place(0, LAND), hoplites=1)
    match = eris(s)
    match.answer(other, FLEE)
    match.answer(one, STAND)
    assert match.over
    assert players_in(now(match), place(0, LAND)) == [one]
    assert not told(match, Rolled)


# Cards in a conflict


def fight(*cards: str, **units: int) -> tuple[Match, Callable[[], list[str]]]:
    """A player with cards and tokens meets a Monster on land."""
    s = a_room()
    hold(s, 0, *cards)
    own(s, 0, DOOM_TOKENS, 3)
    own(s, 0, TALENTS, 12)
    send(s, 0, place(0, LAND), **units)
    s.monster[place(0, LAND)] = 0
    match = eris(s)

    def declarable() -> list[str]:
        return [one.card for one in offered(match, 0) if isinstance(one, Declare)]

    return match, declarable


@pytest.mark.rule("col.6.34", "col.13.11", "col.13.12")
@pytest.mark.rule("col.upgrade.doom-ray", "col.13.5")
def test_a_doom_ray_costs_a_token_and_adds_fifteen_doom() -> None:
    match, declarable = fight("doom-ray", colossi=2)
    assert declarable() == ["doom-ray"]
    match.answer(0, Declare("doom-ray"))
    assert declarable() == ["doom-ray"]
    match.answer(0, STAND)
    s = now(match)
    assert s.has(0, DOOM) == 15
    assert booked(s, 0, "doom-ray") == {DOOM_TOKENS: -1, DOOM: 10}
    assert booked(s, 0, "doom-die") == {DOOM: 5}


@pytest.mark.rule("col.upgrade.mercenaries")
def test_mercenaries_are_hired_twice_at_most_and_as_long_as_there_are_talents() -> None:
    match, declarable = fight("mercenaries", hoplites=1)
    match.answer(0, Declare("mercenaries"))
    match.answer(0, Declare("mercenaries"))
    assert declarable() == []
    match.answer(0, STAND)
    assert booked(now(match), 0, "mercenaries") == {TALENTS: -10}
    assert len(told(match, Rolled)[0].dice) == 3


@pytest.mark.rule("col.upgrade.summoning-circle", "col.upgrade.blood-frenzy")
@pytest.mark.rule("col.upgrade.oracle-bones", "col.action.blessing")
def test_cards_that_roll_more() -> None:
    match, declarable = fight("summoning-circle", "blood-frenzy", "oracle-bones", hero=1)
    assert declarable() == ["blood-frenzy", "summoning-circle", "oracle-bones"]
    for card in ("summoning-circle", "blood-frenzy", "oracle-bones"):
        match.answer(0, Declare(card))
    assert declarable() == []
    match.answer(0, STAND)
    s = now(match)
    # Two DOOM dice rolled twice, and one of them once more; two tokens.
    assert s.has(0, DOOM) == 2 * 10 + 5 * 5
    assert "oracle-bones" in s.used[0]


@pytest.mark.rule("col.action.blessing")
def test_a_blessing_counts_in_one_fight() -> None:
    s = a_room()
    s.edicts.append(Edict("blessing", 0, s.turn))
    s.monster[place(0, 1)] = s.monster[place(0, 2)] = 0
    send(s, 0, place(0, 1), hoplites=1)
    s.at[0][HERO] = place(0, 2)
    match = eris(s)
    assert Declare("blessing") in offered(match, 0)
    match.answer(0, Declare("blessing"))
    match.answer(0, STAND)
    assert Declare("blessing") not in offered(match, 0)


@pytest.mark.rule("col.upgrade.surgeons", "col.upgrade.orichalcum-plating")
@pytest.mark.rule("col.upgrade.necromancy")
def test_cards_that_save_units() -> None:
    s = a_room()
    one, other = neighbours(s)[:2]
    strong(s, one, place(0, COAST))
    s.numbers["dice-cap"] = 40
    hold(s, other, "surgeons", "orichalcum-plating", "necromancy")
    own(s, other, DOOM_TOKENS, 1)
    send(s, other, place(0, COAST), hoplites=5, triremes=1, colossi=2)
    match = eris(s)
    match.answer(other, Declare("necromancy"))
    match.answer(other, STAND)
    match.answer(one, STAND)
    s = now(match)
    # Half of five Hoplites rounded up by necromancy, one more by surgeons.
    assert s.units[other] == [4, 0, 1, 1]
    assert s.at[other] == [HOME] * 4


@pytest.mark.rule("col.upgrade.aegis", "col.wonder.labyrinth")
def test_aegis_and_labyrinth_take_the_highest_die() -> None:
    s = a_room()
    one, other = neighbours(s)[:2]
    hold(s, one, "aegis")
    send(s, one, place(0, LAND), triremes=1)
    send(s, other, place(0, LAND), hero=1)
    match = eris(s)
    match.answer(one, STAND)
    match.answer(other, STAND)
    assert [event.seat for event in told(match, ConflictWon)] == [one]
    [rolled] = [event for event in told(match, Rolled) if event.seat == other]
    assert told(match, DieIgnored) == [
        DieIgnored(one, "aegis", max(rolled.dice), fight=place(0, LAND))
    ]
    s = a_room()
    s.wonders["labyrinth"] = other
    s.units[other] = [0, 0, 1, 0]
    send(s, one, city(other), hoplites=1)
    match = play_on(eris(s))
    assert [event.seat for event in told(match, ConflictWon)] == [other]


# Heroes


def with_hero() -> tuple[Room, int, int, int]:
    """A room with Wandering Heroes; a hero, and two House players of the same table."""
    s = a_room(14)
    hero = next(seat for seat in range(s.seats) if s.is_hero(seat))
    one, other = neighbours(s, s.table[hero])[:2]
    return s, hero, one, other


@pytest.mark.rule("col.6.28", "col.6.28-consent", "col.6.39")
def test_a_hero_allies_with_one_player_who_agrees() -> None:
    s, hero, one, other = with_hero()
    table = s.table[hero]
    where = place(table, LAND)
    send(s, hero, where, hoplites=7, triremes=7, colossi=7)
    send(s, one, where, triremes=1)
    send(s, other, where, triremes=2)
    s.numbers["dice-cap"] = 40
    match = scene(s, lambda room: eris_phase(room, table))
    assert question(match, hero) == "col.6.28"
    assert offered(match, hero) == [ALONE, Ally(one), Ally(other)]
    match.answer(hero, Ally(one))
    assert question(match, one) == "col.6.28-consent"
    match.answer(one, AcceptAlliance())
    assert told(match, AlliedWith) == [AlliedWith(hero, one, fight=where)]
    while match.pending:
        match.answer(min(match.pending), STAND)
    s = now(match)
    [victory] = s.victories
    assert (victory.seat, victory.ally) == (one, hero)
    assert s.units[one][TRIREME] == 1
    assert s.units[other][TRIREME] == 0


@pytest.mark.rule("col.6.28-consent")
def test_an_alliance_can_be_refused() -> None:
    s, hero, one, _ = with_hero()
    table = s.table[hero]
    for seat in (hero, one):
        send(s, seat, place(table, LAND), hoplites=2)
    match = scene(s, lambda room: eris_phase(room, table))
    match.answer(hero, Ally(one))
    match.answer(one, offered(match, one)[0])
    assert not told(match, AlliedWith)
    assert set(match.pending) == {hero, one}


@pytest.mark.rule("col.6.28", "col.6.44")
@pytest.mark.parametrize("wins", [True, False])
def test_a_hero_fights_beside_a_monster_and_shares_its_fate(wins: bool) -> None:
    s, hero, one, _ = with_hero()
    where = place(s.table[hero], LAND)
    s.monster[where] = 0
    s.numbers["dice-cap"] = 40
    send(s, hero, where, hoplites=1)
    if wins:
        strong(s, hero, where)
        send(s, one, where, triremes=1)
    else:
        strong(s, one, where)
    match = scene(s, lambda room: eris_phase(room, s.table[hero]))
    assert offered(match, hero) == [ALONE, Ally(one), AllyWithFoe("shoggoth")]
    match.answer(hero, AllyWithFoe("shoggoth"))
    assert told(match, AlliedWithFoe) == [AlliedWithFoe(hero, "shoggoth", fight=where)]
    while match.pending:
        match.answer(min(match.pending), STAND)
    after = now(match)
    assert (after.monster[where] == 0) is wins
    assert (after.units[hero][HOPLITE] > 0) is wins
    assert [event.foe for event in told(match, FoeWon)] == ["shoggoth"] * wins
    assert [victory.seat for victory in after.victories] == [one] * (not wins)


@pytest.mark.rule("col.6.28")
def test_heroes_ally_with_each_other_and_with_no_third() -> None:
    s, hero, one, _ = with_hero()
    other = next(seat for seat in range(14) if s.is_hero(seat) and seat != hero)
    s.table[other] = table = s.table[hero]
    for seat in (hero, other, one):
        send(s, seat, place(table, LAND), hoplites=2)
    match = scene(s, lambda room: eris_phase(room, table))
    assert Ally(other) in offered(match, hero)
    match.answer(hero, Ally(other))
    match.answer(other, AcceptAlliance())
    assert set(match.pending) == {hero, other, one}
    assert {question(match, seat) for seat in match.pending} == {"col.6.29"}


# Cities


@pytest.mark.rule("col.6.40", "col.11.13")
@pytest.mark.parametrize(("raids", "sacks"), [((6, 12), 1), ((12, 6), 0), ((6, 5), NONE)])
def test_in_a_tie_only_raiders_who_led_sack_the_city(raids: tuple[int, int], sacks: int) -> None:
    s = a_room(turn=2)
    one, owner = neighbours(s)[:2]
    s.raids = [Raid(0, owner), Raid(1, owner)]
    sides = [
        Side(seats=(owner,), total=12, beaten=True),
        Side(seats=(one,), total=12, beaten=True),
        Side(foe="argartha", empire=0, total=raids[0], beaten=True),
        Side(foe="lemuria", empire=1, total=raids[1], beaten=True),
    ]
    after = now(done(s, lambda room: settle(room, Contest(city(owner)), sides, None, {})))
    assert after.sacked_by[owner] == sacks


@pytest.mark.rule("col.11.12")
def test_a_challenger_who_beats_a_raid_gets_its_tribute() -> None:
    s = a_room(turn=2)
    attacker, owner = neighbours(s)[:2]
    s.raids = [Raid(2, owner)]
    strong(s, attacker, city(owner))
    s.numbers["dice-cap"] = 40
    match = eris(s)
    while match.pending:
        match.answer(min(match.pending), STAND)
    assert now(match).tributes == [Tribute(2, attacker, 3)]
    assert now(match).deeds[attacker] == 1


@pytest.mark.rule("col.upgrade.aegis", "col.wonder.labyrinth")
def test_labyrinth_and_aegis_together_take_two_dice() -> None:
    s = a_room()
    one, other = neighbours(s)[:2]
    s.wonders["labyrinth"] = other
    hold(s, other, "aegis")
    send(s, one, city(other), hoplites=3)
    match = play_on(eris(s))
    [rolled] = [event for event in told(match, Rolled) if event.seat == one]
    gone = [event.die for event in told(match, DieIgnored)]
    assert gone == sorted(rolled.dice)[:0:-1]


@pytest.mark.rule("col.6.47", "col.9.2")
def test_a_city_that_nobody_defends_falls_and_its_owner_is_dishonoured() -> None:
    s = a_room()
    attacker, owner = neighbours(s)[:2]
    send(s, attacker, city(owner), hoplites=1)
    send(s, owner, place(0, 5), hoplites=1, hero=1)
    match = play_on(eris(s))
    s = now(match)
    assert told(match, Undefended) == [Undefended(owner, fight=city(owner))]
    assert s.stars(owner) == 1
    assert s.victories[0].place == city(owner)
    assert s.victories[0].seat == attacker
    assert s.has(owner, DOOM_TOKENS) == 0


@pytest.mark.rule("col.6.29", "col.6.47")
def test_phobos_in_the_own_city_leaves_it_to_the_attacker() -> None:
    s = a_room()
    attacker, owner = neighbours(s)[:2]
    send(s, attacker, city(owner), hoplites=1)
    s.units[owner] = [5, 0, 1, 0]
    match = eris(s)
    match.answer(owner, FLEE)
    match.answer(attacker, STAND)
    s = now(match)
    assert s.units[owner][HOPLITE] == 5
    assert s.stars(owner) == 2
    assert s.victories[0].seat == attacker


@pytest.mark.rule("col.11.13", "col.6.47")
def test_raiders_and_challengers_fight_each_other_too() -> None:
    s = a_room(turn=2)
    attacker, owner = neighbours(s)[:2]
    s.raids = [Raid(0, owner), Raid(2, owner)]
    send(s, attacker, city(owner), hoplites=7, triremes=7, colossi=7)
    s.numbers["dice-cap"] = 40
    s.units[owner] = [1, 0, 1, 0]
    match = eris(s)
    assert set(match.pending) == {attacker, owner}
    while match.pending:
        match.answer(min(match.pending), STAND)
    assert {event.foe for event in told(match, FoeRolled)} == {"argartha", "leng"}
    assert all(len(event.dice) == 4 for event in told(match, FoeRolled))
    assert now(match).victories[0].seat == attacker
    assert now(match).sacked_by[owner] == NONE


@pytest.mark.rule("col.6.31", "col.wonder.moon-gate")
def test_what_came_through_the_moon_gate_fights_unasked() -> None:
    s = a_room()
    stranger = next(seat for seat in range(s.seats) if s.table[seat] == 1)
    s.monster[place(0, LAND)] = 0
    send(s, stranger, place(0, LAND), hoplites=3)
    match = eris(s)
    assert match.over
    assert [event.seat for event in told(match, Rolled)] == [stranger]


@pytest.mark.rule("col.6.36", "col.start.absent")
def test_units_of_somebody_who_is_away_stand() -> None:
    s = a_room()
    s.monster[place(0, LAND)] = 0
    send(s, 0, place(0, LAND), hoplites=3)
    s.present[0] = False
    match = eris(s)
    assert match.over
    assert len(told(match, Rolled)) == 1


@pytest.mark.rule("col.6.6")
def test_orichalcum_is_not_spent_in_a_fight() -> None:
    s = a_room()
    s.monster[place(0, LAND)] = 0
    before = s.has(0, ORICHALCUM)
    send(s, 0, place(0, LAND), hoplites=3)
    s.sheets[0] = orders(UnitOrder("move", 1, orichalcum=3))
    match = play_on(eris(s))
    assert told(match, Rolled)[0].bonus == 3
    assert now(match).has(0, ORICHALCUM) == before


@pytest.mark.rule("col.6.38", "col.6.39")
def test_a_roll_tells_whose_each_die_was_and_what_was_added_for_what() -> None:
    s = a_room()
    one, other, *_ = neighbours(s)
    send(s, one, place(0, COAST), hoplites=2, triremes=1, hero=1)
    s.sheets[one] = orders(trireme=UnitOrder("move", COAST, orichalcum=3))
    hold(s, one, "pathfinders")
    send(s, other, place(0, COAST), triremes=1)
    match = eris(s)
    for seat in (one, other):
        match.answer(seat, STAND)
    rolled = next(event for event in told(match, Rolled) if event.seat == one)
    assert rolled.region == "tin-isles"
    assert rolled.dice_of == ("hero", "trireme")
    assert dict(zip(rolled.added_by, rolled.added, strict=True)) == {
        "hoplite": 2,
        "orichalcum": 1,
        "pathfinders": 2,
    }
    assert rolled.total == sum(rolled.dice) + sum(rolled.added)
