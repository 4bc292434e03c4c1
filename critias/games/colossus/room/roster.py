"""Who plays what, where: Houses, roles, map tables, and how that changes during the day."""

from ..box import BASILEUS, HERO_ROLE, NONE, ROLES
from ..state import Room
from .doom import limit_for
from .events import HeroJoined, LimitRescaled

MOST_HOUSES = 6
HOUSE_SIZES = (6, 5)
PLAYERS_AT_A_TABLE = 4
SEVEN_TABLES_ABOVE = 42
MAP_PHASES = ("strategy", "movement", "eris")


def houses_for(players: int) -> tuple[int, int]:
    """How many Houses of how many members leave the fewest Wandering Heroes (col.3.4)."""
    plans = [
        (players - houses * size, -size, houses)
        for houses in range(2, MOST_HOUSES + 1)
        for size in HOUSE_SIZES
        if houses * size <= players
    ]
    _, size, houses = min(plans)
    return houses, -size


def sides_for(players: int) -> list[int]:
    """The House of each seat; after them each Wandering Hero is a side alone (col.1.2)."""
    houses, size = houses_for(players)
    heroes = players - houses * size
    return [seat // size for seat in range(houses * size)] + [houses + one for one in range(heroes)]


def maps_for(players: int) -> int:
    """As many map tables as a House has members, and four players or more at each."""
    if players > SEVEN_TABLES_ABOVE:
        return 7
    _, size = houses_for(players)
    return min(size, players // PLAYERS_AT_A_TABLE)


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
    """The limit of DOOM and the stock of upgrades follow those who are there (col.start.absent)."""
    s.doom_limit = limit_for(s, s.rng)
    houses = len({s.house[x] for x in range(s.seats) if s.present[x] and not s.is_hero(x)})
    for card in s.stock:
        held = sum(cards.count(card) for cards in s.upgrades)
        s.stock[card] = max(0, s.box.copies(card, max(1, houses)) - held)
    s.tell(LimitRescaled)
