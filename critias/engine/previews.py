"""What an answer would bring about, before it is given."""

from typing import Any

import msgspec

from ._works.hidden import unknown
from .events import Event, blank
from .match import Match
from .randomness import Rng
from .state import State
from .undoing import stays_in_hand

_WORLDS = 4


class Preview(msgspec.Struct, frozen=True):
    """What is sure to follow an answer.

    `can_undo`: whether its seat can then take it back, because it has learnt nothing and nobody
    else is asked before it.
    """

    events: list[Event]
    can_undo: bool


def preview(match: Match, seat: int, answer: Any, rng: Rng) -> Preview:
    """What is sure to follow an answer, as far as its seat can know.

    The answer is tried in several imagined matches. What is told there before anything has come to
    light is sure: it follows from what is known already. That they agree is not enough: luck may
    have been the same in all of them. So it costs game authors nothing, and tells no secret.
    """
    sure: list[Event] | None = None
    can_undo = True
    for _ in range(_WORLDS):
        world = match.imagine(seat, rng, bulk=False)
        ear = _Ear(world.state, seat)
        world.state.listener = ear.hear
        world.answer(seat, answer)
        can_undo = can_undo and stays_in_hand(world, seat)
        sure = ear.told if sure is None else _agreed(sure, ear.told)
    return Preview(sure or [], can_undo)


class _Ear:
    """Hears what is told until it may depend on something that was not known before.

    What all are told depends on what all know, or others would learn a secret by it. So somebody's
    own draw is no end of what is sure: that it is told, and to all, was known; the card was not.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.told: list[Event] = []
        self._state, self._seat = state, seat
        self._luck = _luck(state)
        self._own, self._public = unknown(state, seat), unknown(state, None)
        # With whose eyes it can still be told; the seat's own come first, they see more.
        self._eyes: list[int | None] = [seat, None]

    def hear(self, event: Event) -> None:
        """Note an event, unless it may have to do with what has come to light."""
        if _luck(self._state) != self._luck:
            self._eyes.clear()
        learnt = self._own - unknown(self._state, self._seat)
        if learnt and self._seat in self._eyes:
            self._eyes.remove(self._seat)
        # What the seat itself has shown is news to the public, but was known to the seat.
        if learnt & (self._public - unknown(self._state, None)):
            self._eyes.clear()
        if event.as_seen_by(self._seat) is None:
            return
        seen = next(filter(None, map(event.as_seen_by, self._eyes)), None)
        if seen is None:
            self._eyes.clear()
        else:
            self.told.append(seen)


def _luck(state: State) -> tuple[int, int]:
    return state.rng.drawn, state.information_points


def _agreed(sure: list[Event], other: list[Event]) -> list[Event]:
    agreed = []
    for one, two in zip(sure, other, strict=False):
        if type(one) is not type(two):
            break
        agreed.append(_merged(one, two))
    return agreed


def _merged(one: Event, two: Event) -> Event:
    differing = {
        name: blank(getattr(one, name))
        for name in one.__struct_fields__
        if getattr(one, name) != getattr(two, name)
    }
    return msgspec.structs.replace(one, **differing) if differing else one
