"""Finished matches, to look at their end or to go on from within them."""

from typing import Any

import msgspec

import critias
from critias.bots import find_bot
from critias.engine.randomness import Rng
from critias.engine.registry import find_game
from critias.engine.saving import save


def played(game: str, seats: int = 3) -> dict[str, Any]:
    """A whole match, played by chance, as a file holds it."""
    rules = find_game(game)
    match = critias.new(rules, seats=max(seats, rules.seats[0]), seed=1)
    chance, bot = Rng(bytes(32)), find_bot("random")
    while not match.over:
        seat = min(match.pending)
        match.answer(seat, bot.choose(match, seat, chance))
    saved: dict[str, Any] = msgspec.to_builtins(save(match))
    return saved
