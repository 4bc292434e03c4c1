"""`critias megagame export`, `print` and `report`: a megagame on paper and in files."""

from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from ..options import database_option
from .store import papers_for, table_in

if TYPE_CHECKING:
    from critias.server.tables.stored_table import StoredTable

_language = click.option(
    "--language",
    type=click.Choice(["en", "de"]),
    default="en",
    show_default=True,
    help="The language of it.",
)


@click.command()
@click.argument("table")
@database_option
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder to write to; by default megagame-TABLE.",
)
@_language
def export(table: str, database: str | None, out: Path | None, language: str) -> None:
    """Write the whole log of TABLE as JSON and CSV, with ledgers and rulings. It tells all."""
    from critias.server.hall.papers import as_csv, begun, take_home

    def written(found: "StoredTable") -> tuple[bytes, str]:
        match = begun(found)
        home = msgspec.json.encode(take_home(found, match))
        return msgspec.json.format(home, indent=1), as_csv(found, match, language)

    whole, log = table_in(database, table, written)
    folder = out or Path(f"megagame-{table}")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "log.json").write_bytes(whole)
    (folder / "log.csv").write_text(log, "utf-8")
    click.echo(f"{folder / 'log.json'}\n{folder / 'log.csv'}")


_out = click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The file to write; by default megagame-TABLE-PAPER.html.",
)


@click.command("print")
@click.argument("table")
@database_option
@_language
@_out
def print_papers(table: str, database: str | None, language: str, out: Path | None) -> None:
    """Write what only referees may read of TABLE to print it, so that play can go on by hand."""
    _write(table, database, "control", language, out)


@click.command("report")
@click.argument("table")
@database_option
@_language
@_out
def report(table: str, database: str | None, language: str, out: Path | None) -> None:
    """Write what all may read about TABLE once it is over, to talk about the day."""
    _write(table, database, "over", language, out)


def _write(table: str, database: str | None, readers: str, language: str, out: Path | None) -> None:
    from critias.server.hall.papers import begun, document

    def written(found: "StoredTable") -> dict[str, str]:
        match = begun(found)
        names = papers_for(match.game.name, readers)
        return {name: document(found, match, name, language) for name in names}

    pages = table_in(database, table, written)
    if not pages:
        raise click.ClickException("this game has no such papers")
    if out is not None and len(pages) > 1:
        raise click.UsageError(f"there are {len(pages)} papers, which --out does not name")
    for name, page in pages.items():
        file = out or Path(f"megagame-{table}-{name}.html")
        file.write_text(page, "utf-8")
        click.echo(str(file))
