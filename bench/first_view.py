"""How long it takes from opening a table's link to seeing its board, in a real browser.

    make web && .venv/bin/python bench/first_view.py --runs 7

Starts a real server and the machine's Chromium on this machine. Each run is a visitor who was never
there before: no cache, no worker, a fresh profile. The time is the browser's own, from the start of
the navigation until the question and the board are drawn, and ends with the frame that shows them.
"""

import argparse
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from critias.engine.registry import find_game

_SERVE = "import sys; from critias.cli import main; sys.exit(main())"
GAMES = ("atlantis", "end_of_atlantis", "atlantis_rising")
_QUIET = (
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
)
# Notes when the board is there, and then when the frame with it has been drawn.
_WATCH = """() => {
  const drawn = () => document.querySelector('section[data-question]')
    && document.querySelector('.board svg')
  const watcher = new MutationObserver(() => {
    if (!drawn()) return
    watcher.disconnect()
    requestAnimationFrame(() => setTimeout(() => (window.firstView = performance.now())))
  })
  watcher.observe(document, { childList: true, subtree: true })
}"""


def first_view(browser: Browser, address: str, game: str) -> tuple[float, int]:
    """Milliseconds from the navigation to the board, and the bytes that came over the wire."""
    context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800})
    try:
        wanted: dict[str, Any] = {
            "game": game,
            "name": "Ada",
            "seats": [{"kind": "person"}]
            + [{"kind": "bot", "bot": "random"}] * (find_game(game).seats[0] - 1),
        }
        made = context.request.post(f"{address}/api/tables", data=wanted)
        if not made.ok:
            raise SystemExit(f"no table of {game}: {made.text()}")
        page = context.new_page()
        page.add_init_script(f"({_WATCH})()")
        page.goto(f"{address}/table/{made.json()['table']}", wait_until="commit")
        page.wait_for_function("() => window.firstView !== undefined", timeout=60_000)
        told = page.evaluate(
            "[window.firstView, performance.getEntriesByType('resource')"
            ".reduce((sum, one) => sum + one.transferSize, 0)]"
        )
        return told[0], told[1]
    finally:
        context.close()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=7)
    arguments = parser.parse_args()
    installed = shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = subprocess.Popen(
            [
                *(sys.executable, "-c", _SERVE, "serve", "--port", "0"),
                *("--database", f"sqlite:///{Path(folder) / 'tables.db'}"),
            ],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert server.stdout is not None
        try:
            found = re.search(r"http://\S+", server.stdout.readline())
            if not found:
                raise SystemExit("the server did not start")
            browser = playwright.chromium.launch(executable_path=installed, args=list(_QUIET))
            first_view(browser, found[0], GAMES[0])  # the first start of all is the browser's own
            print(f"{'game':<18}{'median':>9}{'least':>9}{'most':>9}{'KB':>7}")
            for game in GAMES:
                runs = [first_view(browser, found[0], game) for _ in range(arguments.runs)]
                times = [time for time, _ in runs]
                print(
                    f"{game:<18}{statistics.median(times):>6.0f} ms{min(times):>6.0f} ms"
                    f"{max(times):>6.0f} ms{runs[0][1] / 1024:>7.0f}",
                    flush=True,
                )
            browser.close()
        finally:
            server.terminate()
            server.communicate(timeout=20)


if __name__ == "__main__":
    main()
