"""What a table is, apart from its seats and its log, and how far it has come."""

from collections.abc import Sequence
from datetime import datetime
from typing import Literal, NamedTuple

import msgspec

from critias.engine.components import load_components
from critias.engine.match import Match
from critias.engine.saving import rules_hash

from .settings import Settings

Stage = Literal["gathering", "playing", "over", "ended", "frozen"]
"""`over` by the rules, `ended` by people; `frozen` when the match does not replay."""


class Ending(msgspec.Struct, frozen=True):
    """How people ended a match before the rules did."""

    reason: Literal["resigned", "agreed", "closed"]
    winners: Sequence[int] = ()


Origin = Literal["upload"]
"""A match that goes on from a file: whoever made that may know all that is to come."""


class Head(NamedTuple):
    """What a table is, apart from its seats and its log. The seed is secret until the end."""

    id: str
    game: str
    options: str
    components: str
    seed: str
    rules: str
    public: bool
    stage: Stage
    message: str | None
    settings: str = "{}"
    begun: datetime | None = None
    ending: str | None = None
    proposal: str | None = None
    rematch: str | None = None
    rated: bool = False
    hall: str | None = None
    origin: Origin | None = None
    edited: bool = False

    @property
    def finished(self) -> bool:
        """Whether there is nothing left to play, and so nothing left to hide."""
        return self.stage in ("over", "ended")

    def ended_by_people(self) -> Ending | None:
        """How people ended the match, if they did."""
        return None if self.ending is None else msgspec.json.decode(self.ending, type=Ending)


def head_of(
    id: str,
    match: Match,
    settings: Settings,
    *,
    public: bool,
    begun: datetime | None,
    origin: Origin | None = None,
) -> Head:
    """What a new table for a match is, which may be under way or over; not `begun`, it waits."""
    components = msgspec.json.encode(match.components)
    edited = components != msgspec.json.encode(load_components(match.game))
    return Head(
        id=id,
        game=match.game.name,
        options=msgspec.json.encode(match.options).decode(),
        components=components.decode(),
        seed=match.key.hex(),
        rules=rules_hash(match.game),
        public=public,
        stage="over" if match.over else "gathering" if begun is None else "playing",
        message=None,
        settings=msgspec.json.encode(settings).decode(),
        begun=begun,
        # Only what was played here from its start, with the published box, is rated.
        rated=bool(match.log) or origin is not None or edited,
        origin=origin,
        edited=edited,
    )


class Mark(NamedTuple):
    """How far a table has come: its stage, and the numbers of its last entry and last message."""

    stage: Stage
    entries: int
    talk: int

    def tells_more_than(self, known: "Mark") -> bool:
        """Whether there is something new in it. What is known may have gone on meanwhile."""
        return (
            self.entries > known.entries
            or self.talk > known.talk
            or (self.entries == known.entries and self.stage != known.stage)
        )
