"""The actions that every council offers."""

import pytest

from critias.games.colossus.box import COGS, DOOM, LAW
from critias.games.colossus.councils import events as e
from critias.games.colossus.councils import options as o
from critias.games.colossus.room.ledger import change_house_doom
from critias.games.colossus.shop.upgrades import currency
from critias.testing import offered, told
from tests.games.colossus.chambers import arete_cards, chamber, kudos_cards, take
from tests.games.colossus.rooms import each, now, own


@pytest.mark.rule("col.action.arete", "col.13.9")
def test_arete_lowers_the_doom_of_the_house_and_gives_a_card() -> None:
    s = chamber("law")
    change_house_doom(s, 0, 100, "start")
    cards = arete_cards(s, 0)
    after = now(take(s, "law", 0, "arete", steps=1))
    assert after.doom_of_house(0) == 70
    assert after.doom_of_atlantis() == 70
    assert arete_cards(after, 0) == cards + 1


@pytest.mark.rule("col.action.arete")
def test_a_house_never_falls_below_zero() -> None:
    s = chamber("law")
    change_house_doom(s, 0, 15, "start")
    assert now(take(s, "law", 0, "arete")).doom_of_house(0) == 0


@pytest.mark.rule("col.action.arete")
def test_a_wandering_hero_lowers_the_own_doom() -> None:
    s = chamber("law", seats=19, guests=[18])
    own(s, 18, DOOM, 50)
    assert now(take(s, "law", 18, "arete")).has(18, DOOM) == 30


@pytest.mark.rule("col.action.arete")
def test_corrupted_arete_gives_kudos_and_cuts_nothing() -> None:
    s = chamber("law")
    change_house_doom(s, 0, 100, "start")
    cards = arete_cards(s, 0)
    after = now(take(s, "law", 0, "arete", corrupt=True))
    assert after.doom_of_house(0) == 100
    assert kudos_cards(after, 0) == 3
    assert arete_cards(after, 0) == cards


@pytest.mark.rule("col.action.arete", "col.13.5")
def test_in_the_last_turn_a_corruption_adds_a_hundred() -> None:
    s = chamber("law", turn=8)
    match = take(s, "law", 0, "arete", corrupt=True)
    assert now(match).has(0, DOOM) == 100
    assert told(match, e.Corrupted) == [e.Corrupted(0, "arete")]


# Research


@pytest.mark.rule("col.action.research", "col.10.4")
def test_research_sets_what_is_paid_in_this_meeting_and_the_next() -> None:
    s = chamber("law")
    assert currency(s, LAW) == "cogs"
    before = s.has(0, COGS)
    after = now(take(s, "law", 0, "research", o.NameResource("doom-tokens"), steps=1))
    assert currency(after, LAW) == "doom-tokens"
    assert after.has(0, COGS) == before + 2
    after.turn += 1
    assert currency(after, LAW) == "doom-tokens"
    after.turn += 1
    assert currency(after, LAW) == "cogs"


# Motions and amendments


@pytest.mark.rule("col.action.procedural-motion")
def test_a_motion_names_the_resource_if_the_members_want_it() -> None:
    s = chamber("law")
    cards = arete_cards(s, 0)
    match = each(take(s, "law", 0, "procedural-motion", o.NameResource("vril")), o.AYE)
    law = now(match).chambers[LAW]
    assert (law.ballot, law.ballot_since) == ("vril", 2)
    assert arete_cards(now(match), 0) == cards + 1


@pytest.mark.rule("col.action.procedural-motion")
def test_a_motion_that_fails_changes_nothing_but_gives_its_card() -> None:
    s = chamber("law")
    cards = arete_cards(s, 0)
    match = each(take(s, "law", 0, "procedural-motion", o.NameResource("vril")), o.NAY)
    assert now(match).chambers[LAW].ballot == ""
    assert arete_cards(now(match), 0) == cards + 1


@pytest.mark.rule("col.action.procedural-motion", "col.7.14")
def test_guests_do_not_vote_on_motions() -> None:
    s = chamber("law", seats=19, guests=[18])
    match = take(s, "law", 18, "procedural-motion", o.NameResource("arete"))
    assert sorted(match.pending) == [0, 6, 12]
    assert offered(match, 0) == [o.AYE, o.NAY, o.ABSTAIN]
