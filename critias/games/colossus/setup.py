"""The set-up: the room before anybody has sat down, starting positions, and the first maps."""

from functools import partial
from typing import Literal

import msgspec

from critias.engine import Choose, Flow, Rng, TableOptions, ask, simultaneously

from .box import (
    ARETE,
    COGS,
    COLOSSUS,
    COUNCILS,
    HERO_ROLE,
    LAND,
    NONE,
    ORICHALCUM,
    REWARDS,
    SWITCHES,
    TALENTS,
    Components,
)
from .chart import chart_of
from .councils.records import Chamber
from .maps.events import Colonised
from .maps.options import Settle
from .maps.regions import name, place_monster, places, spawn_rewards, table_name, wild_places
from .maps.sheet import BLANK
from .room.doom import limit_for
from .room.events import HousesFormed, SeatTaken
from .room.ledger import draw, gain
from .room.records import Ledger
from .room.roster import house_name, role_name, role_of, size_of_room, tables_for
from .shop.records import Pledge
from .state import HOME, Purse, Room


class Options(TableOptions, frozen=True):
    """How a room is set up."""

    turns: Literal[6, 7, 8, 9, 10] = 8
    map: Literal["full", "short"] = "full"
    cogs: bool = True
    close: Literal["itself", "control"] = "itself"
    houses: Literal["fit", 2, 3, 4, 5, 6, 7, 8] = "fit"
    maps: Literal["fit", 2, 3, 4, 5, 6, 7] = "fit"


def new_room(seats: int, options: Options, components: Components, rng: Rng) -> Room:
    """The room before anybody has sat down."""
    division = size_of_room(seats, options.houses, options.maps, components)
    houses, size, maps = division
    in_house = houses * size
    members = [(seat // size, seat % size) for seat in range(in_house)]
    heroes = seats - in_house
    chart = chart_of(components, maps, options.map == "short")
    regions, empires = len(chart.names), len(components.empires.names)
    decks = components.decks
    return Room(
        seats=seats,
        rng=rng,
        purse_of=list(range(seats)),
        purses=[
            Purse(
                goods=[0, 0, 0],
                cards=[[0] * len(decks.kudos), [0] * len(decks.arete)],
                ledger=Ledger(),
            )
            for _ in range(seats)
        ],
        doom_limit=0,
        signs=list(components.doom.limit.omens),
        box=components,
        chart=chart,
        house=[house for house, _ in members] + [NONE] * heroes,
        role=[role_of(house, member, size) for house, member in members] + [NONE] * heroes,
        table=tables_for(division, seats),
        has_city=[True] * in_house + [False] * heroes,  # heroes have a camp (col.3.9)
        present=[True] * seats,
        expected=[True] * seats,
        age=list(range(seats)),
        houses=houses,
        maps=maps,
        tokens=[[0, 0, 0, 0] for _ in range(seats)],
        ledger=[Ledger() for _ in range(seats + houses + 1)],
        house_doom=[0] * houses,
        offset=0,
        units=[[0, 0, 1, 0] for _ in range(seats)],
        state_troops=[[0, 0] for _ in range(seats)],
        at=[[HOME] * 4 for _ in range(seats)],
        sheets=[None] * seats,
        handed_in=[BLANK] * seats,
        challenges=[[] for _ in range(seats)],
        stakes=[{} for _ in range(seats)],
        fled_home=[False] * seats,
        sacked_by=[NONE] * seats,
        upgrades=[[] for _ in range(seats)],
        used=[[] for _ in range(seats)],
        purchases=[0] * seats,
        quarter=[NONE] * seats,
        stock={
            card: copies
            for card in components.upgrades
            if (copies := components.copies(card, houses))
        },
        wonders={},
        fallen_wonders=[],
        berths=[],
        offices=[[NONE] * len(components.offices.rewards) for _ in range(maps)],
        colony=[NONE] * regions,
        monster=[NONE] * regions,
        burned=[False] * regions,
        rewards=[[0] * len(REWARDS) for _ in range(regions)],
        hatred=[[0] * seats for _ in range(empires)],
        pacified=[False] * empires,
        at_war=[False] * empires,
        beaten=[[False] * empires for _ in range(maps)],
        raids=[],
        tributes=[],
        chambers=[Chamber() for _ in COUNCILS],
        pledges=[Pledge() for _ in range(seats)],
        numbers={name: one.value for name, one in components.numbers.amendable.items()},
        switches=switches_of(components),
        names={},
        deeds=[0] * seats,
        ratified=[0] * houses,
        steps=[""] * maps,
        turns=options.turns,
        first_half=options.turns // 2,
        cogs=options.cogs,
        control_closes=options.close == "control",
    )


def switches_of(components: Components) -> dict[str, str]:
    """How the rules stand at first that an amendment can turn (col.7.63)."""
    settings: dict[str, str] = msgspec.to_builtins(components.switches)
    return {switch: settings[switch] for switch in SWITCHES}


def set_up(s: Room) -> Flow[None]:
    """Ages are ranked (col.3.1), everyone gets a starting position, and the maps are laid out."""
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
    """What a player starts with, by role (col.start.position)."""
    start = s.box.start
    role = role_name(s, seat)
    if s.is_hero(seat):
        has = dict(start.roles.get(HERO_ROLE, {}))
    else:
        more = start.roles.get(role, {})
        has = {thing: getattr(start, thing) + more.get(thing, 0) for thing in STARTING}
    s.tell(lambda: SeatTaken(seat, house_name(s, seat), role, table_name(s, s.table[seat])))
    s.units[seat][:2] = [has.get("hoplites", 0), has.get("triremes", 0)]
    s.units[seat][COLOSSUS] = has.get("colossi", 0)
    gain(s, seat, ORICHALCUM, has.get("orichalcum", 0), "start")
    gain(s, seat, TALENTS, has.get("talents", 0), "start")
    gain(s, seat, COGS, has.get("cogs", 0), "start")
    draw(s, seat, ARETE, has.get("arete", 0), "start")


STARTING = ("hoplites", "triremes", "colossi", "orichalcum", "talents", "cogs", "arete")


def first_colonies(s: Room, table: int) -> Flow[None]:
    """Those who start with a colony settle in a Land region, the oldest first."""
    settlers = [seat for seat in s.players_at(table) if first_colonies_of(s, seat)]
    for seat in sorted(settlers, key=lambda one: s.age[one]):
        for _ in range(first_colonies_of(s, seat)):
            if not free_land(s, table):
                break
            answer = yield from ask(
                Choose(seat, partial(first_sites, s, table), "col.start.kataskopos")
            )
            s.colony[free_land(s, table)[answer.region]] = seat
            s.tell(Colonised, seat, answer.region, "hoplite")


def first_sites(s: Room, table: int) -> list[Settle]:
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
    return s.kind(place) == LAND and s.colony[place] == NONE and s.monster[place] == NONE
