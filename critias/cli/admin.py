"""`critias admin`: who may look after a server from afar, and what each of them did."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import click

from .options import database_option

if TYPE_CHECKING:
    from critias.server.store.administrators import Administrators, Scope

T = TypeVar("T")

_WHEN = "%Y-%m-%d %H:%M"


@click.group()
def admin() -> None:
    """Administrators of a server: each has a token, and what each does is noted.

    Works on the database; a server that is running on it need not be told.
    """


@admin.command()
@click.argument("name")
@click.option(
    "--metrics-only", is_flag=True, help="The token only reads the metrics, as for Prometheus."
)
@database_option
def add(name: str, metrics_only: bool, database: str | None) -> None:
    """Make an administrator and print the token, which is shown once."""
    scope: Scope = "metrics" if metrics_only else "all"
    click.echo(_ask(database, lambda them: them.add(name, scope), new=True))


@admin.command("list")
@database_option
def list_all(database: str | None) -> None:
    """Those there are and were."""
    for one in _ask(database, lambda them: them.all()):
        may = "may read metrics" if one.scope == "metrics" else "may do everything"
        since = f"since {one.created.strftime(_WHEN)}"
        until = f", revoked {one.revoked.strftime(_WHEN)}" if one.revoked else ""
        click.echo(f"{one.name}: {may}, {since}{until}")


@admin.command()
@click.argument("name")
@database_option
def revoke(name: str, database: str | None) -> None:
    """Let the token of an administrator be good for nothing, at once."""
    _ask(database, lambda them: them.revoke(name))


@admin.command()
@click.option("--last", type=click.IntRange(1), default=100, show_default=True, help="How many.")
@database_option
def log(last: int, database: str | None) -> None:
    """What was done, the latest last. Times are UTC."""
    for deed in _ask(database, lambda them: them.deeds(last)):
        words = {
            "added": f"made {deed.detail!r} an administrator",
            "revoked": f"revoked the token of {deed.detail!r}",
            "listed": "looked at the list of all tables",
            "closed": f"closed table {deed.table}: {deed.detail!r}",
            "removed": f"took the words out of {deed.detail} at table {deed.table}",
        }
        click.echo(f"{deed.at.strftime(_WHEN)} {deed.administrator} {words[deed.deed]}")


def _ask(
    database: str | None, act: "Callable[[Administrators], Awaitable[T]]", new: bool = False
) -> T:
    """Do something with the administrators in a database; `new`: it may have to be made."""
    from critias.server.configuration import default_database
    from critias.server.store.storage import check_there_is

    url = database or default_database()
    if not new:
        check_there_is(url)
    return asyncio.run(_act(url, act))


async def _act(database: str, act: "Callable[[Administrators], Awaitable[T]]") -> T:
    from critias.server.store.administrators import Administrators
    from critias.server.store.storage import Storage, connect

    storage = Storage(connect(database))
    try:
        await storage.migrate()
        return await act(Administrators(storage))
    finally:
        await storage.close()
