"""The end: kudos of the Houses, the objectives of the roles, or the deluge."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from critias.engine import Result

from ..box import (
    ARETE,
    ARKHITEKTON,
    BASILEUS,
    EMPOROS,
    KATASKOPOS,
    KUDOS,
    PHILOSOPHOS,
    ROLES,
    STRATEGOS,
    TALENTS,
)
from ..state import Room
from .events import BestHero, GameEnded, HouseScored, ObjectiveWon, Richest

OBJECTIVE = 100
"""Points for a role's objective."""


def end_of_game(s: Room) -> None:
    """The last turn is over, or Atlantis has drowned."""
    s.phase = "over"
    ended = account(s)
    for one in ended.objectives:
        s.tell(ObjectiveWon, one.role, one.house, one.reached, one.by)
    for house in ended.houses:
        s.tell(HouseScored, house.house, house.kudos, house.objectives, house.points, house.doom)
    s.tell(Richest, tuple(ended.richest), ended.talents)
    if ended.heroes:
        s.tell(BestHero, tuple(ended.heroes), ended.arete)
    s.tell(GameEnded, tuple(house.points for house in ended.houses))


# How it came about


class Standing(NamedTuple):
    """A House at the end: its kudos, its objectives, and what that adds up to; and its DOOM."""

    house: str
    kudos: int
    objectives: int
    points: int
    doom: int


class Objective(NamedTuple):
    """Who did best at the objective of a role, how much that was, and by what it was decided."""

    role: str
    house: str
    reached: int
    by: str


class Account(NamedTuple):
    """All that explains the end of the game."""

    houses: list[Standing]
    objectives: list[Objective]
    richest: list[int]
    talents: int
    heroes: list[int]
    arete: int


def account(s: Room) -> Account:
    """The points of the Houses (col.2.1), the richest players, and the best Wandering Heroes.

    In a deluge objectives do not count: all that does is DOOM (col.13.1).
    """
    names = s.box.roster.houses
    won = {} if s.deluge else objectives(s)
    standings = []
    for house, points in enumerate(house_scores(s)):
        reached = sum(house in houses for houses in won.values())
        kudos = kudos_of_house(s, house)
        standings.append(Standing(names[house], kudos, reached, points, s.doom_of_house(house)))
    listed = [
        Objective(ROLES[role], names[house], MEASURES[role](s, house)[0], decided_by(s, role))
        for role, houses in won.items()
        for house in houses
    ]
    richest, talents = most(s, range(s.seats), TALENTS)
    heroes, arete = most(s, [seat for seat in range(s.seats) if s.is_hero(seat)], ARETE)
    return Account(standings, listed, richest, talents, heroes, arete)


def most(s: Room, seats: Iterable[int], resource: int) -> tuple[list[int], int]:
    """Who has the most of something, and how much; ties share it."""
    held = {seat: s.has(seat, resource) for seat in seats}
    best = max(held.values(), default=0)
    return [seat for seat, amount in held.items() if amount == best], best


def decided_by(s: Room, role: int) -> str:
    """Whether the most decided an objective, or in a tie the fewest stars."""
    reached = [MEASURES[role](s, house) for house in range(s.houses)]
    best = max(reached)
    return (
        "fewest-stars"
        if sum(one[0] == best[0] > 0 for one in reached) > reached.count(best)
        else "most"
    )


def result(s: Room) -> Result | None:
    """The scores of all: the kudos of their House (col.2.1), or for Wandering Heroes their own.

    In a deluge the House with the least DOOM wins, and who sits in the Ark (col.13.1).
    """
    if s.phase != "over":
        return None
    totals = house_scores(s)
    scores = tuple(
        s.has(seat, KUDOS) if s.is_hero(seat) else totals[s.house[seat]] for seat in range(s.seats)
    )
    if s.deluge:
        peopled = [house for house in range(s.houses) if s.members(house)]  # Houses may merge
        least = min(s.doom_of_house(house) for house in peopled)
        best = [house for house in peopled if s.doom_of_house(house) == least]
    else:
        best = [house for house in range(s.houses) if totals[house] == max(totals)]
    saved = s.berths if s.deluge else []
    winners = tuple(seat for seat in range(s.seats) if s.house[seat] in best or seat in saved)
    return Result(scores, winners)


def kudos_of_house(s: Room, house: int) -> int:
    """The points on all kudos cards of a House."""
    return sum(s.has(seat, KUDOS) for seat in s.members(house))


def house_scores(s: Room) -> list[int]:
    """Kudos of each House, and a hundred for each objective."""
    scores = [kudos_of_house(s, house) for house in range(s.houses)]
    if not s.deluge:
        for houses in objectives(s).values():
            for house in houses:
                scores[house] += OBJECTIVE
    return scores


Measure = Callable[[Room, int], tuple[int, ...]]


def objectives(s: Room) -> dict[int, list[int]]:
    """For each role the Houses that did best at its objective; ties share it (col.2.1)."""
    won = {}
    for role, measure in MEASURES.items():
        reached = [measure(s, house) for house in range(s.houses)]
        best = max(reached)
        won[role] = [h for h in range(s.houses) if best[0] > 0 and reached[h] == best]
    return won


def amendments(s: Room, house: int) -> tuple[int, ...]:
    """Most ratified amendments; in a tie, fewest stars."""
    return s.ratified[house], -sum(s.stars(seat) for seat in s.members(house))


def deeds(s: Room, house: int) -> tuple[int, ...]:
    """Most armies, raids and Monsters beaten."""
    return (sum(s.deeds[seat] for seat in s.members(house)),)


def knowledge(s: Room, house: int) -> tuple[int, ...]:
    """Most different upgrades."""
    return (len({card for seat in s.members(house) for card in s.upgrades[seat]}),)


def sights(s: Room, house: int) -> tuple[int, ...]:
    """Most wonders."""
    return (sum(s.house[seat] == house for seat in s.wonders.values()),)


def wealth(s: Room, house: int) -> tuple[int, ...]:
    """Most talents."""
    return (sum(s.has(seat, TALENTS) for seat in s.members(house)),)


def colonies(s: Room, house: int) -> tuple[int, ...]:
    """Most colonies."""
    return (s.colonies_of(s.members(house)),)


MEASURES: dict[int, Measure] = {
    BASILEUS: amendments,
    STRATEGOS: deeds,
    PHILOSOPHOS: knowledge,
    ARKHITEKTON: sights,
    EMPOROS: wealth,
    KATASKOPOS: colonies,
}
