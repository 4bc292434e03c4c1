"""The third figure home, the last walk, and the score."""

import pytest

from critias.engine.errors import MatchOver
from critias.engine.texts import texts_of
from critias.games.atlantis import game
from critias.games.atlantis.events import PathDone, Scored, TileTaken, WalkedHome
from critias.games.atlantis.options import ShowHand
from critias.testing import told
from tests.games.atlantis.positions import (
    HOME,
    hand_of,
    path_of,
    pay,
    play,
    position,
    table_of,
    tiles_of,
)

TWO_HOME = [HOME, HOME, 1]


@pytest.mark.rule("atl.end.third")
def test_the_game_ends_at_once_after_paying_taking_and_drawing() -> None:
    match = position(
        "flag1 ~ olive4 crown3",
        hands=["flag ring", "ring", "ring"],
        figures={0: TWO_HOME, 1: TWO_HOME, 2: [HOME, HOME, HOME]},
        collected={0: "statue1"},
    )
    play(match, "flag", figure=3)
    pay(match, 1)
    assert match.over
    assert not match.pending
    assert [told_one.toll for told_one in told(match, WalkedHome)] == [1]
    assert tiles_of(match, 0) == ["crown3"]
    assert len(hand_of(match, 0)) == 1 + 4
    assert told(match, PathDone) == [PathDone(0)]
    with pytest.raises(MatchOver):
        match.answer(1, ShowHand())


@pytest.mark.rule("atl.end.third")
def test_two_figures_home_are_not_the_end() -> None:
    match = position("flag1 olive4", hands=["crown", ""], figures={0: [HOME, 1, 2]})
    play(match, "crown", figure=2)
    assert not match.over
    assert not told(match, PathDone)


@pytest.mark.rule("atl.end.third", "atl.end.score")
def test_the_four_cards_count() -> None:
    match = position("flag1 olive4", hands=["crown", ""], figures={0: TWO_HOME})
    play(match, "crown", figure=3)
    assert match.result is not None
    assert match.result.scores == (4 + 4, 0)


@pytest.mark.rule("atl.end.walk")
def test_the_last_walk_brings_all_home_and_nobody_anything() -> None:
    match = position(
        "flag1 olive4 ring2 crown3",
        hands=["helmet", "ring"],
        figures={0: TWO_HOME, 1: [0, 2, 3]},
    )
    play(match, "helmet", figure=3)
    assert table_of(match).figures == [[HOME] * 3] * 2
    assert tiles_of(match, 1) == []
    assert hand_of(match, 1) == ["ring"]
    assert path_of(match) == "flag1 olive4 ring2"
    assert len(told(match, TileTaken)) == 1
    assert told(match, WalkedHome) == [WalkedHome(1, 0, (), (), 0)]


@pytest.mark.rule("atl.end.walk")
def test_figures_in_atlantis_walk_the_whole_path() -> None:
    match = position(
        "flag1 ~ olive4 ~ ring6 crown3",
        hands=["helmet", "ring" + " flag" * 20],
        figures={0: [HOME, HOME, 6], 1: [0, 3, HOME]},
    )
    play(match, "helmet", figure=3)
    [walk] = told(match, WalkedHome)
    assert walk.toll == (1 + 4) + 4


@pytest.mark.rule("atl.end.walk")
def test_prices_are_those_after_the_last_tile_is_taken() -> None:
    # Taking the ring leaves the olive as the end of the path, and the last gap vanishes.
    match = position(
        "flag3 ~ olive4 ~ ring6",
        hands=["helmet", " flag" * 20],
        figures={0: [HOME, HOME, 5], 1: [1, HOME, HOME]},
    )
    play(match, "helmet", figure=3)
    assert [walk.toll for walk in told(match, WalkedHome)] == [3]
    # Taking the olive merges two gaps of 2 and 2 into one of 6.
    match = position(
        "flag7 ~ olive2 ~ ring6",
        hands=["helmet helmet helmet", " flag" * 20],
        figures={0: [HOME, HOME, 3], 1: [1, 5, HOME]},
    )
    play(match, "helmet", figure=3)
    assert [walk.toll for walk in told(match, WalkedHome)] == [6]


@pytest.mark.rule("atl.end.walk")
def test_a_payment_by_one_changes_no_price_for_another() -> None:
    match = position(
        "flag3 ~ olive4 ring6",
        hands=["helmet", "flag " * 3, "flag " * 3],
        figures={0: [HOME, HOME, 4], 1: [1, HOME, HOME], 2: [0, HOME, HOME]},
    )
    play(match, "helmet", figure=3)
    assert [walk.toll for walk in told(match, WalkedHome)] == [3, 3]


@pytest.mark.rule("atl.end.bill")
def test_one_bill_for_all_figures_paid_with_the_least_loss() -> None:
    match = position(
        "flag1 ~ olive4 ~ ring4 ~ crown1",
        hands=["helmet", "ring ring"],
        figures={0: [HOME, HOME, 7], 1: [1, 3, HOME]},
        collected={1: "flag7 olive4 ring5"},
    )
    # After the crown is taken: figure one pays 1 + 4, figure two 4, together 9.
    play(match, "helmet", figure=3)
    assert told(match, WalkedHome) == [WalkedHome(1, 9, (4, 5), (), 0)]
    assert tiles_of(match, 1) == ["flag7"]
    assert hand_of(match, 1) == ["ring", "ring"]


@pytest.mark.rule("atl.end.bill")
def test_cards_fill_up_what_tiles_do_not_cover() -> None:
    match = position(
        "flag5 ~ olive4 crown1",
        hands=["helmet", "ring ring"],
        figures={0: [HOME, HOME, 4], 1: [1, HOME, HOME]},
        collected={1: "flag7 olive3"},
    )
    play(match, "helmet", figure=3)
    assert told(match, WalkedHome) == [WalkedHome(1, 4, (3,), ("ring",), 0)]
    assert match.result is not None
    assert match.result.scores == (4 + 1, 7 + 1)
    assert match.result.winners == (1,)


@pytest.mark.rule("atl.end.debt")
def test_what_cannot_be_paid_is_a_negative_score() -> None:
    match = position(
        "flag5 ~ olive4 crown1",
        hands=["helmet", "ring"],
        figures={0: [HOME, HOME, 4], 1: [1, 0, HOME]},
        collected={1: "flag2"},
    )
    play(match, "helmet", figure=3)
    assert told(match, WalkedHome) == [WalkedHome(1, 8, (2,), ("ring",), 5)]
    assert match.result is not None
    assert match.result.scores == (5, -5)
    assert told(match, Scored)[1] == Scored(1, 0, 0, 5, -5)


@pytest.mark.rule("atl.end.debt")
def test_nobody_may_prefer_a_debt_to_overpaying() -> None:
    match = position(
        "flag5 ~ olive4 crown1",
        hands=["helmet", ""],
        figures={0: [HOME, HOME, 4], 1: [1, HOME, HOME]},
        collected={1: "flag7"},
    )
    play(match, "helmet", figure=3)
    assert told(match, WalkedHome) == [WalkedHome(1, 4, (7,), (), 0)]
    assert match.result is not None
    assert match.result.scores == (5, 0)


@pytest.mark.rule("atl.end.bridge")
def test_an_unlaid_bridge_neither_helps_nor_counts() -> None:
    match = position(
        "flag5 ~ olive4 crown1",
        hands=["helmet", "ring ring ring ring ring"],
        figures={0: [HOME, HOME, 4], 1: [1, HOME, HOME]},
        bridges=[0, 1],
    )
    play(match, "helmet", figure=3)
    assert match.over
    assert match.result is not None
    assert match.result.scores == (5, 1)
    assert table_of(match).bridges == [1, 1]


@pytest.mark.rule("atl.end.bridge", "atl.bridge.everybody")
def test_bridges_that_lie_serve_on_the_last_walk() -> None:
    match = position(
        "flag5 = olive4 ~ ring2 crown1",
        hands=["helmet", "ring ring ring ring ring"],
        figures={0: [HOME, HOME, 6], 1: [1, HOME, HOME]},
    )
    play(match, "helmet", figure=3)
    assert [walk.toll for walk in told(match, WalkedHome)] == [2]


@pytest.mark.rule("atl.end.score", "atl.goal.points")
def test_the_most_points_win_not_the_fastest() -> None:
    match = position(
        "flag1 olive4",
        hands=["crown", "crown ring flag", "flag"],
        figures={0: TWO_HOME},
        collected={0: "flag1", 1: "crown7 ring5", 2: "flag6"},
    )
    play(match, "crown", figure=3)
    assert match.result is not None
    assert match.result.scores == (1 + 4 + 4, 12 + 3, 6 + 1)
    assert match.result.winners == (1,)
    assert told(match, Scored) == [
        Scored(0, 5, 4, 0, 9),
        Scored(1, 12, 3, 0, 15),
        Scored(2, 6, 1, 0, 7),
    ]


@pytest.mark.rule("atl.end.tie")
def test_all_who_tie_win() -> None:
    match = position(
        "flag1 olive4",
        hands=["crown", "crown ring flag", "flag"],
        figures={0: TWO_HOME},
        collected={0: "flag1", 1: "crown6", 2: "flag5"},
    )
    play(match, "crown", figure=3)
    assert match.result is not None
    assert match.result.scores == (9, 9, 6)
    assert match.result.winners == (0, 1)


@pytest.mark.rule("atl.end.tie")
def test_a_single_point_decides() -> None:
    match = position(
        "flag1 olive4",
        hands=["crown", "crown ring flag flag"],
        figures={0: TWO_HOME},
        collected={0: "flag1", 1: "crown6"},
    )
    play(match, "crown", figure=3)
    assert match.result is not None
    assert match.result.scores == (9, 10)
    assert match.result.winners == (1,)


@pytest.mark.rule("atl.end.bill", "atl.end.debt")
@pytest.mark.parametrize(
    ("walk", "said"),
    [
        (WalkedHome(0, 0, (), (), 0), "Ada walks home for nothing."),
        (WalkedHome(0, 7, (7,), (), 0), "Ada walks home for 7, paid with a tile worth 7."),
        (
            WalkedHome(0, 9, (3, 5), ("crown",), 0),
            "Ada walks home for 9, paid with tiles worth 3 and 5 and cards: crown.",
        ),
        (
            WalkedHome(0, 3, (), ("crown", "ring"), 1),
            "Ada walks home for 3, paid with cards: crown and ring; a point stays unpaid.",
        ),
        (WalkedHome(0, 4, (), (), 4), "Ada walks home for 4; 4 points stay unpaid."),
    ],
)
def test_the_last_walk_says_what_it_was_paid_with(walk: WalkedHome, said: str) -> None:
    assert texts_of(game, names=["Ada"]).event(walk) == said
    german = texts_of(game, "de", names=["Ada"]).event(walk)
    assert ("bezahlt mit" in german) == ("paid with" in said)
