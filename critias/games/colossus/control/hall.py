"""How the megagame is run in a hall: its clock, its places, and what each Control may rule."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from critias.engine import Event, Match, Texts, View, Views
from critias.hall import NOWHERE, Ballot, Gathering, Hall, Matter, Moment, Post, Readers
from critias.paper.cards import Mark
from critias.paper.document import Document

from .. import papers
from ..box import BASILEUS, COUNCILS, HERO_ROLE, NONE, ROLES
from ..councils.amendments import StrikeAmendment
from ..diplomacy.exchanges import ProposeExchange
from ..diplomacy.oaths import JudgeOath, WitnessOath
from ..diplomacy.trading import AcceptOffer, Offer, WithdrawOffer
from ..diplomacy.trading import find as find_offer
from ..maps.regions import table_name
from ..room import validity
from ..room.events import PhaseBegan
from ..room.roster import MAP_PHASES, at_the_maps, house_name, role_name, step_of
from ..state import Room
from ..views import posts
from ..views.seats import Seats
from .ballots import open_ballots
from .rulings import (
    Appoint,
    BurnRegion,
    ControlRuling,
    GiveCards,
    GiveChallenge,
    GiveUpgrade,
    Judge,
    MakeCard,
    MoveCard,
    MoveUnits,
    OfferBribe,
    PlaceWonder,
    SetArmy,
    SetColony,
    SetHatred,
    SetMonster,
    SetPresent,
    SetResource,
    SetRewards,
    SetUnits,
    SkipPhase,
)

A_MINUTE = 60
# The rulebook's 20, 5, 10 and 5 minutes, shared out among the phases that ask something.
LENGTHS = {
    "set-up": 5 * A_MINUTE,
    "map": 20 * A_MINUTE,
    "house": 4 * A_MINUTE,
    "spawn": A_MINUTE,
    "declaration": A_MINUTE,
    "council": 9 * A_MINUTE,
    "free": 5 * A_MINUTE,
    "closing": 5 * A_MINUTE,
}

MINUTES = {
    **dict.fromkeys(MAP_PHASES, "map-minutes"),
    "house": "house-minutes",
    **dict.fromkeys(("declaration", "council"), "council-minutes"),
    "free": "free-minutes",
}

AT_A_TABLE = (SetColony, SetMonster, SetRewards, BurnRegion, Appoint, SetArmy)
OF_A_PLAYER = (
    *(SetResource, GiveCards, SetUnits, MoveUnits, GiveUpgrade),
    *(GiveChallenge, SetHatred, OfferBribe, SetPresent, SkipPhase, MakeCard, MoveCard),
)
OF_A_MEMBER = (
    *(SetResource, GiveCards, GiveUpgrade, OfferBribe, SetPresent, SkipPhase),
    *(MakeCard, MoveCard),
)
OF_THE_TEMPLE = (WitnessOath, JudgeOath)


class ColossusHall(Hall[Room]):
    """The hall of the megagame."""

    lengths: ClassVar[Mapping[str, int]] = LENGTHS
    options: ClassVar[Mapping[str, Any]] = {"close": "control"}
    screens: ClassVar[Mapping[str, str | None]] = {"map": "table", "council": "council"}
    roles: ClassVar[Mapping[str, str | None]] = {"map": "map", "council": "council"}
    groups: ClassVar[Sequence[str]] = ("house", "role", "table")
    wishes: ClassVar[Sequence[str]] = ("house", "role")
    circles: ClassVar[Sequence[str]] = ("house", "table", "council")
    calls: ClassVar[Mapping[str, Sequence[str]]] = {"oath": ("oath",)}
    notices: ClassVar[Mapping[str, str | None]] = {
        "lapse": "lead",
        "oath": "council",
        "amendment": "council",
        "bribe": None,
    }
    documents: ClassVar[Mapping[str, Readers]] = {
        "sheets": "control",
        "briefings": "seat",
        "booklet": "all",
        "blanks": "all",
        "debrief": "over",
    }

    # Who and where

    def places(self, s: Room) -> Mapping[str, Sequence[str]]:
        """The map tables and the councils."""
        return {"map": table_names(s), "council": COUNCILS}

    def roster(self, s: Room) -> Sequence[Mapping[str, str]]:
        """House, role and map table of each seat."""
        return [
            {
                "house": house_name(s, seat),
                "role": role_name(s, seat),
                "table": table_name(s, s.table[seat]),
            }
            for seat in range(s.seats)
        ]

    def people_first(self, groups: Mapping[str, str]) -> int:
        """Kings, then the other offices of a House, then Wandering Heroes."""
        return {ROLES[BASILEUS]: 0, HERO_ROLE: 2}.get(groups["role"], 1)

    def circle(self, s: Room, seat: int, name: str) -> Sequence[int]:
        """The House, the map table, or the council; Wandering Heroes have no House."""
        if name == "house" and s.is_hero(seat):
            return []
        if name != "council":
            return super().circle(s, seat, name)
        councils = [council_seats(s, number) for number in range(len(COUNCILS))]
        return next((there for there in councils if seat in there), [])

    def parties(self, s: Room, seat: int, command: Any) -> Sequence[int]:
        """With whom a player trades, or exchanges roles or cities."""
        if isinstance(command, Offer):
            return [command.to]
        if isinstance(command, ProposeExchange):
            return [command.mate]
        if isinstance(command, AcceptOffer | WithdrawOffer):
            bargain = find_offer(s, command.number)
            return [] if bargain is None else [bargain.seat, bargain.to]
        return []

    def absent(self, s: Room) -> Sequence[int]:
        """Those who come late, have gone, or never came; while all are away, the match stands."""
        if not any(s.present):
            return []
        return [seat for seat in range(s.seats) if not s.present[seat]]

    def seats_at(self, s: Room, place: str) -> Sequence[int]:
        """Those who sit at a map table, or belong to a council."""
        if place in COUNCILS:
            return council_seats(s, COUNCILS.index(place))
        tables = table_names(s)
        if place not in tables:
            return []
        return [seat for seat in range(s.seats) if s.table[seat] == tables.index(place)]

    # Time

    def moment(self, s: Room) -> Moment:
        """The turn and the phase; the Map Stage has one clock, for tables go at their own pace."""
        return Moment(s.turn, "map" if at_the_maps(s) else s.phase)

    def moment_in(self, event: Event) -> Moment | None:
        """The phase that begins."""
        if not isinstance(event, PhaseBegan) or event.phase in MAP_PHASES[1:]:
            return None
        return Moment(event.turn, "map" if event.phase in MAP_PHASES else event.phase)

    def stretch(self, s: Room) -> float:
        """Amendments can change the minutes of the phases that the rulebook names (col.1.3)."""
        number = MINUTES.get(s.phase)
        if number is None:
            return 1.0
        return s.numbers[number] / s.box.numbers.amendable[number].value

    def gatherings(self, s: Room) -> Sequence[Gathering]:
        """Map tables, Houses or councils, as the phase has it."""
        if s.phase in ("declaration", "council"):
            sitting = [Gathering("council", c, council_seats(s, n)) for n, c in enumerate(COUNCILS)]
            return with_the_rest(s, "council", sitting)
        if s.phase in ("house", "free", "spawn", "closing"):
            names = s.box.roster.houses
            houses = [Gathering("house", names[h], s.members(h)) for h in range(s.houses)]
            return with_the_rest(s, "house", houses)
        return [Gathering("map", place, self.seats_at(s, place)) for place in table_names(s)]

    def ballots(self, match: Match) -> Sequence[Ballot]:
        """The votes of councils, and those on Archons."""
        return open_ballots(match)

    def waits_openly(self, s: Room, place: str) -> bool:
        """Everybody sees who has laid down the strategy sheet: there is one for each."""
        tables = table_names(s)
        return place in tables and step_of(s, tables.index(place)) == "strategy"

    def skip(self, reason: str) -> SkipPhase:
        """The phase ends; what is still asked counts as not wanted."""
        return SkipPhase(reason=reason)

    def set_present(self, seat: int, present: bool, reason: str) -> SetPresent:
        """A player comes late, goes early, or never came."""
        return SetPresent(seat=seat, present=present, reason=reason)

    # Control and screens

    def views(self, s: Room, seen: Views) -> Callable[[Post], View]:
        """What is to be seen from each post."""
        return posts.Posts(s, seen if isinstance(seen, Seats) else Seats(s)).seen_from

    def is_ruling(self, command: type) -> bool:
        """Rulings, and what Control does with oaths and amendments."""
        return issubclass(command, (ControlRuling, *OF_THE_TEMPLE, StrikeAmendment))

    def objection(self, s: Room, post: Post, command: Any) -> str | None:
        """Map Control rules on its tables, council Control on its councils, the lead on all."""
        if post.role == self.lead or isinstance(command, Judge):
            return None
        if post.role == "map":
            return not_of_these_maps(s, post, command)
        return not_of_these_councils(s, post, command)

    def matters(self, s: Room) -> Sequence[Matter]:
        """What is impossible and waits to be set right (col.3.13), oaths to be witnessed,
        amendments in words, and bribes that nobody has answered.
        """
        wrong = [
            Matter(f"lapse:{s.turn}:{s.phase}:{number}", "lapse", {}, text=lapse)
            for number, lapse in enumerate(validity.lapses(s))
        ]
        oaths = [
            Matter(f"oath:{one.number}", "oath", {"oath": one.number}, one.seat, text=one.oath)
            for one in s.oaths
            if one.status == "spoken"
        ]
        amendments = [
            Matter(
                f"amendment:{one.entry}:{one.status}",
                "amendment",
                {"amendment": one.entry, "status": one.status},
                one.proposer,
                COUNCILS[one.council],
                one.text,
            )
            for one in s.register
            if one.text and one.status in ("pending", "in-force")
        ]
        bribes = [
            Matter(
                f"bribe:{one.empire}:{one.seat}",
                "bribe",
                {"empire": s.box.empires.names[one.empire], "talents": one.talents},
                one.seat,
                table_name(s, s.table[one.seat]),
            )
            for one in s.bribes
        ]
        return [*wrong, *oaths, *amendments, *bribes]

    # Papers

    def ledgers(self, s: Room) -> Sequence[str]:
        """Those of all players, of the Houses, and of Atlantis."""
        return posts.ledgers(s)

    def books(self, s: Room, name: str, seat: int | None) -> Sequence[View] | None:
        """The ledger of a player, a House, or Atlantis."""
        return posts.books(s, name, seat)

    def document(self, match: Match, name: str, texts: Texts, seat: int | None = None) -> Document:
        """What goes on by hand, the debrief, or the briefings."""
        return papers.document(match, name, texts, seat)

    def marks(self, s: Room, texts: Texts) -> Sequence[Mark]:
        """The arms of each player's House."""
        return papers.marks(s, texts)

    def course(self, s: Room) -> Sequence[Moment]:
        """The set-up, all turns, and the closing; in the last turn nothing is spawned."""
        phases = ("map", "house", "spawn", "declaration", "council", "free")
        turns = [Moment(turn, phase) for turn in range(1, s.turns + 1) for phase in phases]
        turns.remove(Moment(s.turns, "spawn"))
        return [Moment(0, "set-up"), *turns, Moment(s.turns, "closing")]

    def cues(self, s: Room, texts: Texts) -> Mapping[str, Sequence[str]]:
        """What Control says and does in each phase."""
        return papers.cues(tuple(self.lengths), texts)


def table_names(s: Room) -> list[str]:
    """The maps in play."""
    return [table_name(s, table) for table in range(s.maps)]


def council_seats(s: Room, council: int) -> list[int]:
    """The members of a council, and the Wandering Heroes who attend its meeting."""
    guests = s.chambers[council].guests
    return [seat for seat in range(s.seats) if s.role[seat] == council or seat in guests]


def with_the_rest(s: Room, kind: str, gathered: list[Gathering]) -> list[Gathering]:
    """Those whom nobody has gathered are in a line of their own."""
    there = {seat for one in gathered for seat in one.seats}
    rest = [seat for seat in range(s.seats) if seat not in there]
    return [*gathered, Gathering(kind, NOWHERE, rest)] if rest else gathered


# What each Control may rule


def not_of_these_maps(s: Room, post: Post, command: Any) -> str | None:
    """Why a ruling is not for the Control of some map tables, or None."""
    own = posts.tables_of(s, post)
    if isinstance(command, SkipPhase) and command.seat == NONE:
        own_names = [table_name(s, table) for table in own]
        return None if command.place in own_names else elsewhere(s, own)
    if isinstance(command, AT_A_TABLE):
        return None if command.table in own else elsewhere(s, own)
    if not isinstance(command, OF_A_PLAYER):
        return "that is for the lead of Control"
    if command.seat >= s.seats or s.table[command.seat] not in own:
        return elsewhere(s, own)
    if isinstance(command, MoveUnits) and command.region and command.table not in own:
        return elsewhere(s, own)
    return None


def elsewhere(s: Room, own: list[int]) -> str:
    """What a map Control is told about another map."""
    return f"you are Control of {', '.join(table_name(s, table) for table in own)} only"


def not_of_these_councils(s: Room, post: Post, command: Any) -> str | None:
    """Why a ruling is not for the Control of some councils, or None."""
    own = posts.councils_of(post)
    if isinstance(command, OF_THE_TEMPLE):
        return None
    if isinstance(command, StrikeAmendment):
        known = [one.council for one in s.register if one.entry == command.entry]
        return None if set(known) <= set(own) else other_council(own)
    if isinstance(command, SkipPhase) and command.seat == NONE:
        return None if command.place in [COUNCILS[one] for one in own] else other_council(own)
    if isinstance(command, PlaceWonder):
        return None if COUNCILS.index("wonders") in own else other_council(own)
    if not isinstance(command, OF_A_MEMBER):
        return "that is for the lead of Control, or for that of the map"
    members = {seat for council in own for seat in council_seats(s, council)}
    return None if command.seat in members else other_council(own)


def other_council(own: list[int]) -> str:
    """What a council Control is told about another council."""
    return f"you are Control of {', '.join(COUNCILS[council] for council in own)} only"
