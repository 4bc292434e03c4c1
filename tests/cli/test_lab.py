"""critias arena, critias balance, and exports, as typed."""

import json
from pathlib import Path

import pytest

from critias.cli import main


def test_an_arena_prints_tables_and_writes_a_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "arena.html"
    given = ["arena", "atlantis", "--bots", "random,medium", "--games", "6", "--seed", "1"]
    assert main([*given, "--workers", "1", "--out", str(page)]) == 0
    out = capsys.readouterr().out
    assert "6 matches of atlantis with 2 seats, seed 1" in out
    assert "how often the row finished ahead of the column" in out
    assert page.read_text().startswith("<!doctype html>")


def test_an_arena_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["arena", "atlantis", "--bots", "random,easy", "--games", "4", "--seed", "1", "--json"]
    assert main([*given, "--workers", "1"]) == 0
    held = json.loads(capsys.readouterr().out)
    assert {one["bot"] for one in held["standings"]} == {"random", "easy"}
    assert held["games"] == 4


def test_a_balance_report_of_two_component_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = Path("critias/games/atlantis/components.toml").read_text()
    few = tmp_path / "few-cards.toml"
    few.write_text(own.replace("start = [4, 5, 6, 7]", "start = [2, 2, 2, 2]"))
    assert few.read_text() != own
    page = tmp_path / "report.html"
    given = ["balance", "atlantis", "--games", "8", "--seed", "1", "--workers", "1"]
    assert main([*given, "--versus-components", str(few), "--out", str(page)]) == 0
    assert "16 matches of atlantis" in capsys.readouterr().out
    assert "few-cards.toml" in page.read_text()


def test_what_cannot_be_compared_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = str(tmp_path / "report.html")
    same = ["balance", "atlantis", "--option", "tiles=shift", "--versus", "tiles=shift"]
    assert main([*same, "--out", page]) == 2
    assert "both variants are the same" in capsys.readouterr().err
    assert main(["balance", "atlantis", "--out", str(tmp_path / "none" / "r.html")]) == 2
    assert "no folder" in capsys.readouterr().err
    assert main(["arena", "atlantis", "--bots", "random"]) == 2
    assert "two or more different bots" in capsys.readouterr().err


def test_lines_are_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "matches.jsonl"
    given = ["simulate", "atlantis", "--games", "3", "--seed", "1", "--workers", "1"]
    assert main([*given, "--export", str(path)]) == 0
    assert main([*given, "--export", str(path)]) == 0, "all are there already"
    assert len(path.read_text().splitlines()) == 3
    assert main(["simulate", "atlantis", "--games", "3", "--export", str(path)]) == 1
    assert "another seed" in capsys.readouterr().err
