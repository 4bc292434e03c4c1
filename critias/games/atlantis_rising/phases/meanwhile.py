"""What can be done while placing as while acting: cards, barriers, unflooding, saying ready."""

from critias.engine import Flow, Option

from ..box import PENINSULAS
from ..cards.library_cards import play, playable
from ..events import Settled
from ..flooding import (
    buy_barrier,
    buy_unflooding,
    can_collect_for_barrier,
    can_collect_for_unflooding,
)
from ..options import PlayCard, RaiseBarrier, Ready, Unflood
from ..state import Island


def free_options(s: Island, seat: int) -> list[Option]:
    """The cards, barriers and unfloodings within a seat's reach."""
    options: list[Option] = [*playable(s, seat)]
    if can_collect_for_barrier(s, seat):
        options += [RaiseBarrier(PENINSULAS[p]) for p in s.barrier_sites()]
    if can_collect_for_unflooding(s, seat):
        options += [Unflood(PENINSULAS[p]) for p in s.flooded_peninsulas()]
    return options


def do_freely(s: Island, seat: int, answer: Option) -> Flow[None]:
    """Ready, a card, a barrier or an unflooding."""
    if isinstance(answer, Ready):
        s.ready[seat] = True
        s.tell(Settled, seat)
    elif isinstance(answer, PlayCard):
        yield from play(s, seat, answer.card)
    elif isinstance(answer, RaiseBarrier):
        yield from buy_barrier(s, seat, PENINSULAS.index(answer.peninsula))
    elif isinstance(answer, Unflood):
        yield from buy_unflooding(s, seat, PENINSULAS.index(answer.peninsula))
