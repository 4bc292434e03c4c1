"""Buying cards, drawing cards, and who sees them."""

import pytest

from critias.engine.errors import IllegalAnswer
from critias.games.atlantis.events import (
    CardsBought,
    CardsDiscarded,
    CardsDrawn,
    DeckRenewed,
    HandShown,
)
from critias.games.atlantis.options import Buy, LayBridge, Play, ShowHand
from critias.testing import told
from tests.games.atlantis.positions import (
    HOME,
    answer,
    hand_of,
    offered,
    options,
    play,
    position,
    table_of,
    tiles_of,
    whose_turn,
)


@pytest.mark.rule("atl.buy.half")
@pytest.mark.parametrize(("value", "cards"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_a_tile_buys_half_its_value_in_cards(value: int, cards: int) -> None:
    match = position(
        "flag1 olive2",
        hands=["flag", ""],
        collected={0: f"flag1 ring{value}"},
        deck="crown ring helmet statue",
    )
    assert offered(match, Buy) == [Buy(value)]
    answer(match, Buy(value))
    assert hand_of(match, 0) == ["flag", "crown", "ring", "helmet"][: 1 + cards]
    assert tiles_of(match, 0) == ["flag1"]
    assert match.view(1)["spent"]["items"] == [f"ring-{value}"]
    assert told(match, CardsBought) == [CardsBought(0, value)]
    assert whose_turn(match) == 0


@pytest.mark.rule("atl.buy.half")
def test_a_tile_worth_one_buys_nothing() -> None:
    match = position("flag1 olive2", hands=["flag", ""], collected={0: "ring1 flag1"})
    assert not offered(match, Buy)
    with pytest.raises(IllegalAnswer):
        answer(match, Buy(1))


@pytest.mark.rule("atl.buy.half")
def test_tiles_of_the_same_value_are_offered_once() -> None:
    match = position("flag1 olive2", hands=["flag", ""], collected={0: "ring4 flag4 crown2"})
    assert offered(match, Buy) == [Buy(2), Buy(4)]
    answer(match, Buy(4))
    assert table_of(match).tile_points(0) == 6


@pytest.mark.rule("atl.buy.once")
def test_one_purchase_a_turn() -> None:
    match = position("flag1 olive2", hands=["flag", ""], collected={0: "ring4 flag6"})
    answer(match, Buy(4))
    assert not offered(match, Buy)


@pytest.mark.rule("atl.buy.once")
def test_any_number_of_purchases_where_the_table_wants_it() -> None:
    match = position(
        "flag1 olive2", hands=["flag", ""], collected={0: "ring4 flag6 olive1"}, purchases="many"
    )
    answer(match, Buy(4))
    assert offered(match, Buy) == [Buy(6)]
    answer(match, Buy(6))
    assert not offered(match, Buy)
    assert len(hand_of(match, 0)) == 1 + 2 + 3
    play(match, "flag")
    assert whose_turn(match) == 1


@pytest.mark.rule("atl.buy.once")
def test_the_next_turn_allows_another_purchase() -> None:
    match = position("flag1 olive2", hands=["flag", ""], collected={0: "ring4 flag6"})
    answer(match, Buy(4), Play(1, "flag"), ShowHand())
    assert whose_turn(match) == 0
    assert offered(match, Buy) == [Buy(6)]


@pytest.mark.rule("atl.buy.once")
def test_a_bridge_may_be_laid_before_or_after_buying() -> None:
    match = position("flag1 ~ olive2", hands=["flag", ""], collected={0: "ring4"}, bridges=[0])
    answer(match, LayBridge(2))
    assert offered(match, Buy) == [Buy(4)]
    answer(match, Buy(4))
    assert not offered(match, LayBridge)


@pytest.mark.rule("atl.buy.once")
def test_a_purchase_brings_something_to_light_and_stands() -> None:
    match = position("flag1 olive2", hands=["flag", ""], collected={0: "ring4"})
    answer(match, Buy(4))
    assert not match.can_undo(0)


@pytest.mark.rule("atl.buy.stuck")
def test_bought_cards_may_free_a_player() -> None:
    match = position(
        "flag3 olive2", hands=["olive", ""], figures={0: [HOME, HOME, 1], 1: [2]},
        collected={0: "ring2"}, deck="crown crown",
    )  # fmt: skip
    assert options(match) == [ShowHand(), Buy(2)]
    answer(match, Buy(2))
    assert options(match) == [Play(3, "olive"), Play(3, "crown")]


@pytest.mark.rule("atl.buy.stuck")
def test_whoever_is_still_stuck_draws_two_all_the_same() -> None:
    match = position(
        "flag7 ~ olive6 crown7",
        hands=["crown", ""],
        figures={0: [HOME, HOME, 1]},
        collected={0: "ring2"},
        deck="crown ring helmet statue",
    )
    answer(match, Buy(2))
    assert options(match) == [ShowHand()]
    answer(match, ShowHand())
    assert told(match, HandShown) == [HandShown(0, ("crown", "crown"))]
    assert hand_of(match, 0) == ["crown", "crown", "ring", "helmet"]


@pytest.mark.rule("atl.draw.one")
@pytest.mark.parametrize("others", [[], [2], [2, 3]])
def test_one_card_is_drawn_however_many_were_played(others: list[int]) -> None:
    played = ["flag", "olive", "ring"][: len(others) + 1]
    match = position(
        "crown1 flag2 olive3 ring4",
        hands=["flag olive ring helmet", ""],
        figures={1: others},
        deck="statue crown crown",
    )
    play(match, *played)
    assert whose_turn(match) == 1
    assert told(match, CardsDiscarded) == [CardsDiscarded(0, tuple(played))]
    assert told(match, CardsDrawn) == [CardsDrawn(0, ("statue",))]
    assert match.view(1)["discards"]["items"] == played
    assert match.view(1)["played"]["count"] == 0
    assert len(hand_of(match, 0)) == 4 - len(played) + 1


@pytest.mark.rule("atl.draw.ashore")
@pytest.mark.parametrize(
    ("home", "card", "drawn"),
    [(0, "flag", 1), (1, "flag", 2), (2, "flag", 3), (0, "ring", 2), (1, "ring", 3)],
)
def test_each_figure_ashore_brings_a_card(home: int, card: str, drawn: int) -> None:
    figures = [HOME] * home + [0] * (3 - home)
    match = position("olive2 flag1 crown2", hands=[card, ""], figures={0: figures})
    play(match, card, figure=3)
    assert len(hand_of(match, 0)) == drawn


@pytest.mark.rule("atl.draw.ashore")
def test_others_ashore_bring_nothing() -> None:
    match = position("olive2 flag1", hands=["flag", ""], figures={1: [HOME, HOME, 0]})
    play(match, "flag")
    assert len(hand_of(match, 0)) == 1


@pytest.mark.rule("atl.draw.ashore", "atl.turn.stuck")
def test_a_stuck_player_with_figures_ashore_draws_two() -> None:
    match = position("olive2 flag1", hands=["", ""], figures={0: [HOME, HOME, 0]})
    answer(match, ShowHand())
    assert len(hand_of(match, 0)) == 2


@pytest.mark.rule("atl.draw.hand")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    match = position("olive2 flag1", hands=["flag ring", "crown crown statue"])
    assert match.view(0)["hands"] == [{"count": 2, "items": ["flag", "ring"]}, {"count": 3}]
    assert match.view(1)["hands"] == [
        {"count": 2},
        {"count": 3, "items": ["crown", "crown", "statue"]},
    ]
    assert match.view(None)["hands"] == [{"count": 2}, {"count": 3}]


@pytest.mark.rule("atl.draw.hand")
def test_others_are_told_how_many_cards_are_drawn_but_not_which() -> None:
    match = position("olive2 flag1", hands=["", "crown"], deck="statue ring")
    answer(match, ShowHand())
    seen = [
        [one.event for one in match.events(seat) if isinstance(one.event, CardsDrawn)]
        for seat in (0, 1, None)
    ]
    blank = CardsDrawn(0, (None, None))
    assert seen == [[CardsDrawn(0, ("statue", "ring"))], [blank], [blank]]


@pytest.mark.rule("atl.draw.hand")
def test_a_hand_has_no_limit() -> None:
    match = position("olive2 flag1", hands=["flag" + " ring" * 60, ""])
    play(match, "flag")
    assert len(hand_of(match, 0)) == 61


@pytest.mark.rule("atl.draw.deck")
def test_the_discards_become_the_new_deck_in_the_middle_of_a_draw() -> None:
    match = position(
        "olive2 flag1", hands=["", ""], deck="statue", discards="ring ring helmet crown"
    )
    answer(match, ShowHand())
    assert told(match, DeckRenewed) == [DeckRenewed(4)]
    hand = hand_of(match, 0)
    assert hand[0] == "statue"
    assert hand[1] in ("ring", "helmet", "crown")
    table = table_of(match)
    assert (len(table.deck), table.discards) == (3, [])


@pytest.mark.rule("atl.draw.deck")
def test_a_new_deck_is_shuffled() -> None:
    match = position("olive2 flag1", hands=["", ""], deck="", discards=" ".join(DISCARDS))
    answer(match, ShowHand())
    table = table_of(match)
    order = [*table.hands[0], *reversed(table.deck)]
    assert order not in (sorted(order), sorted(order, reverse=True))
    assert match.view(0)["deck"] == {"count": len(DISCARDS) - 2}


DISCARDS = ["flag"] * 5 + ["olive"] * 5 + ["helmet"] * 5 + ["crown"] * 5


@pytest.mark.rule("atl.draw.deck")
def test_a_deck_is_renewed_only_when_a_card_is_needed() -> None:
    match = position("olive2 flag1", hands=["", ""], deck="statue ring", discards="crown")
    answer(match, ShowHand())
    assert not told(match, DeckRenewed)
    assert table_of(match).deck == []


@pytest.mark.rule("atl.draw.deck")
def test_the_cards_just_played_can_be_in_the_new_deck() -> None:
    match = position("olive2 flag1", hands=["flag", ""], deck="")
    play(match, "flag")
    assert hand_of(match, 0) == ["flag"]
    assert told(match, DeckRenewed) == [DeckRenewed(1)]


@pytest.mark.rule("atl.draw.deck")
def test_when_there_is_nothing_left_less_is_drawn() -> None:
    match = position("olive2 flag1", hands=["", ""], deck="statue")
    answer(match, ShowHand())
    assert hand_of(match, 0) == ["statue"]
    assert told(match, CardsDrawn) == [CardsDrawn(0, ("statue",))]
    answer(match, ShowHand())
    assert hand_of(match, 1) == []
    assert whose_turn(match) == 0
