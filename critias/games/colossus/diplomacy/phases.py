"""The Diplomacy Stage around the councils: announcements, House meetings, free time."""

from critias.engine import Choose, Flow, Option, ask, simultaneously

from ..box import KATASKOPOS
from ..maps.empires import announce_raids, declare_war
from ..maps.regions import table_names
from ..room.doom import look_for_omens
from ..room.roster import at_the_maps
from ..shop import upgrades, wonders
from ..state import Room
from .events import (
    DoomAnnounced,
    Eavesdropped,
    HeroMoved,
    LastTurnAnnounced,
    LastTurnPutOff,
    ThisTurnIsLast,
    Visited,
)
from .options import READY, Eavesdrop, GoTo, Ready, Visit


def announcements(s: Room) -> None:
    """Control tells of DOOM, the last turn, and what the empires are about to do (col.7.12)."""
    s.tell(
        lambda: DoomAnnounced(
            s.doom_of_atlantis(), tuple(s.doom_of_house(house) for house in range(s.houses))
        )
    )
    look_for_omens(s)
    announce_last_turn(s)
    if not s.last_turn():
        if s.turn >= s.first_half:
            declare_war(s)
        announce_raids(s)


def announce_last_turn(s: Room) -> None:
    """Once it is known that this turn is the last, or the next one, there is madness (col.7.71).

    From then on councils have more actions, and all are told.
    """
    if s.turn >= s.turns - 1 and not s.last_turn_announced:
        s.last_turn_announced = True
        s.tell(ThisTurnIsLast if s.last_turn() else LastTurnAnnounced)


def plan_turns(s: Room, turns: int) -> None:
    """Another number of turns. The second half, once begun or announced, has begun (col.11.4)."""
    if s.turn + (not at_the_maps(s)) <= s.first_half:
        s.first_half = turns // 2
    s.turns = turns
    if not at_the_maps(s) or s.last_turn():
        announce_last_turn(s)
    if s.last_turn_announced and s.turn < s.turns - 1:
        s.last_turn_announced = False
        s.tell(LastTurnPutOff, turns)


# House meetings


def house_phase(s: Room) -> Flow[None]:
    """The Houses meet; heroes visit one of them, and spies may listen at another's door."""
    yield from simultaneously(
        {seat: house_meeting(s, seat) for seat in range(s.seats) if s.present[seat]}, sealed=False
    )


def house_meeting(s: Room, seat: int) -> Flow[None]:
    """One player's part in the meeting: to say when it is over."""
    houses = s.box.roster.houses[: s.houses]
    options: list[Option] = [READY]
    rule = "col.7.3"
    if s.is_hero(seat):
        options += [Visit(house) for house in houses]
        rule = "col.7.4"
    elif s.role[seat] == KATASKOPOS:
        options += [
            Eavesdrop(house) for number, house in enumerate(houses) if number != s.house[seat]
        ]
        rule = "col.7.5"
    answer = yield from ask(Choose(seat, options, rule, default=READY))
    if isinstance(answer, Visit):
        s.tell(Visited, seat, answer.house)
    elif isinstance(answer, Eavesdrop):
        s.tell(Eavesdropped, seat, answer.house)


# Free time


def free_time(s: Room) -> Flow[None]:
    """All go where they wish; heroes pick the map for their next turn."""
    yield from simultaneously(
        {seat: free(s, seat) for seat in range(s.seats) if s.present[seat]}, sealed=False
    )


def free(s: Room, seat: int) -> Flow[None]:
    """One player's free time, until there is nothing more to do."""
    while True:
        answer = yield from ask(
            Choose(seat, lambda: free_options(s, seat), "col.7.1", default=READY)
        )
        if isinstance(answer, Ready):
            return
        if isinstance(answer, GoTo):
            s.table[seat] = table_names(s).index(answer.table)
            s.tell(HeroMoved, seat, answer.table)
            return
        upgrades.use_in_free_time(s, seat, answer)
        wonders.use_in_free_time(s, seat, answer)


def free_options(s: Room, seat: int) -> list[Option]:
    """What can be done in free time."""
    options: list[Option] = [READY]
    if s.is_hero(seat):
        here = s.table[seat]
        options += [GoTo(table) for number, table in enumerate(table_names(s)) if number != here]
    return options + upgrades.free_time(s, seat) + wonders.free_time(s, seat)
