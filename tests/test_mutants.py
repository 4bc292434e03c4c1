"""`make mutants` judges by tests that pass without a mutant, the nearest first."""

import ast
from pathlib import Path

import pytest

from tools import mutants

RULES = mutants.ROOT / "critias" / "games" / "colossus"


@pytest.mark.parametrize(
    ("module", "met"),
    [
        ("maps/sacking.py", ["tests/games/colossus/maps/test_sacking.py"]),
        ("maps/burning.py", ["tests/games/colossus/maps"]),
        ("turn.py", ["tests/games/colossus/test_turn.py"]),
        ("state.py", []),
    ],
)
def test_a_mutant_meets_the_tests_of_its_own_module_or_room_first(
    module: str, met: list[str]
) -> None:
    assert mutants.own_tests(module, "colossus") == met


def test_each_mutant_of_a_module_is_another_program() -> None:
    module = RULES / "maps" / "sacking.py"
    sources = [one.source(RULES) for one in mutants.mutants_of(module, RULES)]
    assert len(sources) > 10
    assert len({ast.dump(ast.parse(one)) for one in [*sources, module.read_text("utf-8")]}) == 1 + (
        len(sources)
    )


def test_tests_that_fail_without_a_mutant_judge_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failing = tmp_path / "test_failing.py"
    failing.write_text("def test_that_fails() -> None:\n    raise AssertionError\n", "utf-8")
    monkeypatch.setattr(mutants, "all_tests", lambda game: [str(failing)])
    monkeypatch.setattr("sys.argv", ["mutants.py", "colossus", "--every", "9999"])
    assert mutants.main() == 2
    assert "The tests fail without a mutant" in capsys.readouterr().out
