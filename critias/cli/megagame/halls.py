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
    from critias.hall import CONTROL, PRESS, SPECTATOR

    people = sum(seat.kind == "person" for seat in table.seats)
    open_ = [one for one in table.stations if one.secret is not None]
    controls = [f"{one.name} ({one.role})" for one in open_ if one.kind == CONTROL]
    papers = [one.name for one in open_ if one.kind == PRESS]
    seats = f"{people} of {len(table.seats)} seats for people"
    row = [table.id, table.head.game, table.stage, seats, f"Control: {', '.join(controls)}"]
    if papers:
        row.append(f"press: {', '.join(papers)}")
    if any(one.kind == SPECTATOR for one in open_):
        row.append("a link for spectators")
    return tuple(row)


@click.command("link")
@click.argument("table")
@click.option(
    "--control",
    metavar="NAME",
    help="The referee who gets a link: a new one for the lead, if there is none of that name.",
)
@click.option("--press", metavar="NAME", help="The newspaper that gets a link, known or new.")
@click.option("--spectators", is_flag=True, help="A link for all who want to watch.")
@database_option
@click.option("--address", metavar="URL", help="How people in the hall reach the server.")
@click.option("--port", type=int, default=8000, show_default=True, help="The server's port.")
def new_link(
    table: str,
    control: str | None,
    press: str | None,
    spectators: bool,
    database: str | None,
    address: str | None,
    port: int,
) -> None:
    """Make a new link to TABLE for a referee, a newspaper or spectators.

    The old link of that name opens nothing any more.
    """
    from critias.server.addresses import addresses

    kind, name = _wanted(control, press, spectators)

    async def make(tables: "Tables") -> "Keyed":
        from critias.server.hall.stations import link_for

        return await link_for(await tables.find(table), kind, name)

    made = in_database(database, make)
    base = address or next(iter(addresses(port)), f"http://127.0.0.1:{port}")
    what = f"Control, {made.role}" if made.role else made.kind
    click.echo(f"{made.name}, {what}: {base.rstrip('/')}{made.link}")


def _wanted(control: str | None, press: str | None, spectators: bool) -> tuple[str, str]:
    """The kind and the name of the station that gets a link."""
    from critias.hall import CONTROL, PRESS, SPECTATOR

    named = {CONTROL: control, PRESS: press, SPECTATOR: SPECTATOR if spectators else None}
    wanted = [(kind, name) for kind, name in named.items() if name is not None]
    if len(wanted) != 1:
        raise click.UsageError("say for whom: --control NAME, --press NAME or --spectators")
    return wanted[0]
