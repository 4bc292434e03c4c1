"""Meetings of the councils: quorum, Presidents, the order of choice, growth and the shop."""

import pytest

from critias.engine.errors import CommandRefused
from critias.engine.match import Match
from critias.games.colossus import game
from critias.games.colossus.box import (
    COGS,
    COUNCILS,
    DOOM,
    DOOM_TOKENS,
    LAW,
    NONE,
    STARS,
    TALENTS,
    WAR,
)
from critias.games.colossus.control.rulings import SetPresent, SkipPhase
from critias.games.colossus.councils import events as e
from critias.games.colossus.councils import meeting
from critias.games.colossus.councils import options as o
from critias.games.colossus.councils.actions import in_play
from critias.games.colossus.councils.records import Taken
from critias.games.colossus.diplomacy.options import READY
from critias.games.colossus.diplomacy.records import Goods
from critias.games.colossus.diplomacy.trading import Offer
from critias.games.colossus.maps.events import OfficeVacant
from critias.games.colossus.maps.regions import table_name
from critias.games.colossus.room.records import Edict
from critias.games.colossus.shop.options import BuyUpgrade
from critias.games.colossus.state import Room
from critias.games.colossus.views.councils import in_public, of_control
from critias.testing import offered, told
from tests.games.colossus.chambers import MEMBERS, arete, chamber, kudos_cards
from tests.games.colossus.rooms import a_room, each, hold, now, own, play_on, question, scene


def assembled(s: Room) -> Match:
    return scene(s, meeting.assemble)


def a_meeting(s: Room, council: int = LAW) -> Match:
    return scene(s, lambda room: meeting.meeting(room, council))


def council_phase(s: Room) -> Match:
    return scene(s, meeting.council_phase)


def to_act(match: Match, rule: str = "col.7.58") -> int:
    [seat] = [seat for seat in match.pending if question(match, seat) == rule]
    return seat


@pytest.mark.rule("col.7.13")
def test_each_role_sits_in_its_council() -> None:
    s = now(assembled(a_room(18, phase="declaration")))
    for council, one in zip(COUNCILS, s.chambers, strict=True):
        assert sorted(one.order) == sorted(MEMBERS[council])


@pytest.mark.rule("col.7.14")
def test_two_thirds_of_a_role_make_a_quorum() -> None:
    s = a_room(18, phase="declaration")
    s.present[0] = False
    assert now(assembled(s)).chambers[LAW].order
    s.present[6] = False
    match = assembled(s)
    assert not now(match).chambers[LAW].order
    assert now(match).chambers[WAR].order
    assert told(match, e.NoQuorum) == [e.NoQuorum("law")]
    assert [meeting.quorum(s, members) for members in range(1, 9)] == [1, 2, 2, 3, 4, 4, 5, 6]


@pytest.mark.rule("col.7.14", "col.start.absent")
def test_who_was_away_when_the_turn_began_does_not_count_for_the_quorum() -> None:
    s = a_room(18, phase="free")
    s.present[0] = s.present[6] = False
    s.offices[s.table[0]][2] = 0
    match = scene(s)
    each(match, READY)
    s = now(match)
    assert (s.turn, s.offices[s.table[0]][2]) == (2, NONE)
    assert told(match, OfficeVacant) == [OfficeVacant("nauarch", table_name(s, s.table[0]))]
    assert now(assembled(s)).chambers[LAW].order == [12]


@pytest.mark.rule("col.7.57", "col.start.absent")
def test_who_comes_late_acts_last_and_does_not_preside() -> None:
    s = a_room(18, 2, phase="declaration")
    arete(s, 6, 30)
    s.present[6] = False
    match = scene(s)
    assert 6 not in now(match).chambers[LAW].order
    match.command(None, SetPresent(seat=6, present=True, reason="the bus"))
    chamber = now(match).chambers[LAW]
    assert chamber.order[-1] == 6 != chamber.president
    for seat in chamber.order[:-1]:
        match.answer(seat, o.FORFEIT)
    assert o.ChooseAction("royal-levy") in offered(match, 6)


@pytest.mark.rule("col.7.71")
def test_in_the_last_council_nothing_is_offered_that_comes_too_late() -> None:
    s = chamber("war", turn=8)
    s.last_turn_announced = True
    actions = {one.action for one in meeting.choices(s, WAR, 1) if isinstance(one, o.ChooseAction)}
    assert not {"no-quarter", "scorched-earth", "polemos", "vow-of-conquest"} & actions
    assert {"muster", "letters-of-marque"} <= actions


@pytest.mark.rule("col.14.3", "col.wonder.library-of-atlantis")
def test_what_the_library_was_used_for_keeps_it_in_the_city() -> None:
    s = chamber("law")
    s.wonders["library-of-atlantis"] = 0
    match = a_meeting(s)
    if question(match, 0) == "col.7.58":
        match.answer(0, o.FORFEIT)
    match.answer(0, BuyUpgrade("aegis", 0, "cogs"))
    give = Goods(wonders=("library-of-atlantis",))
    with pytest.raises(CommandRefused, match="have used 'library-of-atlantis'"):
        match.command(0, Offer(7, give=give))


@pytest.mark.rule("col.7.14")
def test_control_can_let_a_council_meet_without_a_quorum() -> None:
    s = a_room(18, phase="declaration")
    s.present[0] = s.present[6] = False
    s.numbers["quorum-per-cent"] = 0
    assert now(assembled(s)).chambers[LAW].order == [12]


@pytest.mark.rule("col.7.14")
def test_a_wandering_hero_attends_one_council_and_does_not_preside() -> None:
    s = a_room(19, phase="declaration")
    hero = 18
    arete(s, hero, 50)
    match = assembled(s)
    assert list(match.pending) == [hero]
    match.answer(hero, o.Attend("law"))
    law = now(match).chambers[LAW]
    assert law.guests == [hero]
    assert law.president in MEMBERS["law"]
    # The President begins all the same, then comes who declared the most.
    assert law.order[:2] == [law.president, hero]
    assert all(hero not in one.order for one in now(match).chambers if one is not law)


@pytest.mark.rule("col.7.14")
def test_a_wandering_hero_may_stay_away() -> None:
    match = assembled(a_room(19, phase="declaration"))
    match.answer(18, o.STAY_AWAY)
    assert all(18 not in one.order for one in now(match).chambers)


@pytest.mark.rule("col.7.14")
def test_all_councils_meet_at_the_same_time_and_the_minutes_are_read_out_at_the_end() -> None:
    s = now(assembled(a_room(18, phase="declaration")))
    s.phase = "council"
    match = council_phase(s)
    acting = [seat for seat in match.pending if question(match, seat) == "col.7.58"]
    assert len(acting) == 6
    first = now(match).chambers[LAW].president
    match.answer(first, o.ChooseAction("royal-levy"))
    chosen = told(match, e.ActionChosen)
    assert [one.audience for one in chosen] == [tuple(sorted(MEMBERS["law"]))]
    outsider = MEMBERS["war"][0]
    assert chosen[0].as_seen_by(outsider) is None
    assert game.view(now(match), outsider)["councils"]["chambers"]["law"]["taken"] is None
    assert game.view(now(match), first)["councils"]["chambers"]["law"]["taken"] == [
        {"seat": first, "action": "royal-levy"}
    ]
    assert of_control(now(match), in_public(now(match)))["chambers"]["law"]["taken"]
    play_on(match)
    assert e.ActionRecorded("law", first, "royal-levy") in told(match, e.ActionRecorded)


@pytest.mark.rule("col.7.55")
def test_the_member_with_the_most_arete_presides_and_keeps_the_cards() -> None:
    s = a_room(18, phase="declaration")
    for seat, worth in zip(MEMBERS["law"], (3, 9, 5), strict=True):
        arete(s, seat, worth)
    match = assembled(s)
    law = now(match).chambers[LAW]
    assert (law.president, law.order, law.declared) == (6, [6, 12, 0], [9, 5, 3])
    assert e.AreteDeclared(6, "law", 9) in told(match, e.AreteDeclared)
    assert told(match, e.PresidentAppointed)[0] == e.PresidentAppointed("law", 6)
    assert len(told(match, e.PresidentAppointed)) == 6
    assert meeting.declared_arete(now(match), 6) == 9


@pytest.mark.rule("col.7.55")
def test_nobody_takes_back_the_answer_that_led_to_the_declaration_or_to_the_minutes() -> None:
    match = scene(a_room(19, phase="declaration"))
    match.answer(18, o.STAY_AWAY)
    assert now(match).phase == "council"
    assert not match.can_undo(18)
    while now(match).phase == "council":
        seat = min(match.pending)
        match.answer(seat, o.FORFEIT if o.FORFEIT in offered(match, seat) else o.DONE_BUYING)
    assert not match.can_undo(seat)


@pytest.mark.rule("col.7.56", "col.7.59")
def test_in_a_tie_the_older_comes_first() -> None:
    s = a_room(18, phase="declaration")
    for seat in MEMBERS["law"]:
        arete(s, seat, 4)
    s.age[0], s.age[6], s.age[12] = 17, 1, 5
    law = now(assembled(s)).chambers[LAW]
    assert law.order == [6, 12, 0]


@pytest.mark.rule("col.7.57")
def test_who_is_not_there_does_not_preside() -> None:
    s = a_room(18, phase="declaration")
    arete(s, 6, 90)
    s.present[6] = False
    law = now(assembled(s)).chambers[LAW]
    assert law.president != 6
    assert 6 not in law.order


@pytest.mark.rule("col.7.55")
def test_the_ostracised_neither_preside_nor_act_before_others() -> None:
    s = a_room(18, phase="declaration", turn=5)
    arete(s, 6, 90)
    s.edicts.append(Edict("ostracised", 6, 6))
    law = now(assembled(s)).chambers[LAW]
    assert law.president != 6
    assert law.order[-1] == 6


@pytest.mark.rule("col.7.58", "col.7.60")
def test_each_chooses_one_action_in_order_and_none_is_chosen_twice() -> None:
    s = chamber("law")
    match = a_meeting(s)
    order = now(match).chambers[LAW].order
    assert to_act(match) == order[0]
    match.answer(order[0], o.ChooseAction("royal-levy"))
    assert to_act(match) == order[1]
    options = offered(match, order[1])
    assert o.ChooseAction("royal-levy") not in options
    assert o.ChooseAction("games-of-poseidon") in options
    match.answer(order[1], o.ChooseAction("games-of-poseidon"))
    match.answer(order[2], o.FORFEIT)
    assert [one.action for one in now(match).chambers[LAW].taken] == [
        "royal-levy",
        "games-of-poseidon",
    ]


@pytest.mark.rule("col.7.60")
def test_who_has_left_forfeits_the_choice() -> None:
    s = chamber("law")
    s.present[s.chambers[LAW].order[1]] = False
    match = a_meeting(s)
    order = now(match).chambers[LAW].order
    match.answer(order[0], o.ChooseAction("royal-levy"))
    assert to_act(match) == order[2]


@pytest.mark.rule("col.7.61", "col.action.doom")
def test_doom_gives_tokens_and_a_second_action_must_follow() -> None:
    s = chamber("law")
    s.chambers[LAW].grown["doom"] = 2
    match = a_meeting(s)
    seat = to_act(match)
    match.answer(seat, o.ChooseAction("doom"))
    assert now(match).has(seat, DOOM_TOKENS) == 4
    assert question(match, seat) == "col.7.61"
    assert o.FORFEIT not in offered(match, seat)
    assert o.ChooseAction("doom") not in offered(match, seat)
    match.answer(seat, o.ChooseAction("royal-levy"))
    assert [one.action for one in now(match).chambers[LAW].taken] == ["doom", "royal-levy"]


@pytest.mark.rule("col.7.61")
def test_arete_taken_by_way_of_doom_is_corrupted() -> None:
    s = chamber("law")
    match = a_meeting(s)
    seat = to_act(match)
    cards = kudos_cards(s, seat)
    match.answer(seat, o.ChooseAction("doom"))
    match.answer(seat, o.ChooseAction("arete"))
    assert kudos_cards(now(match), seat) == cards + 3


@pytest.mark.rule("col.7.62")
def test_who_is_not_acting_can_buy_meanwhile() -> None:
    s = chamber("law")
    match = a_meeting(s)
    acting = to_act(match)
    waiting = [seat for seat in match.pending if seat != acting]
    assert len(waiting) == 2
    match.answer(waiting[0], BuyUpgrade("sceptre", 0, "cogs"))
    match.answer(waiting[1], o.DONE_BUYING)
    assert now(match).upgrades[waiting[0]] == ["sceptre"]
    assert sorted(match.pending) == sorted([acting, waiting[0]])


@pytest.mark.rule("col.7.62")
def test_the_shop_opens_again_after_ones_own_action_and_for_all_after_research() -> None:
    s = chamber("law")
    match = a_meeting(s)
    first, second, third = now(match).chambers[LAW].order
    for seat in (second, third):
        match.answer(seat, o.DONE_BUYING)
    match.answer(first, o.ChooseAction("research"))
    match.answer(first, o.NameResource("talents"))
    assert sorted(match.pending) == sorted([first, second, third])
    for seat in (first, third):
        match.answer(seat, o.DONE_BUYING)
    match.answer(second, o.FORFEIT)
    match.answer(second, o.DONE_BUYING)
    match.answer(third, o.ChooseAction("royal-levy"))
    assert list(match.pending) == [third]
    assert question(match, third) == "col.10.1"
    match.answer(third, o.DONE_BUYING)
    assert match.over


@pytest.mark.rule("col.7.66", "col.7.67")
def test_the_minutes_are_there_for_all_once_the_councils_have_risen() -> None:
    s = now(assembled(a_room(18, phase="declaration")))
    s.phase = "council"
    match = council_phase(s)
    first = now(match).chambers[LAW].president
    match.answer(first, o.ChooseAction("royal-levy"))
    play_on(match)
    recorded = [one.as_seen_by(None) for one in told(match, e.ActionRecorded)]
    assert e.ActionRecorded("law", first, "royal-levy") in recorded
    assert game.view(now(match), None)["councils"]["chambers"]["law"]["taken"] == [
        {"seat": first, "action": "royal-levy"}
    ]


@pytest.mark.rule("col.7.69")
def test_what_nobody_chose_grows_up_to_five_steps_and_falls_back_once_chosen() -> None:
    s = chamber("law")
    law = s.chambers[LAW]
    for _ in range(7):
        meeting.rise(s, LAW)
    assert law.grown["royal-levy"] == 5
    match = a_meeting(s)
    seat = to_act(match)
    before = s.has(seat, TALENTS)
    match.answer(seat, o.ChooseAction("royal-levy"))
    assert now(match).has(seat, TALENTS) == before + 10 + 5 * 5
    after = now(match)
    meeting.rise(after, LAW)
    assert "royal-levy" not in after.chambers[LAW].grown
    meeting.rise(s, LAW)


@pytest.mark.rule("col.7.69")
def test_nothing_grows_in_a_council_that_does_not_meet() -> None:
    s = a_room(18, phase="declaration")
    s.present[0] = s.present[6] = False
    s = now(assembled(s))
    s.phase = "council"
    match = play_on(council_phase(s))
    assert now(match).chambers[LAW].grown == {}
    assert now(match).chambers[WAR].grown["muster"] == 1


@pytest.mark.rule("col.7.70")
def test_the_second_half_brings_new_actions() -> None:
    s = chamber("law", turn=4)
    assert len(in_play(s, LAW)) == 12
    s.turn = 5
    assert len(in_play(s, LAW)) == 16
    assert "census" in in_play(s, LAW)


@pytest.mark.rule("col.7.71")
def test_the_announcement_of_the_last_turn_brings_madness() -> None:
    s = chamber("law", turn=7)
    assert "god-king" not in in_play(s, LAW)
    s.last_turn_announced = True
    assert in_play(s, LAW)[-2:] == ["god-king", "amnesty"]


@pytest.mark.rule("col.7.60")
def test_more_players_than_actions_leave_the_last_ones_nothing_but_to_forfeit() -> None:
    s = chamber("law")
    seat = s.chambers[LAW].order[0]
    s.chambers[LAW].taken = [Taken(0, action) for action in in_play(s, LAW) if action != "doom"]
    match = scene(s, lambda room: meeting.turn_to_act(room, LAW, seat))
    match.answer(seat, o.ChooseAction("doom"))
    assert offered(match, seat) == [o.FORFEIT]


@pytest.mark.rule("col.7.69", "col.7.67")
def test_control_can_end_the_phase_and_the_councils_rise_with_what_they_have() -> None:
    s = now(assembled(a_room(18, phase="declaration")))
    s.phase = "council"
    match = scene(s)
    first = now(match).chambers[LAW].president
    match.answer(first, o.ChooseAction("royal-levy"))
    match.command(None, SkipPhase(reason="The clock has run out."))
    after = now(match)
    assert after.phase == "free"
    assert told(match, e.ActionRecorded) == [e.ActionRecorded("law", first, "royal-levy")]
    assert after.chambers[LAW].grown["games-of-poseidon"] == 1
    assert "royal-levy" not in after.chambers[LAW].grown


@pytest.mark.rule("col.7.57")
def test_councils_that_did_not_assemble_this_turn_do_not_meet() -> None:
    s = now(assembled(a_room(18, phase="declaration")))
    s.turn, s.phase = 2, "council"
    match = council_phase(s)
    assert match.over
    assert now(match).chambers[LAW].grown == {}


@pytest.mark.rule("col.7.14")
def test_an_action_comes_to_nothing_if_another_council_is_quicker() -> None:
    s = a_room(18, phase="declaration")
    war = MEMBERS["war"][0]
    arete(s, war, 50)
    culprit = next(seat for seat in s.players_at(s.table[war]) if seat != war)
    own(s, culprit, STARS, 1)
    s = now(assembled(s))
    s.phase = "council"
    match = council_phase(s)
    match.answer(war, o.ChooseAction("challenge-of-honour"))
    assert offered(match, war) == [o.NamePlayer(culprit)]
    law = now(match).chambers[LAW].president
    match.answer(law, o.ChooseAction("pardon"))
    match.answer(law, o.NamePlayer(culprit))
    assert offered(match, war) == [o.MOOT]
    match.answer(war, o.MOOT)
    assert now(match).challenges[war] == []
    assert told(match, e.ActionMoot)[0].action == "challenge-of-honour"
    play_on(match)
    assert match.over


@pytest.mark.rule("col.upgrade.tyrants-crown")
def test_the_tyrants_crown_takes_a_chosen_action_once_more_at_its_base() -> None:
    s = chamber("law")
    s.chambers[LAW].grown["royal-levy"] = 3
    first, second, _ = s.chambers[LAW].order
    hold(s, second, "tyrants-crown")
    own(s, second, DOOM_TOKENS, 1)
    match = a_meeting(s)
    match.answer(first, o.ChooseAction("royal-levy"))
    before, doom = now(match).has(second, TALENTS), now(match).has(second, DOOM)
    match.answer(second, o.CrownAction("royal-levy"))
    after = now(match)
    assert after.has(second, TALENTS) == before + 10
    assert after.has(second, DOOM_TOKENS) == 0
    assert after.has(second, DOOM) == doom + 10
    assert "tyrants-crown" in after.used[second]


@pytest.mark.rule("col.upgrade.tyrants-crown")
def test_without_a_doom_token_the_crown_does_nothing() -> None:
    s = chamber("law")
    first, second, _ = s.chambers[LAW].order
    hold(s, second, "tyrants-crown")
    match = a_meeting(s)
    match.answer(first, o.ChooseAction("royal-levy"))
    assert not [one for one in offered(match, second) if isinstance(one, o.CrownAction)]


@pytest.mark.rule("col.upgrade.sceptre", "col.wonder.statue-of-athena")
def test_sceptre_and_statue_add_to_declared_arete() -> None:
    s = a_room(18, phase="declaration")
    for seat in MEMBERS["law"]:
        arete(s, seat, 2)
    assert meeting.declared_arete(s, 12) == 2
    hold(s, 12, "sceptre")
    assert meeting.declared_arete(s, 12) == 7
    s.wonders["statue-of-athena"] = 12
    assert meeting.declared_arete(s, 12) == 17
    assert now(assembled(s)).chambers[LAW].president == 12


@pytest.mark.rule("col.7.62")
def test_a_game_without_cogs_sells_for_talents() -> None:
    s = a_room(18, 2, "council", cogs=False)
    meeting.open_meeting(s, LAW, [])
    match = a_meeting(s)
    waiting = [seat for seat in match.pending if seat != to_act(match)]
    assert BuyUpgrade("sceptre", 0, "talents") in offered(match, waiting[0])
    assert all(now(match).has(seat, COGS) == 0 for seat in range(18))


@pytest.mark.rule("col.7.58", "col.7.59")
def test_the_board_of_a_council_tells_whose_turn_it_is_and_what_actions_are_worth_today() -> None:
    s = a_room(18, phase="council")
    s.chambers[LAW].grown = {"royal-levy": 2}
    s = now(assembled(s))
    s.phase = "council"
    match = council_phase(s)
    acting = to_act_in(match, LAW)
    board = match.view(acting)["councils"]["chambers"]["law"]
    assert board["acting"] == acting
    assert board["figures"]["royal-levy"] == {"talents": 20}
    assert board["figures"]["games-of-poseidon"] == {"kudos": 2}
    assert board["stock"]["sceptre"] == 2
    assert "marines" not in board["stock"]
    elsewhere = match.view(1)["councils"]["chambers"]["law"]
    assert (elsewhere["acting"], elsewhere["taken"]) == (None, None)


def to_act_in(match: Match, council: int) -> int:
    asked = [seat for seat in match.pending if question(match, seat) == "col.7.58"]
    [seat] = [seat for seat in asked if seat in MEMBERS[COUNCILS[council]]]
    return seat
