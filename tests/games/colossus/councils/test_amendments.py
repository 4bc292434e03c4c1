"""Changing the rules: motions, amendments, Law, and the register."""

import pytest

from critias.engine.decisions import Option
from critias.engine.errors import CommandRefused, IllegalAnswer
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.games.colossus import game
from critias.games.colossus.box import (
    ARETE,
    COGS,
    COUNCILS,
    DOOM,
    DOOM_TOKENS,
    KUDOS,
    LAW,
    RESOURCES,
    STARS,
    TALENTS,
    WAR,
)
from critias.games.colossus.councils import amendments
from critias.games.colossus.councils import events as e
from critias.games.colossus.councils import options as o
from critias.games.colossus.councils.amendments import StrikeAmendment
from critias.games.colossus.councils.voting import Outcome
from critias.games.colossus.room.ledger import add_card
from critias.games.colossus.state import Room
from tests.games.colossus.chambers import MEMBERS, chamber, kudos_cards, possible, take
from tests.games.colossus.rooms import (
    a_room,
    booked,
    done,
    each,
    hold,
    now,
    own,
    play_on,
    scene,
    told,
)

ACCEPTED, REJECTED = Outcome(2, 1, True), Outcome(1, 2, False)
DICE_CAP = o.Draft(number="dice-cap", value=10)


def with_motion(resource: str = "talents", *, turn: int = 2, since: int = 1) -> Room:
    """A Council of War that votes with a resource."""
    s = chamber("war", turn=turn)
    s.chambers[WAR].ballot, s.chambers[WAR].ballot_since = resource, since
    for seat in MEMBERS["war"]:
        if resource not in ("kudos", "arete"):
            own(s, seat, RESOURCES.index(resource), 10)
    return s


def voting(s: Room, draft: o.Draft = DICE_CAP, steps: int = 0) -> Match:
    match = take(s, "war", 1, "constitutional-amendment", steps=steps)
    match.answer(1, draft)
    return match


def ballots(match: Match, *votes: o.Ballot) -> Match:
    for seat, vote in zip(MEMBERS["war"], votes, strict=True):
        match.answer(seat, vote)
    return match


AYE, NAY = o.Ballot("aye", 1), o.Ballot("nay", 1)


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
        (o.Draft(thing="doom", name=" "), "a new name is needed"),
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


def test_random_drafts_are_legal() -> None:
    s = a_room(18, 3, "council")
    rng = Rng(seed_key("drafts"))
    for council in range(6):
        for _ in range(20):
            draft = amendments.any_draft(s, council, rng)
            assert amendments.objection(s, council, draft) is None


# Votes


@pytest.mark.rule("col.7.72")
def test_each_has_one_vote_and_abstaining_costs_a_star() -> None:
    s = chamber("law")
    match = take(s, "law", 0, "procedural-motion", o.NameResource("cogs"))
    match.answer(0, o.AYE)
    match.answer(6, o.ABSTAIN)
    match.answer(12, o.ABSTAIN)
    after = now(match)
    assert after.chambers[LAW].ballot == "cogs"
    assert [after.stars(seat) for seat in (0, 6, 12)] == [0, 1, 1]
    assert booked(after, 6, "abstention") == {STARS: 1}
    assert told(match, e.VoteTaken) == [e.VoteTaken("law", 1, 0, "passed")]


@pytest.mark.rule("col.7.72")
def test_who_is_away_is_not_asked_to_vote() -> None:
    s = chamber("law")
    s.present[12] = False
    match = take(s, "law", 0, "procedural-motion", o.NameResource("cogs"))
    assert sorted(match.pending) == [0, 6]


@pytest.mark.rule("col.7.72-casting")
@pytest.mark.parametrize("casting", [o.AYE, o.NAY])
def test_in_a_tie_the_president_decides(casting: Option) -> None:
    s = chamber("law")
    president = s.chambers[LAW].president
    match = take(s, "law", 0, "procedural-motion", o.NameResource("cogs"))
    match.answer(0, o.AYE)
    match.answer(6, o.NAY)
    match.answer(12, o.ABSTAIN)
    assert list(match.pending) == [president]
    match.answer(president, casting)
    assert (now(match).chambers[LAW].ballot == "cogs") is (casting is o.AYE)


@pytest.mark.rule("col.7.72-casting")
@pytest.mark.parametrize("gone", [False, True])
def test_without_a_president_a_tie_fails(gone: bool) -> None:
    s = chamber("law")
    if gone:
        s.present[s.chambers[LAW].president] = False
    else:
        s.chambers[LAW].president = -1
    match = take(s, "law", 0, "procedural-motion", o.NameResource("cogs"))
    each(match, o.ABSTAIN)
    assert match.over
    assert now(match).chambers[LAW].ballot == ""


@pytest.mark.rule("col.7.73")
def test_what_is_voted_with_is_used_up_whichever_side_wins() -> None:
    match = ballots(
        voting(with_motion()), o.Ballot("aye", 4), o.Ballot("nay", 7), o.Ballot("nay", 0)
    )
    after = now(match)
    assert [after.has(seat, TALENTS) for seat in MEMBERS["war"]] == [6, 3, 10]
    assert after.register == []
    assert [after.stars(seat) for seat in MEMBERS["war"]] == [0, 0, 0]


@pytest.mark.rule("col.7.73")
def test_nobody_votes_with_more_than_there_is() -> None:
    match = voting(with_motion("cogs"))
    with pytest.raises(IllegalAnswer, match="you have 10 cogs to vote with, not 11"):
        match.answer(7, o.Ballot("aye", 11))
    with pytest.raises(IllegalAnswer, match="puts nothing on the ballot"):
        match.answer(7, o.Ballot("abstain", 1))
    with pytest.raises(IllegalAnswer):
        match.answer(7, o.Ballot("maybe", 1))  # type: ignore[arg-type]
    with pytest.raises(IllegalAnswer):
        match.answer(7, o.Ballot("aye", -1))


@pytest.mark.rule("col.7.73")
def test_votes_with_doom_tokens_add_doom() -> None:
    match = ballots(voting(with_motion("doom-tokens")), o.Ballot("aye", 3), NAY, NAY)
    after = now(match)
    assert [after.has(seat, DOOM) for seat in MEMBERS["war"]] == [30, 10, 10]
    assert after.has(1, DOOM_TOKENS) == 7


@pytest.mark.rule("col.7.73")
@pytest.mark.parametrize(("name", "deck"), [("kudos", KUDOS), ("arete", ARETE)])
def test_votes_with_cards_are_counted_in_cards_the_least_first(name: str, deck: int) -> None:
    s = with_motion(name)
    values = s.values(deck)
    for seat in MEMBERS["war"]:
        for value, count in zip(values, list(s.cards(seat, deck)), strict=True):
            add_card(s, seat, deck, value, "start", -count)
        add_card(s, seat, deck, values[-1], "start")
        add_card(s, seat, deck, values[0], "start", 2)
    match = voting(s)
    ballots(match, o.Ballot("aye", 2), o.Ballot("nay", 1), o.Ballot("abstain"))
    [entry] = now(match).register
    assert (entry.ayes, entry.nays) == (2, 1)
    # The proposer draws Kudos for the amendment, but the dear card was kept.
    assert now(match).cards(1, deck)[-1] >= 1
    assert now(match).cards(7, deck)[0] == 1


@pytest.mark.rule("col.7.73", "col.7.72-casting")
def test_a_tied_amendment_is_for_the_president_to_decide() -> None:
    s = with_motion()
    president = s.chambers[WAR].president
    match = ballots(voting(s), AYE, NAY, o.Ballot("nay", 0))
    assert list(match.pending) == [president]
    match.answer(president, o.AYE)
    assert len(now(match).register) == 1


@pytest.mark.rule("col.upgrade.law-code")
def test_the_law_code_adds_three_to_a_resource_vote() -> None:
    s = with_motion("cogs")
    hold(s, 1, "law-code")
    match = ballots(voting(s), AYE, NAY, o.Ballot("nay", 2))
    [entry] = now(match).register
    assert (entry.ayes, entry.nays) == (4, 3)
    assert now(match).has(1, COGS) == 9


@pytest.mark.rule("col.7.73", "col.7.14")
def test_guests_do_not_vote_on_amendments() -> None:
    s = chamber("war", seats=19, guests=[18])
    s.chambers[WAR].ballot, s.chambers[WAR].ballot_since = "talents", 1
    match = take(s, "war", 18, "constitutional-amendment")
    match.answer(18, DICE_CAP)
    assert sorted(match.pending) == [1, 7, 13]


@pytest.mark.rule("col.7.73")
def test_a_trade_after_the_ballot_cannot_make_anybody_owe() -> None:
    match = voting(with_motion("cogs"))
    match.answer(1, o.Ballot("aye", 10))
    own(now(match), 1, COGS, 4)
    match.answer(7, NAY)
    match.answer(13, NAY)
    assert now(match).has(1, COGS) == 0
    assert now(match).register[0].ayes == 4
