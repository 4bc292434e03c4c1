"""Which cards can be played with which figure: only moves that can be completed and paid for."""

from .box import ITEMS, TILE_VALUE
from .options import PLAY, Play
from .state import MAINLAND, Table

Gap = tuple[int, int]
"""Its first space and its price."""


def moves(s: Table, seat: int) -> list[Play]:
    """Every card that can begin a legal move, with the figure it moves."""
    return Walker(s, seat).moves()


def playable(s: Table, seat: int, start: int, place: int) -> list[int]:
    """The cards that lead a figure, come from `start` to `place`, on to a legal end."""
    return Walker(s, seat).playable(start, place)


class Walker:
    """Looks ahead along the path for one seat; it holds what stays the same meanwhile."""

    __slots__ = ("gaps", "hand", "kinds", "s", "seat", "tiles", "wealth")

    def __init__(self, s: Table, seat: int) -> None:
        hand = s.hands[seat]
        self.s = s
        self.seat = seat
        self.hand = hand
        self.kinds = sorted(set(hand))
        self.tiles = [TILE_VALUE[t] for t in s.collected[seat]]
        self.wealth = sum(self.tiles) + len(hand)
        # Those that the seat could lay its bridge over.
        self.gaps = s.gaps() if s.bridges[seat] else []

    def moves(self) -> list[Play]:
        """Every card that can begin a legal move, with the figure it moves."""
        found: list[Play] = []
        before = MAINLAND
        cards: list[int] = []
        for figure, start in enumerate(self.s.figures[self.seat], 1):
            if start == MAINLAND:
                continue
            if start != before:
                before = start
                cards = self.playable(start, start)
            plays = PLAY[figure]
            found += [plays[item] for item in cards]
        return found

    def playable(self, start: int, place: int) -> list[int]:
        """The cards that lead from a place to a legal end."""
        s, gaps = self.s, self.gaps
        ahead, crowd, tolls = s.ahead, s.crowd, s.tolls
        here = place * len(ITEMS)
        # How far along the sum of all tolls the seat can pay its way, one card being played.
        reach = tolls[start] + self.wealth - 1
        found = []
        for item in self.kinds:
            end = ahead[here + item]
            if crowd[end]:
                if self._can_go_on(start, end, (item,), gaps):
                    found.append(item)
            elif tolls[end] <= reach or (
                gaps and _bridge_pays(gaps, start, end, tolls[end] - reach)
            ):
                found.append(item)
        return found

    def can_move(self, bridged: Gap | None = None) -> bool:
        """Whether the seat can move once its bridge lies over a gap, or as if it had none."""
        gaps = [bridged] if bridged else []
        return any(
            self._can_go_on(start, start, (), gaps)
            for start in self.s.figures[self.seat]
            if start != MAINLAND
        )

    def _can_go_on(self, start: int, place: int, played: tuple[int, ...], gaps: list[Gap]) -> bool:
        """Whether, these cards being played, another leads from a place to a legal end.

        The bridge of the seat may lie over one of the gaps.
        """
        s = self.s
        ahead, crowd, tolls = s.ahead, s.crowd, s.tolls
        here = place * len(ITEMS)
        reach = tolls[start] + self.wealth - len(played) - 1
        chains: list[int] = []
        for item in self.kinds:
            if item in played and self.hand.count(item) == played.count(item):
                continue
            end = ahead[here + item]
            if crowd[end]:
                chains.append(item)
            elif tolls[end] <= reach or (
                gaps and _bridge_pays(gaps, start, end, tolls[end] - reach)
            ):
                return True
        # Most of the time one card suffices, so longer chains are looked at last.
        for item in chains:
            if self._can_go_on(start, ahead[here + item], (*played, item), gaps):
                return True
        return False


def _bridge_pays(gaps: list[Gap], start: int, end: int, missing: int) -> bool:
    """Whether laying a bridge over one of the gaps, on the way, saves as much as is missing."""
    return any(price >= missing and start < water < end for water, price in gaps)
