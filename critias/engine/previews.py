"""What an answer would bring about, before it is given."""

from typing import Any

import msgspec

from .events import Event, blank
from .match import Match
from .randomness import Rng
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

    The answer is tried in several imagined matches. Where they agree, so will the real one; what
    differs between them (the card that will be drawn) is left blank, and where they tell of
    different things the preview ends. So it costs game authors nothing, and tells no secret.
    """
    sure: list[Event] | None = None
    can_undo = True
    for _ in range(_WORLDS):
        world = match.imagine(seat, rng, bulk=False)
        world.answer(seat, answer)
        can_undo = can_undo and stays_in_hand(world, seat)
        seen = [told.event for told in world.events(seat)]
        sure = seen if sure is None else _agreed(sure, seen)
    return Preview(sure or [], can_undo)


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
