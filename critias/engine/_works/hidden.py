"""What a seat cannot know: to shuffle it for an imagined match, and to notice when it learns.

An imagined match is one of those in the seat's information set (a determinization).
"""

from collections import Counter
from collections.abc import Hashable, Sequence
from contextvars import ContextVar
from itertools import zip_longest
from typing import Any

from ..randomness import Rng
from ..zones import IRRELEVANT, Zone, sees_each, zones

Pool = tuple[Hashable, ...]
"""Components that could lie in each other's place as far as a seat can tell."""

Hiding = list[list[tuple[int, Sequence[int]]]]
"""For each pool its places: the numbers of zones that hide something, and the places in them.

It is the same in all worlds that a seat cannot tell apart, for it sees where something lies.
"""

known_hiding: ContextVar[Hiding | None] = ContextVar("known_hiding", default=None)
"""What is known of the position that is imagined: all its worlds hide things in the same places.

Empty until somebody has looked. The rules of a game stand between the match, which keeps it, and
`derived_resample`.
"""


def hiding_places(state: Any, seat: int | None) -> Hiding:
    """Where the components lie that the seat cannot know."""
    pools: dict[Pool, list[tuple[int, Sequence[int]]]] = {}
    for number, (zone, owner, places) in enumerate(zones(state, hiding=True)):
        sees = sees_each(zone.contents, state, seat, owner, len(places))
        secret_order = _secret_order(state, zone, seat, owner)
        if all(sees) and not secret_order:
            continue
        found: dict[Pool, list[int]] = {}
        for place, (item, seen) in enumerate(zip(places, sees, strict=True)):
            if item != zone.empty and (secret_order or not seen):
                pool: Pool = (zone.kind, zone.back(item))
                found.setdefault((*pool, number) if seen else pool, []).append(place)
        for pool, hidden in found.items():
            pools.setdefault(pool, []).append((number, hidden))
    return list(pools.values())


def _secret_order(state: Any, zone: Zone, seat: int | None, owner: int | None) -> bool:
    if zone.order is zone.contents or zone.order is IRRELEVANT:
        return False
    return not zone.order(state, seat, owner, 0)


def derived_resample(state: Any, seat: int | None, rng: Rng) -> None:
    """Shuffle all that the seat cannot know among the places where it may lie."""
    hiding = known_hiding.get()
    if hiding is None:
        hiding = hiding_places(state, seat)
    elif not hiding:
        hiding[:] = hiding_places(state, seat)
    found = [places for _, _, places in zones(state, hiding=True)]
    for members in hiding:
        # Sorted first, so that worlds which the seat cannot tell apart are imagined alike.
        items = sorted([found[number][place] for number, hidden in members for place in hidden])
        rng.shuffle(items)
        shuffled = iter(items)
        for number, hidden in members:
            places = found[number]
            for place in hidden:
                places[place] = next(shuffled)


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
