"""Bots of other people: named by their place, or installed."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import critias
from critias.bots import UnknownBot, bot_names, find_bot, find_level, strangers
from critias.cli import main

PAGE = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"


@pytest.fixture(name="folder")
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the author of a bot works, with the one from the guide."""
    found = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found
    (tmp_path / "my_own_bot.py").write_text(found[1])
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return tmp_path


@pytest.fixture(name="installed")
def _installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    info = folder / "own_bots-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: own-bots\nVersion: 1\n")
    points = "greedy = my_own_bot:MyBot\nbroken = my_own_bot:Nobody\nhard = my_own_bot:MyBot\n"
    (info / "entry_points.txt").write_text(f"[critias.bots]\n{points}")
    monkeypatch.syspath_prepend(folder)
    strangers._installed.cache_clear()
    yield
    strangers._installed.cache_clear()
    strangers._loaded.cache_clear()


def test_the_bot_of_the_guide_plays_by_its_place(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In worker processes too."""
    given = ["simulate", "atlantis", "--games", "4", "--seed", "1", "--workers", "2"]
    assert main([*given, "--bots", "my_own_bot:MyBot,random", "--rotate", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["by_bot"]["my_own_bot:MyBot"]["wins"] > told["by_bot"]["random"]["wins"]


def test_a_bot_by_its_place_is_known_to_arenas_and_reports(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    few = ["--games", "2", "--seed", "1", "--workers", "1", "--json"]
    assert main(["arena", "atlantis", "--bots", "my_own_bot:MyBot,random", *few]) == 0
    assert main(["balance", "atlantis", "--bots", "my_own_bot:MyBot", *few]) == 0
    assert capsys.readouterr().out.count("my_own_bot:MyBot") >= 2


def test_what_is_no_bot_is_refused_in_a_sentence(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for place, why in {
        "nowhere:Bot": "ModuleNotFoundError",
        "my_own_bot:Nobody": "AttributeError",
        "os:getcwd": "no method choose",
    }.items():
        assert main(["simulate", "atlantis", "--games", "1", "--bots", place]) == 2
        told = capsys.readouterr().err
        assert why in told
        assert place in told


def test_an_installed_bot_is_one_of_the_levels(installed: None) -> None:
    atlantis = critias.find_game("atlantis")
    assert bot_names(atlantis) == ["random", "easy", "medium", "hard", "greedy"]
    assert find_level("greedy", atlantis).name == "greedy"
    assert type(find_bot("hard")).__name__ == "Search", "nobody takes the place of a level"
    with pytest.raises(UnknownBot, match="'broken' is broken: AttributeError"):
        find_bot("broken")


def test_nobody_has_a_place_imported_by_a_server(folder: Path) -> None:
    """Not even one that exists: what is imported, runs."""
    (folder / "tripwire.py").write_text("raise SystemExit('imported')")
    atlantis = critias.find_game("atlantis")
    for place in ("tripwire:Bot", "my_own_bot:MyBot"):
        with pytest.raises(UnknownBot, match=re.escape(f"no bot '{place}'")):
            find_level(place, atlantis)
