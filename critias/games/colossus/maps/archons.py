"""Archons: the offices at each map table, and the reward of those who see to theirs."""

from collections import Counter

from critias.engine import Choose, Flow, ask, simultaneously

from ..box import NONE
from ..room.ledger import give
from ..state import Room
from .events import ArchonNeglected, OfficeGiven, OfficeVacant
from .options import CONFIRM, NEGLECT, VoteFor
from .regions import table_name


def office_names(s: Room) -> list[str]:
    """The offices of a table, in order."""
    return list(s.box.offices.rewards)


def candidates(s: Room, table: int) -> list[int]:
    """Those who can hold an office at a table: Wandering Heroes cannot (col.6.52)."""
    return [seat for seat in s.players_at(table) if not s.is_hero(seat)]


def assign_offices(s: Room, table: int) -> Flow[None]:
    """In the first turn each House player gets an office by lot; the rest is voted on."""
    if s.turn != 1 or any(holder != NONE for holder in s.offices[table]):
        return
    able = candidates(s, table)
    if not able:
        return
    lots = list(range(len(s.offices[table])))
    s.rng.shuffle(lots)
    for seat in able:
        if lots:
            appoint(s, table, lots.pop(), seat)
    for office in sorted(lots):
        yield from vote_on_office(s, table, office)


def vote_on_office(s: Room, table: int, office: int) -> Flow[None]:
    """Each House player at the table names one of them; in a tie the older one is appointed."""
    able = candidates(s, table)
    options = [VoteFor(seat) for seat in able]
    about = {"office": office_names(s)[office]}

    def vote(seat: int) -> Flow[int]:
        answer = yield from ask(Choose(seat, options, "col.6.50", about, default=VoteFor(seat)))
        return answer.seat

    votes = yield from simultaneously({seat: vote(seat) for seat in able})
    count = Counter(votes.values())
    appoint(s, table, office, min(able, key=lambda seat: (-count[seat], s.age[seat])))


def appoint(s: Room, table: int, office: int, seat: int) -> None:
    """A player becomes Archon."""
    s.offices[table][office] = seat
    s.tell(OfficeGiven, office_names(s)[office], seat)


def vacate(s: Room) -> None:
    """The offices of people who are not there when a turn begins fall vacant."""
    for table, holders in enumerate(s.offices):
        for office, seat in enumerate(holders):
            if seat != NONE and not s.present[seat]:
                holders[office] = NONE
                s.tell(OfficeVacant, office_names(s)[office], table_name(s, table))


def offices_of(s: Room, seat: int) -> list[str]:
    """The offices that a player holds."""
    names = office_names(s)
    return [
        names[office]
        for holders in s.offices
        for office, holder in enumerate(holders)
        if holder == seat
    ]


def reward_archons(s: Room, seat: int) -> Flow[None]:
    """Who confirms what was reckoned (col.6.16) collects the reward of each office."""
    held = offices_of(s, seat)
    if not held:
        return
    about = {"offices": tuple(held)}
    answer = yield from ask(Choose(seat, [CONFIRM, NEGLECT], "col.6.51", about, default=NEGLECT))
    if answer is NEGLECT:
        s.tell(ArchonNeglected, seat)
        return
    for office in held:
        give(s, seat, s.box.offices.rewards[office], office)
