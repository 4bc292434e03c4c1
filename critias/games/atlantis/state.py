"""A crossing: path, figures, hands, and questions about them."""

from bisect import bisect_right
from dataclasses import dataclass

from critias.engine import IRRELEVANT, NOBODY, OWNER, State, private, zone

from .box import KINDS, NONE, TILE_ITEM, TILE_VALUE, card_name, tile_back, tile_name

# Places along the way: 0 is Atlantis, 1 to 53 are the spaces of the path, 54 is the mainland.
ATLANTIS = 0
MIDDLE_GAP = 27
SPACES = range(1, 54)
MAINLAND = 54

FIGURES = 3


@dataclass(slots=True, kw_only=True)
class Crossing(State):
    """Everything on the table. Lists over places have an entry for each from 0 to 54."""

    top: list[int] = zone("tile", empty=NONE, name=tile_name)
    # Hidden from everybody until it is the top one (atl.setup.covered).
    under: list[int] = zone("tile", contents=NOBODY, empty=NONE, back=tile_back, name=tile_name)
    # Open to all (atl.take.open).
    collected: list[list[int]] = zone("tile", order=IRRELEVANT, per_seat=True, name=tile_name)
    spent: list[int] = zone("tile", name=tile_name)

    deck: list[int] = zone("card", contents=NOBODY, name=card_name)
    # All see how many, the owner sees which (atl.draw.hand).
    hands: list[list[int]] = zone(
        "card", contents=OWNER, order=IRRELEVANT, per_seat=True, name=card_name
    )
    played: list[int] = zone("card", name=card_name)
    discards: list[int] = zone("card", name=card_name)

    figures: list[list[int]]
    bridges: list[int]
    bridge_at: list[bool]
    start_hands: tuple[int, ...] = private()
    many_purchases: bool = private()

    # Kept beside `collected`, `top` and `figures` because moves are looked up all the time.
    # The values of the tiles of each seat.
    values: list[list[int]] = private(list)
    # ahead[item][place]: where a card leads from there (atl.move.next, atl.move.mainland). Rows are
    # replaced as a whole, so that copies of a state can share them.
    ahead: list[tuple[int, ...]] = private(list)
    # tolls[place]: the sum of all tolls from Atlantis up to there (a prefix sum), so that a way
    # costs the difference between its ends (atl.toll.sum).
    tolls: list[int] = private(list)
    # crowd[place]: how many figures stand there (atl.move.occupied); none on the mainland, which
    # has room for all (atl.move.stop).
    crowd: list[int] = private(list)

    turn: int = 0
    stage: str = "set-up"
    debts: list[int] = private()

    def __post_init__(self) -> None:
        self.values = [[TILE_VALUE[t] for t in own] for own in self.collected]
        self.tolls = [0] * (MAINLAND + 1)
        self.crowd = [0] * (MAINLAND + 1)
        for own in self.figures:
            for place in own:
                self.crowd[place] += place != MAINLAND
        if self.stage != "set-up":
            self.survey()

    def move_figure(self, seat: int, figure: int, place: int) -> None:
        """Put a figure on a place. On the mainland it is in nobody's way (atl.move.stop)."""
        own, crowd = self.figures[seat], self.crowd
        crowd[own[figure]] -= 1
        crowd[place] += 1
        crowd[MAINLAND] = 0
        own[figure] = place

    def collect(self, seat: int, t: int) -> None:
        """Give a tile to a seat."""
        self.collected[seat].append(t)
        self.values[seat].append(TILE_VALUE[t])

    def spend(self, seat: int, value: int) -> None:
        """Take a tile of this value from a seat, out of the game."""
        values = self.values[seat]
        place = values.index(value)
        del values[place]
        self.spent.append(self.collected[seat].pop(place))

    def occupied(self, place: int) -> bool:
        """Whether a figure stands in the way, anybody's (atl.move.occupied); never at home."""
        return self.crowd[place] > 0

    def next_match(self, place: int, item: int) -> int:
        """Where a card takes a figure from a place: the next visible match (atl.move.next).

        Where there is none ahead, that is the mainland (atl.move.mainland).
        """
        return self.ahead[item][place]

    def toll(self, start: int, end: int) -> int:
        """The price of all gaps between two places that no bridge spans (atl.toll.sum)."""
        return self.tolls[end] - self.tolls[start]

    def gaps(self) -> list[tuple[int, int]]:
        """Each gap that costs something (atl.toll.price): its first space and its price."""
        found = []
        top, tolls = self.top, self.tolls
        # The sum of all tolls rises at the first land behind such a gap, and nowhere else.
        land = bisect_right(tolls, 0)
        while land < MAINLAND:
            water = land - 1
            while top[water - 1] == NONE:
                water -= 1
            found.append((water, tolls[land] - tolls[water]))
            land = bisect_right(tolls, tolls[land])
        return found

    def tile_behind(self, place: int) -> int:
        """The space of the first free tile behind a place, or Atlantis (atl.take.search)."""
        top, crowd = self.top, self.crowd
        for space in range(place - 1, ATLANTIS, -1):
            if top[space] != NONE and not crowd[space]:
                return space
        return ATLANTIS

    def wealth(self, seat: int) -> int:
        """What a seat could pay: its tiles at face value, a point for each card (atl.toll.pay)."""
        return self.tile_points(seat) + len(self.hands[seat])

    def tile_points(self, seat: int) -> int:
        """The sum of the tiles a seat has collected."""
        return sum(self.values[seat])

    def home(self, seat: int) -> int:
        """How many figures of a seat have reached the mainland (atl.draw.ashore)."""
        return self.figures[seat].count(MAINLAND)

    def survey(self) -> None:
        """Look at the whole path anew."""
        # Where no tile ahead shows an item, it leads home (atl.move.mainland).
        rows = [[MAINLAND] * (MAINLAND + 1) for _ in range(KINDS)]
        for place in reversed(SPACES):
            t = self.top[place]
            if t != NONE:
                rows[TILE_ITEM[t]][:place] = [place] * place
        self.ahead = [tuple(row) for row in rows]
        self._add_up_tolls(1, MAINLAND)

    def take_top(self, space: int) -> int:
        """Take the top tile off a space; the tile under it comes to light (atl.take.top).

        Without one there is water (atl.gap.opens).
        """
        t, below = self.top[space], self.under[space]
        self.top[space], self.under[space] = below, NONE
        item = TILE_ITEM[t]
        self._lead_on(item, space, self.ahead[item][space])
        if below != NONE:
            self._lead_on(TILE_ITEM[below], space, space)
        # Only beside water does it matter how much the uppermost tile is worth.
        if NONE in self.top[space - 1 : space + 2]:
            self._add_up_tolls(space, space)
        return t

    def lay_bridge(self, water: int) -> None:
        """Put a bridge over the gap that begins at this space (atl.bridge.everybody)."""
        self.bridge_at[water] = True
        self._add_up_tolls(water, water)

    def _lead_on(self, item: int, space: int, to: int) -> None:
        """Let an item lead to a place from before a space, back to the last such tile."""
        row = self.ahead[item]
        first = row.index(row[space - 1])
        self.ahead[item] = row[:first] + (to,) * (space - first) + row[space:]

    def _add_up_tolls(self, first: int, last: int) -> None:
        """Add up the tolls anew after the path has changed from the first space to the last.

        A gap costs the lower of its shores (atl.toll.price), and nothing with a bridge anywhere
        over it (atl.bridge.everybody).
        """
        top, tolls, bridge_at = self.top, self.tolls, self.bridge_at
        start = first - 1
        while start > ATLANTIS and top[start] == NONE:
            start -= 1
        # In Atlantis `value` is 0, and no toll is added up at the mainland: the ends of the path
        # close up (atl.gap.ends), and a bridge there leads nowhere (atl.bridge.lost).
        value, total = TILE_VALUE[top[start]], tolls[start]
        water = bridged = False
        for place in range(start + 1, MAINLAND):
            t = top[place]
            if t == NONE:
                water = True
                if bridge_at[place]:
                    bridged = True
            else:
                here = TILE_VALUE[t]
                if water and not bridged:
                    total += here if here < value else value
                if place > last:
                    # From here on the gaps are what they were.
                    change = total - tolls[place]
                    if change:
                        tolls[place:] = [toll + change for toll in tolls[place:]]
                    return
                value, water, bridged = here, False, False
            tolls[place] = total
        tolls[MAINLAND] = total
