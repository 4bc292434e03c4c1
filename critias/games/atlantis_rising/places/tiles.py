"""The action of each place: on the tiles of the island here, at the gate next door."""

from collections.abc import Callable

from critias.engine import Choose, Flow, ask

from ..belongings import gain, gain_energy, spend, use_artifact
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
from ..state import NONE, Island, owner, piece_name
from .dice import roll_wild
from .gate import build, use_component
from .recruiting import recruit_in_city


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
    count = s.strength(piece, "priest") or 1  # rising.councilor.priest
    if s.artifact_ready(seat, "mystic-lens"):  # rising.artifact.mystic-lens
        count += use_artifact(s, seat, "mystic-lens")
    gain_energy(s, seat, count)
    yield from ()


def gather(s: Island, pieces: list[int], place: int) -> Flow[None]:
    """A wild tile: roll, and take a resource (rising.actions.wild)."""
    [piece] = pieces
    beaten_by = yield from roll_wild(s, piece, place)
    if beaten_by < 0:
        return
    margin = s.strength(piece, "prospector")  # rising.councilor.prospector
    rich = 0 < margin <= beaten_by
    gives = s.box.tiles[PENINSULAS[peninsula_of(place)]].gives  # type: ignore[index]
    gain(s, owner(piece), STUFF.index(gives), 2 if rich else 1)


def study(s: Island, pieces: list[int], place: int) -> Flow[None]:
    """A library: draw two cards and keep what the tile says (rising.library.keep)."""
    [piece] = pieces
    rule = s.box.tiles["libraries"].keep[tile_of(place) - 1]
    count, keep = 2, 2 if rule == "both" else 1
    more = s.strength(piece, "scholar")  # rising.councilor.scholar
    count, keep = count + more, keep + more
    if len(s.library) > count:
        count += yield from use_orb(s, owner(piece))
    yield from draw_cards(s, owner(piece), count, keep, "bottom" if rule == "bottom" else "discard")


def use_orb(s: Island, seat: int) -> Flow[int]:
    """Cards more that a seat draws with the Orb of Insight, if it likes: the deck is not renewed.

    Lens and hammer ask nobody: what they bring is never unwelcome, and the same at each chance.
    """
    if not s.artifact_ready(seat, "orb-of-insight"):
        return 0
    options = [UseArtifact(s.holding(seat, "orb-of-insight")), LET_BE]
    answer = yield from ask(Choose(seat, options, "rising.artifact.orb-of-insight"))
    return 0 if isinstance(answer, LetBe) else use_artifact(s, seat, "orb-of-insight")


def forge(s: Island, pieces: list[int], place: int) -> Flow[None]:
    """A forge: one ore becomes Atlantium (rising.actions.forge)."""
    [piece] = pieces
    seat = owner(piece)
    if not s.stuff[seat][ORE]:
        s.tell(Wasted, PLACES[place])
        return
    count = s.box.tiles["forges"].rate[tile_of(place) - 1]
    count += s.strength(piece, "smith")  # rising.councilor.smith
    # rising.artifact.hammer-of-the-first-smith
    if s.artifact_ready(seat, "hammer-of-the-first-smith"):
        count += use_artifact(s, seat, "hammer-of-the-first-smith")
    spend(s, seat, ORE, 1)
    gain(s, seat, ATLANTIUM, count)
    yield from ()


Action = Callable[[Island, list[int], int], Flow[None]]
ON_PENINSULAS: tuple[Action, ...] = (gather, gather, gather, recruit_in_city, study, forge)
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
def second_effort(s: Island, seat: int, amount: int) -> Flow[None]:
    """Those who have just acted take the action of their tile again (rising.card.second-effort)."""
    pieces, place = s.just_acted[seat], s.just_acted_at[seat]
    s.just_acted_at[seat] = NONE
    for piece in pieces:
        s.tell(Acted, owner(piece), piece_name(piece), PLACES[place])
    yield from take_action(s, pieces, place)
    s.just_acted_at[seat] = place
