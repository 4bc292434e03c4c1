"""How games come out. `python -m tests.games.colossus.distribution` plays many more."""

from collections import Counter

import pytest

from critias.games.colossus.maps.empires import raiders
from critias.games.colossus.maps.records import Raid
from critias.games.colossus.maps.strength import Contest, force
from tests.games.colossus.distribution import (
    DOOM,
    FIGHTS_AT_A_TABLE,
    KUDOS_A_TURN,
    mean,
    play,
)
from tests.games.colossus.rooms import a_room, city


@pytest.mark.no_cover
@pytest.mark.parametrize(("seats", "turns", "tables"), [(25, 8, 5), (36, 6, 6)])
def test_doom_and_fights_of_sensible_players(seats: int, turns: int, tables: int) -> None:
    outcomes = [play(seats, turns, seed, random=False) for seed in range(3)]
    assert DOOM.holds(mean([one.doom for one in outcomes]))
    fights = mean([one.fights / tables / one.turns for one in outcomes])
    assert FIGHTS_AT_A_TABLE.holds(fights)
    assert all(one.turns == turns or one.drowned for one in outcomes)


@pytest.mark.no_cover
@pytest.mark.parametrize(("seats", "turns"), [(25, 6), (36, 8)])
def test_kudos_of_random_players(seats: int, turns: int) -> None:
    outcomes = [play(seats, turns, seed, random=True) for seed in range(3)]
    assert KUDOS_A_TURN.holds(mean([one.kudos / one.turns for one in outcomes]))


def chances(dice: list[int]) -> Counter[int]:
    """How often each sum comes up, exactly."""
    sums = Counter({0: 1})
    for sides in dice:
        rolled: Counter[int] = Counter()
        for total, ways in sums.items():
            for roll in range(1, sides + 1):
                rolled[total + roll] += ways
        sums = rolled
    return sums


@pytest.mark.rule("col.11.11", "col.11.12", "col.6.40")
@pytest.mark.parametrize(
    ("turn", "hoplites", "holds"),
    [(2, 4, 0.90), (3, 4, 0.61), (4, 4, 0.27), (8, 4, 0.27), (4, 7, 0.75)],
)
def test_how_often_a_hero_with_hoplites_holds_against_a_raid(
    turn: int, hoplites: int, holds: float
) -> None:
    s = a_room(turn=turn)
    s.units[0] = [hoplites, 0, 1, 0]
    defence = force(s, 0, Contest(city(0), raided=True))
    own = chances([sides for sides, _, _ in defence.dice])
    raid = chances([s.box.dice.chaos] * raiders(s, Raid(0, 0)))
    won = sum(
        ways * others
        for total, ways in own.items()
        for rolled, others in raid.items()
        if total > rolled
    )
    assert won / (own.total() * raid.total()) == pytest.approx(holds, abs=0.03)
