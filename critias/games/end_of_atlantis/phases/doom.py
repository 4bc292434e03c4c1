"""Doom Phase: majorities, ships that sail by themselves, the event, cleaning up, new cards."""

from critias.engine import Flow

from ..box import CHAOS, DOOM_EVENTS, EVENTS, NONE, POLITICS, SHIPS
from ..cards.event_cards import delayed_effect, reveal_event
from ..ending import end_game
from ..events import (
    CleanedUp,
    DoomMarkerRemoved,
    EventEnded,
    GodsHandDiscarded,
    NeutralsBoarded,
    ShipAdvanced,
)
from ..ships.sailing import arrive, sail
from ..state import ROW, Harbour

SHIPS_BY_THEMSELVES = 3
# The ships whose letters a Doom Marker uncovers, by how many markers are left.
UNCOVERED = {2: (0, 1), 1: (2, 3, 4), 0: ()}


def doom_phase(s: Harbour) -> Flow[None]:
    """The six steps of the Doom Phase; the third Doom Marker ends the game in the fourth."""
    refugee_majority(s)
    senate_majority(s)
    yield from ships_sail(s)
    yield from old_event_ends(s)
    if s.doom_markers == 0:  # eoa.end.third-marker
        end_game(s)
        return
    reveal_event(s)
    clean_up(s)
    draw_cards(s)


def refugee_majority(s: Harbour) -> None:
    """Step 1: most refugees on the New Land, more than neutrals (eoa.doom.refugee-majority)."""
    most = max(s.new_land[: s.seats])
    if most > s.new_land[s.neutral]:
        best = next(seat for seat in s.senate_order() if s.new_land[seat] == most)
        s.score(best, s.variant.points.majority, "refugee-majority")


def senate_majority(s: Harbour) -> None:
    """Step 2: most tokens in the Senate Pool, at least one (eoa.doom.senate-majority)."""
    first = s.senate_order()[0]
    if s.pool[first]:
        s.score(first, s.variant.points.majority, "senate-majority")


def ships_sail(s: Harbour) -> Flow[None]:
    """Step 3: full ships, then the most crowded, ties from the left; three (eoa.doom.ships)."""
    full = [ship for ship in s.movable() if s.free(ship) <= 0]
    others = [ship for ship in s.movable() if s.free(ship) > 0]
    others.sort(key=lambda ship: -s.crowd(ship))
    for ship in (full + others)[:SHIPS_BY_THEMSELVES]:
        yield from sail(s, ship, None)


def old_event_ends(s: Harbour) -> Flow[None]:
    """Step 4, first half: lasting effect, delayed effect, Doom, in that order (eoa.event.order)."""
    event = s.events_played[-1]
    s.in_force = NONE
    s.tell(EventEnded, EVENTS[event])
    if s.gods:  # eoa.event.gifts
        s.tell(lambda: GodsHandDiscarded(tuple(POLITICS[card] for card in s.gods)))
        s.politics_discards += s.gods
        s.gods = []
    yield from delayed_effect(s, event)
    if event in DOOM_EVENTS:
        yield from remove_doom_marker(s)


def remove_doom_marker(s: Harbour) -> Flow[None]:
    """The next marker falls, and the ships whose letters it covered flip (eoa.doom.marker)."""
    s.doom_markers -= 1
    s.tell(DoomMarkerRemoved, s.doom_markers)
    for ship in UNCOVERED[s.doom_markers]:
        s.advanced[ship] = True
        s.tell(ShipAdvanced, SHIPS[ship])
        if s.welcome_neutral(ship):
            s.tell(NeutralsBoarded, SHIPS[ship], 1)
        if s.skips_ocean(ship) and s.at_sea[ship]:
            yield from arrive(s, ship, None)


def clean_up(s: Harbour) -> None:
    """Step 5: cubes and tokens come back, cards are discarded (eoa.doom.clean-up)."""
    chaos = s.in_force == CHAOS  # it leaves the Senate alone
    for seat in range(s.seats):
        if not chaos:
            s.faction[seat] = NONE
            s.supply[seat] += s.pool[seat]
            s.pool[seat] = 0
        s.supply[seat] += sum(s.tokens[seat]) + s.discarded[seat]
        s.tokens[seat] = [0] * ROW
        s.discarded[seat] = 0
        s.politics_discards += s.rows[seat]
        s.rows[seat] = [NONE] * ROW
        s.resolved[seat] = [False] * ROW
        s.face_up[seat] = [False] * ROW
        s.ability_used[seat] = False
    for colour in range(s.seats + 1):
        s.supply[colour] += s.new_land[colour]
        s.new_land[colour] = 0
    s.tell(CleanedUp, "yes" if chaos else "no")


def draw_cards(s: Harbour) -> None:
    """Step 6: all draw up to the size of the hand (eoa.doom.draw)."""
    for seat in s.senate_order():
        s.draw_politics(seat, s.variant.hand_size - len(s.hands[seat]))
