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

    # What the path shows, kept beside `top` because moves are looked up all the time: the item at
    # each place, with every item once more on the mainland; and the sum of all tolls up to a place.
    items: list[int] = private()
    tolls: list[int] = private()

    turn: int = 0
    stage: str = "set-up"
    debts: list[int] = private()

    def occupied(self, place: int) -> bool:
        """Whether a figure stands on that space."""
        for own in self.figures:
            if place in own:
                return True
        return False

    def next_match(self, place: int, item: int) -> int:
        """Where a card takes a figure from a place: the next visible match, or the mainland."""
        found = self.items.index(item, place + 1)
        return found if found < MAINLAND else MAINLAND

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
        return sum([TILE_VALUE[t] for t in self.collected[seat]])

    def home(self, seat: int) -> int:
        """How many figures of a seat have reached the mainland."""
        return self.figures[seat].count(MAINLAND)

    def survey(self) -> None:
        """Look at the path anew after it has changed."""
        top, bridge_at, items, tolls = self.top, self.bridge_at, self.items, self.tolls
        value, total, water, bridged = 0, 0, False, False
        for place in SPACES:
            t = top[place]
            items[place] = TILE_ITEM[t]
            if t == NONE:
                water = True
                bridged = bridged or bridge_at[place]
            else:
                # Before the first tile `value` is 0: a gap at the end of the path costs nothing.
                if water and not bridged:
                    total += min(value, TILE_VALUE[t])
                value, water, bridged = TILE_VALUE[t], False, False
            tolls[place] = total
        tolls[MAINLAND] = total
