"""How a match looks to a team that thinks ahead: the gate, the island, the hands left for it."""

from collections.abc import Callable
from statistics import fmean

import pytest

import critias
from critias.bots import find_bot
from critias.engine.decisions import Decision
from critias.engine.match import Match
from critias.games.atlantis_rising.bots.prospects import prospects
from critias.games.atlantis_rising.bots.sea import rounds_to_come
from critias.games.atlantis_rising.box import ORE
from critias.games.atlantis_rising.state import Island
from critias.lab.playing import play_on
from tests.games.atlantis_rising.tables import a_table, own


def in_mid_match() -> Island:
    s = a_table(seats=3, phase="place")
    s.dry = [4, 4, 3, 5, 3, 4]
    s.wrath = 3
    return s


def recruit(s: Island) -> None:
    s.followers[1] += 1


def build(s: Island) -> None:
    s.built.append(s.blueprint[0])


def raise_a_barrier(s: Island) -> None:
    s.barriers[2] = True


def unflood(s: Island) -> None:
    s.dry[2] += 1


def study(s: Island) -> None:
    s.hands[0].append("foresight")


@pytest.mark.parametrize("deed", [recruit, build, raise_a_barrier, unflood, study])
def test_what_helps_the_team_looks_better_to_all(deed: Callable[[Island], None]) -> None:
    s = in_mid_match()
    before = prospects(s)
    assert len(set(before)) == 1
    deed(s)
    assert prospects(s)[0] > before[0]


def test_what_the_gate_needs_counts_more_than_what_is_left_over() -> None:
    s = in_mid_match()
    needed = sum(s.box.component(index).price()[ORE] for index in s.blueprint)
    chances = []
    for ore in (needed - 1, needed, needed + 1):
        own(s, 0, ore=ore)
        chances.append(prospects(s)[0])
    last_needed, first_spare = chances[1] / chances[0], chances[2] / chances[1]
    assert last_needed > first_spare > 1


def test_the_wrath_of_the_gods_shortens_what_is_left() -> None:
    s = in_mid_match()
    calm = rounds_to_come(s)
    s.wrath = 6
    assert 0 < rounds_to_come(s) < calm
    s.dry = [0] * 6
    assert rounds_to_come(s) == 0


@pytest.mark.long
def test_what_it_promises_comes_true_on_average() -> None:
    promised: list[float] = []
    won: list[bool] = []
    for number in range(24):
        match = critias.new("atlantis_rising", seats=2, seed=number, options={"level": 1})
        begun: dict[int, float] = {}

        def look(decision: Decision, match: Match = match, begun: dict[int, float] = begun) -> None:
            s = match.state
            assert isinstance(s, Island)
            if s.phase == "place":
                begun.setdefault(s.round, prospects(s)[0])

        play_on(match, [find_bot("medium")] * 2, f"team {number}", look)
        assert match.result is not None
        promised += begun.values()
        won += [bool(match.result.winners)] * len(begun)
    assert fmean(promised) == pytest.approx(fmean(won), abs=0.25)
