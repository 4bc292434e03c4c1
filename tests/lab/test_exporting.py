"""Exports: what is written, and going on where a run broke off."""

from itertools import islice
from pathlib import Path

import msgspec
import pytest
from pyarrow import parquet

from critias.engine.saving import Saved, verify
from critias.lab import simulate as simulating
from critias.lab.errors import OtherExport
from critias.lab.plan import Plan, make_plan
from critias.lab.playing import Played, play_match
from critias.lab.simulate import simulate
from critias.lab.summary import summarise


def plan(**changes: object) -> Plan:
    settings = {"seats": 2, "games": 5, "bots": ["random"], "seed": "e"}
    return make_plan("atlantis", **(settings | changes))  # type: ignore[arg-type]


def broken_off(games: int, path: Path) -> None:
    """What a run leaves that was killed after some matches."""

    def some(plan: Plan, first: int = 0, **settings: object) -> object:
        return islice((play_match(plan, number) for number in range(plan.games)), games)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(simulating, "play_all", some)
        patch.setattr("critias.lab.exporting.Parquet.finish", lambda self: None)
        patch.setattr(simulating, "summarise", lambda *given, **known: None)
        simulate(plan(), export=path)


@pytest.mark.parametrize("name", ["folder", "matches.jsonl", "matches.parquet"])
def test_a_run_that_broke_off_goes_on_where_it_was(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken_off(3, tmp_path / name)
    replayed: list[int] = []

    def counted(plan: Plan, number: int) -> Played:
        replayed.append(number)
        return play_match(plan, number)

    monkeypatch.setattr("critias.lab.workers.play_match", counted)
    resumed = simulate(plan(), workers=1, export=tmp_path / name)
    assert replayed == [3, 4]
    whole = simulate(plan(), workers=1)
    assert (resumed.wins, resumed.scores, resumed.length) == (
        whole.wins,
        whole.scores,
        whole.length,
    )


def test_half_a_line_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    broken_off(3, path)
    path.write_bytes(path.read_bytes()[:-500])
    simulate(plan(), workers=1, export=path)
    lines = path.read_bytes().splitlines()
    assert len(lines) == 5
    for line in lines:
        assert verify(msgspec.json.decode(line, type=Saved)).over


@pytest.mark.parametrize("name", ["folder", "matches.jsonl", "matches.parquet"])
def test_a_smaller_run_takes_no_match_away(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    broken_off(5, path)
    before = {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()}
    assert simulate(plan(games=2), workers=1, export=path).resumed == 2
    if name == "matches.parquet":
        assert parquet.read_table(path).num_rows == 5
    else:
        assert {file: file.read_bytes() for file in before} == before


def test_a_last_line_without_a_newline_is_a_match_too(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    broken_off(3, path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-1])
    assert simulate(plan(games=4), workers=1, export=path).resumed == 3
    assert path.read_bytes().startswith(whole)
    assert len(path.read_bytes().splitlines()) == 4


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.jsonl"
    path.write_text("dear diary")
    with pytest.raises(OtherExport, match="no match"):
        simulate(plan(), workers=1, export=path)
    assert path.read_text() == "dear diary"


def test_a_resumed_run_counts_only_what_it_played(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    broken_off(3, path)
    assert simulate(plan(), workers=1, export=path).resumed == 3
    again = simulate(plan(), workers=1, export=path)
    assert (again.resumed, again.decisions_per_second) == (5, 0.0), "nothing was played"
    played = [play_match(plan(), number) for number in range(5)]
    told = summarise(plan(), played, 2.0, resumed=3)
    assert told.decisions_per_second == (played[3].decisions + played[4].decisions) / 2


def test_matches_of_another_plan_are_not_taken_for_ones_own(tmp_path: Path) -> None:
    for name in ("folder", "matches.jsonl"):
        broken_off(1, tmp_path / name)
        with pytest.raises(OtherExport, match=r"another seed; .* repeat"):
            simulate(plan(seed="other"), workers=1, export=tmp_path / name)
        with pytest.raises(OtherExport, match="another options"):
            simulate(plan(options={"tiles": "shift"}), workers=1, export=tmp_path / name)
        with pytest.raises(OtherExport, match="another seating"):
            simulate(plan(bots=["medium"]), workers=1, export=tmp_path / name)


def test_parquet_has_a_row_for_each_match(tmp_path: Path) -> None:
    path = tmp_path / "matches.parquet"
    summary = simulate(plan(), workers=2, export=path)
    rows = parquet.read_table(path).to_pylist()
    assert [row["number"] for row in rows] == list(range(5))
    assert [row["bots"] for row in rows] == [["random", "random"]] * 5
    assert sum(row["decisions"] for row in rows) == summary.decisions
    assert sum(0 in row["winners"] for row in rows) == summary.wins[0]
    assert len(msgspec.json.decode(rows[0]["log"])) == rows[0]["decisions"]
    assert [file.name for file in tmp_path.iterdir()] == ["matches.parquet"]
    with pytest.raises(OtherExport, match="there already"):
        simulate(plan(), workers=1, export=path)
