"""`critias megagame export`, `print` and `report`: a megagame on paper and in files."""

from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from .store import database_option, table_in

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


@click.command("print")
@click.argument("table")
@database_option
@_language
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The file to write; by default megagame-TABLE-sheets.html.",
)
def print_sheets(table: str, database: str | None, language: str, out: Path | None) -> None:
    """Write the whole position of TABLE as sheets to print, so that play can go on by hand."""
    _write(table, database, "sheets", language, out)


@click.command("report")
@click.argument("table")
@database_option
@_language
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The file to write; by default megagame-TABLE-debrief.html.",
)
def debrief(table: str, database: str | None, language: str, out: Path | None) -> None:
    """Write a page with charts about TABLE for the debrief."""
    _write(table, database, "debrief", language, out)


def _write(table: str, database: str | None, name: str, language: str, out: Path | None) -> None:
    from critias.server.hall.papers import begun, document

    page = table_in(database, table, lambda found: document(found, begun(found), name, language))
    file = out or Path(f"megagame-{table}-{name}.html")
    file.write_text(page, "utf-8")
    click.echo(str(file))
