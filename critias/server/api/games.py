"""The games that can be played here: their options, words and rules."""

import functools
from collections.abc import Sequence
from typing import Any, get_args

import msgspec
from litestar import MediaType
from litestar.params import FromPath

from critias.bots import bot_names
from critias.engine.game import Game
from critias.engine.registry import find_game, game_names
from critias.engine.rulebook import Rule, rules_of
from critias.engine.texts import LANGUAGES, Presentation, costly_in, presented, seats_of, words_of
from critias.engine.zones import kinds
from critias.hall import find_hall
from critias.table.errors import NoSuchThing

from .wire import get


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


@get("/games", sync_to_thread=True)
def list_games() -> list[GameShown]:
    """The games that can be played here."""
    return [_game_shown(find_game(name)) for name in game_names()]


@get("/games/{game:str}/texts/{language:str}", media_type=MediaType.TEXT, sync_to_thread=True)
def get_texts(game: FromPath[str], language: FromPath[str]) -> str:
    """The words of a game as one Fluent file; what it does not say in a language is English."""
    return words_of(find_game(game), _known_language(language))


@get("/games/{game:str}/fields", sync_to_thread=False)
def get_fields(game: FromPath[str]) -> GameFields:
    """What the fields of a game's records and views hold, where a client has to know."""
    found = find_game(game)
    return GameFields(seats_of(found), kinds(found.state_type), costly_in(found))


@get("/games/{game:str}/rules/{language:str}", sync_to_thread=True)
def get_rules(game: FromPath[str], language: FromPath[str]) -> list[Rule]:
    """The rules of a game in words."""
    return rules_of(find_game(game), _known_language(language))


@get("/games/{game:str}/components", media_type=MediaType.TEXT, sync_to_thread=True)
def get_components(game: FromPath[str]) -> str:
    """The components of a game as a TOML file, to be edited and given to a new table."""
    return (find_game(game).folder / "components.toml").read_text("utf-8")


handlers = (list_games, get_texts, get_fields, get_rules, get_components)


@functools.cache
def _game_shown(game: Game[Any]) -> GameShown:
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


def _known_language(language: FromPath[str]) -> str:
    if language not in LANGUAGES:
        raise NoSuchThing(f"there are words in {', '.join(LANGUAGES)}, not in {language[:20]!r}")
    return language
