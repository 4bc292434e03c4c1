"""Politics cards: whether one can be resolved completely, and resolving it."""

from critias.engine import Flow

from ..box import BETRAYAL, KINDS, SABOTAGE
from ..ships.boarding import board_card, can_board, exchanges
from ..ships.sailing import movable_by, move_ships, winds_must
from ..state import Harbour
from .attacks import betrayal, betrayal_targets, sabotage, sabotage_targets


def resolvable(s: Harbour, seat: int, card: int) -> bool:
    """Whether all of a card can be resolved, special cards included (eoa.politics.complete)."""
    if card == SABOTAGE:
        return bool(sabotage_targets(s))
    if card == BETRAYAL:
        return bool(betrayal_targets(s))
    kind = KINDS[card]
    if kind.groups:
        return can_board(s, seat, kind) or (kind.is_refugees and bool(exchanges(s, seat)))
    if kind.moves:
        return len(movable_by(s, kind.royal, ())) >= kind.moves + winds_must(s)
    return kind.draws <= s.specials_to_draw()


def resolve(s: Harbour, seat: int, card: int) -> Flow[None]:
    """Resolve a card: board, then move, then draw, then score (eoa.politics.extras)."""
    if card == SABOTAGE:
        yield from sabotage(s, seat)
        return
    if card == BETRAYAL:
        yield from betrayal(s, seat)
        return
    kind = KINDS[card]
    boarded: tuple[int, ...] = ()
    if kind.groups:
        ships = yield from board_card(s, seat, kind)
        if ships is None:
            return  # Empath took the place of all effects (eoa.special.empath)
        boarded = ships
    if kind.moves:
        yield from move_ships(s, seat, kind.moves, kind.royal, boarded)
    if kind.draws:
        s.draw_specials(seat, kind.draws)
    s.score(seat, kind.points, "card")
