"""Nothing serious for axe-core to find, on any page, in both themes and languages."""

from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import Page

import critias
from critias.bots import find_bot
from critias.engine.match import Match
from critias.engine.randomness import Rng
from critias.engine.registry import find_game
from critias.engine.saving import save
from tests.browser.axe import every_look, violations
from tests.browser.conftest import NewPage, Server
from tests.browser.hands import Mouse, play_now, questions
from tests.browser.test_matches import BOARDS, sit_down

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
    page.locator(".words p:not(:empty)").wait_for()


@pytest.mark.parametrize(
    "reach", [home, new_table, gathering, rules, learning, lesson, chat, replay]
)
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


@pytest.mark.parametrize("game", BOARDS)
def test_result(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page(viewport=DESK)
    saved = msgspec.to_builtins(save(played(game)))
    people = [{"kind": "person"}] * saved["seats"]
    wanted = {"match": saved, "seats": people, "name": "Ada"}
    made = page.request.post(f"{server.address}/api/matches", data=wanted)
    assert made.ok, made.text()
    page.goto(f"{server.address}/table/{made.json()['table']}")
    page.locator(".table.over").wait_for()
    assert every_look(page) == []


def played(game: str) -> Match:
    """A finished match, by chance."""
    rules = find_game(game)
    match = critias.new(rules, seats=max(3, rules.seats[0]), seed=1)
    chance, bot = Rng(bytes(32)), find_bot("random")
    while not match.over:
        seat = min(match.pending)
        match.answer(seat, bot.choose(match, seat, chance))
    return match
