"""What a seat cannot know: to shuffle it for an imagined match, and to notice when it learns.

An imagined match is one of those in the seat's information set (a determinization).
"""

from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import zip_longest
from typing import Any

from ..randomness import Rng
from ..zones import IRRELEVANT, Places, Zone, sees_each, zones

Pool = tuple[Hashable, ...]
"""Components that could lie in each other's place as far as a seat can tell."""


def hidden_places(state: Any, seat: int | None) -> Iterator[tuple[Pool, Places, int]]:
    """Each place whose component the seat cannot know, and the pool it belongs to."""
    for number, (zone, owner, places) in enumerate(zones(state)):
        secret_order = _secret_order(state, zone, seat, owner)
        for place in range(len(places)):
            item = places[place]
            if item == zone.empty:
                continue
            if not zone.contents(state, seat, owner, place):
                yield (zone.kind, zone.back(item)), places, place
            elif secret_order:
                yield (zone.kind, zone.back(item), number), places, place


def _secret_order(state: Any, zone: Zone, seat: int | None, owner: int | None) -> bool:
    if zone.order is zone.contents or zone.order is IRRELEVANT:
        return False
    return not zone.order(state, seat, owner, 0)


def derived_resample(state: Any, seat: int | None, rng: Rng) -> None:
    """Shuffle all that the seat cannot know among the places where it may lie."""
    pools: dict[Pool, list[tuple[Places, int]]] = {}
    for pool, places, place in hidden_places(state, seat):
        pools.setdefault(pool, []).append((places, place))
    for members in pools.values():
        # Sorted first, so that worlds which the seat cannot tell apart are imagined alike.
        items = sorted(places[place] for places, place in members)
        rng.shuffle(items)
        for (places, place), item in zip(members, items, strict=True):
            places[place] = item


Hidden = list[tuple[Zone, list[Any]]]
"""The components hidden from a seat, zone by zone, without the zones that are open to all."""


def hidden_from(seat: int | None, state: Any) -> Hidden:
    """What a seat cannot know."""
    found = []
    for zone, owner, places in zones(state, hiding=True):
        sees = sees_each(zone.contents, state, seat, owner, len(places))
        if not any(sees) or _secret_order(state, zone, seat, owner):
            hidden = list(places)
        else:
            hidden = [item for item, seen in zip(places, sees, strict=True) if not seen]
        found.append((zone, hidden))
    return found


def unknown(state: Any, seat: int | None) -> Counter[Any]:
    """The components hidden from a seat, counted. It changes when the seat learns something."""
    return _counted(hidden_from(seat, state))


def has_learnt(before: Hidden, after: Hidden) -> bool:
    """Whether a seat has learnt something between two moments."""
    # Most zones are as they were and need not be counted.
    pairs = [(a, b) for a, b in zip_longest(before, after) if a != b]
    old, new = [a for a, _ in pairs if a], [b for _, b in pairs if b]
    return _many(old) != _many(new) or _counted(old) != _counted(new)


def _many(hidden: Hidden) -> int:
    return sum(len(items) - items.count(zone.empty) for zone, items in hidden)


def _counted(hidden: Hidden) -> Counter[Any]:
    found: Counter[Any] = Counter()
    for zone, items in hidden:
        for item, count in Counter(items).items():
            if item != zone.empty:
                found[(zone.kind, zone.back(item)), item] += count
    return found


def census(state: Any) -> Counter[Any]:
    """All components in all zones, counted by kind. Nothing that happens may change it."""
    return Counter(
        (zone.kind, item)
        for zone, _, places in zones(state)
        for item in places
        if item != zone.empty
    )
