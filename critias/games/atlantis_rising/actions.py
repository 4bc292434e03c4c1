"""Actions: what an Atlantean does where it stands."""

from critias.engine.flows import Flow

from .belongings import gain, gain_energy, spend
from .box import (
    ATLANTIUM,
    AUTOMATON,
    BUILD,
    CENTRE,
    CITIES,
    FORESTS,
    GATE_SPACES,
    LIBRARIES,
    ORE,
    PENINSULAS,
    PLACES,
    STUFF,
    peninsula_of,
    tile_of,
)
from .cards import card
from .events import Acted, Wasted
from .gate import act_on_component, build_on, recruit_one
from .library import draw_cards
from .options import GO_AHEAD, NOT_YET
from .proposals import agree
from .rolling import roll_city, roll_wild
from .state import NONE, VAIN_PROPOSALS, Island, owner, piece_name

LENS = "mystic-lens"
HAMMER = "hammer-of-the-first-smith"
ORB = "orb-of-insight"


def act(s: Island, piece: int, place: int) -> Flow[None]:
    """One Atlantean acts, or all that act as one with it: a pair, or the builders of a space."""
    together = s.workers(place) if place in BUILD or s.is_pair(place) else [piece]
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


def owners(pieces: list[int]) -> list[int]:
    """The seats whose Atlanteans these are, each once."""
    return list(dict.fromkeys(owner(piece) for piece in pieces))


def all_agree_to_act(s: Island, caller: int, together: list[int]) -> Flow[bool]:
    """Those who share a space act when all of them are ready for it.

    Whoever has called for it twice in vain is not put off again.
    """
    seats = owners(together)
    if len(seats) == 1 or s.vain_proposals[caller] >= VAIN_PROPOSALS:
        return True
    rule = "rising.actions.together"
    opening = (caller, GO_AHEAD)
    answer = yield from agree(seats, [GO_AHEAD, NOT_YET], rule, s.starting_seat, opening)
    if answer == GO_AHEAD:
        return True
    s.vain_proposals[caller] += 1
    return False


def lay_down(s: Island, pieces: list[int], place: int) -> None:
    """They have acted; the automaton rests when nobody is left to help."""
    for piece in pieces:
        s.standing[place].remove(piece)
        s.resting[place].append(piece)
    if s.standing[place] and not s.workers(place):
        s.resting[place] += s.standing[place]
        s.standing[place] = []


def take_action(s: Island, pieces: list[int], place: int) -> Flow[None]:
    """The action of a place."""
    piece = pieces[0]
    if s.is_pair(place) and len(pieces) < 2:
        s.tell(Wasted, PLACES[place])
    elif place == CENTRE:
        draw_energy(s, piece)
    elif place in BUILD:
        if not (yield from build_on(s, place)):
            s.tell(Wasted, PLACES[place])
    elif place in GATE_SPACES:
        yield from act_on_component(s, (place - GATE_SPACES[0]) // 2, owners(pieces))
    elif peninsula_of(place) <= FORESTS:
        yield from gather(s, piece, place)
    elif peninsula_of(place) == CITIES:
        if (yield from roll_city(s, pieces, place)):
            yield from recruit_one(s, owners(pieces))
    elif peninsula_of(place) == LIBRARIES:
        yield from study(s, piece, place)
    else:
        forge(s, piece, place)


def draw_energy(s: Island, piece: int) -> None:
    """The mystic power source: 1 energy, more for a Priest and with the Mystic Lens."""
    seat = owner(piece)
    count = s.box.power("priest") if s.has_power(piece, "priest") else 1
    if s.artifact_ready(seat, LENS):
        s.used.append(LENS)
        count += 1
    gain_energy(s, seat, count)


def gather(s: Island, piece: int, place: int) -> Flow[None]:
    """A wild tile: roll, and take a resource; two, if a Prospector does very well."""
    beaten_by = yield from roll_wild(s, piece, place)
    if beaten_by < 0:
        return
    rich = s.has_power(piece, "prospector") and beaten_by >= s.box.power("prospector")
    gives = s.box.tiles[PENINSULAS[peninsula_of(place)]].gives  # type: ignore[index]
    gain(s, owner(piece), STUFF.index(gives), 2 if rich else 1)


def study(s: Island, piece: int, place: int) -> Flow[None]:
    """A library: draw two cards and keep what the tile says; more for a Scholar."""
    rule = s.box.tiles["libraries"].keep[tile_of(place) - 1]
    count, keep = 2, 2 if rule == "both" else 1
    if s.has_power(piece, "scholar"):
        count += s.box.power("scholar")
        keep += s.box.power("scholar")
    if s.artifact_ready(owner(piece), ORB):
        s.used.append(ORB)
        count += 1
    yield from draw_cards(s, owner(piece), count, keep, "bottom" if rule == "bottom" else "discard")


def forge(s: Island, piece: int, place: int) -> None:
    """A forge: one ore becomes Atlantium; more for a Smith and with the Hammer."""
    seat = owner(piece)
    if not s.stuff[seat][ORE]:
        s.tell(Wasted, PLACES[place])
        return
    count = s.box.tiles["forges"].rate[tile_of(place) - 1]
    if s.has_power(piece, "smith"):
        count += s.box.power("smith")
    if s.artifact_ready(seat, HAMMER):
        s.used.append(HAMMER)
        count += 1
    spend(s, seat, ORE, 1)
    gain(s, seat, ATLANTIUM, count)


def has_just_acted(s: Island, seat: int) -> bool:
    """The last of the seat's Atlanteans to act did so on an island tile, and could do so again."""
    place = s.just_acted_at[seat]
    if place == NONE or place >= BUILD[0]:
        return False
    return not s.is_pair(place) or len(s.just_acted[seat]) == 2


@card("second-effort", has_just_acted)
def second_effort(s: Island, seat: int) -> Flow[None]:
    """The Atlantean, or the pair, that has just acted takes the action of its tile again."""
    pieces, place = s.just_acted[seat], s.just_acted_at[seat]
    s.just_acted_at[seat] = NONE
    for piece in pieces:
        s.tell(Acted, owner(piece), piece_name(piece), PLACES[place])
    yield from take_action(s, pieces, place)
    s.just_acted_at[seat] = place


def workers_left(s: Island, seat: int) -> list[tuple[int, int]]:
    """The kinds and places of a seat's Atlanteans that have yet to act."""
    return [(k, place) for k, place in s.own_standing(seat) if k != AUTOMATON]
