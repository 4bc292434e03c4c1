"""Finding games and starting matches of them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

import critias
from critias.engine.errors import UnknownGame, UnknownOption, WrongSeats
from critias.engine.registry import describe_type, parse_options
from tests.engine.copies import edit
from tests.plugins import installed
from tests.tiny import Options
from tests.tiny import game as tiny

ROOT = Path(__file__).parents[2]


# The installed games


def test_the_built_in_games_are_installed_like_any_other() -> None:
    assert "atlantis" in critias.game_names()
    assert critias.game_names() == sorted(critias.game_names())
    for name in critias.game_names():
        assert critias.find_game(name).name == name
        assert critias.find_game(name) is critias.find_game(name)


def test_a_game_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'lemuria'; installed: .*atlantis"):
        critias.new("lemuria")


def test_a_third_party_adds_a_game_from_its_own_package(tmp_path: Path) -> None:
    """In a process of its own, with a package on the path as an installer leaves it there."""
    (tmp_path / "shell_games.py").write_text("from tests.tiny import game\n", encoding="utf-8")
    program = (
        "import critias\n"
        "match = critias.new('tiny', seats=3, seed=7)\n"
        "print(critias.game_names().index('tiny') >= 0, match.game.name, sorted(match.pending))\n"
    )
    finished = python(program, installed(tmp_path, tiny="shell_games:game"))
    assert finished.stdout == "True tiny [0, 1, 2]\n"


def python(program: str, packages: Path) -> subprocess.CompletedProcess[str]:
    """A program in a process of its own, with more packages on the path."""
    path = os.pathsep.join([str(packages), str(ROOT)])
    return subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )


FAULTS = {
    "missing": "ModuleNotFoundError: No module named 'nowhere'",
    "nameless": "AttributeError: module 'wrong' has no attribute 'missing'",
    "number": "its entry point names 7, which is not a Game",
    "leaving": "SystemExit: 3",
    "other": "it calls itself 'tiny'",
    "bare": "its class declares no components_type",
    "wordless": "there is no texts/en.ftl in its folder",
    "untitled": "texts/en.ftl has no game-title",
}


def test_a_broken_game_is_left_out_and_named(tmp_path: Path) -> None:
    (tmp_path / "leaving.py").write_text("raise SystemExit(3)\n", encoding="utf-8")
    (tmp_path / "wrong.py").write_text(
        "from pathlib import Path\n"
        "import tests.tiny as tiny\n"
        "number = 7\n"
        "class Bare(tiny.Game):\n"
        "    name, seats, state_type = 'bare', range(2, 5), tiny.Shells\n"
        "    setup = step = result = lambda self, *given: None\n"
        "bare = Bare()\n"
        "def without(name, file):\n"
        "    game = type(name, (tiny.ShellGame,), {'name': name})()\n"
        "    game.folder = Path(__file__).parent / file\n"
        "    return game\n"
        "wordless, untitled = without('wordless', 'one'), without('untitled', 'two')\n",
        encoding="utf-8",
    )
    for name in ("one", "two"):
        shutil.copytree(tiny.folder, tmp_path / name)
    (tmp_path / "one" / "texts" / "en.ftl").unlink()
    edit(tmp_path / "two" / "texts" / "en.ftl", "game-title = Shells\n", "")
    packages = installed(
        tmp_path,
        missing="nowhere:game",
        nameless="wrong:missing",
        number="wrong:number",
        leaving="leaving:game",
        other="tests.tiny:game",
        bare="wrong:bare",
        wordless="wrong:wordless",
        untitled="wrong:untitled",
        tiny="tests.tiny:game",
    )
    program = (
        "import critias\n"
        "print(critias.game_names())\n"
        "try:\n"
        "    critias.find_game('missing')\n"
        "except critias.engine.CritiasError as error:\n"
        "    print(error)\n"
    )
    finished = python(program, packages)
    names, refusal = finished.stdout.splitlines()
    assert names == str(sorted([*critias.game_names(), "tiny"]))
    assert refusal == f"the game 'missing' is broken: {FAULTS['missing']}"
    told = [f"the game {name} is left out: {fault}" for name, fault in FAULTS.items()]
    assert sorted(finished.stderr.splitlines()) == sorted(told)


# Seats and names


def test_a_match_has_as_few_seats_as_possible_unless_told_otherwise() -> None:
    assert critias.new(tiny).seats == 2
    assert critias.new(tiny, seats=4).names == ("Player 1", "Player 2", "Player 3", "Player 4")


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, "3"])
def test_a_wrong_number_of_seats_is_refused_with_the_right_ones(seats: Any) -> None:
    with pytest.raises(WrongSeats, match=f"tiny is for 2 to 4, not for {seats}"):
        critias.new(tiny, seats=seats)


def test_each_seat_needs_a_name() -> None:
    with pytest.raises(WrongSeats, match="3 seats need 3 names, not 2"):
        critias.new(tiny, seats=3, names=["Ann", "Bob"])


# Options


def test_options_are_given_as_values_or_as_text() -> None:
    assert parse_options(tiny, {}) == Options(shells=2, guards=True)
    for given in ({"shells": 3, "guards": False}, {"shells": "3", "guards": "false"}):
        assert parse_options(tiny, given) == Options(shells=3, guards=False)
    assert critias.new(tiny, options={"shells": "1"}).options == Options(shells=1)


def test_an_option_that_the_game_does_not_have_is_refused_with_those_it_has() -> None:
    with pytest.raises(UnknownOption, match="tiny has no option 'pearls'; it has: guards, shells"):
        critias.new(tiny, options={"pearls": 1})


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"shells": 4}, r"tiny: Expected `int` <= 3 - at `\$\.shells`\. Options are shells: "),
        ({"shells": "many"}, r"tiny: Expected `int`, got `str` - at `\$\.shells`"),
        ({"guards": "perhaps"}, r"tiny: Expected `bool`, got `str` - at `\$\.guards`"),
        ({"guards": None}, "Options are shells: .*; guards: "),
    ],
)
def test_a_value_that_an_option_does_not_take_is_refused(
    given: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(UnknownOption, match=sentence):
        critias.new(tiny, options=given)


def test_the_refusal_of_a_value_lists_those_that_are_legal() -> None:
    with pytest.raises(UnknownOption, match="tiles: latin, shift, rare-top; purchases: one, many"):
        critias.new("atlantis", options={"tiles": "square"})
    with pytest.raises(UnknownOption, match="shells: 1 to 3; guards: true, false"):
        critias.new(tiny, options={"shells": 9})


@pytest.mark.parametrize(
    ("hint", "words"),
    [
        (Literal["one", "many"], "one, many"),
        (bool, "true, false"),
        (Annotated[int, msgspec.Meta(ge=1, le=3)], "1 to 3"),
        (int, "int"),
    ],
)
def test_the_values_of_an_option_in_words(hint: Any, words: str) -> None:
    assert describe_type(hint) == words


# Seeds


def test_a_seed_is_a_number_a_word_or_a_key() -> None:
    key = critias.new(tiny, seed=7).key
    assert critias.new(tiny, seed="7").key == key
    assert critias.new(tiny, seed=key.hex()).key == key
    assert critias.new(tiny, seed="seven").key != key


def test_without_a_seed_every_match_is_another() -> None:
    assert critias.new(tiny).key != critias.new(tiny).key


AT_ONCE = """
import sys, threading
from critias.engine.registry import find_game, new
sys.setswitchinterval(1e-6)
find_game("atlantis")
begin = threading.Barrier(8)
threads = [threading.Thread(target=lambda: (begin.wait(), new("atlantis"))) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_several_threads_meet_a_game_for_the_first_time_at_once() -> None:
    """In a process of its own: where this fails, it dies."""
    assert subprocess.run([sys.executable, "-c", AT_ONCE]).returncode == 0
