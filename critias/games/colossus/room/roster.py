"""Who plays what, where: Houses, roles, map tables, and how that changes during the day."""

from typing import Literal, NamedTuple

from ..box import BASILEUS, FEWEST_HOUSES, HERO_ROLE, NONE, ROLES, Components
from ..size import MOST_TABLES
from ..state import Room
from .doom import limit_for
from .events import HeroJoined, LimitRescaled

HOUSE_SIZES = (6, 5)
PLAYERS_AT_A_TABLE = 4
SEVEN_TABLES_ABOVE = 42
MAP_PHASES = ("strategy", "movement", "eris")


Wish = Literal["fit"] | int
"""How many of something an organiser wants, or "fit" for what fits the number of people."""


class SizeOfRoom(NamedTuple):
    """How many Houses there are, of how many members, and how many map tables."""

    houses: int
    members: int
    maps: int


def size_of_room(players: int, houses: Wish, maps: Wish, components: Components) -> SizeOfRoom:
    """How a room is divided: as is wished, as far as there are people and names for it."""
    houses, size = houses_for(players, len(components.roster.houses), houses)
    tables = maps_for(players, size) if maps == "fit" else maps
    most = min(players // PLAYERS_AT_A_TABLE, len(components.maps.tables))
    return SizeOfRoom(houses, size, min(tables, most))


def houses_for(players: int, most: int, wanted: Wish) -> tuple[int, int]:
    """How many Houses of how many members leave the fewest Wandering Heroes (col.3.4).

    Where a number is wanted, it is that, or as many as there are people for.
    """
    plans = [
        (players - houses * size, -size, houses)
        for houses in range(FEWEST_HOUSES, most + 1)
        for size in HOUSE_SIZES
        if houses * size <= players
    ]
    if wanted != "fit":
        able = min(wanted, max(houses for _, _, houses in plans))
        plans = [plan for plan in plans if plan[2] == able]
    _, size, houses = min(plans)
    return houses, -size


def maps_for(players: int, size: int) -> int:
    """As many map tables as a House has members, and four players or more at each."""
    if players > SEVEN_TABLES_ABOVE:
        return MOST_TABLES
    return min(size, players // PLAYERS_AT_A_TABLE)


def tables_for(size: SizeOfRoom, players: int) -> list[int]:
    """The map table of each seat: of every House one at each, heroes where the fewest are.

    Each House begins at the next table. Where that leaves fewer than four somewhere, it begins
    where the one before has ended.
    """
    houses, members, maps = size
    for shift in (1, members):
        tables = [(h * shift + m) % maps for h in range(houses) for m in range(members)]
        while len(tables) < players:
            tables.append(min(range(maps), key=tables.count))
        if min(map(tables.count, range(maps))) >= PLAYERS_AT_A_TABLE:
            break
    return tables


def sides_for(size: SizeOfRoom, players: int) -> list[int]:
    """The House of each seat; after them each Wandering Hero is a side alone (col.1.2)."""
    houses, members, _ = size
    in_house = houses * members
    return [seat // members for seat in range(in_house)] + [
        houses + one for one in range(players - in_house)
    ]


def role_of(house: int, member: int, size: int) -> int:
    """The role of a member. A House of five lacks one role, each House another, never its king."""
    if size == len(ROLES):
        return member
    missing = 1 + house % (len(ROLES) - 1)
    return member + (member >= missing)


# Names


def role_name(s: Room, seat: int) -> str:
    """The role of a player; that of a Wandering Hero is to be one."""
    return HERO_ROLE if s.role[seat] == NONE else ROLES[s.role[seat]]


def house_name(s: Room, seat: int) -> str:
    """The House of a player, or that there is none."""
    return "none" if s.is_hero(seat) else s.box.roster.houses[s.house[seat]]


# Changes during the day


def join_house(s: Room, hero: int, house: int, role: int) -> None:
    """A Wandering Hero joins a House for good, in any role but the king's (col.3.10).

    Nothing else makes anybody a member of another House (col.3.8).
    """
    assert s.is_hero(hero)
    assert role != BASILEUS
    s.house[hero] = house
    s.role[hero] = role
    s.tell(lambda: HeroJoined(hero, house_name(s, hero), ROLES[role]))


def seated(s: Room, table: int | None) -> list[int]:
    """Those who sit at a map table, or all."""
    return [seat for seat in range(s.seats) if table in (None, s.table[seat])]


def step_of(s: Room, table: int) -> str:
    """The step of the Map Stage at which a table is, or the phase of all."""
    return s.steps[table] or s.phase


def at_the_maps(s: Room) -> bool:
    """Whether players are at their map tables, and cannot change places."""
    return s.phase in MAP_PHASES


def cut_off(s: Room) -> str:
    """What ends if Control cuts the phase off: with tables at their own pace the Map Stage."""
    return "map" if at_the_maps(s) and not s.together else s.phase


def sit_at(s: Room, seat: int, table: int) -> None:
    """A player moves, city and all, to another map, and leaves the offices behind."""
    if s.table[seat] != table:
        s.offices = [[NONE if held == seat else held for held in row] for row in s.offices]
        s.table[seat] = table
        s.raids = [raid for raid in s.raids if raid.seat != seat]


def rescale(s: Room) -> None:
    """The limit of DOOM and the stock of upgrades follow those who are there (col.start.absent).

    A limit that is fixed in the components stays as it is.
    """
    if s.box.doom.limit.fixed is None:
        s.doom_limit = limit_for(s, s.rng)
    houses = len({s.house[x] for x in range(s.seats) if s.present[x] and not s.is_hero(x)})
    for card in s.stock:
        held = sum(cards.count(card) for cards in s.upgrades)
        s.stock[card] = max(0, s.box.copies(card, max(1, houses)) - held)
    s.tell(LimitRescaled)
