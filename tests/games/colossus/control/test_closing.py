"""The end in a hall, which Control closes; and a match in which nobody is there."""

import pytest

import critias
from critias.engine.conformance import digest
from critias.engine.errors import CommandRefused
from critias.engine.match import Match
from critias.games.colossus import game
from critias.games.colossus.box import KUDOS, TALENTS
from critias.games.colossus.control.rulings import (
    AddDoom,
    CutPhase,
    GiveCards,
    Rescale,
    SetPresent,
    SkipPhase,
)
from critias.games.colossus.diplomacy.oaths import JudgeOath, SwearOath, WitnessOath
from critias.games.colossus.diplomacy.records import Goods
from critias.games.colossus.diplomacy.trading import Offer
from critias.games.colossus.room.events import GameEnded
from critias.games.colossus.state import Room
from critias.testing import told
from tests.games.colossus.rooms import LAND, a_room, now, place, play_on, scene, send

WHY = "a test of the end"


def last_free_time(**more: str) -> Room:
    s = a_room(12, 8, "free", **more)
    s.last_turn_announced = True
    return s


def closing() -> Match:
    """All have answered in the last Free Time of a hall, in which an oath was sworn."""
    match = scene(last_free_time(close="control"))
    match.command(2, SwearOath("I shall give Control cake.", "May I lose a Kudos card."))
    match.command(None, WitnessOath(1))
    return play_on(match, lambda m: not m.pending)


@pytest.mark.rule("col.3.13")
def test_in_a_hall_control_rules_after_the_last_free_time_until_it_closes_the_game() -> None:
    match = closing()
    assert (now(match).phase, match.over) == ("closing", False)
    assert not told(match, GameEnded)
    before = now(match).has(2, KUDOS)
    match.command(None, JudgeOath(1, broken=True, reason="no cake"))
    match.command(None, GiveCards(seat=2, deck="kudos", value=20, count=1, reason=WHY))
    assert not told(match, GameEnded)
    match.command(None, SkipPhase(reason="well played"))
    assert match.over
    assert len(told(match, GameEnded)) == 1
    assert now(match).has(2, KUDOS) == before + 20
    again = match.position(len(match.log))
    assert digest(again) == digest(match)
    with pytest.raises(critias.engine.errors.MatchOver):
        match.command(None, SkipPhase(reason="again"))


@pytest.mark.rule("col.3.13")
def test_only_the_end_of_the_phase_for_all_closes_the_game() -> None:
    match = closing()
    match.command(None, SkipPhase(seat=2, reason=WHY))
    with pytest.raises(CommandRefused, match="nothing is left to be cut off"):
        match.command(None, CutPhase(reason=WHY))
    with pytest.raises(CommandRefused, match="only Control acts now"):
        match.command(2, Offer(3, give=Goods(talents=1)))
    assert not match.over
    assert match.view(2)["phase"] == "closing"


@pytest.mark.rule("col.3.13", "col.13.2")
def test_after_the_deluge_too_and_units_may_be_out() -> None:
    s = a_room(12, 3, "eris", close="control")
    send(s, 0, place(0, LAND), hoplites=2)
    s.doom_limit = 100
    match = scene(s)
    match.command(None, AddDoom(amount=200, reason=WHY))
    match.command(None, CutPhase(reason=WHY))
    assert (now(match).phase, now(match).deluge, match.over) == ("closing", True, False)
    match.command(None, SkipPhase(reason=WHY))
    assert match.over


@pytest.mark.rule("col.3.13")
def test_without_a_hall_the_match_ends_by_itself() -> None:
    match = play_on(scene(last_free_time()))
    assert match.over
    assert len(told(match, GameEnded)) == 1


def test_the_end_of_a_hall_can_be_taken_back() -> None:
    match = closing()
    entries = len(match.log)
    match.command(None, SkipPhase(reason="well played"))
    match.retract(entries, "one more word")
    assert not match.over
    assert match.pending


# Nobody is there


def leave(match: Match, *seats: int) -> None:
    for seat in seats:
        match.command(None, SetPresent(seat=seat, present=False, reason=WHY))


@pytest.mark.rule("col.start.absent")
def test_while_all_are_away_the_match_stands_still() -> None:
    match = scene(a_room(phase="house"))
    leave(match, *range(12))
    s = now(match)
    assert game.hall.absent(s) == []  # so that the hall answers for nobody
    for ruling in (SkipPhase(reason=WHY), Rescale(reason=WHY)):
        with pytest.raises(CommandRefused, match="nobody is there"):
            match.command(None, ruling)
    before = s.turn, s.phase
    play_on(match, lambda m: not m.pending)
    assert not match.over
    assert (now(match).turn, now(match).phase) != before  # what was asked, somebody has answered
    entries = len(match.log)
    match.command(None, SetPresent(seat=4, present=True, reason="the rain is over"))
    assert list(match.pending) == [4]
    assert digest(match.position(len(match.log))) == digest(match)
    leave(match, 4)
    assert list(match.pending) == [4]
    match.retract(entries + 1, "it rains")
    assert not match.pending


@pytest.mark.rule("col.start.absent")
def test_a_phase_that_is_cut_while_nobody_is_there_leads_to_another_standstill() -> None:
    match = scene(a_room(phase="house"))
    leave(match, *range(12))
    talents = [now(match).has(seat, TALENTS) for seat in range(12)]
    match.command(None, CutPhase(reason=WHY))
    assert not match.pending
    assert not match.over
    assert [now(match).has(seat, TALENTS) for seat in range(12)] == talents
    match.command(None, SetPresent(seat=0, present=True, reason=WHY))
    assert list(match.pending) == [0]
