"""A run bears two second tries, and no more; only tests that kill a process have them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

_UNSTEADY = """
import pathlib, pytest

@pytest.mark.kills
@pytest.mark.parametrize("number", range({tests}))
def test_unsteady(number):
    tried = pathlib.Path(__file__).with_name(f"tried-{{number}}")
    before = tried.exists()
    tried.touch()
    assert before, "the first time"
"""


def run(folder: Path, text: str, *options: str, **environment: str) -> tuple[int, str]:
    """A run of pytest with the plugin and nothing else of ours."""
    (folder / "test_it.py").write_text(text)
    (folder / "pytest.ini").write_text("[pytest]\n")
    plugins = ("-p", "pytest_rerunfailures", "-p", "xdist", "-p", "tests.second_tries")
    command = (sys.executable, "-m", "pytest", *plugins, *options, str(folder))
    ours = {"CI": "true", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    environment = {**os.environ, **ours, **environment}
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return told.returncode, told.stdout


def test_two_second_tries_are_told_with_their_reason(tmp_path: Path) -> None:
    status, told = run(tmp_path, _UNSTEADY.format(tests=2))
    assert status == 0
    assert told.count("second try of test_it.py::test_unsteady") == 2
    assert told.count("AssertionError: the first time") == 2


def test_a_third_fails_the_run_whichever_worker_had_it(tmp_path: Path) -> None:
    status, told = run(tmp_path, _UNSTEADY.format(tests=3), "-n", "2")
    assert status == pytest.ExitCode.TESTS_FAILED
    assert "3 second tries are too many" in told


def test_other_tests_have_none_and_nor_has_anybody_at_home(tmp_path: Path) -> None:
    status, told = run(tmp_path, _UNSTEADY.format(tests=1).replace("@pytest.mark.kills", ""))
    assert (status, "second try" in told) == (pytest.ExitCode.TESTS_FAILED, False)
    (tmp_path / "tried-0").unlink()
    status, told = run(tmp_path, _UNSTEADY.format(tests=1), CI="")
    assert (status, "second try" in told) == (pytest.ExitCode.TESTS_FAILED, False)
