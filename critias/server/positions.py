"""What one viewer (a seat, or None for spectators) may know of a table now, ready to be sent."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from critias.engine.decisions import Choose, Decision
from critias.engine.game import Result
from critias.engine.match import Match, Told

from .seats import Seat
from .storage import Stage

Viewer = int | None


class ShownSeat(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: Literal["person", "bot"]
    name: str | None
    bot: str | None
    taken: bool


class Question(msgspec.Struct, frozen=True):
    """The question open to a seat: `options` to choose from, or a `form` to fill in."""

    id: str
    rule: str
    about: Mapping[str, Any]
    options: Sequence[Any] | msgspec.UnsetType = msgspec.UNSET
    form: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    default: Any = None


class Glance(msgspec.Struct, frozen=True):
    """Everything in a position but its events."""

    stage: Stage
    seats: Sequence[ShownSeat]
    you: int | None
    view: dict[str, Any] | None
    asked: Sequence[int]
    question: Question | None
    can_undo: bool
    result: Result | None
    message: str | None


def shown(seats: Sequence[Seat]) -> list[ShownSeat]:
    """The seats as everybody sees them."""
    return [ShownSeat(seat.kind, seat.name, seat.bot, seat.taken) for seat in seats]


def glance(
    match: Match | None, stage: Stage, seats: Sequence[Seat], message: str | None, viewer: Viewer
) -> bytes:
    """What a viewer sees, encoded; before the match begins, only who sits where."""
    if match is None:
        seen = Glance(stage, shown(seats), viewer, None, (), None, False, None, message)
    else:
        seen = Glance(
            stage=stage,
            seats=shown(seats),
            you=viewer,
            view=match.view(viewer),
            asked=match.asked(viewer),
            question=None if viewer is None else question(match, viewer),
            can_undo=viewer is not None and match.can_undo(viewer),
            result=match.result,
            message=message,
        )
    return msgspec.json.encode(seen)


def question(match: Match, seat: int) -> Question | None:
    """The question open to a seat, if it is asked anything."""
    decision: Decision | None = match.pending.get(seat)
    if decision is None:
        return None
    name, about = match.question(seat), decision.about
    if isinstance(decision, Choose):
        options = decision.options
        return Question(name, decision.rule, about, options=options, default=decision.default)
    form = msgspec.json.schema(decision.form)
    return Question(name, decision.rule, about, form=form, default=decision.default)


def encoded_events(told: Sequence[Told], viewer: Viewer) -> list[bytes]:
    """The events that a viewer may know, as it may know them."""
    seen = (one.event.as_seen_by(viewer) for one in told)
    return [msgspec.json.encode(event) for event in seen if event is not None]


def position(seen: bytes, events: Sequence[bytes], since: int, reset: bool) -> bytes:
    """The message that brings a client from `since` events to all of them."""
    # Put together from parts encoded once for all who look from the same seat.
    return b'{"type":"position","cursor":%d,"events":[%s],"reset":%s,%s' % (
        len(events),
        b",".join(events[since:]),
        b"true" if reset else b"false",
        seen[1:],
    )
