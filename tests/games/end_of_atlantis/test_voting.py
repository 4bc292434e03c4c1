"""Rows, bids, winners, and whose card is resolved."""

import pytest
from msgspec import structs

from critias.engine.texts import texts_of
from critias.games.end_of_atlantis.events import VoteWon
from critias.games.end_of_atlantis.options import Bid, Board, Lay, Pass, Resolve
from critias.games.end_of_atlantis.phases.voting import lay_rows, left_neighbour, voting
from critias.testing import offered, told
from tests.games.end_of_atlantis.tables import answer, asked, each, now, scene, table

ROWS = [
    ["refugees-2", "ships-2", "ships-2", "ships-2", "ships-2"],
    ["support", "sabotage", "sabotage", "sabotage", "sabotage"],
    ["refugees-1-1", "betrayal", "betrayal", "betrayal", "betrayal"],
    ["aristocracy-1", "ships-2", "ships-2", "ships-2", "ships-2"],
    ["refugees-1-vp", "ships-3", "ships-3", "ships-3", "ships-3"],
]


@pytest.mark.rule("eoa.voting.row")
def test_five_of_seven_cards_in_a_chosen_order() -> None:
    hand = ["support", "ships-2", "ships-2", "sabotage", "betrayal", "refugees-2", "royal-ship"]
    s = table(hands={0: hand, 1: ["sabotage"] * 6, 2: ["betrayal"] * 6})
    match = scene(s, lay_rows)
    match.answer(0, Lay("ships-2"))
    match.answer(0, Lay("ships-2"))
    assert Lay("ships-2") not in offered(match, 0)
    for card in ("royal-ship", "support", "betrayal"):
        match.answer(0, Lay(card))
    for seat, card in ((1, "sabotage"), (2, "betrayal")):
        for _ in range(5):
            match.answer(seat, Lay(card))
    shown = match.view(2)["rows"][0]["items"]
    assert shown == ["ships-2", "ships-2", "royal-ship", "support", "betrayal"]
    assert len(now(match).hands[0]) == 2


@pytest.mark.rule("eoa.voting.open")
def test_open_bids_go_from_the_last_of_the_senate_and_must_differ() -> None:
    match = scene(table(pool=[3, 2, 1], rows=ROWS[:3]), voting)
    assert asked(match) == 2
    answer(match, Bid(4))
    assert asked(match) == 1
    assert Bid(4) not in offered(match)
    assert Bid(0) in offered(match)
    question = texts_of(match.game, "en", ("Ada", "Bob", "Cleo"))
    # The question says why a number is missing.
    assert question.ask(match.pending[1]).endswith("Taken: 4 by Cleo.")
    answer(match, Bid(0))
    assert asked(match) == 0
    answer(match, Bid(0))
    # Both bid nothing, and the higher in the Senate comes second.
    assert told(match, VoteWon) == [VoteWon(1, (2, 0))]


@pytest.mark.rule("eoa.voting.winners", "eoa.voting.resolve")
def test_a_winner_may_pass_and_the_other_still_resolves() -> None:
    match = scene(table(event="chaos-spreads", rows=ROWS[:3]), voting)
    each(match, p0=Bid(3), p1=Bid(2), p2=Bid(1))
    answer(match, Pass(), Resolve("support", "own"))
    assert len(now(match).specials[1]) == 2


@pytest.mark.rule("eoa.voting.left-neighbour")
def test_the_neighbours_card_serves_the_winner_and_stays_in_its_row() -> None:
    match = scene(table(event="chaos-spreads", rows=ROWS[:3]), voting)
    each(match, p0=Bid(3), p1=Bid(1), p2=Bid(2))
    answer(match, Resolve("support", "neighbour"))
    assert len(now(match).specials[0]) == 2
    assert now(match).rows[1][0] >= 0
    assert now(match).resolved[1][0]
    answer(match, Resolve("refugees-1-1", "own"), Board("ark", 1), Board("warship", 1))
    assert now(match).aboard[0][2] == now(match).aboard[4][2] == 1


@pytest.mark.rule("eoa.voting.left-neighbour", "eoa.variant.five")
@pytest.mark.parametrize(
    ("seats", "edition", "winners", "neighbour"),
    [
        (3, "en", [0, 2], 1),
        (3, "de", [0, 1], 2),
        (4, "en", [3, 1], 0),
        (4, "en", [3, 0], 1),
        (5, "en", [0, 1, 2], 3),
        (5, "de", [0, 1, 2], 3),
        (5, "de", [0, 3, 1], 2),
        (5, "de", [4, 0, 1], 2),
    ],
)
def test_who_is_the_neighbour(seats: int, edition: str, winners: list[int], neighbour: int) -> None:
    assert left_neighbour(table(seats, edition=edition), winners) == neighbour


@pytest.mark.rule("eoa.variant.five")
def test_with_five_players_three_win() -> None:
    match = scene(table(5, event="chaos-spreads", rows=ROWS), voting)
    each(match, p0=Bid(1), p1=Bid(2), p2=Bid(3), p3=Bid(4), p4=Bid(5))
    assert told(match, VoteWon) == [VoteWon(1, (4, 3, 2))]
    assert Resolve("refugees-2", "neighbour") in offered(match)
    answer(match, Pass())
    assert all(option.source == "own" for option in offered(match)[1:])  # type: ignore[attr-defined]


@pytest.mark.rule("eoa.variant.five", "eoa.voting.left-neighbour")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_the_third_does_not_lose_the_card_to_the_first(edition: str) -> None:
    match = scene(table(5, edition=edition, event="chaos-spreads", rows=ROWS), voting)
    each(match, p0=Bid(5), p1=Bid(3), p2=Bid(1), p3=Bid(4), p4=Bid(0))
    assert Resolve("support", "neighbour") not in offered(match)
    answer(match, Resolve("refugees-1-1", "neighbour"), Board("ark", 1), Board("warship", 1))
    answer(match, Pass())
    assert Resolve("support", "own") in offered(match)


@pytest.mark.rule("eoa.voting.left-neighbour", "eoa.variant.edition")
def test_a_switch_lets_the_first_take_the_card_of_the_third() -> None:
    s = table(5, event="chaos-spreads", rows=ROWS)
    edition = structs.replace(s.variant.edition, left_neighbour="second")
    s.variant = structs.replace(s.variant, edition=edition)
    match = scene(s, voting)
    each(match, p0=Bid(5), p1=Bid(3), p2=Bid(1), p3=Bid(4), p4=Bid(0))
    answer(match, Resolve("support", "neighbour"), Pass())
    # The card is resolved once a turn, so nothing is left for the third to resolve.
    assert match.over
