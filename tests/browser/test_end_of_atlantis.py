"""Whole matches of End of Atlantis on its own board, by mouse and by keyboard."""

import itertools
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import critias
from critias.engine.match import Match
from critias.games.end_of_atlantis.box import DOOM_EVENTS
from critias.games.end_of_atlantis.state import Harbour
from tests.browser.conftest import NewPage, Server
from tests.browser.hands import (
    Keyboard,
    Mouse,
    by_clicking,
    by_keyboard,
    play_now,
    play_on,
    questions,
)
from tests.browser.saved import go_to, played_until
from tests.browser.test_matches import sit_down

DESK = {"width": 1280, "height": 900}


def before_the_last_votings() -> dict[str, Any]:
    """A match in which the events of Doom! come first, in the middle of its third turn."""
    matches = (critias.new("end_of_atlantis", seats=3, seed=seed) for seed in itertools.count())
    match = next(one for one in matches if {*harbour(one).event_deck[-3:]} == {*DOOM_EVENTS})
    return played_until(match, lambda: harbour(match).turn == 3 and harbour(match).vote == 3)


def harbour(match: Match) -> Harbour:
    assert isinstance(match.state, Harbour)
    return match.state


@by_clicking
@pytest.mark.motion
def test_a_match_by_clicking(server: Server, new_page: NewPage, whole: bool) -> None:
    page = new_page(viewport=DESK)
    if whole:
        sit_down(page, server, "end_of_atlantis")
    else:
        saved = before_the_last_votings()
        go_to(page, server, saved, bots=2, entries=len(saved["log"]))
    play_on(page, Mouse(page))
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


@by_keyboard
def test_a_match_by_keyboard_alone(new_page: NewPage, most: int | None) -> None:
    page = new_page(viewport=DESK)
    play_now(page, "End of Atlantis")
    play_on(page, Keyboard(page), most)
    if most is None:
        expect(page.get_by_role("button", name="Play again")).to_be_visible()


SIDES = {
    "Setze einen Flüchtling": "Schiffe",
    "Wie viele Einflussmarker schickst du": "Senat",
    "Welchen Senator": "Senat",
    "Welche Karte legst du an Platz": "Auktionen",
    "Auktion 1: Wie viele": "Auktionen",
}
"""On which side of the table a phone shows what is asked."""
IN_SIGHT = """() => [...document.querySelectorAll('.board [data-thing]')]
  .every((thing) => {
    const [box, board] = [thing, thing.closest('.board')].map((one) => one.getBoundingClientRect())
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return box.top >= board.top && box.bottom <= board.bottom + 1 && thing.contains(hit)
  })"""
HELD = """() => [...document.querySelectorAll('.hand .cards li')].map((card) => {
  const { left, right } = card.getBoundingClientRect()
  return [left >= 0 && right <= innerWidth, right - left]
})"""
FINGER = 24  # pixels of a card that are seen at least
FIRST_TURN = 16  # questions


def test_a_phone_shows_what_is_asked_in_german(server: Server, new_page: NewPage) -> None:
    page = new_page(viewport={"width": 360, "height": 740}, locale="de-DE", has_touch=True)
    bots = [{"kind": "bot", "bot": "random"}] * 4
    nine = {"hand_size": 9, "edition": "de"}
    sit_down(page, server, "end_of_atlantis", seats=[{"kind": "person"}, *bots], options=nine)
    mouse, seen = Mouse(page), set()
    for _ in itertools.islice(questions(page), FIRST_TURN):
        asked = page.locator("#question").inner_text()
        for begins, side in SIDES.items():
            if asked.startswith(begins):
                seen.add(begins)
                expect(page.get_by_role("tab", selected=True).first).to_have_text(side)
                page.wait_for_function(IN_SIGHT)  # once it has come there
        assert page.evaluate("[scrollX, document.documentElement.scrollWidth]") == [0, 360]
        assert all(whole and wide >= FINGER for whole, wide in page.evaluate(HELD))
        if asked.startswith("Welche Karte legst du an Platz 1 "):
            turn_up_a_card(page)
        mouse.answer()
    assert {*list(SIDES)[:4]} <= seen


def turn_up_a_card(page: Page) -> None:
    """Of a card in the middle only an edge is seen: a finger reads it before it is laid."""
    card = page.locator(".hand .cards li").nth(3)
    place = card.bounding_box()
    assert place is not None
    page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    name = card.locator(".unseen").inner_text().split(".")[0]
    expect(page.locator(".reading")).to_contain_text(name)
    expect(page.locator("#question")).to_contain_text("an Platz 1 ")
