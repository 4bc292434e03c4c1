"""Ways to pay a toll with tiles at face value and cards at one point each."""

from collections.abc import Sequence
from functools import lru_cache

from .options import PAY_TILE, Pay, PayTile

A_DOZEN = 12


def ways_to_pay(toll: int, values: list[int], cards: int) -> Sequence[Pay]:
    """Each way in which no piece could be left out, the least wasteful first.

    >>> ways_to_pay(5, [3, 7], cards=4)
    (Pay(tiles=(3,), cards=2), Pay(tiles=(7,), cards=0))
    """
    return _ways(toll, tuple(sorted(values, reverse=True)), cards if cards < toll else toll)


@lru_cache(maxsize=1 << 14)
def _ways(toll: int, values: tuple[int, ...], cards: int) -> tuple[Pay, ...]:
    ways: list[Pay] = []
    _add_tiles(toll, values, cards, (), ways)
    ways.sort(key=lambda way: (sum(way.tiles) + way.cards, way.cards, len(way.tiles)))
    return tuple(ways)


def _add_tiles(
    missing: int, values: tuple[int, ...], cards: int, used: tuple[int, ...], ways: list[Pay]
) -> None:
    """Complete a payment with tiles from `values`, the highest first, and cards.

    As each tile is at most as high as those before it, stopping once the toll is covered leaves
    exactly the ways in which no tile could be left out.
    """
    if missing <= cards:
        ways.append(Pay(used, missing if missing > 0 else 0))
    if missing <= 0:
        return
    last = 0
    for place, value in enumerate(values):
        if value != last:
            last = value
            _add_tiles(missing - value, values[place + 1 :], cards, (*used, value), ways)


def ways_with(ways: Sequence[Pay], tiles: tuple[int, ...]) -> Sequence[Pay]:
    """Those of the ways that spend tiles of these values, whatever else they spend.

    >>> ways_with(ways_to_pay(5, [3, 7], cards=5), (3,))
    [Pay(tiles=(3,), cards=2)]
    """
    wanted = [(value, tiles.count(value)) for value in set(tiles)]
    return [way for way in ways if all(way.tiles.count(value) >= n for value, n in wanted)]


def payments(ways: Sequence[Pay], chosen: tuple[int, ...] = ()) -> Sequence[Pay | PayTile]:
    """Up to a dozen ways as they are; of more, what can be chosen next (atl.toll.tiles).

    That is another tile, or no other: then what is chosen and the cards for the rest are the way.

    >>> payments(ways_to_pay(9, [6, 5, 4, 3, 2, 1], cards=9))[:3]
    [Pay(tiles=(), cards=9), PayTile(value=1), PayTile(value=2)]
    """
    if len(ways) <= A_DOZEN:
        return ways
    complete = [way for way in ways if len(way.tiles) == len(chosen)]
    values = {v for way in ways for v in way.tiles if way.tiles.count(v) > chosen.count(v)}
    return [*complete, *(PAY_TILE[value] for value in sorted(values))]


def least_loss(bill: int, values: list[int], cards: int) -> Pay:
    """How a final bill is paid: all there is if it does not suffice, else wasting the least."""
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
