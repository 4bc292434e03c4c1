"""What axe-core says of a page."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


# Colours in between are none that anybody reads by.
_AT_REST = """() => document.getAnimations().every(
  (one) => one.playState !== 'running' || one.effect.getTiming().iterations === Infinity
)"""


def violations(page: Page) -> list[str]:
    """What axe-core finds serious or worse, each with the first element concerned."""
    page.wait_for_function(_AT_REST)
    found: dict[str, Any] = page.evaluate(
        "() => axe.run(document, { resultTypes: ['violations'] })"
    )
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]} {one['nodes'][0]['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


_CHOSEN_IN_ANOTHER_TAB = """([language, theme]) => {
  localStorage.setItem('language', language)
  localStorage.setItem('theme', theme)
  dispatchEvent(new StorageEvent('storage'))
}"""


def every_look(page: Page) -> list[str]:
    """The page in both languages, one by day and one by night.

    What colours hide does not depend on the language, nor what words lack on the light.
    """
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for look in ("en", "noon"), ("de", "night"):
        page.evaluate(_CHOSEN_IN_ANOTHER_TAB, look)
        page.locator("h1, h2").first.wait_for()
        found += violations(page)
    return found
