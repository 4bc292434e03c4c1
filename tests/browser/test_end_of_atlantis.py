"""Whole matches of End of Atlantis on its own board, by mouse and by keyboard."""

import itertools
from typing import Any

import pytest
from playwright.sync_api import expect

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


def test_a_phone_shows_all_of_it_in_german(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 360, "height": 740}, locale="de-DE", has_touch=True)
    game = "Sofort spielen: Die letzten Tage von Atlantis"
    page.get_by_role("button", name=game, exact=True).click()
    mouse = Mouse(page)
    phases = set()
    for _ in questions(page):
        phase = page.get_by_label("Ereignis").locator("p").first.inner_text()
        if phase.startswith("Runde 2"):
            break
        if phase not in phases:
            phases.add(phase)
            assert page.evaluate("document.documentElement.scrollWidth") <= 360
        mouse.answer()
    assert "Runde 1 · Auktionsphase" in phases
