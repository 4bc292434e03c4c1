"""What is to be seen beside the players' own screens: by Control, at a map, in a council."""

import functools

from critias.engine import View
from critias.hall import Post

from ..box import COUNCILS, KUDOS, NONE, settings_of
from ..councils.meeting import counted, quorum
from ..maps.regions import table_name
from ..room.roster import cut_off
from ..state import Room
from . import councils, seats

ON_EVERY_SCREEN = (
    *("turn", "turns", "phase", "steps", "last_turn_announced", "doom", "empires"),
    *("edicts", "proclamations", "names", "numbers", "switches", "wonders"),
)


class Posts:
    """What is to be seen now beside the players' own screens; what they share is made once."""

    def __init__(self, s: Room, seen: seats.Seats) -> None:
        self._s = s
        self._seen = seen
        self._public = seen(None)

    def seen_from(self, post: Post) -> View:
        """What is to be seen from a post; the projector shows what the public knows."""
        s = self._s
        if post.kind == "control":
            return self._control
        if post.kind == "map":
            tables = [table(s, self._public, number) for number in tables_of(s, post)]
            return {**self._common, "tables": tables}
        if post.kind == "council":
            boards = [council(s, number, self._councils) for number in councils_of(post)]
            return {**self._common, "councils": boards}
        return self._public

    @functools.cached_property
    def _common(self) -> View:
        """What every screen in the hall shows."""
        shared = {name: self._public[name] for name in ON_EVERY_SCREEN}
        return {**shared, "register": self._public["councils"]["register"]}

    @functools.cached_property
    def _councils(self) -> View:
        """All meetings, as those who sit there know them."""
        return councils.of_control(self._s, self._public["councils"])

    @functools.cached_property
    def _control(self) -> View:
        """Everything but the ledgers of days gone by, which are there for the asking."""
        s, public = self._s, self._public
        return {
            **public,
            "limit": s.doom_limit,
            "settings": {switch: settings_of(switch) for switch in s.switches},
            "wonders_of_the_box": list(s.box.wonders_to_build),
            "cut_off": cut_off(s),
            "councils": self._councils,
            "players": [self._seen.with_books(seat) for seat in range(s.seats)],
            "houses": [house(s, number) for number in range(s.houses)],
            **all_whispers(s),
            "atlantis_why": seats.recent(s, s.ledger[-1]),
        }


def all_whispers(s: Room) -> View:
    """What Control has told anybody, and what House-mates have proposed to each other."""
    empires = s.box.empires.names
    return {
        "cards_of_control": [one.shown() for one in s.cards_made if one.status != "gone"],
        "rulings": [ruling.shown() for ruling in s.rulings],
        "bribes": [
            {"empire": empires[bribe.empire], "seat": bribe.seat, "talents": bribe.talents}
            for bribe in s.bribes
        ],
        "proposals": [
            {"seat": wish.seat, "mate": wish.mate, "exchange": wish.exchange}
            for wish in s.proposals
        ],
    }


def tables_of(s: Room, post: Post) -> list[int]:
    """The map tables that a post is for."""
    return [t for t in range(s.maps) if not post.places or table_name(s, t) in post.places]


def councils_of(post: Post) -> list[int]:
    """The councils that a post is for."""
    return [n for n, name in enumerate(COUNCILS) if not post.places or name in post.places]


def table(s: Room, public: View, number: int) -> View:
    """What lies and stands at a map table."""
    name = table_name(s, number)
    return {
        "table": name,
        "step": public["steps"][name],
        "regions": public["tables"][name],
        "offices": public["offices"][name],
        "players": [public["players"][seat] for seat in s.players_at(number)],
    }


def council(s: Room, number: int, councils: View) -> View:
    """The board of a council, for those who sit there."""
    members = counted(s, number)
    return {
        "council": COUNCILS[number],
        **councils["chambers"][COUNCILS[number]],
        "members": members,
        "present": [seat for seat in members if s.present[seat]],
        "quorum": quorum(s, len(members)),
        "docket": [one.entry for one in s.register if one.status == "pending"],
    }


def house(s: Room, number: int) -> View:
    """A House in a line."""
    members = s.members(number)
    return {
        "house": s.box.roster.houses[number],
        "doom": s.doom_of_house(number),
        "kudos": sum(s.has(seat, KUDOS) for seat in members),
        "members": members,
    }


def ledgers(s: Room) -> list[str]:
    """The names of all ledgers."""
    houses = [f"house:{house}" for house in s.box.roster.houses[: s.houses]]
    return [*(f"seat:{seat}" for seat in range(s.seats)), *houses, "atlantis"]


def books(s: Room, name: str, seat: int | None) -> list[View] | None:
    """A ledger by its name, as far as a seat (None: Control) may look into it."""
    kind, _, whose = name.partition(":")
    houses = s.box.roster.houses[: s.houses]
    if kind == "house" and whose in houses:
        number = houses.index(whose)
        if seat is None or s.house[seat] == number:
            return [seats.booking(entry) for entry in s.ledger[s.seats + number]]
    elif kind == "seat" and whose.isdecimal() and int(whose) < s.seats:
        owner = int(whose)
        mates = s.house[owner] != NONE and seat is not None and s.house[seat] == s.house[owner]
        if seat is None or seat == owner or mates:
            return seats.books(s, owner)
    elif name == "atlantis" and seat is None:
        return [seats.booking(entry) for entry in s.ledger[-1]]
    return None
