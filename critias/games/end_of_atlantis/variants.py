"""How tables differ: five players, the long game, larger hands, and the two editions."""

import msgspec

from .box import EVENTS, SPECIALS, Components, Edition, Points
from .options import Options


class Variant(msgspec.Struct, frozen=True):
    """What a table plays with: the numbers of the box, and the switches of its edition."""

    cubes: int
    neutrals: int
    hand_size: int  # eoa.variant.hand-size
    special_hand: int
    other_events: int  # shuffled into the event deck with the three of Doom! (eoa.variant.long)
    spaces: tuple[tuple[int, ...], tuple[int, ...]]  # of starting and of advanced ships
    standard_chart: tuple[int, ...]
    royal_chart: tuple[int, ...]
    points: Points
    special_copies: tuple[int, ...]
    event_neutrals: tuple[int, ...]
    open_voting: tuple[bool, ...]
    edition: Edition  # eoa.variant.edition

    def worth(self, refugees: int, chart: str) -> int:
        """What so many refugees of a colour, one or more, are worth (eoa.sailing.arrival)."""
        points = self.royal_chart if chart == "royal" else self.standard_chart
        return points[min(refugees, len(points)) - 1]


def variant_of(options: Options, components: Components) -> Variant:
    """What this table plays with."""
    events = [components.events.cards[name] for name in EVENTS]
    return Variant(
        cubes=components.cubes.each,
        neutrals=components.cubes.neutral,
        hand_size=options.hand_size,
        special_hand=components.hands.special,
        other_events=3 if options.length == "long" else 2,
        spaces=(components.ships.starting, components.ships.advanced),
        standard_chart=components.charts.standard,
        royal_chart=components.charts.royal,
        points=components.points,
        special_copies=tuple(components.special.copies.get(name, 0) for name in SPECIALS),
        event_neutrals=tuple(card.neutrals for card in events),
        open_voting=tuple(card.voting == "open" for card in events),
        edition=components.editions[options.edition],
    )


def winners_of_a_vote(seats: int) -> int:
    """Two players may resolve a card after each voting, and three of five (eoa.variant.five)."""
    return 3 if seats == 5 else 2
