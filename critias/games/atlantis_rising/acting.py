"""Phase 3: Atlanteans act in whatever order their owners like."""

from functools import partial
from typing import Any

from critias.engine.decisions import Choose, Option, Record
from critias.engine.flows import Flow

from .actions import act, lay_down, workers_left
from .box import FORGES, ORE, PIECES, PLACE, PLACES
from .free_actions import do_freely, free_options
from .options import ACTING, READY, WAIT, Act, Rest, Wait
from .rolling import added_to, odds, target
from .state import Island, atlantean, owner, piece_name


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
    seat, answer = yield tuple(
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
    """The seats that have Atlanteans left to act, or something else they could do."""
    standing = s.seats_standing()
    return [
        seat
        for seat in s.everyone()
        if not (s.ready[seat] or s.waiting[seat]) and (seat in standing or free_options(s, seat))
    ]


def action_options(s: Island, seat: int) -> list[Option]:
    """All a seat can do. Whoever has Atlanteans left to act is not done."""
    options: list[Option] = []
    left = workers_left(s, seat)
    for k, place in left:
        options.append(ACTING[k][place])
        if s.peninsula(place) == FORGES and s.stuff[seat][ORE]:
            options.append(Rest(PIECES[k], PLACES[place]))
    if not left:
        options.append(READY)
    options += free_options(s, seat)
    if others_are_to_act(s, seat):
        options.append(WAIT)
    return options


def others_are_to_act(s: Island, seat: int) -> bool:
    """Whether a seat can wait for somebody who does not wait as well."""
    return any(other != seat and not s.waiting[other] for other in s.seats_standing())


def chances(s: Island, seat: int) -> dict[str, Any]:
    """The odds of each roll that a seat could make now."""
    rolls = [
        chance(s, atlantean(seat, k), place)
        for k, place in workers_left(s, seat)
        if s.is_wild(place) or s.is_city(place)
    ]
    return {"odds": tuple(rolls)}


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
