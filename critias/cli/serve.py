"""`critias serve`: the tables in the browser. Without a command, the same and the browser opens."""

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
def serve(host: str, port: int, database: str | None) -> None:
    """Serve tables to browsers until interrupted."""
    run_server(host, port, database, open_browser=False)


def run_server(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    *,
    open_browser: bool,
) -> None:
    """Serve; what the server needs is imported only now, so that other commands start quickly."""
    from critias.server.serving import serve as serve_tables

    serve_tables(host=host, port=port, database=database, open_browser=open_browser)
