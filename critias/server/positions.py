"""What one viewer (a seat, or None for spectators) may know of a table now, ready to be sent."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from critias.engine.decisions import Choose, Decision
from critias.engine.game import Result
from critias.engine.match import Match, Told

from .clocks import Clocks, ShownClock
from .orders import Order
from .proposals import Proposal
from .seats import Seat
from .storage import Stage

Viewer = int | None


class ShownSeat(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: Literal["person", "bot"]
    name: str | None
    bot: str | None
    taken: bool
    away: bool
    resigned: bool


class Ending(msgspec.Struct, frozen=True):
    """How people ended a match before the rules did."""

    reason: Literal["resigned", "agreed", "closed"]
    winners: Sequence[int] = ()


class Standing(msgspec.Struct, frozen=True):
    """How things stand at a table apart from its match."""

    stage: Stage
    seats: Sequence[Seat]
    message: str | None = None
    clocks: Clocks | None = None
    proposal: Proposal | None = None
    ending: Ending | None = None
    rematch: str | None = None


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
    clock: ShownClock | None
    orders: Sequence[Order]
    proposal: Proposal | None
    ending: Ending | None
    rematch: str | None


class PositionMessage(Glance, frozen=True, tag_field="type", tag="position"):
    """What a client is sent after each change that it may notice."""

    cursor: int
    events: Sequence[Any]
    reset: bool


def shown(seats: Sequence[Seat]) -> list[ShownSeat]:
    """The seats as everybody sees them."""
    return [
        ShownSeat(seat.kind, seat.name, seat.bot, seat.taken, seat.away, seat.resigned)
        for seat in seats
    ]


def glance(match: Match | None, now: Standing, viewer: Viewer) -> bytes:
    """What a viewer sees, encoded; where there is no match to see, only who sits where."""
    open_match = None if now.stage == "ended" else match
    seen = Glance(
        stage=now.stage,
        seats=shown(now.seats),
        you=viewer,
        view=None if match is None else match.view(viewer),
        asked=() if open_match is None else open_match.asked(viewer),
        question=question(open_match, viewer),
        can_undo=open_match is not None and viewer is not None and open_match.can_undo(viewer),
        result=None if match is None else match.result,
        message=now.message,
        clock=now.clocks.shown(match, now.seats, viewer) if now.clocks and match else None,
        orders=() if viewer is None else now.seats[viewer].standing_orders.orders,
        proposal=now.proposal,
        ending=now.ending,
        rematch=now.rematch,
    )
    return msgspec.json.encode(seen)


def question(match: Match | None, seat: Viewer) -> Question | None:
    """The question open to a seat, if it is asked anything."""
    if match is None or seat is None or seat not in match.pending:
        return None
    decision: Decision = match.pending[seat]
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
