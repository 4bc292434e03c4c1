"""The table: path, figures, hands, and questions about them."""

from dataclasses import dataclass

from critias.engine.state import State
from critias.engine.zones import IRRELEVANT, NOBODY, OWNER, private, zone

from .box import NONE, TILE_ITEM, TILE_VALUE, card_name, tile_back, tile_name

# Places along the way: 0 is Atlantis, 1 to 53 are the spaces of the path, 54 is the mainland.
ATLANTIS = 0
MIDDLE_GAP = 27
SPACES = range(1, 54)
MAINLAND = 54

FIGURES = 3
WATER = 255  # in the bytes that say which item a place shows


@dataclass(slots=True, kw_only=True)
class Table(State):
    """Everything on the table. Lists over places have an entry for each from 0 to 54."""

    top: list[int] = zone("tile", empty=NONE, name=tile_name)
    under: list[int] = zone("tile", contents=NOBODY, empty=NONE, back=tile_back, name=tile_name)
    collected: list[list[int]] = zone("tile", order=IRRELEVANT, per_seat=True, name=tile_name)
    spent: list[int] = zone("tile", name=tile_name)

    deck: list[int] = zone("card", contents=NOBODY, name=card_name)
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

    # Kept beside `top` and `figures` because moves are looked up all the time: the item at each
    # place, in bytes because those are quick to search; the sum of all tolls up to a place; and
    # how many figures stand there.
    items: bytearray = private(bytearray)
    tolls: list[int] = private(list)
    crowd: list[int] = private(list)

    turn: int = 0
    stage: str = "set-up"
    debts: list[int] = private()

    def __post_init__(self) -> None:
        self.items = bytearray([WATER] * MAINLAND)
        self.tolls = [0] * (MAINLAND + 1)
        self.crowd = [0] * (MAINLAND + 1)
        for own in self.figures:
            for place in own:
                self.crowd[place] += 1
        self.survey()

    def move_figure(self, seat: int, figure: int, place: int) -> None:
        """Put a figure on a place."""
        own = self.figures[seat]
        self.crowd[own[figure]] -= 1
        self.crowd[place] += 1
        own[figure] = place

    def occupied(self, space: int) -> bool:
        """Whether a figure stands on that space of the path."""
        return self.crowd[space] > 0

    def next_match(self, place: int, item: int) -> int:
        """Where a card takes a figure from a place: the next visible match, or the mainland."""
        found = self.items.find(item, place + 1)
        return found if found > 0 else MAINLAND

    def toll(self, start: int, end: int) -> int:
        """The price of all gaps between two places that no bridge spans."""
        return self.tolls[end] - self.tolls[start]

    def gaps(self) -> list[tuple[int, int]]:
        """Each gap that costs something: its first space and its price."""
        found = []
        value, water, bridged = 0, 0, False
        for place in SPACES:
            if self.top[place] == NONE:
                water = water or place
                bridged = bridged or self.bridge_at[place]
                continue
            if water and value and not bridged:
                found.append((water, min(value, TILE_VALUE[self.top[place]])))
            value, water, bridged = TILE_VALUE[self.top[place]], 0, False
        return found

    def tile_behind(self, place: int) -> int:
        """The space of the first free tile behind a place, or Atlantis if there is none."""
        for space in range(place - 1, ATLANTIS, -1):
            if self.top[space] != NONE and not self.occupied(space):
                return space
        return ATLANTIS

    def wealth(self, seat: int) -> int:
        """What a seat could pay: its tiles at face value, and a point for each card in hand."""
        return self.tile_points(seat) + len(self.hands[seat])

    def tile_points(self, seat: int) -> int:
        """The sum of the tiles a seat has collected."""
        return sum(map(TILE_VALUE.__getitem__, self.collected[seat]))

    def home(self, seat: int) -> int:
        """How many figures of a seat have reached the mainland."""
        return self.figures[seat].count(MAINLAND)

    def survey(self, changed: int = 1) -> None:
        """Look at the path anew after it has changed on one space, or all of it."""
        top, items, tolls = self.top, self.items, self.tolls
        start = changed - 1
        while start > ATLANTIS and top[start] == NONE:
            start -= 1
        # In Atlantis `value` is 0: a gap at the beginning of the path costs nothing.
        value, total = TILE_VALUE[top[start]], tolls[start]
        water = bridged = False
        for place in range(start + 1, MAINLAND):
            t = top[place]
            if t == NONE:
                water = True
                bridged = bridged or self.bridge_at[place]
            else:
                here = TILE_VALUE[t]
                if water and not bridged:
                    total += here if here < value else value
                if place > changed > 1 and tolls[place] == total:
                    return
                value, water, bridged = here, False, False
            items[place] = WATER if t == NONE else TILE_ITEM[t]
            tolls[place] = total
        tolls[MAINLAND] = total
