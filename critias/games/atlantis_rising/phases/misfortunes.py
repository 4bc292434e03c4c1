"""Phase 2: everybody draws misfortunes, and between two of them there is a moment for cards."""

from functools import partial

from critias.engine import Choose, Flow, Option, ask, first_of

from ..box import HOLOGRAM, LEADER, PENINSULAS, PLACE
from ..cards.library_cards import play, playable
from ..cards.misfortunes import draw, foresee
from ..flooding import buy_unflooding, can_collect_for_unflooding
from ..options import LET_BE, NOT_THIS_PHASE, PLACING, NotThisPhase, PlayCard, Unflood
from ..state import Island, atlantean, kind, owner
from .placing import put

LAST_TILES = 6
"""With so few tiles dry, tiles can rise between misfortunes too (rising.energy.unflood)."""


def consult_oracles(s: Island) -> Flow[None]:
    """An Oracle looks at the coming misfortunes before the first is drawn."""
    begin_misfortunes(s)
    for seat in s.everyone():
        for k in (LEADER, HOLOGRAM):
            piece = atlantean(seat, k)
            here = k == LEADER or (s.has_hologram() and seat == s.starting_seat)
            if here and s.power(piece) == "oracle":
                looks = s.strength(piece, "oracle")
                yield from foresee(s, seat, looks, "rising.councilor.oracle", may=True)
    s.phase = "misfortunes"


def begin_misfortunes(s: Island) -> None:
    """All are placed but leaders held back; who draws is settled."""
    s.held_back = [piece for pool in s.pools for piece in pool]
    s.draws = drawers(s)


def drawers(s: Island) -> list[int]:
    """Who draws: one card each, and more with fewer than four players (rising.misfortune.draw)."""
    rule = s.box.of_players(s.seats)
    draws = [seat for seat in s.everyone() for _ in range(rule.misfortunes)]
    return draws + [s.starting_seat] * rule.again


def suffer_misfortune(s: Island) -> Flow[None]:
    """The next player draws a misfortune and resolves it."""
    yield from between_misfortunes(s)
    yield from draw(s, s.draws.pop(0))
    if not s.draws:
        if s.held_back:  # else cards can be played at once in the next phase
            yield from between_misfortunes(s)
        s.begin_phase("late")


def between_misfortunes(s: Island) -> Flow[None]:
    """Whoever has something to play may do so, until all let things take their course."""
    content: list[int] = []
    while asked := [one for one in s.everyone() if one not in content and possible(s, one)]:
        seat, answer = yield from first_of(
            Choose(
                one,
                partial(between_options, s, one),
                "rising.library.play",
                {"coming": len(s.draws)},
                default=LET_BE,
            )
            for one in asked
        )
        if isinstance(answer, PlayCard):
            yield from play(s, seat, answer.card)
        elif isinstance(answer, Unflood):
            yield from buy_unflooding(s, seat, PENINSULAS.index(answer.peninsula))
        else:
            content.append(seat)
            s.ready[seat] = isinstance(answer, NotThisPhase)


def between_options(s: Island, seat: int) -> list[Option]:
    """Nothing now, nothing in this whole phase, or what is possible."""
    return [LET_BE, NOT_THIS_PHASE, *possible(s, seat)]


def possible(s: Island, seat: int) -> list[Option]:
    """The cards a seat can play, and the tiles it can set about raising, between misfortunes."""
    if s.ready[seat]:
        return []
    options: list[Option] = [*playable(s, seat)]
    if sum(s.dry) <= LAST_TILES and can_collect_for_unflooding(s, seat):
        options += [Unflood(PENINSULAS[p]) for p in s.flooded_peninsulas()]
    return options


def place_late(s: Island) -> Flow[None]:
    """An Astrologer held back is placed now that all misfortunes are over."""
    for piece in s.held_back:
        options = [PLACING[kind(piece)][place] for place in s.free_places()]
        answer = yield from ask(Choose(owner(piece), options, "rising.councilor.astrologer"))
        put(s, piece, PLACE[answer.place])
    s.held_back = []
    s.begin_phase("actions")
