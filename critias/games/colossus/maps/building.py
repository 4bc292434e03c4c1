"""Build Phase: each type of unit grows by what was invested in it, and by who invested most.

Talents are spent (col.6.8); orichalcum and vril stay with their owner (col.6.6, col.6.7).
"""

from ..box import ALL_UNITS, COGS, COLOSSUS, HERO, TALENTS, UNITS
from ..room.ledger import gain, give_gifts
from ..state import Room
from .events import Built, Researched
from .sheet import UnitOrder


def build_phase(s: Room) -> None:
    """All tables build at once."""
    for table in range(s.maps):
        build_at(s, table)


def build_at(s: Room, table: int) -> None:
    """A table builds."""
    seats = s.players_at(table)
    for unit in ALL_UNITS:
        build(s, seats, unit)


def build(s: Room, seats: list[int], unit: int) -> None:
    """All players at a table build units of one type."""
    builders = [seat for seat in seats if order_of(s, seat, unit).do == "build"]
    most_support = max((support(s, seat, unit) for seat in builders), default=0)
    most_talents = max((order_of(s, seat, unit).talents for seat in builders), default=0)
    for seat in builders:
        # What is compared is what stood in the city before anything was built.
        reasons = reasons_to_build(s, seat, unit, most_support, most_talents)
        gain(s, seat, TALENTS, -order_of(s, seat, unit).talents, f"build-{UNITS[unit]}")
        if unit == HERO:
            research(s, seat, reasons)
        else:
            raise_units(s, seat, unit, reasons)


def order_of(s: Room, seat: int, unit: int) -> UnitOrder:
    """The order for a type of unit."""
    sheet = s.sheets[seat]
    assert sheet is not None
    return sheet.orders[unit]


def support(s: Room, seat: int, unit: int) -> int:
    """Tokens that support a build: vril for Colossi (col.6.23), orichalcum for the others."""
    order = order_of(s, seat, unit)
    return order.vril if unit == COLOSSUS else order.orichalcum


def reasons_to_build(
    s: Room, seat: int, unit: int, most_support: int, most_talents: int
) -> list[str]:
    """Why units are built: one for each (col.6.17, col.6.19, col.6.23).

    All who tie for the most have it, but never with none. What is compared with are the House's
    own tokens, without colonies and state troops (col.6.9, col.6.56); for a Hero, the turn.
    """
    threshold = s.turn if unit == HERO else s.units[seat][unit]
    supporting, talents = support(s, seat, unit), order_of(s, seat, unit).talents
    kind = "vril" if unit == COLOSSUS else "orichalcum"
    reasons = []
    if supporting > threshold:
        reasons.append(f"enough-{kind}")
    if supporting and supporting == most_support:
        reasons.append(f"most-{kind}")
    if talents > threshold:
        reasons.append("enough-talents")
    if talents and talents == most_talents:
        reasons.append("most-talents")
    return reasons


def raise_units(s: Room, seat: int, unit: int, reasons: list[str]) -> None:
    """New tokens; those over the cap of the type are lost (col.6.18, col.6.20, col.6.24).

    An Assembly Line adds one to what is built at all (col.upgrade.assembly-line).
    """
    if reasons:
        reasons += [card.name for card in s.cards_with(seat, "builds-one-more")]
    room = max(0, s.numbers["unit-cap"] - s.units[seat][unit])
    built = min(len(reasons), room)
    s.units[seat][unit] += built
    s.tell(lambda: Built(seat, UNITS[unit], built, tuple(reasons)))


def research(s: Room, seat: int, reasons: list[str]) -> None:
    """To build a Hero is a quest for knowledge (col.6.21): a cog, one more a reason (col.6.22).

    A Logic Engine finds more (col.upgrade.logic-engine).
    """
    gain(s, seat, COGS, 1 + len(reasons), "build-hero")
    for card in s.cards_at(seat, "hero-built"):
        give_gifts(s, seat, card.value, card.name)
    s.tell(lambda: Researched(seat, 1 + len(reasons), tuple(reasons)))
