"""Games of the tests, installed as others would install theirs."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from critias.engine import registry


def installed(game: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A game of the tests as a package of somebody else would be, for worker processes too."""
    package = folder / "packages" / f"{game}_game-1.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {game}-game\nVersion: 1\n")
    (package / "entry_points.txt").write_text(f"[critias.games]\n{game} = tests.{game}:game\n")
    monkeypatch.syspath_prepend(package.parent)
    registry._installed.cache_clear()
    yield
    registry._installed.cache_clear()
    registry.find_game.cache_clear()
