"""`critias megagame list` and `link`: for whoever has the database, so nobody is locked out."""

from typing import TYPE_CHECKING

import click

from ..options import database_option
from .store import in_database

if TYPE_CHECKING:
    from critias.server.hall.stations import Keyed
    from critias.server.tables.directory import Tables
    from critias.server.tables.stored_table import StoredTable


@click.command("list")
@database_option
def list_halls(database: str | None) -> None:
    """List the megagames in the database, newest first, and their referees."""

    async def look(tables: "Tables") -> list[tuple[str, ...]]:
        return [_row(await tables.find(id)) for id in await tables.storage.halls()]

    rows = in_database(database, look)
    if not rows:
        click.echo("there is no megagame in this database")
    for row in rows:
        click.echo("  ".join(row))


def _row(table: "StoredTable") -> tuple[str, ...]:
    from critias.hall import CONTROL

    people = sum(seat.kind == "person" for seat in table.seats)
    controls = [
        f"{one.name} ({one.role})"
        for one in table.stations
        if one.kind == CONTROL and one.secret is not None
    ]
    seats = f"{people} of {len(table.seats)} seats for people"
    return (table.id, table.head.game, table.stage, seats, f"Control: {', '.join(controls)}")


@click.command("link")
@click.argument("table")
@click.option(
    "--control",
    metavar="NAME",
    required=True,
    help="The referee who gets a link: a new one for the lead, if there is none of that name.",
)
@database_option
@click.option("--address", metavar="URL", help="How people in the hall reach the server.")
@click.option("--port", type=int, default=8000, show_default=True, help="The server's port.")
def new_link(
    table: str, control: str, database: str | None, address: str | None, port: int
) -> None:
    """Make a new link to TABLE for a referee; the old link of that name opens nothing any more."""
    from critias.server.addresses import addresses

    async def make(tables: "Tables") -> "Keyed":
        from critias.server.hall.stations import link_for_control

        return await link_for_control(await tables.find(table), control)

    made = in_database(database, make)
    base = address or next(iter(addresses(port)), f"http://127.0.0.1:{port}")
    click.echo(f"{made.name}, Control, {made.role}: {base.rstrip('/')}{made.link}")
