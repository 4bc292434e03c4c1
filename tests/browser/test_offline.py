"""The rules in the browser: any web server, then no network at all, and the match goes on."""

import gzip
import itertools
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect

from critias.cli import main
from critias.cli.static import write_folder
from tests.browser.conftest import PATIENCE, ROOT
from tests.browser.hands import Mouse, play_on, questions

GOLDEN = ROOT / "tests" / "golden"
FILES = sorted(GOLDEN.glob("*.json"))
HOME = {"en-GB": "Play with bots", "de-DE": "Mit Bots spielen"}
TITLES = {
    "atlantis": ("Atlantis", "Atlantis"),
    "end_of_atlantis": ("End of Atlantis", "Die letzten Tage von Atlantis"),
    "atlantis_rising": ("Atlantis Rising", "Atlantis Rising"),
    "colossus": ("The Colossus of Atlantis", "Der Koloss von Atlantis"),
}
LONGER = 10 * PATIENCE  # milliseconds, where Python starts on a busy machine


class Site:
    """A plain web server, and the folder below one of its addresses."""

    def __init__(self, root: Path) -> None:
        self.folder = root / "some" / "where"
        write_folder(self.folder)
        served = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
        self._server = subprocess.Popen(
            [*served, "--directory", str(root)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._server.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/", self._server.stdout.readline())
        assert found
        self.address = f"{found[0]}some/where/"

    def stop(self) -> None:
        """Serve no more."""
        self._server.terminate()
        self._server.communicate()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    running = Site(tmp_path_factory.mktemp("site"))
    yield running
    running.stop()


class Visitor:
    """A page of somebody who has never been here; complaints and foreign requests are noted."""

    def __init__(self, browser: Browser, site: Site, locale: str = "en-GB") -> None:
        self.complaints: list[str] = []
        self.site = site
        self.context: BrowserContext = browser.new_context(locale=locale, reduced_motion="reduce")
        self.context.set_default_timeout(LONGER)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.context.on("request", self._watch)
        self.page.goto(site.address)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _watch(self, request: Request) -> None:
        if not request.url.startswith((self.site.address, "data:", "blob:")):
            self.complaints.append(f"a request left the folder: {request.url}")

    def lose_the_network(self) -> None:
        """Wait until all is kept, and then be without a network."""
        self.page.evaluate("navigator.serviceWorker.ready.then(() => {})")
        self.page.wait_for_function("navigator.serviceWorker.controller !== null")
        self.context.set_offline(True)

    def play_now(self, title: str, words: str = HOME["en-GB"]) -> None:
        """Begin a match from the page of games."""
        self.page.get_by_role("button", name=f"{words}: {title}", exact=True).click()

    def open_file(self, file: Path) -> None:
        """Open a saved match to look through it."""
        self.page.goto(f"{self.site.address}#/upload")
        self.page.locator("input[type=file]").set_input_files(file)
        self.page.get_by_role("button", name="Open the replay").click()
        self.page.locator(".table").wait_for()

    def saved(self) -> dict[str, Any]:
        """The match on the page, saved as a file."""
        with self.page.expect_download() as coming:
            self.page.get_by_role("button", name="Download").click()
        read: dict[str, Any] = json.loads(coming.value.path().read_text(encoding="utf-8"))
        return read

    def leave(self) -> None:
        self.context.close()
        assert "\n".join(self.complaints) == ""


def test_a_match_is_begun_and_gone_on_with_where_there_is_no_network(
    browser: Browser, site: Site
) -> None:
    visitor = Visitor(browser, site)
    expect(visitor.page.get_by_role("status")).to_contain_text(re.compile(r"\d+\.\d MB|started"))
    visitor.play_now("Atlantis")
    visitor.page.locator("section[data-question]").wait_for()
    visitor.lose_the_network()
    play_on(visitor.page, Mouse(visitor.page), 2)
    visitor.page.reload()
    play_on(visitor.page, Mouse(visitor.page), 2)
    # What the service worker hands out says what it may do.
    policy = visitor.page.evaluate(
        "fetch('index.html').then((reply) => reply.headers.get('content-security-policy'))"
    )
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy
    assert "unsafe-eval'" not in policy.replace("'wasm-unsafe-eval'", "")
    replayed(visitor, GOLDEN / "atlantis-2-random.json")
    visitor.leave()


def replayed(visitor: Visitor, file: Path) -> None:
    """Open a recorded match; what the browser makes of it is what was recorded."""
    recorded = json.loads(file.read_text(encoding="utf-8"))
    match = recorded.get("match", recorded)
    if match is not recorded:
        file = visitor.site.folder.parent / file.name
        file.write_text(json.dumps(match), encoding="utf-8")
    visitor.open_file(file)
    table = re.search(r"/table/\w+", visitor.page.url)
    assert table
    visitor.page.evaluate("(address) => { location.hash = address }", f"#{table[0]}")
    visitor.page.locator(".table.over").wait_for()
    again = visitor.saved()
    assert again["log"] == match["log"]
    assert again["result"] == match["result"]
    if match["events"]:
        assert again["events"] == match["events"]


@pytest.mark.long
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_match_replays_in_the_browser(browser: Browser, site: Site, file: Path) -> None:
    visitor = Visitor(browser, site)
    replayed(visitor, file)
    visitor.leave()


@pytest.mark.long
@pytest.mark.parametrize("locale", HOME)
@pytest.mark.parametrize("game", TITLES)
def test_a_whole_match_without_a_network(
    browser: Browser, site: Site, game: str, locale: str
) -> None:
    visitor = Visitor(browser, site, locale)
    page = visitor.page
    visitor.play_now(TITLES[game][list(HOME).index(locale)], HOME[locale])
    visitor.lose_the_network()
    hand = Mouse(page)
    for _ in itertools.islice(questions(page), 10):
        hand.answer()
    page.reload()
    play_on(page, hand)
    page.locator(".table.over").wait_for()
    visitor.leave()


def test_without_its_parts_there_is_no_folder_but_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("critias.cli.static._WHEELS", tmp_path)
    assert main(["static", str(tmp_path / "out")]) == 1
    assert "type make static" in capsys.readouterr().err


def test_the_folder_is_small(site: Site) -> None:
    whole = (path.read_bytes() for path in site.folder.rglob("*") if path.is_file())
    assert sum(len(gzip.compress(one)) for one in whole) < 7_000_000
