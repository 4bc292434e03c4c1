"""How a match looks to a bot that thinks ahead: kudos, what will bring kudos, and the sea."""

import pytest

from critias.games.colossus.bots.prospects import danger, points, prospects
from critias.games.colossus.box import DOOM, HOPLITE, KUDOS
from critias.games.colossus.room.ledger import add_card, gain
from tests.games.colossus.rooms import a_room


def test_a_house_looks_better_with_kudos_colonies_and_troops_and_mates_see_the_same() -> None:
    s = a_room(turn=4, phase="strategy")
    even = prospects(s)
    assert even == pytest.approx([even[0]] * 6 + [1 - even[0]] * 6)
    chances = [even[0]]
    add_card(s, 1, KUDOS, s.values(KUDOS)[-1], "ruling", 3)
    chances.append(prospects(s)[0])
    s.colony[0] = 2
    chances.append(prospects(s)[0])
    s.units[5][HOPLITE] += 3
    chances.append(prospects(s)[0])
    assert chances == sorted(set(chances))
    assert len(set(prospects(s)[:6])) == 1


def test_what_works_slowly_counts_less_the_later_it_is() -> None:
    gains = []
    for turn, phase in ((1, "strategy"), (4, "strategy"), (8, "strategy"), (8, "house")):
        s = a_room(turn=turn, phase=phase)
        before = points(s)[0]
        s.units[0][HOPLITE] += 5
        gains.append(points(s)[0] - before)
    assert gains == sorted(set(gains), reverse=True)
    assert gains[-1] == 0, "there is no Map Stage left"


def test_with_the_sea_at_the_door_little_doom_is_worth_more_than_kudos() -> None:
    s = a_room(turn=6, phase="strategy")
    assert danger(s) < 0.1
    add_card(s, 0, KUDOS, s.values(KUDOS)[-1], "ruling", 9)
    assert prospects(s)[0] > prospects(s)[6]
    gain(s, 0, DOOM, s.doom_limit - 1, "ruling")
    assert danger(s) > 0.5
    assert prospects(s)[0] < prospects(s)[6]


def test_a_wandering_hero_hopes_for_kudos_or_a_berth() -> None:
    s = a_room(seats=13, turn=6, phase="strategy")
    hero = 12
    poor = prospects(s)[hero]
    add_card(s, hero, KUDOS, s.values(KUDOS)[-1], "ruling")
    famous = prospects(s)[hero]
    assert famous > poor
    gain(s, 0, DOOM, s.doom_limit, "ruling")
    drowning = prospects(s)[hero]
    s.berths.append(hero)
    assert prospects(s)[hero] > drowning
