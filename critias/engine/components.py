"""Components are data: `components.toml` in the game's folder, or an edited copy of it."""

import functools
import re
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from ._works.converting import convert
from ._works.fitting import Misfit, misfit, unknown
from .errors import ComponentsError

if TYPE_CHECKING:
    from .game import Game

Source = Literal["rulebook", "published", "house"]
"""Where a figure comes from: the rulebook, another published source, or this project."""

_LARGEST_FILE = 1_000_000


class Mismatch(Exception):
    """A components file does not add up: the dotted path of the entry, and what is wrong.

    Where two entries do not go together, `other` is the path of the second.
    """

    def __init__(self, path: str, sentence: str, other: str | None = None) -> None:
        super().__init__(sentence)
        self.path = path
        self.other = other


def misspelt(path: str, word: str, known: Iterable[str], what: str = "entry") -> Mismatch:
    """That a table has an entry which there is not, what may have been meant, and what there is."""
    return Mismatch(f"{path}.{word}", unknown(word, known, what))


def load_components(game: "Game[Any]", given: str | Path | None = None) -> Any:
    """The components of a game: its own, or those of a file given by path or as text."""
    if given is None:
        return _own_components(game)
    if isinstance(given, str) and "\n" in given:
        return read_components(game, given, "components")
    path = Path(given)
    try:
        if path.stat().st_size > _LARGEST_FILE:
            raise ComponentsError(f"{path} is too large for a components file")
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise ComponentsError(f"cannot read {path}: {error}") from None
    return read_components(game, text, str(path))


@functools.cache
def _own_components(game: "Game[Any]") -> Any:
    path = game.folder / "components.toml"
    return read_components(game, path.read_text(encoding="utf-8"), path.name)


def saved_components(game: "Game[Any]", saved: Any) -> Any:
    """The components of a saved match, given as plain data, of this version or an earlier one."""
    return convert(game.renew_components(saved), game.components_type)


def read_components(game: "Game[Any]", text: str, name: str) -> Any:
    """Components from the text of a file, checked; `name` is for the error."""
    if len(text) > _LARGEST_FILE:
        raise ComponentsError(f"{name}: too large for a components file")
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise ComponentsError(f"{name} is not TOML: {error}") from None
    try:
        components = convert(table, game.components_type)
        game.check_components(components)
    except msgspec.ValidationError as error:
        found = misfit(table, game.components_type) or Misfit((), str(error))
        raise ComponentsError(_blame(name, text, found.path, found.sentence)) from None
    except Mismatch as error:
        sentence = str(error)
        if error.other is not None:
            sentence += f" (line {_line(text, _parts(error.other))}, {error.other})"
        raise ComponentsError(_blame(name, text, _parts(error.path), sentence)) from None
    return components


def _blame(name: str, text: str, path: Sequence[str], sentence: str) -> str:
    entry = f", {'.'.join(path)}" if path else ""
    return f"{name}, line {_line(text, path)}{entry}: {sentence}"


def _line(text: str, path: Sequence[str]) -> int:
    """The line on which the entry of a path stands, or the closest one above it."""
    wanted = list(path)
    table: list[str] = []
    best, depth = 1, 0
    for number, line in enumerate(text.splitlines(), start=1):
        header = re.match(r"\s*\[+\s*([^\]]+?)\s*\]", line)
        key = re.match(r"\s*([\w.\"'-]+)\s*=", line)
        if header:
            table = here = _parts(header[1])
        elif key:
            here = table + _parts(key[1])
        else:
            continue
        if len(here) > depth and here == wanted[: len(here)]:
            best, depth = number, len(here)
    return best


def _parts(dotted: str) -> list[str]:
    return [part.strip().strip("\"'") for part in dotted.split(".")]
