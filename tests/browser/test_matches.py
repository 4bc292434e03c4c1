"""Whole matches in a real browser: every game that has a board by mouse and by keyboard."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from critias.engine.registry import find_game
from critias.engine.texts import texts_of
from tests.browser.conftest import ROOT, NewPage, Server
from tests.browser.hands import Keyboard, Mouse, by_clicking, by_keyboard, play_on, press, questions

VERDICT = re.compile("wins?$|victory$|together$|lost$")
DESK = {"width": 1280, "height": 800}

BOARDS = sorted(
    found.parent.name
    for found in (ROOT / "web" / "src" / "boards").glob("*/index.ts")
    if found.parent.name != "generic"
)
# Some boards have a file of tests of their own, whole matches included.
WHOLE = [game for game in BOARDS if not Path(__file__).with_name(f"test_{game}.py").exists()]
# A box without crowns: their cards lead straight to the mainland.
CROWNLESS = re.sub(
    r"^(flag|olive|helmet|amphora|ring|statue|crown)\b.*",
    lambda row: f"{row[1]} = {[] if row[1] == 'crown' else [1, 2, 3, 4, 5, 6, 7]}",
    (find_game("atlantis").folder / "components.toml").read_text(encoding="utf-8"),
    flags=re.MULTILINE,
)
# As quick as the rules allow: few neighbours, and those do not think.
SHORT: dict[str, dict[str, Any]] = {
    "atlantis": {"seats": 2, "components": CROWNLESS},
    "tiny": {"seats": 2},
    "mygame": {"seats": 2},
    "end_of_atlantis": {"seats": 3},
    "atlantis_rising": {"seats": 1, "options": {"level": 5}},
}


def sit_down(page: Page, server: Server, game: str, **changes: Any) -> None:
    """A table of one's own with bots, in the shortest form of the game."""
    short = SHORT.get(game) or {"seats": find_game(game).seats[0]}
    bots = [{"kind": "bot", "bot": "random"}] * (short["seats"] - 1)
    seats = [{"kind": "person"}, *bots]
    wanted = {"game": game, "name": "Ada", **short, "seats": seats, **changes}
    made = page.request.post(f"{server.address}/api/tables", data=wanted)
    assert made.ok, made.text()
    page.goto(f"{server.address}/table/{made.json()['table']}")


@by_clicking
@pytest.mark.motion
@pytest.mark.parametrize("game", WHOLE)
def test_a_match_by_clicking(server: Server, new_page: NewPage, game: str, whole: bool) -> None:
    page = new_page(viewport=DESK)
    sit_down(page, server, game, **({"components": None} if whole else {}))
    play_on(page, Mouse(page))
    expect(page.locator("#question")).to_contain_text(VERDICT)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


@by_keyboard
@pytest.mark.parametrize("game", WHOLE)
def test_a_match_by_keyboard_alone(
    server: Server, new_page: NewPage, game: str, most: int | None
) -> None:
    page = new_page(viewport=DESK)
    sit_down(page, server, game)
    play_on(page, Keyboard(page), most)
    if most is None:
        expect(page.locator("#question")).to_contain_text(VERDICT)


def test_one_key_press_from_home_to_a_match(new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    play = ".games li:first-child .button.now"
    page.locator(play).wait_for()
    press(page, play)
    page.locator("section[data-question]").wait_for()


@pytest.mark.parametrize("game", WHOLE)
def test_a_phone_in_german_shows_all_of_it(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page(viewport={"width": 360, "height": 740}, locale="de-DE", has_touch=True)
    sit_down(page, server, game)
    mouse = Mouse(page)
    for _, _ in zip(questions(page), range(4), strict=False):
        mouse.answer()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    title = texts_of(find_game(game), "de").say("game-title")
    assert title in page.title()


def test_a_game_without_a_board_is_played_at_the_generic_table(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(viewport={"width": 1024, "height": 768})
    sit_down(page, server, "tiny")
    play_on(page, Mouse(page))
    expect(page.locator("#question")).to_contain_text(VERDICT)
