"""`critias verify`: do saved matches replay to what they claim?"""

import re
from pathlib import Path
from textwrap import shorten

import click

from critias.engine.errors import CritiasError
from critias.engine.saving import read_match, rules_hash
from critias.engine.saving import verify as replay_and_compare

from .options import saved_match

_LONGEST_REASON = 240
_SHORTEST_PROMISE = 12  # as much as a table shows at a glance


@click.command()
@click.argument("files", nargs=-1, required=True, type=saved_match, metavar="FILE..")
@click.option(
    "--promise",
    metavar="HASH",
    help="The seal of the shuffle that the table showed from the start, or how it begins.",
)
@click.pass_context
def verify(context: click.Context, files: tuple[Path, ...], promise: str | None) -> None:
    """Replay saved matches and check every shuffle, event and result.

    With --promise also that the match was shuffled as its table had promised before anybody played.
    """
    if promise is not None and not re.fullmatch(f"[0-9a-f]{{{_SHORTEST_PROMISE},64}}", promise):
        raise click.UsageError(f"--promise has {_SHORTEST_PROMISE} to 64 hexadecimal digits")
    good = [_report(path, promise) for path in files]
    context.exit(0 if all(good) else 1)


def _report(path: Path, promise: str | None) -> bool:
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
    if promise is not None and not match.seed_hash.startswith(promise):
        click.echo(f"{path}: broken: it was shuffled under the seal {match.seed_hash}")
        return False
    about = f"{match.game.name}, {match.seats} seats, {len(match.log)} entries"
    state = "finished" if match.over else "unfinished"
    changed = "" if saved.rules == rules_hash(match.game) else ", made with other rules"
    click.echo(f"{path}: good: {about}, {state}{changed}")
    return True
