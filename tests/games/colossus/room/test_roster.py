"""Who plays what, where: Houses, tables, heroes, latecomers and those who leave."""

import msgspec
import pytest

from critias.engine.components import load_components
from critias.engine.errors import CommandRefused
from critias.games.colossus import game
from critias.games.colossus.box import BASILEUS, KATASKOPOS, TALENTS, Components
from critias.games.colossus.control.rulings import Rescale, Reseat, SetPresent
from critias.games.colossus.room.roster import (
    SizeOfRoom,
    Wish,
    join_house,
    size_of_room,
    tables_for,
)
from critias.games.colossus.setup import Options
from critias.games.colossus.size import SEATS
from critias.games.colossus.state import HOME
from tests.games.colossus.rooms import a_room, done, now, place, play_on, scene

BOX: Components = load_components(game)
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
    assert size_of_room(seats, "fit", "fit", BOX) == (houses, size, maps)
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


@pytest.mark.rule("col.3.4")
@pytest.mark.parametrize("wanted", ["fit", 2, 3, 4, 5, 6, 7])
@pytest.mark.parametrize("houses", ["fit", 2, 4, 6])
def test_four_or_more_sit_at_each_map_whatever_is_wanted(houses: Wish, wanted: Wish) -> None:
    for seats in SEATS:
        count, size, maps = size_of_room(seats, houses, wanted, BOX)
        assert count * size <= seats
        assert maps == wanted or wanted == "fit" or seats < 4 * wanted
        tables = tables_for(SizeOfRoom(count, size, maps), seats)
        assert len(tables) == seats
        assert min(tables.count(table) for table in range(maps)) >= 4, seats


@pytest.mark.rule("col.3.4")
@pytest.mark.parametrize(
    ("seats", "wanted", "houses", "size"),
    [(30, 6, 6, 5), (24, 3, 3, 6), (24, 6, 4, 6), (36, 5, 5, 6)],
)
def test_there_are_as_many_houses_as_are_wanted_and_there_are_people_for(
    seats: int, wanted: int, houses: int, size: int
) -> None:
    assert size_of_room(seats, wanted, "fit", BOX)[:2] == (houses, size)
    sides = game.sides(seats, Options(houses=wanted), BOX)  # type: ignore[arg-type]
    assert [sides.count(side) for side in range(houses)] == [size] * houses
    assert max(sides) + 1 == houses + seats - houses * size


@pytest.mark.rule("col.3.4")
def test_as_many_houses_come_into_play_as_the_box_has_names_for() -> None:
    more = (*BOX.roster.houses, "elasippos", "azaes")
    box = msgspec.structs.replace(BOX, roster=msgspec.structs.replace(BOX.roster, houses=more))
    assert size_of_room(48, "fit", "fit", box)[:2] == (8, 6)
    few = msgspec.structs.replace(BOX, roster=msgspec.structs.replace(BOX.roster, houses=more[:3]))
    assert size_of_room(48, "fit", "fit", few)[:2] == (3, 6)


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
