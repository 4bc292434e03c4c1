"""What holds for all payments and all paths."""

from collections.abc import Sequence
from itertools import product

from hypothesis import assume, given
from hypothesis import strategies as st

from critias.games.atlantis.box import TILE_VALUE, tile
from critias.games.atlantis.options import Pay
from critias.games.atlantis.paying import A_DOZEN, least_loss, payments, ways_to_pay, ways_with
from critias.games.atlantis.state import MAINLAND, SPACES, Crossing
from critias.games.atlantis.turn import lay_bridge, take_tile
from tests.games.atlantis.positions import make_table

values = st.lists(st.integers(1, 7), max_size=7)
bills = st.integers(1, 30)
cards = st.integers(0, 12)


def as_tiles(own: list[int]) -> list[int]:
    """Tiles of these values and of various items."""
    return [tile(0, place % 7, value) for place, value in enumerate(own)]


def choices(own: list[int], cards: int) -> set[tuple[tuple[int, ...], int]]:
    """Everything that somebody could put on the table."""
    return {
        (tuple(sorted(v for v, used in zip(own, mask, strict=True) if used)), count)
        for mask in product((False, True), repeat=len(own))
        for count in range(cards + 1)
    }


def can_leave_one_out(tiles: tuple[int, ...], count: int, toll: int) -> bool:
    pieces = [*tiles, *[1] * count]
    return any(sum(pieces) - piece >= toll for piece in pieces)


@given(bills, values, cards)
def test_ways_to_pay_are_exactly_those_with_no_piece_to_spare(
    toll: int, own: list[int], cards: int
) -> None:
    ways = [(tuple(sorted(w.tiles)), w.cards) for w in ways_to_pay(toll, own, cards)]
    assert len(ways) == len(set(ways))
    assert set(ways) == {
        (tiles, count)
        for tiles, count in choices(own, cards)
        if sum(tiles) + count >= toll and not can_leave_one_out(tiles, count, toll)
    }


@given(bills, values, cards)
def test_ways_to_pay_come_with_the_least_waste_first(toll: int, own: list[int], cards: int) -> None:
    ways = ways_to_pay(toll, own, cards)
    keys = [(sum(way.tiles) + way.cards, way.cards) for way in ways]
    assert keys == sorted(keys)


@given(bills, values, cards)
def test_there_is_a_way_to_pay_exactly_if_there_is_enough(
    toll: int, own: list[int], cards: int
) -> None:
    assert bool(ways_to_pay(toll, own, cards)) is (sum(own) + cards >= toll)


def reachable(ways: Sequence[Pay], chosen: tuple[int, ...] = ()) -> set[Pay]:
    """The payments that can be chosen, here and with any further tile. Each order is tried once."""
    found: set[Pay] = set()
    offered = payments(ways, chosen)
    assert 0 < len(offered) <= A_DOZEN
    for option in offered:
        if isinstance(option, Pay):
            found.add(option)
        elif not chosen or option.value >= chosen[-1]:
            more = (*chosen, option.value)
            found |= reachable(ways_with(ways, more), more)
    return found


@given(bills, st.lists(st.integers(1, 7), min_size=6, max_size=11), cards)
def test_tile_by_tile_exactly_the_ways_to_pay_are_reached(
    toll: int, own: list[int], cards: int
) -> None:
    ways = ways_to_pay(toll, own, cards)
    assume(ways)
    assert reachable(ways) == set(ways)


@given(st.integers(0, 40), values, cards)
def test_the_last_bill_is_paid_with_the_least_loss(bill: int, own: list[int], cards: int) -> None:
    payment = least_loss(bill, own, cards)
    paid = sum(payment.tiles) + payment.cards
    assert (tuple(sorted(payment.tiles)), payment.cards) in choices(own, cards)
    enough = [
        sum(tiles) + count for tiles, count in choices(own, cards) if sum(tiles) + count >= bill
    ]
    assert paid == (min(enough) if enough else sum(own) + cards)


stacks = st.one_of(
    st.sampled_from(["~", "~", "="]),
    st.builds(
        lambda item, value: f"{item}{value}",
        st.sampled_from(["flag", "olive", "ring", "crown"]),
        st.integers(1, 7),
    ),
)
paths = st.lists(stacks, max_size=len(SPACES)).map(" ".join)


def table_with(path: str) -> Crossing:
    return make_table(
        path,
        hands=["", ""],
        figures={},
        collected={},
        bridges=(),
        turn=0,
        deck="",
        discards="",
        purchases="one",
        stage="play",
    )


@given(paths, st.data())
def test_a_survey_after_each_change_sees_what_a_fresh_one_sees(
    path: str, data: st.DataObject
) -> None:
    """Take tiles and lay bridges as play does, always looking at the path as play looks."""
    table = table_with(path)
    for _ in range(data.draw(st.integers(1, 6))):
        gaps = [water for water, _ in table.gaps()]
        bridge = data.draw(st.sampled_from([0, *gaps]))
        if bridge:
            lay_bridge(table, 0, bridge)
        else:
            take_tile(table, 0, data.draw(st.integers(1, MAINLAND)))
        told = (table.ahead[:], table.tolls[:])
        table.survey()
        assert (table.ahead, table.tolls) == told


@given(values)
def test_points_are_the_sum_of_the_values(own: list[int]) -> None:
    table = table_with("")
    for t in as_tiles(own):
        table.collect(0, t)
    assert table.tile_points(0) == sum(TILE_VALUE[t] for t in as_tiles(own)) == sum(own)
