"""A game for a whole hall: referees and screens beside the players, and one clock for all.

The engine and the server know no phases, tables or councils; a game that is run in a hall tells
them what they have to know by a `Hall`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, TypeVar

import msgspec

from critias.paper.document import Document

from .state import State
from .views import View

if TYPE_CHECKING:
    from .events import Event
    from .match import Match
    from .texts import Texts

S = TypeVar("S", bound=State)

PostKind = Literal["control", "map", "council", "projector"]
Role = Literal["lead", "map", "council"]


class Post(msgspec.Struct, frozen=True):
    """From where somebody without a seat looks at a match: a referee, or a screen in the hall.

    `role` is that of a referee (Control). `places`: the tables or councils it is for; none: all.
    """

    kind: PostKind
    role: Role | None = None
    places: tuple[str, ...] = ()

    @property
    def sees_all(self) -> bool:
        """Whether nothing is hidden from here."""
        return self.kind == "control"


class Gathering(msgspec.Struct, frozen=True):
    """Those who play the present phase together: a map table, a House, a council."""

    kind: str
    place: str
    seats: Sequence[int]


class Matter(msgspec.Struct, frozen=True):
    """Something that the rules leave to a referee's judgement, under a name of its own."""

    key: str
    kind: str
    about: Mapping[str, Any]
    seat: int | None = None
    place: str | None = None
    text: str | None = None


class Moment(msgspec.Struct, frozen=True):
    """The phase for which the clock of the hall runs."""

    turn: int
    phase: str


class Ballot(msgspec.Struct, frozen=True):
    """A vote that is open, under a name that it keeps until it is closed.

    `seats` are all who vote there, also those who have; `rule` and `about` are those of the
    question that they are asked.
    """

    key: str
    kind: str
    place: str
    seats: Sequence[int]
    rule: str
    about: Mapping[str, Any]


class Hall(ABC, Generic[S]):
    """What a game adds to be run in a hall."""

    lengths: ClassVar[Mapping[str, int]]
    """The planned seconds of each phase."""
    documents: ClassVar[Mapping[str, Literal["control", "over", "seat"]]]
    """The names of its papers, and who else than a referee gets them: nobody, all once the match
    is over, or each player his or her own."""

    # Who and where

    @abstractmethod
    def places(self, s: S) -> Mapping[str, Sequence[str]]:
        """The names of the places for each kind of screen that has some."""

    @abstractmethod
    def roster(self, s: S) -> Sequence[Mapping[str, str]]:
        """What each seat is: names that a person may wish for, such as House and role."""

    @abstractmethod
    def groups(self, s: S, seat: int) -> Mapping[str, Sequence[int]]:
        """The groups to which a player can speak, and who is in them."""

    @abstractmethod
    def absent(self, s: S) -> Sequence[int]:
        """The players who are not there: what they are still asked is answered for them."""

    @abstractmethod
    def seats_at(self, s: S, place: str) -> Sequence[int]:
        """Who belongs to a place."""

    # Time

    @abstractmethod
    def moment(self, s: S) -> Moment:
        """The turn and the phase."""

    @abstractmethod
    def moment_in(self, event: "Event") -> Moment | None:
        """The phase that an event tells has begun, if it does."""

    @abstractmethod
    def stretch(self, s: S) -> float:
        """How much longer than planned the present phase is by the rules: 1 is as planned."""

    @abstractmethod
    def gatherings(self, s: S) -> Sequence[Gathering]:
        """Who plays the present phase together."""

    @abstractmethod
    def ballots(self, match: "Match") -> Sequence[Ballot]:
        """The votes that are open, each with a clock of its own."""

    @abstractmethod
    def waits_openly(self, s: S) -> bool:
        """Whether all may know who has answered in secret, because each is asked just once."""

    @abstractmethod
    def phase_starts(self, match: "Match") -> Sequence[int]:
        """The numbers of the entries that led into each phase so far, in order; 0 is the start."""

    @abstractmethod
    def skip(self, reason: str) -> Any:
        """The command that ends a phase."""

    @abstractmethod
    def set_present(self, seat: int, present: bool, reason: str) -> Any:
        """The command that says whether a player is there."""

    # Referees and screens

    @abstractmethod
    def views(self, s: S, public: View) -> Callable[[Post], View]:
        """What is to be seen from each post; `public` is what spectators see."""

    @abstractmethod
    def objection(self, s: S, post: Post, command: Any) -> str | None:
        """Why a referee of this role may not rule so, or None; the lead may everything."""

    @abstractmethod
    def is_ruling(self, command: type) -> bool:
        """Whether a command is for referees, and not for players."""

    @abstractmethod
    def matters(self, s: S) -> Sequence[Matter]:
        """What waits for a referee."""

    # Papers

    @abstractmethod
    def books(self, s: S, name: str, seat: int | None) -> Sequence[View] | None:
        """A ledger, in full; None if there is none, or if it is not for that seat's eyes."""

    @abstractmethod
    def document(
        self, match: "Match", name: str, texts: "Texts", seat: int | None = None
    ) -> Document:
        """One of the `documents`; with a seat, the part that is for this player."""


def view_from(match: "Match", post: Post) -> View:
    """What is to be seen of a match from a post."""
    assert match.game.hall is not None, f"{match.game.name} is not for a hall"
    return match.game.hall.views(match.state, match.view(None))(post)
