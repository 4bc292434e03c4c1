"""What one viewer may know of a table now, ready to be sent."""

import functools
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Literal

import msgspec

from critias.engine.decisions import Choose, Decision
from critias.engine.game import Game, Result
from critias.engine.halls import Post
from critias.engine.match import Match, Told
from critias.engine.views import View

from .clocks import Clocks, ShownClock
from .differences import Encoder, Part, Shown, parts_of
from .head import Stage
from .proposals import Proposal
from .seats import Seat
from .standing_orders import Order
from .stations import ShownStation
from .viewers import Viewer, asked_of, heard


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


class AroundTheView(msgspec.Struct, frozen=True):
    """Everything in a position but its view and its events."""

    stage: Stage
    seats: Sequence[ShownSeat]
    you: int | None
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


class Glance(AroundTheView, frozen=True):
    """Everything in a position but its events."""

    view: dict[str, Any] | None


class PositionMessage(Glance, frozen=True, tag_field="type", tag="position"):
    """What a client is sent after each change that it may notice."""

    cursor: int
    events: Sequence[Any]
    reset: bool
    station: ShownStation | None


def shown(seats: Sequence[Seat]) -> list[ShownSeat]:
    """The seats as everybody sees them."""
    return [
        ShownSeat(seat.kind, seat.name, seat.bot, seat.taken, seat.away, seat.resigned)
        for seat in seats
    ]


class Sight:
    """A match as all who look at it now see it; what they share is worked out once."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._views = match.game.views(match.state)
        self._shared = type(match.game).views is not Game.views
        self._posts: Callable[[Post], View] | None = None
        self._encoder = Encoder()

    def of(self, viewer: Viewer) -> dict[str, Part]:
        """What a viewer sees, encoded in parts."""
        if not isinstance(viewer, Post):
            view = self._views(viewer)
            return self._encoder.parts(view) if self._shared else parts_of(view)
        if self._posts is None:
            hall = self.match.game.hall
            assert hall is not None, f"{self.match.game.name} is not for a hall"
            self._posts = hall.views(self.match.state, self._views(None))
        return self._encoder.parts(self._posts(viewer))


def glance(sight: Sight | None, now: Standing, viewer: Viewer) -> Shown:
    """What a viewer sees, encoded; where there is no match to see, only who sits where."""
    match = None if sight is None else sight.match
    open_match = None if now.stage == "ended" else match
    seat = viewer if isinstance(viewer, int) else None
    rest = AroundTheView(
        stage=now.stage,
        seats=shown(now.seats),
        you=seat,
        asked=() if open_match is None else asked_of(open_match, viewer),
        question=question(open_match, seat),
        can_undo=open_match is not None and seat is not None and open_match.can_undo(seat),
        result=None if match is None else match.result,
        message=now.message,
        clock=now.clocks.shown(match, now.seats, seat) if now.clocks and match else None,
        orders=() if seat is None else now.seats[seat].standing_orders.orders,
        proposal=now.proposal,
        ending=now.ending,
        rematch=now.rematch,
    )
    return Shown(msgspec.json.encode(rest), None if sight is None else sight.of(viewer))


def question(match: Match | None, seat: int | None) -> Question | None:
    """The question open to a seat, if it is asked anything."""
    if match is None or seat is None or seat not in match.pending:
        return None
    decision: Decision = match.pending[seat]
    name, about = match.question(seat), decision.about
    if isinstance(decision, Choose):
        options = decision.options
        return Question(name, decision.rule, about, options=options, default=decision.default)
    form = _schema_of(decision.form)  # type: ignore[arg-type]
    return Question(name, decision.rule, about, form=form, default=decision.default)


@cache
def _schema_of(form: type) -> dict[str, Any]:
    return msgspec.json.schema(form)


_schema = functools.cache(msgspec.json.schema)


def encoded_events(told: Sequence[Told], viewer: Viewer) -> list[bytes]:
    """The events that a viewer may know, as it may know them."""
    seen = (heard(one.event, viewer) for one in told)
    return [msgspec.json.encode(event) for event in seen if event is not None]


NO_STATION = b"null"


def position(
    seen: bytes, events: Sequence[bytes], since: int, reset: bool, station: bytes = NO_STATION
) -> bytes:
    """The message that brings a client from `since` events to all of them."""
    # Put together from parts encoded once for all who look from the same seat.
    return b'{"type":"position","cursor":%d,"events":[%s],"reset":%s,"station":%s,%s' % (
        len(events),
        b",".join(events[since:]),
        b"true" if reset else b"false",
        station,
        seen[1:],
    )


def changes(told: bytes, events: Sequence[bytes], since: int) -> bytes:
    """The message that brings a client there which has had a position before."""
    return b'{"type":"changes","cursor":%d,"events":[%s],%s' % (
        len(events),
        b",".join(events[since:]),
        told[1:],
    )
