"""Running the server, in one process or in several."""

import asyncio
import contextlib
import os
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
import uvicorn
from uvicorn.supervisors import Multiprocess

from .access.connections import Connections, ServerConfig, most_connections
from .access.gate import Gate
from .addresses import addresses
from .app import LARGEST_MESSAGE, make_gated_app
from .configuration import Configuration, default_database
from .errors import BadConfiguration
from .garbage import collect_seldom
from .logs import Format, start_logging
from .store.alone import alone_on
from .store.storage import Storage, async_url, connect, what_is_wrong
from .workers import leave_with_the_parent

_OWN_MACHINE = ("127.0.0.0/8", "::1")
_ALL = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # to listen on all addresses, and one of those
NO_WAY = (
    "WARNING: no phone can reach this machine: it has no address in any network. Join the Wi-Fi "
    "of the hall, or open a hotspot, and start again."
)
OPEN_AIR = (
    "This is plain http: in an open Wi-Fi others can read along. Use a Wi-Fi with a password of "
    "its own, and open Control on this machine itself, at 127.0.0.1."
)
_SETTINGS = "CRITIAS_SERVER"  # how the processes of --workers learn their configuration


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    open_browser: bool = False,
    workers: int = 1,
    log_format: Format = "text",
    log_level: str = "warning",
    **more: Any,
) -> None:
    """Serve until interrupted. Port 0 takes any that is free. `more` is as in Configuration."""
    configuration = Configuration(database=database or default_database(), **more)
    logs = (log_format, log_level, configuration.log_addresses)
    start_logging(*logs)
    if workers > 1 and configuration.fanout_url is None:
        raise BadConfiguration(
            "several workers need a database that tells them of each other: "
            "--database postgresql://..., or --fanout redis://..."
        )
    with _holding(configuration):
        asyncio.run(_look_at(configuration.database))
        if workers == 1:
            _serve_alone(host, port, configuration, open_browser)
        else:
            _serve_together(host, port, configuration, workers, logs)


@contextlib.contextmanager
def _holding(configuration: Configuration) -> Iterator[None]:
    """Hold the database, where it takes one server at a time."""
    url = async_url(configuration.database)
    if url.get_backend_name() != "sqlite" or not url.database:
        yield
        return
    try:
        hold = alone_on(Path(url.database), shared=configuration.fanout_url is not None)
        with hold:
            yield
    except OSError as error:
        if error.filename is None or not str(error.filename).endswith(".lock"):
            raise
        raise BadConfiguration(
            f"the folder of {url.database} cannot be written to: {error.strerror}"
        ) from None


async def _look_at(database: str) -> None:
    """Bring the database up to date, or say in a sentence why that cannot be."""
    storage = Storage(connect(database))
    try:
        await storage.migrate()
    except (sa.exc.DBAPIError, OSError) as error:
        raise BadConfiguration(what_is_wrong(error)) from None
    finally:
        await storage.close()


def _serve_alone(host: str, port: int, configuration: Configuration, open_browser: bool) -> None:
    server = make_server(host, port, configuration)
    collect_seldom()
    faster = asyncio.Runner(loop_factory=server.config.get_loop_factory())
    with contextlib.suppress(KeyboardInterrupt), faster as runner:
        runner.run(_serve(server, open_browser))


def make_server(host: str, port: int, configuration: Configuration | str) -> uvicorn.Server:
    """The server, ready to run in this process."""
    if isinstance(configuration, str):
        configuration = Configuration(database=configuration)
    app = make_gated_app(configuration)
    return uvicorn.Server(_how_to_serve(app, configuration, host, port))


def make_worker() -> Gate:
    """The application in one of several processes."""
    settings = msgspec.json.decode(os.environ[_SETTINGS])
    start_logging(*settings["logs"])
    leave_with_the_parent()
    app = make_gated_app(msgspec.convert(settings["configuration"], Configuration))
    collect_seldom()
    return app


def _serve_together(
    host: str, port: int, configuration: Configuration, workers: int, logs: tuple[str, str, bool]
) -> None:
    """Serve with several processes; those that die are replaced."""
    settings = {"configuration": configuration, "logs": logs}
    os.environ[_SETTINGS] = msgspec.json.encode(settings).decode()
    with tempfile.TemporaryDirectory(prefix="critias-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        name = f"{__name__}:{make_worker.__name__}"
        how = _how_to_serve(name, configuration, host, port, workers=workers, factory=True)
        bound = how.bind_socket()
        threading.Thread(target=_announce, args=(bound.getsockname(),), daemon=True).start()
        Multiprocess(how, sockets=[bound]).run()


def _announce(name: tuple[Any, ...]) -> None:
    """Say where the server is, once one of its processes answers there."""
    host, port = name[:2]
    while True:
        try:
            socket.create_connection((_reachable(host), port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            tell_where(name)
            return


def tell_where(name: tuple[Any, ...]) -> None:
    """Say where the server is: for this machine, and for phones if it listens to them."""
    host, port = name[:2]
    print(f"Critias is at {_address((_reachable(host), port))}", flush=True)
    if host not in _ALL:
        return
    found = addresses(port)
    for address in found:
        print(f"for phones    {address}", flush=True)
    if found:
        print(f"Try it first with a phone: {found[0]}/megagame/try", flush=True)
        print(OPEN_AIR, flush=True)
    else:
        print(NO_WAY, file=sys.stderr, flush=True)


def _reachable(host: str) -> str:
    """Where to reach a server that listens on all addresses."""
    return _ALL.get(host, host)


def _how_to_serve(
    app: Any, configuration: Configuration, host: str, port: int, **more: Any
) -> ServerConfig:
    proxies = [*_OWN_MACHINE, *configuration.proxies]
    return ServerConfig(
        app,
        Connections(
            configuration.connections or most_connections(),
            configuration.connections_per_address,
            configuration.proxies if configuration.limit_loopback else proxies,
        ),
        host=host,
        port=port,
        forwarded_allow_ips=proxies,
        ws_max_size=LARGEST_MESSAGE,
        # Addresses tell who looks at which table.
        access_log=configuration.log_addresses,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=2,
        timeout_keep_alive=75,  # people think; and longer than proxies keep theirs
        **more,
    )


async def _serve(server: uvicorn.Server, open_browser: bool) -> None:
    serving = asyncio.create_task(server.serve())
    while not (server.started or serving.done()):
        await asyncio.sleep(0.02)
    if server.started:
        name = server.servers[0].sockets[0].getsockname()
        tell_where(name)
        if open_browser:
            await asyncio.to_thread(webbrowser.open, _address((_reachable(name[0]), name[1])))
    await serving


def address_of(server: uvicorn.Server) -> str:
    """Where a running server can be reached."""
    return _address(server.servers[0].sockets[0].getsockname())


def _address(name: tuple[Any, ...]) -> str:
    host, port = name[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
