"""The command line, run inside the test."""

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from critias.cli import main

Critias = Callable[..., "Run"]


class Run(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str


def critias_in(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Critias:
    """A function that runs `critias` with arguments and with lines to type."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)

    def run(*arguments: object, typed: str = "") -> Run:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        status = main([str(argument) for argument in arguments])
        return Run(status, *capsys.readouterr())

    return run
