"""Regions of the maps: what lies, lives and burns there, and who is there."""

from ..box import KINDS, NONE, REWARDS
from ..state import CITY, Room
from .events import ColonyLost, MonsterGone, MonsterSpawned, RegionsSpawned, Spawned


def name(s: Room, place: int) -> str:
    """The name of a region."""
    return s.chart.names[place]


def table_name(s: Room, table: int) -> str:
    """The name of a map table."""
    return list(s.box.maps.tables)[table]


def table_names(s: Room) -> list[str]:
    """The map tables in play."""
    return [table_name(s, table) for table in range(s.maps)]


def places(s: Room, table: int) -> tuple[int, ...]:
    """The regions of a table that are in play (col.start.short-map)."""
    return s.chart.in_play[table]


def wild_places(s: Room, table: int) -> list[int]:
    """The Land and Coastal regions of a table that are not burned."""
    return [p for p in places(s, table) if s.empire(p) == NONE and not s.burned[p]]


def lairs(s: Room) -> list[int]:
    """The regions where Monsters are."""
    return [place for place, monster in enumerate(s.monster) if monster != NONE]


def haunts(s: Room, table: int) -> list[int]:
    """The Land and Coastal regions of a map where a Monster could appear."""
    return [place for place in wild_places(s, table) if s.monster[place] == NONE]


def tables_with_haunts(s: Room) -> list[int]:
    """The maps on which a Monster could appear."""
    return [table for table in range(s.maps) if haunts(s, table)]


def burnable(s: Room, table: int) -> list[int]:
    """The regions of a map that are not burned yet."""
    return [place for place in places(s, table) if not s.burned[place]]


def tables_to_burn(s: Room) -> list[int]:
    """The maps on which something is left."""
    return [table for table in range(s.maps) if burnable(s, table)]


def spawn_of(s: Room, kind: int) -> list[int]:
    """What a kind of region spawns, in the order of REWARDS (col.7.8, col.7.9, col.7.10)."""
    table: dict[str, int] = getattr(s.box.spawn, KINDS[kind])
    return [table.get(reward, 0) for reward in REWARDS]


def spawn_rewards(s: Room, table: int) -> None:
    """All regions spawn, on top of what is still there; burned ones never do (col.7.7)."""
    for kind, terrain in enumerate(KINDS):
        rewards = spawn_of(s, kind)
        green = [p for p in places(s, table) if s.kind(p) == kind and not s.burned[p]]
        for place in green:
            lay_down(s, place, rewards)
        s.tell(regions_spawned, s, table, terrain, green, rewards)


def regions_spawned(
    s: Room, table: int, terrain: str, green: list[int], rewards: list[int]
) -> RegionsSpawned:
    """What has appeared in all regions of a kind."""
    regions = tuple(name(s, place) for place in green)
    return RegionsSpawned(table_name(s, table), terrain, regions, *rewards)


def add_rewards(s: Room, place: int, rewards: list[int]) -> None:
    """More rewards lie in one region."""
    lay_down(s, place, rewards)
    s.tell(lambda: Spawned(name(s, place), *rewards))


def lay_down(s: Room, place: int, rewards: list[int]) -> None:
    """Rewards are laid on a region."""
    lying = s.rewards[place]
    for index, count in enumerate(rewards):
        lying[index] += count


def place_monster(s: Room, place: int) -> None:
    """A Monster appears; which one is left to chance."""
    monsters = s.box.monsters.names
    s.monster[place] = s.rng.below(len(monsters))
    s.tell(lambda: MonsterSpawned(monsters[s.monster[place]], name(s, place)))


def remove_monster(s: Room, place: int) -> None:
    """A Monster is slain, banished or moved on."""
    gone = s.monster[place]
    s.monster[place] = NONE
    s.tell(lambda: MonsterGone(s.box.monsters.names[gone], name(s, place)))


def remove_colony(s: Room, place: int) -> None:
    """The colonies in a region are lost."""
    owner = s.colony[place]
    if owner != NONE:
        for _ in range(s.colonies_at(place)):
            s.tell(ColonyLost, owner, name(s, place))
        set_colony(s, place, NONE)


def set_colony(s: Room, place: int, seat: int) -> None:
    """One colony is in a region, or none."""
    s.colony[place] = seat
    if place in s.second_colonies:
        s.second_colonies.remove(place)


# Who is there, and so has to fight


def players_in(s: Room, place: int) -> list[int]:
    """The players with units or a colony (col.6.57) at a place; the defender of a city first."""
    there = [seat for seat, at in enumerate(s.at) if place in at]
    owner = s.colony[place] if place < CITY else place - CITY
    if owner != NONE and owner not in there:
        there.insert(0, owner)
    return there


def has_garrison(s: Room, place: int) -> bool:
    """Whether an empire still defends this region: a beaten army is gone (col.11.18)."""
    empire = s.empire(place)
    return empire != NONE and not s.beaten[s.chart.tables[place]][empire]


def is_contested(s: Room, place: int) -> bool:
    """Whether anybody meets anybody else in a region (col.6.27)."""
    players = players_in(s, place)
    foes = s.monster[place] != NONE or has_garrison(s, place)
    return len(players) > 1 or (bool(players) and foes)
