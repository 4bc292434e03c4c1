"""Changing the rules: motions, amendments, Law, and the register."""

import pytest

from critias.engine.errors import CommandRefused, IllegalAnswer
from critias.engine.randomness import Rng, seed_key
from critias.games.colossus import game
from critias.games.colossus.box import COUNCILS, LAW, WAR
from critias.games.colossus.councils import amendments
from critias.games.colossus.councils import events as e
from critias.games.colossus.councils import options as o
from critias.games.colossus.councils.amendments import StrikeAmendment
from critias.games.colossus.councils.voting import Outcome
from critias.testing import told
from tests.games.colossus.chambers import (
    AYE,
    DICE_CAP,
    MEMBERS,
    NAY,
    ballots,
    chamber,
    kudos_cards,
    possible,
    take,
    voting,
    with_motion,
)
from tests.games.colossus.rooms import a_room, done, now, play_on, scene

ACCEPTED, REJECTED = Outcome(2, 1, True), Outcome(1, 2, False)


# The way to a new rule


@pytest.mark.rule("col.7.63", "col.7.64", "col.7.68")
def test_the_earliest_rule_change_takes_effect_in_turn_four() -> None:
    """Motion in turn 1, amendment in turn 2, Law in turn 3, in a match that plays every phase."""
    match = scene(a_room(18, 1, "declaration"))

    def until_someone_acts(council: str) -> int:
        number = COUNCILS.index(council)
        play_on(match, lambda m: now(m).phase == "council" and bool(m.pending))
        seat = now(match).chambers[number].order[0]
        assert match.pending[seat].rule == "col.7.58"
        return seat

    def everybody(council: str, answer: object) -> None:
        for seat in MEMBERS[council]:
            match.answer(seat, answer)

    seat = until_someone_acts("war")
    assert o.ChooseAction("constitutional-amendment") not in match.pending[seat].options  # type: ignore[union-attr]
    match.answer(seat, o.ChooseAction("procedural-motion"))
    match.answer(seat, o.NameResource("talents"))
    everybody("war", o.AYE)
    play_on(match, lambda m: now(m).turn == 2)
    seat = until_someone_acts("war")
    match.answer(seat, o.ChooseAction("constitutional-amendment"))
    match.answer(seat, DICE_CAP)
    everybody("war", AYE)
    law = now(match).chambers[LAW].order[0]
    assert o.ChooseAction("ratify") not in match.pending[law].options  # type: ignore[union-attr]
    play_on(match, lambda m: now(m).turn == 3)
    law = until_someone_acts("law")
    match.answer(law, o.ChooseAction("ratify"))
    match.answer(law, o.NameAmendment(1))
    everybody("law", o.AYE)
    assert now(match).numbers["dice-cap"] == 8
    play_on(match, lambda m: now(m).turn == 4)
    assert now(match).numbers["dice-cap"] == 10
    [entry] = game.view(now(match), None)["councils"]["register"]
    assert (entry["status"], entry["starts"], entry["council"]) == ("in-force", 4, "war")
    votes = [entry[name] for name in ("ayes", "nays", "law_ayes", "law_nays")]
    assert votes == [3, 0, 3, 0]


@pytest.mark.rule("col.7.64")
def test_never_before_turn_four() -> None:
    s = a_room(18, 1, "council")
    amendments.submit(s, 1, WAR, DICE_CAP, 2, 1)
    amendments.decide(s, 1, ACCEPTED)
    assert s.register[0].starts == 4
    s.turn = 6
    amendments.submit(s, 1, WAR, DICE_CAP, 2, 1)
    amendments.decide(s, 2, ACCEPTED)
    assert s.register[1].starts == 7


@pytest.mark.rule("col.action.constitutional-amendment", "col.7.63")
def test_an_amendment_needs_a_motion_of_an_earlier_meeting() -> None:
    assert not possible(chamber("war"), "war", 1, "constitutional-amendment")
    assert not possible(with_motion(since=2), "war", 1, "constitutional-amendment")
    assert possible(with_motion(), "war", 1, "constitutional-amendment")


@pytest.mark.rule("col.action.constitutional-amendment")
def test_a_passed_amendment_goes_to_law_and_its_proposer_draws_kudos() -> None:
    match = ballots(voting(with_motion(), steps=1), o.Ballot("aye", 3), NAY, NAY)
    [entry] = now(match).register
    assert (entry.status, entry.ayes, entry.nays, entry.proposer) == ("pending", 3, 2, 1)
    assert kudos_cards(now(match), 1) == 3


@pytest.mark.rule("col.action.constitutional-amendment")
def test_an_amendment_that_fails_leaves_no_trace() -> None:
    match = ballots(voting(with_motion()), AYE, NAY, NAY)
    assert now(match).register == []
    assert kudos_cards(now(match), 1) == 0


@pytest.mark.rule("col.7.63", "col.action.ratify")
def test_a_house_is_credited_with_what_law_accepts() -> None:
    s = a_room(18, 3, "council")
    amendments.submit(s, 7, WAR, DICE_CAP, 2, 1)
    amendments.submit(s, 7, WAR, DICE_CAP, 2, 1)
    amendments.decide(s, 1, ACCEPTED)
    amendments.decide(s, 2, REJECTED)
    assert s.ratified == [0, 1, 0]
    assert [one.status for one in s.register] == ["accepted", "rejected"]


# What can be changed


@pytest.mark.rule("col.7.65")
@pytest.mark.parametrize(
    ("draft", "reason"),
    [
        (o.Draft(), "changes one element"),
        (o.Draft(number="dice-cap", value=9, text="And more."), "changes one element"),
        (o.Draft(number="dice-cap", value=9, thing="doom", name="Luck"), "changes one element"),
        (o.Draft(number="city-income", value=20), "this council can change unit-cap"),
        (o.Draft(number="doom-limit", value=9000), "this council can change"),
        (o.Draft(number="dice-cap", value=99), "between 1 and 20"),
        (o.Draft(number="dice-cap", value=8), "is 8 already"),
        (o.Draft(thing="kraken", name="Squid"), "what can be renamed"),
        (o.Draft(thing="argartha", name="Nowhere"), "what can be renamed"),
        (o.Draft(thing="doom", name="Destiny"), "what can be renamed here is war, hoplite"),
        (o.Draft(thing="hoplite", name=" "), "a new name is needed"),
    ],
)
def test_a_draft_must_be_one_thing_that_is_the_councils_business(
    draft: o.Draft, reason: str
) -> None:
    match = take(with_motion(), "war", 1, "constitutional-amendment")
    with pytest.raises(IllegalAnswer, match=reason):
        match.answer(1, draft)
    assert list(match.pending) == [1]


@pytest.mark.rule("col.7.63")
def test_a_renamed_thing_has_its_new_name_from_then_on() -> None:
    s = a_room(18, 4, "strategy")
    amendments.submit(s, 1, WAR, o.Draft(thing="doom", name="Destiny"), 2, 1)
    amendments.decide(s, 1, ACCEPTED)
    amendments.take_effect(s)
    assert s.names == {}
    s.turn = 5
    amendments.take_effect(s)
    assert s.names == {"doom": "Destiny"}


@pytest.mark.rule("col.7.63", "col.7.68")
def test_any_other_rule_stands_as_text_for_control() -> None:
    s = a_room(18, 4, "strategy")
    numbers = dict(s.numbers)
    amendments.submit(s, 1, WAR, o.Draft(text="No war on feast days."), 2, 1)
    amendments.decide(s, 1, ACCEPTED)
    s.turn = 5
    match = done(s, amendments.take_effect)
    assert now(match).register[0].status == "in-force"
    assert now(match).numbers == numbers
    assert game.view(now(match), 9)["councils"]["register"][0]["text"] == "No war on feast days."
    assert told(match, e.RuleChanged) == [e.RuleChanged(1)]


@pytest.mark.rule("col.7.65")
def test_control_strikes_what_must_not_be() -> None:
    s = a_room(18, 3, "free")
    amendments.submit(s, 1, WAR, o.Draft(text="War decides all."), 2, 1)
    match = scene(s)
    with pytest.raises(CommandRefused, match="only Control"):
        match.command(0, StrikeAmendment(1, "No."))
    match.command(None, StrikeAmendment(1, "That is not the business of War."))
    assert now(match).register[0].status == "struck"
    with pytest.raises(CommandRefused, match="do not count yet"):
        match.command(None, StrikeAmendment(1, "Again."))
    after = now(match)
    amendments.decide(after, 1, ACCEPTED)
    assert after.register[0].status == "struck"


@pytest.mark.rule("col.7.65")
def test_the_reward_for_monsters_cannot_be_amended() -> None:
    s = a_room(18)
    assert "monster-kudos" in s.numbers
    assert not [c for c in range(6) if "monster-kudos" in amendments.numbers_of(s, c)]


@pytest.mark.parametrize("beyond", [False, True])
def test_random_drafts_are_legal_even_where_control_has_gone_beyond_the_bounds(
    beyond: bool,
) -> None:
    s = a_room(18, 3, "council")
    if beyond:
        s.numbers = dict.fromkeys(s.numbers, 240)
    rng = Rng(seed_key("drafts"))
    for council in range(6):
        for _ in range(20):
            draft = amendments.any_draft(s, council, rng)
            assert amendments.objection(s, council, draft) is None
