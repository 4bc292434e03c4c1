"""Which tile a move brings, and what it leaves behind."""

import pytest

from critias.games.atlantis.events import TileTaken, TollPaid
from critias.testing import told
from tests.games.atlantis.positions import (
    HOME,
    options,
    path_of,
    play,
    position,
    table_of,
    tiles_of,
    whose_turn,
)


@pytest.mark.rule("atl.take.behind")
def test_the_first_free_tile_behind_the_figure_is_taken() -> None:
    match = position("flag1 olive2 crown3 ring4", hands=["ring", "ring"], figures={0: [1]})
    play(match, "ring")
    assert tiles_of(match, 0) == ["crown3"]
    assert path_of(match) == "flag1 olive2 ~ ring4"
    assert told(match, TileTaken) == [TileTaken(0, 3, "crown", 3, None)]


@pytest.mark.rule("atl.take.behind")
def test_the_tile_the_figure_came_from_may_be_taken() -> None:
    match = position("flag1 olive2 crown3", hands=["crown", "ring"], figures={0: [2]})
    play(match, "crown")
    assert tiles_of(match, 0) == ["olive2"]


@pytest.mark.rule("atl.take.behind")
def test_only_behind_the_figure_that_moved() -> None:
    match = position(
        "flag1 olive2 crown3 ring4 helmet5 statue6",
        hands=["olive", "ring"],
        figures={0: [0, 6]},
    )
    play(match, "olive")
    assert tiles_of(match, 0) == ["flag1"]


@pytest.mark.rule("atl.take.behind")
def test_nobody_is_asked_whether_to_take_it() -> None:
    match = position("flag1 olive2", hands=["olive", "ring"])
    play(match, "olive")
    assert whose_turn(match) == 1
    assert tiles_of(match, 0) == ["flag1"]


@pytest.mark.rule("atl.take.search")
def test_occupied_tiles_and_what_lies_below_them_stay() -> None:
    match = position(
        "flag1 olive2/statue5 crown3/helmet6 ring4",
        hands=["ring", "ring"],
        figures={0: [0, 3], 1: [2]},
    )
    play(match, "ring")
    assert tiles_of(match, 0) == ["flag1"]
    assert path_of(match) == "~ olive2 crown3 ring4"


@pytest.mark.rule("atl.take.search")
def test_water_is_passed_over() -> None:
    match = position(
        "flag1 olive2 ~ ~ ring4",
        hands=["ring olive olive", "ring"],
        figures={0: [1]},
    )
    play(match, "ring")
    assert tiles_of(match, 0) == ["olive2"]


@pytest.mark.rule("atl.take.top")
def test_of_two_tiles_the_upper_one_is_taken_and_the_lower_one_shows() -> None:
    match = position("flag1 olive2/statue5 ring4", hands=["ring", "statue"])
    play(match, "ring")
    assert tiles_of(match, 0) == ["olive2"]
    assert path_of(match) == "flag1 statue5 ring4"
    assert told(match, TileTaken) == [TileTaken(0, 2, "olive", 2, "statue-5")]
    assert match.view(1)["under"]["count"] == 0
    # The tile that came to light is part of the path for the very next card.
    play(match, "statue")
    assert table_of(match).figures[1][0] == 2


@pytest.mark.rule("atl.take.top")
def test_the_tile_that_came_to_light_sets_prices() -> None:
    match = position("flag7/crown2 ~ ring4 statue5", hands=["ring", "statue"])
    assert table_of(match).gaps() == [(2, 4)]
    match = position(
        "flag7/crown2 ~ ring4 statue5",
        hands=["statue helmet", "statue"],
        figures={0: [1], 1: [3]},
        collected={0: "ring4"},
    )
    play(match, "statue")
    assert table_of(match).gaps() == [(2, 2)]


@pytest.mark.rule("atl.take.nothing")
def test_on_the_first_tile_there_is_nothing_to_take() -> None:
    match = position("flag1 olive2", hands=["flag", "ring"])
    play(match, "flag")
    assert tiles_of(match, 0) == []
    assert not told(match, TileTaken)
    assert path_of(match) == "flag1 olive2"
    assert whose_turn(match) == 1


@pytest.mark.rule("atl.take.nothing")
def test_behind_others_there_may_be_nothing_to_take() -> None:
    match = position("flag1 olive2 ring3", hands=["ring", "ring"], figures={0: [0, 2], 1: [1]})
    play(match, "ring")
    assert tiles_of(match, 0) == []


@pytest.mark.rule("atl.take.nothing")
def test_play_goes_on_without_a_path() -> None:
    match = position("", hands=["ring flag", "ring"], figures={0: [HOME]})
    assert {option.card for option in options(match)} == {"flag", "ring"}
    play(match, "flag", figure=2)
    assert table_of(match).figures[0] == [HOME, HOME, 0]
    assert tiles_of(match, 0) == []


@pytest.mark.rule("atl.take.landfall")
def test_a_figure_that_comes_home_takes_the_last_free_tile() -> None:
    match = position(
        "flag1 olive2 crown3 ring4",
        hands=["flag", "ring"],
        figures={0: [1], 1: [4]},
    )
    play(match, "flag")
    assert table_of(match).figures[0][0] == HOME
    assert tiles_of(match, 0) == ["crown3"]


@pytest.mark.rule("atl.take.landfall")
def test_it_may_be_the_tile_it_came_from() -> None:
    match = position("flag1 olive2", hands=["flag", "ring"], figures={0: [2]})
    play(match, "flag")
    assert tiles_of(match, 0) == ["olive2"]


@pytest.mark.rule("atl.take.open")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_see_what_has_been_collected(seat: int | None) -> None:
    match = position("flag1 olive2", hands=["flag", "ring"], collected={0: "crown6 ring4"})
    view = match.view(seat)
    assert view["collected"][0] == {"count": 2, "items": ["crown-6", "ring-4"]}
    assert view["points"] == [10, 0]


@pytest.mark.rule("atl.gap.opens")
def test_a_gap_opens_where_a_stack_ends() -> None:
    match = position("flag3 olive2 ring4 crown1", hands=["ring", "flag"])
    assert table_of(match).gaps() == []
    play(match, "ring")
    assert path_of(match) == "flag3 ~ ring4 crown1"
    assert table_of(match).gaps() == [(2, 3)]
    assert match.view(0)["gaps"] == [{"space": 2, "price": 3}]


@pytest.mark.rule("atl.gap.opens")
def test_no_gap_opens_where_a_tile_is_left() -> None:
    match = position("flag3 olive2/crown6 ring4", hands=["ring", "flag"])
    play(match, "ring")
    assert table_of(match).gaps() == []


@pytest.mark.rule("atl.gap.opens")
def test_gaps_side_by_side_become_one() -> None:
    match = position(
        "flag5 ~ olive2 ~ ring4 crown7",
        hands=["crown", "flag"],
        figures={0: [3], 1: [5]},
        collected={0: "olive2"},
    )
    assert table_of(match).gaps() == [(2, 2), (4, 2)]
    play(match, "crown")
    assert path_of(match) == "flag5 ~ ~ ~ ring4 crown7"
    assert table_of(match).gaps() == [(2, 4)]


@pytest.mark.rule("atl.gap.opens")
def test_the_sea_never_runs_out_of_water() -> None:
    path = "flag3 " + "~ " * 30 + "ring4 " + "~ " * 10 + "olive2"
    match = position(path, hands=["", ""])
    assert table_of(match).gaps() == [(2, 3), (33, 2)]


@pytest.mark.rule("atl.gap.ends")
def test_a_gap_next_to_atlantis_vanishes() -> None:
    match = position("flag3 ring4 olive2", hands=["ring", "olive"])
    play(match, "ring")
    assert path_of(match) == "~ ring4 olive2"
    assert table_of(match).gaps() == []
    play(match, "olive", figure=1)
    # Nobody paid anything for leaving Atlantis.
    assert table_of(match).figures[1][0] == 3
    assert len(table_of(match).hands[1]) == 1


@pytest.mark.rule("atl.gap.ends")
def test_a_gap_that_grows_to_reach_atlantis_vanishes() -> None:
    match = position("flag3 ~ ~ ring4 olive2", hands=["ring flag flag flag", ""])
    assert table_of(match).gaps() == [(2, 3)]
    play(match, "ring")
    assert told(match, TollPaid) == [TollPaid(0, 3, (), ("flag", "flag", "flag"))]
    assert tiles_of(match, 0) == ["flag3"]
    assert table_of(match).gaps() == []


@pytest.mark.rule("atl.gap.ends")
def test_a_gap_next_to_the_mainland_vanishes() -> None:
    match = position(
        "flag3 olive2 ring4",
        hands=["statue", "statue"],
        figures={0: [2], 1: [1]},
    )
    play(match, "statue")
    assert path_of(match) == "flag3 olive2"
    assert table_of(match).gaps() == []
    play(match, "statue")
    assert table_of(match).figures[1][0] == HOME
    assert tiles_of(match, 1) == ["olive2"]


@pytest.mark.rule("atl.gap.ends")
def test_a_gap_that_grows_to_reach_the_mainland_vanishes() -> None:
    match = position("flag3 ~ ring4", hands=["statue crown crown crown", ""], figures={0: [1]})
    assert table_of(match).gaps() == [(2, 3)]
    play(match, "statue")
    assert path_of(match) == "flag3"
    assert table_of(match).gaps() == []
