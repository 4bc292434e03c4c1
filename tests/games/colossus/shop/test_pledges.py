"""Pledges: what House-mates let the House spend on wonders and pacts."""

import pytest

from critias.engine.errors import CommandRefused
from critias.games.colossus import game
from critias.games.colossus.box import ORICHALCUM, TALENTS, VRIL
from critias.games.colossus.shop import events as e
from critias.games.colossus.shop.pledges import PledgeHelp, together
from critias.games.colossus.shop.records import Pledge
from critias.testing import told
from tests.games.colossus.rooms import a_room, now, own, scene


@pytest.mark.rule("col.12.1")
def test_a_pledge_is_seen_by_the_house_and_counts_for_its_members() -> None:
    s = a_room(13, 2, "house")
    own(s, 1, TALENTS, 20)
    own(s, 0, TALENTS, 5)
    match = scene(s)
    match.command(1, PledgeHelp(talents=15, orichalcum=2))
    after = now(match)
    assert after.pledges[1] == Pledge(15, 2, 0)
    assert together(after, 0, TALENTS) == 20
    assert together(after, 0, ORICHALCUM) == s.has(0, ORICHALCUM) + 2
    assert together(after, 6, TALENTS) == s.has(6, TALENTS)
    assert game.view(after, 0)["councils"]["pledges"]["1"]["talents"] == 15
    assert "1" not in game.view(after, 6)["councils"]["pledges"]
    assert game.view(after, None)["councils"]["pledges"] == {}
    [pledged] = told(match, e.HelpPledged)
    assert pledged.as_seen_by(5) == pledged
    assert pledged.as_seen_by(6) is None


@pytest.mark.rule("col.12.1")
def test_nothing_is_taken_before_it_is_needed_and_never_more_than_is_there() -> None:
    s = a_room(13, 2, "house")
    own(s, 1, TALENTS, 20)
    match = scene(s)
    match.command(1, PledgeHelp(talents=15))
    assert now(match).has(1, TALENTS) == 20
    own(now(match), 1, TALENTS, 4)
    assert together(now(match), 0, TALENTS) == s.has(0, TALENTS) + 4


@pytest.mark.rule("col.12.1")
def test_a_new_pledge_takes_the_place_of_the_last() -> None:
    match = scene(a_room(13, 2, "house"))
    match.command(1, PledgeHelp(talents=5))
    match.command(1, PledgeHelp(orichalcum=1))
    assert now(match).pledges[1] == Pledge(0, 1, 0)


def test_one_pledges_what_one_has_to_ones_own_house() -> None:
    s = a_room(13, 2, "house")
    match = scene(s)
    with pytest.raises(CommandRefused, match="you have 0 vril to pledge"):
        match.command(1, PledgeHelp(vril=1))
    with pytest.raises(CommandRefused, match="only members of a House"):
        match.command(12, PledgeHelp(talents=1))
    with pytest.raises(CommandRefused, match="only members of a House"):
        match.command(None, PledgeHelp(talents=1))
    assert s.has(1, VRIL) == 0
