"""Colonisation: a counter that is turned over stays, and fights and gathers in later turns."""

from critias.engine import Choose, Flow, Option, ask

from ..box import NONE, TOKENS, UNITS
from ..state import CITY, HOME, Room
from .events import Colonised
from .options import NO_COLONY, Colonise
from .regions import has_garrison, name, players_in


def colonise(s: Room, seat: int) -> Flow[None]:
    """A player may leave a counter in each region held, one after the other."""
    while colony_sites(s, seat):
        answer = yield from ask(Choose(seat, lambda: sites(s, seat), "col.6.54", default=NO_COLONY))
        if not isinstance(answer, Colonise):
            return
        here = {name(s, place): place for place in set(s.at[seat]) if 0 <= place < CITY}
        settle(s, seat, here[answer.region], UNITS.index(answer.unit))


def sites(s: Room, seat: int) -> list[Option]:
    """Where a player could leave which counter."""
    return [
        NO_COLONY,
        *(Colonise(name(s, place), UNITS[unit]) for place, unit in colony_sites(s, seat)),
    ]


def colony_sites(s: Room, seat: int) -> list[tuple[int, int]]:
    """Regions held by a player alone, without a colony, and what could settle there."""
    return [
        (place, unit)
        for unit in TOKENS
        if (place := s.at[seat][unit]) != HOME
        and place < CITY
        and s.units[seat][unit]
        and is_open(s, place, seat)
    ]


def is_open(s: Room, place: int, seat: int) -> bool:
    """No colony, no Monster and no garrison; burned land is not settled.

    Where two have won together, the land is the victor's, and not the allied hero's (col.6.49).
    """
    if not has_room(s, place, seat) or s.monster[place] != NONE or s.burned[place]:
        return False
    won = [victory.seat for victory in s.victories if victory.place == place]
    alone = len(players_in(s, place)) == 1
    return seat in won if won else alone and not has_garrison(s, place)


def has_room(s: Room, place: int, seat: int) -> bool:
    """Whether the law leaves room for a colony of this player (col.6.54, col.switch.colonies)."""
    if s.colony[place] == NONE:
        return s.switches["colonies"] != "none"
    second = s.switches["colonies"] == "two" and s.colonies_at(place) == 1
    return second and s.colony[place] == seat


def settle(s: Room, seat: int, place: int, unit: int) -> None:
    """A counter becomes a colony, and counts as a unit no more (col.6.56)."""
    s.units[seat][unit] -= 1
    if s.colony[place] == seat:
        s.second_colonies.append(place)
    s.colony[place] = seat
    s.tell(Colonised, seat, name(s, place), UNITS[unit])
