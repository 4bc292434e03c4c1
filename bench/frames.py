"""How evenly a match moves on the screen: the time from frame to frame, in a real browser.

    make web && .venv/bin/python bench/frames.py --games atlantis colossus --seconds 120

Starts a real server and the machine's Chromium without a graphics card, and plays a match against
bots with all its motion, by clicking what can be clicked, to its end or for so many seconds. The
page itself notes the time between its frames; what the hands take counts not. Printed are, for each
game, how many frames there were, the median, the 99th percentile and the longest, beside the
load of the machine: other programs that run there lengthen frames, too. They do not lengthen what
the page's own thread works at a stretch, which is told as `work`, in milliseconds of the processor:
a frame cannot be shorter than that.
"""

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from critias.engine.registry import find_game

_SERVE = "import sys; from critias.cli import main; sys.exit(main())"
GAMES = ("atlantis", "end_of_atlantis", "atlantis_rising", "colossus")
_QUIET = (
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
)
# From frame to frame, while the page is to be seen; the first ones belong to the loading.
_WATCH = """() => {
  window.frames_ = []
  let last = performance.now()
  const note = (now) => {
    window.frames_.push(now - last)
    last = now
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}"""
# One click on what can be clicked; whether anything could be, or the match is over.
_CLICK = """(chance) => {
  if (document.querySelector('.table.over')) return 'over'
  const hit = (thing) => thing.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const first = (wanted) => document.querySelector(wanted)
  const sure = first('.tray form button') ?? first('.confirm')
  const sheet = first('.board form[data-sheet] button:not([type=button]):not(:disabled)')
  const all = [...document.querySelectorAll(
    '[data-thing]:not(:disabled), [data-choice]:not(:disabled)'
  )]
  const elsewhere = first('[role=tab].due, .tray button[aria-expanded=false]')
  const wanted = sure ?? (sheet && chance < 0.3 ? sheet : null)
    ?? all[Math.floor(chance * all.length)] ?? elsewhere
  if (!first('section[data-question]')?.dataset.question || !wanted) return 'waits'
  hit(chance > 0.95 && elsewhere ? elsewhere : wanted)
  return 'clicked'
}"""
TO_LOOK = 700  # milliseconds between two clicks


class Times(NamedTuple):
    """Of one match, in milliseconds."""

    frames: list[float]
    work: list[float]
    """What the page's thread worked at a stretch, by its own clock."""
    over: bool


def frames(browser: Browser, address: str, game: str, seconds: float) -> Times:
    """The times of a match, and whether it came to its end."""
    context = browser.new_context(
        locale="en-GB",
        viewport={"width": 1280, "height": 800},
        reduced_motion="no-preference",
    )
    try:
        seats = max(3, find_game(game).seats[0])
        wanted: dict[str, Any] = {
            "game": game,
            "name": "Ada",
            "seats": [{"kind": "person"}] + [{"kind": "bot", "bot": "easy"}] * (seats - 1),
        }
        made = context.request.post(f"{address}/api/tables", data=wanted)
        if not made.ok:
            raise SystemExit(f"no table of {game}: {made.text()}")
        page = context.new_page()
        page.goto(f"{address}/table/{made.json()['table']}")
        page.locator(".table > .board").wait_for()
        page.wait_for_timeout(2_000)
        page.evaluate(f"({_WATCH})()")
        browser.start_tracing(page=page, categories=["toplevel", "__metadata"])
        over = play(page, seconds)
        trace = json.loads(browser.stop_tracing())["traceEvents"]
        return Times(page.evaluate("window.frames_"), stretches(trace), over)
    finally:
        context.close()


def stretches(trace: list[dict[str, Any]]) -> list[float]:
    """The tasks of the busiest page's own thread, as processor time."""
    threads = {
        (one["pid"], one["tid"])
        for one in trace
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    tasks: dict[tuple[int, int], list[float]] = {thread: [] for thread in threads}
    for one in trace:
        if one["name"].endswith("RunTask") and (one["pid"], one["tid"]) in threads:
            tasks[one["pid"], one["tid"]].append(one.get("tdur", 0) / 1000)
    return max(tasks.values(), key=sum, default=[])


def play(page: Page, seconds: float) -> bool:
    """Click on, to the end of the match, of which the last scene is seen, or for so long."""
    chance, until = random.Random(1), time.monotonic() + seconds
    while time.monotonic() < until:
        if page.evaluate(_CLICK, chance.random()) == "over":
            page.wait_for_timeout(4_000)
            return True
        page.wait_for_timeout(TO_LOOK)
    return False


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--seconds", type=float, default=600, help="at most for each match")
    arguments = parser.parse_args()
    shells = ("chromium-headless-shell", "chromium", "chromium-browser")
    installed = next(filter(None, map(shutil.which, shells)), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = subprocess.Popen(
            [
                *(sys.executable, "-c", _SERVE, "serve", "--port", "0"),
                *("--database", f"sqlite:///{Path(folder) / 'tables.db'}"),
            ],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found
            browser = playwright.chromium.launch(executable_path=installed, args=list(_QUIET))
            for game in arguments.games:
                report(game, frames(browser, found[0], game, arguments.seconds))
            browser.close()
        finally:
            server.terminate()
            server.wait(timeout=20)


def report(game: str, times: Times) -> None:
    """One line for a match."""
    ordered, work = sorted(times.frames), sorted(times.work) or [0.0]
    share = [ordered[int(part * (len(ordered) - 1))] for part in (0.5, 0.99, 1)]
    print(
        f"{game:16} {'whole' if times.over else 'part '} {len(ordered):6} frames, "
        f"median {share[0]:5.1f} ms, p99 {share[1]:6.1f}, longest {share[2]:6.1f}, "
        f"over 200: {sum(one > 200 for one in ordered)}; "
        f"work over 50: {sum(one > 50 for one in work)}, over 200: "
        f"{sum(one > 200 for one in work)}, longest {work[-1]:.0f}; load {os.getloadavg()[0]:.1f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
