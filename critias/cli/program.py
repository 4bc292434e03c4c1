"""The program: its commands, and what becomes of errors."""

import os
import sys
import traceback
from collections.abc import Sequence

import click

import critias
from critias.bots import UnknownBot
from critias.engine.errors import (
    CritiasError,
    NoSuchSeat,
    UnknownGame,
    UnknownOption,
    WrongSeats,
)

from .admin import admin
from .arena import arena
from .backup import backup, restore
from .balance import balance
from .check import check
from .components import components
from .doctor import doctor
from .games import games
from .megagame.commands import megagame
from .new_game import new_game
from .play import play
from .replay import replay
from .serve import run_server, serve
from .simulate import simulate
from .static import static
from .verify import verify

_WRONG_USAGE = (UnknownBot, UnknownGame, UnknownOption, WrongSeats, NoSuchSeat)
_INTERRUPTED = 130


@click.group(
    name="critias",
    invoke_without_command=True,
    epilog="With --debug, anywhere, an error shows where in the code it came from.",
)
@click.version_option(critias.__version__, prog_name="critias")
@click.pass_context
def program(context: click.Context) -> None:
    """A table for the games of Atlantis.

    Without a command: serve on 127.0.0.1:8000 and open the browser.
    """
    if context.invoked_subcommand is None:
        run_server(open_browser=True)


for command in (
    *(serve, games, play, simulate, arena, balance),
    *(replay, verify, doctor, backup, restore, admin, megagame),
    *(new_game, check, components, static),
):
    program.add_command(command)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status: 0, 1 if it failed, 2 if it was misused."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    debug = "--debug" in given
    given = [argument for argument in given if argument != "--debug"]
    try:
        status = program.main(given, prog_name="critias", standalone_mode=False)
        return status if isinstance(status, int) else 0
    except (click.Abort, KeyboardInterrupt):
        return _INTERRUPTED
    except Exception as error:
        if debug:
            traceback.print_exc()
        click.echo(f"critias: {_sentence(error)}", err=True)
        return 2 if isinstance(error, (*_WRONG_USAGE, click.UsageError)) else 1


def _sentence(error: Exception) -> str:
    """What went wrong, on one line."""
    if isinstance(error, click.ClickException):
        text = error.format_message()
    elif isinstance(error, CritiasError):
        text = str(error)
    elif isinstance(error, OSError) and error.filename is not None:
        text = f"{os.fsdecode(error.filename)}: {error.strerror}"
    else:
        text = f"unexpected {type(error).__name__}: {error} (--debug shows where)"
    return " ".join(text.split())
