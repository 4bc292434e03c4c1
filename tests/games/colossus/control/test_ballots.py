"""The votes that are open in a hall, as the clocks know them."""

from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.engine.registry import new
from critias.games.colossus.box import COUNCILS
from critias.games.colossus.control.ballots import open_ballots
from critias.games.colossus.councils import options as o
from critias.games.colossus.maps.archons import assign_offices
from critias.hall import Ballot
from tests.games.colossus.chambers import MEMBERS, chamber, take
from tests.games.colossus.rooms import a_room, neighbours, now, scene

FIRST, SECOND, THIRD = MEMBERS["law"]


def the_ballot(match: Match) -> Ballot:
    [ballot] = open_ballots(match)
    return ballot


def test_a_vote_is_open_until_all_have_voted_and_keeps_its_name() -> None:
    match = take(chamber("law"), "law", FIRST, "ostracise")
    assert open_ballots(match) == [], "who it is about has yet to be named"
    match.answer(FIRST, o.NamePlayer(SECOND))
    opened = the_ballot(match)
    assert (opened.kind, opened.place) == ("council", "law")
    assert set(opened.seats) == {FIRST, SECOND, THIRD}
    assert opened.about["player_seat"] == SECOND
    for seat in (SECOND, THIRD):
        match.answer(seat, o.AYE)
        assert the_ballot(match) == opened, "who has voted in secret is not told"
    match.answer(FIRST, o.AYE)
    assert open_ballots(match) == []


def test_a_casting_vote_is_a_vote_of_its_own() -> None:
    match = take(chamber("law"), "law", FIRST, "ostracise", o.NamePlayer(SECOND))
    by_all = the_ballot(match)
    for seat, vote in ((FIRST, o.AYE), (SECOND, o.NAY), (THIRD, o.ABSTAIN)):
        match.answer(seat, vote)
    casting = the_ballot(match)
    assert casting.seats == [now(match).chambers[COUNCILS.index("law")].president]
    assert casting.key != by_all.key


def test_each_office_is_voted_on_under_a_name_of_its_own() -> None:
    match = scene(a_room(), lambda room: assign_offices(room, 0))
    voters = neighbours(now(match))
    seen = []
    while match.pending:
        ballot = the_ballot(match)
        assert (ballot.kind, ballot.place) == ("map", "europe")
        assert ballot.seats == voters
        seen.append(ballot.key)
        for seat in voters:
            match.answer(seat, match.pending[seat].default)
    assert len(seen) == len(set(seen)) > 1


def test_those_who_vote_learn_nothing_of_each_other() -> None:
    match = new("colossus", seats=12, seed="ballots", options={"turns": 6})
    rng = Rng(seed_key("ballots"))
    rules: set[str] = set()
    while len(rules) < 3:
        seat = rng.choice(sorted(match.pending))
        match.answer(seat, match.pending[seat].sample(rng))
        for ballot in open_ballots(match):
            assert set(match.pending) & set(ballot.seats)
            rules.add(ballot.rule)
            voter = rng.choice(ballot.seats)
            assert ballot in open_ballots(match.imagine(voter, rng))
