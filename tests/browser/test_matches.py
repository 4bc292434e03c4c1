"""Whole matches in a real browser."""

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import NewPage, Server
from tests.browser.hands import answer_by_clicking, answer_by_keyboard, play_now, press, questions

VICTORY = re.compile("wins?$|victory$")


def test_a_match_by_clicking(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 1280, "height": 800})
    play_now(page, "Atlantis")
    for _ in questions(page):
        answer_by_clicking(page)
    expect(page.locator("#question")).to_contain_text(VICTORY)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_match_on_a_phone_in_german(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 360, "height": 740}, locale="de-DE", has_touch=True)
    page.get_by_role("button", name="Sofort spielen: Atlantis", exact=True).click()
    for _, _ in zip(questions(page), range(6), strict=False):
        answer_by_clicking(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_match_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 1280, "height": 800})
    play = ".games li:first-child .button.now"
    page.locator(play).wait_for()
    press(page, play)
    for _ in questions(page):
        answer_by_keyboard(page)
    expect(page.locator("#question")).to_contain_text(VICTORY)


def test_a_game_without_a_board_is_played_at_the_generic_table(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 1024, "height": 768})
    play_now(page, "Shells")
    for _ in questions(page):
        form = page.locator("form")
        if form.count():
            form.get_by_role("button").click()
        else:
            page.locator("section[data-question] ul button").last.click()
    expect(page.locator("#question")).to_contain_text(VICTORY)


def test_neither_of_two_browsers_ever_holds_the_hand_of_the_other(new_page: NewPage) -> None:
    ada = new_page(viewport={"width": 1280, "height": 800})
    told_to_ada = overheard(ada)
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Invite friends: Atlantis", exact=True).click()
    link = ada.get_by_label("Link to this table").input_value()

    bo = new_page(link[link.index("/table/") :], viewport={"width": 390, "height": 800})
    told_to_bo = overheard(bo)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Join").click()
    expect(ada.get_by_text("Bo", exact=True)).to_be_visible()
    ada.get_by_role("button", name="Start").click()

    asked = "section[data-question], .table.over"
    turns = {ada: questions(ada), bo: questions(bo)}
    for _ in range(14):
        page = first_asked(ada, bo, asked)
        next(turns[page])
        answer_by_clicking(page)

    assert_holds_only(told_to_ada, seat=0, other=1)
    assert_holds_only(told_to_bo, seat=1, other=0)


def first_asked(ada: Page, bo: Page, asked: str) -> Page:
    """Whoever is asked; one of them is, or soon will be once the bots have moved."""
    for _ in range(400):
        for page in (ada, bo):
            if page.locator(asked).count():
                return page
        ada.wait_for_timeout(25)
    raise AssertionError("nobody is asked anything")


def overheard(page: Page) -> list[dict[str, Any]]:
    """Everything a page is told over its live connections from now on."""
    told: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: told.append(json.loads(frame)))

    page.on("websocket", listen)
    return told


def assert_holds_only(told: list[dict[str, Any]], seat: int, other: int) -> None:
    positions = [message for message in told if message["view"]]
    assert any(message["you"] == seat for message in positions)
    for message in positions:
        assert "items" not in message["view"]["hands"][other]
        for event in message["events"]:
            if event["type"] == "cards-drawn" and event["seat"] == other:
                assert set(event["cards"]) <= {None}


def test_a_restart_of_the_server_is_survived_without_a_reload(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(viewport={"width": 1280, "height": 800})
    play_now(page, "Atlantis")
    page.locator("section[data-question]").wait_for()
    server.stop()
    expect(page.get_by_role("alert")).to_be_visible()
    server.start(int(server.address.rsplit(":", 1)[1]))
    expect(page.get_by_role("alert")).to_have_count(0)
    answer_by_clicking(page)
    page.locator("section[data-question]").wait_for()
    # That the connection failed is what the browser itself says; nothing else may be wrong.
    complaints: list[str] = new_page.complaints  # type: ignore[attr-defined]
    complaints[:] = [one for one in complaints if "WebSocket" not in one]
