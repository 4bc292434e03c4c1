"""A game of nothing but given flows, for tests of what the engine does with flows."""

import copy
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from critias.engine.conformance import digest
from critias.engine.decisions import Choose, Option
from critias.engine.flows import Flow
from critias.engine.game import Game, Result, TableOptions
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.engine.state import State
from critias.engine.zones import NOBODY, zone


class Say(Option, frozen=True):
    """An answer."""

    word: str


YES, NO = Say("yes"), Say("no")


@dataclass(slots=True, kw_only=True)
class Pad(State):
    """Something to write on, and some face-down cards."""

    deck: list[int] = zone("card", contents=NOBODY)
    shown: list[int] = zone("card")
    notes: list[str] = field(default_factory=list)
    steps: int = 0


Step = Callable[[Pad], Flow[None]]


class Scripted(Game[Pad]):
    """Plays the given steps one after the other, and then is over."""

    name = "scripted"
    seats = range(1, 9)
    state_type = Pad

    def __init__(self, *steps: Step) -> None:
        self.steps = steps

    def setup(self, seats: int, options: Any, components: Any, rng: Rng) -> Pad:
        return Pad(seats=seats, rng=rng, deck=[3, 1, 4, 1, 5], shown=[])

    def step(self, s: Pad) -> Flow[None]:
        flow = self.steps[s.steps](s)
        s.steps += 1
        return flow

    def result(self, s: Pad) -> Result | None:
        return Result((0,) * s.seats, ()) if s.steps == len(self.steps) else None


def start(game: Game[Any], seats: int = 2, *, bulk: bool = False) -> Match:
    """A match of a game that lies in no folder."""
    return Match(
        game,
        seats=seats,
        key=seed_key("scripted"),
        options=TableOptions(),
        components=None,
        names=[f"Player {seat + 1}" for seat in range(seats)],
        bulk=bulk,
    )


def play(*steps: Step, seats: int = 2) -> Match:
    """A match of these steps."""
    return start(Scripted(*steps), seats)


def ask(seat: int, *options: Option, rule: str = "a.b") -> Choose:
    """A question, to which the answer is yes or no unless options are given."""
    return Choose(seat, options or (YES, NO), rule)


def unchanged(match: Match) -> tuple[Any, ...]:
    """What must be the same after a refusal."""
    asked = {seat: match.question(seat) for seat in match.pending}
    return digest(match), copy.copy(match.log), list(match.all_events), asked
