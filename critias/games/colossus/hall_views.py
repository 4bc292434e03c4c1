"""What is to be seen beside the players' own screens: by Control, at a map, in a council."""

from critias.engine.halls import Post
from critias.engine.views import View

from . import council_views, views
from .box import COUNCILS, KUDOS, NONE
from .councils import quorum
from .regions import table_name
from .state import Room


def seen_from(s: Room, post: Post) -> View:
    """What is to be seen from a post; the projector shows what the public knows."""
    if post.kind == "control":
        return control(s)
    if post.kind == "map":
        return {**common(s), "tables": [views.table(s, t) for t in tables_of(s, post)]}
    if post.kind == "council":
        meetings = council_views.of_control(s)["chambers"]
        return {
            **common(s),
            "councils": [council(s, number, meetings) for number in councils_of(post)],
        }
    return views.room(s, None)


def tables_of(s: Room, post: Post) -> list[int]:
    """The map tables that a post is for."""
    return [t for t in range(s.maps) if not post.places or table_name(s, t) in post.places]


def councils_of(post: Post) -> list[int]:
    """The councils that a post is for."""
    return [n for n, name in enumerate(COUNCILS) if not post.places or name in post.places]


def common(s: Room) -> View:
    """What every screen in the hall shows."""
    return {
        "turn": s.turn,
        "turns": s.turns,
        "phase": s.phase,
        "last_turn_announced": s.last_turn_announced,
        "doom": views.doom(s),
        "empires": views.empires(s),
        "edicts": [
            {"kind": e.kind, "target": e.target, "where": e.where, "amount": e.amount}
            for e in s.edicts
        ],
        "names": dict(s.names),
        "numbers": dict(s.numbers),
        "register": [council_views.amendment(one) for one in s.register],
        "wonders": dict(s.wonders),
    }


def council(s: Room, number: int, meetings: View) -> View:
    """The board of a council, for those who sit there."""
    members = [seat for seat in range(s.seats) if s.role[seat] == number]
    return {
        "council": COUNCILS[number],
        **meetings[COUNCILS[number]],
        "members": members,
        "present": [seat for seat in members if s.present[seat]],
        "quorum": quorum(s, len(members)),
        "docket": [one.entry for one in s.register if one.status == "pending"],
    }


def control(s: Room) -> View:
    """Everything but the ledgers of days gone by, which are there for the asking."""
    empires = s.box.empires.names
    return {
        **views.room(s, None),
        "limit": s.doom_limit,
        "councils": council_views.of_control(s),
        "players": [views.player(s, seat, seat) for seat in range(s.seats)],
        "houses": [house(s, number) for number in range(s.houses)],
        "rulings": [
            {
                "turn": ruling.turn,
                "ruling": ruling.ruling,
                "reason": ruling.reason,
                "audience": list(ruling.audience),
            }
            for ruling in s.rulings
        ],
        "bribes": [
            {"empire": empires[bribe.empire], "seat": bribe.seat, "talents": bribe.talents}
            for bribe in s.bribes
        ],
        "proposals": [
            {"seat": wish.seat, "mate": wish.mate, "exchange": wish.exchange}
            for wish in s.proposals
        ],
        "atlantis_why": views.recent(s, s.ledger[-1]),
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


def books(s: Room, name: str, seat: int | None) -> list[View] | None:
    """A ledger by its name, as far as a seat (None: Control) may look into it."""
    kind, _, whose = name.partition(":")
    houses = s.box.roster.houses[: s.houses]
    if kind == "house" and whose in houses:
        number = houses.index(whose)
        if seat is None or s.house[seat] == number:
            return [views.booking(entry) for entry in s.ledger[s.seats + number]]
    elif kind == "seat" and whose.isdecimal() and int(whose) < s.seats:
        owner = int(whose)
        mates = s.house[owner] != NONE and seat is not None and s.house[seat] == s.house[owner]
        if seat is None or seat == owner or mates:
            return views.books(s, owner)
    elif name == "atlantis" and seat is None:
        return [views.booking(entry) for entry in s.ledger[-1]]
    return None
