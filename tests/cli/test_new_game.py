"""A game of one's own, from `critias new-game` to a match: what an author types first."""

import os
import site
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import critias
from critias.cli.skeleton.mygame import Bid, PearlTaken, Sea
from critias.cli.skeleton.mygame import game as mygame
from critias.testing import begun_from, check_game, offered, told
from tests.cli.terminal import Critias, critias_in

Done = subprocess.CompletedProcess[str]
ROOT = Path(__file__).parents[2]


@pytest.fixture(name="run")
def _run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Critias:
    return critias_in(monkeypatch, capsys)


@pytest.fixture(name="own", scope="module")
def _own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment of somebody who has Critias and writes a game, without a network."""
    folder = tmp_path_factory.mktemp("author")
    venv.create(folder / ".venv", with_pip=False)
    [packages] = (folder / ".venv").glob("lib/python*/site-packages")
    here = [*site.getsitepackages(), str(ROOT)]
    (packages / "critias.pth").write_text("\n".join(here), encoding="utf-8")
    return folder


def typed(own: Path, *command: str, lines: Sequence[str] = ()) -> Done:
    """What a command of the author's environment does."""
    python = own / ".venv" / "bin" / "python"
    environment = {**os.environ, "PYTHONPATH": "", "LC_ALL": "C"}
    return subprocess.run(
        [python, "-m", *command],
        cwd=own,
        env=environment,
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=False,
    )


def test_from_nothing_to_a_match(own: Path) -> None:
    made = typed(own, "critias", "new-game", "skull")
    assert made.returncode == 0, made.stderr
    assert "critias check skull" in made.stdout
    pip = [sys._base_executable, "-m", "pip", "--python", ".venv/bin/python"]  # type: ignore[attr-defined]
    offline = ["--no-index", "--no-deps", "--no-build-isolation", "-q", "--editable", "skull"]
    subprocess.run([*pip, "install", *offline], cwd=own, check=True)
    assert "skull: Skull, 2 to 5 seats" in typed(own, "critias", "games").stdout
    checked = typed(own, "critias", "check", "skull", "--matches", "1")
    assert checked.stdout == "skull conforms (matches: 8, kinds of tables: 8).\n", checked.stderr
    tested = typed(own, "pytest", "-q", "skull", "-p", "no:cacheprovider")
    assert tested.returncode == 0, tested.stdout
    played = typed(own, "critias", "play", "skull", "--seed", "1", lines=list("1234567"))
    assert played.returncode == 0, played.stderr
    assert "Which card do you bid?" in played.stdout
    assert "has won" in played.stdout or "share the victory" in played.stdout


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("Skull", "small letters"),
        ("class", "small letters"),
        ("../skull", "small letters"),
        ("atlantis", "there is a game atlantis already"),
    ],
)
def test_names_that_will_not_do(run: Critias, name: str, complaint: str) -> None:
    done = run("new-game", name)
    assert (done.status, done.out) == (2, "")
    assert complaint in done.err


def test_nothing_is_written_over(run: Critias, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    done = run("new-game", "skull", tmp_path / "mine")
    assert done.status == 2
    assert "mine exists already" in done.err


def test_a_lapse_names_the_table_and_how_to_see_it_again(
    run: Critias, monkeypatch: pytest.MonkeyPatch
) -> None:
    def strict(self: object, s: object) -> None:
        raise AssertionError("nothing is ever right")

    monkeypatch.setattr(type(critias.find_game("atlantis")), "validate", strict)
    done = run("check", "atlantis", "--matches", 1, "--seats", 3, "--workers", 1)
    assert done.status == 1
    assert "an invariant is broken: nothing is ever right" in done.err
    assert "atlantis does not conform" in done.err
    assert "critias check atlantis --seats 3 --seed 0" in done.err


def test_what_cannot_be_checked(run: Critias) -> None:
    assert run("check", "lemuria").status == 2
    assert "atlantis is for 2 to 4, not for 9" in run("check", "atlantis", "--seats", 9).err
    assert "0<=x<=1" in run("check", "atlantis", "--share", 2).err


# The skeleton itself


def test_the_skeleton_conforms() -> None:
    check_game(mygame, matches=1, share=0.5)


def begun(**zones: Any) -> critias.Match:
    match = critias.new(mygame, seats=2, seed=1)
    state: Sea = match.state  # type: ignore[assignment]
    for name, value in zones.items():
        setattr(state, name, value)
    return begun_from(mygame, state)


def test_a_match_can_begin_in_the_middle() -> None:
    match = begun(hands=[[7], [6]], stack=[5], shown=[1], played=[])
    assert offered(match, seat=0) == [Bid(7)]
    match.answer(0, Bid(7))
    match.answer(1, Bid(6))
    assert told(match, PearlTaken) == [PearlTaken(0, 5)]
    assert match.over
