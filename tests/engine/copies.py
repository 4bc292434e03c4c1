"""Copies of the tiny game in another folder, to be changed there."""

import importlib.util
import shutil
import sys
from pathlib import Path
from typing import Any

from critias.engine.game import Game
from tests.tiny import game as tiny


def copied(tmp_path: Path, name: str) -> Path:
    """The folder of the tiny game, once more."""
    target = tmp_path / name
    shutil.copytree(tiny.folder, target, ignore=shutil.ignore_patterns("__pycache__"))
    return target


def edit(path: Path, old: str, new: str) -> None:
    """Change a file in one place."""
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {path.name}"
    path.write_text(text.replace(old, new), encoding="utf-8")


def game_in(folder: Path) -> Game[Any]:
    """The game that lies in a folder, loaded afresh."""
    name = f"copied_{folder.name}"
    spec = importlib.util.spec_from_file_location(
        name, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    game: Game[Any] = module.game
    return game
