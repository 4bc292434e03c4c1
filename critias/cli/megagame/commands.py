"""`critias megagame`: set up a game for a whole hall, rehearse it, and take it home."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..options import database_option
from ..serve import run_server
from .halls import list_halls, new_link
from .papers import export, print_papers, report
from .plan import planned, wanted_hall
from .store import made_by, printed_by

if TYPE_CHECKING:
    from critias.server.hall.setting_up import Made

PORT = 8000
ONLY_HERE = (
    "WARNING: these links open on this machine alone. Phones need another --address, and a server "
    "that listens to them: --host 0.0.0.0"
)
REHEARSED = 30
"""The seats of a rehearsal, if the game is for so many."""


@click.group()
def megagame() -> None:
    """Run a game for a whole hall, with referees, screens and one clock."""


for command in (export, list_halls, new_link, print_papers, report):
    megagame.add_command(command)

_game = click.option("--game", help="Which megagame, if more than one is installed.")
_address = click.option(
    "--address",
    metavar="URL",
    help="How people in the hall reach the server; by default this machine's address and port.",
)
_wifi = click.option("--wifi", metavar="NAME", default="", help="The Wi-Fi, for the cards.")
_password = click.option(
    "--wifi-password", metavar="PASSWORD", default="", help="Its password, for the cards."
)
_server = click.option("--server", metavar="URL", help="A running server, not the database.")
_out = click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder for links and papers; by default megagame-TABLE.",
)


@megagame.command()
@click.option(
    "--people",
    type=click.File("rb"),
    help="Who comes: a name a line, or CSV with name (or first and last name), groups and team "
    "(one seat for up to three); - reads from the terminal.",
)
@_game
@planned
@_server
@database_option
@_address
@click.option("--port", type=int, default=PORT, show_default=True, help="The server's port.")
@_wifi
@_password
@_out
@click.option("--language", type=click.Choice(["en", "de"]), default="en", help="Of the papers.")
def new(
    people: Any,
    game: str | None,
    server: str | None,
    database: str | None,
    address: str | None,
    port: int,
    wifi: str,
    wifi_password: str,
    out: Path | None,
    language: str,
    **plan: Any,
) -> None:
    """Set up a megagame: a seat for everybody, and a personal link for each."""
    from critias.server.hall.people_list import decoded

    if people is None and plan["seats"] is None:
        raise click.UsageError("say who comes (--people FILE) or how many --seats there are")
    name = _chosen(game)
    coming = "" if people is None else decoded(people.read())
    server = None if server is None else server.rstrip("/")
    made = made_by(wanted_hall(name, coming, **plan), server, database)
    base = (address or server or _own_address(port)).rstrip("/")
    folder = out or Path(f"megagame-{made.table}")
    _write_all(folder, made, base, (wifi, wifi_password), server, database, language)
    _tell(base, made)
    click.echo(
        f"\nWhat to print is in {folder}: links.html (a card for each) or letters.html (with"
    )
    click.echo("what each is to read), tags, place cards and papers; links.csv is to mail.")
    click.echo(f"For another address: critias megagame cards {folder} --address URL")
    if server is None:
        click.echo(f"Start the server with: critias serve --host 0.0.0.0 --port {port}")
    _tell_address(base, port)


@megagame.command()
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
@_server
@database_option
@_address
@click.option("--port", type=int, default=PORT, show_default=True, help="The server's port.")
@_wifi
@_password
@click.option("--language", type=click.Choice(["en", "de"]), default="en", help="Of the cards.")
def cards(
    folder: Path,
    server: str | None,
    database: str | None,
    address: str | None,
    port: int,
    wifi: str,
    wifi_password: str,
    language: str,
) -> None:
    """Print all in FOLDER anew, for another address too; the game stays, and all links with it."""
    from .links import read_links

    made = read_links(folder)
    server = None if server is None else server.rstrip("/")
    base = (address or server or _own_address(port)).rstrip("/")
    _write_all(folder, made, base, (wifi, wifi_password), server, database, language)
    click.echo(f"{folder / 'links.html'}, letters.html and links.csv lead to {base}.")
    _tell_address(base, port)


@megagame.command()
@_game
@planned
@click.option(
    "--pace",
    type=click.FloatRange(0, 60),
    default=2.0,
    show_default=True,
    help="Seconds that a bot thinks before each answer.",
)
@database_option
@_address
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", type=int, default=PORT, show_default=True, help="The server's port.")
@_out
@click.option("--no-serve", is_flag=True, help="Only make it; a server runs already.")
def rehearse(
    game: str | None,
    pace: float,
    database: str | None,
    address: str | None,
    host: str,
    port: int,
    out: Path | None,
    no_serve: bool,
    **plan: Any,
) -> None:
    """Try everything out with bots in every seat: begin, start the clock, and rule."""
    from critias.engine.registry import find_game

    name = _chosen(game)
    if plan["seats"] is None:
        known = find_game(name).seats
        plan["seats"] = min(max(REHEARSED, known[0]), known[-1])
    made = made_by(wanted_hall(name, "", pace=pace, **plan), None, database)
    base = (address or _own_address(port, host)).rstrip("/")
    if out is not None:
        _write_all(out, made, base, ("", ""), None, database, "en")
    _tell(base, made)
    click.echo("\nOpen the link of Control, begin, and start the clock: bots play while it runs.")
    _tell_address(base, port)
    if not no_serve:
        run_server(host=host, port=port, database=database)


def _chosen(game: str | None) -> str:
    """The megagame that is meant."""
    from critias.hall import hall_games

    if game is not None:
        return game
    known = hall_games()
    if len(known) != 1:
        raise click.UsageError(f"say which --game: {', '.join(known) or 'none is installed'}")
    return known[0]


def _own_address(port: int, host: str | None = None) -> str:
    """This machine as others in the hall reach it; `host`: where the server is to listen."""
    from critias.server.addresses import addresses

    if host not in (None, "0.0.0.0", "::"):
        return f"http://{host}:{port}"
    return next(iter(addresses(port)), f"http://127.0.0.1:{port}")


def _tell_address(base: str, port: int) -> None:
    """Say how to find out whether phones get there, or loudly that they cannot."""
    from critias.server.addresses import addresses, is_own
    from critias.server.serving import NO_WAY, OPEN_AIR

    others = [one for one in addresses(port) if one != base]
    if is_own(base):
        click.secho(ONLY_HERE if others else NO_WAY, fg="red", bold=True, err=True)
        return
    click.echo(f"Then try it first with a phone: {base}/megagame/try")
    if base.startswith("http://"):
        click.echo(OPEN_AIR)
    if others:
        click.echo(f"This machine has other addresses, too: {', '.join(others)}")


def _write_all(
    folder: Path,
    made: "Made",
    base: str,
    wifi: tuple[str, str],
    server: str | None,
    database: str | None,
    language: str,
) -> None:
    """Everything that is printed before the day, the links as a list, and what they are made of."""
    from critias.server.hall.cards import Where

    from .links import write_links

    pages = printed_by(made, Where(base, *wifi), server, database, language)
    write_links(folder, base, made, pages)


def _tell(base: str, made: "Made") -> None:
    """Every link on a line of its own, to be copied."""
    rows = []
    for one in made.stations:
        places = f" {', '.join(one.places)}" if one.places else ""
        what = f"Control, {one.role}{places}" if one.role else one.kind
        rows.append((one.name, what, base + one.link))
    for person in made.people:
        what = ", ".join(person.groups.values())
        beside = f" with {' and '.join(person.team)}" if person.team else ""
        rows.append((person.name, what + beside, base + person.link))
    names, whats = (max(len(row[place]) for row in rows) for place in (0, 1))
    click.echo(f"table {made.table}: {len(made.people)} people")
    for name, what, link in rows:
        click.echo(f"{name:<{names}}  {what:<{whats}}  {link}")
