"""A match that begins in a position set up by hand, and what to look at in it."""

from collections.abc import Callable
from typing import Any, TypeVar

from critias.engine import Choose, Event, Flow, Game, Match, Option, State, copy_state
from critias.engine.components import load_components
from critias.engine.randomness import seed_key
from critias.engine.registry import parse_options

AnyEvent = TypeVar("AnyEvent", bound=Event)
S = TypeVar("S", bound=State)


def begun_from(
    game: Game[S],
    state: S,
    *,
    flow: Callable[[S], Flow[Any]] | None = None,
    end: Callable[[S], None] | None = None,
    options: Any = None,
    seed: int | str = "begun in the middle",
) -> Match:
    """A match of a game that begins with this state.

    flow: instead of the game's own steps, one part of its rules; `end` then brings the state to
    where the game is over.
    """
    kind: Any = type(game)

    def part(s: S) -> Flow[None]:
        if flow is not None:
            yield from flow(s)
        if end is not None:
            end(s)

    class Begun(kind):  # type: ignore[misc]
        folder = game.folder

        def __init__(self) -> None:
            self.__dict__ |= vars(game)

        def setup(self, *_: Any) -> Any:
            return copy_state(state)

        def step(self, s: Any) -> Flow[None]:
            steps: Flow[None] = super().step(s) if flow is None else part(s)
            return steps

    begun = Begun()
    return Match(
        begun,
        seats=state.seats,
        key=seed_key(seed),
        options=parse_options(game, {}) if options is None else options,
        components=load_components(game),
        names=[f"Player {seat + 1}" for seat in range(state.seats)],
    )


def told(match: Match, kind: type[AnyEvent]) -> list[AnyEvent]:
    """All events of one kind, in full."""
    return [one.event for one in match.all_events if isinstance(one.event, kind)]


def offered(match: Match, seat: int | None = None) -> list[Option]:
    """What a seat may choose from; the one that is asked, if none is named."""
    if seat is None:
        [seat] = match.pending
    decision = match.pending[seat]
    assert isinstance(decision, Choose), f"seat {seat} is asked to fill in a form"
    return list(decision.options)
