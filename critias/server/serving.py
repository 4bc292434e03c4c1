"""Running the server."""

import asyncio
import contextlib
import logging
import webbrowser
from pathlib import Path

import platformdirs
import uvicorn

from .app import LARGEST_MESSAGE, make_app


def default_database() -> str:
    """The database of somebody who names none: a file among the user's data."""
    folder = Path(platformdirs.user_data_dir("critias", appauthor=False, ensure_exists=True))
    return f"sqlite:///{folder / 'critias.db'}"


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    open_browser: bool = False,
) -> None:
    """Serve until interrupted. Port 0 takes any that is free."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    server = make_server(host, port, database or default_database())
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve(server, open_browser))


def make_server(host: str, port: int, database: str, bot_workers: int = 2) -> uvicorn.Server:
    """The server, ready to run."""
    return uvicorn.Server(
        uvicorn.Config(
            make_app(database, bot_workers=bot_workers),
            host=host,
            port=port,
            ws="websockets-sansio",
            ws_max_size=LARGEST_MESSAGE,
            # Addresses tell who looks at which table.
            access_log=False,
            log_level="warning",
            server_header=False,
            timeout_graceful_shutdown=2,
        )
    )


async def _serve(server: uvicorn.Server, open_browser: bool) -> None:
    serving = asyncio.create_task(server.serve())
    while not (server.started or serving.done()):
        await asyncio.sleep(0.02)
    if server.started:
        address = address_of(server)
        print(f"Critias is at {address}", flush=True)
        if open_browser:
            await asyncio.to_thread(webbrowser.open, address)
    await serving


def address_of(server: uvicorn.Server) -> str:
    """Where a running server can be reached."""
    host, port = server.servers[0].sockets[0].getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
