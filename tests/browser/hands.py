"""Hands on mouse and keyboard: how a person plays the table on the screen."""

from collections.abc import Iterator

from playwright.sync_api import Page

MOST_QUESTIONS = 400


def questions(page: Page) -> Iterator[str]:
    """Each question as it is asked, until the match is over."""
    answered = ""
    for _ in range(MOST_QUESTIONS):
        asked = f'section[data-question]:not([data-question="{answered}"])'
        page.locator(f"{asked}, .table.over").first.wait_for()
        if page.locator(".table.over").count():
            return
        answered = page.locator(asked).get_attribute("data-question") or ""
        yield answered
    raise AssertionError(f"the match is not over after {MOST_QUESTIONS} questions")


BUTTONS = "section[data-question] ul button"
IN_WORDS = "section[data-question] button[aria-expanded=false]"


def answer_by_clicking(page: Page) -> None:
    """Take a button if there is one, else a card and the place where it leads."""
    if page.locator(BUTTONS).count():
        page.locator(BUTTONS).first.click()
    elif page.locator(".card.can").count():
        page.locator(".card.can").first.click()
        if page.locator(".card.picked").count():
            # Figures may move to the same tile: the last one drawn lies on top.
            page.locator(".ghost.can").last.click()
    else:
        page.locator(IN_WORDS).click()
        page.locator(BUTTONS).first.click()


def answer_by_keyboard(page: Page) -> None:
    """The same with the tabulator and Enter, and nothing else."""
    if page.locator(BUTTONS).count():
        press(page, BUTTONS)
    elif page.locator(".card.can").count():
        press(page, ".card.can")
        if page.locator(".card.picked").count():
            press(page, ".figure.can.fits", "Shift+Tab")
    else:
        press(page, IN_WORDS)
        press(page, BUTTONS)


def press(page: Page, wanted: str, key: str = "Tab") -> None:
    """Go there with the tabulator and press Enter."""
    tab_to(page, wanted, key)
    page.keyboard.press("Enter")


def tab_to(page: Page, wanted: str, key: str = "Tab") -> None:
    """Press the key until the focus is where it is wanted."""
    for _ in range(200):
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press(key)
    raise AssertionError(f"no {wanted} can be reached with {key}")


def play_now(page: Page, game: str) -> None:
    """Start a match against bots from the home page."""
    page.get_by_role("button", name=f"Play now: {game}", exact=True).click()
