"""Moving ships, and what an arrival on the New Land is worth."""

from collections.abc import Collection

from critias.engine import Choose, Flow, Option, ask

from ..box import ALLIANCE, ROYAL_BARGE, SCIENCE_VESSEL, SHIPS, WINDS
from ..events import (
    NeutralsBoarded,
    NeutralsDiscarded,
    RefugeesDiscarded,
    ShipArrived,
    ShipSailed,
    ShipSentHome,
)
from ..options import DECLINE, MOVE
from ..reactions import who_plays
from ..state import Harbour


def sail(s: Harbour, ship: int, mover: int | None, royal: bool = False) -> Flow[None]:
    """Move a ship one space; from the Ocean, or by air, it reaches the New Land."""
    if s.at_sea[ship] or s.skips_ocean(ship):
        yield from arrive(s, ship, mover, royal)
    else:
        s.at_sea[ship] = True
        s.tell(ShipSailed, SHIPS[ship])


def arrive(s: Harbour, ship: int, mover: int | None, royal: bool = False) -> Flow[None]:
    """A ship reaches the New Land: score it and set all ashore (eoa.sailing.arrival)."""
    chart = "royal" if royal else "standard"
    s.tell(ShipArrived, SHIPS[ship], chart)
    allies: list[int] = []
    if s.aboard[ship][s.neutral]:
        about = {"ship": SHIPS[ship], "chart": chart}
        allies = yield from who_plays(s, range(s.seats), ALLIANCE, "eoa.special.alliance", about)
    for seat in allies:
        s.spend_special(seat, ALLIANCE)
    score_passengers(s, ship, allies, chart)
    if mover is not None:
        score_mover(s, ship, mover)
    for colour in range(s.seats + 1):
        s.new_land[colour] += s.refugees(ship, colour)
    empty(s, ship)
    bring_into_port(s, ship)


def score_passengers(s: Harbour, ship: int, allies: Collection[int], chart: str) -> None:
    """What an arrival brings to all."""
    for seat in range(s.seats):
        for points, reason in passage(s, ship, seat, chart, allied=seat in allies):
            s.score(seat, points, reason)


def passage(s: Harbour, ship: int, seat: int, chart: str, *, allied: bool) -> list[tuple[int, str]]:
    """A player's points for an arrival: by the chart, and for company (eoa.sailing.colours).

    With Alliance the neutrals count, too, or in place of the own refugees (eoa.special.alliance).
    """
    own = s.refugees(ship, seat)
    if not own and not allied:
        return []
    colours = sum(s.refugees(ship, colour) > 0 for colour in range(s.seats + 1))
    company = (colours - 1, "colours")
    if not allied:
        return [(s.variant.worth(own, chart), "ship"), company]
    alliance = (s.variant.worth(s.refugees(ship, s.neutral), chart), "alliance")
    if own and s.variant.edition.alliance == "adds":
        return [(s.variant.worth(own, chart), "ship"), company, alliance]
    return [alliance, company]


def alliance_brings(s: Harbour, ship: int, seat: int, chart: str) -> int:
    """How many points more Alliance brings to a player for a ship that arrives."""
    with_it = passage(s, ship, seat, chart, allied=True)
    without = passage(s, ship, seat, chart, allied=False)
    return sum(points for points, _ in with_it) - sum(points for points, _ in without)


def score_mover(s: Harbour, ship: int, mover: int) -> None:
    """What bringing a ship in is worth to whoever moved it (eoa.sailing.mover)."""
    s.score(mover, s.variant.points.mover, "mover")
    if s.advanced[ship]:
        if ship == SCIENCE_VESSEL:  # eoa.ships.science-vessel
            s.score(mover, s.variant.points.science_vessel, "science-vessel")
        elif ship == ROYAL_BARGE:  # eoa.ships.royal-barge
            s.draw_specials(mover, 1)


def empty(s: Harbour, ship: int) -> None:
    """Nobody is aboard any more."""
    s.aboard[ship] = [0] * (s.seats + 1)
    s.hidden_aboard[ship] = [0] * (s.seats + 1)


def bring_into_port(s: Harbour, ship: int) -> None:
    """A ship is back in the Port, the advanced Ark with its neutral."""
    s.at_sea[ship] = False
    if s.welcome_neutral(ship):
        s.tell(NeutralsBoarded, SHIPS[ship], 1)


def send_home(s: Harbour, ship: int) -> None:
    """A ship is forced back from the Ocean, and all aboard are discarded."""
    s.tell(ShipSentHome, SHIPS[ship])
    for colour in range(s.seats + 1):
        throw_off(s, ship, colour, s.refugees(ship, colour))
    bring_into_port(s, ship)


def throw_off(s: Harbour, ship: int, colour: int, cubes: int) -> None:
    """Discard refugees of a colour from a ship."""
    if not cubes:
        return
    s.take_off(ship, colour, cubes)
    if colour == s.neutral:
        s.tell(NeutralsDiscarded, SHIPS[ship], cubes)
    else:
        s.tell(RefugeesDiscarded, colour, SHIPS[ship], cubes)


def winds_must(s: Harbour) -> bool:
    """Whether Favorable Winds make each card move one ship more, like it or not."""
    return s.in_force == WINDS and s.variant.edition.favorable_winds == "must"


def winds_may(s: Harbour) -> bool:
    """Whether Favorable Winds let each card move one ship more."""
    return s.in_force == WINDS and s.variant.edition.favorable_winds == "may"


def movable_by(s: Harbour, royal: bool, barred: Collection[int]) -> list[int]:
    """The ships that a card can move: not empty, not barred (eoa.politics.ships).

    Royal Ship never moves the Airship (eoa.politics.royal-ship).
    """
    return [
        ship for ship in s.movable() if ship not in barred and not (royal and s.skips_ocean(ship))
    ]


def move_ships(
    s: Harbour, seat: int, count: int, royal: bool, boarded: Collection[int]
) -> Flow[None]:
    """Move so many different ships by a politics card, and one more under Favorable Winds."""
    moved = list(boarded)
    first = True
    for _ in range(count + winds_must(s)):
        options: list[Option] = [MOVE[ship] for ship in movable_by(s, royal, moved)]
        answer = yield from ask(Choose(seat, options, "eoa.sailing.move"))
        ship = MOVE.index(answer)
        moved.append(ship)
        yield from sail(s, ship, seat, royal and first)
        first = False
    if winds_may(s):
        options = [MOVE[ship] for ship in movable_by(s, royal, moved)]
        if options:
            answer = yield from ask(Choose(seat, [*options, DECLINE], "eoa.event.favorable-winds"))
            if answer is not DECLINE:
                yield from sail(s, MOVE.index(answer), seat)
