"""Event cards: revealing one, its neutral refugees, and the delayed effects."""

from critias.engine import Choose, Flow, Option, ask

from ..box import DEBTS, DOOMED, EVENTS, SHIPS, TOGETHER, WISDOM, WRATH
from ..events import CubeLost, CubeLostFromCard, EventRevealed, NeutralsBoarded
from ..options import Lose, LoseFromCard
from ..ships.boarding import board_one
from ..ships.sailing import send_home
from ..state import ALL_SHIPS, ROW, Harbour

TOGETHER_BOARD = 3
LOST_PER_MARKER = 2
DOOM_MARKERS = 3


def reveal_event(s: Harbour) -> None:
    """The next event comes into play, and its neutrals go aboard."""
    event = s.event_deck.pop()
    s.events_played.append(event)
    s.in_force = event
    voting = "open" if s.variant.open_voting[event] else "hidden"
    s.tell(EventRevealed, EVENTS[event], s.variant.event_neutrals[event], voting)
    board_neutrals(s, s.variant.event_neutrals[event])


def board_neutrals(s: Harbour, number: int) -> None:
    """One to each ship in Port with a free space, and round again (eoa.event.neutrals)."""
    while number and s.supply[s.neutral]:
        ships = [ship for ship in ALL_SHIPS if not s.at_sea[ship] and s.free(ship) > 0]
        if not ships:
            return
        for ship in ships[: min(number, s.supply[s.neutral])]:
            s.supply[s.neutral] -= 1
            s.aboard[ship][s.neutral] += 1
            number -= 1
            s.tell(NeutralsBoarded, SHIPS[ship], 1)


def delayed_effect(s: Harbour, event: int) -> Flow[None]:
    """What an event does at the end of its turn, if anything."""
    if event == WISDOM:  # eoa.event.senators-wisdom
        for seat in s.senate_order()[:2]:
            s.draw_specials(seat, 1)
    elif event == DEBTS:  # eoa.event.debts
        for seat, points in zip(s.senate_order(), s.variant.points.debts, strict=False):
            s.score(seat, points, "senate-debts")
    elif event == WRATH:  # eoa.event.wrath
        for ship in ALL_SHIPS:
            if s.at_sea[ship]:
                send_home(s, ship)
    elif event == TOGETHER:
        yield from in_this_together(s)
    elif event == DOOMED:
        yield from all_doomed(s)


def in_this_together(s: Harbour) -> Flow[None]:
    """In Senate order, one refugee at a time, up to three each; who stops has stopped."""
    must = s.variant.edition.in_this_together == "must"
    boarding = s.senate_order()
    for _ in range(TOGETHER_BOARD):
        going_on = []
        for seat in boarding:
            if (yield from board_one(s, seat, "eoa.event.in-this-together", must)):
                going_on.append(seat)
        boarding = going_on


def all_doomed(s: Harbour) -> Flow[None]:
    """Each player loses two cubes for each Doom Marker that has fallen, from anywhere."""
    for seat in s.senate_order():
        for left in range(LOST_PER_MARKER * (DOOM_MARKERS - s.doom_markers), 0, -1):
            options = places_of_cubes(s, seat)
            if not options:
                break
            answer = yield from ask(Choose(seat, options, "eoa.event.all-doomed", {"left": left}))
            lose_cube(s, seat, answer)


def places_of_cubes(s: Harbour, seat: int) -> list[Option]:
    """Where a player has cubes."""
    heaps = {
        "supply": s.supply,
        "pool": s.pool,
        "discarded": s.discarded,
        "new-land": s.new_land,
    }
    found: list[Option] = [Lose(place) for place, heap in heaps.items() if heap[seat]]
    found += [Lose(SHIPS[ship]) for ship in ALL_SHIPS if s.refugees(ship, seat)]
    return found + [LoseFromCard(n + 1) for n in range(ROW) if s.tokens[seat][n]]


def lose_cube(s: Harbour, seat: int, answer: Option) -> None:
    """A cube goes back into the box for good."""
    s.boxed[seat] += 1
    if isinstance(answer, LoseFromCard):
        s.tokens[seat][answer.place - 1] -= 1
        s.tell(CubeLostFromCard, seat, answer.place)
        return
    assert isinstance(answer, Lose)
    if answer.place in SHIPS:
        ship = SHIPS.index(answer.place)
        hold = s.aboard if s.aboard[ship][seat] else s.hidden_aboard
        hold[ship][seat] -= 1
    elif answer.place == "supply":
        s.supply[seat] -= 1
    elif answer.place == "pool":
        s.pool[seat] -= 1
    elif answer.place == "discarded":
        s.discarded[seat] -= 1
    else:
        s.new_land[seat] -= 1
    s.tell(CubeLost, seat, answer.place)
