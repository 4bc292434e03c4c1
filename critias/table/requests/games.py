"""The games that can be played: their options, words and rules, as they are told."""

import functools
from collections.abc import Sequence
from typing import Any, get_args

import msgspec

from critias.bots import bot_names
from critias.engine.game import Game
from critias.engine.texts import LANGUAGES, Presentation, costly_in, presented, seats_of
from critias.engine.zones import kinds
from critias.hall import find_hall

from ..errors import NoSuchThing


class Choice(msgspec.Struct, frozen=True):
    """An option of a game's tables."""

    name: str
    values: list[Any]
    default: Any


class GameShown(msgspec.Struct, frozen=True):
    """A game that can be played here.

    `words`: how it presents itself, by language. `orders`: the rules of reactions, and by name the
    conditions under which a seat may order in advance to play them.
    """

    name: str
    words: dict[str, Presentation]
    seats: tuple[int, int]
    options: list[Choice]
    bots: list[str]
    hall: bool
    orders: dict[str, list[str]]


class GameFields(msgspec.Struct, frozen=True):
    """What the fields of a game hold.

    `seats`: which fields of options, events and other records are seats, by the name of their
    text. `kinds`: the kind of the components in each zone of a view; names are by kind. `costly`:
    the types of options that people should confirm, if they cannot be taken back.
    """

    seats: dict[str, tuple[str, ...]]
    kinds: dict[str, str]
    costly: list[str]


@functools.cache
def game_shown(game: Game[Any]) -> GameShown:
    """A game as it is told."""
    hall = find_hall(game)
    for_halls = () if hall is None else hall.options
    return GameShown(
        name=game.name,
        words={language: presented(game, language) for language in LANGUAGES},
        seats=(game.seats[0], game.seats[-1]),
        options=[
            _choice(field)
            for field in msgspec.structs.fields(game.options_type)
            if field.name not in for_halls
        ],
        bots=bot_names(game),
        hall=hall is not None,
        orders={rule: list(conditions) for rule, conditions in game.conditions.items()},
    )


def _choice(field: msgspec.structs.FieldInfo) -> Choice:
    kind = msgspec.inspect.type_info(field.type)
    if isinstance(kind, msgspec.inspect.LiteralType):
        # As the game names them; msgspec has sorted its own.
        values: Sequence[Any] = get_args(field.type) or kind.values
    elif isinstance(kind, msgspec.inspect.BoolType):
        values = (False, True)
    elif isinstance(kind, msgspec.inspect.IntType) and kind.ge is not None and kind.le is not None:
        values = range(kind.ge, kind.le + 1)
    else:
        values = ()
    return Choice(field.name, list(values), field.default)


def fields_of(game: Game[Any]) -> GameFields:
    """What the fields of a game hold."""
    return GameFields(seats_of(game), kinds(game.state_type), costly_in(game))


def components_text(game: Game[Any]) -> str:
    """The components of a game as a TOML file, to be edited and given to a new table."""
    return (game.folder / "components.toml").read_text("utf-8")


def known_language(language: str) -> str:
    """A language that there are words in."""
    if language not in LANGUAGES:
        raise NoSuchThing(f"there are words in {', '.join(LANGUAGES)}, not in {language[:20]!r}")
    return language
