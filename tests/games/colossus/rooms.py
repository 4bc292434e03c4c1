"""Rooms of the megagame set up by hand, with a real match running one part of the rules."""

from collections.abc import Callable
from typing import Any

from critias.engine import copy_state
from critias.engine.components import load_components
from critias.engine.decisions import Option
from critias.engine.flows import Flow
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.games.colossus import game
from critias.games.colossus.box import NONE
from critias.games.colossus.maps.sheet import BLANK, STAY, Sheet, UnitOrder
from critias.games.colossus.maps.trophies import trophy_phase
from critias.games.colossus.room.ledger import gain
from critias.games.colossus.setup import Options, set_up
from critias.games.colossus.state import CITY, Room
from critias.testing import begun_from, offered

SEED = "rooms"
KEY = seed_key(SEED)
LAND, COAST, RIVAL = 1, 7, 13  # the first region of each kind, by its number on the map


def a_room(seats: int = 12, turn: int = 1, phase: str = "eris", **options: Any) -> Room:
    """A room in which all have sat down, still without Monsters and colonies."""
    s = game.setup(seats, Options(**options), load_components(game), Rng(KEY))
    match = _playing(s, set_up)
    while match.pending:
        seat = min(match.pending)
        match.answer(seat, offered(match, seat)[0])
    s = copy_state(now(match))  # nobody listens to it once that match is gone
    s.monster = [NONE] * len(s.monster)
    s.colony = [NONE] * len(s.colony)
    s.turn, s.phase = turn, phase
    s.sheets = [BLANK] * seats
    return s


def over(s: Room) -> None:
    """The end of a match, behind the part of the rules that it was to play."""
    s.phase = "over"


def scene(s: Room, flow: Callable[[Room], Flow[Any]] | None = None) -> Match:
    """A match that plays this part of the rules in this room, or goes on from its phase."""
    s = copy_state(s)
    if s.phase == "over":
        s.phase = "eris"
    return _playing(s, flow)


def _playing(s: Room, flow: Callable[[Room], Flow[Any]] | None) -> Match:
    return begun_from(game, s, flow=flow, end=over, options=Options(), seed=SEED)


def done(s: Room, action: Callable[[Room], Any]) -> Match:
    """A match in which something happened that asks nobody."""

    def flow(room: Room) -> Flow[None]:
        action(room)
        yield from ()

    return scene(s, flow)


# What stands where


def place(table: int, region: int) -> int:
    """A region by its number on the map, from 1: those of the box have sixteen."""
    return table * 16 + region - 1


def send(s: Room, seat: int, where: int, **units: int) -> None:
    """A player has exactly these units, at a place: hoplites=2, triremes=0, hero=1, colossi=0."""
    names = ("hoplites", "triremes", "hero", "colossi")
    for unit, name in enumerate(names):
        count = units.get(name, 0)
        if name != "hero":
            s.units[seat][unit] = count
        if count:
            s.at[seat][unit] = where


def city(seat: int) -> int:
    return CITY + seat


def neighbours(s: Room, table: int = 0) -> list[int]:
    """The House players at a table."""
    return [seat for seat in s.players_at(table) if not s.is_hero(seat)]


def orders(
    hoplite: UnitOrder = STAY,
    trireme: UnitOrder = STAY,
    hero: UnitOrder = STAY,
    colossus: UnitOrder = STAY,
    challenge: int = NONE,
) -> Sheet:
    return Sheet(hoplite, trireme, hero, colossus, challenge)


def own(s: Room, seat: int, resource: int, amount: int) -> None:
    """A player has exactly so much, by the books."""
    gain(s, seat, resource, amount - s.has(seat, resource), "start")


def hold(s: Room, seat: int, *cards: str) -> None:
    """A player has these upgrade cards, from the stock."""
    for card in cards:
        s.stock[card] -= 1
        s.upgrades[seat].append(card)


# Playing


def now(match: Match) -> Room:
    """The room as it is now; it is valid."""
    assert isinstance(match.state, Room)
    game.validate(match.state)
    return match.state


def question(match: Match, seat: int) -> str:
    return match.pending[seat].rule


def each(match: Match, answer: Option) -> Match:
    """All who are asked answer the same."""
    for seat in sorted(match.pending):
        match.answer(seat, answer)
    return match


def play_on(match: Match, until: Callable[[Match], bool] | None = None) -> Match:
    """All who are asked give the default answer, until something holds or all is over."""
    while match.pending and not (until and until(match)):
        seat = min(match.pending)
        decision = match.pending[seat]
        default = decision.default
        if default is None:
            default = offered(match, seat)[0]
        match.answer(seat, default)
    return match


def booked(s: Room, seat: int, cause: str) -> dict[int, int]:
    """What a player got from a cause, by resource."""
    found: dict[int, int] = {}
    for entry in [*s.purse(seat).ledger, *s.ledger[seat]]:
        if entry.cause == cause:
            found[entry.resource] = found.get(entry.resource, 0) + entry.amount
    return found


def trophies(s: Room, table: int = 0) -> Match:
    """The Trophy Phase of a map table."""
    return scene(s, lambda room: trophy_phase(room, table))


def collected(s: Room, table: int = 0) -> Room:
    """The room after a Trophy Phase."""
    return now(play_on(trophies(s, table)))


def later() -> Room:
    """A room in the second turn, when offices have been given; they are vacant here."""
    return a_room(turn=2)
