"""Components are data: `components.toml` in the game's folder, or an edited copy of it."""

import functools
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from ._works.converting import convert
from ._works.fitting import Misfit, misfits, unknown
from .errors import ComponentsError, UnknownOption

if TYPE_CHECKING:
    from .game import Game

Source = Literal["rulebook", "published", "house"]
"""Where a figure comes from: the rulebook, another published source, or this project."""

_LARGEST_FILE = 1_000_000
BYTE_ORDER_MARK = "\ufeff"
"""Some editors begin a file with it."""
_MISTAKES_TOLD = 40


class Mismatch(Exception):
    """A components file does not add up: the dotted path of the entry, and what is wrong.

    Where two entries do not go together, `other` is the path of the second. What else is wrong
    stands under `more`.
    """

    def __init__(self, path: str, sentence: str, other: str | None = None) -> None:
        super().__init__(sentence)
        self.path = path
        self.other = other
        self.more: tuple[Mismatch, ...] = ()


def check_all(*checks: Callable[[], None]) -> None:
    """Make all these checks of components, and raise Mismatch for what all of them have found."""
    found: list[Mismatch] = []
    for check in checks:
        try:
            check()
        except Mismatch as error:
            found += (error, *error.more)
        except (LookupError, ValueError, TypeError, ArithmeticError):
            # It relied on what a check before it has found wrong.
            if not found:
                raise
    if found:
        found[0].more = tuple(found[1:])
        raise found[0]


def misspelt(path: str, word: str, known: Iterable[str], what: str = "entry") -> Mismatch:
    """That a table has an entry which there is not, what may have been meant, and what there is."""
    return Mismatch(f"{path}.{word}", unknown(word, known, what))


def load_components(
    game: "Game[Any]",
    given: str | Path | None = None,
    changes: Mapping[str, Any] | None = None,
) -> Any:
    """The components of a game: its own, or those of a file given by path or as text.

    changes: single entries that are to be another, as `settle_changes` has them.
    """
    if given is None and not changes:
        return _own_components(game)
    text, name = _text_of(game, given)
    if not changes:
        return read_components(game, text, name)
    table = _table(text, name)
    for path, value in changes.items():
        inside, last = _inside(table, path)
        inside[last] = value
    try:
        return _checked(game, table)
    except (msgspec.ValidationError, Mismatch) as error:
        if isinstance(error, Mismatch):
            where, what = error.path, str(error)
        else:
            first, *_ = _misfits(game, table, error)
            where, what = ".".join(first.path), first.sentence
        said = ", ".join(f"{path} = {value}" for path, value in changes.items())
        raise ComponentsError(f"{name} with {said} does not add up: {where}: {what}") from None


def settle_changes(
    game: "Game[Any]", given: str | Path | None, wanted: Mapping[str, str]
) -> dict[str, Any]:
    """Changes to components as a person writes them, with whole paths, and what follows from them.

    A path may have its parts in any order, and leave out what is clear without. A `total` of what
    is changed goes along, unless it is set too.

    >>> from critias.engine.registry import find_game
    >>> settle_changes(find_game("end_of_atlantis"), None, {"politics.betrayal.copies": "5"})
    {'politics.copies.betrayal': 5, 'politics.total': 78}
    """
    table = _table(*_text_of(game, given))
    settled = {_path_meant(game, table, path): _value(value) for path, value in wanted.items()}
    totals: dict[str, int] = {}
    for path, value in settled.items():
        parts = path.split(".")
        total = ".".join([*parts[:-2], "total"])
        if len(parts) < 3 or total in settled or not isinstance(value, int):
            continue
        holder, _ = _inside(table, total)
        inside, last = _inside(table, path)
        if holder.get("total") == _sum(inside):
            totals[total] = totals.get(total, holder["total"]) + value - inside[last]
    return settled | totals


def _text_of(game: "Game[Any]", given: str | Path | None) -> tuple[str, str]:
    """The text of components, and what it is called in errors."""
    if isinstance(given, str) and "\n" in given:
        return given, "components"
    path = game.folder / "components.toml" if given is None else Path(given)
    try:
        if path.stat().st_size > _LARGEST_FILE:
            raise ComponentsError(f"{path} is too large for a components file")
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise ComponentsError(f"cannot read {path}: {error}") from None
    return text, path.name if given is None else str(path)


@functools.cache
def _own_components(game: "Game[Any]") -> Any:
    return read_components(game, *_text_of(game, None))


def _path_meant(game: "Game[Any]", table: dict[str, Any], wanted: str) -> str:
    """The entry that a path means: by its parts, in any order, as many as make it clear."""
    paths = list(_paths(table))
    if wanted in paths:
        return wanted
    parts = set(_parts(wanted))
    meant = [path for path in paths if parts <= set(path.split("."))]
    whole = [path for path in meant if parts == set(path.split("."))]
    if len(whole or meant) == 1:
        return (whole or meant)[0]
    if meant:
        raise UnknownOption(f"{wanted!r} may mean {_some(meant)}")
    close = get_close_matches(wanted, paths, 4, 0.5) or sorted(table)
    raise UnknownOption(
        f"the components of {game.name} have no {wanted!r}; close to it are {_some(close)}"
    )


def _some(paths: list[str]) -> str:
    return ", ".join(paths[:6]) + (f" and {len(paths) - 6} more" if len(paths) > 6 else "")


def _paths(table: dict[str, Any], above: str = "") -> Iterator[str]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _paths(value, f"{above}{key}.")
        else:
            yield f"{above}{key}"


def _inside(table: dict[str, Any], path: str) -> tuple[dict[str, Any], str]:
    """The table in which the last part of a path lies, and that part."""
    *above, last = path.split(".")
    for part in above:
        table = table[part]
    return table, last


def _sum(table: dict[str, Any]) -> int | None:
    """What the numbers of a table add up to; None if it holds anything else."""
    values = list(table.values())
    return sum(values) if all(isinstance(value, int) for value in values) else None


def _value(text: str) -> Any:
    """A value as it stands in the file; a word needs no quotes."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except ValueError:
        return text


def saved_components(game: "Game[Any]", saved: Any) -> Any:
    """The components of a saved match, given as plain data, of this version or an earlier one."""
    return convert(game.renew_components(saved), game.components_type)


def read_components(game: "Game[Any]", text: str, name: str) -> Any:
    """Components from the text of a file, checked; `name` is for the error."""
    table = _table(text, name)
    try:
        return _checked(game, table)
    except msgspec.ValidationError as error:
        wrong = _misfits(game, table, error)
    except Mismatch as error:
        wrong = [_told(text, one) for one in (error, *error.more)]
    said = [_blame(name, text, one) for one in wrong[:_MISTAKES_TOLD]]
    if len(wrong) > _MISTAKES_TOLD:
        said.append(f"{name}: {len(wrong) - _MISTAKES_TOLD} more mistakes")
    raise ComponentsError("\n".join(said))


def _misfits(
    game: "Game[Any]", table: dict[str, Any], error: msgspec.ValidationError
) -> list[Misfit]:
    return misfits(table, game.components_type) or [Misfit((), str(error))]


def _told(text: str, error: Mismatch) -> Misfit:
    other = error.other
    also = "" if other is None else f" (line {_line(text, _parts(other))}, {other})"
    return Misfit(tuple(_parts(error.path)), f"{error}{also}")


def _table(text: str, name: str) -> dict[str, Any]:
    if len(text) > _LARGEST_FILE:
        raise ComponentsError(f"{name}: too large for a components file")
    try:
        return tomllib.loads(text.removeprefix(BYTE_ORDER_MARK))
    except (ValueError, RecursionError) as error:
        raise ComponentsError(f"{name} is not TOML: {error}") from None


def _checked(game: "Game[Any]", table: dict[str, Any]) -> Any:
    components = convert(table, game.components_type)
    game.check_components(components)
    return components


def _blame(name: str, text: str, wrong: Misfit) -> str:
    entry = f", {'.'.join(wrong.path)}" if wrong.path else ""
    return f"{name}, line {_line(text, wrong.path)}{entry}: {wrong.sentence}"


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
