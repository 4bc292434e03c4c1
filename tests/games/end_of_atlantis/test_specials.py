"""Special cards and their moments."""

import pytest
from msgspec import structs

from critias.games.end_of_atlantis import game
from critias.games.end_of_atlantis.box import SPECIALS, TOGETHER
from critias.games.end_of_atlantis.cards.event_cards import delayed_effect
from critias.games.end_of_atlantis.ending import end_game
from critias.games.end_of_atlantis.events import (
    CardCancelled,
    Resolved,
    SpecialPlayed,
    VoteWon,
)
from critias.games.end_of_atlantis.options import (
    Bid,
    Board,
    Decline,
    DisplaceNeutral,
    Enough,
    Exchange,
    Pass,
    PlaySpecial,
    Resolve,
    Target,
    Throw,
    ThrowHidden,
)
from critias.games.end_of_atlantis.phases.doom import doom_phase, ships_sail
from critias.games.end_of_atlantis.phases.voting import voting
from critias.games.end_of_atlantis.ships.boarding import board_one
from critias.testing import offered, told
from tests.games.end_of_atlantis.tables import (
    answer,
    asked,
    can_resolve,
    decline,
    each,
    gained,
    now,
    question,
    resolving,
    scene,
    table,
)

FULL = {
    "ark": [0, 7],
    "science-vessel": [0, 0, 5],
    "royal-barge": [0, 0, 5],
    "airship": [0, 0, 3],
    "warship": [0, 0, 3],
}
ROWS = [
    ["refugees-2", *["ships-2"] * 4],
    ["support", *["sabotage"] * 4],
    ["refugees-1-1", *["betrayal"] * 4],
]


@pytest.mark.rule("eoa.special.pursuit-ship", "eoa.politics.complete", "eoa.special.cards")
def test_pursuit_ship_boards_on_the_ocean() -> None:
    s = table(aboard={**FULL, "warship": [0, 0, 1]}, at_sea=["warship"])
    assert not can_resolve(s, 0, "refugees-2")
    s = table(
        aboard={**FULL, "warship": [0, 0, 1]}, at_sea=["warship"], specials={0: ["pursuit-ship"]}
    )
    match = resolving(s, 0, "refugees-2")
    assert offered(match) == [Board("warship", 2, ("pursuit-ship",))]
    answer(match, Board("warship", 2, ("pursuit-ship",)))
    assert now(match).aboard[4] == [2, 0, 1, 0]
    assert not now(match).specials[0]
    assert told(match, SpecialPlayed) == [SpecialPlayed(0, "pursuit-ship")]


@pytest.mark.rule("eoa.special.pursuit-ship")
@pytest.mark.parametrize(("edition", "possible"), [("en", False), ("de", True)])
def test_pursuit_ship_opens_one_ship_or_all(edition: str, possible: bool) -> None:
    aboard = {**FULL, "airship": [0, 0, 1], "warship": [0, 0, 1]}
    sea = ["airship", "warship"]
    s = table(edition=edition, aboard=aboard, at_sea=sea, specials={0: ["pursuit-ship"]})
    assert can_resolve(s, 0, "refugees-1-1") is possible
    if possible:
        match = answer(resolving(s, 0, "refugees-1-1"), Board("airship", 1, ("pursuit-ship",)))
        assert offered(match) == [Board("warship", 1)]


@pytest.mark.rule("eoa.special.hidden-holds")
def test_hidden_holds_board_a_full_ship() -> None:
    s = table(aboard=FULL, specials={0: ["hidden-holds"]})
    match = resolving(s, 0, "refugees-2")
    answer(match, Board("warship", 2, ("hidden-holds",)))
    assert now(match).hidden_aboard[4] == [2, 0, 0, 0]
    assert now(match).free(4) == 0
    assert now(match).crowd(4) == 5
    # Aristocracy cannot displace them, Betrayal can hit them.
    later = table(aboard={**FULL, "ark": [0, 6, 0, 1]}, hidden={"warship": [2]}, vp=[9, 0, 0])
    assert offered(resolving(later, 1, "aristocracy-1")) == [DisplaceNeutral("ark")]
    betrayed = answer(resolving(later, 1, "betrayal"), Target("warship"))
    assert Throw(0) in offered(betrayed)


@pytest.mark.rule("eoa.special.hidden-holds")
def test_hidden_holds_fill_free_spaces_first() -> None:
    s = table(aboard={**FULL, "warship": [0, 0, 2]}, specials={0: ["hidden-holds"]})
    match = answer(resolving(s, 0, "refugees-2"), Board("warship", 2, ("hidden-holds",)))
    assert now(match).aboard[4][0] == now(match).hidden_aboard[4][0] == 1


@pytest.mark.rule("eoa.special.common-good", "eoa.sailing.mover", "eoa.special.cards")
def test_common_good_discards_one_of_those_just_boarded_and_moves_the_ship() -> None:
    both = ("pursuit-ship", "for-the-common-good")
    s = table(aboard={"ark": [0, 1]}, at_sea=["ark"], specials={0: both})
    match = resolving(s, 0, "refugees-2")
    answer(match, Board("ark", 2, both))
    assert now(match).discarded[0] == 1
    assert now(match).new_land == [1, 1, 0, 0]
    assert gained(match, 0) == {"ship": 1, "colours": 1, "mover": 1}


@pytest.mark.rule("eoa.special.common-good", "eoa.special.cards")
def test_two_for_the_common_good_take_a_ship_all_the_way() -> None:
    goods = ("for-the-common-good",) * 2
    s = table(aboard={"ark": [0, 1]}, specials={0: goods})
    match = answer(resolving(s, 0, "refugees-2"), Board("ark", 2, goods))
    assert now(match).discarded[0] == 2
    assert now(match).new_land == [0, 1, 0, 0]
    assert gained(match, 0) == {"mover": 1}
    assert gained(match, 1) == {"ship": 1}
    assert not now(match).specials[0]


@pytest.mark.rule("eoa.special.common-good")
@pytest.mark.parametrize(
    ("card", "aboard", "advanced"),
    [("refugees-2", [], []), ("refugees-1-vp", [0, 1], []), ("refugees-2", [0, 1], ["airship"])],
    ids=["nobody would stay aboard", "only one has boarded", "one move brings it in"],
)
def test_the_common_good_is_not_served_twice_where(
    card: str, aboard: list[int], advanced: list[str]
) -> None:
    goods = ["for-the-common-good"] * 2
    s = table(aboard={"airship": aboard}, advanced=advanced, specials={0: goods})
    ways = [one for one in offered(resolving(s, 0, card)) if isinstance(one, Board)]
    assert max(len(one.specials) for one in ways if one.ship == "airship") == 1


@pytest.mark.rule("eoa.special.alliance")
def test_nobody_plays_two_alliances_on_one_ship() -> None:
    s = table(aboard={"ark": [0, 1, 0, 2]}, at_sea=["ark"], specials={0: ["alliance"] * 2})
    match = answer(scene(s, ships_sail), PlaySpecial("alliance"))
    assert match.over
    assert len(now(match).specials[0]) == 1


@pytest.mark.rule("eoa.special.hidden-holds", "eoa.politics.betrayal-ship")
def test_betrayal_chooses_between_spaces_and_hidden_holds() -> None:
    s = table(aboard={"warship": [2]}, hidden={"warship": [1, 1]})
    match = answer(resolving(s, 2, "betrayal"), Target("warship"))
    assert offered(match) == [Throw(0), ThrowHidden(0), Throw(1)]
    answer(match, ThrowHidden(0))
    assert now(match).aboard[4][0] == 2
    assert now(match).hidden_aboard[4] == [0, 1, 0, 0]
    assert offered(match) == [Throw(0), Throw(1), Enough()]
    answer(match, Throw(1), Enough())
    assert now(match).hidden_aboard[4] == [0, 0, 0, 0]
    assert now(match).discarded == [1, 1, 0, 0]


@pytest.mark.rule("eoa.special.common-good", "eoa.factions.basileus")
def test_common_good_with_basileus_but_never_on_a_ship_left_empty() -> None:
    s = table(aboard={"ark": [0, 1]}, specials={0: ["for-the-common-good"]})
    match = scene(s, lambda t: board_one(t, 0, "eoa.factions.basileus"))
    helped = [option for option in offered(match) if isinstance(option, Board) and option.specials]
    assert helped == [Board("ark", 1, ("for-the-common-good",))]
    answer(match, *helped)
    assert now(match).at_sea[0]
    assert now(match).aboard[0] == [0, 1, 0, 0]


@pytest.mark.rule("eoa.special.common-good", "eoa.politics.aristocracy")
def test_common_good_after_a_noble_has_taken_a_place() -> None:
    s = table(aboard={"warship": [0, 0, 2, 1]}, specials={0: ["for-the-common-good"]})
    match = resolving(s, 0, "aristocracy-1")
    answer(match, DisplaceNeutral("warship", ("for-the-common-good",)))
    assert now(match).aboard[4] == [0, 0, 2, 0]
    assert now(match).at_sea[4]
    assert now(match).discarded[0] == 1


@pytest.mark.rule("eoa.special.empath")
@pytest.mark.parametrize(
    ("edition", "numbers"),
    [("en", [("ark", 1), ("ark", 2), ("ark", 3), ("warship", 1)]), ("de", [("ark", 3)])],
)
def test_empath_exchanges_neutrals(edition: str, numbers: list[tuple[str, int]]) -> None:
    aboard = {"ark": [0, 0, 0, 4], "warship": [0, 0, 0, 1]}
    s = table(edition=edition, aboard=aboard, specials={0: ["empath"]})
    match = resolving(s, 0, "refugees-1-vp")
    exchanges = [option for option in offered(match) if isinstance(option, Exchange)]
    assert exchanges == [Exchange(ship, number) for ship, number in numbers]
    answer(match, Exchange("ark", 3))
    assert now(match).aboard[0] == [3, 0, 0, 1]
    assert now(match).supply[3] == 8
    assert not gained(match, 0)


@pytest.mark.rule("eoa.special.guards")
@pytest.mark.parametrize("card", ["betrayal", "sabotage"])
def test_guards_cancel_a_red_card_before_refugees_are_picked(card: str) -> None:
    s = table(
        4,
        aboard={"ark": [0, 2, 1, 1]},
        at_sea=["ark"] if card == "sabotage" else [],
        pool=[0, 1, 2],
        specials={1: ["guards"], 2: ["guards"], 3: ["orichalcum"]},
    )
    match = answer(resolving(s, 0, card), Target("ark"))
    # Whoever is aboard and holds any card is asked, so that asking tells nothing.
    assert match.asked(0) == (1, 2, 3)
    assert offered(match, 3) == [Decline()]
    each(match, p1=PlaySpecial("guards"), p2=PlaySpecial("guards"), p3=Decline())
    assert told(match, CardCancelled) == [CardCancelled(card)]
    assert now(match).aboard[0] == [0, 2, 1, 1, 0]
    # The higher in the Senate spends the card.
    assert [len(cards) for cards in now(match).specials] == [0, 1, 0, 1]


@pytest.mark.rule("eoa.special.alliance")
@pytest.mark.parametrize(
    ("edition", "points"),
    [("en", {"ship": 1, "colours": 2, "alliance": 3}), ("de", {"alliance": 3, "colours": 2})],
)
def test_alliance_scores_neutrals(edition: str, points: dict[str, int]) -> None:
    s = table(
        edition=edition,
        aboard={"ark": [1, 1, 0, 2]},
        at_sea=["ark"],
        specials={0: ["alliance"], 2: ["alliance"]},
    )
    match = scene(s, ships_sail)
    assert question(match) == "eoa.special.alliance"
    each(match, p0=PlaySpecial("alliance"), p2=PlaySpecial("alliance"))
    assert gained(match, 0) == points
    assert gained(match, 1) == {"ship": 1, "colours": 2}
    assert gained(match, 2) == {"alliance": 3, "colours": 2}


@pytest.mark.rule("eoa.special.intervention")
def test_intervention_resolves_a_card_from_the_hand() -> None:
    s = table(
        event="chaos-spreads",
        rows=ROWS,
        hands={0: ["refugees-1-vp", "sabotage"]},
        specials={0: ["unexpected-intervention"]},
    )
    match = scene(s, voting)
    each(match, p0=Bid(3), p1=Bid(0), p2=Bid(1))
    decline(match)
    assert Resolve("refugees-1-vp", "hand") in offered(match)
    assert Resolve("sabotage", "hand") not in offered(match)
    answer(match, Resolve("refugees-1-vp", "hand"), Board("ark", 1))
    played = [
        one.event for one in match.all_events if isinstance(one.event, SpecialPlayed | Resolved)
    ]
    assert played == [
        SpecialPlayed(0, "unexpected-intervention"),
        Resolved(0, "refugees-1-vp", "hand"),
    ]
    assert gained(match, 0) == {"card": 1}
    assert len(now(match).hands[0]) == 1
    assert asked(match) == 2


@pytest.mark.rule("eoa.special.spy", "eoa.voting.winners")
def test_spies_add_to_bids_until_nobody_plays_another() -> None:
    spy = "shapeshifting-spy"
    s = table(event="chaos-spreads", pool=[0, 0, 1], rows=ROWS, specials={0: [spy], 2: [spy]})
    match = scene(s, voting)
    each(match, p0=Bid(0), p1=Bid(2), p2=Bid(1))
    each(match, p0=Decline(), p2=PlaySpecial(spy))
    # 0, 2 and 2: the third player is first by Senate order. Everybody may answer the Spy.
    assert match.asked(1) == (0,)
    answer(match, Decline())
    assert told(match, VoteWon) == [VoteWon(1, (2, 1))]
    assert now(match).tokens[2][0] == 1


@pytest.mark.rule("eoa.special.spy")
def test_nobody_is_asked_for_a_card_that_all_know_to_be_gone() -> None:
    s = table(event="chaos-spreads", rows=ROWS, specials={0: ["orichalcum"]})
    spy = SPECIALS.index("shapeshifting-spy")
    s.special_deck = [card for card in s.special_deck if card != spy]
    s.special_discards = [spy, spy]
    match = scene(s, voting)
    each(match, p0=Bid(0), p1=Bid(2), p2=Bid(1))
    assert question(match) == "eoa.voting.resolve"


@pytest.mark.rule("eoa.special.treasures", "eoa.end.winner", "eoa.goal.points")
def test_treasures_count_at_the_end_and_the_senate_breaks_ties() -> None:
    treasures = {0: ["exotic-birds", "orichalcum"], 1: ["key-of-atlantis", "guards"]}
    s = table(specials=treasures, vp=[5, 6, 3], pool=[0, 1])
    end_game(s)
    assert s.vp == [10, 10, 3]
    match = scene(table(vp=[10, 10, 3], pool=[0, 1]), lambda t: iter(()))  # type: ignore[arg-type, return-value]
    assert match.result is not None
    assert match.result.winners == (1,)


@pytest.mark.rule("eoa.end.winner", "eoa.special.treasures")
def test_at_the_end_all_see_the_special_cards_that_are_left() -> None:
    s = table(event="senators-wisdom", doom_markers=1, specials={1: ["orichalcum", "guards"]})
    s.special_deck = []
    assert "items" not in game.view(s, 0)["specials"][1]
    match = scene(s, doom_phase)
    for seat in (0, None):
        assert match.view(seat)["specials"][1]["items"] == ["guards", "orichalcum"]


@pytest.mark.rule("eoa.special.cards")
def test_the_special_deck_is_renewed_from_the_discards() -> None:
    s = table()
    s.special_discards, s.special_deck = s.special_deck, []
    s.draw_specials(0, 2)
    assert len(s.specials[0]) == 2
    assert len(s.special_deck) == 23
    s.special_deck = []
    s.draw_specials(0, 1)
    assert len(s.specials[0]) == 2


@pytest.mark.rule("eoa.special.cards", "eoa.voting.resolve")
def test_a_winner_with_special_cards_is_asked_even_if_only_passing_is_left() -> None:
    rows = [["sabotage", *["ships-2"] * 4], ["sabotage", *["betrayal"] * 4], ["sabotage"] * 5]
    s = table(event="chaos-spreads", rows=rows, specials={0: ["orichalcum"]})
    match = scene(s, voting)
    each(match, p0=Bid(3), p1=Bid(2), p2=Bid(1))
    decline(match)
    # It could hold Unexpected Intervention for all that the others know; the second has nothing.
    assert asked(match) == 0
    assert offered(match) == [Pass()]
    answer(match, Pass())
    assert match.over


@pytest.mark.rule("eoa.special.cards", "eoa.event.in-this-together")
def test_special_cards_help_with_an_event_but_nobody_has_to_play_them() -> None:
    s = table(aboard=FULL, specials={0: ["hidden-holds"]})
    match = scene(s, lambda t: delayed_effect(t, TOGETHER))
    assert asked(match) == 0
    assert Decline() in offered(match)
    answer(match, Board("ark", 1, ("hidden-holds",)))
    assert now(match).hidden_aboard[0][0] == 1
    assert match.over


@pytest.mark.rule("eoa.special.pursuit-ship", "eoa.politics.aristocracy")
def test_a_noble_may_pursue_and_displace() -> None:
    s = table(aboard={"warship": [0, 0, 2, 1]}, at_sea=["warship"], specials={0: ["pursuit-ship"]})
    match = resolving(s, 0, "aristocracy-1")
    answer(match, DisplaceNeutral("warship", ("pursuit-ship",)))
    assert now(match).aboard[4] == [1, 0, 2, 0]


@pytest.mark.rule("eoa.special.common-good", "eoa.special.hidden-holds")
def test_the_common_good_takes_one_of_those_just_boarded_from_the_hidden_holds() -> None:
    s = table(
        aboard={**FULL, "warship": [1, 0, 2]},
        specials={0: ["hidden-holds", "for-the-common-good"]},
    )
    match = resolving(s, 0, "refugees-2")
    answer(match, Board("warship", 2, ("hidden-holds", "for-the-common-good")))
    assert now(match).aboard[4] == [1, 0, 2, 0]
    assert now(match).hidden_aboard[4] == [1, 0, 0, 0]
    assert now(match).discarded[0] == 1
    assert now(match).at_sea[4]


@pytest.mark.rule("eoa.special.common-good")
def test_a_noble_alone_on_a_ship_of_one_space_does_not_leave_it_for_the_common_good() -> None:
    s = table(aboard={"warship": [0, 0, 0, 1]}, specials={0: ["for-the-common-good"]})
    s.variant = structs.replace(s.variant, spaces=((7, 5, 5, 3, 1), (8, 5, 5, 3, 1)))
    ways = offered(resolving(s, 0, "aristocracy-1"))
    assert DisplaceNeutral("warship") in ways
    assert DisplaceNeutral("warship", ("for-the-common-good",)) not in ways


@pytest.mark.rule("eoa.special.guards")
def test_guards_are_not_asked_of_those_without_refugees_aboard() -> None:
    s = table(aboard={"ark": [0, 1], "warship": [0, 0, 1]}, specials={2: ["guards"]})
    match = answer(resolving(s, 0, "betrayal"), Target("ark"))
    assert question(match) == "eoa.politics.betrayal-ship"
