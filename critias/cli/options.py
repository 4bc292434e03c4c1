"""The options that several commands share."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import click


def read_pairs(
    context: click.Context, parameter: click.Parameter, pairs: Sequence[str]
) -> dict[str, str]:
    options = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise click.BadParameter(f"{pair!r} should read key=value")
        options[name] = value
    return options


def _read_names(
    context: click.Context, parameter: click.Parameter, names: str | None
) -> tuple[str, ...]:
    read = tuple(name.strip() for name in names.split(",")) if names is not None else ()
    if any(":" in name for name in read) and os.getcwd() not in sys.path:
        # A bot of one's own mostly lies in the folder in which its author works.
        sys.path.insert(0, os.getcwd())
    return read


database_option = click.option(
    "--database",
    metavar="URL",
    help="Where matches are kept, such as sqlite:///file.db; by default among the user's data.",
)

seats_option = click.option(
    "--seats", type=int, help="How many play; by default as few as the game allows."
)

bots_option = click.option(
    "--bots",
    metavar="A,B,..",
    callback=_read_names,
    help="The bots by seat; where they are fewer than seats, they repeat. "
    "One of your own is named package:Bot.",
)

table_option = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="KEY=VALUE",
    callback=read_pairs,
    help="An option of the game, as `critias games` lists them. May be repeated.",
)

components_option = click.option(
    "--components",
    type=click.Path(dir_okay=False, path_type=Path),
    help="An edited copy of the game's components.toml.",
)

set_option = click.option(
    "--set",
    "changes",
    multiple=True,
    metavar="PATH=VALUE",
    callback=read_pairs,
    help="Another value for an entry of the components, such as politics.copies.betrayal=5. "
    "May be repeated.",
)

workers_option = click.option(
    "--workers", type=click.IntRange(min=1), help="Processes; by default one a core."
)

saved_match = click.Path(dir_okay=False, path_type=Path)

resume_option = click.option(
    "--resume",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep what is played in this file; a run that broke off goes on where it was.",
)
