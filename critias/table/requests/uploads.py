"""What strangers send to be read: components files and saved matches.

Both are bounded before they are looked at closely.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

import msgspec

from critias.engine.components import BYTE_ORDER_MARK, Mismatch
from critias.engine.errors import BrokenMatch, CritiasError
from critias.engine.match import Match
from critias.engine.registry import find_game, new
from critias.engine.saving import Saved, load, save

from ..errors import BadUpload
from ..head import Head, head_of
from ..history.entries import Row
from ..history.replaying import rows_of
from ..settings import Settings

_LONGEST_KEY = 20  # parts; a key of thousands takes the parser the square of that
_PART = r"""(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')"""
_LONG_KEY = re.compile(rf"(?<![\w-]){_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{{_LONGEST_KEY}}}")
_MOST_ENTRIES = 20_000
_DEEPEST = 24
_LARGEST_NUMBER = 10_000


def dealt(
    game: str, seats: int, seed: str | None, options: Mapping[str, Any], components: str
) -> bytes:
    """A saved match before its first move, with the box of a components file."""
    check_components_text(components)
    text = components + "\n"  # so that it is never taken for a path
    return _encoded(new(game, seats=seats, seed=seed, options=options, components=text))


def dealt_like(saved: bytes, seed: str) -> bytes:
    """A saved match before its first move, of the game and with the box of another."""
    like = msgspec.json.decode(saved, type=Saved)
    return _encoded(match_of(msgspec.structs.replace(like, log=[], seed=seed)))


def _encoded(match: Match) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(save(match), events=[]))


class Stored(NamedTuple):
    """A match as it is stored."""

    head: Head
    rows: Sequence[Row]


def read_upload(
    id: str, saved: bytes, entries: int | None, settings: Settings, begun: datetime
) -> Stored:
    """An uploaded match, after its first entries, as the table of that id."""
    match = match_of(msgspec.json.decode(saved, type=Saved), entries)
    head = head_of(id, match, settings, public=False, begun=begun, origin="upload")
    return Stored(head, rows_of(match))


def match_of(saved: Saved, entries: int | None = None) -> Match:
    """The match that an uploaded file tells of, or its first `entries` entries."""
    if len(saved.log) > _MOST_ENTRIES:
        raise BadUpload(f"a match may have {_MOST_ENTRIES} entries, not {len(saved.log)}")
    for part in (saved.options, saved.components, saved.log):
        _check_depth(part, _DEEPEST)
    check_numbers(saved.components)
    game = find_game(saved.game)
    try:
        match = load(saved, entries=0)
        game.check_components(match.components)
        return load(saved, entries=entries)
    except Mismatch as error:
        raise BadUpload(f"its components do not add up: {error.path}: {error}") from None
    except BrokenMatch as error:
        raise BadUpload(f"the match does not replay: {error}") from None
    except CritiasError:
        raise
    except Exception as error:  # a tampered file may break the rules' code in any way
        raise BadUpload(f"the match does not replay: {type(error).__name__}") from error


def check_components_text(text: str) -> None:
    """Refuse a components file that is no TOML or would fill the memory."""
    if _LONG_KEY.search(text):
        raise BadUpload(f"a key in a components file has up to {_LONGEST_KEY} parts")
    try:
        check_numbers(tomllib.loads(text.removeprefix(BYTE_ORDER_MARK)))
    except (ValueError, RecursionError) as error:
        raise BadUpload(f"the components are not TOML: {error}") from None


def check_numbers(components: Any) -> None:
    """Refuse components that would fill the memory: nobody has ten thousand cards."""
    if isinstance(components, dict):
        for value in components.values():
            check_numbers(value)
    elif isinstance(components, list | tuple):
        for value in components:
            check_numbers(value)
    elif isinstance(components, int) and abs(components) > _LARGEST_NUMBER:
        raise BadUpload(f"components hold numbers up to {_LARGEST_NUMBER}, not {components}")


def _check_depth(part: Any, left: int) -> None:
    if not left:
        raise BadUpload(f"a saved match is not nested more than {_DEEPEST} deep")
    if isinstance(part, dict):
        part = list(part.values())
    if isinstance(part, list):
        for value in part:
            _check_depth(value, left - 1)
