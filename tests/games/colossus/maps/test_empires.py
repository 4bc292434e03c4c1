"""Rival empires: borders, raids, wars, armies, tribute and vows."""

import pytest

from critias.games.colossus.box import DOOM, KUDOS, NONE, ORICHALCUM, VRIL
from critias.games.colossus.diplomacy.phases import announcements
from critias.games.colossus.maps.conflict import eris_phase
from critias.games.colossus.maps.empires import (
    announce_raids,
    army_strength,
    collect_tribute,
    declare_war,
    lower_hatred,
    raid_sacks,
    raiders,
    raids_on,
    raise_hatred,
    settle_vows,
)
from critias.games.colossus.maps.events import (
    ArmyBeaten,
    EmpireDefeated,
    FoeRolled,
    RaidAnnounced,
    RaidsNobody,
    WarDeclared,
)
from critias.games.colossus.maps.options import STAND
from critias.games.colossus.maps.records import Raid, Tribute, Victory
from critias.games.colossus.maps.trophies import trophy_phase
from critias.games.colossus.room.records import Edict, EdictKind
from critias.games.colossus.state import CITY, Room
from critias.testing import told
from tests.games.colossus.rooms import (
    a_room,
    booked,
    done,
    hold,
    neighbours,
    now,
    own,
    place,
    play_on,
    scene,
    send,
)


@pytest.mark.rule("col.11.1", "col.11.3")
def test_each_of_four_empires_borders_a_region_of_each_map() -> None:
    s = a_room(36)
    assert s.box.empires.names == ("argartha", "lemuria", "leng", "mu")
    for table in range(6):
        assert [s.empire(place(table, region)) for region in range(13, 17)] == [0, 1, 2, 3]
    assert s.empire(place(0, 12)) == NONE


# Raids


@pytest.mark.rule("col.11.8", "col.11.10", "col.7.12", "col.11.2")
def test_each_empire_raids_the_player_it_hates_most() -> None:
    s = a_room()
    s.hatred[0][4] = 9
    s.hatred[0][5] = 8
    own(s, 7, DOOM, 30)
    match = done(s, announce_raids)
    assert told(match, RaidAnnounced)[0] == RaidAnnounced("argartha", 4)
    # The others hate nobody yet, so more DOOM decides.
    assert now(match).raids == [Raid(0, 4), Raid(1, 7), Raid(2, 7), Raid(3, 7)]


@pytest.mark.rule("col.11.8")
def test_there_are_no_raids_in_the_first_turn() -> None:
    assert a_room().raids == []


@pytest.mark.rule("col.11.9", "col.action.embassy")
def test_an_empire_appeased_by_trade_does_not_raid() -> None:
    s = a_room()
    s.hatred[1][2] = 5

    def trade(room: Room) -> None:
        lower_hatred(room, 1, 2, 10)
        announce_raids(room)

    match = done(s, trade)
    assert now(match).pacified == [False, True, False, False]
    assert told(match, RaidsNobody) == [RaidsNobody("lemuria")]
    s = now(match)
    s.raids.append(Raid(1, 2))
    assert raids_on(s, 2) == [raid for raid in s.raids if raid.seat == 2 and raid.empire != 1]
    raise_hatred(s, 1, 2, 1)
    assert not s.pacified[1]


@pytest.mark.rule("col.11.11")
@pytest.mark.parametrize(("turn", "hoplites"), [(2, 4), (3, 6), (4, 8), (5, 8), (8, 8)])
def test_a_raid_has_twice_the_turn_in_hoplites_eight_at_most(turn: int, hoplites: int) -> None:
    assert raiders(a_room(turn=turn), Raid(0, 0)) == hoplites


@pytest.mark.rule("col.action.home-guard", "col.action.sabotage", "col.action.hex-of-ruin")
@pytest.mark.rule("col.upgrade.wards", "col.11.5")
def test_what_makes_raids_smaller() -> None:
    s = a_room(turn=4)
    s.edicts = [
        Edict("home-guard", s.house[0], 4, amount=3),
        Edict("sabotage", 0, 4, amount=1),
        Edict("hex-raid", 0, 4, amount=1, where=s.table[0]),
    ]
    assert raiders(s, Raid(0, 0)) == 3
    assert raiders(s, Raid(1, 0)) == 5
    hold(s, 0, "wards")
    assert raiders(s, Raid(0, 0)) == 1
    s.edicts.append(Edict("sabotage", 0, 4, amount=4))
    assert raiders(s, Raid(0, 0)) == 0
    s.raids = [Raid(0, 0)]
    assert raids_on(s, 0) == []


@pytest.mark.rule("col.11.12", "col.6.48")
def test_who_beats_a_raid_gets_tribute_in_the_following_turn() -> None:
    s = a_room(turn=2)
    s.raids = [Raid(3, 0)]
    s.units[0] = [7, 7, 1, 7]
    s.numbers["dice-cap"] = 40
    s.edicts = [Edict("fortify", 0, 2, amount=20)]
    match = scene(s, lambda room: eris_phase(room, 0))
    match.answer(0, STAND)
    s = now(match)
    assert s.victories[0].raids == (3,)
    assert s.tributes == [Tribute(3, 0, 3)]
    assert s.deeds[0] == 1
    assert now(done(s, lambda room: collect_tribute(room, 0))).tributes == s.tributes
    s.turn = 3
    s = now(done(s, lambda room: collect_tribute(room, 0)))
    assert booked(s, 0, "tribute")[VRIL] == 1
    assert sum(entry.cause == "tribute" for entry in s.purse(0).ledger) == 3
    assert s.tributes == []


@pytest.mark.rule("col.11.13")
def test_a_raid_takes_half_the_vril_or_else_half_the_orichalcum() -> None:
    s = a_room(turn=2)
    own(s, 0, ORICHALCUM, 5)
    own(s, 0, VRIL, 3)
    s.hatred[0][0] = 12
    s.wonders["labyrinth"] = 0
    after = now(done(s, lambda room: raid_sacks(room, 0, 0)))
    assert (after.has(0, VRIL), after.has(0, ORICHALCUM)) == (1, 5)
    assert after.hatred[0][0] == 0
    assert not after.pacified[0]
    assert after.wonders == {"labyrinth": 0}
    own(s, 0, VRIL, 0)
    after = now(done(s, lambda room: raid_sacks(room, 0, 0)))
    assert (after.has(0, VRIL), after.has(0, ORICHALCUM)) == (0, 2)


@pytest.mark.rule("col.11.13", "col.6.40")
def test_a_raid_that_wins_sacks_the_city() -> None:
    s = a_room(turn=4)
    s.raids = [Raid(2, 0)]
    s.units[0] = [0, 0, 1, 0]
    s.at[0][2] = place(0, 3)
    s.rewards[place(0, 3)] = [0] * 5
    own(s, 0, ORICHALCUM, 4)
    match = play_on(scene(s, lambda room: eris_phase(room, 0)))
    s = now(match)
    assert s.sacked_by[0] == 2
    s = now(play_on(scene(s, lambda room: trophy_phase(room, 0))))
    assert booked(s, 0, "raid") == {ORICHALCUM: -2}
    assert s.stars(0) == 1


# Wars


@pytest.mark.rule("col.11.14", "col.11.4")
def test_in_the_second_half_the_angriest_empire_declares_war_each_turn() -> None:
    s = a_room(turn=3)
    s.hatred[2][0] = 5
    assert not told(done(s, announcements), WarDeclared)
    s.turn = 4
    match = done(s, announcements)
    assert told(match, WarDeclared) == [WarDeclared("leng")]
    s = now(match)
    s.turn = 5
    assert [event.empire for event in told(done(s, announcements), WarDeclared)] == ["argartha"]


@pytest.mark.rule("col.11.15")
def test_an_empire_appeased_by_trade_declares_no_war() -> None:
    s = a_room(turn=5)
    s.pacified = [True, True, True, True]
    assert not any(now(done(s, declare_war)).at_war)


@pytest.mark.rule("col.11.16")
def test_an_empire_at_war_raids_on_every_map() -> None:
    s = a_room(turn=5)
    s.at_war[1] = True
    s.hatred[1][0] = 3
    raids = [raid for raid in now(done(s, announce_raids)).raids if raid.empire == 1]
    assert sorted(s.table[raid.seat] for raid in raids) == list(range(s.maps))
    assert raids[0].seat == 0


@pytest.mark.rule("col.11.17", "col.action.polemos", "col.action.hex-of-ruin")
def test_an_army_is_as_strong_as_the_hatred_at_its_table() -> None:
    s = a_room(turn=5)
    one, other = neighbours(s)[:2]
    s.hatred[0][one] = 14
    s.hatred[0][other] = 9
    assert army_strength(s, 0, 0) == 14
    assert army_strength(s, 1, 0) == 0
    s.edicts = [Edict("polemos", 0, 5, amount=8), Edict("hex-army", 0, 5, amount=4, where=0)]
    assert army_strength(s, 0, 0) == 2
    s.edicts = []
    s.at_war[0] = True
    send(s, one, place(0, 13), hoplites=1)
    match = play_on(scene(s, lambda room: eris_phase(room, 0)))
    [foe] = told(match, FoeRolled)
    assert (len(foe.dice), foe.bonus) == (1, 14)


@pytest.mark.rule("col.11.18", "col.11.19", "col.11.20")
def test_beaten_armies_are_gone_and_with_the_last_the_empire() -> None:
    s = a_room(turn=5)
    s.at_war[0] = True
    s.beaten[1][0] = s.beaten[2][0] = True
    send(s, 0, place(0, 13), hoplites=7, triremes=7, colossi=7)
    s.numbers["dice-cap"] = 40
    match = play_on(scene(s, lambda room: eris_phase(room, 0)))
    s = now(match)
    assert told(match, ArmyBeaten) == [ArmyBeaten(0, "argartha")]
    assert told(match, EmpireDefeated) == [EmpireDefeated("argartha")]
    assert s.empire_defeated(0)
    assert s.victories[0].army
    assert all(raid.empire != 0 for raid in now(done(s, announce_raids)).raids)
    assert not s.at_war[0]


# Vows


@pytest.mark.rule("col.action.vow-of-conquest")
def test_a_vow_is_kept_by_any_of_the_house_or_broken() -> None:
    s = a_room(turn=5)
    mate = next(seat for seat in s.members(s.house[0]) if seat != 0)
    vow: EdictKind = "vow-of-conquest"
    s.edicts = [Edict(vow, s.house[0], 5, amount=6, where=2, by=0, action=vow)]
    s.victories = [Victory(mate, place(0, 15), 20, NONE, empire=2, army=True)]
    kept = now(done(s, settle_vows))
    assert sum(kept.cards(0, KUDOS)) == 6
    broken = kept
    broken.victories = []
    broken = now(done(broken, settle_vows))
    assert sum(broken.cards(0, KUDOS)) == 3
    assert broken.stars(0) == 1


def test_only_players_with_a_city_are_raided() -> None:
    s = a_room(14)
    heroes = [seat for seat in range(s.seats) if s.is_hero(seat)]
    for hero in heroes:
        s.hatred[0][hero] = 50
    s.has_city[0] = False
    s.hatred[0][0] = 99
    s = now(done(s, announce_raids))
    assert not {raid.seat for raid in s.raids} & {0, *heroes}
    assert s.maps * 16 < CITY
