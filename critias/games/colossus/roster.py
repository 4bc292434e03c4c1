"""Who plays what, where: Houses, roles, map tables, and how that changes during the day."""

from functools import partial

from critias.engine.decisions import Choose, Option
from critias.engine.flows import Flow, simultaneously
from critias.engine.randomness import Rng

from .box import (
    ARETE,
    BASILEUS,
    COGS,
    COUNCILS,
    EMPIRES,
    HERO_ROLE,
    KIND_OF,
    LAND,
    NONE,
    ORICHALCUM,
    REGIONS,
    REWARDS,
    ROLES,
    TALENTS,
    Components,
)
from .chamber import Chamber
from .council_records import Pledge
from .doom import limit_for
from .events import Colonised, HeroJoined, HousesFormed, LimitRescaled, SeatTaken
from .ledger import draw, gain
from .options import Options, Settle
from .orders import BLANK
from .records import Raid
from .regions import name, place_monster, places, spawn_rewards, table_name, wild_places
from .state import HOME, Purse, Room

MOST_HOUSES = 6
HOUSE_SIZES = (6, 5)
PLAYERS_AT_A_TABLE = 4
SEVEN_TABLES_ABOVE = 42
MAP_PHASES = ("strategy", "movement", "eris")
SEALS = 40  # two for each turn of the longest game, and some for phases that Control repeats


def houses_for(players: int) -> tuple[int, int]:
    """How many Houses of how many members leave the fewest Wandering Heroes."""
    plans = [
        (players - houses * size, -size, houses)
        for houses in range(2, MOST_HOUSES + 1)
        for size in HOUSE_SIZES
        if houses * size <= players
    ]
    _, size, houses = min(plans)
    return houses, -size


def sides_for(players: int) -> list[int]:
    """The House of each seat; Wandering Heroes have sides of their own after that."""
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


def new_room(seats: int, options: Options, components: Components, rng: Rng) -> Room:
    """The room before anybody has sat down."""
    houses, size = houses_for(seats)
    maps = maps_for(seats)
    in_house = houses * size
    members = [(seat // size, seat % size) for seat in range(in_house)]
    heroes = seats - in_house
    regions = maps * REGIONS
    decks = components.decks
    return Room(
        seats=seats,
        rng=rng,
        purse_of=list(range(seats)),
        purses=[
            Purse(
                goods=[0, 0, 0],
                cards=[[0] * len(decks.kudos), [0] * len(decks.arete)],
                ledger=[],
            )
            for _ in range(seats)
        ],
        doom_limit=0,
        seals=[0] * SEALS,
        signs=list(components.doom.limit.omens),
        box=components,
        house=[house for house, _ in members] + [NONE] * heroes,
        role=[role_of(house, member, size) for house, member in members] + [NONE] * heroes,
        table=[(house + member) % maps for house, member in members]
        + [hero % maps for hero in range(heroes)],
        has_city=[True] * in_house + [False] * heroes,
        present=[True] * seats,
        age=list(range(seats)),
        houses=houses,
        maps=maps,
        tokens=[[0, 0, 0, 0] for _ in range(seats)],
        ledger=[[] for _ in range(seats + houses + 1)],
        house_doom=[0] * houses,
        offset=0,
        units=[[0, 0, 1, 0] for _ in range(seats)],
        state_troops=[[0, 0] for _ in range(seats)],
        at=[[HOME] * 4 for _ in range(seats)],
        sheets=[None] * seats,
        handed_in=[BLANK] * seats,
        challenges=[[] for _ in range(seats)],
        stakes=[0] * seats,
        fled_home=[False] * seats,
        sacked_by=[NONE] * seats,
        upgrades=[[] for _ in range(seats)],
        used=[[] for _ in range(seats)],
        purchases=[0] * seats,
        quarter=[NONE] * seats,
        stock={card: components.copies(card, houses) for card in components.upgrades},
        wonders={},
        fallen_wonders=[],
        berths=[],
        offices=[[NONE] * len(components.offices.rewards) for _ in range(maps)],
        colony=[NONE] * regions,
        monster=[NONE] * regions,
        burned=[False] * regions,
        rewards=[[0] * len(REWARDS) for _ in range(regions)],
        hatred=[[0] * seats for _ in range(EMPIRES)],
        pacified=[False] * EMPIRES,
        at_war=[False] * EMPIRES,
        beaten=[[False] * EMPIRES for _ in range(maps)],
        raids=[],
        tributes=[],
        chambers=[Chamber() for _ in COUNCILS],
        pledges=[Pledge() for _ in range(seats)],
        numbers={name: one.value for name, one in components.numbers.amendable.items()},
        names={},
        deeds=[0] * seats,
        ratified=[0] * houses,
        turns=options.turns,
        short_map=options.map == "short",
        cogs=options.cogs,
    )


# Set-up


def set_up(s: Room) -> Flow[None]:
    """Ages are ranked, everyone gets a starting position, and the maps are laid out."""
    s.doom_limit = limit_for(s, s.rng)
    s.rng.shuffle(s.age)
    s.tell(lambda: HousesFormed(s.box.roster.houses[: s.houses]))
    for seat in range(s.seats):
        take_seat(s, seat)
    for table in range(s.maps):
        spawn_rewards(s, table)
        place_monster(s, s.rng.choice(wild_places(s, table)))
    yield from simultaneously(
        {table: first_colonies(s, table) for table in range(s.maps)}, sealed=False
    )


def take_seat(s: Room, seat: int) -> None:
    """What a player starts with, by role."""
    start = s.box.start
    role = role_name(s, seat)
    if s.is_hero(seat):
        has = dict(start.roles.get(HERO_ROLE, {}))
    else:
        more = start.roles.get(role, {})
        has = {thing: getattr(start, thing) + more.get(thing, 0) for thing in STARTING}
    s.tell(lambda: SeatTaken(seat, house_name(s, seat), role, table_name(s, s.table[seat])))
    s.units[seat][:2] = [has.get("hoplites", 0), has.get("triremes", 0)]
    gain(s, seat, ORICHALCUM, has.get("orichalcum", 0), "start")
    gain(s, seat, TALENTS, has.get("talents", 0), "start")
    gain(s, seat, COGS, has.get("cogs", 0), "start")
    draw(s, seat, ARETE, has.get("arete", 0), "start")


STARTING = ("hoplites", "triremes", "orichalcum", "talents", "cogs", "arete")


def first_colonies(s: Room, table: int) -> Flow[None]:
    """Those who start with a colony settle in a Land region, the oldest first."""
    settlers = [seat for seat in s.players_at(table) if first_colonies_of(s, seat)]
    for seat in sorted(settlers, key=lambda one: s.age[one]):
        for _ in range(first_colonies_of(s, seat)):
            if not free_land(s, table) or not s.units[seat][0]:
                break
            answer = yield Choose(seat, partial(first_sites, s, table), "col.start.kataskopos")
            s.units[seat][0] -= 1
            s.colony[free_land(s, table)[answer.region]] = seat
            s.tell(Colonised, seat, answer.region, "hoplite")


def first_sites(s: Room, table: int) -> list[Option]:
    """Where a first colony can be."""
    return [Settle(region) for region in free_land(s, table)]


def free_land(s: Room, table: int) -> dict[str, int]:
    """The Land regions of a table where neither a colony nor a Monster is, by name."""
    return {name(s, place): place for place in places(s, table) if is_free_land(s, place)}


def first_colonies_of(s: Room, seat: int) -> int:
    """How many colonies a role starts with."""
    return s.box.start.roles.get(role_name(s, seat), {}).get("colonies", 0)


def is_free_land(s: Room, place: int) -> bool:
    """A Land region where neither a colony nor a Monster is."""
    return KIND_OF[place % REGIONS] == LAND and s.colony[place] == NONE and s.monster[place] == NONE


# Names


def role_name(s: Room, seat: int) -> str:
    """The role of a player; that of a Wandering Hero is to be one."""
    return HERO_ROLE if s.role[seat] == NONE else ROLES[s.role[seat]]


def house_name(s: Room, seat: int) -> str:
    """The House of a player, or that there is none."""
    return "none" if s.is_hero(seat) else s.box.roster.houses[s.house[seat]]


# Changes during the day


def join_house(s: Room, hero: int, house: int, role: int) -> None:
    """A Wandering Hero joins a House for good, in any role but the king's."""
    assert s.is_hero(hero)
    assert role != BASILEUS
    s.house[hero] = house
    s.role[hero] = role
    s.tell(lambda: HeroJoined(hero, house_name(s, hero), ROLES[role]))


def at_the_maps(s: Room) -> bool:
    """Whether players are at their map tables, and cannot change places."""
    return s.phase in MAP_PHASES


def sit_at(s: Room, seat: int, table: int) -> None:
    """A player moves, city and all, to another map, and leaves the offices behind."""
    if s.table[seat] != table:
        s.offices = [[NONE if held == seat else held for held in row] for row in s.offices]
        s.table[seat] = table
        s.raids = [raid for raid in s.raids if raid.seat != seat]


def swap_cities(s: Room, seat: int, mate: int) -> None:
    """Two members of a House change places; wonders, offices and raids stay with the city."""
    other = {seat: mate, mate: seat}
    s.table[seat], s.table[mate] = s.table[mate], s.table[seat]
    s.wonders = {wonder: other.get(held, held) for wonder, held in s.wonders.items()}
    s.offices = [[other.get(held, held) for held in row] for row in s.offices]
    s.raids = [Raid(raid.empire, other.get(raid.seat, raid.seat)) for raid in s.raids]


def rescale(s: Room) -> None:
    """The limit of DOOM and the stock of upgrades follow the number of those who are there."""
    s.doom_limit = limit_for(s, s.rng)
    houses = len({s.house[x] for x in range(s.seats) if s.present[x] and not s.is_hero(x)})
    for card in s.stock:
        held = sum(cards.count(card) for cards in s.upgrades)
        s.stock[card] = max(0, s.box.copies(card, max(1, houses)) - held)
    s.tell(LimitRescaled)
