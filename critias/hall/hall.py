"""What a game declares, and answers, to be run in a hall."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal, TypeVar

from critias.engine import Event, Match, State, Texts, View, Views
from critias.engine.errors import RulesError
from critias.paper.cards import Mark
from critias.paper.document import Document

from .gatherings import NOWHERE, Ballot, Gathering, Moment
from .matters import Matter
from .posts import CONTROL, PRESS, PROJECTOR, SPECTATOR, STAND_IN, TEAMMATE, Post

S = TypeVar("S", bound=State)

Readers = Literal["control", "over", "seat", "all"]
"""Who else than a referee gets a paper: nobody, all once the match is over, each player his or her
own, or all at any time."""

_LONGEST_NAME = 16  # of what a station is, as the server stores it


class Hall(ABC, Generic[S]):
    """What a game adds to be run in a hall; all but the lengths and the moment have defaults.

    What it declares by name has its words in the game's texts, under `hall-referee-`,
    `hall-screen-`, `hall-group-`, `hall-circle-`, `hall-call-`, `hall-matter-` and `hall-paper-`;
    `hall-own-paper-` is what each player calls his or her own, and `hall-paper-text-` may say more.
    """

    lengths: ClassVar[Mapping[str, int]]
    """The planned seconds of each phase."""
    options: ClassVar[Mapping[str, Any]] = {}
    """Options of the game that are for a hall only, and how they are there."""
    screens: ClassVar[Mapping[str, str | None]] = {}
    """Its kinds of screens beside the projectors. One stands at each place of its kind, and here
    is what the game's words call these; or, with None, it stands there once."""
    lead: ClassVar[str] = "lead"
    """The role of the referees who hold the clock and may do everything."""
    roles: ClassVar[Mapping[str, str | None]] = {}
    """The other roles of referees, each with the kind of screen whose places it looks after."""
    groups: ClassVar[Sequence[str]] = ()
    """The kinds of groups that a seat is in, such as team and role, as the game's words call
    them."""
    wishes: ClassVar[Sequence[str]] = ()
    """Those of the groups that people may wish for."""
    circles: ClassVar[Sequence[str]] = ()
    """The circles to which a player can speak."""
    calls: ClassVar[Mapping[str, Sequence[str]]] = {}
    """What players call a referee for beside USUAL_CALLS, and the names of what each is about."""
    notices: ClassVar[Mapping[str, str | None]] = {}
    """The kinds of matters that wait for a referee, and the role that sees to them wherever they
    come up; None: whoever looks after the place or the player."""
    documents: ClassVar[Mapping[str, Readers]] = {}
    """The names of its papers, and who gets them."""

    # Who and where

    def places(self, s: S) -> Mapping[str, Sequence[str]]:
        """The names of the places for each kind of screen that has some."""
        return {}

    def roster(self, s: S) -> Sequence[Mapping[str, str]]:
        """The group of each kind in which each seat is."""
        return [{} for _ in range(s.seats)]

    def seats_at(self, s: S, place: str) -> Sequence[int]:
        """Who belongs to a place; by default those who are in a group of that name."""
        return [seat for seat, groups in enumerate(self.roster(s)) if place in groups.values()]

    def people_first(self, groups: Mapping[str, str]) -> int:
        """Which seats get people before bots, by their groups: those with the least figure."""
        return 0

    def circle(self, s: S, seat: int, name: str) -> Sequence[int]:
        """Those who hear what a player says in a circle, or nobody if the player has none.

        By default the group of that kind.
        """
        roster = self.roster(s)
        own = roster[seat].get(name)
        return [one for one, groups in enumerate(roster) if own and groups.get(name) == own]

    def parties(self, s: S, seat: int, command: Any) -> Sequence[int]:
        """The other players to what a player does outside the questions, as in a trade."""
        return ()

    def absent(self, s: S) -> Sequence[int]:
        """The players who are not there: what they are still asked is answered for them."""
        return ()

    # Time

    @abstractmethod
    def moment(self, s: S) -> Moment:
        """The turn and the phase."""

    def moment_in(self, event: Event) -> Moment | None:
        """The phase that an event tells has begun, if it does."""
        return None

    def stretch(self, s: S) -> float:
        """How much longer than planned the present phase is by the rules: 1 is as planned."""
        return 1.0

    def gatherings(self, s: S) -> Sequence[Gathering]:
        """Who plays the present phase together.

        By default the groups of the first kind, or all together.
        """
        gathered: dict[str, list[int]] = {}
        kind = self.groups[0] if self.groups else "hall"
        for seat, groups in enumerate(self.roster(s)):
            gathered.setdefault(groups.get(kind, NOWHERE), []).append(seat)
        return [Gathering(kind, place, seats) for place, seats in gathered.items()]

    def ballots(self, match: Match) -> Sequence[Ballot]:
        """The votes that are open, each with a clock of its own."""
        return ()

    def waits_openly(self, s: S, place: str) -> bool:
        """Whether all may know who at a place, of those that play the present phase together, has
        answered in secret, because each is asked just once."""
        return False

    def phase_starts(self, match: Match) -> Sequence[int]:
        """The entries that led into each phase so far, in order; one may lead through several.

        0 is the start.
        """
        began = {one.number for one in match.all_events if self.moment_in(one.event) is not None}
        return sorted({0, *began})

    def skip(self, reason: str) -> Any:
        """The command that ends a phase; None: there is none."""
        return None

    def set_present(self, seat: int, present: bool, reason: str) -> Any:
        """The command that says whether a player is there; None: there is none."""
        return None

    # Referees and screens

    def views(self, s: S, seen: Views) -> Callable[[Post], View]:
        """What is to be seen from each post; `seen` is what each seat sees, and spectators (None).

        By default referees see what each player sees, and screens what spectators see.
        """
        public = seen(None)
        seats = [seen(seat) for seat in range(s.seats)]
        return lambda post: {**public, "by_seat": seats} if post.sees_all else public

    def places_of(self, s: S, post: Post) -> Sequence[str]:
        """The places that a referee looks after: those named, or all of the role's kind."""
        kind = self.roles.get(post.role or "")
        return post.places or self.places(s).get(kind or "", ())

    def concerns(self, s: S, post: Post, seat: int) -> bool:
        """Whether a player is one of those whom a referee looks after."""
        if post.role == self.lead:
            return True
        return any(seat in self.seats_at(s, place) for place in self.places_of(s, post))

    def objection(self, s: S, post: Post, command: Any) -> str | None:
        """Why a referee of this role may not rule so, or None.

        By default the lead may everything, and others what names a player of theirs.
        """
        seat = getattr(command, "seat", None)
        if post.role == self.lead or (seat is not None and self.concerns(s, post, seat)):
            return None
        return f"that is for the {self.lead}, or about none of your players"

    def is_ruling(self, command: type) -> bool:
        """Whether a command is for referees, and not for players; by default all are."""
        return True

    def matters(self, s: S) -> Sequence[Matter]:
        """What waits for a referee."""
        return ()

    # Papers

    def ledgers(self, s: S) -> Sequence[str]:
        """The names of all ledgers."""
        return ()

    def books(self, s: S, name: str, seat: int | None) -> Sequence[View] | None:
        """A ledger, in full; None if there is none, or if it is not for that seat's eyes."""
        return None

    def document(self, match: Match, name: str, texts: Texts, seat: int | None = None) -> Document:
        """One of the `documents`; with a seat, the part that is for this player."""
        raise NotImplementedError(f"{name} is declared, and not made")

    def marks(self, s: S, texts: Texts) -> Sequence[Mark]:
        """What marks each seat on cards and tags; by default nothing does."""
        return ()

    def course(self, s: S) -> Sequence[Moment]:
        """All phases of the day in order, as planned; by default each once."""
        return [Moment(0, phase) for phase in self.lengths]

    def cues(self, s: S, texts: Texts) -> Mapping[str, Sequence[str]]:
        """What referees say and do in each phase."""
        return {}

    # What it has declared

    def vocabulary(self) -> Mapping[str, tuple[str, ...]]:
        """The names that need a text."""
        return {
            "phase": tuple(self.lengths),
            "hall-referee": (self.lead, *self.roles),
            "hall-screen": tuple(self.screens),
            "hall-group": tuple(self.groups),
            "hall-circle": tuple(self.circles),
            "hall-call": tuple(self.calls),
            "hall-matter": tuple(self.notices),
            "hall-paper": tuple(self.documents),
            "hall-own-paper": tuple(n for n, who in self.documents.items() if who == "seat"),
        }

    def check(self) -> None:
        """Raise RulesError with a sentence if what is declared does not fit together."""
        for slip in self._slips():
            raise RulesError(f"what the hall declares does not fit together: {slip}")

    def _slips(self) -> Iterator[str]:
        everywhere = {CONTROL, PROJECTOR, SPECTATOR, PRESS, STAND_IN, TEAMMATE}
        for kind in everywhere & self.screens.keys():
            yield f"a screen cannot be called {kind}, which every hall has"
        for name in (*self.screens, *self.roles, self.lead):
            if len(name) > _LONGEST_NAME:
                yield f"{name} has more than {_LONGEST_NAME} characters"
        for role, looked_after in self.roles.items():
            if looked_after is not None and self.screens.get(looked_after) is None:
                yield f"the role {role} looks after {looked_after}, which is no screen with places"
        for notice, whose in self.notices.items():
            if whose not in (None, self.lead, *self.roles):
                yield f"{notice} is for the role {whose}, which there is not"
        for wish in self.wishes:
            if wish not in self.groups:
                yield f"people may wish for {wish}, which is no group"
