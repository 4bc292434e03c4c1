"""`critias backup` and `restore`: everything in one file, and the way back."""

from datetime import datetime
from pathlib import Path

import click

from .options import database_option


@click.command()
@click.argument("to", type=click.Path(path_type=Path))
@database_option
def backup(to: Path, database: str | None) -> None:
    """Copy the whole database to the file TO, or into the folder TO, while a server may run."""
    from critias.server.configuration import default_database
    from critias.server.store.copies import copy_database, file_of
    from critias.server.store.storage import check_there_is

    url = database or default_database()
    file = file_of(url)
    check_there_is(url)
    if to.is_dir():
        to /= f"{file.stem}-{datetime.now():%Y-%m-%d-%H%M%S}.db"
    copy_database(file, to)
    click.echo(f"{to} holds everything up to now; to go on from it: critias restore {to}")


@click.command()
@click.argument("copy", type=click.Path(dir_okay=False, path_type=Path))
@database_option
def restore(copy: Path, database: str | None) -> None:
    """Make COPY the database, with no server running; what was there before is kept."""
    from critias.server.configuration import default_database
    from critias.server.store import copies

    file = copies.file_of(database or default_database())
    aside = copies.restore(copy, file)
    if aside is not None:
        click.echo(f"What was there before is kept in {aside}")
    click.echo(f"{file} is as {copy} was. Start the server: critias serve --host 0.0.0.0")
