"""All council actions: the code behind the names in components.toml."""

from difflib import get_close_matches
from functools import partial

from critias.engine import Flow, Mismatch, check_all

from ..box import COUNCILS, WORD, Components, check_figures
from ..state import Room
from . import common, law, surveying, trade, war, wisdom, wonders
from .chosen import Chosen, Effect, rewards

ACTIONS: dict[str, Effect] = {
    **common.ACTIONS,
    **law.ACTIONS,
    **war.ACTIONS,
    **wisdom.ACTIONS,
    **wonders.ACTIONS,
    **trade.ACTIONS,
    **surveying.ACTIONS,
}


ADDED = rewards()
"""An action that somebody has added gives what its figures say."""


def possible(c: Chosen) -> bool:
    """Whether an action could be done now, and its price be paid."""
    action = c.s.box.actions[c.action]
    effect = ACTIONS.get(action.like or c.action, ADDED)
    return (not action.price or c.can_pay()) and effect.possible(c)


def carry_out(c: Chosen) -> Flow[None]:
    """Pay for an action, and do it."""
    c.pay()
    yield from ACTIONS.get(c.kind, ADDED).carry_out(c)


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
    return [n for n in s.box.actions_of[COUNCILS[council]] if s.box.actions[n].tier in tiers]


def check(components: Components) -> None:
    """Raise Mismatch unless there is something behind each action, and the common ones stand."""
    check_all(
        *(partial(_check_action, components, name) for name in components.actions),
        *(partial(_check_common, components, name) for name in common.ACTIONS),
    )


def _check_action(components: Components, name: str) -> None:
    action, path = components.actions[name], f"actions.{name}"
    if not WORD.fullmatch(name):
        raise Mismatch(path, "a word of small letters, digits and hyphens is expected")
    if action.like is not None and name in ACTIONS:
        raise Mismatch(f"{path}.like", f"{name!r} is an action of the game, like no other")
    if action.like is not None and action.like not in ACTIONS:
        raise Mismatch(f"{path}.like", f"no such action as {action.like!r}{_meant(action.like)}")
    if name not in ACTIONS and action.says is None:
        raise Mismatch(
            path,
            f"the game has no such action{_meant(name)}; to add one, write what it does:"
            ' says = { en = "...", de = "..." }',
        )
    kind = components.kind_of(name)
    if (action.council == "all") != (kind in common.ACTIONS):
        raise Mismatch(
            f"{path}.council",
            "every council has the five actions of the rulebook,"
            " and each other action has a council",
        )
    check_figures(path, action, kind, ACTIONS.get(kind, ADDED).only_gives)


def _check_common(components: Components, name: str) -> None:
    if name not in components.actions or not components.actions[name].copies:
        raise Mismatch(f"actions.{name}", f"the action {name!r} is missing: every council has it")


def _meant(action: str) -> str:
    close = get_close_matches(action, ACTIONS, 1)
    return f" (did you mean {close[0]!r}?)" if close else ""
