"""Nothing serious for axe-core to find, on any page, in both themes and languages."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import ROOT, NewPage
from tests.browser.hands import answer_by_clicking, play_now, questions

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """What axe-core finds serious or worse, each with the first element concerned."""
    found: dict[str, Any] = page.evaluate(
        "() => axe.run(document, { resultTypes: ['violations'] })"
    )
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]} {one['nodes'][0]['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def every_look(page: Page) -> list[str]:
    """The page in both themes and both languages."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for language in ("English", "Deutsch"):
        page.get_by_role("button", name=language).click()
        for _theme in ("noon", "night"):
            page.locator("header nav button").last.click()
            page.locator("h1, h2").first.wait_for()
            found += violations(page)
    return found


def test_home(new_page: NewPage) -> None:
    page = new_page()
    page.locator(".game h2:not(:empty)").first.wait_for()
    assert every_look(page) == []


def test_table(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 1280, "height": 800})
    play_now(page, "Atlantis")
    for _, _ in zip(questions(page), range(4), strict=False):
        answer_by_clicking(page)
    page.locator("section[data-question]").wait_for()
    assert every_look(page) == []
    # A phone shows the same things in other places, but in no other colours or words.
    page.set_viewport_size({"width": 360, "height": 740})
    assert violations(page) == []


def test_gathering_and_rules(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("button", name="Invite friends: Atlantis", exact=True).click()
    page.get_by_role("button", name="Start").wait_for()
    assert every_look(page) == []
    page.get_by_role("button", name="Beginnen").click()
    page.get_by_role("button", name="Regeln").click()
    page.get_by_role("dialog").locator("article").first.wait_for()
    assert violations(page) == []
