"""What each may see of the councils, the register of rule changes, offers and oaths."""

from critias.engine.views import View

from . import upgrades
from .actions import in_play
from .box import COUNCILS, NONE
from .council_records import Amendment, Bargain, Pledge
from .state import Room


def councils_of(s: Room, seat: int | None) -> View:
    """What a player, or with None the public, sees of all this."""
    return {
        "chambers": {
            council: chamber(s, number, hears(s, seat, number))
            for number, council in enumerate(COUNCILS)
        },
        "register": [amendment(one) for one in s.register],
        "oaths": [
            {
                "number": one.number,
                "seat": one.seat,
                "turn": one.turn,
                "oath": one.oath,
                "curse": one.curse,
                "status": one.status,
            }
            for one in s.oaths
        ],
        "offers": [offer(one) for one in s.offers if seat in (one.seat, one.to)],
        "pledges": {
            str(one): pledge(s.pledges[one]) for one in range(s.seats) if same_house(s, seat, one)
        },
    }


def of_control(s: Room) -> View:
    """All of it, for Control alone."""
    return {
        **councils_of(s, None),
        "chambers": {council: chamber(s, number, True) for number, council in enumerate(COUNCILS)},
        "offers": [offer(one) for one in s.offers],
        "pledges": {str(one): pledge(s.pledges[one]) for one in range(s.seats)},
    }


def hears(s: Room, seat: int | None, council: int) -> bool:
    """Whether a seat knows what a council is deciding: who sits there, or listens, or later all."""
    if s.phase != "council":
        return True
    listens = any(
        one.of == "council" and one.spy == seat and one.target == council for one in s.insights
    )
    return listens or seat in s.chambers[council].order


def chamber(s: Room, council: int, heard: bool) -> View:
    """A council's board: its order, its actions as they have grown, and its docket."""
    one = s.chambers[council]
    shown: View = {
        "president": None if one.president == NONE else one.president,
        "order": list(one.order),
        "declared": list(one.declared),
        "guests": list(one.guests),
        "actions": {action: one.grown.get(action, 0) for action in in_play(s, council)},
        "currency": upgrades.currency(s, council),
        "ballot": one.ballot or None,
    }
    if heard:
        shown["taken"] = [{"seat": taken.seat, "action": taken.action} for taken in one.taken]
    return shown


def amendment(one: Amendment) -> View:
    """An entry of the register."""
    return {
        "entry": one.entry,
        "proposer": one.proposer,
        "council": COUNCILS[one.council],
        "turn": one.turn,
        "number": one.number or None,
        "value": one.value if one.number else None,
        "thing": one.thing or None,
        "name": one.name or None,
        "text": one.text or None,
        "ayes": one.ayes,
        "nays": one.nays,
        "status": one.status,
        "starts": one.starts or None,
    }


def offer(one: Bargain) -> View:
    """An open offer, for its two sides."""
    return {
        "number": one.number,
        "seat": one.seat,
        "to": one.to,
        "give": goods(one, "give"),
        "want": goods(one, "want"),
    }


def goods(one: Bargain, side: str) -> View:
    """What one side would hand over, without what it would not."""
    listed = getattr(one, side)
    held = {field: getattr(listed, field) for field in listed.__struct_fields__}
    return {
        field: list(value) if isinstance(value, tuple) else value
        for field, value in held.items()
        if value
    }


def pledge(one: Pledge) -> View:
    """What a member lets the House spend."""
    return {"talents": one.talents, "orichalcum": one.orichalcum, "vril": one.vril}


def same_house(s: Room, seat: int | None, other: int) -> bool:
    """Whether two players are of one House."""
    return seat is not None and s.house[seat] != NONE and s.house[seat] == s.house[other]


def forget(s: Room, seat: int | None) -> None:
    """Drop what is for other eyes, for a match as a seat imagines it."""
    s.offers = [one for one in s.offers if seat in (one.seat, one.to)]
    s.insights = [one for one in s.insights if one.spy == seat]
    s.pledges = [
        one if same_house(s, seat, number) else Pledge() for number, one in enumerate(s.pledges)
    ]
