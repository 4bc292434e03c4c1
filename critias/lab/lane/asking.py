"""What a seat is asked: the rule, and the options in order, each by the number of its action.

The actions are those of `critias.lab.research`. A payment is no single action, so its options have
numbers beyond all actions, and it is told piece by piece: a tile at a time, until only one of the
ways fits.
"""

from critias.games.atlantis.box import HIGHEST
from critias.lab.research.games import lesson

from .compiled import part
from .record import WAYS, Crossing, Flags

_learnt = lesson("atlantis", 2)
ACTION_NAMES = _learnt.actions.names
ACTIONS = len(ACTION_NAMES)

# The first of each kind, or what comes before it where values count from 1. Plays begin at 0.
BUY = ACTION_NAMES.index("Buy(value=1)") - 1
LAY_BRIDGE = ACTION_NAMES.index("LayBridge(space=0)")
PAY = ACTION_NAMES.index("Pay()")
PIECE = ACTION_NAMES.index("Pay: tile 1") - 1
DONE = ACTION_NAMES.index("Pay: that is all")
PAY_TILE = ACTION_NAMES.index("PayTile(value=1)") - 1
GIVE = ACTION_NAMES.index("Give(card='flag')")
SHOW_HAND = ACTION_NAMES.index("ShowHand()")
WAY = ACTIONS
"""The first of the ways to pay."""

RULES = [label.removeprefix("rule ") for label in _learnt.sheet.labels[_learnt.sheet.names["rule"]]]
AT_START = RULES.index("atl.turn.choose")
OCCUPIED = RULES.index("atl.move.occupied")
TOLL = RULES.index("atl.toll.pay")
GIVING = RULES.index("atl.toll.cards")


@part
def ask(s: Crossing, rule: int) -> None:
    """Begin a question; its options are offered one after the other."""
    s.rule = rule
    s.count = s.steps = 0


@part
def offer(s: Crossing, option: int) -> None:
    """One more option."""
    s.options[s.count] = option
    s.count += 1


@part
def allow(s: Crossing, mask: Flags) -> None:
    """Mark the actions that can be taken now."""
    for action in range(ACTIONS):
        mask[action] = 0
    if s.over:
        return
    if s.steps:
        for way in range(WAYS):
            if s.fitting >> way & 1:
                piece = next_piece(s, way)
                mask[PIECE + piece if piece else DONE] = 1
        return
    for place in range(s.count):
        option = s.options[place]
        mask[PAY if option >= WAY else option] = 1


@part
def tell(s: Crossing, action: int) -> int:
    """Tell a step of an answer; returns the option that it completes, or -1.

    Where one piece is all that can follow, it goes without saying.
    """
    if not s.steps:
        if action != PAY:
            return action
        s.fitting = 0
        for place in range(s.count):
            if s.options[place] >= WAY:
                s.fitting |= 1 << (s.options[place] - WAY)
        for value in range(HIGHEST + 1):
            s.told[value] = 0
    else:
        narrow(s, 0 if action == DONE else action - PIECE)
    s.taken[s.steps] = action
    s.steps += 1
    while True:
        only = last = -1
        for way in range(WAYS):
            if s.fitting >> way & 1:
                piece = next_piece(s, way)
                if only >= 0 and piece != only:
                    return -1
                only, last = piece, way
        if only == 0:
            return WAY + last
        narrow(s, only)


@part
def narrow(s: Crossing, piece: int) -> None:
    """Keep the ways that go on with this piece, a tile of a value or 0 for the end."""
    for way in range(WAYS):
        if s.fitting >> way & 1 and next_piece(s, way) != piece:
            s.fitting &= ~(1 << way)
    s.told[piece] += 1


@part
def next_piece(s: Crossing, way: int) -> int:
    """Of the tiles of a way that are not told yet, the value of the first, or 0."""
    for value in range(HIGHEST, 0, -1):
        if s.ways[way, value] > s.told[value]:
            return value
    return 0
