"""The action of each place: on the tiles of the island here, at the gate next door."""

from collections.abc import Callable

from critias.engine import Choose, Flow, ask

from ..belongings import gain, gain_energy, spend
from ..box import (
    ATLANTIUM,
    BUILD,
    GATE_SPACES,
    ORE,
    PENINSULAS,
    PLACES,
    STUFF,
    TILES,
    peninsula_of,
    tile_of,
)
from ..cards.drawing import draw_cards
from ..cards.library_cards import card
from ..events import Acted, Wasted
from ..options import LET_BE, LetBe, UseArtifact
from ..state import NONE, Island, owner, owners, piece_name
from .dice import roll_city, roll_wild
from .gate import build, recruit_one, use_component

LENS = "mystic-lens"
HAMMER = "hammer-of-the-first-smith"
ORB = "orb-of-insight"


def take_action(s: Island, pieces: list[int], place: int) -> Flow[None]:
    """The action of a place; one alone on a double space achieves nothing (rising.actions.pair)."""
    if s.is_pair(place) and len(pieces) < 2:
        s.tell(Wasted, PLACES[place])
    else:
        yield from ACTIONS[place](s, pieces, place)


def draw_energy(s: Island, pieces: list[int], place: int) -> Flow[None]:
    """The mystic power source: 1 energy, or more (rising.actions.centre)."""
    [piece] = pieces
    seat = owner(piece)
    # rising.councilor.priest
    count = s.box.power("priest") if s.has_power(piece, "priest") else 1
    if s.artifact_ready(seat, LENS):  # rising.artifact.mystic-lens
        s.used.append(LENS)
        count += 1
    gain_energy(s, seat, count)
    yield from ()


def gather(s: Island, pieces: list[int], place: int) -> Flow[None]:
    """A wild tile: roll, and take a resource (rising.actions.wild)."""
    [piece] = pieces
    beaten_by = yield from roll_wild(s, piece, place)
    if beaten_by < 0:
        return
    # rising.councilor.prospector
    rich = s.has_power(piece, "prospector") and beaten_by >= s.box.power("prospector")
    gives = s.box.tiles[PENINSULAS[peninsula_of(place)]].gives  # type: ignore[index]
    gain(s, owner(piece), STUFF.index(gives), 2 if rich else 1)


def recruit(s: Island, pieces: list[int], place: int) -> Flow[None]:
    """A city: a pair rolls for a follower (rising.city.recruit)."""
    if (yield from roll_city(s, pieces, place)):
        yield from recruit_one(s, owners(pieces))


def study(s: Island, pieces: list[int], place: int) -> Flow[None]:
    """A library: draw two cards and keep what the tile says (rising.library.keep)."""
    [piece] = pieces
    rule = s.box.tiles["libraries"].keep[tile_of(place) - 1]
    count, keep = 2, 2 if rule == "both" else 1
    if s.has_power(piece, "scholar"):  # rising.councilor.scholar
        count += s.box.power("scholar")
        keep += s.box.power("scholar")
    if len(s.library) > count and (yield from use_orb(s, owner(piece))):
        count += 1
    yield from draw_cards(s, owner(piece), count, keep, "bottom" if rule == "bottom" else "discard")


def use_orb(s: Island, seat: int) -> Flow[bool]:
    """Whether a seat uses the Orb of Insight here; the deck is not renewed, so it may not want to.

    Lens and hammer ask nobody: what they bring is never unwelcome, and the same at each chance.
    """
    if not s.artifact_ready(seat, ORB):
        return False
    options = [UseArtifact(ORB), LET_BE]
    answer = yield from ask(Choose(seat, options, "rising.artifact.orb-of-insight"))
    if isinstance(answer, LetBe):
        return False
    s.used.append(ORB)
    return True


def forge(s: Island, pieces: list[int], place: int) -> Flow[None]:
    """A forge: one ore becomes Atlantium (rising.actions.forge)."""
    [piece] = pieces
    seat = owner(piece)
    if not s.stuff[seat][ORE]:
        s.tell(Wasted, PLACES[place])
        return
    count = s.box.tiles["forges"].rate[tile_of(place) - 1]
    if s.has_power(piece, "smith"):  # rising.councilor.smith
        count += s.box.power("smith")
    if s.artifact_ready(seat, HAMMER):  # rising.artifact.hammer-of-the-first-smith
        s.used.append(HAMMER)
        count += 1
    spend(s, seat, ORE, 1)
    gain(s, seat, ATLANTIUM, count)
    yield from ()


Action = Callable[[Island, list[int], int], Flow[None]]
ON_PENINSULAS: tuple[Action, ...] = (gather, gather, gather, recruit, study, forge)
ACTIONS: tuple[Action, ...] = (
    draw_energy,
    *(action for action in ON_PENINSULAS for _ in range(TILES)),
    *(build for _ in BUILD),
    *(use_component for _ in GATE_SPACES),
)
"""By place: what is done there, called with the island, those who act as one, and the place."""


def has_just_acted(s: Island, seat: int) -> bool:
    """The last of the seat's Atlanteans to act did so on an island tile, and could do so again."""
    place = s.just_acted_at[seat]
    if place == NONE or place >= BUILD[0]:
        return False
    return not s.is_pair(place) or len(s.just_acted[seat]) == 2


@card("second-effort", has_just_acted)
def second_effort(s: Island, seat: int) -> Flow[None]:
    """Those who have just acted take the action of their tile again (rising.card.second-effort)."""
    pieces, place = s.just_acted[seat], s.just_acted_at[seat]
    s.just_acted_at[seat] = NONE
    for piece in pieces:
        s.tell(Acted, owner(piece), piece_name(piece), PLACES[place])
    yield from take_action(s, pieces, place)
    s.just_acted_at[seat] = place
