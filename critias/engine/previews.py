"""What an answer would bring about, before it is given."""

from typing import Any

import msgspec

from .events import Event, blank
from .match import Match
from .randomness import Rng

_WORLDS = 4


def preview(match: Match, seat: int, answer: Any, rng: Rng) -> list[Event]:
    """The events that are sure to follow an answer, as far as its seat can know.

    The answer is tried in several imagined matches. Where they agree, so will the real one; what
    differs between them (the card that will be drawn) is left blank, and where they tell of
    different things the preview ends. So it costs game authors nothing, and tells no secret.
    """
    sure: list[Event] | None = None
    for _ in range(_WORLDS):
        world = match.imagine(seat, rng, bulk=False)
        world.answer(seat, answer)
        seen = [told.event for told in world.events(seat)]
        sure = seen if sure is None else _agreed(sure, seen)
    return sure or []


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
