"""What docs/command-line.md shows is what the commands print."""

import re
from collections.abc import Iterator
from glob import glob
from pathlib import Path

import pytest

from tests.cli.terminal import critias_in

PAGE = Path(__file__).parent.parent.parent / "docs" / "command-line.md"
BLOCK = re.compile(r"^```\n(\$ critias .*?)^```$", re.MULTILINE | re.DOTALL)
NOT_RUN = ("serve", "play", "balance", "doctor", "admin", "megagame")
TAKEN = re.compile(r"in[\d.]+s,[\d,]+asecond|seconds\":[\d.]+,\"decisions_per_second\":[\d.]+")


def documented() -> Iterator[tuple[str, str]]:
    """Every command with what it prints, in order."""
    for block in BLOCK.findall(PAGE.read_text("utf-8")):
        for command, printed in re.findall(r"^\$ critias (.*)\n((?:(?!\$ ).*\n)*)", block, re.M):
            if not command.startswith(NOT_RUN):
                yield command, printed


def test_the_examples_are_true(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    run = critias_in(monkeypatch, capsys)
    monkeypatch.chdir(tmp_path)
    tried = list(documented())
    assert len(tried) >= 7
    for command, printed in tried:
        arguments = [one for word in command.split() for one in sorted(glob(word)) or [word]]
        ran = run(*arguments)
        if printed:
            assert re.search(pattern(printed), plain(ran.out + ran.err)), f"{command}\n{ran.out}"


def pattern(printed: str) -> str:
    """A line of nothing but dots stands for any number of lines."""
    parts = re.split(r"^\.\.\.$", printed, flags=re.MULTILINE)
    return f"^{'.*'.join(re.escape(plain(part)) for part in parts)}$"


def plain(text: str) -> str:
    """Without what depends on the width of the page and on the speed of the machine."""
    return TAKEN.sub("", re.sub(r"\s", "", text))
