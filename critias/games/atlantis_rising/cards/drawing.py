"""The libraries: draw cards, keep what may be kept."""

from critias.engine import Choose, Flow, ask

from ..belongings import spend
from ..box import ENERGY
from ..events import CardDiscarded, CardKept, CardPutUnder, CardsDrawn
from ..options import LET_BE, Keep, KeepForEnergy, LetBe
from ..state import Island
from .library_cards import hand_limit


def draw_cards(s: Island, seat: int, count: int, keep: int, rest: str = "discard") -> Flow[None]:
    """Draw into the open, keep so many, pay for more, and put the rest away."""
    s.drawn = [s.library.pop() for _ in range(min(count, len(s.library)))]
    s.library_known_below = min(s.library_known_below, len(s.library))
    s.tell(lambda: CardsDrawn(seat, tuple(s.drawn)))
    yield from keep_for_nothing(s, seat, keep)
    yield from keep_for_energy(s, seat)
    put_away(s, seat, rest)
    yield from hand_limit(s, seat)


def keep_for_nothing(s: Island, seat: int, keep: int) -> Flow[None]:
    """Keep as many as the tile allows."""
    for left in range(keep, 0, -1):
        kinds = sorted(set(s.drawn))
        if not kinds:
            return
        name = s.drawn[0]
        if len(s.drawn) > left and len(kinds) > 1:
            answer = yield from ask(
                Choose(seat, [Keep(one) for one in kinds], "rising.library.keep")
            )
            name = answer.card
        take(s, seat, name)


def keep_for_energy(s: Island, seat: int) -> Flow[None]:
    """Each further card costs 1 energy."""
    while s.drawn and s.energy(seat):
        options: list[LetBe | KeepForEnergy] = [LET_BE]
        options += [KeepForEnergy(one) for one in sorted(set(s.drawn))]
        answer = yield from ask(Choose(seat, options, "rising.energy.card", default=LET_BE))
        if isinstance(answer, LetBe):
            return
        spend(s, seat, ENERGY, 1)
        take(s, seat, answer.card)


def take(s: Island, seat: int, name: str) -> None:
    """From what was drawn into a hand."""
    s.drawn.remove(name)
    s.hands[seat].append(name)
    s.tell(CardKept, seat, name)


def put_away(s: Island, seat: int, rest: str) -> None:
    """What was not kept goes under the deck, or to the discards."""
    for name in s.drawn:
        if rest == "bottom":
            s.library.insert(0, name)
            s.library_known_below += 1
            s.tell(CardPutUnder, name)
        else:
            s.library_discards.append(name)
            s.tell(CardDiscarded, seat, name)
    s.drawn = []
