"""The games that can be played here: their options, words and rules."""

from litestar import MediaType
from litestar.params import FromPath

from critias.engine.registry import find_game, game_names
from critias.engine.rulebook import Rule, rules_of
from critias.engine.texts import words_of
from critias.table.requests.games import (
    GameFields,
    GameShown,
    components_text,
    fields_of,
    game_shown,
    known_language,
)

from .wire import get


@get("/games", sync_to_thread=True)
def list_games() -> list[GameShown]:
    """The games that can be played here."""
    return [game_shown(find_game(name)) for name in game_names()]


@get("/games/{game:str}/texts/{language:str}", media_type=MediaType.TEXT, sync_to_thread=True)
def get_texts(game: FromPath[str], language: FromPath[str]) -> str:
    """The words of a game as one Fluent file; what it does not say in a language is English."""
    return words_of(find_game(game), known_language(language))


@get("/games/{game:str}/fields", sync_to_thread=False)
def get_fields(game: FromPath[str]) -> GameFields:
    """What the fields of a game's records and views hold, where a client has to know."""
    return fields_of(find_game(game))


@get("/games/{game:str}/rules/{language:str}", sync_to_thread=True)
def get_rules(game: FromPath[str], language: FromPath[str]) -> list[Rule]:
    """The rules of a game in words."""
    return rules_of(find_game(game), known_language(language))


@get("/games/{game:str}/components", media_type=MediaType.TEXT, sync_to_thread=True)
def get_components(game: FromPath[str]) -> str:
    """The components of a game as a TOML file, to be edited and given to a new table."""
    return components_text(find_game(game))


handlers = (list_games, get_texts, get_fields, get_rules, get_components)
