"""Whole matches in a real browser: every game that has a board by mouse and by keyboard."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from critias.engine.registry import find_game
from critias.engine.texts import texts_of
from tests.browser.conftest import ROOT, NewPage, Server
from tests.browser.hands import Keyboard, Mouse, look, play_now, press, questions

VERDICT = re.compile("wins?$|victory$|together$|lost$")
DESK = {"width": 1280, "height": 800}

BOARDS = sorted(
    found.parent.name
    for found in (ROOT / "web" / "src" / "boards").glob("*/index.ts")
    if found.parent.name != "generic"
)
# Some boards have a file of tests of their own, whole matches included.
WHOLE = [game for game in BOARDS if not Path(__file__).with_name(f"test_{game}.py").exists()]
# As quick as the rules allow: few neighbours, and those do not think.
SHORT: dict[str, dict[str, Any]] = {
    "atlantis": {"seats": 2},
    "end_of_atlantis": {"seats": 3},
    "atlantis_rising": {"seats": 1, "options": {"level": 5}},
}


def sit_down(page: Page, server: Server, game: str) -> None:
    """A table of one's own with bots, in the shortest form of the game."""
    short = SHORT.get(game, {"seats": find_game(game).seats[0]})
    bots = [{"kind": "bot", "bot": "random"}] * (short["seats"] - 1)
    wanted = {
        "game": game,
        "name": "Ada",
        "seats": [{"kind": "person"}, *bots],
        "options": short.get("options", {}),
    }
    made = page.request.post(f"{server.address}/api/tables", data=wanted)
    assert made.ok, made.text()
    page.goto(f"{server.address}/table/{made.json()['table']}")


@pytest.mark.parametrize("game", WHOLE)
def test_a_match_by_clicking(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page(viewport=DESK)
    sit_down(page, server, game)
    mouse = Mouse(page)
    for _ in questions(page):
        mouse.answer()
    expect(page.locator("#question")).to_contain_text(VERDICT)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.parametrize("game", WHOLE)
def test_a_match_by_keyboard_alone(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page(viewport=DESK)
    sit_down(page, server, game)
    keyboard = Keyboard(page)
    for _ in questions(page):
        keyboard.answer()
    expect(page.locator("#question")).to_contain_text(VERDICT)


def test_one_key_press_from_home_to_a_match(new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    play = ".games li:first-child .button.now"
    page.locator(play).wait_for()
    press(page, play)
    page.locator("section[data-question]").wait_for()


@pytest.mark.parametrize("game", BOARDS)
def test_a_phone_in_german_shows_all_of_it(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page(viewport={"width": 360, "height": 740}, locale="de-DE", has_touch=True)
    sit_down(page, server, game)
    mouse = Mouse(page)
    for _, _ in zip(questions(page), range(4), strict=False):
        mouse.answer()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    title = texts_of(find_game(game), "de").say("game-title")
    assert title in page.title()


def test_a_game_without_a_board_is_played_at_the_generic_table(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 1024, "height": 768})
    play_now(page, "Shells")
    mouse = Mouse(page)
    for _ in questions(page):
        mouse.answer()
    expect(page.locator("#question")).to_contain_text(VERDICT)


def test_neither_of_two_browsers_ever_holds_the_hand_of_the_other(new_page: NewPage) -> None:
    ada = new_page(viewport=DESK)
    told_to_ada = overheard(ada)
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Invite friends: Atlantis", exact=True).click()
    link = ada.get_by_label("Link to this table", exact=True).input_value()

    bo = new_page(link[link.index("/table/") :], viewport={"width": 390, "height": 800})
    told_to_bo = overheard(bo)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Join").click()
    expect(ada.get_by_text("Bo", exact=True)).to_be_visible()
    ada.get_by_role("button", name="Start").click()

    hands = {ada: Mouse(ada), bo: Mouse(bo)}
    for _ in range(12):
        page = first_asked(ada, bo)
        hands[page].answer()

    assert_holds_only(told_to_ada, seat=0, other=1)
    assert_holds_only(told_to_bo, seat=1, other=0)


def first_asked(ada: Page, bo: Page) -> Page:
    """Whoever is asked; one of them is, or soon will be once the bots have moved."""
    for _ in range(400):
        for page in (ada, bo):
            if look(page).question:
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
    positions = [message for message in told if message["type"] == "position" and message["view"]]
    assert any(message["you"] == seat for message in positions)
    for message in positions:
        assert "items" not in message["view"]["hands"][other]
        for event in message["events"]:
            if event["type"] == "cards-drawn" and event["seat"] == other:
                assert set(event["cards"]) <= {None}
