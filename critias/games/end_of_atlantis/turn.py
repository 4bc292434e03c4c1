"""The sequence of play: set-up, then turns of four phases, as in the rulebook."""

from functools import partial

from critias.engine import Choose, Flow, ask

from .box import CHAOS, DOOM_EVENTS, EVENTS, SHIPS
from .cards.event_cards import board_neutrals
from .events import EventRevealed, MarkersPlaced, TurnBegan
from .options import BOARD, Board
from .phases.doom import doom_phase
from .phases.factions import factions_phase, factions_under_chaos
from .phases.senate import senate_phase
from .phases.voting import lay_rows, strategos, voting
from .ships.boarding import go_aboard
from .state import ALL_SHIPS, ROW, Harbour


def step(s: Harbour) -> Flow[None]:
    """The flow of the phase that comes now."""
    return {
        "set-up": set_up,
        "senate": senate,
        "factions": factions,
        "rows": rows,
        "voting": one_voting,
        "strategos": end_of_voting,
        "doom": doom,
    }[s.phase](s)


# Set-up


def set_up(s: Harbour) -> Flow[None]:
    """Shuffle, deal, place the markers, and board the first refugees."""
    s.rng.shuffle(s.politics_deck)
    s.rng.shuffle(s.special_deck)
    prepare_events(s)
    for seat in range(s.seats):  # eoa.setup.hands
        s.draw_politics(seat, s.variant.hand_size)
        s.draw_specials(seat, s.variant.special_hand)
    order = list(range(s.seats))  # eoa.setup.markers
    s.rng.shuffle(order)
    for place, seat in enumerate(order):
        s.marker[seat] = place
    s.tell(MarkersPlaced, tuple(order))
    neutrals = s.variant.event_neutrals[s.events_played[-1]]  # eoa.setup.neutrals
    if s.variant.edition.setup_neutrals == "before":
        board_neutrals(s, neutrals)
    for seat in (*order, *reversed(order)):
        answer = yield from ask(Choose(seat, partial(first_places, s), "eoa.setup.refugees"))
        go_aboard(s, seat, SHIPS.index(answer.ship), 1)
    if s.variant.edition.setup_neutrals == "after":
        board_neutrals(s, neutrals)
    s.in_force = s.events_played[-1]
    begin_turn(s)


def prepare_events(s: Harbour) -> None:
    """One ordinary event in play; the deck has some others and all of Doom! (eoa.setup.events)."""
    ordinary = [event for event in s.events_unused if event not in DOOM_EVENTS]
    s.rng.shuffle(ordinary)
    first = ordinary.pop()
    s.events_played = [first]
    s.event_deck = [*DOOM_EVENTS, *(ordinary.pop() for _ in range(s.variant.other_events))]
    s.rng.shuffle(s.event_deck)
    s.events_unused = ordinary
    voting = "open" if s.variant.open_voting[first] else "hidden"
    s.tell(EventRevealed, EVENTS[first], s.variant.event_neutrals[first], voting)


def first_places(s: Harbour) -> list[Board]:
    """The ships with room for a first refugee."""
    return [BOARD[ship][1] for ship in ALL_SHIPS if s.free(ship) > 0]


# A turn


def begin_turn(s: Harbour) -> None:
    """The next turn; under Chaos it begins where factions are used (eoa.event.chaos)."""
    s.turn += 1
    s.vote = 0
    s.tell(TurnBegan, s.turn)
    s.phase = "factions" if s.in_force == CHAOS else "senate"


def senate(s: Harbour) -> Flow[None]:
    """1. Senate Phase."""
    yield from senate_phase(s)
    s.phase = "factions"


def factions(s: Harbour) -> Flow[None]:
    """2. Factions Phase."""
    if s.in_force == CHAOS:
        yield from factions_under_chaos(s)
    else:
        yield from factions_phase(s)
    s.phase = "rows"


def rows(s: Harbour) -> Flow[None]:
    """3. Voting Phase: the rows are laid out."""
    yield from lay_rows(s)
    s.phase = "voting"


def one_voting(s: Harbour) -> Flow[None]:
    """3. Voting Phase: one voting after the other, five in all."""
    yield from voting(s)
    s.vote += 1
    if s.vote == ROW:
        s.phase = "strategos"


def end_of_voting(s: Harbour) -> Flow[None]:
    """3. Voting Phase: Strategos, after all votings."""
    yield from strategos(s)
    s.phase = "doom"


def doom(s: Harbour) -> Flow[None]:
    """4. Doom Phase."""
    yield from doom_phase(s)
    if s.phase != "over":
        begin_turn(s)
