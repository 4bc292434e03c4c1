"""Packages of strangers, as an installer leaves them on the path."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from critias.engine import registry


def installed(folder: Path, **games: str) -> Path:
    """A distribution that registers games by their entry points, in a folder for the path."""
    info = folder / "strange_games-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strange-games\nVersion: 1\n")
    points = "".join(f"{name} = {target}\n" for name, target in games.items())
    (info / "entry_points.txt").write_text(f"[critias.games]\n{points}")
    return folder


def playable(folder: Path, monkeypatch: pytest.MonkeyPatch, **games: str) -> Iterator[None]:
    """For a fixture: games installed so, for worker processes too."""
    monkeypatch.syspath_prepend(installed(folder, **games))
    registry._installed.cache_clear()
    yield
    registry._installed.cache_clear()
    registry._loaded.cache_clear()
