"""All council actions: the code behind the names in components.toml."""

from critias.engine import Mismatch

from ..box import COUNCILS, LAW, SURVEYING, TRADE, WAR, WISDOM, WONDERS, Components
from ..state import Room
from . import common, law, surveying, trade, war, wisdom, wonders
from .chosen import Effect

OWN = {
    LAW: law.ACTIONS,
    WAR: war.ACTIONS,
    WISDOM: wisdom.ACTIONS,
    WONDERS: wonders.ACTIONS,
    TRADE: trade.ACTIONS,
    SURVEYING: surveying.ACTIONS,
}
ACTIONS: dict[int, dict[str, Effect]] = {
    council: {**common.ACTIONS, **own} for council, own in OWN.items()
}


FOR_A_MAP_PHASE = frozenset(
    {
        *("crown-challenge", "no-quarter", "scorched-earth", "monster-bounty", "polemos"),
        *("home-guard", "vow-of-conquest", "fortify", "sea-walls", "hex-of-ruin"),
        *("prospect", "sabotage"),
    }
)
"""What brings nothing but for a Map Phase to come: in the last turn there is none."""


def in_play(s: Room, council: int) -> list[str]:
    """What a council can do: more in the second half (col.7.70), and madness (col.7.71)."""
    tiers = {"first"}
    if s.second_half():
        tiers.add("second")
    if s.last_turn_announced:
        tiers.add("last")
    return [n for n in s.box.actions_of(COUNCILS[council]) if s.box.actions[n].tier in tiers]


def check(components: Components) -> None:
    """Raise Mismatch if the file names an action that no code is behind, or lacks one."""
    for council, name in enumerate(COUNCILS):
        named = components.actions_of(name)
        for action in named:
            if action not in ACTIONS[council]:
                raise Mismatch(f"actions.{action}", f"the Council of {name} knows no such action")
        for action in ACTIONS[council]:
            if action not in named:
                raise Mismatch("actions", f"the action {action!r} of {name} is missing")
