"""Conditions under which a special card can be ordered in advance into somebody else's action.

Each looks at what its seat may know, and returns the option that plays the card if it holds.
"""

from collections.abc import Callable, Mapping
from functools import partial

from critias.engine import Choose, Condition, Option

from .box import ALLIANCE, GUARDS, SHIPS, SPY
from .phases.voting import winners_of
from .reactions import PLAY
from .ships.sailing import alliance_brings
from .state import Harbour

Test = Callable[[Harbour, int, Choose], bool]


def plays(special: int, holds: Test, s: Harbour, seat: int, decision: Choose) -> Option | None:
    """The option to play the card, if the player has it and the condition holds."""
    play = PLAY[special]
    return play if play in decision.options and holds(s, seat, decision) else None


def wins_by_spy(s: Harbour, seat: int, decision: Choose) -> bool:
    """One token more makes a winner of the player, as bids lie now (eoa.special.spy)."""
    without, with_spy = winners_by_spy(s, seat, decision)
    return seat in with_spy and seat not in without


def first_by_spy(s: Harbour, seat: int, decision: Choose) -> bool:
    """One token more makes the player the first, as bids lie now (eoa.special.spy)."""
    without, with_spy = winners_by_spy(s, seat, decision)
    return with_spy[0] == seat != without[0]


def winners_by_spy(s: Harbour, seat: int, decision: Choose) -> tuple[list[int], list[int]]:
    """The winners of a voting without and with a Spy of this player."""
    bids = list(decision.about["bids"])
    without = winners_of(s, bids)
    bids[seat] += 1
    return without, winners_of(s, bids)


def aboard(refugees: int, s: Harbour, seat: int, decision: Choose) -> bool:
    """So many of the player's refugees or more are on the ship (eoa.special.guards)."""
    return s.refugees(SHIPS.index(decision.about["ship"]), seat) >= refugees


def brings(points: int, s: Harbour, seat: int, decision: Choose) -> bool:
    """So many points or more come of it (eoa.special.alliance)."""
    about = decision.about
    return alliance_brings(s, SHIPS.index(about["ship"]), seat, about["chart"]) >= points


CONDITIONS: Mapping[str, Mapping[str, Condition]] = {
    "eoa.special.spy": {
        "wins": partial(plays, SPY, wins_by_spy),
        "first": partial(plays, SPY, first_by_spy),
    },
    "eoa.special.guards": {
        "one-aboard": partial(plays, GUARDS, partial(aboard, 1)),
        "two-aboard": partial(plays, GUARDS, partial(aboard, 2)),
        "three-aboard": partial(plays, GUARDS, partial(aboard, 3)),
    },
    "eoa.special.alliance": {
        "three-points": partial(plays, ALLIANCE, partial(brings, 3)),
        "six-points": partial(plays, ALLIANCE, partial(brings, 6)),
    },
}
