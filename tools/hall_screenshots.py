"""Takes the pictures of a megagame: each role at its natural size.

    make web && .venv/bin/python -m tools.hall_screenshots           # those of docs/screenshots
    .venv/bin/python -m tools.hall_screenshots --to FOLDER --dark    # to look at after a change

Bots play for everybody up to the phase that a picture shows; then the clock is stopped.
"""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from tools.screenshots import _QUIET, DOCS, chromium, server

PEOPLE = ("Ada; Atlas; Basileus", "Bob; Atlas; Strategos", "Cleo; Gadeiros; Emporos")
PHONE = (360, 740)
TABLET = (1024, 768)
LAPTOP = (1440, 900)
WALL = (1920, 1080)


class Hall:
    """A megagame of thirty, which bots play on until a picture is to be taken."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=60)
        wanted = {
            "game": "colossus",
            "list": "\n".join(PEOPLE),
            "seats": 30,
            "options": {"turns": 6},
            "bot": "medium",
            "pace": 1.0,  # so that no phase is over before it can be stopped
            "controls": [
                {"name": "Lena"},
                {"name": "Max", "role": "map", "places": ["europe", "libya"]},
            ],
        }
        self.made = self.http.post("/api/megagames", json=wanted).raise_for_status().json()
        self.table = self.made["table"]
        self.lead = self.station("control")

    def station(self, kind: str, number: int = 0) -> dict[str, Any]:
        fitting: list[dict[str, Any]] = [
            one for one in self.made["stations"] if one["kind"] == kind
        ]
        return fitting[number]

    def send(self, who: dict[str, Any], path: str, body: Any) -> Any:
        """Ask for something as that person or station."""
        headers = {"Authorization": f"Seat {who['secret']}"}
        reply = self.http.post(f"/api/tables/{self.table}/{path}", json=body, headers=headers)
        return reply.raise_for_status().json()

    def clock(self, do: str, **more: str) -> None:
        self.send(self.lead, "hall/clock", {"do": do, **more})

    def bots(self, level: str | None) -> None:
        """Let bots play for the people too, or give them their seats back."""
        for one in self.made["people"]:
            self.send(self.lead, f"hall/seats/{one['seat']}/bot", {"bot": level})

    def play_until(self, projector: Page, seen: str) -> None:
        """Go on until the projector shows something, then stop the clock."""
        self.bots("medium")
        self.clock("start")
        projector.locator(seen).first.wait_for(timeout=400_000)
        self.clock("pause")
        self.bots(None)


def moment(turn_and_phase: str) -> str:
    """What the projector shows in a phase."""
    return f".projector[data-moment='{turn_and_phase}']"


@contextmanager
def opened(
    browser: Browser, address: str, link: str, size: tuple[int, int], theme: str
) -> Iterator[Page]:
    """A page for as long as it is looked at."""
    context = browser.new_context(
        locale="en-GB",
        reduced_motion="reduce",
        color_scheme=theme,  # type: ignore[arg-type]
        viewport={"width": size[0], "height": size[1]},
    )
    page = context.new_page()
    page.goto(address + link)
    page.locator("h1").first.wait_for(state="attached")
    yield page
    context.close()


def main() -> None:
    """Take them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--to", type=Path, default=DOCS, metavar="FOLDER")
    parser.add_argument("--dark", action="store_true")
    arguments = parser.parse_args()
    theme = "dark" if arguments.dark else "light"
    installed = chromium()

    def shoot(page: Page, name: str) -> None:
        page.evaluate("document.fonts.ready.then(() => null)")
        page.wait_for_load_state("networkidle")
        to = arguments.to / f"megagame-{name}.jpg"
        page.screenshot(path=to, quality=72)
        print(to.name, f"{to.stat().st_size // 1024} KB", flush=True)

    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed, args=list(_QUIET))

        with opened(browser, address, "/megagame/new", (1280, 900), theme) as page:
            page.get_by_label("People who come").fill("\n".join(PEOPLE))
            page.get_by_text("Houses and roles").click()
            shoot(page, "organiser")
            page.get_by_role("button", name="Make the game").click()
            page.get_by_role("img", name="QR code with the link of Ada").wait_for()
            shoot(page, "links")

        hall = Hall(address)
        ada, bob = hall.made["people"][0], hall.made["people"][1]
        wall = opened(browser, address, hall.station("projector")["link"], WALL, theme)
        control = opened(browser, address, hall.lead["link"], LAPTOP, theme)
        phone = opened(browser, address, ada["link"], PHONE, theme)
        with wall as projector, control as desk, phone as hand:
            hall.send(hall.lead, "hall/begin", None)
            hall.play_until(projector, moment("1 free"))
            oath = {
                "type": "swear-oath",
                "oath": "No ship of mine sails to Mu",
                "curse": "may the sea take it",
            }
            hall.send(ada, "commands", {"command": oath, "id": "o1"})
            hall.send(
                hall.lead,
                "commands",
                {"command": {"type": "witness-oath", "number": 1}, "id": "w1"},
            )
            # People are awaited then, however fast bots are.
            hall.clock("skip", reason="for a picture")
            hand.get_by_role("button", name="Hand in the sheet").wait_for()
            shoot(hand, "phone")
            # Tables go at their own pace: this is that of the screen whose picture is taken.
            hall.play_until(projector, "li.eris:has-text('Europe')")
            news = {"text": "A Kraken has been seen off Gades.", "kind": "news", "id": "n1"}
            hall.send(hall.lead, "hall/announcements", news)
            hall.send(
                bob,
                "hall/calls",
                {"text": "He moved after the reveal", "kind": "dispute", "id": "k1"},
            )
            projector.get_by_text("A Kraken").wait_for()
            hall.clock("start")
            shoot(projector, "projector")
            desk.get_by_text("He moved after the reveal").wait_for()
            desk.get_by_role("button", name="Bob, talents").click()
            shoot(desk, "control")
            with opened(browser, address, hall.station("map")["link"], TABLET, theme) as page:
                page.get_by_role("timer").wait_for()
                shoot(page, "map")
            hall.play_until(projector, moment("2 council"))
            with opened(browser, address, hall.station("council")["link"], LAPTOP, theme) as page:
                page.get_by_role("timer").wait_for()
                shoot(page, "council")
        browser.close()


if __name__ == "__main__":
    main()
