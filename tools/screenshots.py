"""Takes the pictures of the browser client.

    make web && .venv/bin/python tools/screenshots.py     # those of docs/screenshots
    .venv/bin/python tools/screenshots.py --every FOLDER  # every page, width and theme, to look at

Starts a server of its own with a scratch database, deals matches by fixed seeds, lets bots play
them up to a moment, and goes on from there in the machine's Chromium.
"""

import argparse
import re
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

import critias
from critias.bots import find_bot
from critias.engine.randomness import Rng
from critias.engine.registry import find_game
from critias.engine.saving import save

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs" / "screenshots"
WIDTHS = {360: 740, 1024: 768, 1920: 1080}
THEMES = ("light", "dark")
_SERVE = "import sys; from critias.cli import main; sys.exit(main())"
_QUIET = (
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
)

Reach = Callable[["Visit"], None]


class Visit(NamedTuple):
    """Somebody on the way to a page."""

    page: Page
    address: str

    def open(self, path: str) -> None:
        """Go there."""
        self.page.goto(self.address + path)

    def sit(self, game: str, seats: int, share: float, seed: int = 4) -> None:
        """A table of a match of which so much has been played; all of it: its result."""
        saved = played(game, seats, seed)
        entries = None if share == 1 else int(len(saved["log"]) * share)
        bots = [{"kind": "bot", "bot": "medium"}] * (seats - 1)
        wanted = {"match": saved, "entries": entries, "name": "Ada"}
        wanted["seats"] = [{"kind": "person"}, *bots]
        made = self.page.request.post(f"{self.address}/api/matches", data=wanted)
        if not made.ok:
            raise SystemExit(f"no table of {game}: {made.text()}")
        self.open(f"/table/{made.json()['table']}")
        self.page.locator("section[data-question], .table.over").first.wait_for()


_PLAYED: dict[tuple[str, int, int], Any] = {}


def played(game: str, seats: int, seed: int) -> Any:
    """A whole match among able bots, as a file holds it."""
    if (game, seats, seed) not in _PLAYED:
        match = critias.new(find_game(game), seats=seats, seed=seed)
        bot, chance = find_bot("medium"), Rng(bytes(32))
        while not match.over:
            seat = min(match.pending)
            match.answer(seat, bot.choose(match, seat, chance))
        _PLAYED[game, seats, seed] = msgspec.to_builtins(save(match))
    return _PLAYED[game, seats, seed]


def home(visit: Visit) -> None:
    visit.open("/")
    visit.page.locator(".game h2:not(:empty)").first.wait_for()


def new_table(visit: Visit) -> None:
    visit.open("/new/end_of_atlantis")
    visit.page.get_by_role("button", name="Open the table").wait_for()


def gathering(visit: Visit) -> None:
    home(visit)
    visit.page.get_by_role("button", name="Invite friends: Atlantis", exact=True).click()
    visit.page.get_by_role("button", name="Start").wait_for()


def curtain(visit: Visit) -> None:
    visit.open("/new/atlantis")
    visit.page.get_by_label("Seat 2").select_option("here")
    visit.page.get_by_role("button", name="Open the table").click()
    visit.page.get_by_role("button", name="show the table").wait_for()


def learn(visit: Visit) -> None:
    visit.open("/learn/atlantis_rising")
    visit.page.get_by_role("button", name="Start the guided match").wait_for()


def lesson(game: str, step: int) -> Reach:
    def reach(visit: Visit) -> None:
        visit.open(f"/learn/{game}")
        visit.page.get_by_role("button", name="Start the guided match").click()
        for _ in range(step):
            visit.page.get_by_role("button", name="Go on").click()
        visit.page.locator("aside .count").wait_for()

    return reach


def rules(visit: Visit) -> None:
    visit.open("/rules/end_of_atlantis?rule=eoa.voting.left-neighbour")
    visit.page.locator("article").first.wait_for()


def drawer(visit: Visit) -> None:
    visit.sit("end_of_atlantis", 3, 0.4)
    visit.page.get_by_role("button", name="Rules").click()
    visit.page.get_by_role("dialog").locator("article").first.wait_for()


def account(visit: Visit) -> None:
    visit.open("/account")
    visit.page.get_by_role("button", name="No account yet?").click()
    visit.page.get_by_label("Name").fill(f"Ada {secrets.token_hex(2)}")
    visit.page.get_by_label("Passphrase").fill("a wave is not the sea")
    visit.page.get_by_role("button", name="Make the account").click()
    visit.page.get_by_role("heading", level=2).first.wait_for()
    visit.sit("atlantis", 3, 1)
    visit.sit("atlantis_rising", 2, 0.3)
    visit.open("/account")
    visit.page.get_by_role("heading", level=2).first.wait_for()


def log_in(visit: Visit) -> None:
    visit.open("/account")
    visit.page.get_by_role("button", name="Log in").wait_for()


def upload(visit: Visit) -> None:
    visit.open("/upload")
    file = ROOT / "web/src/learn/end_of_atlantis/match.json"
    visit.page.get_by_label("File").set_input_files(file)
    visit.page.get_by_label("Seat 2").wait_for()


def table(game: str, seats: int, share: float) -> Reach:
    return lambda visit: visit.sit(game, seats, share)


def colossus(tab: str, share: float) -> Reach:
    """The megagame of which so much has been played, behind one of its tabs."""

    def reach(visit: Visit) -> None:
        visit.sit("colossus", 12, share)
        visit.page.locator(f"#colossus-{tab}").click()

    return reach


def menu(visit: Visit) -> None:
    visit.sit("atlantis", 3, 0.3)
    visit.page.get_by_text("More", exact=True).click()


def spectator(visit: Visit) -> None:
    visit.sit("end_of_atlantis", 4, 0.5)
    visit.page.context.clear_cookies()
    visit.page.reload()
    visit.page.get_by_text("You are watching.").wait_for(state="attached")


def replay(visit: Visit) -> None:
    visit.sit("atlantis", 3, 1)
    visit.open(visit.page.url.removeprefix(visit.address) + "?at=70")
    visit.page.locator(".board svg").first.wait_for()


def weighing(visit: Visit) -> None:
    """What a choice would do, before it is made."""
    visit.sit("atlantis", 3, 0.45)
    visit.page.locator(".card.can").first.click()
    visit.page.locator(".figure.can.fits").first.focus()
    visit.page.get_by_text("Then:").wait_for()


EVERY: dict[str, Reach] = {
    "home": home,
    "new": new_table,
    "gathering": gathering,
    "curtain": curtain,
    "learn": learn,
    "lesson-atlantis": lesson("atlantis", 2),
    "lesson-rising": lesson("atlantis_rising", 3),
    "rules": rules,
    "drawer": drawer,
    "account": account,
    "log-in": log_in,
    "upload": upload,
    "menu": menu,
    "atlantis-middle": table("atlantis", 3, 0.5),
    "atlantis-late": table("atlantis", 4, 0.92),
    "atlantis-result": table("atlantis", 3, 1),
    "end-early": table("end_of_atlantis", 3, 0.12),
    "end-middle": table("end_of_atlantis", 3, 0.5),
    "end-five": table("end_of_atlantis", 5, 0.6),
    "end-result": table("end_of_atlantis", 5, 1),
    "rising-early": table("atlantis_rising", 3, 0.05),
    "rising-middle": table("atlantis_rising", 3, 0.5),
    "rising-seven": table("atlantis_rising", 7, 0.6),
    "rising-result": table("atlantis_rising", 3, 1),
    "colossus-first": table("colossus", 12, 0),
    "colossus-map": colossus("map", 0.5),
    "colossus-city": colossus("city", 0.5),
    "colossus-house": colossus("house", 0.5),
    "colossus-deals": colossus("deals", 0.5),
    "colossus-world": colossus("world", 0.5),
    "colossus-middle": table("colossus", 12, 0.5),
    "colossus-many": table("colossus", 36, 0.4),
    "colossus-result": table("colossus", 12, 1),
    "spectator": spectator,
    "replay": replay,
}

DESK = (1440, 900)
PHONE = (390, 844)
SHOWN: dict[str, tuple[Reach, tuple[int, int], str]] = {
    "home": (home, (1280, 900), "light"),
    "table": (weighing, DESK, "light"),
    "table-night": (table("atlantis", 4, 0.6), DESK, "dark"),
    "end-of-atlantis": (table("end_of_atlantis", 4, 0.5), (1600, 1000), "light"),
    "atlantis-rising": (table("atlantis_rising", 4, 0.45), (1600, 1000), "dark"),
    "colossus": (colossus("map", 0.5), (1600, 1000), "light"),
    "result": (table("atlantis", 3, 1), DESK, "light"),
    "replay": (replay, DESK, "dark"),
    "lesson": (lesson("atlantis_rising", 3), DESK, "light"),
    "account": (account, (1024, 700), "dark"),
    "phone-atlantis": (table("atlantis", 3, 0.5), PHONE, "light"),
    "phone-end-of-atlantis": (table("end_of_atlantis", 3, 0.5), PHONE, "dark"),
    "phone-colossus": (table("colossus", 12, 0), PHONE, "dark"),
    "phone-atlantis-rising": (table("atlantis_rising", 3, 0.45), PHONE, "light"),
}


@contextmanager
def server() -> Iterator[str]:
    """A server with a scratch database; its address."""
    with tempfile.TemporaryDirectory() as folder:
        running = subprocess.Popen(
            [
                *(sys.executable, "-c", _SERVE, "serve", "--port", "0"),
                *("--database", f"sqlite:///{Path(folder) / 'tables.db'}"),
            ],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert running.stdout is not None
            found = re.search(r"http://\S+", running.stdout.readline())
            if not found:
                raise SystemExit("the server did not start")
            yield found[0]
        finally:
            running.terminate()
            running.communicate(timeout=20)


def take(
    browser: Browser, address: str, reach: Reach, size: tuple[int, int], theme: str, to: Path
) -> None:
    """One picture."""
    context = browser.new_context(
        locale="en-GB",
        reduced_motion="reduce",
        color_scheme=theme,  # type: ignore[arg-type]
        viewport={"width": size[0], "height": size[1]},
    )
    page = context.new_page()
    reach(Visit(page, address))
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => null)")
    page.screenshot(path=to, quality=60 if to.suffix == ".jpg" else None)
    context.close()
    print(to.name, f"{to.stat().st_size // 1024} KB", flush=True)


def chromium() -> str | None:
    """The machine's own, if it has one."""
    shells = ("chromium-headless-shell", "chromium", "chromium-browser")
    return next(filter(None, map(shutil.which, shells)), None)


def main() -> None:
    """Take them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--every", type=Path, metavar="FOLDER")
    parser.add_argument("--only", default="", help="pages whose name has this in it")
    arguments = parser.parse_args()
    installed = chromium()
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed, args=list(_QUIET))
        if arguments.every:
            arguments.every.mkdir(parents=True, exist_ok=True)
            for name, reach in EVERY.items():
                for width, height in WIDTHS.items() if arguments.only in name else ():
                    for theme in THEMES:
                        to = arguments.every / f"{name}-{width}-{theme}.png"
                        take(browser, address, reach, (width, height), theme, to)
        else:
            for name, (reach, size, theme) in SHOWN.items():
                if arguments.only in name:
                    take(browser, address, reach, size, theme, DOCS / f"{name}.jpg")
        browser.close()


if __name__ == "__main__":
    main()
