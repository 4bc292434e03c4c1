"""Which cards can be played with which figure: only moves that can be completed and paid for."""

from .box import HIGHEST
from .options import PLAY, Play
from .state import MAINLAND, Table


def moves(s: Table, seat: int) -> list[Play]:
    """Every card that can begin a legal move, with the figure it moves."""
    return Walker(s, seat).moves()


def playable(s: Table, seat: int, start: int, place: int) -> list[int]:
    """The cards that lead a figure, come from `start` to `place`, on to a legal end."""
    return Walker(s, seat).playable(start, place)


class Walker:
    """Looks ahead along the path for one seat; it holds what stays the same meanwhile."""

    __slots__ = ("hand", "kinds", "s", "seat", "wealth")

    def __init__(self, s: Table, seat: int) -> None:
        hand = s.hands[seat]
        self.s = s
        self.seat = seat
        self.hand = hand
        self.kinds = sorted(set(hand))
        self.wealth = s.tile_points(seat) + len(hand)

    def moves(self) -> list[Play]:
        """Every card that can begin a legal move, with the figure it moves."""
        found: list[Play] = []
        place = MAINLAND
        cards: list[int] = []
        for figure, start in enumerate(self.s.figures[self.seat]):
            if start != MAINLAND:
                if start != place:
                    place = start
                    cards = self.playable(start, start)
                plays = PLAY[figure + 1]
                for item in cards:
                    found.append(plays[item])
        return found

    def playable(self, start: int, place: int) -> list[int]:
        """The cards that lead from a place to a legal end."""
        s = self.s
        items, crowd, tolls = s.items, s.crowd, s.tolls
        # How far along the sum of all tolls the seat can pay its way, one card being played.
        reach = tolls[start] + self.wealth - 1
        found = []
        for item in self.kinds:
            end = items.find(item, place + 1)
            if end < 0:
                end = MAINLAND
            elif crowd[end]:
                if self._can_go_on(start, end, (item,), s.bridges[self.seat] > 0):
                    found.append(item)
                continue
            if tolls[end] <= reach or (
                s.bridges[self.seat] and self._bridge_pays(start, end, tolls[end] - reach)
            ):
                found.append(item)
        return found

    def can_move(self, bridged: int = MAINLAND, price: int = 0) -> bool:
        """Whether the seat can move once its bridge lies over a gap, or as if it had none."""
        return any(
            self._can_go_on(start, start, (), False, bridged, price)
            for start in self.s.figures[self.seat]
            if start != MAINLAND
        )

    def _can_go_on(
        self,
        start: int,
        place: int,
        played: tuple[int, ...],
        may_bridge: bool,
        bridged: int = MAINLAND,
        price: int = 0,
    ) -> bool:
        """Whether, these cards being played, another leads from a place to a legal end."""
        s = self.s
        items, crowd, tolls = s.items, s.crowd, s.tolls
        reach = tolls[start] + self.wealth - len(played) - 1
        for item in self.kinds:
            if item in played and self.hand.count(item) == played.count(item):
                continue
            end = items.find(item, place + 1)
            if end < 0:
                end = MAINLAND
            elif crowd[end]:
                if self._can_go_on(start, end, (*played, item), may_bridge, bridged, price):
                    return True
                continue
            missing = tolls[end] - reach - (price if start < bridged < end else 0)
            if missing <= 0 or (may_bridge and self._bridge_pays(start, end, missing)):
                return True
        return False

    def _bridge_pays(self, start: int, end: int, missing: int) -> bool:
        """Whether laying a bridge on the way saves as much as is missing."""
        return missing <= HIGHEST and any(
            price >= missing for water, price in self.s.gaps() if start < water < end
        )
