"""`critias doctor`: does every match in the database still replay?"""

import json

import click
from rich.console import Console
from rich.progress import Progress

from .options import database_option


@click.command()
@database_option
@click.option("--all", "everything", is_flag=True, help="Finished matches too.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object for programs.")
@click.pass_context
def doctor(context: click.Context, database: str | None, everything: bool, as_json: bool) -> None:
    """Replay the matches of a server and name those that no longer do. Changes nothing."""
    from critias.server.doctor import examine

    with Progress(console=Console(stderr=True), transient=True, disable=as_json) as bar:
        task = bar.add_task("matches", total=None)
        found = examine(
            database,
            everything=everything,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
    if as_json:
        click.echo(json.dumps({"replayed": found.replayed, "broken": found.broken}))
    else:
        for table, reason in found.broken.items():
            click.echo(f"{table}: {reason}")
        click.echo(f"{found.replayed} of {found.replayed + len(found.broken)} matches replay.")
    context.exit(1 if found.broken else 0)
