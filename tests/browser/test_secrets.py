"""Two people in two browsers: what one may not know never reaches the other's machine."""

import copy
import json
import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from critias.engine.registry import find_game
from tests.browser.conftest import NewPage, Server
from tests.browser.hands import Mouse, look

ANSWERS = 12


class Secrets(NamedTuple):
    """What a game hides, as views name it."""

    held: tuple[str, ...]
    """Zones by seat, each for its owner only."""
    decks: tuple[str, ...]
    """Zones for nobody."""
    told: dict[str, str]
    """Events that only their seat learns in full: the field that others must not get."""


HIDDEN = {
    "atlantis": Secrets(("hands",), ("deck",), {"cards-drawn": "cards"}),
    "end_of_atlantis": Secrets(
        ("hands", "specials"),
        ("politics_deck", "special_deck", "event_deck", "events_unused"),
        {"politics-drawn": "cards", "specials-drawn": "specials"},
    ),
    # All hands are open here; what is to come is not.
    "atlantis_rising": Secrets((), ("misfortunes", "library", "councilor_stack"), {}),
}


@pytest.mark.parametrize("game", HIDDEN)
def test_neither_of_two_browsers_ever_holds_what_is_the_others(
    server: Server, new_page: NewPage, game: str
) -> None:
    ada = new_page(viewport={"width": 1280, "height": 800})
    told_to_ada = overheard(ada)
    people = [{"kind": "person"}] * 2
    bots = [{"kind": "bot", "bot": "random"}] * (find_game(game).seats[0] - 2)
    wanted = {"game": game, "name": "Ada", "seats": people + bots}
    made = ada.request.post(f"{server.address}/api/tables", data=wanted)
    link = f"/table/{made.json()['table']}"
    ada.goto(server.address + link)

    bo = new_page(link, viewport={"width": 390, "height": 800})
    told_to_bo = overheard(bo)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Join").click()
    # A board may name seats for readers alone before it names them for all.
    expect(ada.get_by_text(re.compile(r"\bBo\b")).filter(visible=True).first).to_be_visible()

    hands = {ada: Mouse(ada), bo: Mouse(bo)}
    answered = {ada: 0, bo: 0}
    for _ in range(ANSWERS):
        page = first_asked(answered)
        hands[page].answer()
        answered[page] += 1
    assert min(answered.values()) > 0
    assert_knows_only(told_to_ada, 0, HIDDEN[game])
    assert_knows_only(told_to_bo, 1, HIDDEN[game])


def first_asked(answered: dict[Page, int]) -> Page:
    """Whoever is asked and has answered least; one is, or will be once the bots have moved."""
    for _ in range(400):
        for page in sorted(answered, key=lambda one: answered[one]):
            if look(page).question:
                return page
        page.wait_for_timeout(25)
    raise AssertionError("nobody is asked anything")


def overheard(page: Page) -> list[dict[str, Any]]:
    """Every position that a page is told over its live connections from now on."""
    told: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "position":
            told.append(message)
        elif message["type"] == "changes":
            told.append(changed(told[-1], message))

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return told


def changed(position: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The position that a page makes of the one before and of what has changed since."""
    after: dict[str, Any] = copy.deepcopy(position) | {"events": changes["events"]}
    for path, value in changes["set"]:
        holder_of(path, after)[path[-1]] = value
    for path in changes["unset"]:
        del holder_of(path, after)[path[-1]]
    return after


def holder_of(path: list[str | int], record: Any) -> Any:
    """The record or list in which the last step of a path lies."""
    for step in path[:-1]:
        record = record[step]
    return record


def assert_knows_only(told: list[dict[str, Any]], seat: int, hidden: Secrets) -> None:
    """The owner sees what is the owner's; what is not is a number, never a name."""
    positions = [message for message in told if message["view"]]
    own = [message["view"] for message in positions if message["you"] == seat]
    for zone in hidden.held:
        assert any(view[zone][seat].get("items") for view in own), f"seat {seat} has no {zone}"
    for message in positions:
        view = message["view"]
        for zone in hidden.held:
            others = [one for number, one in enumerate(view[zone]) if number != message["you"]]
            assert not any("items" in one for one in others)
        assert not any("items" in view[deck] for deck in hidden.decks)
        for event in message["events"]:
            field = hidden.told.get(event["type"])
            if field and event["seat"] != message["you"]:
                assert set(event[field]) <= {None}
