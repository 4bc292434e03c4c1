"""Ways to pay a toll with tiles at face value and cards at one point each."""

from collections import Counter
from itertools import product

from .box import TILE_VALUE
from .options import Pay


def ways_to_pay(toll: int, tiles: list[int], cards: int) -> list[Pay]:
    """Each way in which no piece could be left out, the least wasteful first.

    >>> from .box import tile
    >>> ways_to_pay(5, [tile(0, 0, 3), tile(0, 1, 7)], cards=4)
    [Pay(tiles=(3,), cards=2), Pay(tiles=(7,), cards=0)]
    """
    values = Counter(TILE_VALUE[t] for t in tiles)
    faces = sorted(values)
    ways = []
    for counts in product(*(range(values[face] + 1) for face in faces)):
        total = sum(face * count for face, count in zip(faces, counts, strict=True))
        used = tuple(f for f, count in zip(faces, counts, strict=True) for _ in range(count))
        missing = toll - total
        if 0 <= missing <= cards:
            ways.append((0, missing, len(used), Pay(used, missing)))
        elif missing < 0 and total - used[0] < toll:
            ways.append((-missing, 0, len(used), Pay(used, 0)))
    ways.sort(key=lambda way: way[:3])
    return [way[3] for way in ways]


def least_loss(bill: int, tiles: list[int], cards: int) -> Pay:
    """How a final bill is paid: all there is if it does not suffice, else wasting the least."""
    values = [TILE_VALUE[t] for t in tiles]
    if sum(values) + cards <= bill:
        return Pay(tuple(sorted(values)), cards)
    # For each sum that tiles can make, one way to make it.
    sums: dict[int, tuple[int, ...]] = {0: ()}
    for value in values:
        for total, used in list(sums.items()):
            sums.setdefault(total + value, (*used, value))
    total = min(
        (total for total in sums if total + cards >= bill),
        key=lambda total: (max(0, total - bill), max(0, bill - total)),
    )
    return Pay(tuple(sorted(sums[total])), max(0, bill - total))
