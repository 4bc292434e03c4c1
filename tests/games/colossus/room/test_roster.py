"""Who plays what, where; set-up; and how that changes during the day."""

import pytest

from critias.engine.errors import CommandRefused
from critias.engine.match import Match
from critias.games.colossus.box import (
    ARETE,
    BASILEUS,
    COGS,
    HERO,
    HOPLITE,
    KATASKOPOS,
    NONE,
    ORICHALCUM,
    ROLES,
    TALENTS,
    TRIREME,
)
from critias.games.colossus.control.rulings import Rescale, Reseat, SetPresent
from critias.games.colossus.diplomacy.exchanges import ProposeExchange
from critias.games.colossus.maps.options import Settle
from critias.games.colossus.maps.records import Raid
from critias.games.colossus.room.roster import houses_for, join_house, maps_for
from critias.games.colossus.setup import new_room, set_up
from critias.games.colossus.state import HOME
from tests.games.colossus.rooms import (
    a_room,
    booked,
    done,
    now,
    offered,
    place,
    play_on,
    question,
    scene,
)

BY_SEATS = [
    (12, 2, 6, 3),
    (20, 4, 5, 5),
    (24, 4, 6, 6),
    (25, 5, 5, 5),
    (27, 5, 5, 5),
    (30, 5, 6, 6),
    (36, 6, 6, 6),
    (42, 6, 6, 6),
    (43, 6, 6, 7),
    (48, 6, 6, 7),
]


@pytest.mark.rule("col.3.4", "col.1.1", "col.1.2", "col.3.1")
@pytest.mark.parametrize(("seats", "houses", "size", "maps"), BY_SEATS)
def test_houses_and_tables_by_the_number_of_players(
    seats: int, houses: int, size: int, maps: int
) -> None:
    assert houses_for(seats) == (houses, size)
    assert maps_for(seats) == maps
    s = a_room(seats)
    assert [len(s.members(house)) for house in range(houses)] == [size] * houses
    assert sum(s.is_hero(seat) for seat in range(seats)) == seats - houses * size
    assert {s.table[seat] for seat in range(seats)} == set(range(maps))


@pytest.mark.rule("col.3.5", "col.3.4", "col.3.6")
@pytest.mark.parametrize("seats", [25, 36])
def test_each_map_has_one_of_each_house_and_each_house_a_king(seats: int) -> None:
    s = a_room(seats)
    for table in range(s.maps):
        there = [s.house[seat] for seat in range(seats) if s.table[seat] == table]
        assert sorted(there) == list(range(s.houses))
    for house in range(s.houses):
        roles = [s.role[seat] for seat in s.members(house)]
        assert BASILEUS in roles
        assert len(set(roles)) == len(roles)
    missing = {
        role
        for house in range(s.houses)
        for role in range(6)
        if role not in [s.role[seat] for seat in s.members(house)]
    }
    assert len(missing) == (5 if seats == 25 else 0)


@pytest.mark.rule("col.start.position")
def test_everyone_starts_with_something_and_each_role_with_more() -> None:
    s = a_room(14)
    for seat in range(14):
        role = "hero" if s.is_hero(seat) else ROLES[s.role[seat]]
        more = {
            "hero": (2, 2, 2, 10, 0, 3),
            "basileus": (3, 3, 3, 10, 1, 3),
            "strategos": (4, 4, 3, 10, 1, 1),
            "philosophos": (3, 3, 3, 10, 3, 1),
            "arkhitekton": (3, 3, 5, 10, 1, 1),
            "emporos": (3, 3, 3, 20, 1, 1),
            "kataskopos": (2, 3, 3, 10, 1, 1),
        }[role]
        assert (
            s.units[seat][HOPLITE],
            s.units[seat][TRIREME],
            s.has(seat, ORICHALCUM),
            s.has(seat, TALENTS),
            s.has(seat, COGS),
            sum(s.cards(seat, ARETE)),
        ) == more, role
        assert s.units[seat][HERO] == 1
        assert s.has_city[seat] == (role != "hero")
    assert booked(s, 0, "start")[TALENTS] == 10


@pytest.mark.rule("col.start.kataskopos", "col.start.position")
def test_spies_choose_where_their_first_colony_is() -> None:
    s = new_room(12, a_match().options, a_match().components, a_match().state.rng.copy())
    match = scene(s, set_up)
    spies = [seat for seat in range(12) if s.role[seat] == KATASKOPOS]
    assert set(match.pending) == set(spies)
    assert question(match, spies[0]) == "col.start.kataskopos"
    chosen = offered(match, spies[0])[1]
    assert isinstance(chosen, Settle)
    match.answer(spies[0], chosen)
    play_on(match)
    s = now(match)
    assert sorted(owner for owner in s.colony if owner != NONE) == spies
    assert sum(monster != NONE for monster in s.monster) == s.maps
    assert all(any(rewards) for rewards in s.rewards)


def a_match() -> Match:
    return scene(a_room())


# Exchanging


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


# Heroes, latecomers and those who leave


@pytest.mark.rule("col.3.9", "col.3.10", "col.13.7")
def test_a_hero_joins_a_house_for_good() -> None:
    s = a_room(14)
    hero = next(seat for seat in range(14) if s.is_hero(seat))
    s.tokens[hero][3] = 0
    after = now(done(s, lambda room: join_house(room, hero, 1, KATASKOPOS)))
    assert after.house[hero] == 1
    assert hero in after.members(1)
    assert not after.is_hero(hero)
    with pytest.raises(AssertionError):
        join_house(after, hero, 0, KATASKOPOS)


@pytest.mark.rule("col.start.absent", "col.3.19")
def test_who_is_away_is_not_asked_and_keeps_everything() -> None:
    match = scene(a_room(phase="house"))
    match.command(None, SetPresent(seat=5, present=False, reason="the last train"))
    talents = now(match).has(5, TALENTS)
    play_on(match, until=lambda m: m.state.phase == "free")  # type: ignore[attr-defined]
    assert 5 not in match.pending
    match.command(None, SetPresent(seat=5, present=True, reason="missed it"))
    play_on(match, until=lambda m: m.state.phase == "strategy")  # type: ignore[attr-defined]
    assert 5 in match.pending
    assert now(match).has(5, TALENTS) == talents


@pytest.mark.rule("col.start.absent", "col.13.2")
def test_control_rescales_the_game_to_those_who_are_there() -> None:
    match = scene(a_room(36, phase="house"))
    for seat in range(30, 36):
        match.command(None, SetPresent(seat=seat, present=False, reason="a bus full"))
    limit = now(match).doom_limit
    stock = now(match).stock["herald"]
    match.command(None, Rescale(reason="there are fewer of us"))
    s = now(match)
    assert s.stock["royal-treasury"] == 5
    assert s.stock["herald"] == stock == 3
    assert s.doom_limit != limit or s.doom_limit > 0
    assert 0.9 * 2200 <= s.doom_limit <= 1.1 * 2250


@pytest.mark.rule("col.3.13", "col.3.6")
def test_control_seats_people_anew_between_map_phases() -> None:
    s = a_room(phase="house")
    s.offices[s.table[4]][2] = 4
    match = scene(s)
    with pytest.raises(CommandRefused, match="a House-mate has that role"):
        match.command(None, Reseat(seat=4, role="basileus", reason="ambition"))
    match.command(None, SetPresent(seat=0, present=False, reason="ill"))
    match.command(None, Reseat(seat=4, role="basileus", reason="somebody must"))
    assert now(match).role[4] == BASILEUS
    elsewhere = (s.table[4] + 1) % s.maps
    match.command(None, Reseat(seat=4, table=elsewhere, reason="a gap"))
    after = now(match)
    assert after.table[4] == elsewhere
    assert 4 not in [seat for row in after.offices for seat in row]
    assert set(after.at[4]) == {HOME}
    assert place(0, 1) == 0
