"""The end: kudos, objectives, heroes, and who wins in a deluge."""

import pytest

from critias.games.colossus.box import (
    ARETE,
    BASILEUS,
    EMPOROS,
    KATASKOPOS,
    KUDOS,
    PHILOSOPHOS,
    STRATEGOS,
    TALENTS,
)
from critias.games.colossus.room.ending import (
    account,
    end_of_game,
    house_scores,
    objectives,
    result,
)
from critias.games.colossus.room.events import (
    BestHero,
    GameEnded,
    HouseScored,
    ObjectiveWon,
    Richest,
)
from critias.games.colossus.room.ledger import add_card, add_doom
from critias.games.colossus.state import Room
from critias.testing import told
from tests.games.colossus.rooms import a_room, hold, now, own, play_on, scene


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
    assert told(match, GameEnded) == [GameEnded(tuple(totals))]
    scored = told(match, HouseScored)
    assert [one.points for one in scored] == [one.kudos + 100 * one.objectives for one in scored]
    assert [one.kudos for one in scored] == [50, 50]
    assert len(told(match, ObjectiveWon)) == sum(one.objectives for one in scored)
    best = max(scored, key=lambda one: one.points).house
    assert match.result.winners[0] in s.members(s.box.roster.houses.index(best))


@pytest.mark.rule("col.2.1")
def test_the_richest_player_and_the_best_hero_are_named() -> None:
    s = a_room(14, turn=8, phase="free")
    heroes = [seat for seat in range(14) if s.is_hero(seat)]
    own(s, 4, TALENTS, 99)
    add_card(s, heroes[1], ARETE, 5, "ruling")
    match = play_on(scene(s))
    assert told(match, Richest) == [Richest((4,), 99)]
    [best] = told(match, BestHero)
    assert (best.heroes, best.arete) == ((heroes[1],), now(match).has(heroes[1], ARETE))
    ending = match.view(None)["ending"]
    assert ending["richest"] == [4]
    assert [one["points"] for one in ending["houses"]] == house_scores(now(match))


@pytest.mark.rule("col.2.1")
def test_a_tie_of_kings_is_told_by_what_it_was_decided() -> None:
    s = ended()
    s.ratified = [2, 2]
    own(s, 6, 7, 1)
    [king] = [one for one in account(s).objectives if one.role == "basileus"]
    assert king == ("basileus", "atlas", 2, "fewest-stars")
    s.ratified = [3, 2]
    [king] = [one for one in account(s).objectives if one.role == "basileus"]
    assert king == ("basileus", "atlas", 3, "most")


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


@pytest.mark.rule("col.2.1")
def test_heroes_without_a_house_count_for_themselves() -> None:
    s = a_room(14, turn=8, phase="free")
    hero = next(seat for seat in range(14) if s.is_hero(seat))
    add_card(s, hero, KUDOS, 100, "ruling")
    match = play_on(scene(s))
    assert match.result is not None
    assert match.result.scores[hero] == 100
