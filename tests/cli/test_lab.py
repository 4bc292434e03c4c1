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
    default = ["balance", "atlantis", "--versus", "tiles=latin"]
    assert main([*default, "--out", page]) == 2, "it is what is played without"
    assert "both variants are the same: tiles latin" in capsys.readouterr().err
    assert main(["balance", "atlantis", "--set", "start.cards=4", "--out", page]) == 2
    assert "have no 'start.cards'" in capsys.readouterr().err
    assert main(["balance", "atlantis"]) == 2
    assert "--out report.html, or --json" in capsys.readouterr().err
    assert main(["balance", "atlantis", "--out", str(tmp_path / "none" / "r.html")]) == 2
    assert "no folder" in capsys.readouterr().err
    assert main(["arena", "atlantis", "--bots", "random"]) == 2
    assert "two or more different bots" in capsys.readouterr().err


def test_what_if_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "report.html"
    given = ["balance", "end_of_atlantis", "--set", "politics.betrayal.copies=5", "--seed", "1"]
    more = ["--games", "1", "--workers", "1", "--json"]
    assert main([*given, *more, "--out", str(page)]) == 0
    told = capsys.readouterr()
    assert "Only 1 match:" in told.err
    report = json.loads(told.out)
    names = [one["name"] for one in report["variants"]]
    assert names == ["as published", "politics.copies.betrayal 5, politics.total 78"]
    assert report["compared"]["deals"] == 1
    assert names[1] in page.read_text()
    assert main([*given, "--set", "politics.total=80", *more]) == 1
    assert "the copies come to 78 cards, not to 80" in capsys.readouterr().err


def test_an_arena_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = [
        "arena",
        "atlantis",
        "--bots",
        "random,easy",
        "--seed",
        "1",
        "--workers",
        "1",
        "--json",
    ]
    kept = ["--resume", str(tmp_path / "arena.jsonl")]
    told = []
    for more in (["--games", "4", *kept], ["--games", "8", *kept], ["--games", "8"]):
        assert main([*given, *more]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0]["games"] == 4
    assert told[1] == told[2]


def test_lines_are_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "matches.jsonl"
    given = ["simulate", "atlantis", "--games", "3", "--seed", "1", "--workers", "1"]
    assert main([*given, "--export", str(path)]) == 0
    assert main([*given, "--export", str(path)]) == 0, "all are there already"
    assert len(path.read_text().splitlines()) == 3
    assert main(["simulate", "atlantis", "--games", "3", "--export", str(path)]) == 1
    assert "another seed" in capsys.readouterr().err
