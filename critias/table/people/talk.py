"""What is said at a table: by people, and by the table about itself; and who may hear it."""

import unicodedata
from collections.abc import Sequence
from datetime import datetime
from typing import Literal, NamedTuple

import msgspec

from critias.hall import Post

from ..errors import Refused
from ..viewers import Viewer

LONGEST_MESSAGE = 500
LONGEST_HEADLINE = 140
KEPT_MESSAGES = 1000
SHOWN_MESSAGES = 200

Said = Literal[
    "chat",
    "time-ran-out",
    "left",
    "returned",
    "replaced",
    "resigned",
    "ended",
    "closed",
    "declined",
    "announcement",
    "news",
    "headline",
]


class Message(msgspec.Struct, frozen=True):
    """One thing that was said. What people said and has no text was removed.

    `to`: the group that was spoken to; null: all. `station`: of a referee or a newspaper that said
    it. `until`: when it is no longer to be seen; null: it stays. `picture`: the name of that of a
    headline, `alt`: what is on it, in words.
    """

    number: int
    at: datetime
    kind: Said
    seat: int | None
    name: str | None
    text: str | None
    to: str | None = None
    station: int | None = None
    until: datetime | None = None
    picture: str | None = None
    alt: str | None = None


class Audience(msgspec.Struct, frozen=True):
    """Who may hear what is not for all: some seats, and the screens at some places."""

    seats: tuple[int, ...] = ()
    places: tuple[str, ...] = ()


class Heard(NamedTuple):
    """A message, and for whom it is."""

    message: Message
    audience: Audience | None

    def is_for(self, viewer: Viewer) -> bool:
        """Whether a viewer may hear it."""
        if self.audience is None:
            return True
        if isinstance(viewer, int):
            return viewer in self.audience.seats
        if not isinstance(viewer, Post):
            return False
        if viewer.sees_all:
            # What players say among themselves is not for referees either.
            return self.message.station is not None
        return not set(self.audience.places).isdisjoint(viewer.places)


def heard_by(talk: Sequence[Heard], viewer: Viewer, after: int = 0) -> list[Message]:
    """What a viewer may hear of what was said after a number, the latest of it."""
    found = [one.message for one in talk if one.message.number > after and one.is_for(viewer)]
    return found[-SHOWN_MESSAGES:]


def clean_text(text: str, longest: int = LONGEST_MESSAGE) -> str:
    """What somebody says, as others will read it: without control characters, and not too long."""
    visible = "".join(
        char
        for char in unicodedata.normalize("NFC", text)
        if char in "\n\u200c\u200d" or not unicodedata.category(char).startswith("C")
    ).strip()
    if not visible or len(visible) > longest:
        raise Refused(f"a message has 1 to {longest} visible characters")
    return visible
