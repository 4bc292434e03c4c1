"""The installed games, found by entry points of the group `critias.games`."""

import functools
import logging
from collections.abc import Mapping, Sequence
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from secrets import token_hex
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from ._works.converting import convert
from .components import load_components
from .errors import UnknownGame, UnknownOption, WrongSeats
from .game import Game
from .match import Match
from .randomness import seed_key
from .texts import entries_of, words_of

_log = logging.getLogger(__name__)


@functools.cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group="critias.games")}


def game_names() -> list[str]:
    """The names of the installed games, in alphabetical order, without those that are broken."""
    return [name for name in sorted(_installed()) if isinstance(_loaded(name), Game)]


def find_game(name: str) -> Game[Any]:
    """The game of that name."""
    if name not in _installed():
        raise UnknownGame(f"there is no game {name!r}; installed: {', '.join(game_names())}")
    found = _loaded(name)
    if not isinstance(found, Game):
        raise UnknownGame(f"the game {name!r} is broken: {found}")
    return found


@functools.cache
def _loaded(name: str) -> Game[Any] | str:
    """An installed game, or why it is left out."""
    try:
        game = _installed()[name].load()
        fault = _fault(game, name)
    except (Exception, SystemExit) as error:  # a stranger's package may fail in any way
        fault = f"{type(error).__name__}: {error}"
    if fault is None:
        loaded: Game[Any] = game
        return loaded
    _log.warning("the game %s is left out: %s", name, fault)
    return fault


def _fault(game: Any, name: str) -> str | None:
    """What is wrong with a game at first sight: the conformance suite looks closer."""
    if not isinstance(game, Game):
        return f"its entry point names {game!r}, which is not a Game"
    lacking = [one for one in _DECLARED if not hasattr(game, one)]
    if lacking:
        return f"its class declares no {', '.join(lacking)}"
    if game.name != name:
        return f"it calls itself {game.name!r}"
    game.options_type()
    lacking = [file for file in _FILES if not (game.folder / file).is_file()]
    if lacking:
        return f"there is no {', '.join(lacking)} in its folder"
    words = entries_of(words_of(game, "en"))
    lacking = [text for text in _TEXTS if text not in words]
    return f"texts/en.ftl has no {', '.join(lacking)}" if lacking else None


_DECLARED = ("name", "seats", "components_type", "state_type")
_FILES = ("components.toml", "RULES.md", "texts/en.ftl")
_TEXTS = ("game-title", "game-summary")


def new(
    game: str | Game[Any],
    *,
    seats: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    components: str | Path | None = None,
    names: Sequence[str] | None = None,
    bulk: bool = False,
) -> Match:
    """Start a match.

    seats: by default as few as the game allows. seed: the same seed gives the same match; by
    default a random one. options: the game's options by name. components: the path of an edited
    components file, or its text.

    >>> match = new("atlantis", seats=3, seed=7)
    >>> match
    <Match of atlantis, 3 seats, 0 entries>
    """
    if isinstance(game, str):
        game = find_game(game)
    seats = game.seats[0] if seats is None else seats
    check_seats(game, seats)
    names = names or [f"Player {seat + 1}" for seat in range(seats)]
    if len(names) != seats:
        raise WrongSeats(f"{seats} seats need {seats} names, not {len(names)}")
    return Match(
        game,
        seats=seats,
        key=seed_key(token_hex(32) if seed is None else seed),
        options=parse_options(game, options or {}),
        components=load_components(game, components),
        names=names,
        bulk=bulk,
    )


def check_seats(game: Game[Any], seats: int) -> None:
    """Refuse a number of players that the game is not for."""
    if seats not in game.seats:
        raise WrongSeats(f"{game.name} is for {game.seats[0]} to {game.seats[-1]}, not for {seats}")


def parse_options(game: Game[Any], given: Mapping[str, Any]) -> Any:
    """The game's options from names and values; values may come as text."""
    if not given:
        return game.options_type()
    known = get_type_hints(game.options_type, include_extras=True)
    for name in given:
        if name not in known:
            have = ", ".join(sorted(known)) or "none"
            raise UnknownOption(f"{game.name} has no option {name!r}; it has: {have}")
    try:
        return convert(dict(given), game.options_type, strict=False)
    except msgspec.ValidationError as error:
        allowed = "; ".join(f"{name}: {describe_type(hint)}" for name, hint in known.items())
        raise UnknownOption(f"{game.name}: {error}. Options are {allowed}") from None


def describe_type(hint: Any) -> str:
    """The values an option takes, in words.

    >>> from typing import Literal
    >>> describe_type(Literal["one", "many"])
    'one, many'
    """
    if hint is bool:
        return "true, false"
    for meta in getattr(hint, "__metadata__", ()):
        if isinstance(meta, msgspec.Meta) and meta.ge is not None and meta.le is not None:
            return f"{meta.ge} to {meta.le}"
    if get_origin(hint) is Literal:
        return ", ".join(str(value) for value in get_args(hint))
    return str(getattr(hint, "__name__", hint))
