"""Saved matches from elsewhere: what they may hold, and how they become a match again."""

import tomllib
from typing import Any

from critias.engine.components import Mismatch
from critias.engine.errors import BrokenMatch, CritiasError
from critias.engine.match import Match
from critias.engine.registry import find_game
from critias.engine.saving import Saved, load

from ..errors import BadUpload

LARGEST_UPLOAD = 4 * 1024 * 1024
_MOST_ENTRIES = 20_000
_DEEPEST = 24
_LARGEST_NUMBER = 10_000


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
    try:
        check_numbers(tomllib.loads(text))
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
