"""Control ends a phase: what is still asked counts as not wanted, and nobody loses what is due."""

import pytest

from critias.engine.conformance import digest
from critias.engine.decisions import Option
from critias.engine.errors import CommandRefused
from critias.engine.match import Match
from critias.games.colossus import game
from critias.games.colossus.box import (
    COUNCILS,
    DOOM,
    DOOM_TOKENS,
    HOPLITE,
    LAW,
    NONE,
    STARS,
    TALENTS,
    WAR,
    WISDOM,
    WONDERS,
)
from critias.games.colossus.control.events import PhaseCut
from critias.games.colossus.control.rulings import CutPhase, SkipPhase
from critias.games.colossus.councils import events as e
from critias.games.colossus.councils import options as o
from critias.games.colossus.councils.meeting import is_sitting
from critias.games.colossus.maps.events import ArchonNeglected
from critias.games.colossus.maps.sheet import BLANK, UnitOrder
from critias.games.colossus.state import Room
from critias.hall import Post
from critias.testing import told
from tests.games.colossus.chambers import DICE_CAP, MEMBERS, arete, take, with_motion
from tests.games.colossus.rooms import (
    LAND,
    a_room,
    booked,
    hold,
    neighbours,
    now,
    orders,
    own,
    place,
    play_on,
    question,
    scene,
    send,
)
from tests.games.colossus.test_box import edited_room


def ended(match: Match, **where: str | int) -> Room:
    """The room after a phase was ended, replayed from its log to the same room."""
    match.command(None, SkipPhase(reason="time is up", **where))  # type: ignore[arg-type]
    assert digest(match.position(len(match.log))) == digest(match)
    return now(match)


def quarrels(turn: int = 1) -> Room:
    """Two players meet in a region of each map."""
    s = a_room(turn=turn)
    for table in range(s.maps):
        for seat in neighbours(s, table)[:2]:
            send(s, seat, place(table, LAND), hoplites=2)
    return s


def council_in(s: Room) -> Match:
    s.phase = "declaration"
    return scene(s)


@pytest.mark.rule("col.3.15")
def test_each_table_fights_and_gets_its_trophies() -> None:
    s = ended(scene(quarrels()))
    assert s.phase == "house"
    assert all(booked(s, seat, "city-income") == {TALENTS: 10} for seat in range(s.seats))
    assert all(NONE not in offices for offices in s.offices)


@pytest.mark.rule("col.3.15")
def test_a_phase_is_ended_at_one_map_table() -> None:
    s = ended(match := scene(quarrels()), place="libya")
    assert s.phase == "eris"
    done = {seat for seat in range(s.seats) if booked(s, seat, "city-income")}
    assert done == {seat for seat in range(s.seats) if s.table[seat] == 1}
    assert done.isdisjoint(match.pending)
    with pytest.raises(CommandRefused, match="no place 'rome'"):
        ended(match, place="rome")


@pytest.mark.rule("col.3.15", "col.6.15")
def test_one_player_hands_in_a_blank_sheet() -> None:
    match = scene(a_room(phase="strategy"))
    match.answer(3, orders(UnitOrder("move", 3)))
    s = ended(match, seat=5)
    assert set(match.pending) == set(range(12)) - {3, 5}
    assert s.handed_in[3] != BLANK
    for seat in sorted(match.pending):
        match.answer(seat, BLANK)
    s = now(match)
    assert s.sheets[5] == BLANK
    assert s.at[3][HOPLITE] == place(s.table[3], 3)


@pytest.mark.rule("col.3.15", "col.7.14")
def test_the_councils_meet_where_heroes_did_not_say_where_they_go() -> None:
    match = scene(a_room(14, phase="declaration"))
    assert ended(match).phase == "council"
    assert is_sitting(now(match), LAW)


@pytest.mark.rule("col.3.15", "col.action.trial-fine")
def test_fines_are_settled_when_the_council_phase_is_ended() -> None:
    s = a_room(18, 2)
    own(s, 7, STARS, 1)
    match = council_in(s)
    accuser = now(match).chambers[LAW].president
    match.answer(accuser, o.ChooseAction("trial"))
    match.answer(accuser, o.NamePlayer(7))
    for seat in list(now(match).chambers[LAW].order):
        match.answer(seat, o.AYE)
    s = ended(match)
    assert s.phase == "free"
    assert told(match, e.FineRefused) == [e.FineRefused(7)]
    assert any(token.target == 7 for tokens in s.challenges for token in tokens)


@pytest.mark.rule("col.3.15", "col.7.69")
def test_one_council_rises_and_the_others_go_on() -> None:
    match = council_in(a_room(18, 2))
    first = now(match).chambers[LAW].president
    match.answer(first, o.ChooseAction("royal-levy"))
    s = ended(match, place="law")
    assert not is_sitting(s, LAW)
    assert is_sitting(s, WAR)
    assert [one.action for one in s.chambers[LAW].taken] == ["royal-levy"]
    with pytest.raises(CommandRefused, match="law does not sit"):
        ended(match, place="law")
    with pytest.raises(CommandRefused, match="in the Map Stage only"):
        ended(match, place="europe")
    assert ended(match).phase == "free"


@pytest.mark.rule("col.3.15", "col.7.63")
@pytest.mark.parametrize("action", ["pardon", "constitutional-amendment", "doom"])
def test_an_action_that_nobody_went_on_with_comes_to_nothing(action: str) -> None:
    s = a_room(18, 2)
    own(s, 7, STARS, 1)
    arete(s, 0, 9)
    s.chambers[LAW].ballot, s.chambers[LAW].ballot_since = "talents", 1
    match = council_in(s)
    match.answer(0, o.ChooseAction(action))
    s = ended(match, seat=0)
    assert 0 not in match.pending or question(match, 0) in ("col.10.1", "col.7.58")
    moot = [] if action == "doom" else [action]
    assert [one.action for one in told(match, e.ActionMoot)] == moot
    assert s.stars(7) == 1
    assert not s.register


@pytest.mark.rule("col.3.15")
@pytest.mark.parametrize("phase", ["strategy", "eris", "house", "declaration", "council", "free"])
def test_all_that_is_asked_in_a_phase_can_be_let_lapse(phase: str) -> None:
    match = play_on(
        scene(a_room(14, phase="strategy")),
        until=lambda m: m.state.phase == phase,  # type: ignore[attr-defined]
    )
    s = ended(match)
    assert (s.turn, s.phase) != (1, phase)


@pytest.mark.rule("col.3.15")
def test_a_phase_can_be_cut_off_as_it_stands_and_all_hear_what_is_lost() -> None:
    match = scene(quarrels())
    match.command(None, CutPhase(reason="the hall closes"))
    s = now(match)
    assert s.phase == "house"
    assert not any(booked(s, seat, "city-income") for seat in range(s.seats))
    assert told(match, PhaseCut) == [PhaseCut("map", "map", reason="the hall closes")]


@pytest.mark.rule("col.3.15")
def test_each_control_ends_the_phase_for_whom_it_looks_after() -> None:
    s = quarrels()
    hall = game.hall
    europe = Post("control", role="map", places=("europe",))
    law = Post("control", role="council", places=("law",))
    why = "time is up"
    assert hall.objection(s, europe, SkipPhase(place="europe", reason=why)) is None
    assert hall.objection(s, europe, SkipPhase(place="libya", reason=why))
    assert hall.objection(s, europe, SkipPhase(reason=why))
    assert hall.objection(s, europe, SkipPhase(seat=neighbours(s, 0)[0], reason=why)) is None
    assert hall.objection(s, europe, SkipPhase(seat=neighbours(s, 1)[0], reason=why))
    assert hall.objection(s, law, SkipPhase(place="law", reason=why)) is None
    assert hall.objection(s, law, SkipPhase(place="war", reason=why))
    assert hall.objection(s, law, CutPhase(reason=why))


@pytest.mark.rule("col.3.15", "col.action.megaweapon-test", "col.action.sink-a-continent")
@pytest.mark.parametrize(
    ("action", "turn", "said"),
    [
        ("megaweapon-test", 5, ()),
        ("megaweapon-test", 5, (o.NameTable("europe"),)),
        ("sink-a-continent", 8, ()),
        ("sink-a-continent", 8, (o.NameTable("europe"),)),
    ],
)
def test_what_was_paid_for_an_action_that_ends_half_made_is_paid_back(
    action: str, turn: int, said: tuple[Option, ...]
) -> None:
    s = a_room(18, turn)
    s.last_turn_announced = turn == s.turns
    council = WONDERS if action == "megaweapon-test" else WISDOM
    for seat in range(18):
        own(s, seat, DOOM_TOKENS, 4)
    match = council_in(s)
    actor = now(match).chambers[council].president
    match.answer(actor, o.ChooseAction(action))
    for answer in said:
        match.answer(actor, answer)
    assert now(match).has(actor, DOOM_TOKENS) < 4
    assert now(match).has(actor, DOOM) > 0
    s = ended(match, place=COUNCILS[council])
    assert (s.has(actor, DOOM_TOKENS), s.has(actor, DOOM), s.stars(actor)) == (4, 0, 0)
    assert booked(s, actor, action) == {DOOM_TOKENS: 0, DOOM: 0}
    assert [one.action for one in told(match, e.ActionMoot)] == [action]
    assert not any(told(match, e.VoteTaken))
    assert not any(s.stars(seat) for seat in s.chambers[council].order)


@pytest.mark.rule("col.3.15", "col.upgrade.tyrants-crown")
def test_a_crown_for_an_action_that_ends_half_made_costs_no_token() -> None:
    s = a_room(18, 2)
    own(s, 7, STARS, 1)
    match = council_in(s)
    first, second, _ = now(match).chambers[LAW].order
    match.answer(first, o.ChooseAction("pardon"))
    hold(now(match), second, "tyrants-crown")
    own(now(match), second, DOOM_TOKENS, 1)
    own(now(match), 8, STARS, 1)
    match.answer(first, o.NamePlayer(7))
    match.answer(second, o.CrownAction("pardon"))
    match.command(None, SkipPhase(seat=second, reason="time is up"))
    s = now(match)
    assert (s.has(second, DOOM_TOKENS), s.has(second, DOOM), s.stars(8)) == (1, 0, 1)


@pytest.mark.rule("col.3.15", "col.7.72", "col.action.ostracise")
@pytest.mark.parametrize("voted", [(), (o.AYE,), (o.NAY, o.AYE)])
def test_who_did_not_get_to_vote_has_not_abstained(voted: tuple[Option, ...]) -> None:
    s = a_room(18, 5)
    match = council_in(s)
    order = now(match).chambers[LAW].order
    match.answer(order[0], o.ChooseAction("ostracise"))
    match.answer(order[0], o.NamePlayer(7))
    for seat, vote in zip(order, voted, strict=False):
        match.answer(seat, vote)
    s = ended(match, place="law")
    assert not any(s.stars(seat) for seat in order)
    assert any(s.edicts_of("ostracised", 7)) is (voted == (o.AYE,))
    assert len(told(match, e.VoteTaken)) == (voted == (o.AYE,))


@pytest.mark.rule("col.3.15", "col.7.73")
@pytest.mark.parametrize("votes", [0, 1])
def test_an_amendment_on_which_nobody_got_to_vote_was_not_voted_on(votes: int) -> None:
    match = council_in(with_motion())
    order = now(match).chambers[WAR].order
    match.answer(order[0], o.ChooseAction("constitutional-amendment"))
    match.answer(order[0], DICE_CAP)
    for seat in order[:votes]:
        match.answer(seat, o.Ballot("aye", 3))
    s = ended(match, place="war")
    assert [one.status for one in s.register] == ["pending"] * votes
    assert len(told(match, e.VoteTaken)) == votes
    assert not any(s.stars(seat) for seat in order)


@pytest.mark.rule("col.3.15", "col.6.51")
def test_archons_who_did_not_get_to_confirm_have_what_their_offices_bring() -> None:
    s = quarrels(turn=2)
    s.offices[0][0] = 0
    ended(match := scene(s))
    assert not told(match, ArchonNeglected)
    assert booked(now(match), 0, next(iter(s.box.offices.rewards)))


@pytest.mark.rule("col.3.15")
def test_units_that_were_not_told_where_to_march_stay() -> None:
    s = edited_room("war")
    seat = MEMBERS["war"][0]
    before = [units[:] for units in s.units]
    match = take(s, "war", seat, "convoy")
    ended(match, seat=seat)
    assert now(match).units == before
