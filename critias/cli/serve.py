"""`critias serve`: the tables in the browser. Without a command, the same and the browser opens."""

from typing import Any

import click


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    help="The port; 0 takes any that is free.",
)
@click.option(
    "--database",
    metavar="URL",
    help="Where matches are kept, such as sqlite:///file.db; by default among the user's data.",
)
@click.option(
    "--fanout",
    metavar="URL",
    help="How processes tell each other of changes: postgresql://... or redis://...; "
    "by default the database, if it is PostgreSQL.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="How many processes serve.",
)
@click.option(
    "--bot-workers",
    type=click.IntRange(1, 64),
    default=2,
    show_default=True,
    help="How many processes think for quick bots, and for searching ones, for each that serves.",
)
@click.option(
    "--address",
    metavar="URL",
    default="",
    help="How people reach this server, for the links in reminders.",
)
@click.option(
    "--webhooks",
    type=click.Choice(["public", "any", "off"]),
    default="public",
    show_default=True,
    help="Where reminders may be sent: to the public internet, anywhere, or nowhere.",
)
@click.option(
    "--only-halls",
    is_flag=True,
    help="Serve megagames that are made on this machine, and no other tables for bored phones.",
)
@click.option(
    "--copies",
    metavar="FOLDER",
    help="Copy the SQLite file there whenever a phase begins in a hall, such as onto a stick.",
)
@click.option(
    "--rate",
    type=click.FloatRange(min=0),
    default=50.0,
    show_default=True,
    help="Requests a second that one address may send; 0 for no limit.",
)
@click.option(
    "--connections",
    type=click.IntRange(min=1),
    help="How many connections a process holds open; by default as many as it may, up to 20000.",
)
@click.option(
    "--connections-per-address",
    type=click.IntRange(min=1),
    default=400,
    show_default=True,
    help="How many of them one address may have.",
)
@click.option(
    "--proxy",
    "proxies",
    metavar="ADDRESS",
    multiple=True,
    help="A proxy on another machine, or its network, whose X-Forwarded-For and "
    "X-Forwarded-Proto are believed. May be given several times.",
)
@click.option(
    "--allow-host",
    "allowed_hosts",
    metavar="NAME",
    multiple=True,
    help="A name under which people reach this server, beside that in --address; * for any. "
    "Addresses, and names that a local network gives, are always allowed. "
    "May be given several times.",
)
@click.option(
    "--log-format",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Logs for people or for programs.",
)
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="warning",
    show_default=True,
    help="What is worth a line in the log.",
)
@click.option(
    "--log-addresses",
    is_flag=True,
    help="With --log-level info: who asks for what, by address and table. "
    "Without this no line names an address or the link to a table.",
)
@click.option("--seed", hidden=True, help="Deal every table from this seed; only for tests.")
def serve(**options: Any) -> None:
    """Serve tables to browsers until interrupted."""
    run_server(**options)


def run_server(**options: Any) -> None:
    """Serve; what the server needs is imported only now, so that other commands start quickly."""
    from critias.server.serving import serve as serve_tables

    serve_tables(**options)
