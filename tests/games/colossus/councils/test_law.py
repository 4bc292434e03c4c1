"""Actions of the Council of Law."""

import pytest

from critias.engine.match import Match
from critias.games.colossus.box import DOOM, EMPOROS, NONE, STARS, TALENTS
from critias.games.colossus.councils import events as e
from critias.games.colossus.councils import meeting, summons
from critias.games.colossus.councils import options as o
from critias.games.colossus.councils.records import Amendment, Summons
from critias.games.colossus.maps.records import Challenge
from critias.games.colossus.state import Room
from critias.testing import offered, told
from tests.games.colossus.chambers import arete_cards, chamber, kudos_cards, possible, take
from tests.games.colossus.rooms import each, hold, now, own, scene


def settled(s: Room) -> Match:
    return scene(s, summons.settle)


# Heroes


@pytest.mark.rule("col.action.adopt-a-hero", "col.action.adopt-a-hero-consent", "col.3.10")
def test_a_willing_hero_joins_and_both_draw_kudos() -> None:
    s = chamber("law", seats=19, guests=[18])
    match = take(s, "law", 6, "adopt-a-hero", o.NamePlayer(18), steps=1)
    assert o.JoinAs("basileus") not in offered(match, 18)
    match.answer(18, o.JoinAs("emporos"))
    after = now(match)
    assert (after.house[18], after.role[18]) == (1, EMPOROS)
    assert (kudos_cards(after, 6), kudos_cards(after, 18)) == (2, 2)


@pytest.mark.rule("col.action.adopt-a-hero-consent")
def test_an_unwilling_hero_stays_free() -> None:
    s = chamber("law", seats=19, guests=[18])
    match = take(s, "law", 6, "adopt-a-hero", o.NamePlayer(18))
    match.answer(18, o.REFUSE)
    assert now(match).is_hero(18)
    assert kudos_cards(now(match), 6) == 0


@pytest.mark.rule("col.action.adopt-a-hero")
def test_only_heroes_who_came_to_law_are_adopted_and_only_by_a_house() -> None:
    assert not possible(chamber("law", seats=19), "law", 6, "adopt-a-hero")
    assert not possible(chamber("law", seats=20, guests=[18, 19]), "law", 18, "adopt-a-hero")


# Trials


def on_trial(*, stars: int = 2, steps: int = 0) -> Match:
    s = chamber("law")
    own(s, 7, STARS, stars)
    return take(s, "law", 0, "trial", o.NamePlayer(7), steps=steps)


@pytest.mark.rule("col.action.trial", "col.9.4")
def test_the_guilty_are_fined_for_each_star_once_the_councils_rise() -> None:
    match = each(on_trial(steps=1), o.AYE)
    assert now(match).summons == [Summons("fine", 7, 0, "trial", 14)]
    assert told(match, e.FineImposed) == [e.FineImposed(7, 14)]


@pytest.mark.rule("col.action.trial")
def test_the_innocent_go_free() -> None:
    assert now(each(on_trial(), o.NAY)).summons == []


@pytest.mark.rule("col.action.trial", "col.upgrade.immunity")
def test_only_others_with_stars_and_without_immunity_can_be_tried() -> None:
    s = chamber("law")
    assert not possible(s, "law", 0, "trial")
    own(s, 0, STARS, 1)
    assert not possible(s, "law", 0, "trial")
    own(s, 7, STARS, 1)
    assert possible(s, "law", 0, "trial")
    hold(s, 7, "immunity")
    assert not possible(s, "law", 0, "trial")


@pytest.mark.rule("col.action.trial-fine")
def test_a_fine_goes_to_the_accuser() -> None:
    s = chamber("law")
    own(s, 7, TALENTS, 25)
    before = s.has(0, TALENTS)
    s.summons = [Summons("fine", 7, 0, "trial", 20)]
    match = settled(s)
    match.answer(7, o.PAY_FINE)
    assert now(match).has(7, TALENTS) == 5
    assert now(match).has(0, TALENTS) == before + 20
    assert now(match).challenges[0] == []


@pytest.mark.rule("col.action.trial-fine")
def test_who_refuses_can_be_challenged_by_the_accuser_or_a_housemate_at_that_table() -> None:
    s = chamber("law")
    own(s, 7, TALENTS, 5)
    s.summons = [Summons("fine", 7, 0, "trial", 20)]
    match = settled(s)
    assert offered(match, 7) == [o.REFUSE]
    match.answer(7, o.REFUSE)
    [champion] = [seat for seat in range(18) if now(match).challenges[seat]]
    assert now(match).house[champion] == 0
    assert now(match).table[champion] == now(match).table[7]
    assert now(match).challenges[champion] == [Challenge(7)]
    s.table[0] = s.table[7]
    match = settled(s)
    match.answer(7, o.REFUSE)
    assert now(match).challenges[0] == [Challenge(7)]


# Stars


@pytest.mark.rule("col.action.pardon")
def test_a_pardon_takes_stars_away() -> None:
    s = chamber("law")
    assert not possible(s, "law", 0, "pardon")
    own(s, 9, STARS, 3)
    cards = arete_cards(s, 0)
    after = now(take(s, "law", 0, "pardon", o.NamePlayer(9), steps=1))
    assert after.stars(9) == 1
    assert (arete_cards(after, 0), kudos_cards(after, 0)) == (cards + 1, 1)


@pytest.mark.rule("col.action.amnesty")
def test_an_amnesty_frees_all_and_pays_up_to_five() -> None:
    s = chamber("law", turn=8)
    own(s, 9, STARS, 3)
    own(s, 3, STARS, 2)
    after = now(take(s, "law", 0, "amnesty"))
    assert all(after.stars(seat) == 0 for seat in range(18))
    assert kudos_cards(after, 0) == 2
    own(s, 3, STARS, 20)
    assert kudos_cards(now(take(s, "law", 0, "amnesty")), 0) == 5


@pytest.mark.rule("col.action.ostracise")
def test_the_ostracised_act_last_for_two_meetings() -> None:
    s = chamber("law", turn=5)
    match = each(take(s, "law", 0, "ostracise", o.NamePlayer(6), steps=1), o.AYE)
    after = now(match)
    assert kudos_cards(after, 0) == 5
    for turn, banned in ((5, True), (6, True), (7, True), (8, False)):
        after.turn = turn
        after.edicts = [edict for edict in after.edicts if edict.until >= turn]
        assert meeting.is_ostracised(after, 6) is banned


@pytest.mark.rule("col.action.ostracise")
def test_who_ostracises_in_vain_is_shamed() -> None:
    s = chamber("law", turn=5)
    after = now(each(take(s, "law", 0, "ostracise", o.NamePlayer(6)), o.NAY))
    assert after.stars(0) == 2
    assert kudos_cards(after, 0) == 0
    assert not meeting.is_ostracised(after, 6)


# Law and offices


def pending(s: Room, turn: int = 1) -> None:
    entry = len(s.register) + 1
    s.register.append(Amendment(entry, 7, 1, turn, number="dice-cap", value=9))


@pytest.mark.rule("col.action.ratify")
def test_law_decides_on_one_amendment_and_one_more_for_each_step() -> None:
    s = chamber("law")
    for _ in range(3):
        pending(s)
    cards = arete_cards(s, 0)
    match = take(s, "law", 0, "ratify", o.NameAmendment(2), steps=1)
    each(match, o.AYE)
    match.answer(0, o.NameAmendment(1))
    each(match, o.NAY)
    assert match.over
    assert [one.status for one in now(match).register] == ["rejected", "accepted", "pending"]
    assert now(match).ratified == [0, 1, 0]
    assert (arete_cards(now(match), 0), kudos_cards(now(match), 0)) == (cards + 1, 1)


@pytest.mark.rule("col.action.ratify")
def test_only_the_first_amendment_must_be_named() -> None:
    s = chamber("law")
    pending(s)
    pending(s)
    match = take(s, "law", 0, "ratify", o.NameAmendment(1), steps=1)
    each(match, o.AYE)
    match.answer(0, o.ENOUGH)
    assert match.over


@pytest.mark.rule("col.action.ratify")
def test_what_was_passed_this_turn_waits_for_the_next() -> None:
    s = chamber("law")
    pending(s, turn=2)
    assert not possible(s, "law", 0, "ratify")


@pytest.mark.rule("col.action.appoint-archon")
def test_a_vacant_office_is_given_to_a_house_player_at_the_table() -> None:
    s = chamber("law")
    table = 2
    cards = arete_cards(s, 0)
    match = take(s, "law", 0, "appoint-archon", o.NameOffice("asia", "tamias"), steps=1)
    assert [one.player for one in offered(match, 0)] == s.players_at(table)  # type: ignore[attr-defined]
    player = s.players_at(table)[0]
    match.answer(0, o.NamePlayer(player))
    offices = list(s.box.offices.rewards)
    assert now(match).offices[table][offices.index("tamias")] == player
    assert arete_cards(now(match), 0) == cards + 3


@pytest.mark.rule("col.action.appoint-archon")
def test_without_a_vacancy_nobody_is_appointed() -> None:
    s = chamber("law")
    s.offices = [[s.players_at(t)[0]] * 7 for t in range(s.maps)]
    assert not possible(s, "law", 0, "appoint-archon")


# The crown


@pytest.mark.rule("col.action.crown-challenge")
def test_the_crown_challenges_any_city_for_kudos_if_won() -> None:
    after = now(take(chamber("law", turn=5), "law", 0, "crown-challenge", steps=2))
    assert after.challenges[0] == [Challenge(NONE, 2)]


@pytest.mark.rule("col.action.sue-for-peace")
def test_peace_lowers_the_hatred_for_one_house_and_is_no_trade() -> None:
    s = chamber("law", turn=5)
    s.hatred[2] = [20] * 18
    answers = (o.NameEmpire("leng"), o.NameHouse("gadeiros"))
    after = now(take(s, "law", 0, "sue-for-peace", *answers, steps=1))
    assert [after.hatred[2][seat] for seat in (5, 6, 11, 12)] == [20, 0, 0, 20]
    s.hatred[2] = [0] * 18
    assert not now(take(s, "law", 0, "sue-for-peace", *answers)).pacified[2]


@pytest.mark.rule("col.action.census")
def test_a_census_counts_colonies_of_the_house() -> None:
    s = chamber("law", turn=5)
    assert kudos_cards(now(take(s, "law", 0, "census")), 0) == 1
    for place, owner in enumerate((0, 1, 2, 3, 4, 5, 0, 6)):
        s.colony[place] = owner
    assert kudos_cards(now(take(s, "law", 0, "census", steps=1)), 0) == 3


@pytest.mark.rule("col.action.god-king")
def test_a_god_king_corrupts() -> None:
    after = now(take(chamber("law", turn=8), "law", 0, "god-king"))
    assert (kudos_cards(after, 0), after.stars(0), after.has(0, DOOM)) == (6, 2, 100)
