"""What water costs, how it is paid, and what bridges do."""

from collections.abc import Sequence

import pytest

from critias.bots import find_bot
from critias.engine import Rng
from critias.engine.errors import IllegalAnswer
from critias.engine.match import Match
from critias.engine.texts import texts_of
from critias.games.atlantis import game
from critias.games.atlantis.box import ITEMS
from critias.games.atlantis.events import BridgeLaid, TollPaid
from critias.games.atlantis.options import Buy, Give, LayBridge, Pay, PayTile, Play, ShowHand
from critias.games.atlantis.paying import ways_to_pay
from critias.testing import told
from tests.games.atlantis.positions import (
    HOME,
    answer,
    hand_of,
    offered,
    options,
    path_of,
    pay,
    payments,
    play,
    playable,
    position,
    question,
    table_of,
    tiles_of,
    whose_turn,
)


@pytest.mark.rule("atl.toll.price")
@pytest.mark.parametrize(
    ("path", "price"),
    [
        ("flag5 ~ olive3", 3),
        ("flag2 ~ olive7", 2),
        ("flag4 ~ olive4", 4),
        ("flag5 ~ ~ ~ ~ ~ olive6", 5),
        ("flag7/ring1 ~ olive6/crown1", 6),
    ],
)
def test_the_lower_shore_sets_the_price(path: str, price: int) -> None:
    match = position(path, hands=["olive" + " ring" * 8, ""], figures={0: [1]})
    assert table_of(match).gaps() == [(2, price)]
    play(match, "olive")
    assert told(match, TollPaid) == [TollPaid(0, price, (), ("ring",) * price)]


@pytest.mark.rule("atl.toll.price")
def test_a_shore_counts_with_a_figure_on_it() -> None:
    match = position(
        "flag5 ~ olive3 crown6",
        hands=["olive crown ring ring ring ring", ""],
        figures={0: [0, 1], 1: [3]},
    )
    assert table_of(match).gaps() == [(2, 3)]


@pytest.mark.rule("atl.toll.sum")
def test_several_gaps_are_paid_together() -> None:
    match = position(
        "flag5 ~ olive3 ~ crown6 helmet1 ~ ring2",
        hands=["ring", ""],
        figures={0: [1]},
        collected={0: "statue7"},
    )
    play(match, "ring")
    assert told(match, TollPaid) == [TollPaid(0, 3 + 3 + 1, (7,), ())]


@pytest.mark.rule("atl.toll.sum")
def test_only_gaps_on_the_way_are_paid() -> None:
    match = position(
        "flag5 ~ olive3 crown6 ~ helmet1 amphora4 ~ ring2",
        hands=["amphora statue", ""],
        figures={0: [3]},
    )
    play(match, "amphora")
    assert told(match, TollPaid) == [TollPaid(0, 1, (), ("statue",))]


@pytest.mark.rule("atl.toll.sum")
def test_a_chain_pays_for_each_gap_once_and_at_its_end() -> None:
    match = position(
        "flag5 ~ olive3 crown6 ~ ring2 helmet4",
        hands=["olive ring statue helmet helmet helmet helmet helmet", ""],
        figures={0: [1], 1: [3, 6]},
    )
    play(match, "olive")
    assert not told(match, TollPaid)
    play(match, "ring")
    assert not told(match, TollPaid)
    play(match, "statue")
    assert table_of(match).figures[0][0] == HOME
    assert told(match, TollPaid) == [TollPaid(0, 5, (), ("helmet",) * 5)]


@pytest.mark.rule("atl.toll.sum")
def test_without_a_gap_nothing_is_paid() -> None:
    match = position("flag5 olive3 ring1", hands=["ring crown", ""], collected={0: "flag2"})
    play(match, "ring")
    assert not told(match, TollPaid)
    assert tiles_of(match, 0) == ["flag2", "olive3"]


@pytest.mark.rule("atl.toll.before-taking")
def test_the_price_is_that_before_the_tile_is_taken() -> None:
    # Taking the olive would make the gap one between flag 5 and ring 4.
    match = position(
        "flag5 ~ olive1 ring4",
        hands=["ring crown", ""],
        figures={0: [1]},
    )
    play(match, "ring")
    assert told(match, TollPaid) == [TollPaid(0, 1, (), ("crown",))]
    assert table_of(match).gaps() == [(2, 4)]


@pytest.mark.rule("atl.toll.before-taking")
def test_the_tile_taken_this_turn_cannot_pay() -> None:
    match = position("flag5 ~ olive7 ring4", hands=["ring", ""], figures={0: [1, HOME, HOME]})
    assert options(match) == [ShowHand()]


@pytest.mark.rule("atl.toll.pay")
def test_tiles_pay_their_value_and_cards_one_each_least_waste_first() -> None:
    match = position(
        "flag5 ~ olive5 ring4",
        hands=["ring crown crown crown", ""],
        figures={0: [1]},
        collected={0: "flag2 olive3 crown7"},
    )
    play(match, "ring")
    assert question(match) == "atl.toll.pay"
    assert match.pending[0].about == {"toll": 5, "chosen": (), "left": 5, "choose": "way"}
    assert payments(match) == [([2, 3], 0), ([3], 2), ([2], 3), ([7], 0)]
    assert len(options(match)) == 4
    pay(match, 3, cards=2)
    assert told(match, TollPaid) == [TollPaid(0, 5, (3,), ("crown", "crown"))]
    assert hand_of(match, 0)[0] == "crown"
    assert tiles_of(match, 0) == ["crown7", "flag2", "olive5"]


@pytest.mark.rule("atl.toll.pay")
def test_there_is_no_change() -> None:
    match = position(
        "flag5 ~ olive3 ring4",
        hands=["ring", ""],
        figures={0: [1]},
        collected={0: "crown7"},
    )
    play(match, "ring")
    assert told(match, TollPaid) == [TollPaid(0, 3, (7,), ())]
    assert tiles_of(match, 0) == ["olive3"]
    assert len(hand_of(match, 0)) == 1


@pytest.mark.rule("atl.toll.pay")
def test_no_way_is_offered_in_which_a_piece_could_be_left_out() -> None:
    match = position(
        "flag5 ~ olive4 ring4",
        hands=["ring crown", ""],
        figures={0: [1]},
        collected={0: "flag1 olive3 crown6"},
    )
    play(match, "ring")
    assert payments(match) == [([1, 3], 0), ([3], 1), ([6], 0)]
    for wasteful in (Pay((6, 3), 0), Pay((3, 6), 0), Pay((6,), 1), Pay((3,), 2), Pay((3,), 0)):
        with pytest.raises(IllegalAnswer):
            answer(match, wasteful)


@pytest.mark.rule("atl.toll.pay")
def test_cards_bought_this_turn_can_pay() -> None:
    match = position(
        "flag2 ~ olive4 ring4",
        hands=["ring", ""],
        figures={0: [1, HOME, HOME]},
        collected={0: "crown4 helmet1"},
    )
    assert playable(match) == {"ring"}
    answer(match, Buy(4))
    assert playable(match) == {"ring", "crown"}
    play(match, "ring")
    assert options(match) == [Pay((1,), 1), Pay((), 2)]


@pytest.mark.rule("atl.toll.pay")
def test_cards_of_the_move_do_not_pay() -> None:
    match = position(
        "flag2 ~ olive1 ring4",
        hands=["olive ring", ""],
        figures={0: [1, HOME, HOME], 1: [3]},
    )
    # Over the olive both cards are played and none is left to pay with.
    assert playable(match) == {"ring"}


def with_many_ways_to_pay(
    tiles: str = "ring5 ring4 ring3 ring2 ring1 flag3 flag2 flag1", bridges: Sequence[int] = (0,)
) -> Match:
    """Somebody who is to pay 9, and could also do so with nine cards."""
    match = position(
        "flag4 ~ olive4 ~ ring5 ~ crown1",
        hands=["crown" + " helmet" * 9, ""],
        figures={0: [1]},
        collected={0: tiles},
        bridges=bridges,
    )
    return play(match, "crown")


@pytest.mark.rule("atl.toll.tiles")
def test_of_many_ways_to_pay_tiles_are_chosen_one_after_the_other() -> None:
    match = with_many_ways_to_pay()
    bridges = [LayBridge(2), LayBridge(4), LayBridge(6)]
    assert question(match) == "atl.toll.pay"
    assert options(match) == [Pay((), 9), *(PayTile(value) for value in range(1, 6)), *bridges]
    answer(match, PayTile(2))
    assert match.pending[0].about == {"toll": 9, "chosen": (2,), "left": 7, "choose": "tile"}
    assert options(match) == [Pay((2,), 7), *(PayTile(value) for value in range(1, 6))]
    answer(match, PayTile(5))
    # What goes with both is offered whole, and nothing is paid yet.
    assert match.pending[0].about == {"toll": 9, "chosen": (2, 5), "left": 2, "choose": "way"}
    assert len(options(match)) <= 12
    assert set(options(match)) == {way for way in ways_to_9() if {2, 5} <= set(way.tiles)}
    assert not told(match, TollPaid)
    pay(match, 5, 2, 1, cards=1)
    assert told(match, TollPaid) == [TollPaid(0, 9, (5, 2, 1), ("helmet",))]
    assert tiles_of(match, 0) == ["flag1", "flag2", "flag3", "ring3", "ring4", "ring5"]


def ways_to_9() -> Sequence[Pay]:
    return ways_to_pay(9, [5, 4, 3, 2, 1, 3, 2, 1], 9)


@pytest.mark.rule("atl.toll.tiles")
def test_a_dozen_ways_to_pay_are_offered_whole() -> None:
    match = with_many_ways_to_pay("ring6 ring4 ring3 ring2")
    assert offered(match, Pay) == list(ways_to_pay(9, [6, 4, 3, 2], 9))
    assert len(offered(match, Pay)) == 12
    assert not offered(match, PayTile)
    # One more, and tiles are chosen.
    assert len(ways_to_pay(9, [5, 4, 3, 2], 9)) == 13
    assert offered(with_many_ways_to_pay("ring5 ring4 ring3 ring2"), PayTile)


@pytest.mark.rule("atl.toll.tiles")
def test_a_tile_chosen_can_be_taken_back() -> None:
    match = with_many_ways_to_pay()
    before = options(match)
    answer(match, PayTile(2), PayTile(5))
    match.undo(0)
    assert match.pending[0].about["chosen"] == (2,)
    match.undo(0)
    assert options(match) == before
    answer(match, LayBridge(6))
    assert match.pending[0].about["toll"] == 8


@pytest.mark.rule("atl.toll.tiles")
def test_a_payment_that_was_not_offered_is_refused() -> None:
    match = with_many_ways_to_pay()
    for early in (Pay((5, 4), 0), PayTile(6)):
        with pytest.raises(IllegalAnswer):
            answer(match, early)
    answer(match, PayTile(2))
    for late in (Pay((5, 4), 0), Pay((5, 2), 2), LayBridge(2)):
        with pytest.raises(IllegalAnswer):
            answer(match, late)


@pytest.mark.rule("atl.toll.tiles")
def test_the_question_says_what_is_chosen_and_what_is_owed() -> None:
    match = with_many_ways_to_pay()
    said = []
    for tile in (PayTile(2), PayTile(5), None):
        said.append(texts_of(game).ask(match.pending[0]))
        if tile:
            answer(match, tile)
    assert said == [
        "Pay 9 for the water you crossed. Which tile do you pay with first?",
        "You pay 9 with a tile worth 2, and 7 more. What with?",
        "You pay 9 with tiles worth 2 and 5, and 2 more. What with?",
    ]


@pytest.mark.rule("atl.toll.tiles")
def test_medium_pays_tile_by_tile_what_it_would_pay_at_once() -> None:
    match, bot = with_many_ways_to_pay(bridges=()), find_bot("medium")
    while not told(match, TollPaid):
        answer(match, bot.choose(match, 0, Rng(1)))
    [paid] = told(match, TollPaid)
    assert (sum(paid.tiles), len(paid.cards)) == (9, 0)


@pytest.mark.rule("atl.toll.cards")
def test_cards_to_pay_with_are_chosen_one_after_the_other() -> None:
    match = position(
        "flag2 ~ olive4 ring4",
        hands=["ring crown crown helmet", ""],
        figures={0: [1]},
        deck="statue",
    )
    play(match, "ring")
    assert question(match) == "atl.toll.cards"
    assert match.pending[0].about == {"left": 2}
    assert options(match) == [Give("helmet"), Give("crown")]
    answer(match, Give("crown"))
    assert match.pending[0].about == {"left": 1}
    answer(match, Give("helmet"))
    assert told(match, TollPaid) == [TollPaid(0, 2, (), ("crown", "helmet"))]
    assert hand_of(match, 0) == ["crown", "statue"]


@pytest.mark.rule("atl.toll.cards")
def test_a_card_given_can_be_taken_back() -> None:
    match = position(
        "flag2 ~ olive4 ring4", hands=["ring crown crown helmet", ""], figures={0: [1]}
    )
    play(match, "ring")
    answer(match, Give("crown"))
    match.undo(0)
    assert sorted(hand_of(match, 0)) == ["crown", "crown", "helmet"]
    assert options(match) == [Give("helmet"), Give("crown")]


@pytest.mark.rule("atl.toll.cards")
def test_where_there_is_no_choice_nothing_is_asked() -> None:
    alike = position("flag2 ~ olive4 ring4", hands=["ring crown crown crown", ""], figures={0: [1]})
    play(alike, "ring")
    assert whose_turn(alike) == 1
    all_of_them = position("flag2 ~ olive4 ring4", hands=["ring crown flag", ""], figures={0: [1]})
    play(all_of_them, "ring")
    assert whose_turn(all_of_them) == 1
    [paid] = told(all_of_them, TollPaid)
    assert sorted(paid.cards) == ["crown", "flag"]


@pytest.mark.rule("atl.toll.cards")
def test_cards_go_to_the_discards_and_tiles_leave_the_game() -> None:
    match = position(
        "flag4 ~ olive4 ring4",
        hands=["ring crown crown", ""],
        figures={0: [1]},
        collected={0: "flag2"},
    )
    play(match, "ring")
    view = match.view(1)
    assert sorted(view["discards"]["items"]) == ["crown", "crown", "ring"]
    assert view["spent"]["items"] == ["flag-2"]


@pytest.mark.rule("atl.toll.no-credit")
@pytest.mark.parametrize(("tiles", "cards", "enough"), [(2, 2, True), (2, 1, False), (3, 1, True)])
def test_a_move_that_cannot_be_paid_in_full_is_not_offered(
    tiles: int, cards: int, enough: bool
) -> None:
    match = position(
        "flag4 ~ olive4 ring4",
        hands=["ring" + " crown" * cards, ""],
        figures={0: [1, HOME, HOME]},
        collected={0: f"flag{tiles}"},
    )
    assert (Play(1, "ring") in options(match)) is enough
    assert (ShowHand() in options(match)) is not enough


# Bridges


@pytest.mark.rule("atl.bridge.lay")
def test_a_bridge_is_laid_at_the_start_of_a_turn() -> None:
    match = position(
        "flag4 ~ olive4 ring4", hands=["ring", "ring"], figures={0: [1]}, bridges=[0, 1]
    )
    answer(match, LayBridge(2))
    assert told(match, BridgeLaid) == [BridgeLaid(0, 2)]
    assert question(match) == "atl.turn.choose"
    assert not offered(match, LayBridge)
    play(match, "ring")
    assert not told(match, TollPaid)
    assert table_of(match).bridges == [0, 1]
    assert match.view(1)["bridge_at"][2]


@pytest.mark.rule("atl.bridge.lay")
def test_a_bridge_is_laid_when_paying() -> None:
    match = position(
        "flag4 ~ olive4 ~ ring2",
        hands=["ring", ""],
        figures={0: [1]},
        collected={0: "crown6 crown2"},
        bridges=[0],
    )
    play(match, "ring")
    assert options(match) == [Pay((6,), 0), LayBridge(2), LayBridge(4)]
    answer(match, LayBridge(2))
    # Two points are left to pay, and the dearer tile remains an option.
    assert match.pending[0].about["toll"] == 2
    assert options(match) == [Pay((2,), 0), Pay((6,), 0)]
    answer(match, Pay((2,), 0))
    assert path_of(match) == "flag4 = ~ ~ ring2"


@pytest.mark.rule("atl.bridge.lay")
def test_a_bridge_need_not_lie_on_the_way() -> None:
    match = position(
        "flag4 ~ olive4 ring4 ~ crown3 ~ statue1",
        hands=["crown olive olive olive", ""],
        figures={0: [4]},
        bridges=[0],
    )
    assert offered(match, LayBridge) == [LayBridge(2), LayBridge(5), LayBridge(7)]
    play(match, "crown")
    assert options(match) == [Pay((), 3), LayBridge(2), LayBridge(5), LayBridge(7)]
    answer(match, LayBridge(7))
    assert told(match, TollPaid) == [TollPaid(0, 3, (), ("olive",) * 3)]
    assert table_of(match).bridge_at.index(True) == 7


@pytest.mark.rule("atl.bridge.lay")
def test_bridges_that_leave_more_to_pay_than_there_is_are_not_offered() -> None:
    match = position(
        "flag4 ~ olive4 ~ ring2 ~ crown7 statue1",
        hands=["crown", ""],
        figures={0: [1]},
        collected={0: "helmet4"},
        bridges=[0],
    )
    assert playable(match) == {"crown"}
    play(match, "crown")
    # 4 + 2 + 2 = 8; only without the first four can it be paid with a 4, so nothing is asked.
    assert table_of(match).bridge_at.index(True) == 2
    assert told(match, TollPaid) == [TollPaid(0, 4, (4,), ())]


@pytest.mark.rule("atl.bridge.lay")
def test_a_bridge_elsewhere_saves_nothing() -> None:
    match = position(
        "flag4 ~ olive4 ring3 ~ crown3 ~ statue1",
        hands=["crown olive olive", ""],
        figures={0: [4, HOME, HOME]},
        bridges=[0],
    )
    # One point is missing; before the figure and behind it there are gaps too.
    assert offered(match, LayBridge) == [LayBridge(5)]
    play(match, "crown")
    assert told(match, BridgeLaid) == [BridgeLaid(0, 5)]
    assert not told(match, TollPaid)


@pytest.mark.rule("atl.bridge.lay")
@pytest.mark.parametrize(("cards", "gaps"), [(2, []), (3, [4]), (5, [4]), (6, [2, 4]), (9, [2, 4])])
def test_a_bridge_must_save_all_that_is_missing(cards: int, gaps: list[int]) -> None:
    match = position(
        "flag3 ~ olive7 ~ ring6 crown3",
        hands=["crown" + " olive" * cards, ""],
        figures={0: [1, HOME, HOME], 1: [3]},
        bridges=[0],
    )
    # The way to the crown costs 3 + 6, with a bridge 6 or 3.
    assert offered(match, LayBridge) == [LayBridge(gap) for gap in gaps]
    assert offered(match, ShowHand) == ([] if gaps else [ShowHand()])


@pytest.mark.rule("atl.bridge.lay")
def test_the_gap_of_this_turn_comes_too_late_for_a_bridge() -> None:
    match = position("flag4 olive4 ring4", hands=["ring", "ring"], bridges=[0, 1])
    assert not offered(match, LayBridge)
    play(match, "ring")
    assert whose_turn(match) == 1
    assert table_of(match).gaps() == [(2, 4)]


@pytest.mark.rule("atl.bridge.move")
def test_whoever_cannot_move_lays_no_bridge() -> None:
    match = position(
        "flag4 ~ olive4 ring4 crown1",
        hands=["ring", "ring"],
        figures={0: [3, HOME, HOME], 1: [4, 5]},
        bridges=[0],
    )
    assert options(match) == [ShowHand()]


@pytest.mark.rule("atl.bridge.move")
def test_after_a_bridge_nothing_is_bought_that_would_cost_the_move() -> None:
    # With the bridge at 2 the crown costs 3. The 4 buys two cards, and then a point is missing.
    path, figures = "flag4 ~ olive6 ~ ring3 crown1", {0: [1, HOME, HOME]}
    match = position(
        path, hands=["crown", ""], figures=figures, collected={0: "statue4"}, bridges=[0]
    )
    assert offered(match, Buy) == [Buy(4)]
    answer(match, LayBridge(2))
    assert options(match) == [Play(1, "crown")]
    # A fifth point, or a card in hand, and the move remains.
    for hand, tiles in (("crown", "statue4 ring1"), ("crown flag", "statue4")):
        match = position(
            path, hands=[hand, ""], figures=figures, collected={0: tiles}, bridges=[0], deck="ring"
        )
        answer(match, LayBridge(2))
        # Only one card is left to be drawn for the tile.
        assert not offered(match, Buy)
        match = position(path, hands=[hand, ""], figures=figures, collected={0: tiles}, bridges=[0])
        answer(match, LayBridge(2), Buy(4))
        assert Play(1, "crown") in options(match)


@pytest.mark.rule("atl.bridge.move", "atl.buy.stuck")
def test_who_buys_first_may_become_stuck_with_the_bridge_in_hand() -> None:
    match = position(
        "flag4 ~ olive6 ~ ring3 crown1",
        hands=["crown", ""],
        figures={0: [1, HOME, HOME]},
        collected={0: "statue4"},
        bridges=[0],
    )
    answer(match, Buy(4))
    assert options(match) == [ShowHand()]


@pytest.mark.rule("atl.bridge.move")
def test_a_bridge_can_be_taken_up_again_until_the_move() -> None:
    match = position("flag4 ~ olive4 ring4", hands=["ring", "ring"], figures={0: [1]}, bridges=[0])
    answer(match, LayBridge(2))
    match.undo(0)
    assert table_of(match).bridges == [1, 0]
    assert table_of(match).gaps() == [(2, 4)]


@pytest.mark.rule("atl.bridge.everybody")
def test_all_cross_a_bridge_for_nothing() -> None:
    match = position(
        "flag4 = olive4 crown1 ring4", hands=["crown", "ring"], figures={0: [0, 1], 1: [0]}
    )
    play(match, "crown", figure=2)
    assert path_of(match) == "flag4 = ~ crown1 ring4"
    play(match, "ring")
    assert not told(match, TollPaid)
    assert table_of(match).figures == [[0, 4, 0], [5, 0, 0]]


@pytest.mark.rule("atl.bridge.everybody")
@pytest.mark.parametrize("path", ["flag4 = olive4 ~ ring5 crown1", "flag4 ~ olive4 = ring5 crown1"])
def test_a_bridge_spans_what_merges_with_its_gap(path: str) -> None:
    match = position(
        path,
        hands=["crown statue statue statue statue", "crown"],
        figures={0: [3], 1: [1, 5]},
    )
    [(_, price)] = table_of(match).gaps()
    assert price == 4
    play(match, "crown")
    # The olive is gone and the ring occupied: one wide gap with a bridge somewhere in it.
    assert path_of(match).count("=") == 1
    assert tiles_of(match, 0) == ["olive4"]
    assert table_of(match).gaps() == []
    assert table_of(match).toll(1, 5) == 0


@pytest.mark.rule("atl.bridge.everybody")
def test_a_bridge_spans_a_gap_that_grows() -> None:
    match = position(
        "flag4 = olive4 ring5 crown1", hands=["ring", "crown"], figures={0: [1], 1: [0]}
    )
    play(match, "ring")
    assert path_of(match) == "flag4 = ~ ring5 crown1"
    assert table_of(match).toll(1, 4) == 0


@pytest.mark.rule("atl.bridge.lost")
def test_a_bridge_at_an_end_of_the_path_is_lost() -> None:
    match = position("flag4 = olive4 ring5", hands=["olive", "crown"], bridges=[1])
    play(match, "olive")
    assert path_of(match) == "~ = olive4 ring5"
    assert table_of(match).bridges == [0, 1]
    assert not offered(match, LayBridge)
    assert table_of(match).gaps() == []


@pytest.mark.rule("atl.bridge.one")
def test_a_bridged_gap_takes_no_second_bridge() -> None:
    match = position(
        "flag4 = olive4 ~ ring5 crown1",
        hands=["crown" + " ring" * 4, "crown"],
        figures={0: [1]},
        bridges=[0],
    )
    assert offered(match, LayBridge) == [LayBridge(4)]
    play(match, "crown")
    assert options(match) == [Pay((), 4), LayBridge(4)]


@pytest.mark.rule("atl.bridge.one")
def test_two_bridges_may_meet_when_gaps_merge() -> None:
    match = position(
        "flag4 = olive4 = ring5 crown1", hands=["crown", "crown"], figures={0: [3], 1: [1, 5]}
    )
    play(match, "crown")
    assert path_of(match) == "flag4 = ~ = ring5 crown1"
    assert table_of(match).gaps() == []


@pytest.mark.rule("atl.turn.must-move", "atl.bridge.lay")
def test_nobody_has_to_lay_a_bridge_who_can_pay() -> None:
    match = position(
        "flag1 ~ olive4 ring5", hands=["ring crown", ""], figures={0: [1]}, bridges=[0]
    )
    play(match, "ring")
    assert options(match) == [Pay((), 1), LayBridge(2)]
    answer(match, Pay((), 1))
    assert table_of(match).bridges[0] == 1


def test_every_item_can_pay() -> None:
    for item in ITEMS:
        match = position("flag1 ~ olive4 ring5", hands=[f"ring {item}", ""], figures={0: [1]})
        play(match, "ring")
        assert told(match, TollPaid) == [TollPaid(0, 1, (), (item,))]


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("olive", "to space 3, toll 3"),
        ("crown", "to space 5, toll 3, taken: a further card follows"),
        ("flag", "to space 1"),
        ("ring", "to the mainland, toll 5"),
    ],
)
def test_beside_a_card_stands_what_the_way_costs(card: str, words: str) -> None:
    match = position(
        "flag5 ~ olive3 = crown6 ~ helmet2",
        hands=["olive crown flag ring helmet", ""],
        figures={1: [5]},
    )
    texts = texts_of(game, "en", ["Ada", "Bo"])
    assert game.remark(match.view(0), texts, Play(1, card)) == words
