"""Strategy and Reveal Phase: what a sheet may say, and challenges."""

import pytest

from critias.engine.errors import IllegalAnswer
from critias.engine.randomness import Rng, seed_key
from critias.games.colossus.box import HOPLITE, NONE, ORICHALCUM, TALENTS, TRIREME, VRIL
from critias.games.colossus.control.rulings import SetResource, SkipPhase
from critias.games.colossus.maps.building import build_phase
from critias.games.colossus.maps.events import ChallengeIssued, SheetVoid
from critias.games.colossus.maps.records import Challenge
from critias.games.colossus.maps.sheet import BLANK, UnitOrder
from critias.games.colossus.maps.strategy import any_sheet, objection, strategy_phase
from critias.games.colossus.room.records import Edict
from critias.games.colossus.state import HOME, Room
from critias.testing import told
from tests.games.colossus.rooms import (
    a_room,
    city,
    done,
    neighbours,
    now,
    orders,
    own,
    place,
    play_on,
    scene,
)


def strategic() -> Room:
    s = a_room(phase="strategy")
    s.sheets = [None] * s.seats
    return s


def refusal(s: Room, seat: int, **sheet: UnitOrder | int) -> str:
    reason = objection(s, seat, orders(**sheet))  # type: ignore[arg-type]
    assert reason is not None
    return reason


# The sheet


@pytest.mark.rule("col.6.1", "col.6.2", "col.6.4", "col.6.14", "col.6.15", "col.4.2")
def test_sheets_are_secret_until_all_are_ready() -> None:
    match = scene(strategic())
    s = now(match)
    everybody = tuple(range(s.seats))
    match.answer(0, orders(hoplite=UnitOrder("move", 3)))
    assert match.asked(1) == everybody
    assert match.view(1) == match.position(0).view(1)
    assert HOME in now(match).at[0]
    for seat in everybody[1:]:
        assert match.state.sheets[0] is None  # type: ignore[attr-defined]
        match.answer(seat, BLANK)
    assert now(match).sheets[0] == orders(hoplite=UnitOrder("move", 3))
    assert now(match).at[0][HOPLITE] == place(0, 3)


@pytest.mark.rule("col.6.5", "col.6.6", "col.6.7")
def test_up_to_ten_orichalcum_in_all_and_it_is_kept() -> None:
    s = strategic()
    own(s, 0, ORICHALCUM, 20)
    own(s, 0, VRIL, 2)
    six = UnitOrder("stay", orichalcum=6)
    assert "at most 10 orichalcum" in refusal(s, 0, hoplite=six, trireme=six)
    s.numbers["orichalcum-limit"] = 12
    assert objection(s, 0, orders(six, six)) is None
    s.numbers["orichalcum-limit"] = 10
    s.wonders["orichalcum-foundry"] = 0
    assert objection(s, 0, orders(six, six)) is None
    sheet = orders(UnitOrder("build", orichalcum=6), colossus=UnitOrder("build", vril=2))
    s.sheets[0] = sheet
    s = now(done(s_with_sheets(s), build_phase))
    assert (s.has(0, ORICHALCUM), s.has(0, VRIL)) == (20, 2)


def s_with_sheets(s: Room) -> Room:
    s.sheets = [sheet or BLANK for sheet in s.sheets]
    return s


@pytest.mark.rule("col.6.8")
def test_talents_are_for_building_and_no_more_than_there_are() -> None:
    s = strategic()
    own(s, 0, TALENTS, 10)
    assert "spent on building only" in refusal(s, 0, hoplite=UnitOrder("stay", talents=1))
    ten, one = UnitOrder("build", talents=10), UnitOrder("build", talents=1)
    assert "you have 10 talents" in refusal(s, 0, hoplite=ten, trireme=one)
    assert objection(s, 0, orders(ten, UnitOrder("build"))) is None


@pytest.mark.rule("col.6.10", "col.6.11")
def test_destinations_are_regions_of_the_map_and_challenged_cities() -> None:
    s = strategic()
    attacker, target, *_ = neighbours(s)
    to_city = UnitOrder("move", 0)
    assert objection(s, attacker, orders(UnitOrder("move", 16))) is None
    assert "only with a challenge" in refusal(s, attacker, hoplite=to_city)
    assert "no challenge token" in refusal(s, attacker, hoplite=to_city, challenge=target)
    s.challenges[attacker].append(Challenge(target))
    assert objection(s, attacker, orders(to_city, challenge=target)) is None
    elsewhere = next(seat for seat in range(s.seats) if s.table[seat] != s.table[attacker])
    s.challenges[attacker].append(Challenge(NONE))
    assert "at your table" in refusal(s, attacker, challenge=elsewhere)
    assert "only units that move" in refusal(s, attacker, hoplite=UnitOrder("stay", 4))
    assert "vril supports" in refusal(s, attacker, hoplite=UnitOrder("build", vril=1))
    assert "with vril, not" in refusal(s, attacker, colossus=UnitOrder("build", orichalcum=1))


@pytest.mark.rule("col.start.short-map")
def test_on_short_maps_some_regions_are_not_in_play() -> None:
    s = a_room(phase="strategy", map="short")
    assert "region 4 is not in play" in refusal(s, 0, hoplite=UnitOrder("move", 4))
    assert objection(s, 0, orders(UnitOrder("move", 13))) is None
    assert sum(any(rewards) for rewards in s.rewards) == 10 * s.maps


@pytest.mark.rule("col.6.4")
def test_an_idle_hero_can_only_stay() -> None:
    s = strategic()
    s.edicts.append(Edict("hero-idle", 0, s.turn))
    assert "Hero is idle" in refusal(s, 0, hero=UnitOrder("build"))


@pytest.mark.rule("col.6.4")
@pytest.mark.parametrize("seed", range(30))
def test_random_sheets_are_legal(seed: int) -> None:
    s = strategic()
    own(s, 0, ORICHALCUM, seed)
    own(s, 0, VRIL, seed % 4)
    s.challenges[0].append(Challenge(NONE))
    s.wonders["moon-gate"] = 0
    s.together = True
    assert objection(s, 0, any_sheet(s, 0, Rng(seed_key(seed)))) is None


@pytest.mark.rule("col.6.15")
def test_a_sheet_that_has_become_impossible_counts_as_blank() -> None:
    match = scene(strategic())
    match.answer(0, orders(UnitOrder("build", talents=10)))
    match.command(None, SetResource(seat=0, resource="talents", amount=3, reason="a fine"))
    for seat in range(1, 12):
        match.answer(seat, BLANK)
    assert now(match).sheets[0] == BLANK
    assert told(match, SheetVoid) == [SheetVoid(0)]


@pytest.mark.rule("col.6.15", "col.3.15")
def test_when_time_has_run_out_what_was_handed_in_counts() -> None:
    match = scene(strategic())
    match.answer(0, orders(UnitOrder("move", 3), UnitOrder("build", talents=4)))
    assert match.view(1) == match.position(0).view(1)
    for table in ("europe", "libya", "asia"):
        match.command(None, SkipPhase(place=table, reason="the bell has rung"))
    s = now(match)
    assert s.at[0][HOPLITE] == place(0, 3)
    assert s.units[0][TRIREME] == 5
    assert s.sheets[1] == BLANK
    assert s.handed_in == [BLANK] * s.seats


def test_a_wrong_sheet_is_refused_with_its_reason_and_changes_nothing() -> None:
    match = scene(strategic())
    with pytest.raises(IllegalAnswer, match=r"17|<= 16"):
        match.answer(0, {"type": "sheet", "hoplite": {"do": "move", "region": 17}})
    with pytest.raises(IllegalAnswer, match="hoplite: a city can be attacked"):
        match.answer(0, orders(UnitOrder("move", 0)))
    assert not match.log


# Challenges


@pytest.mark.rule("col.6.4", "col.6.11", "col.action.no-quarter")
def test_several_players_are_challenged_with_a_token_each() -> None:
    s = strategic()
    attacker, one, other, third = neighbours(s)[:4]
    s.challenges[attacker] = [Challenge(NONE, 1), Challenge(other, 2)]
    at_one = UnitOrder("move", 0)
    at_other, at_third = UnitOrder("move", 0, target=other), UnitOrder("move", 0, target=third)
    assert objection(s, attacker, orders(at_one, at_third, challenge=one)) == (
        "you have not so many challenge tokens"
    )
    assert "whose it is" in str(objection(s, attacker, orders(UnitOrder("move", 3, target=other))))
    match = scene(s)
    match.answer(attacker, orders(at_one, at_other, challenge=one))
    for seat in sorted(match.pending):
        match.answer(seat, BLANK)
    s = now(match)
    assert (s.at[attacker][HOPLITE], s.at[attacker][TRIREME]) == (city(one), city(other))
    assert s.challenges[attacker] == []
    assert s.stakes[attacker] == {one: 1, other: 2}
    assert s.stars(attacker) == 0


@pytest.mark.rule("col.9.2", "col.6.10")
def test_a_challenge_uses_its_token_and_must_be_followed_by_an_attack() -> None:
    s = strategic()
    attacker, target, coward, *_ = neighbours(s)
    s.challenges[attacker] = [Challenge(NONE), Challenge(target)]
    s.challenges[coward] = [Challenge(NONE)]
    match = scene(s)
    for seat in range(s.seats):
        sheet = BLANK
        if seat == attacker:
            sheet = orders(UnitOrder("move", 0), challenge=target)
        if seat == coward:
            sheet = orders(challenge=target)
        match.answer(seat, sheet)
    s = now(match)
    # The token that names the player goes first.
    assert s.challenges[attacker] == [Challenge(NONE)]
    assert s.challenges[coward] == []
    assert told(match, ChallengeIssued) == [
        ChallengeIssued(attacker, target),
        ChallengeIssued(coward, target),
    ]
    assert (s.stars(attacker), s.stars(coward)) == (0, 1)
    assert s.at[attacker][HOPLITE] == city(target)


@pytest.mark.rule("col.wonder.moon-gate")
def test_one_type_of_unit_passes_the_moon_gate() -> None:
    s = strategic()
    through = UnitOrder("move", 5, table=1)
    assert "owner of the Moon Gate" in refusal(s, 0, hoplite=through)
    s.wonders["moon-gate"] = 0
    assert "next Map Phase" in refusal(s, 0, hoplite=through)
    s.together = True
    assert "one type of unit" in refusal(s, 0, hoplite=through, trireme=through)
    assert "not to cities" in refusal(s, 0, hoplite=UnitOrder("move", 0, table=1))
    assert objection(s, 0, orders(through)) is None


@pytest.mark.rule("col.6.15", "col.start.absent")
def test_who_is_away_has_a_blank_sheet() -> None:
    s = strategic()
    s.present[3] = False
    match = scene(s, strategy_phase)
    assert 3 not in match.pending
    match = play_on(scene(s), until=lambda m: m.state.phase == "house")  # type: ignore[attr-defined]
    assert now(match).sheets[3] == BLANK
