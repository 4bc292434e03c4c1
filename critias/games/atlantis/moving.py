"""Which cards can be played with which figure: only moves that can be completed and paid for."""

from critias.engine.decisions import Option

from .options import PLAY
from .state import FIGURES, MAINLAND, Table

Gap = tuple[int, int]
"""Its first space and its price."""


class Walker:
    """Looks ahead along the path for one seat; it holds what stays the same meanwhile."""

    __slots__ = ("gaps", "hand", "kinds", "points", "s", "seat", "tiles", "wealth")

    def __init__(self, s: Table, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.hand = hand = s.hands[seat]
        self.kinds = sorted(set(hand))
        self.tiles = tiles = s.values[seat]
        self.points = points = sum(tiles)
        self.wealth = points + len(hand)
        # Those that the seat could lay its bridge over.
        self.gaps = s.gaps() if s.bridges[seat] else []

    def moves(self) -> list[Option]:
        """Every card that can begin a legal move, with the figure it moves."""
        own = self.s.figures[self.seat]
        return self._plays(own, own)

    def chains(self, figure: int, start: int) -> list[Option]:
        """The cards that lead a figure on, which has come from a place and may not stay."""
        places = [MAINLAND] * FIGURES
        places[figure] = self.s.figures[self.seat][figure]
        return self._plays([start] * FIGURES, places)

    def _plays(self, starts: list[int], places: list[int]) -> list[Option]:
        """The cards that lead figures, each come from its start to its place, to a legal end."""
        s, kinds, gaps, hand, most = self.s, self.kinds, self.gaps, self.hand, self.wealth - 1
        ahead, crowd, tolls = s.ahead, s.crowd, s.tolls
        found: list[Option] = []
        for figure, place in enumerate(places):
            if place == MAINLAND:
                continue
            start, plays = starts[figure], PLAY[figure + 1]
            # How far along the sum of all tolls the seat can pay its way, one card being played.
            reach = tolls[start] + most
            for item in kinds:
                end = ahead[item][place]
                if tolls[end] > reach:
                    # Too dear, and so is all that lies beyond, unless a bridge helps.
                    if gaps and self._bridge_leads(start, end, item, reach):
                        found.append(plays[item])
                elif not crowd[end]:
                    found.append(plays[item])
                else:
                    # Mostly one more card will do.
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
                        if self._can_go_on(start, end, without(hand, item), gaps):
                            found.append(plays[item])
        return found

    def _bridge_leads(self, start: int, end: int, item: int, reach: int) -> bool:
        """Whether a card leads to a legal end with the help of a bridge."""
        if self.s.crowd[end]:
            return self._can_go_on(start, end, without(self.hand, item), self.gaps)
        return _bridge_pays(self.gaps, start, end, self.s.tolls[end] - reach)

    def can_move(self, bridged: Gap | None = None) -> bool:
        """Whether the seat can move once its bridge lies over a gap, or as if it had none."""
        gaps = [bridged] if bridged else []
        return any(
            self._can_go_on(start, start, self.hand, gaps)
            for start in self.s.figures[self.seat]
            if start != MAINLAND
        )

    def _can_go_on(self, start: int, place: int, hand: list[int], gaps: list[Gap]) -> bool:
        """Whether a card of this hand leads from a place to a legal end.

        The bridge of the seat may lie over one of the gaps.
        """
        s = self.s
        ahead, crowd, tolls = s.ahead, s.crowd, s.tolls
        reach = tolls[start] + self.points + len(hand) - 1
        chains: list[int] = []
        for item in hand:
            end = ahead[item][place]
            if crowd[end]:
                chains.append(item)
            elif tolls[end] <= reach or (
                gaps and _bridge_pays(gaps, start, end, tolls[end] - reach)
            ):
                return True
        # Most of the time one card suffices, so longer chains are looked at last.
        for item in sorted(set(chains)):
            if self._can_go_on(start, ahead[item][place], without(hand, item), gaps):
                return True
        return False


def without(hand: list[int], item: int) -> list[int]:
    """The hand after a card of it is played."""
    rest = hand[:]
    rest.remove(item)
    return rest


def _bridge_pays(gaps: list[Gap], start: int, end: int, missing: int) -> bool:
    """Whether laying a bridge over one of the gaps, on the way, saves as much as is missing."""
    return any(price >= missing and start < water < end for water, price in gaps)
