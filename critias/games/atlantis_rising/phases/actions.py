"""Actions: Atlanteans act in whatever order their owners like."""

from functools import partial
from typing import Any

from critias.engine import Choose, Flow, Option, Record, first_of

from ..box import (
    AUTOMATON,
    BUILD,
    FORGES,
    GATE_SPACES,
    ORE,
    PIECES,
    PLACE,
    PLACES,
    component_at,
)
from ..deciding_together import agree
from ..events import Acted
from ..options import ACTING, GO_AHEAD, NOT_YET, READY, WAIT, Act, Rest, Wait
from ..places.dice import added_to, odds, target
from ..places.tiles import take_action
from ..state import NONE, VAIN_CALLS, Island, atlantean, owner, owners, piece_name
from .meanwhile import do_freely, free_options


class Chance(Record, frozen=True):
    """How likely a roll is to succeed with nothing added after it, in per cent."""

    piece: str
    place: str
    target: int
    added: tuple[str, ...]
    bonus: int
    chance: int


def take_actions(s: Island) -> Flow[None]:
    """Whoever answers first lets an Atlantean act, pays, plays, waits, or is done."""
    asked = with_something_to_do(s)
    if not asked:
        end_actions(s)
        return
    seat, answer = yield from first_of(
        Choose(
            one, partial(action_options, s, one), "rising.actions.choose", partial(chances, s, one)
        )
        for one in asked
    )
    if isinstance(answer, Wait):
        s.waiting[seat] = True
        return
    s.waiting = [False] * s.seats
    if isinstance(answer, Act):
        yield from act(s, atlantean(seat, PIECES.index(answer.piece)), PLACE[answer.place])
    elif isinstance(answer, Rest):
        lay_down(s, [atlantean(seat, PIECES.index(answer.piece))], PLACE[answer.place])
    else:
        yield from do_freely(s, seat, answer)


def with_something_to_do(s: Island) -> list[int]:
    """The seats that can let an Atlantean act, or do something else."""
    acting = able_to_act(s)
    return [
        seat
        for seat in s.everyone()
        if not (s.ready[seat] or s.waiting[seat]) and (seat in acting or free_options(s, seat))
    ]


def able_to_act(s: Island) -> set[int]:
    """The seats that can let one of their Atlanteans act now."""
    return {
        seat
        for seat in s.seats_standing()
        if s.vain_calls[seat] < VAIN_CALLS
        or any(may_call(s, seat, place) for _, place in workers_left(s, seat))
    }


def may_call(s: Island, seat: int, place: int) -> bool:
    """Whether a seat may call for the action of a place (rising.actions.together).

    Who has called in vain too often leaves that to those who share the space. Once all of them
    have, they act: so there is always somebody who can call, and nobody calls for ever.
    """
    if s.vain_calls[seat] < VAIN_CALLS:
        return True
    sharing = owners(s.workers(place)) if acts_as_one(s, place) else [seat]
    return none_calls(s, sharing)


def none_calls(s: Island, seats: list[int]) -> bool:
    """Whether all of these seats have called in vain too often."""
    return all(s.vain_calls[seat] >= VAIN_CALLS for seat in seats)


def acts_as_one(s: Island, place: int) -> bool:
    """Whether those at a place act together: the builders of a space, and a pair."""
    return place in BUILD or s.is_pair(place)


def action_options(s: Island, seat: int) -> list[Option]:
    """All a seat can do. Whoever has Atlanteans left to act is not done."""
    options: list[Option] = []
    left = workers_left(s, seat)
    for k, place in left:
        if may_call(s, seat, place):
            options.append(ACTING[k][place])
        if s.stuff[seat][ORE] and forges_alone(s, place):
            options.append(Rest(PIECES[k], PLACES[place]))
    if not left:
        options.append(READY)
    options += free_options(s, seat)
    if others_are_to_act(s, seat):
        options.append(WAIT)
    return options


def forges_alone(s: Island, place: int) -> bool:
    """Whether an Atlantean there turns ore into Atlantium by itself, which nobody has to do."""
    if place in GATE_SPACES:
        return s.box.component(component_at(place)).space == "forge"
    return s.peninsula(place) == FORGES


def workers_left(s: Island, seat: int) -> list[tuple[int, int]]:
    """The kinds and places of a seat's Atlanteans that have yet to act."""
    return [(k, place) for k, place in s.own_standing(seat) if k != AUTOMATON]


def others_are_to_act(s: Island, seat: int) -> bool:
    """Whether a seat can wait for somebody who does not wait as well."""
    return any(other != seat and not s.waiting[other] for other in able_to_act(s))


def chances(s: Island, seat: int) -> dict[str, Any]:
    """How many Atlanteans of a seat are left to act, and the odds of each roll it could make.

    "may_act": how many of them it may let act, or call for where they act with others.
    """
    left = workers_left(s, seat)
    rolls = [
        chance(s, atlantean(seat, k), place)
        for k, place in left
        if s.is_wild(place) or s.is_city(place)
    ]
    may_act = sum(may_call(s, seat, place) for _, place in left)
    return {"left": len(left), "may_act": may_act, "odds": tuple(rolls)}


def chance(s: Island, piece: int, place: int) -> Chance:
    """The odds of one roll, and what they are made of."""
    added = added_to(s, piece, place)
    return Chance(
        piece_name(piece),
        PLACES[place],
        target(s, place),
        tuple(added),
        sum(added.values()),
        odds(s, piece, place),
    )


def end_actions(s: Island) -> None:
    """All Atlanteans are collected. Pools are filled anew at the beginning of the round."""
    for places in (s.standing, s.resting):
        for place, here in enumerate(places):
            if here:
                for piece in here:
                    s.pools[owner(piece)].append(piece)
                places[place] = []
    s.begin_phase("wrath")


# One Atlantean, or several as one


def act(s: Island, piece: int, place: int) -> Flow[None]:
    """One Atlantean acts, or all that act as one with it: a pair, or the builders of a space."""
    together = s.workers(place) if acts_as_one(s, place) else [piece]
    if not (yield from all_agree_to_act(s, owner(piece), together)):
        return
    for one in together:
        s.tell(Acted, owner(one), piece_name(one), PLACES[place])
        s.just_acted_at[owner(one)] = NONE
    yield from take_action(s, together, place)
    s.powers_used += [one for one in together if s.power(one)]
    lay_down(s, together, place)
    for seat in owners(together):
        s.just_acted[seat], s.just_acted_at[seat] = list(together), place


def all_agree_to_act(s: Island, caller: int, together: list[int]) -> Flow[bool]:
    """Those who share a space act when all of them agree; in a dispute the starting player decides.

    Where each of them has been put off too often, all of them want it.
    """
    seats = owners(together)
    if len(seats) == 1 or none_calls(s, seats):
        return True
    rule = "rising.actions.together"
    opening = (caller, GO_AHEAD)
    answer = yield from agree(seats, [GO_AHEAD, NOT_YET], rule, s.starting_seat, opening)
    if answer == GO_AHEAD:
        return True
    s.vain_calls[caller] += 1
    return False


def lay_down(s: Island, pieces: list[int], place: int) -> None:
    """They have acted; the automaton rests when nobody is left to help."""
    for piece in pieces:
        s.standing[place].remove(piece)
        s.resting[place].append(piece)
    if s.standing[place] and not s.workers(place):
        s.resting[place] += s.standing[place]
        s.standing[place] = []
