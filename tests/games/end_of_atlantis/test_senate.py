"""The Senate, its order, and the factions."""

import pytest

from critias.games.end_of_atlantis.box import FACTIONS, POLITICS
from critias.games.end_of_atlantis.events import CardsKeptFaceDown
from critias.games.end_of_atlantis.options import (
    Bid,
    Board,
    Decline,
    DiscardPolitics,
    KeepFaceDown,
    Lay,
    Move,
    Pass,
    Regain,
    Resolve,
    TakeFaction,
    UseAbility,
)
from critias.games.end_of_atlantis.phases.factions import factions_phase, use_on_choosing
from critias.games.end_of_atlantis.phases.senate import senate_phase
from critias.games.end_of_atlantis.phases.voting import lay_rows, strategos, voting
from critias.testing import offered, told
from tests.games.end_of_atlantis.tables import (
    answer,
    asked,
    each,
    gained,
    now,
    question,
    scene,
    table,
)

HAND = ["support", "ships-2", "ships-2", "sabotage", "betrayal", "refugees-2", "royal-ship"]
ROW = ["refugees-2", "support", "support", "support", "support"]


@pytest.mark.rule("eoa.senate.bid", "eoa.senate.order")
def test_more_tokens_stand_higher_and_markers_break_ties() -> None:
    s = table(4)
    s.marker = [3, 0, 5, 1]
    match = scene(s, senate_phase)
    assert [option.tokens for option in offered(match, 0)] == list(range(21))  # type: ignore[attr-defined]
    each(match, p0=Bid(2), p1=Bid(0), p2=Bid(5), p3=Bid(2))
    assert now(match).pool == [2, 0, 5, 2, 0]
    assert now(match).supply[:4] == [18, 20, 15, 18]
    assert now(match).senate_order() == [2, 3, 0, 1]


@pytest.mark.rule("eoa.senate.bid")
def test_bids_are_secret_until_all_have_bid() -> None:
    match = scene(table(), senate_phase)
    match.answer(0, Bid(7))
    assert match.view(1)["pool"] == [0, 0, 0, 0]
    assert match.asked(1) == (0, 1, 2)


@pytest.mark.rule("eoa.senate.order")
def test_if_all_bid_nothing_markers_decide() -> None:
    s = table()
    s.marker = [4, 2, 3]
    assert s.senate_order() == [1, 2, 0]


@pytest.mark.rule("eoa.factions.choose", "eoa.factions.bonus")
def test_factions_are_taken_in_an_order_that_does_not_change() -> None:
    s = table(3, pool=[1, 1, 1])
    s.marker = [2, 1, 0]
    s.bonus = [0, 0, 0, 0, 3, 0, 0]
    match = scene(s, factions_phase)
    assert asked(match) == 2
    answer(match, TakeFaction("strategos"))
    assert asked(match) == 1
    assert TakeFaction("strategos") not in offered(match)
    answer(match, TakeFaction("oraklos"))
    assert asked(match) == 0
    answer(match, TakeFaction("philosophos"))
    assert now(match).vp == [0, 3, 0]
    assert gained(match, 1) == {"faction-bonus": 3}
    assert now(match).bonus == [1, 1, 1, 1, 0, 0, 0]
    assert now(match).marker == [5, 4, 6]


@pytest.mark.rule("eoa.factions.archont", "eoa.factions.archont-discard", "eoa.factions.ability")
def test_archont_draws_five_and_discards_any_five() -> None:
    s = table(hands={0: HAND}, factions={0: "archont"})
    match = scene(s, lambda t: use_on_choosing(t, 0))
    assert offered(match) == [UseAbility("archont"), Decline()]
    answer(match, UseAbility("archont"))
    assert len(now(match).hands[0]) == 12
    answer(match, DiscardPolitics("support"), DiscardPolitics("ships-2"))
    while match.pending:
        answer(match, offered(match)[0])
    assert len(now(match).hands[0]) == 7
    assert len(now(match).politics_discards) == 5
    declined = answer(scene(s, lambda t: use_on_choosing(t, 0)), Decline())
    assert len(now(declined).hands[0]) == 7


@pytest.mark.rule("eoa.factions.basileus")
def test_basileus_boards_one_in_port() -> None:
    s = table(factions={0: "basileus"}, at_sea=["ark"], aboard={"ark": [0, 1], "warship": [0, 3]})
    match = scene(s, lambda t: use_on_choosing(t, 0))
    assert question(match) == "eoa.factions.basileus"
    ships = [option.ship for option in offered(match) if isinstance(option, Board)]
    assert ships == ["science-vessel", "royal-barge", "airship"]
    answer(match, Board("airship", 1))
    assert now(match).aboard[3][0] == 1


@pytest.mark.rule("eoa.factions.demagogos", "eoa.event.favorable-winds")
def test_demagogos_moves_one_ship_out_of_port_whatever_the_winds() -> None:
    s = table(
        event="favorable-winds",
        factions={0: "demagogos"},
        aboard={"ark": [1], "airship": [1], "warship": [1]},
        at_sea=["ark"],
    )
    match = scene(s, lambda t: use_on_choosing(t, 0))
    assert offered(match) == [Move("airship"), Move("warship"), Decline()]
    answer(match, Move("airship"))
    assert match.over
    assert now(match).at_sea == [True, False, False, True, False]


@pytest.mark.rule("eoa.factions.demiurgos")
def test_demiurgos_draws_a_special_card() -> None:
    match = scene(table(factions={1: "demiurgos"}), lambda t: use_on_choosing(t, 1))
    answer(match, UseAbility("demiurgos"))
    assert len(now(match).specials[1]) == 1


@pytest.mark.rule("eoa.factions.oraklos", "eoa.voting.row")
def test_oraklos_keeps_cards_face_down_until_their_voting() -> None:
    hands = {0: HAND, 1: ["refugees-2"] * 7, 2: ["ships-2"] * 7}
    s = table(event="wrath-of-the-ocean-god", hands=hands, factions={0: "oraklos"})
    match = scene(s, lay_rows)
    for card in HAND[:5]:
        match.answer(0, Lay(card))
    assert len(offered(match, 0)) == 1 + 5 + 10
    match.answer(0, KeepFaceDown((1, 4)))
    for seat, card in ((1, "refugees-2"), (2, "ships-2")):
        for _ in range(5):
            assert match.view(2)["rows"][0]["count"] == 0
            match.answer(seat, Lay(card))
    assert match.view(0)["rows"][0]["items"] == HAND[:5]
    assert match.view(1)["rows"][0]["items"] == ["?", "ships-2", "ships-2", "?", "betrayal"]
    [kept] = told(match, CardsKeptFaceDown)
    assert kept.cards == ("support", "sabotage")
    assert kept.as_seen_by(1) == CardsKeptFaceDown(0, (1, 4), (None, None))
    vote = scene(now(match), voting)
    each(vote, p0=Bid(0), p1=Bid(1), p2=Bid(2))
    assert vote.view(1)["rows"][0]["items"][0] == "support"
    # Turned up before anybody resolves, so the first winner may take it.
    assert Resolve("support", "neighbour") in offered(vote)


@pytest.mark.rule("eoa.factions.philosophos", "eoa.factions.ability")
def test_philosophos_takes_back_up_to_two_once_a_turn() -> None:
    s = table(
        event="chaos-spreads",
        rows=[ROW, ["ships-2"] * 5, ["sabotage"] * 5],
        factions={1: "philosophos"},
    )
    match = scene(s, voting)
    each(match, p0=Bid(4), p1=Bid(3), p2=Bid(0))
    answer(match, Pass())
    assert question(match) == "eoa.factions.philosophos"
    assert offered(match) == [Regain(0), Regain(1), Regain(2)]
    answer(match, Regain(2))
    assert now(match).tokens[1][0] == 1
    assert now(match).supply[1] == 19
    s = now(match)
    s.vote = 1
    again = scene(s, voting)
    each(again, p0=Bid(4), p1=Bid(3), p2=Bid(0))
    answer(again, Pass())
    assert again.over


@pytest.mark.rule("eoa.factions.philosophos")
def test_philosophos_gives_nothing_back_to_whoever_resolved_a_card() -> None:
    s = table(
        event="chaos-spreads",
        rows=[ROW, ["ships-2"] * 5, ["sabotage"] * 5],
        factions={0: "philosophos"},
    )
    match = scene(s, voting)
    each(match, p0=Bid(4), p1=Bid(3), p2=Bid(0))
    answer(match, Resolve("refugees-2", "own"), Board("ark", 2))
    assert match.over


@pytest.mark.rule("eoa.factions.strategos")
def test_strategos_resolves_an_own_card_without_tokens() -> None:
    s = table(
        rows=[["support", "refugees-2", "sabotage", "refugees-1-1", "ships-2"]],
        factions={0: "strategos"},
    )
    s.tokens[0] = [0, 2, 0, 0, 0]
    s.supply[0] -= 2
    s.resolved[0][3] = True
    match = scene(s, strategos)
    # Tokens lie on the second, the fourth is spent, and no ship can be sabotaged or moved.
    assert offered(match) == [Pass(), Resolve("support", "strategos")]
    answer(match, Resolve("support", "strategos"))
    assert len(now(match).specials[0]) == 2
    assert now(match).resolved[0] == [True, False, False, True, False]


def test_names_of_factions_and_cards_are_as_in_the_data() -> None:
    assert list(FACTIONS) == sorted(FACTIONS)
    assert len(set(POLITICS)) == len(POLITICS) == 24
