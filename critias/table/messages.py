"""The messages between a table and those who follow it, over a WebSocket or from a worker.

A client says whom it follows (`Follow`), answers (`Answer`), and that it is there (`Alive`); it is
told positions, whole (`PositionMessage`) or by what has changed (`Differences`), what was said
(`Talk`), how its answers fared (`Done`, `NotDone`), that the server is there (`Beat`), and why it
is sent no more (`Failure`).
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from critias.engine.game import Result

from .clocks.reaction_windows import ShownWindow
from .clocks.seat_clocks import ShownClock
from .head import Ending, Stage
from .people.proposals import Proposal
from .people.seats import Seat
from .people.standing_orders import Order
from .people.stations import ShownStation
from .people.talk import Message

CommandId = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
"""A client's own name for what it sends: an idempotency key. Sent twice, it is done once."""

Text = Annotated[str, msgspec.Meta(max_length=1000)]


# From a client


class Follow(msgspec.Struct, frozen=True, tag_field="type", tag="follow"):
    """What a client sends first: who it is, and how many events it has.

    `talk`: the number of the last message it has; without it, it is sent no talk. `seat`: the
    player whom a Control wants to act for. `changes`: it can take what has changed in place of
    whole positions. `beats`: it wants signs of life, and answers them.
    """

    secret: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    cursor: Annotated[int, msgspec.Meta(ge=0)] | None = None
    talk: Annotated[int, msgspec.Meta(ge=0)] | None = None
    seat: Annotated[int, msgspec.Meta(ge=0)] | None = None
    changes: bool = False
    beats: bool = False


class Alive(msgspec.Struct, frozen=True, tag_field="type", tag="alive"):
    """The answer of a client to a sign of life."""


class Answer(msgspec.Struct, frozen=True, tag_field="type", tag="answer"):
    """An answer of whoever follows, as it can also be sent by HTTP."""

    question: Text
    answer: Any
    id: CommandId


# To a client


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """The answer of that id is durable."""

    id: str


class NotDone(msgspec.Struct, frozen=True, tag_field="type", tag="refused", omit_defaults=True):
    """The answer of that id was not taken. `reason`: a record of the game, if it says why."""

    id: str
    error: str
    detail: str
    reason: Any = None


class Talk(msgspec.Struct, frozen=True, tag_field="type", tag="talk"):
    """What was said; a message with a number that the client knows replaces that one."""

    messages: Sequence[Message]


class Beat(msgspec.Struct, frozen=True, tag_field="type", tag="beat"):
    """A sign of life, at equal intervals, to a client that wants it."""


class Failure(msgspec.Struct, frozen=True, tag_field="type", tag="error"):
    """Why the connection is about to be closed."""

    error: str
    detail: str


class ShownSeat(msgspec.Struct, frozen=True):
    """A seat as everybody sees it.

    `groups`: the one it is in of each kind that a game for a hall declares.
    """

    kind: Literal["person", "bot"]
    name: str | None
    bot: str | None
    taken: bool
    away: bool
    resigned: bool
    groups: Mapping[str, str]


def shown(seats: Sequence[Seat], roster: Sequence[Mapping[str, str]]) -> list[ShownSeat]:
    """The seats as everybody sees them; `roster`: the groups of each, or nothing."""
    return [
        ShownSeat(seat.kind, seat.name, seat.bot, seat.taken, seat.away, seat.resigned, groups)
        for seat, groups in zip(seats, roster or [{}] * len(seats), strict=True)
    ]


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
    window: ShownWindow | None
    orders: Sequence[Order]
    proposal: Proposal | None
    ending: Ending | None
    rematch: str | None


class Glance(AroundTheView, frozen=True):
    """Everything in a position but its events."""

    view: dict[str, Any] | None


class PositionMessage(Glance, frozen=True, tag_field="type", tag="position"):
    """What a client is sent after each change that it may notice.

    `events`: those that it has not had yet, or with `reset` all, because some that it had were
    taken back. `cursor`: how many it has then.
    """

    cursor: int
    events: Sequence[Any]
    reset: bool
    station: ShownStation | None


class Differences(msgspec.Struct, frozen=True, tag_field="type", tag="changes"):
    """What turns the last position of a client into the present one.

    `set`: paths (names of fields, places in lists) and the values there; `unset`: paths that are
    gone.
    """

    cursor: int
    events: list[Any]
    set: list[tuple[list[str | int], Any]]
    unset: list[list[str | int]]
