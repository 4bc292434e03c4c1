"""`critias verify`: do saved matches replay to what they claim?"""

from pathlib import Path
from textwrap import shorten

import click

from critias.engine.errors import CritiasError
from critias.engine.saving import read_match, rules_hash
from critias.engine.saving import verify as replay_and_compare

from .options import saved_match

_LONGEST_REASON = 240


@click.command()
@click.argument("files", nargs=-1, required=True, type=saved_match, metavar="FILE..")
@click.pass_context
def verify(context: click.Context, files: tuple[Path, ...]) -> None:
    """Replay saved matches and check every shuffle, event and result."""
    good = [_report(path) for path in files]
    context.exit(0 if all(good) else 1)


def _report(path: Path) -> bool:
    """Whether a file is as it should be, after a line that says so."""
    try:
        saved = read_match(path)
        match = replay_and_compare(saved)
    except CritiasError as error:
        click.echo(f"{path}: broken: {shorten(str(error), _LONGEST_REASON)}")
        return False
    except Exception as error:  # a tampered file may break the rules' code in any way
        click.echo(f"{path}: broken: it does not replay: {type(error).__name__}: {error}")
        return False
    about = f"{match.game.name}, {match.seats} seats, {len(match.log)} entries"
    state = "finished" if match.over else "unfinished"
    changed = "" if saved.rules == rules_hash(match.game) else ", made with other rules"
    click.echo(f"{path}: good: {about}, {state}{changed}")
    return True
