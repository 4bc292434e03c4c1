"""Bulk play: the same for the same seed, whoever plays it."""

import dataclasses
import json
from pathlib import Path

import msgspec
import pytest

from critias.bots import UnknownBot
from critias.engine.errors import UnknownOption, WrongSeats
from critias.engine.game import Result
from critias.engine.saving import read_match, verify
from critias.lab.errors import MatchFailed
from critias.lab.plan import Plan, make_plan
from critias.lab.playing import LONGEST_MATCH, Played, play_match
from critias.lab.simulate import simulate
from critias.lab.summary import Summary, summarise
from tests.tiny import ShellGame, Shells
from tests.tiny import game as tiny


def outcome(summary: Summary) -> dict[str, object]:
    """Everything but how long it took."""
    fields = msgspec.to_builtins(summary)
    return {name: value for name, value in fields.items() if "second" not in name}


def mixed(**changes: object) -> Plan:
    settings = {"seats": 3, "games": 6, "bots": ["medium", "random"], "seed": "s", "rotate": True}
    return make_plan("atlantis", **(settings | changes))  # type: ignore[arg-type]


def test_the_outcome_does_not_depend_on_the_number_of_workers() -> None:
    alone, together = simulate(mixed(), workers=1), simulate(mixed(), workers=2)
    assert outcome(alone) == outcome(together)


def test_another_seed_gives_other_matches() -> None:
    lengths = [simulate(make_plan("atlantis", seed=seed), workers=1).length for seed in "st"]
    assert lengths[0] != lengths[1]


def test_a_match_played_in_bulk_is_the_one_that_is_exported(tmp_path: Path) -> None:
    bulk = make_plan("atlantis", seats=4, games=3, seed=5)
    told = simulate(bulk, workers=1, export=tmp_path)
    assert outcome(simulate(bulk, workers=1)) == outcome(told)


def test_fewer_bots_than_seats_repeat_and_rotate() -> None:
    plan = mixed(seats=4, bots=["medium", "random", "random"])
    assert plan.bots == ("medium", "random", "random", "medium")
    assert plan.seating(1) == ("random", "random", "medium", "medium")
    assert plan.seating(4) == plan.seating(0)
    assert mixed(rotate=False).seating(1) == mixed().seating(0)


def test_wins_and_scores_per_seat_and_per_bot_agree() -> None:
    summary = simulate(mixed(), workers=1)
    assert summary.finished == summary.games == 6
    assert sum(summary.wins) == sum(record.wins for record in summary.by_bot.values()) >= 6
    assert [summary.by_bot[name].played for name in ("medium", "random")] == [12, 6]
    assert summary.length.min <= summary.length.mean <= summary.length.max
    assert summary.decisions == pytest.approx(summary.length.mean * 6)


def test_an_unfinished_match_counts_for_nobody() -> None:
    plan = mixed(games=1)
    summary = summarise(plan, [Played(LONGEST_MATCH, None)], 1.0)
    assert summary.finished == 0
    assert summary.wins == [0, 0, 0]
    assert summary.scores == [None, None, None]


def test_progress_is_told_in_order() -> None:
    heard: list[int] = []
    simulate(mixed(), workers=2, on_progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 6


def test_exported_matches_verify(tmp_path: Path) -> None:
    simulate(mixed(games=3), workers=2, export=tmp_path / "new" / "folder")
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [file.name for file in files] == [f"atlantis-{n:06}.json" for n in range(3)]
    for file in files:
        assert verify(read_match(file)).over
    saved = json.loads(files[0].read_text())
    wanted = ["critias", "game", "options", "components", "seed", "seats", "log", "events"]
    assert set(wanted) <= set(saved)
    assert {"number", "seat", "answer"} <= set(saved["log"][0])
    assert saved["result"]["winners"]


def test_a_plan_is_checked_before_anything_is_played() -> None:
    with pytest.raises(WrongSeats, match="2 to 4, not for 5"):
        mixed(seats=5)
    with pytest.raises(WrongSeats, match="3 bots cannot share 2 seats"):
        mixed(seats=2, bots=["random"] * 3)
    with pytest.raises(UnknownBot):
        mixed(bots=["clever"])
    with pytest.raises(UnknownOption):
        mixed(options={"tiles": "round"})


def test_games_that_ask_many_at_once_can_be_simulated() -> None:
    plan = make_plan(tiny, seats=4, games=10, seed=1)
    assert simulate(plan, workers=1).finished == 10


class Faulty(ShellGame):
    """A game whose rules break down once somebody has answered."""

    def result(self, s: Shells) -> Result | None:
        if s.phase == "beach":
            raise ZeroDivisionError("a bug")
        return super().result(s)


def test_a_match_that_fails_says_which_one_it_is() -> None:
    plan = dataclasses.replace(make_plan(tiny, seats=2, games=1, seed=1), game=Faulty())
    with pytest.raises(MatchFailed, match=r"seed '1/0' failed after .* a bug"):
        play_match(plan, 0)
