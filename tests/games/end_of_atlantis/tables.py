"""Tables of End of Atlantis set up by hand, with a real match running one part of the rules."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from critias.engine import copy_state
from critias.engine.components import load_components
from critias.engine.decisions import Option
from critias.engine.flows import Flow
from critias.engine.match import Match
from critias.engine.randomness import Rng, seed_key
from critias.games.end_of_atlantis import game
from critias.games.end_of_atlantis.box import EVENTS, FACTIONS, NONE, POLITICS, SHIPS, SPECIALS
from critias.games.end_of_atlantis.cards.politics import resolvable, resolve
from critias.games.end_of_atlantis.events import Scored
from critias.games.end_of_atlantis.options import Options
from critias.games.end_of_atlantis.state import Harbour
from critias.testing import begun_from, told

SEED = "tables"
KEY = seed_key(SEED)


def table(
    seats: int = 3,
    *,
    edition: str = "en",
    event: str = "senate-pays-its-debts",
    aboard: Mapping[str, Sequence[int]] | None = None,
    hidden: Mapping[str, Sequence[int]] | None = None,
    at_sea: Sequence[str] = (),
    advanced: Sequence[str] = (),
    pool: Sequence[int] = (),
    new_land: Sequence[int] = (),
    vp: Sequence[int] = (),
    specials: Mapping[int, Sequence[str]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    rows: Sequence[Sequence[str]] = (),
    factions: Mapping[int, str] | None = None,
    doom_markers: int = 3,
) -> Harbour:
    """A table. Cubes are listed by colour, the neutral ones last; all others are in supply."""
    components = load_components(game)
    options = Options(edition=edition)  # type: ignore[arg-type]
    s = game.setup(seats, options, components, Rng(KEY))
    s.rng.shuffle(s.politics_deck)
    s.events_played = [EVENTS.index(event)]
    s.event_deck = [e for e in s.events_unused if e in (0, 1, 2) and e != EVENTS.index(event)]
    s.events_unused = [e for e in s.events_unused if e not in s.event_deck + s.events_played]
    s.in_force = EVENTS.index(event)
    s.at_sea = [ship in at_sea for ship in SHIPS]
    s.advanced = [ship in advanced for ship in SHIPS]
    s.doom_markers = doom_markers
    s.vp = list(vp) or s.vp
    for holds, given in ((s.aboard, aboard), (s.hidden_aboard, hidden)):
        for ship, cubes in (given or {}).items():
            _place(s, holds[SHIPS.index(ship)], cubes)
    _place(s, s.pool, pool)
    _place(s, s.new_land, new_land)
    for seat, names in (specials or {}).items():
        for name in names:
            s.special_deck.remove(SPECIALS.index(name))
            s.specials[seat].append(SPECIALS.index(name))
    for seat, names in (hands or {}).items():
        s.hands[seat] = _take(s, names)
    for seat, names in enumerate(rows):
        s.rows[seat] = _take(s, names)
        s.face_up[seat] = [True] * len(names)
    held = {seat: FACTIONS.index(name) for seat, name in (factions or {}).items()}
    free = [space for space in range(len(FACTIONS)) if space not in held.values()]
    for seat in range(seats):
        s.faction[seat] = held.get(seat, NONE)
        s.marker[seat] = held[seat] if seat in held else free.pop(0)
    s.turn = 1
    return s


def _place(s: Harbour, heap: list[int], cubes: Sequence[int]) -> None:
    for colour, count in enumerate(cubes):
        heap[colour] += count
        s.supply[colour] -= count


def _take(s: Harbour, names: Sequence[str]) -> list[int]:
    cards = [POLITICS.index(name) for name in names]
    for card in cards:
        s.politics_deck.remove(card)
    return cards


def over(s: Harbour) -> None:
    """The end of a match, behind the part of the rules that it was to play."""
    s.phase = "over"


def scene(s: Harbour, flow: Callable[[Harbour], Flow[Any]] | None = None) -> Match:
    """A match that plays this part of the rules on this table, or goes on from its phase."""
    s = copy_state(s)
    if s.phase == "over":
        s.phase = "voting"
    return begun_from(game, s, flow=flow, end=over, options=Options(), seed=SEED)


def resolving(s: Harbour, seat: int, card: str) -> Match:
    """A match in which a seat resolves a card."""
    number = POLITICS.index(card)
    assert resolvable(s, seat, number)
    return scene(s, lambda t: resolve(t, seat, number))


def can_resolve(s: Harbour, seat: int, card: str) -> bool:
    return resolvable(s, seat, POLITICS.index(card))


def now(match: Match) -> Harbour:
    """The table as it is now; its cubes are all there."""
    assert isinstance(match.state, Harbour)
    game.validate(match.state)
    return match.state


def asked(match: Match) -> int:
    [seat] = match.pending
    return seat


def question(match: Match) -> str:
    return next(iter(match.pending.values())).rule


def answer(match: Match, *answers: Option) -> Match:
    """Let the only player who is asked give these answers."""
    for one in answers:
        match.answer(asked(match), one)
    return match


def each(match: Match, **answers: Option) -> Match:
    """Let several players answer: p0=..., p1=..."""
    for name, one in answers.items():
        match.answer(int(name[1:]), one)
    return match


def decline(match: Match) -> Match:
    """Let everybody who is asked for a special card do without."""
    for seat, decision in list(match.pending.items()):
        assert decision.default is not None
        match.answer(seat, decision.default)
    return match


def gained(match: Match, seat: int) -> dict[str, int]:
    """The points of a player by reason."""
    found: dict[str, int] = {}
    for event in told(match, Scored):
        if event.seat == seat:
            found[event.reason] = found.get(event.reason, 0) + event.points
    return found
