"""A real server, a real Chromium, and pages that tell what went wrong in them."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Page,
    Request,
    expect,
    sync_playwright,
)

from tests.plugins import installed
from tests.seed import SEED

ROOT = Path(__file__).parents[2]
PATIENCE = 30_000  # milliseconds; only a failure ever waits so long
expect.set_options(timeout=PATIENCE)


class Server:
    """The server as users start it, with games of others installed beside the built-in ones."""

    def __init__(self, folder: Path, seed: str = SEED, **games: str) -> None:
        self._folder, self._seed = folder, seed
        self._paths = os.pathsep.join((str(installed(folder / "packages", **games)), str(ROOT)))
        self.address = ""
        self.start(port=0)

    def start(self, port: int) -> None:
        """Serve; returns once requests are answered."""
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-c", "from critias.cli import main; main()", "serve"),
                *("--port", str(port), "--database", f"sqlite:///{self._folder / 'tables.db'}"),
                *("--webhooks", "any"),  # reminders come to this very machine
                *("--seed", self._seed),
            ],
            env={**os.environ, "PYTHONPATH": self._paths},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        told = self._process.stdout.readline()
        found = re.search(r"http://\S+", told)
        assert found, f"the server said {told!r}"
        self.address = found[0]

    def stop(self) -> None:
        """Stop as a user does."""
        self._process.terminate()
        self._process.communicate(timeout=20)

    def kill(self) -> None:
        """End as by a power cut; the processes of its bots, which have its output open, go too."""
        self._process.kill()
        self._process.communicate(timeout=20)

    def restart(self) -> None:
        """Stop, and serve the same tables at the same address."""
        self.stop()
        self.start(int(self.address.rsplit(":", 1)[1]))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a worker."""
    others = {"tiny": "tests.tiny:game", "mygame": "critias.cli.skeleton.mygame:game"}
    running = Server(tmp_path_factory.mktemp("server"), **others)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The machine's Chromium.

    For a module only: Playwright keeps an event loop running, which other tests must not meet.
    """
    shells = ("chromium-headless-shell", "chromium", "chromium-browser")
    installed = next(filter(None, map(shutil.which, shells)), None)
    quiet = (
        *("--no-sandbox", "--disable-gpu", "--disable-background-networking"),
        *("--disable-component-update", "--disable-sync"),
    )
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=installed, args=list(quiet))
        yield chromium
        chromium.close()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every test with and without motion: one of them each day, the other in the long run.

    What is marked `motion(only=True)` is about what moves, and runs with motion alone.
    """
    if "motion" in metafunc.fixturenames:
        mark = metafunc.definition.get_closest_marker("motion")
        moving = mark is not None
        ways = {"no-preference": moving, "reduce": not moving}
        if mark and mark.kwargs.get("only"):
            del ways["reduce"]
        params = [
            pytest.param(
                way,
                id="moving" if way == "no-preference" else "still",
                marks=() if daily else pytest.mark.long,
            )
            for way, daily in ways.items()
        ]
        metafunc.parametrize("motion", params)


NewPage = Callable[..., Page]


@pytest.fixture
def new_page(server: Server, browser: Browser, motion: str) -> Iterator[NewPage]:
    """Opens pages, each of a visitor of its own; complaints and foreign requests fail the test."""
    complaints: list[str] = []
    contexts = []

    def open_page(path: str = "/", **settings: Any) -> Page:
        context = browser.new_context(**{"locale": "en-GB", "reduced_motion": motion, **settings})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()

        def hear(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                complaints.append(f"{message.text} at {page.url}")

        def watch(request: Request) -> None:
            if not request.url.startswith((server.address, "data:")):
                complaints.append(f"a request left the origin: {request.url}")

        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", watch)
        page.goto(server.address + path)
        return page

    open_page.complaints = complaints  # type: ignore[attr-defined]
    yield open_page
    for context in contexts:
        context.close()
    assert not complaints
