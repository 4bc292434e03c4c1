"""Phase 1: everybody places Atlanteans, and nobody has a turn."""

from functools import partial
from typing import Any

from critias.engine import Choose, Flow, Option, Reason, Seat

from ..box import AUTOMATON, PIECES, PLACE, PLACES
from ..events import Placed, TakenBack
from ..options import PLACING, READY, TAKING_BACK, WAIT, Place, TakeBack, Wait
from ..state import Island, atlantean, kind, owner, owners, piece_name
from .meanwhile import do_freely, free_options

SECOND_THOUGHTS = 20
"""How often a seat may take Atlanteans back in one round."""


def place_atlanteans(s: Island) -> Flow[None]:
    """Whoever answers first places, takes back, pays, plays, or is ready."""
    asked = undecided(s)
    why_not = partial(why_not_there, s)
    seat: int
    answer: Option
    seat, answer = yield tuple(
        Choose(one, partial(placing_options, s, one), "rising.place.atlanteans", why_not=why_not)
        for one in asked
    )
    if isinstance(answer, Wait):
        s.waiting[seat] = s.yielded[seat] = True
    elif isinstance(answer, Place):
        put(s, atlantean(seat, PIECES.index(answer.piece)), PLACE[answer.place])
    elif isinstance(answer, TakeBack):
        s.second_thoughts[seat] += 1
        take_back(s, atlantean(seat, PIECES.index(answer.piece)), PLACE[answer.place])
    else:
        yield from do_freely(s, seat, answer)
    if all(s.ready):
        s.begin_phase("oracles")
    elif not undecided(s):
        s.waiting = [False] * s.seats


def undecided(s: Island) -> list[int]:
    """The seats that are neither ready nor waiting for the others to be."""
    return [seat for seat in s.everyone() if not (s.ready[seat] or s.waiting[seat])]


def placing_options(s: Island, seat: int) -> list[Option]:
    """Everything a seat can do while Atlanteans are placed."""
    pool = s.pools[seat]
    options: list[Option] = []
    if pool:
        free = s.free_places()
        for k in sorted({kind(piece) for piece in pool}):
            row = PLACING[k]
            if k == AUTOMATON:
                options += [row[place] for place in range(len(PLACES)) if s.workers(place)]
            else:
                options += [row[place] for place in free]
    # rising.councilor.astrologer
    if all(s.power(piece) == "astrologer" for piece in pool):
        options.append(READY)
    if s.second_thoughts[seat] < SECOND_THOUGHTS:
        options += [
            TAKING_BACK[k][place]
            for k, place in s.own_standing(seat)
            if k == AUTOMATON or not (s.automaton_at(place) and len(s.workers(place)) == 1)
        ]
    if not s.yielded[seat] and len(undecided(s)) > 1:
        options.append(WAIT)
    return options + free_options(s, seat)


class SpaceTaken(Reason, frozen=True):
    """Others have the last space of a place."""

    place: str
    seats: tuple[Seat, ...]

    def __str__(self) -> str:
        return f"the last space of {self.place} is taken, by {self.seats}: choose another place"


def why_not_there(s: Island, answer: Any) -> SpaceTaken | None:
    """What whoever loses the last space is told."""
    name = answer.get("place") if isinstance(answer, dict) else getattr(answer, "place", None)
    place = PLACE.get(name) if isinstance(name, str) else None
    if place is None or not s.usable(place) or s.has_room(place):
        return None
    return SpaceTaken(PLACES[place], tuple(owners(s.workers(place))))


def put(s: Island, piece: int, place: int) -> None:
    """From the pool to a place."""
    s.pools[owner(piece)].remove(piece)
    s.standing[place].append(piece)
    s.tell(Placed, owner(piece), piece_name(piece), PLACES[place])


def take_back(s: Island, piece: int, place: int) -> None:
    """From a place to the pool."""
    s.standing[place].remove(piece)
    s.pools[owner(piece)].append(piece)
    s.tell(TakenBack, owner(piece), piece_name(piece), PLACES[place])
