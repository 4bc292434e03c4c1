"""Whole matches of Atlantis Rising on its own board, and what is peculiar to it."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import critias
from critias.engine.registry import find_game
from critias.games.atlantis_rising.state import Island
from tests.browser.conftest import NewPage, Server
from tests.browser.hands import Keyboard, Mouse, by_clicking, by_keyboard, play_on, questions
from tests.browser.saved import go_to, played_until

DESK = {"width": 1280, "height": 900}
PERSON = {"kind": "person"}
BOT = {"kind": "bot", "bot": "medium"}
# The gods take the island in two rounds.
WRATHFUL = (
    (find_game("atlantis_rising").folder / "components.toml")
    .read_text(encoding="utf-8")
    .replace("[0, 0, 1, 1, 2, 2, 3]", "[16]")
)


def sit_down(page: Page, server: Server, *others: dict[str, Any], **table: Any) -> None:
    """A table with these others."""
    wanted = {"game": "atlantis_rising", "name": "Ada", "seats": [PERSON, *others], **table}
    made = page.request.post(f"{server.address}/api/tables", data=wanted)
    assert made.ok, made.text()
    page.goto(f"{server.address}/table/{made.json()['table']}")
    page.locator("section[data-question]").wait_for()


def when_the_wrath_begins() -> dict[str, Any]:
    """A match alone against wrathful gods, from where they take the rest of the island."""
    match = critias.new("atlantis_rising", seats=1, seed=1, components=WRATHFUL)

    def last_round() -> bool:
        state = match.state
        assert isinstance(state, Island)
        acting = match.pending[0].rule == "rising.actions.choose"
        return acting and sum(state.dry) <= 14

    return played_until(match, last_round)


@by_clicking
@pytest.mark.motion
def test_a_match_by_clicking(server: Server, new_page: NewPage, whole: bool) -> None:
    page = new_page(viewport=DESK)
    if whole:
        sit_down(page, server, components=WRATHFUL)
    else:
        go_to(page, server, when_the_wrath_begins())
    play_on(page, Mouse(page))
    expect(page.get_by_label("The centre: under water")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


@by_keyboard
def test_a_match_by_keyboard_alone(server: Server, new_page: NewPage, most: int | None) -> None:
    page = new_page(viewport=DESK)
    sit_down(page, server, components=WRATHFUL)
    play_on(page, Keyboard(page), most)
    if most is None:
        expect(page.get_by_label("The centre: under water")).to_be_visible()


def choose_a_power(page: Page) -> None:
    """Alone, the hologram borrows a councilor's power first."""
    page.locator(".tray ul button").first.click()
    page.locator(".tile.can").first.wait_for()


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_pieces_are_placed_by_tap_and_by_dragging_and_taken_back(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(viewport=DESK)
    sit_down(page, server)
    choose_a_power(page)
    pool = page.get_by_role("list", name="To be placed")
    followers = pool.get_by_role("button", name="follower")
    expect(followers).to_contain_text("4")

    page.locator('[data-place="hills-1"] .tile').click()
    expect(page.get_by_role("button", name="Take back the follower: Hills 1")).to_be_visible()

    leader = pool.get_by_role("button", name="leader")
    page.mouse.move(*middle(leader))
    page.mouse.down()
    page.mouse.move(*middle(page.locator('[data-place="forests-2"] .tile')), steps=6)
    page.mouse.up()
    taken = page.get_by_role("button", name="Take back the leader: Forests 2")
    expect(taken).to_be_visible()
    taken.click()
    expect(pool.get_by_role("button", name="leader")).to_be_visible()


def test_bots_let_people_go_first_and_a_proposal_waits_for_a_yes(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(viewport=DESK)
    sit_down(page, server, BOT, components=WRATHFUL)
    if page.get_by_text("Whose power").count():
        page.locator(".tray ul button").first.click()
    waiting = page.locator(".players").get_by_text("waits", exact=True)
    expect(waiting).to_be_visible()
    mouse = Mouse(page)
    yes = page.get_by_role("button", name="I agree")
    for _ in questions(page):
        if yes.count():
            break
        mouse.answer()
    yes.click()


def test_a_phone_in_german(server: Server, new_page: NewPage) -> None:
    page = new_page(viewport={"width": 360, "height": 740}, locale="de-DE", has_touch=True)
    sit_down(page, server)
    mouse = Mouse(page)
    for _, _ in zip(questions(page), range(12), strict=False):
        mouse.answer()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    # The gate is a tab away, and stays to be read although nothing is asked there.
    page.get_by_role("tab", name="Tor 0/").click()
    page.locator(".gate .title", has_text="Energiekern").wait_for()
    page.get_by_role("tab", name="Insel").click()
    tile = page.locator(".spot").first.bounding_box()
    assert tile is not None
    assert tile["width"] >= 42
