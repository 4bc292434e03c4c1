"""The maps as they lie on the tables: a place is a region of a table, by its number.

The regions of the first table come first, in the order of the components: Land, Coastal, and those
that border the empires. Maps may be of different sizes.
"""

import msgspec

from .box import COASTAL, KINDS, LAND, NONE, RIVAL, Components, Map


class Chart(msgspec.Struct, frozen=True):
    """What is known of each place before anything lies or stands there."""

    names: tuple[str, ...]
    kinds: tuple[int, ...]
    empires: tuple[int, ...]  # that a place borders (col.11.3), or NONE
    tables: tuple[int, ...]
    numbers: tuple[int, ...]  # of a region on its map, from 1
    in_play: tuple[tuple[int, ...], ...]  # by table: the places that are used

    def place(self, table: int, number: int) -> int | None:
        """The region in play that has a number on a map."""
        there = self.in_play[table]
        return next((place for place in there if self.numbers[place] == number), None)


def chart_of(components: Components, tables: int, short: bool) -> Chart:
    """The first so many maps of the components; short ones use about half of their regions."""
    names: list[str] = []
    kinds: list[int] = []
    empires: list[int] = []
    of_table: list[int] = []
    numbers: list[int] = []
    in_play: list[tuple[int, ...]] = []
    for table, one in enumerate(list(components.maps.tables.values())[:tables]):
        used = short_map(one) if short else range(len(one.regions))
        in_play.append(tuple(len(names) + region for region in used))
        names += one.regions
        for kind in (LAND, COASTAL, RIVAL):
            kinds += [kind] * len(one.of_kind(kind))
        empires += [NONE] * (len(one.land) + len(one.coastal)) + list(range(len(one.rival)))
        of_table += [table] * len(one.regions)
        numbers += range(1, len(one.regions) + 1)
    return Chart(
        tuple(names),
        tuple(kinds),
        tuple(empires),
        tuple(of_table),
        tuple(numbers),
        tuple(in_play),
    )


def short_map(one: Map) -> list[int]:
    """Half of the Land and of the Coastal regions, and all others (col.start.short-map)."""
    used: list[int] = []
    first = 0
    for kind in range(len(KINDS)):
        count = len(one.of_kind(kind))
        used += range(first, first + (count if kind == RIVAL else (count + 1) // 2))
        first += count
    return used
