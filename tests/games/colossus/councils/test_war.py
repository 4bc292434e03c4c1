"""Actions of the Council of War."""

import pytest

from critias.games.colossus.box import HOPLITE, NONE, STARS, TRIREME, VRIL
from critias.games.colossus.councils import options as o
from critias.games.colossus.maps import events as e
from critias.games.colossus.maps.empires import army_strength, raiders
from critias.games.colossus.maps.records import Challenge, Raid
from critias.games.colossus.room.records import Edict
from critias.testing import offered, told
from tests.games.colossus.chambers import chamber, kudos_cards, possible, take
from tests.games.colossus.rooms import now, own


@pytest.mark.rule("col.action.letters-of-marque")
def test_letters_of_marque_let_two_players_in_for_the_next_turn() -> None:
    s = chamber("war")
    match = take(
        s, "war", 1, "letters-of-marque", o.NameEmpire("mu"), o.NamePlayer(4), o.NamePlayer(9)
    )
    assert match.over
    letters = list(now(match).edicts_of("letters-of-marque"))
    assert [(one.target, one.where, one.until) for one in letters] == [(4, 3, 3), (9, 3, 3)]
    assert kudos_cards(now(match), 1) == 1


@pytest.mark.rule("col.action.letters-of-marque")
def test_one_may_stop_after_the_first_player_and_grown_letters_name_more() -> None:
    s = chamber("war")
    match = take(s, "war", 1, "letters-of-marque", o.NameEmpire("mu"), o.NamePlayer(4), steps=1)
    assert o.ENOUGH in offered(match, 1)
    assert o.NamePlayer(4) not in offered(match, 1)
    match.answer(1, o.NamePlayer(5))
    match.answer(1, o.NamePlayer(6))
    assert match.over


@pytest.mark.rule("col.action.challenge-of-honour", "col.9.4")
def test_a_challenge_of_honour_is_for_the_dishonoured_of_the_own_table() -> None:
    s = chamber("war")
    assert not possible(s, "war", 1, "challenge-of-honour")
    mate = next(seat for seat in s.players_at(s.table[1]) if seat != 1)
    own(s, mate, STARS, 1)
    elsewhere = next(seat for seat in range(18) if s.table[seat] != s.table[1])
    own(s, elsewhere, STARS, 1)
    match = take(s, "war", 1, "challenge-of-honour", steps=1)
    assert offered(match, 1) == [o.NamePlayer(mate)]
    match.answer(1, o.NamePlayer(mate))
    assert now(match).challenges[1] == [Challenge(mate)]
    assert kudos_cards(now(match), 1) == 2


@pytest.mark.rule("col.action.muster")
def test_a_muster_raises_state_hoplites() -> None:
    s = chamber("war")
    match = take(s, "war", 1, "muster", steps=1)
    assert now(match).state_troops[1] == [3, 0]
    assert now(match).units[1] == s.units[1]
    assert now(match).troops(1, HOPLITE) == s.units[1][HOPLITE] + 3
    assert told(match, e.TroopsRaised) == [e.TroopsRaised(1, "hoplite", 3)]


@pytest.mark.rule("col.action.launch")
def test_a_launch_gives_state_triremes() -> None:
    s = chamber("war")
    after = now(take(s, "war", 1, "launch"))
    assert after.state_troops[1] == [0, 2]
    assert after.troops(1, TRIREME) == s.units[1][TRIREME] + 2


@pytest.mark.rule("col.action.monster-bounty")
def test_a_bounty_is_set_for_the_house() -> None:
    s = chamber("war", seats=19, guests=[18])
    after = now(take(s, "war", 7, "monster-bounty", steps=1))
    assert after.edicts == [Edict("monster-bounty", 1, 3, 3, NONE, 7, "monster-bounty")]
    assert not possible(s, "war", 18, "monster-bounty")


@pytest.mark.rule("col.action.tribute")
def test_without_a_defeated_empire_tribute_is_kudos() -> None:
    assert kudos_cards(now(take(chamber("war"), "war", 1, "tribute", steps=1)), 1) == 3


@pytest.mark.rule("col.action.tribute", "col.11.20")
def test_the_tribute_of_defeated_empires_is_shared_out() -> None:
    s = chamber("war")
    for table in range(s.maps):
        s.beaten[table][0] = s.beaten[table][2] = True
    match = take(s, "war", 1, "tribute", o.NamePlayer(8), o.NamePlayer(2))
    assert match.over
    assert now(match).has(8, VRIL) == now(match).has(2, VRIL) == 1
    assert kudos_cards(now(match), 1) == 0
    assert kudos_cards(now(match), 8) == 1


@pytest.mark.rule("col.action.polemos")
def test_polemos_weakens_the_armies_of_an_empire_everywhere() -> None:
    s = chamber("war", turn=5)
    s.hatred[1] = [30] * 18
    after = now(take(s, "war", 1, "polemos", o.NameEmpire("lemuria"), steps=1))
    assert [army_strength(after, table, 1) for table in range(after.maps)] == [18] * after.maps


@pytest.mark.rule("col.action.open-challenge")
def test_an_open_challenge_costs_a_star() -> None:
    after = now(take(chamber("war", turn=5), "war", 1, "open-challenge", steps=2))
    assert after.challenges[1] == [Challenge(NONE)]
    assert (after.stars(1), kudos_cards(after, 1)) == (1, 2)


@pytest.mark.rule("col.action.home-guard")
def test_a_home_guard_makes_raids_on_one_house_smaller() -> None:
    s = chamber("war", turn=5)
    after = now(take(s, "war", 1, "home-guard", o.NameHouse("ampheres"), steps=1))
    assert raiders(after, Raid(0, 12)) == 8 - 4
    assert raiders(after, Raid(0, 0)) == 8


@pytest.mark.rule("col.action.vow-of-conquest")
def test_a_vow_names_an_empire_for_the_house() -> None:
    s = chamber("war", seats=19, turn=5, guests=[18])
    after = now(take(s, "war", 1, "vow-of-conquest", o.NameEmpire("mu"), steps=1))
    assert after.edicts == [Edict("vow-of-conquest", 0, 6, 7, 3, 1, "vow-of-conquest")]
    assert not possible(s, "war", 18, "vow-of-conquest")


@pytest.mark.rule("col.action.no-quarter")
def test_no_quarter_gives_two_challenges() -> None:
    after = now(take(chamber("war", turn=7), "war", 1, "no-quarter"))
    assert after.challenges[1] == [Challenge(NONE), Challenge(NONE)]


@pytest.mark.rule("col.action.scorched-earth")
def test_scorched_earth_is_for_the_last_turn() -> None:
    after = now(take(chamber("war", turn=7), "war", 1, "scorched-earth"))
    assert after.edicts == [Edict("scorched-earth", 1, 8, 0, NONE, 1, "scorched-earth")]
