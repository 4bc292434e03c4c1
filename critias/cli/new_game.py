"""`critias new-game`: a small whole game to begin from."""

import keyword
import re
from pathlib import Path

import click

from critias.engine.registry import game_names

_SKELETON = Path(__file__).parent / "skeleton"
_NAME = re.compile(r"[a-z][a-z0-9_]*[a-z0-9]")
_WRITTEN = (".py", ".toml", ".md", ".ftl", ".in")


@click.command("new-game")
@click.argument("name")
@click.argument("folder", required=False, type=click.Path(path_type=Path))
def new_game(name: str, folder: Path | None) -> None:
    """Write a package with a small playable game NAME, with words, rules and tests.

    It lies in FOLDER, by default in one of that name. Change it into your own from there.
    """
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        raise click.UsageError(f"a game is named in small letters, digits and _, not {name!r}")
    if name in game_names():
        raise click.UsageError(f"there is a game {name} already")
    folder = Path(name) if folder is None else folder
    if folder.exists():
        raise click.UsageError(f"{folder} exists already")
    for source in sorted(_SKELETON.rglob("*")):
        if source.suffix in _WRITTEN:
            inside = in_words_of(name, source.relative_to(_SKELETON).as_posix())
            target = folder / inside.removesuffix(".in")
            target.parent.mkdir(parents=True, exist_ok=True)
            text = in_words_of(name, source.read_text(encoding="utf-8"))
            target.write_text(text, encoding="utf-8")
    click.echo(f"{folder} has a game that can be played. Next:")
    click.echo(f"  python -m pip install --editable {folder}")
    click.echo(f"  critias check {name}")
    click.echo(f"  critias play {name}")


def in_words_of(name: str, text: str) -> str:
    """A text of the skeleton for a game of that name.

    >>> in_words_of("stone_age", "class MyGame, My game, mygame, my.bid")
    'class StoneAge, Stone age, stone_age, stone-age.bid'
    """
    spaced = name.replace("_", " ")
    return (
        text.replace("MyGame", spaced.title().replace(" ", ""))
        .replace("My game", spaced.capitalize())
        .replace("mygame", name)
        .replace("my.", f"{name.replace('_', '-')}.")
        .replace("my-", f"{name.replace('_', '-')}-")
    )
