"""Which cards can be played with which figure.

Only moves that can be completed (atl.move.complete) and paid for (atl.toll.no-credit). Moves are
looked up all the time, so the state keeps the answers at hand: where a card leads from a place
(`ahead`), who stands there (`crowd`), and the sum of all tolls up to there (`tolls`). The same in
the order of the rulebook, and slow: tests/games/atlantis/by_the_book.py.
"""

from collections.abc import Sequence

from critias.engine import Choose, Option

from .options import PLAY, Play
from .state import ATLANTIS, FIGURES, MAINLAND, Crossing

Gap = tuple[int, int]
"""Its first space and its price."""


def moves(s: Crossing, seat: int) -> list[Option]:
    """Every card that can begin a legal move, with the figure it moves."""
    own = s.figures[seat]
    return _plays(s, seat, own, own)


def chains(s: Crossing, seat: int, figure: int, start: int) -> list[Option]:
    """The cards that lead a figure on, which may not stay where it is (atl.move.chain-home)."""
    places = [MAINLAND] * FIGURES
    places[figure] = s.figures[seat][figure]
    return _plays(s, seat, [start] * FIGURES, places)


def _plays(s: Crossing, seat: int, starts: list[int], places: list[int]) -> list[Option]:
    """The cards that lead figures, each come from its start to its place, to a legal end."""
    hand, ahead, crowd, tolls = s.hands[seat], s.ahead, s.crowd, s.tolls
    kinds = sorted(set(hand))
    points = sum(s.values[seat])
    # Those that the seat could lay its bridge over.
    gaps = s.gaps() if s.bridges[seat] else []
    found: list[Option] = []
    for figure, place in enumerate(places):
        if place == MAINLAND:  # atl.turn.figure
            continue
        start, plays = starts[figure], PLAY[figure + 1]
        # How far along the sum of all tolls the seat can pay its way (atl.toll.sum), one card being
        # played and so not there to pay with (atl.toll.pay).
        reach = tolls[start] + points + len(hand) - 1
        for item in kinds:
            end = ahead[item][place]  # atl.move.next, atl.move.mainland
            if not crowd[end]:  # atl.move.stop
                if tolls[end] <= reach or (
                    gaps and _bridge_pays(gaps, start, end, tolls[end] - reach)
                ):
                    found.append(plays[item])
            elif tolls[end] < reach or gaps:
                # Somebody is there: on with another card (atl.move.occupied), unless it is too dear
                # already. Mostly one more card will do.
                for other in kinds:
                    far = ahead[other][end]
                    if (
                        not crowd[far]
                        and tolls[far] < reach
                        and (other != item or hand.count(item) > 1)
                    ):
                        found.append(plays[item])
                        break
                else:
                    rest = without(hand, item)
                    if _can_go_on(s, points, start, end, rest, gaps):
                        found.append(plays[item])
    return found


def distinct(s: Crossing, decision: Choose) -> Sequence[Option]:
    """The options of a question, with one figure for all that are still in Atlantis.

    Nowhere else do figures stand together that can be picked (atl.move.stop, atl.turn.figure).
    """
    own = s.figures[decision.seat]
    if own.count(ATLANTIS) < 2:
        return decision.options
    first = own.index(ATLANTIS) + 1
    return [
        option
        for option in decision.options
        if type(option) is not Play or option.figure == first or own[option.figure - 1] != ATLANTIS
    ]


def can_move(s: Crossing, seat: int, points: int, bridged: Gap | None = None) -> bool:
    """Whether the seat could move with its hand and so many points beside it to pay with.

    Its bridge lies over a gap, or it has none.
    """
    gaps = [bridged] if bridged else []
    return any(
        _can_go_on(s, points, start, start, s.hands[seat], gaps)
        for start in s.figures[seat]
        if start != MAINLAND
    )


def _can_go_on(
    s: Crossing, points: int, start: int, place: int, hand: list[int], gaps: list[Gap]
) -> bool:
    """Whether a card of this hand leads from a place to a legal end: by chains of any length.

    The bridge of the seat may lie over one of the gaps (atl.turn.must-move).
    """
    ahead, crowd, tolls = s.ahead, s.crowd, s.tolls
    reach = tolls[start] + points + len(hand) - 1
    occupied: set[int] = set()
    for item in hand:
        end = ahead[item][place]
        if not crowd[end]:
            if tolls[end] <= reach or (gaps and _bridge_pays(gaps, start, end, tolls[end] - reach)):
                return True
        elif tolls[end] < reach or gaps:
            occupied.add(item)
    # Most of the time one card suffices, so longer chains are looked at last.
    if len(hand) > 1:
        for item in occupied:
            if _can_go_on(s, points, start, ahead[item][place], without(hand, item), gaps):
                return True
    return False


def without(hand: list[int], item: int) -> list[int]:
    """The hand after a card of it is played."""
    rest = hand[:]
    rest.remove(item)
    return rest


def _bridge_pays(gaps: list[Gap], start: int, end: int, missing: int) -> bool:
    """Whether a bridge over one of the gaps on the way saves what is missing (atl.bridge.lay)."""
    return any(price >= missing and start < water < end for water, price in gaps)
