"""DOOM, diplomacy around the councils, and the end."""

import pytest

from critias.games.colossus.box import (
    BASILEUS,
    DOOM,
    DOOM_TOKENS,
    EMPOROS,
    KATASKOPOS,
    KUDOS,
    NONE,
    PHILOSOPHOS,
    STRATEGOS,
    TALENTS,
)
from critias.games.colossus.diplomacy.events import (
    DoomAnnounced,
    Eavesdropped,
    LastTurnAnnounced,
    Visited,
)
from critias.games.colossus.diplomacy.options import READY, Eavesdrop, GoTo, Visit
from critias.games.colossus.diplomacy.phases import announcements, free_time, house_phase
from critias.games.colossus.room.doom import base_limit, deluge, look_for_omens
from critias.games.colossus.room.ending import (
    best_hero,
    end_of_game,
    house_scores,
    objectives,
    result,
    richest,
)
from critias.games.colossus.room.events import GameEnded, Omen, PhaseBegan
from critias.games.colossus.room.ledger import (
    add_card,
    add_doom,
    cards_worth,
    change_offset,
    cut_house_doom,
    discard_worth,
    lose_cards,
    roll_doom,
    spend_doom_tokens,
)
from critias.games.colossus.room.records import Edict
from critias.games.colossus.state import Room
from critias.games.colossus.turn import enter
from tests.games.colossus.rooms import (
    a_room,
    booked,
    done,
    each,
    hold,
    now,
    offered,
    own,
    play_on,
    question,
    scene,
    told,
)

LIMITS = [
    (20, 6, 1100),
    (20, 8, 1500),
    (24, 6, 1350),
    (24, 10, 2200),
    (27, 8, 2000),
    (30, 8, 2200),
    (36, 8, 2650),
    (36, 10, 3350),
    (42, 6, 2350),
    (42, 10, 3900),
]


@pytest.mark.rule("col.13.2")
@pytest.mark.parametrize(("players", "turns", "limit"), LIMITS)
def test_the_usual_limit(players: int, turns: int, limit: int) -> None:
    s = a_room()
    s.turns = turns
    assert base_limit(s, players) == limit


@pytest.mark.rule("col.13.2", "col.13.1")
def test_at_the_limit_the_phase_ends_in_a_deluge() -> None:
    s = a_room()
    s.doom_limit = 100
    change_offset(s, 99, "ruling")
    assert not deluge(s)
    enter(s, "house")
    assert s.phase == "house"
    change_offset(s, 1, "ruling")
    enter(s, "council")
    assert s.phase == "over"
    assert s.deluge


@pytest.mark.rule("col.13.1")
def test_in_a_deluge_the_lowest_doom_wins_and_the_ark_saves() -> None:
    s = a_room(36)
    for house in range(6):
        add_doom(s, s.members(house)[0], 10 * (house != 3), "doom-die")
    s.deluge = True
    s.berths = [0, 7]
    end_of_game(s)
    ended = result(s)
    assert ended is not None
    assert set(ended.winners) == {*s.members(3), 0, 7}


@pytest.mark.rule("col.13.3", "col.7.12")
def test_signs_are_seen_at_half_the_limit_and_beyond() -> None:
    s = a_room()
    s.doom_limit = 200
    change_offset(s, 99, "ruling")
    assert not told(done(s, look_for_omens), Omen)
    change_offset(s, 1, "ruling")
    assert told(done(s, look_for_omens), Omen) == [Omen(1)]
    change_offset(s, 80, "ruling")
    match = done(s, announcements)
    assert told(match, Omen) == [Omen(1), Omen(2), Omen(3)]
    assert told(match, DoomAnnounced) == [DoomAnnounced(180, (0, 0))]
    assert not told(done(now(match), look_for_omens), Omen)


@pytest.mark.rule("col.13.5", "col.13.11", "col.13.4")
def test_tokens_add_ten_dice_five_and_both_fifteen() -> None:
    s = a_room()
    own(s, 0, DOOM_TOKENS, 2)
    spend_doom_tokens(s, 0, 1, "doom-ray")
    assert (s.has(0, DOOM), s.has(0, DOOM_TOKENS)) == (10, 1)
    assert 1 <= roll_doom(s, 0, "doom-die") <= 13
    assert s.has(0, DOOM) == 15
    assert booked(s, 0, "doom-ray") == {DOOM_TOKENS: -1, DOOM: 10}
    with pytest.raises(AssertionError):
        spend_doom_tokens(s, 0, 2, "doom-ray")


@pytest.mark.rule("col.13.6", "col.13.7", "col.13.8")
def test_doom_of_members_houses_and_atlantis() -> None:
    s = a_room(14)
    hero = next(seat for seat in range(14) if s.is_hero(seat))
    add_doom(s, 0, 20, "doom-die")
    add_doom(s, 1, 5, "doom-die")
    add_doom(s, hero, 15, "doom-die")
    assert [s.doom_of_house(house) for house in range(2)] == [25, 0]
    assert s.doom_of_atlantis() == 40
    s.house[hero], s.role[hero] = 1, STRATEGOS
    assert [s.doom_of_house(house) for house in range(2)] == [25, 15]
    assert s.doom_of_atlantis() == 40
    change_offset(s, 100, "ruling")
    assert s.doom_of_atlantis() == 140


@pytest.mark.rule("col.13.9")
def test_a_house_never_falls_below_zero() -> None:
    s = a_room()
    add_doom(s, 0, 15, "doom-die")
    assert cut_house_doom(s, 0, 20, "arete") == 15
    assert (s.doom_of_house(0), s.doom_of_atlantis()) == (0, 0)
    assert cut_house_doom(s, 0, 20, "arete") == 0
    now(scene(s))


@pytest.mark.rule("col.wonder.pillars-of-herakles")
def test_behind_the_pillars_no_doom_is_added() -> None:
    s = a_room()
    s.edicts = [Edict("no-doom", NONE, s.turn)]
    own(s, 0, DOOM_TOKENS, 1)
    spend_doom_tokens(s, 0, 1, "doom-ray")
    assert s.has(0, DOOM) == 0
    assert s.has(0, DOOM_TOKENS) == 0


@pytest.mark.rule("col.13.10")
def test_defeat_is_a_source_of_tokens_and_insanity_another() -> None:
    s = a_room(turn=2)
    hold(s, 0, "insanity")
    from critias.games.colossus.maps.trophies import trophy_phase

    after = now(play_on(scene(s, lambda room: trophy_phase(room, 0))))
    assert booked(after, 0, "insanity") == {DOOM_TOKENS: 1}


# Cards of the decks


@pytest.mark.rule("col.start.books")
def test_cards_are_lost_from_the_least_and_discarded_with_little_excess() -> None:
    s = a_room()
    for value, count in ((10, 2), (30, 1), (100, 1)):
        add_card(s, 0, KUDOS, value, "ruling", count)
    lose_cards(s, 0, KUDOS, 3, "ruling")
    assert s.has(0, KUDOS) == 100
    assert cards_worth([1, 2, 3, 5], [1, 1, 1, 1], 5) == [(2, 1), (3, 1)]
    assert cards_worth([1, 2, 3, 5], [0, 0, 1, 1], 4) == [(5, 1)]
    assert sum(v * n for v, n in cards_worth([1, 2, 3, 5], [3, 0, 0, 1], 6)) == 6
    discard_worth(s, 0, KUDOS, 50, "ruling")
    assert s.has(0, KUDOS) == 0
    now(scene(s))


# Announcements, meetings, free time


@pytest.mark.rule("col.7.12", "col.1.3")
def test_the_last_turn_is_announced_before_the_councils_of_the_turn_before() -> None:
    s = a_room(turn=7)
    match = done(s, announcements)
    assert len(told(match, LastTurnAnnounced)) == 1
    assert now(match).last_turn_announced
    s.turn = 8
    match = done(s, announcements)
    assert not told(match, LastTurnAnnounced)
    assert now(match).raids == []


@pytest.mark.rule("col.7.3", "col.7.1", "col.4.3")
def test_the_houses_meet_until_all_are_done() -> None:
    s = a_room(phase="house")
    match = scene(s, house_phase)
    assert set(match.pending) == set(range(12))
    match.answer(4, READY)
    assert 4 not in match.pending
    each(match, READY)
    assert not match.pending


@pytest.mark.rule("col.7.4", "col.7.5")
def test_heroes_visit_a_house_and_spies_listen_at_another() -> None:
    s = a_room(14, phase="house")
    hero = next(seat for seat in range(14) if s.is_hero(seat))
    spy = next(seat for seat in range(14) if s.role[seat] == KATASKOPOS)
    match = scene(s, house_phase)
    assert (question(match, hero), question(match, spy)) == ("col.7.4", "col.7.5")
    assert Eavesdrop("atlas") not in offered(match, spy)
    match.answer(hero, Visit("atlas"))
    match.answer(spy, Eavesdrop("gadeiros"))
    assert told(match, Visited) == [Visited(hero, "atlas")]
    assert told(match, Eavesdropped) == [Eavesdropped(spy, "gadeiros")]


@pytest.mark.rule("col.7.1")
def test_in_free_time_a_hero_picks_a_map() -> None:
    s = a_room(14, phase="free")
    hero = next(seat for seat in range(14) if s.is_hero(seat))
    match = scene(s, free_time)
    elsewhere = GoTo("asia" if s.table[hero] != 2 else "europe")
    match.answer(hero, elsewhere)
    assert now(match).table[hero] == (2 if s.table[hero] != 2 else 0)
    assert hero not in match.pending


@pytest.mark.rule("col.4.1", "col.4.2", "col.4.3", "col.1.3")
def test_the_phases_of_a_turn_in_order() -> None:
    match = scene(a_room(phase="strategy"))
    play_on(match, until=lambda m: m.state.turn == 2)  # type: ignore[attr-defined]
    phases = [event.phase for event in told(match, PhaseBegan)]
    assert phases == [
        "movement",
        "eris",
        "house",
        "declaration",
        "council",
        "free",
        "spawn",
        "strategy",
    ]


# The end


def ended() -> Room:
    s = a_room(turn=8, phase="free")
    for seat in (0, 6):
        add_card(s, seat, KUDOS, 50, "ruling")
    return s


@pytest.mark.rule("col.2.1")
def test_the_house_with_most_kudos_and_objectives_wins() -> None:
    s = ended()
    s.colony[3] = 0
    match = play_on(scene(s))
    assert match.result is not None
    s = now(match)
    won = objectives(s)
    assert won[KATASKOPOS] == [0]
    totals = house_scores(s)
    assert totals[0] == 50 + 100 * sum(0 in houses for houses in won.values())
    assert match.result.scores[0] == totals[0]
    assert set(match.result.winners) == set(s.members(totals.index(max(totals))))
    assert told(match, GameEnded) == [GameEnded((50, 50))]


@pytest.mark.rule("col.2.1")
def test_objectives_of_the_roles() -> None:
    s = ended()
    s.ratified = [2, 2]
    own(s, 6, 7, 1)
    s.deeds[7] = 1
    hold(s, 0, "aegis", "herald")
    hold(s, 1, "herald")
    own(s, 8, TALENTS, 500)
    s.wonders["labyrinth"] = 9
    won = objectives(s)
    assert won[BASILEUS] == [0]
    assert won[STRATEGOS] == [1]
    assert won[PHILOSOPHOS] == [0]
    assert won[3] == [1]
    assert won[EMPOROS] == [1]
    assert won[KATASKOPOS] == []
    assert richest(s) == [8]


@pytest.mark.rule("col.2.1")
def test_heroes_without_a_house_count_for_themselves() -> None:
    s = a_room(14, turn=8, phase="free")
    hero = next(seat for seat in range(14) if s.is_hero(seat))
    add_card(s, hero, KUDOS, 100, "ruling")
    match = play_on(scene(s))
    assert match.result is not None
    assert match.result.scores[hero] == 100
    assert best_hero(now(match))
