"""What one viewer may know of a table now, ready to be sent."""

import weakref
from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from functools import cache, cached_property
from typing import Any

import msgspec

from critias.engine.decisions import Choose, Decision
from critias.engine.game import Views
from critias.engine.match import Match, Told
from critias.engine.views import View
from critias.hall import Post, hall_of

from ..clocks.reaction_windows import ShownWindow, Window
from ..clocks.seat_clocks import Clocks, Deadline, ShownClock
from ..head import Ending, Stage
from ..messages import AroundTheView, Question, shown
from ..people.proposals import Proposal
from ..people.seats import Seat
from ..viewers import Viewer, asked_of, heard
from .differences import changes_between
from .encoding import Encoder, Fields, Part, Parts, encoded_object, length_of

NO_STATION = b"null"


class Surroundings(msgspec.Struct, frozen=True):
    """What viewers see around the match. Equal ones look the same.

    `roster`: the groups of each seat, if the game has any. `spectators`: whether those who do not
    sit at the table may see the match. `ahead`: by how much people's clocks go before the one that
    counts.
    """

    stage: Stage
    seats: Sequence[Seat]
    roster: Sequence[Mapping[str, str]] = ()
    spectators: bool = True
    message: str | None = None
    clocks: Clocks | None = None
    ahead: timedelta = timedelta()
    window: Window | None = None
    proposal: Proposal | None = None
    ending: Ending | None = None
    rematch: str | None = None


class Around:
    """The surroundings of a match; what all are shown of them is encoded once."""

    def __init__(self, now: Surroundings) -> None:
        self.now = now

    @cached_property
    def fields(self) -> Fields:
        """What everybody is shown alike."""
        now = self.now
        alike = {
            "stage": now.stage,
            "seats": shown(now.seats, now.roster),
            "message": now.message,
            "proposal": now.proposal,
            "ending": now.ending,
            "rematch": now.rematch,
        }
        return {name: msgspec.json.encode(value) for name, value in alike.items()}


class EncodedPosition:
    """What a viewer sees, and the messages made of it.

    The one place where JSON is spliced together from bytes: the view (in parts) and the rest are
    encoded once for all who look from the same seat; each of them has had other events.
    """

    __slots__ = ("__weakref__", "_before", "_changes", "_parts", "_rest", "_whole")

    def __init__(self, rest: Fields, parts: Parts | None) -> None:
        """`rest`: everything but the view and the events."""
        self._rest = rest
        self._parts = parts
        self._whole: bytes | None = None
        # A cache of one: mostly all who look from one seat have seen the same before. The former
        # position is not held, for each would hold all that came before it.
        self._before: weakref.ref[EncodedPosition] | None = None
        self._changes: bytes | None = None

    @property
    def _fields(self) -> bytes:
        """The position without its braces; put together once somebody is sent all of it."""
        if self._whole is None:
            view = b"null" if self._parts is None else encoded_object(_wholes(self._parts))
            self._whole = _inside(encoded_object({**self._rest, "view": view}))
        return self._whole

    def same_as(self, other: "EncodedPosition") -> bool:
        """Whether a viewer sees no difference."""
        return self._rest == other._rest and self._parts == other._parts

    def message(
        self, events: Sequence[bytes], since: int, reset: bool, station: bytes = NO_STATION
    ) -> bytes:
        """The `PositionMessage` that brings a client from `since` events to all of them."""
        own = {
            "type": b'"position"',
            "cursor": b"%d" % len(events),
            "events": b"[%s]" % b",".join(events[since:]),
            "reset": b"true" if reset else b"false",
            "station": station,
        }
        return b"{%s}" % _joined(_inside(encoded_object(own)), self._fields)

    def changes(
        self, before: "EncodedPosition", events: Sequence[bytes], since: int
    ) -> bytes | None:
        """The `Differences` for a client that has seen `before`; None if they are not shorter."""
        if self._before is None or self._before() is not before:
            self._before = weakref.ref(before)
            self._changes = self._changes_since(before)
        if self._changes is None:
            return None
        own = {
            "type": b'"changes"',
            "cursor": b"%d" % len(events),
            "events": b"[%s]" % b",".join(events[since:]),
        }
        return b"{%s}" % _joined(_inside(encoded_object(own)), self._changes)

    def _changes_since(self, before: "EncodedPosition") -> bytes | None:
        if before._parts is None or self._parts is None:
            return None
        found = changes_between((before._rest, before._parts), (self._rest, self._parts))
        fields = b'"set":[%s],"unset":[%s]' % (b",".join(found.put), b",".join(found.gone))
        whole = length_of(self._rest) + length_of(_wholes(self._parts))
        return fields if len(fields) < whole else None


def _wholes(parts: Parts) -> Fields:
    return {name: part.whole for name, part in parts.items()}


def _inside(encoded: bytes) -> bytes:
    """The inside of an encoded object."""
    return encoded[1:-1]


def _joined(*fields: bytes) -> bytes:
    return b",".join(some for some in fields if some)


class EncodedViews:
    """The views of one match as it stands, encoded; what viewers share is worked out once."""

    def __init__(self, match: Match, before: "EncodedViews | None" = None) -> None:
        """`before`: the views of the same table as it stood earlier."""
        self.match = match
        self._views: Views = match.game.views(
            match.state, None if before is None else before._views
        )
        self._posts: Callable[[Post], View] | None = None
        self._encoder: Encoder = Encoder(None if before is None else before._encoder)

    @cached_property
    def undoers(self) -> set[int]:
        """The seats that can take back their last answer."""
        return self.match.undoers()

    def of(self, viewer: Viewer) -> dict[str, Part]:
        """What a viewer sees, encoded in parts."""
        if not isinstance(viewer, Post):
            return self._encoder.parts(self._views(viewer))
        if self._posts is None:
            hall = hall_of(self.match.game)
            self._posts = hall.views(self.match.state, self._views)
        return self._encoder.parts(self._posts(viewer))


def position_of(views: EncodedViews | None, around: Around, viewer: Viewer) -> EncodedPosition:
    """What a viewer sees; where there is no match to see, only who sits where."""
    now, match = around.now, None if views is None else views.match
    open_match = None if now.stage == "ended" else match
    seat = viewer if isinstance(viewer, int) else None
    own = {
        "you": seat,
        "asked": () if open_match is None else asked_of(open_match, viewer),
        "question": question(open_match, seat),
        "can_undo": now.stage != "ended" and views is not None and seat in views.undoers,
        "result": None if match is None else match.result,
        "clock": _clock(now, match, seat) if now.clocks and match else None,
        "window": _window(now, seat),
        "orders": () if seat is None else now.seats[seat].standing_orders.orders,
    }
    encoded = {name: msgspec.json.encode(value) for name, value in own.items()}
    encoded.update(around.fields)
    rest = {name: encoded[name] for name in AroundTheView.__struct_fields__}
    return EncodedPosition(rest, None if views is None else views.of(viewer))


def _clock(now: Surroundings, match: Match, seat: int | None) -> ShownClock | None:
    """The clocks as a viewer may see them, in the time of people's clocks."""
    shown_clock = None if now.clocks is None else now.clocks.shown(match, now.seats, seat)
    if shown_clock is None or not now.ahead:
        return shown_clock
    deadlines = [Deadline(one.seat, one.at + now.ahead) for one in shown_clock.deadlines]
    return ShownClock(deadlines, shown_clock.bank)


def _window(now: Surroundings, seat: int | None) -> ShownWindow | None:
    """The reaction window as a viewer may see it: of what is held there, only its own answer."""
    if now.window is None or now.clocks is None:
        return None
    held = None if seat is None else now.clocks.held(now.seats, seat)
    closes = now.window.closes and now.window.closes + now.ahead
    return ShownWindow(now.window.asked, closes, held.answer if held else None)


def question(match: Match | None, seat: int | None) -> Question | None:
    """The question open to a seat, if it is asked anything."""
    if match is None or seat is None or seat not in match.pending:
        return None
    decision: Decision = match.pending[seat]
    name, about = match.question(seat), decision.about
    if isinstance(decision, Choose):
        options = match.game.distinct(match.state, decision)
        return Question(name, decision.rule, about, options=options, default=decision.default)
    form = _schema_of(decision.form)  # type: ignore[arg-type]
    return Question(name, decision.rule, about, form=form, default=decision.default)


@cache
def _schema_of(form: type) -> dict[str, Any]:
    return msgspec.json.schema(form)


def encoded_events(told: Sequence[Told], viewer: Viewer) -> list[bytes]:
    """The events that a viewer may know, as it may know them."""
    seen = (heard(one.event, viewer) for one in told)
    return [msgspec.json.encode(event) for event in seen if event is not None]
