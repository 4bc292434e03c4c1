"""What each may see of the councils, the register of rule changes, offers and oaths."""

from critias.engine import View

from ..box import COUNCILS, NONE
from ..councils.actions import in_play
from ..councils.chosen import Chosen
from ..councils.records import Amendment
from ..diplomacy.records import Bargain
from ..shop import upgrades
from ..shop.records import Pledge
from ..state import Room


def in_public(s: Room) -> View:
    """What everybody may know of all this: the register is on every screen (col.7.68)."""
    return {
        "chambers": {
            council: {**chamber(s, number), **meeting_known_to(s, None, number)}
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
        "offers": [],
        "pledges": {},
    }


def known_to(s: Room, seat: int, public: View) -> View:
    """What a player knows of all this, more than the public."""
    chambers, house = public["chambers"], s.house[seat]
    known = {
        council: chamber_known_to(s, seat, number, chambers[council])
        for number, council in enumerate(COUNCILS)
    }
    return {
        **public,
        # Mostly just what the public knows, which need not be encoded again.
        "chambers": chambers if all(known[one] is chambers[one] for one in COUNCILS) else known,
        "offers": [offer(one) for one in s.offers if seat in (one.seat, one.to)],
        "pledges": {
            str(mate): pledge(s.pledges[mate])
            for mate in (() if house == NONE else s.members(house))
        },
    }


def chamber_known_to(s: Room, seat: int, council: int, public: View) -> View:
    """A council's board for a player who may sit there, or listen."""
    known = meeting_known_to(s, seat, council)
    return public if known["taken"] == public["taken"] else {**public, **known}


def of_control(s: Room, public: View) -> View:
    """All of it, for Control alone."""
    return {
        **public,
        "chambers": {
            council: {**public["chambers"][council], **meeting(s, number)}
            for number, council in enumerate(COUNCILS)
        },
        "offers": [offer(one) for one in s.offers],
        "pledges": {str(one): pledge(s.pledges[one]) for one in range(s.seats)},
    }


def meeting(s: Room, council: int) -> View:
    """Who has chosen what in a meeting, and whose turn it is."""
    one = s.chambers[council]
    return {
        "taken": [{"seat": taken.seat, "action": taken.action} for taken in one.taken],
        "acting": None if one.acting == NONE else one.acting,
    }


def meeting_known_to(s: Room, seat: int | None, council: int) -> View:
    """What a seat knows of a meeting: all who sit there, less who listens, others afterwards."""
    known = meeting(s, council)
    if s.phase != "council" or seat in s.chambers[council].order:
        return known
    for one in s.insights:
        if one.of == "council" and one.spy == seat and one.target == council:
            heard = [c for c in known["taken"] if not s.card_with(c["seat"], "unseen")]
            return {"taken": heard, "acting": None}
    return {"taken": None, "acting": None}


def chamber(s: Room, council: int) -> View:
    """A council's board: its order, its actions as they have grown, and its docket."""
    one = s.chambers[council]
    return {
        "president": None if one.president == NONE else one.president,
        "order": list(one.order),
        "declared": list(one.declared),
        "guests": list(one.guests),
        "actions": {action: one.grown.get(action, 0) for action in in_play(s, council)},
        "figures": {action: figures(s, council, action) for action in in_play(s, council)},
        "stock": {
            upgrade: left
            for upgrade, left in s.stock.items()
            if s.box.upgrades[upgrade].council == COUNCILS[council]
        },
        "steps": s.box.uneven_prices,
        "currency": upgrades.currency(s, council),
        "ballot": one.ballot or None,
    }


def figures(s: Room, council: int, action: str) -> View:
    """What an action is worth today, in the figures that grow."""
    steps = s.chambers[council].grown.get(action, 0)
    chosen = Chosen(s, council, NONE, action, steps)
    return {name: chosen.figure(name) for name in s.box.actions[action].growth}


def amendment(one: Amendment) -> View:
    """An entry of the register."""
    return {
        "entry": one.entry,
        "proposer": one.proposer,
        "council": COUNCILS[one.council],
        "turn": one.turn,
        "number": one.number or None,
        "value": one.value if one.number else None,
        "switch": one.switch or None,
        "setting": one.setting or None,
        "thing": one.thing or None,
        "name": one.name or None,
        "text": one.text or None,
        "ayes": one.ayes,
        "nays": one.nays,
        "law_ayes": one.law_ayes,
        "law_nays": one.law_nays,
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
