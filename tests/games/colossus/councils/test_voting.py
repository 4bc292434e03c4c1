"""Votes in councils: by head, with a casting vote, and with a resource that is used up."""

import pytest

from critias.engine.decisions import Option
from critias.engine.errors import IllegalAnswer
from critias.games.colossus.box import (
    ARETE,
    COGS,
    DOOM,
    DOOM_TOKENS,
    KUDOS,
    LAW,
    STARS,
    TALENTS,
    WAR,
)
from critias.games.colossus.councils import events as e
from critias.games.colossus.councils import options as o
from critias.games.colossus.room.ledger import add_card
from critias.testing import told
from tests.games.colossus.chambers import (
    AYE,
    DICE_CAP,
    MEMBERS,
    NAY,
    ballots,
    chamber,
    take,
    voting,
    with_motion,
)
from tests.games.colossus.rooms import booked, each, hold, now, own


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
