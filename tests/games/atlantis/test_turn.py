"""What a turn is made of, who must move, and what becomes of those who cannot."""

import pytest

from critias.engine.errors import IllegalAnswer, NotAsked
from critias.games.atlantis.events import (
    CardPlayed,
    CardsBought,
    CardsDiscarded,
    CardsDrawn,
    HandShown,
    TileTaken,
    TollPaid,
)
from critias.games.atlantis.options import Buy, LayBridge, Play, ShowHand
from critias.testing import told
from tests.games.atlantis.positions import (
    HOME,
    answer,
    hand_of,
    offered,
    options,
    path_of,
    play,
    playable,
    position,
    question,
    table_of,
    tiles_of,
    whose_turn,
)


@pytest.mark.rule("atl.turn.choose")
def test_a_turn_moves_pays_takes_discards_and_draws_in_this_order() -> None:
    match = position(
        "flag5 ~ olive3 ring2",
        hands=["ring", "flag"],
        figures={0: [1]},
        collected={0: "crown2 helmet3"},
        deck="statue amphora",
    )
    answer(match, Buy(2), Play(1, "ring"))
    assert [type(one.event) for one in match.all_events] == [
        CardsBought,
        CardsDrawn,
        CardPlayed,
        TollPaid,
        TileTaken,
        CardsDiscarded,
        CardsDrawn,
    ]
    assert {one.number for one in match.all_events[:2]} == {1}
    assert told(match, TollPaid) == [TollPaid(0, 3, (3,), ())]


@pytest.mark.rule("atl.turn.choose")
def test_a_turn_begins_with_a_move_a_purchase_or_a_bridge() -> None:
    match = position(
        "flag5 ~ olive3 ring2",
        hands=["ring olive", "flag"],
        figures={0: [1]},
        collected={0: "crown3 helmet7"},
        bridges=[0],
    )
    assert question(match) == "atl.turn.choose"
    assert offered(match, Play) == [
        Play(figure, card) for figure in (1, 2, 3) for card in ("olive", "ring")
    ]
    assert offered(match, Buy) == [Buy(3), Buy(7)]
    assert offered(match, LayBridge) == [LayBridge(2)]
    assert len(options(match)) == 6 + 2 + 1


@pytest.mark.rule("atl.turn.choose")
def test_nothing_is_bought_once_a_figure_moves() -> None:
    match = position(
        "flag5 ring3 olive3 helmet2 ~ crown4",
        hands=["flag olive crown crown", "flag"],
        figures={1: [1]},
        collected={0: "crown3 helmet7"},
    )
    play(match, "flag")
    assert question(match) == "atl.move.occupied"
    assert not offered(match, Buy)
    play(match, "crown")
    assert question(match) == "atl.toll.pay"
    assert not offered(match, Buy)


@pytest.mark.rule("atl.turn.choose")
def test_only_what_is_offered_is_accepted_and_only_from_the_player_asked() -> None:
    match = position("flag5 olive3", hands=["flag", "olive"])
    for illegal in (Play(1, "olive"), Play(0, "flag"), Play(4, "flag"), ShowHand(), Buy(1)):
        with pytest.raises(IllegalAnswer):
            match.answer(0, illegal)
    with pytest.raises(NotAsked):
        match.answer(1, Play(1, "olive"))
    assert table_of(match).figures == [[0, 0, 0], [0, 0, 0]]


@pytest.mark.rule("atl.turn.figure")
def test_figures_on_the_mainland_stay_there() -> None:
    match = position("flag5 olive3", hands=["flag", "olive"], figures={0: [HOME, 1, HOME]})
    assert options(match) == [Play(2, "flag")]


@pytest.mark.rule("atl.turn.figure")
def test_each_figure_on_its_way_may_move() -> None:
    match = position("flag5 olive3 crown1", hands=["crown", "olive"], figures={0: [1, 2, 0]})
    assert options(match) == [Play(1, "crown"), Play(2, "crown"), Play(3, "crown")]
    play(match, "crown", figure=2)
    assert table_of(match).figures[0] == [1, 3, 0]


@pytest.mark.rule("atl.turn.figure", "atl.toll.no-credit")
def test_a_figure_without_a_complete_move_is_not_offered() -> None:
    match = position("flag5 ~ olive4 crown1", hands=["crown", "olive"], figures={0: [1, 3, HOME]})
    assert options(match) == [Play(2, "crown")]


@pytest.mark.rule("atl.turn.must-move")
def test_whoever_can_move_cannot_pass() -> None:
    match = position("flag5 olive3", hands=["flag", "olive"])
    assert offered(match, Play)
    assert not offered(match, ShowHand)


@pytest.mark.rule("atl.turn.must-move")
def test_a_move_that_only_the_own_bridge_pays_for_must_be_made() -> None:
    path, figures = "flag5 ~ olive4 crown1", {0: [1, HOME, HOME]}
    without = position(path, hands=["crown", "olive"], figures=figures)
    assert options(without) == [ShowHand()]
    with_bridge = position(path, hands=["crown", "olive"], figures=figures, bridges=[0])
    assert options(with_bridge) == [Play(1, "crown"), LayBridge(2)]
    play(with_bridge, "crown")
    # The bridge was the only way to pay, so nothing was asked.
    assert whose_turn(with_bridge) == 1
    assert table_of(with_bridge).bridges == [0, 0]
    assert path_of(with_bridge) == "flag5 = ~ crown1"
    assert tiles_of(with_bridge, 0) == ["olive4"]


@pytest.mark.rule("atl.turn.must-move")
def test_one_bridge_is_not_enough_for_two_gaps_that_cannot_be_paid() -> None:
    figures = {0: [1, HOME, HOME]}
    for values, enough in (("1", True), ("2", False)):
        match = position(
            f"flag5 ~ olive4 ~ ring{values} crown1",
            hands=["crown amphora", "olive"],
            figures=figures,
            bridges=[0],
        )
        assert ("crown" in playable(match)) is enough, values
    # With the gaps the other way round the dearer one is still the one to bridge.
    match = position(
        "flag1 ~ olive4 ~ ring4 crown1",
        hands=["crown amphora", "olive"],
        figures=figures,
        bridges=[0],
    )
    assert playable(match) == {"amphora", "crown"}
    play(match, "crown")
    assert table_of(match).bridge_at[4]
    assert told(match, TollPaid) == [TollPaid(0, 1, (), ("amphora",))]


@pytest.mark.rule("atl.turn.stuck")
def test_whoever_cannot_move_shows_the_hand_and_draws_two() -> None:
    match = position(
        "flag5 ~ olive4 crown1",
        hands=["crown", "olive"],
        figures={0: [1, HOME, HOME]},
        deck="ring helmet statue amphora",
    )
    answer(match, ShowHand())
    assert told(match, HandShown) == [HandShown(0, ("crown",))]
    assert hand_of(match, 0) == ["crown", "ring", "helmet"]
    assert tiles_of(match, 0) == []
    assert whose_turn(match) == 1
    assert match.events(1)[0].event == HandShown(0, ("crown",))


@pytest.mark.rule("atl.turn.stuck")
def test_a_player_without_cards_is_stuck() -> None:
    match = position("flag5 olive4", hands=["", "olive"], deck="ring helmet statue")
    assert options(match) == [ShowHand()]
    answer(match, ShowHand())
    assert hand_of(match, 0) == ["ring", "helmet"]


@pytest.mark.rule("atl.turn.clockwise")
def test_turns_go_round_the_table() -> None:
    match = position(
        "flag5/olive1 olive3/flag1 ring2 flag4",
        hands=["flag", "", "olive", "ring"],
        turn=2,
    )
    order = []
    for answers in (Play(1, "olive"), Play(1, "ring"), Play(1, "flag"), ShowHand()):
        order.append(whose_turn(match))
        answer(match, answers)
    assert [*order, whose_turn(match)] == [2, 3, 0, 1, 2]


@pytest.mark.rule("atl.turn.choose")
def test_an_answer_that_taught_nothing_can_be_taken_back() -> None:
    match = position(
        "flag5 ring3 olive3 crown4",
        hands=["flag olive crown", "flag"],
        figures={1: [1]},
    )
    play(match, "flag")
    assert match.can_undo(0)
    match.undo(0)
    assert table_of(match).figures[0] == [0, 0, 0]
    play(match, "olive")
    assert not match.can_undo(0)
