"""The strategy sheet: what a player orders in secret for each type of unit."""

from typing import Annotated, Literal

import msgspec

from critias.engine import Record

from ..size import RegionOrNone, SeatOrNone, TableOrNone

Few = Annotated[int, msgspec.Meta(ge=0, le=10_000)]


class UnitOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Build, move or stay, for all units of one type.

    All tokens of a type go together (col.6.11). region: the number of the region where they move;
    0 is the city of the challenged player. table: another map, through the Moon Gate; -1 is one's
    own. target: the seat whose city they attack, if it is not the one that the sheet names.
    """

    do: Literal["stay", "build", "move"] = "stay"
    region: RegionOrNone = 0
    talents: Few = 0
    orichalcum: Few = 0
    vril: Few = 0
    table: TableOrNone = -1
    target: SeatOrNone = -1


STAY = UnitOrder()


class Sheet(Record, frozen=True):
    """A strategy sheet (col.6.4). challenge: the seat whose city is challenged, or -1."""

    hoplite: UnitOrder = STAY
    trireme: UnitOrder = STAY
    hero: UnitOrder = STAY
    colossus: UnitOrder = STAY
    challenge: SeatOrNone = -1

    @property
    def orders(self) -> tuple[UnitOrder, UnitOrder, UnitOrder, UnitOrder]:
        """The orders by type of unit."""
        return (self.hoplite, self.trireme, self.hero, self.colossus)

    @property
    def challenges(self) -> list[int]:
        """All who are challenged (col.6.4): the one named, and whoever else is attacked."""
        one, two, three, four = self.orders
        named = (self.challenge, one.target, two.target, three.target, four.target)
        return [] if max(named) == -1 else [seat for seat in dict.fromkeys(named) if seat != -1]


BLANK = Sheet()
