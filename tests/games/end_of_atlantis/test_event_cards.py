"""Event cards, each with its effect."""

import pytest
from msgspec import structs

from critias.games.end_of_atlantis.box import DEBTS, DOOMED, EVENTS, TOGETHER, WISDOM, WRATH
from critias.games.end_of_atlantis.cards.event_cards import board_neutrals, delayed_effect
from critias.games.end_of_atlantis.events import GodsHand, SenateBid
from critias.games.end_of_atlantis.options import (
    Bid,
    Board,
    Decline,
    DisplaceNeutral,
    Lose,
    LoseFromCard,
    Move,
    Pass,
    Resolve,
    Target,
    UseAbility,
)
from critias.games.end_of_atlantis.phases.doom import doom_phase, old_event_ends
from critias.games.end_of_atlantis.phases.senate import senate_phase
from critias.games.end_of_atlantis.phases.voting import voting
from critias.testing import offered
from tests.games.end_of_atlantis.tables import (
    answer,
    asked,
    can_resolve,
    each,
    gained,
    now,
    question,
    resolving,
    scene,
    table,
)

SIX = ["ships-2"] * 7


@pytest.mark.rule("eoa.event.neutrals")
def test_neutrals_board_from_the_left_and_round_again_past_full_ships() -> None:
    s = table(aboard={"science-vessel": [5], "airship": [0, 1]}, at_sea=["airship"])
    board_neutrals(s, 5)
    assert [hold[3] for hold in s.aboard] == [2, 0, 2, 0, 1]
    board_neutrals(s, 9)
    assert s.supply[3] == 0


@pytest.mark.rule("eoa.event.senators-wisdom")
def test_wisdom_gives_a_special_card_to_first_and_second() -> None:
    match = scene(table(pool=[0, 1, 2]), lambda t: delayed_effect(t, WISDOM))
    assert [len(cards) for cards in now(match).specials] == [0, 1, 1]


@pytest.mark.rule("eoa.event.debts")
def test_the_senate_pays_five_and_three() -> None:
    match = scene(table(pool=[0, 1, 2]), lambda t: delayed_effect(t, DEBTS))
    assert now(match).vp == [0, 3, 5]
    assert gained(match, 2) == {"senate-debts": 5}


@pytest.mark.rule("eoa.event.wrath")
def test_wrath_drives_every_ship_home() -> None:
    s = table(
        aboard={"ark": [1, 0, 0, 1], "warship": [0, 2], "airship": [1]}, at_sea=["ark", "warship"]
    )
    match = scene(s, lambda t: delayed_effect(t, WRATH))
    assert now(match).discarded == [1, 2, 0, 0]
    assert not any(now(match).at_sea)
    assert now(match).aboard[3][0] == 1


@pytest.mark.rule("eoa.event.flood-of-the-poor")
def test_the_flood_adds_one_refugee_to_one_group() -> None:
    s = table(event="flood-of-the-poor")
    match = resolving(s, 0, "refugees-2-1")
    assert Board("ark", 2) in offered(match)
    answer(match, Board("ark", 3))
    assert Board("warship", 2) not in offered(match)
    answer(match, Board("warship", 1))
    assert now(match).supply[0] == 16
    match = answer(resolving(s, 0, "refugees-2-1"), Board("ark", 2), Board("warship", 2))
    assert now(match).supply[0] == 16


@pytest.mark.rule("eoa.event.flood-of-the-poor")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_the_flood_carries_nobles_in_the_german_edition_only(edition: str) -> None:
    s = table(edition=edition, event="flood-of-the-poor", aboard={"airship": [0, 0, 0, 3]})
    match = answer(resolving(s, 0, "aristocracy-1"), Board("ark", 1))
    if edition == "en":
        assert match.over
    else:
        assert offered(match) == [Decline(), Board("ark", 1)]
        answer(match, Board("ark", 1))
        assert now(match).aboard[0] == [2, 0, 0, 0]


@pytest.mark.rule("eoa.event.flood-of-the-poor", "eoa.politics.aristocracy")
def test_one_noble_more_displaces_only_where_nobody_has_given_way() -> None:
    aboard = {"airship": [0, 0, 0, 3], "warship": [0, 0, 0, 2]}
    s = table(edition="de", event="flood-of-the-poor", aboard=aboard)
    assert answer(resolving(s, 0, "aristocracy-1"), DisplaceNeutral("airship")).over
    # The last space was free, so that one neutral may still be displaced.
    match = answer(resolving(s, 0, "aristocracy-1"), Board("warship", 1))
    assert offered(match) == [Decline(), DisplaceNeutral("warship")]
    answer(match, DisplaceNeutral("warship"))
    assert now(match).aboard[4] == [2, 0, 0, 1]


@pytest.mark.rule("eoa.event.favorable-winds")
def test_winds_must_move_one_more_in_the_english_edition() -> None:
    two = {"ark": [1], "warship": [1]}
    assert not can_resolve(table(event="favorable-winds", aboard=two), 0, "ships-2")
    s = table(event="favorable-winds", aboard={**two, "airship": [1]}, at_sea=["ark", "airship"])
    match = answer(resolving(s, 0, "ships-2"), Move("ark"), Move("airship"))
    assert offered(match) == [Move("warship")]
    one = {"ark": [1]}
    assert not can_resolve(table(event="favorable-winds", aboard=one), 0, "refugees-1-move")
    assert can_resolve(
        table(edition="de", event="favorable-winds", aboard=one), 0, "refugees-1-move"
    )


@pytest.mark.rule("eoa.event.favorable-winds", "eoa.politics.royal-ship")
def test_winds_may_move_one_more_in_the_german_edition_by_the_standard_chart() -> None:
    two = {"ark": [2], "warship": [2]}
    s = table(edition="de", event="favorable-winds", aboard=two, at_sea=["ark", "warship"])
    match = answer(resolving(s, 1, "royal-ship"), Move("ark"))
    assert offered(match) == [Move("warship"), Decline()]
    answer(match, Move("warship"))
    assert gained(match, 0) == {"ship": 5 + 3}
    alone = answer(resolving(s, 1, "ships-2"), Move("ark"), Move("warship"))
    assert alone.over


@pytest.mark.rule("eoa.event.in-this-together")
@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize("switch", ["may-stop", "must"])
def test_together_all_board_in_turn_up_to_three(edition: str, switch: str) -> None:
    s = table(edition=edition, pool=[1, 2, 3])
    assert s.variant.edition.in_this_together == "may-stop"
    box = structs.replace(s.variant.edition, in_this_together=switch)
    s.variant = structs.replace(s.variant, edition=box)
    match = scene(s, lambda t: delayed_effect(t, TOGETHER))
    assert (Decline() in offered(match)) is (switch == "may-stop")
    order = []
    while match.pending:
        order.append(asked(match))
        answer(match, offered(match)[0])
    assert order == [2, 1, 0] * 3


@pytest.mark.rule("eoa.event.in-this-together")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_who_stops_together_has_stopped(edition: str) -> None:
    match = scene(table(edition=edition), lambda t: delayed_effect(t, TOGETHER))
    answer(match, Decline(), Board("ark", 1), Decline(), Board("ark", 1))
    assert asked(match) == 1
    answer(match, Decline())
    assert match.over


@pytest.mark.rule("eoa.event.chaos", "eoa.doom.clean-up")
def test_chaos_keeps_pool_and_factions_and_skips_two_phases() -> None:
    s = table(
        pool=[1, 2, 0],
        factions={0: "demiurgos", 1: "strategos", 2: "oraklos"},
        hands=dict.fromkeys(range(3), SIX[:2]),
    )
    s.event_deck.append(EVENTS.index("chaos-spreads"))
    s.events_unused.remove(EVENTS.index("chaos-spreads"))
    s.phase = "doom"
    s.bonus = [1, 1, 1, 0, 0, 1, 0]
    match = scene(s)
    assert now(match).pool[:3] == [1, 2, 0]
    assert now(match).phase == "factions"
    assert question(match) == "eoa.factions.demiurgos"
    answer(match, UseAbility("demiurgos"))
    assert now(match).phase == "rows"
    assert now(match).bonus == [1, 1, 1, 0, 0, 1, 0]
    assert gained(match, 1)["senate-majority"] == 2


@pytest.mark.rule("eoa.event.chaos", "eoa.setup.events")
def test_chaos_as_the_first_event() -> None:
    s = table(event="chaos-spreads", hands=dict.fromkeys(range(3), SIX[:2]))
    s.phase = "factions"
    assert question(scene(s)) == "eoa.voting.row"


@pytest.mark.rule("eoa.event.gifts")
@pytest.mark.parametrize(("edition", "first"), [("en", GodsHand), ("de", SenateBid)])
def test_the_gods_hand_is_laid_out_before_or_after_the_bids(edition: str, first: type) -> None:
    match = scene(table(edition=edition, event="gifts-of-the-gods"), senate_phase)
    each(match, p0=Bid(1), p1=Bid(0), p2=Bid(0))
    assert len(now(match).gods) == 5
    assert isinstance(match.all_events[0].event, first)


@pytest.mark.rule("eoa.event.gifts", "eoa.variant.five")
def test_one_winner_takes_from_the_gods_first_second_or_third() -> None:
    rows = [["sabotage"] + ["ships-2"] * 4 for _ in range(2)] + [["sabotage"] * 5, ["betrayal"] * 5]
    s = table(5, event="gifts-of-the-gods", rows=[*rows, ["refugees-2"] * 5])
    s.gods = [s.politics_deck.pop(s.politics_deck.index(card)) for card in (18, 18)]  # Support
    match = scene(s, voting)
    answer(match, Bid(0), Bid(4), Bid(3), Bid(2), Bid(1))
    assert asked(match) == 3
    assert Resolve("support", "gods") in offered(match)
    answer(match, Pass())
    assert asked(match) == 2
    answer(match, Resolve("support", "gods"))
    assert len(now(match).gods) == 1
    assert len(now(match).specials[2]) == 2
    # The third has no other card to resolve, and the gods give once a voting.
    assert match.over
    ended = scene(now(match), old_event_ends)
    assert now(ended).gods == []
    assert len(now(ended).politics_discards) == 2


@pytest.mark.rule("eoa.event.leadership")
def test_under_the_senates_leadership_refugees_come_from_the_pool() -> None:
    s = table(event="senates-leadership", pool=[3, 2, 0], factions={0: "archont"})
    match = answer(resolving(s, 0, "refugees-2"), Board("ark", 2))
    assert now(match).pool[0] == 1
    assert now(match).supply[0] == 17
    assert now(match).senate_order()[0] == 1
    assert now(match).faction[0] == 0
    assert not can_resolve(s, 2, "refugees-2")
    assert not can_resolve(s, 2, "aristocracy-1")


@pytest.mark.rule("eoa.event.all-doomed")
def test_all_doomed_costs_two_cubes_a_marker_from_anywhere() -> None:
    s = table(pool=[1, 0, 0], aboard={"ark": [1]}, new_land=[1], doom_markers=2)
    s.tokens[0][2] = 1
    s.discarded[0] = 1
    s.supply[0] -= 2
    match = scene(s, lambda t: delayed_effect(t, DOOMED))
    assert offered(match) == [
        *(Lose(place) for place in ("supply", "pool", "discarded", "new-land", "ark")),
        LoseFromCard(3),
    ]
    answer(match, Lose("ark"), LoseFromCard(3))
    assert asked(match) == 1
    answer(match, Lose("supply"), Lose("supply"), Lose("supply"), Lose("supply"))
    assert now(match).boxed[:3] == [2, 2, 2]
    places = ["supply", "pool", "discarded", "new-land"]
    for place in places:
        lost = answer(scene(s, lambda t: delayed_effect(t, DOOMED)), Lose(place))
        assert now(lost).boxed[0] == 1


@pytest.mark.rule("eoa.event.all-doomed", "eoa.sailing.move")
def test_a_ship_emptied_on_the_ocean_stays_there() -> None:
    s = table(aboard={"ark": [1], "warship": [0, 1]}, at_sea=["ark"], doom_markers=2)
    match = answer(scene(s, lambda t: delayed_effect(t, DOOMED)), Lose("ark"))
    left = now(match)
    assert left.at_sea[0]
    assert left.movable() == [4]
    assert Target("ark") in offered(resolving(left, 1, "sabotage"))
    assert not now(scene(left, lambda t: delayed_effect(t, WRATH))).at_sea[0]


@pytest.mark.rule("eoa.event.all-doomed")
def test_all_doomed_as_the_first_event_costs_nothing() -> None:
    assert scene(table(), lambda t: delayed_effect(t, DOOMED)).over


@pytest.mark.rule("eoa.event.order", "eoa.end.third-marker")
def test_delayed_effects_come_before_the_last_marker_ends_the_game() -> None:
    s = table(event="senators-wisdom", doom_markers=1, pool=[1, 0, 0])
    s.special_deck = [*s.special_deck[:-2], 10, 10]  # the Key of Atlantis for both
    match = scene(s, doom_phase)
    assert match.over
    assert gained(match, 0) == {"senate-majority": 2, "key-of-atlantis": 4}
    assert len(now(match).events_played) == 1
