"""Nothing serious for axe-core to find, on any page, in both themes and languages."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import every_look, violations
from tests.browser.conftest import ROOT, NewPage, Server
from tests.browser.hands import Mouse, leave_the_table, play_now, questions
from tests.browser.saved import go_to, played
from tests.browser.test_matches import BOARDS, sit_down
from tests.browser.test_pages import make_account

DESK = {"width": 1280, "height": 800}


def home(page: Page) -> None:
    page.locator(".game h2:not(:empty)").first.wait_for()


def new_table(page: Page) -> None:
    page.get_by_role("link", name="More choices: Atlantis", exact=True).click()
    page.get_by_label("Seat 2").select_option("here")


def gathering(page: Page) -> None:
    page.get_by_role("button", name="Invite friends: Atlantis", exact=True).click()
    page.get_by_role("button", name="Start").wait_for()


def rules(page: Page) -> None:
    play_now(page, "Atlantis")
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("dialog").locator("article").first.wait_for()
    page.keyboard.press("Escape")
    page.goto(page.url.split("/table")[0] + "/rules/atlantis")
    page.locator("article").first.wait_for()


def learning(page: Page) -> None:
    page.get_by_role("link", name="Learn: Atlantis", exact=True).click()
    page.get_by_role("button", name="Start the guided match").wait_for()


def lesson(page: Page) -> None:
    learning(page)
    page.get_by_role("button", name="Start the guided match").click()
    page.locator("aside .count").wait_for()


def chat(page: Page) -> None:
    play_now(page, "Atlantis")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_text("More", exact=True).click()


def replay(page: Page) -> None:
    play_now(page, "Atlantis")
    page.locator("[role=tabpanel] a").first.click()
    page.locator(".moment:not(:empty)").wait_for()


def account(page: Page) -> None:
    play_now(page, "Atlantis")
    page.locator("section[data-question]").wait_for()
    leave_the_table(page)
    make_account(page, "Galatea")
    page.get_by_role("link", name="Continue").wait_for()


def no_account(page: Page) -> None:
    page.get_by_role("link", name="Account").click()
    page.get_by_role("button", name="No account yet?").click()


def upload(page: Page) -> None:
    page.get_by_role("link", name="Open a saved match").click()
    page.get_by_label("File").set_input_files(ROOT / "web/src/learn/atlantis/match.json")
    page.get_by_label("Seat 2").wait_for()


def curtain(page: Page) -> None:
    new_table(page)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="show the table").wait_for()


RARE = (new_table, curtain, learning, replay, no_account, upload)
PAGES = (
    *(home, gathering, rules, lesson, chat, account),
    *(pytest.param(page, marks=pytest.mark.long) for page in RARE),
)


@pytest.mark.parametrize("reach", PAGES)
def test_page(new_page: NewPage, reach: Callable[[Page], None]) -> None:
    page = new_page(viewport=DESK)
    reach(page)
    assert every_look(page) == []


@pytest.mark.parametrize("game", BOARDS)
def test_board(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page(viewport=DESK)
    sit_down(page, server, game)
    mouse = Mouse(page)
    for _, _ in zip(questions(page), range(4), strict=False):
        mouse.answer()
    page.locator("section[data-question]").wait_for()
    assert every_look(page) == []
    # A phone shows the same things in other places, but in no other colours or words.
    page.set_viewport_size({"width": 360, "height": 740})
    assert violations(page) == []


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=() if game == "atlantis" else pytest.mark.long) for game in BOARDS],
)
def test_result(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page(viewport=DESK)
    go_to(page, server, played(game))
    page.locator(".table.over").wait_for()
    assert every_look(page) == []


# What the live region has said since the page was opened.
_HEAR = """() => {
  window.heard = []
  new MutationObserver(() => {
    const said = document.querySelector('p.unseen[role=status]')?.textContent
    if (said && said !== window.heard.at(-1)) window.heard.push(said)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}"""


def test_a_screen_reader_hears_what_is_asked_what_happens_and_who_won(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(viewport=DESK)
    page.add_init_script(f"({_HEAR})()")
    sit_down(page, server, "tiny")
    mouse, asked = Mouse(page), set()
    # What one finds when one comes is history, to be read in the log.
    page.locator("section[data-question]").wait_for()
    before = log_of(page)
    for _ in questions(page):
        asked.add(page.locator("#question").inner_text())
        mouse.answer()
    won = page.locator("section:not([data-question]) > #question").inner_text()
    happened = log_of(page) - before
    heard = page.evaluate("window.heard")
    assert asked
    assert happened
    for said in (*asked, *happened):
        assert any(said in one for one in heard), said
    assert heard[-1].endswith(won)
    expect(page.locator("p.unseen[role=status]")).to_have_attribute("aria-live", "polite")


def log_of(page: Page) -> set[str]:
    """Its lines, as they are read aloud."""
    lines = page.get_by_role("tabpanel").get_by_role("link")
    return {" ".join(line.split()) for line in lines.all_inner_texts()}
