"""`critias games`: what can be played."""

from typing import Any, Literal, get_args, get_origin, get_type_hints

import click
import msgspec

from critias.bots import bot_names
from critias.engine.game import Game
from critias.engine.registry import find_game, game_names
from critias.engine.texts import texts_of

from .language import language_option


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON list instead of words.")
@language_option
def games(as_json: bool, language: str) -> None:
    """List the games, their seats, options and bots."""
    described = [describe(find_game(name), language) for name in game_names()]
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(described), indent=2).decode())
        return
    for number, game in enumerate(described):
        if number:
            click.echo()
        click.echo(in_words(game))


def describe(game: Game[Any], language: str) -> dict[str, Any]:
    """A game as plain data."""
    texts = texts_of(game, language)
    defaults = game.options_type()
    return {
        "name": game.name,
        "title": texts.say("game-title"),
        "summary": texts.say("game-summary"),
        "seats": {"min": game.seats[0], "max": game.seats[-1]},
        "options": [
            {"name": name, **_values(hint), "default": getattr(defaults, name)}
            for name, hint in get_type_hints(game.options_type, include_extras=True).items()
        ],
        "bots": bot_names(game),
    }


def in_words(game: dict[str, Any]) -> str:
    """A game as a few lines of text."""
    seats = game["seats"]
    lines = [f"{game['name']}: {game['title']}, {seats['min']} to {seats['max']} seats"]
    lines.append(f"  {game['summary']}")
    for option in game["options"]:
        if "values" in option:
            values = ", ".join(_plain(value) for value in option["values"])
        else:
            values = f"{option['min']} to {option['max']}"
        lines.append(
            f"  --option {option['name']}=...  {values} (default {_plain(option['default'])})"
        )
    lines.append(f"  bots: {', '.join(game['bots'])}")
    return "\n".join(lines)


def _values(hint: Any) -> dict[str, Any]:
    if get_origin(hint) is Literal:
        return {"values": list(get_args(hint))}
    for meta in getattr(hint, "__metadata__", ()):
        if isinstance(meta, msgspec.Meta):
            return {"min": meta.ge, "max": meta.le}
    return {"values": [False, True] if hint is bool else []}


def _plain(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
