"""The figures of actions, upgrades and wonders: which there are, and how far they may go."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from critias.engine.components import Mismatch

from .box import Components

LARGEST = 1000
DIVISORS = ("price", "per", "stars-per-kudos", "colonies-per-kudos")
"""Figures that something is divided by: they are at least one."""


@cache
def known() -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    """The names of the figures that the rules ask for, by kind and entry: those of the box."""
    text = (Path(__file__).parent / "components.toml").read_text(encoding="utf-8")
    box: dict[str, Any] = tomllib.loads(text)
    return {
        kind: {
            name: tuple(sorted({*entry.get("value", {}), *entry.get("growth", {})}))
            for name, entry in box[kind].items()
        }
        for kind in ("actions", "upgrades", "wonders")
    }


def check(components: Components) -> None:
    """Raise Mismatch for a figure that no rule asks for, or that is out of all bounds."""
    for action, one in components.actions.items():
        check_values(f"actions.{action}.value", one.value, known()["actions"][action])
        check_names(f"actions.{action}.growth", one.growth, known()["actions"][action])
        for name, step in one.growth.items():
            if abs(step) > LARGEST:
                raise Mismatch(f"actions.{action}.growth.{name}", f"{step} is too much at a time")
    for upgrade, card in components.upgrades.items():
        check_values(f"upgrades.{upgrade}.value", card.value, known()["upgrades"][upgrade])
    for wonder, sight in components.wonders.items():
        check_values(f"wonders.{wonder}.value", sight.value, known()["wonders"][wonder])


def check_values(path: str, values: Mapping[str, int], names: tuple[str, ...]) -> None:
    """Known names, and numbers within bounds."""
    check_names(path, values, names)
    for name, value in values.items():
        least = 1 if name in DIVISORS else 0
        if not least <= value <= LARGEST:
            raise Mismatch(f"{path}.{name}", f"{value} is not between {least} and {LARGEST}")
    for name in names:
        if name in DIVISORS and name not in values:
            raise Mismatch(path, f"the figure {name!r} is missing")


def check_names(path: str, values: Mapping[str, int], names: tuple[str, ...]) -> None:
    """No figure that nobody asks for."""
    for name in values:
        if name not in names:
            there = ", ".join(names) or "none"
            raise Mismatch(f"{path}.{name}", f"no such figure; there are {there}")
