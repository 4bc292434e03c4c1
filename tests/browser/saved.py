"""Finished matches, to look at their end or to go on from within them."""

from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Page

import critias
from critias.bots import find_bot
from critias.engine.match import Match
from critias.engine.randomness import Rng
from critias.engine.registry import find_game
from critias.engine.saving import save
from tests.browser.conftest import Server


def played(game: str, seats: int = 3) -> dict[str, Any]:
    """A whole match, played by chance, as a file holds it."""
    rules = find_game(game)
    match = critias.new(rules, seats=max(seats, rules.seats[0]), seed=1)
    return played_until(match, lambda: match.over)


def played_until(match: Match, enough: Callable[[], bool]) -> dict[str, Any]:
    """A match played by chance so far, as a file holds it."""
    chance, bot = Rng(bytes(32)), find_bot("random")
    while not enough():
        seat = min(match.pending)
        match.answer(seat, bot.choose(match, seat, chance))
    saved: dict[str, Any] = msgspec.to_builtins(save(match))
    return saved


def go_to(
    page: Page, server: Server, saved: dict[str, Any], bots: int = 0, entries: int | None = None
) -> None:
    """Upload a match, and sit down at its end or after so many of its entries."""
    people = [{"kind": "person"}] * (saved["seats"] - bots)
    seats = [*people, *[{"kind": "bot", "bot": "random"}] * bots]
    wanted = {"match": saved, "seats": seats, "name": "Ada", "entries": entries}
    made = page.request.post(f"{server.address}/api/matches", data=wanted)
    assert made.ok, made.text()
    page.goto(f"{server.address}/table/{made.json()['table']}")
