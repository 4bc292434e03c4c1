"""The names that need words: those of the components, and a few that only the rules know."""

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, get_args

from .box import COUNCILS, HERO_ROLE, KINDS, REWARDS, ROLES, UNITS
from .box import RESOURCES as RESOURCE_NAMES
from .councils.records import Status

CAUSES = (
    "start",
    "city-income",
    *(f"build-{unit}" for unit in UNITS),
    "region",
    "alliance",
    "tribute",
    "raid",
    "sacked",
    "burned-city",
    "city-held",
    "city-sacked",
    "challenge-won",
    "monster",
    "defeat",
    "doom-die",
    "phobos",
    "rival-region",
    "no-attack",
    "undefended-city",
    "bribe",
    "ruling",
    "trade",
    "upgrade",
    "vote",
    "abstention",
    "oath-broken",
)
REASONS = (
    "enough-orichalcum",
    "most-orichalcum",
    "enough-vril",
    "most-vril",
    "enough-talents",
    "most-talents",
    "assembly-line",
)
DICE_OF = (
    *UNITS,
    *("colony", "monster", "garrison", "army", "colossus-of-helios"),
    *("doom-ray", "mercenaries", "household-guard", "drill-master", "summoning-circle"),
)
"""Whose dice are rolled in a conflict."""
EDICTS = ("no-doom", "ostracised", "hero-idle")
"""What is set going by no action of the same name."""
ADDED_BY = (
    *("hoplite", "trireme", "orichalcum", "hatred", "fortify", "sea-walls"),
    *("vril-furnace", "monster-slayer", "pathfinders", "city-walls", "siege-engines"),
)
"""What adds to them."""
BECOMES = (
    *("given", "taken", "there", "gone", "burned", "green"),
    *("war", "peace", "beaten", "back", "here", "away"),
    *("used", "lifted"),
)
"""What becomes of a thing by a ruling."""
PHASES = (
    "set-up",
    "map",
    "strategy",
    "movement",
    "eris",
    "house",
    "spawn",
    "declaration",
    "council",
    "free",
    "over",
)


def _vocabulary() -> Mapping[str, tuple[str, ...]]:
    text = (Path(__file__).parent / "components.toml").read_text(encoding="utf-8")
    box: dict[str, Any] = tomllib.loads(text)
    houses = tuple(box["roster"]["houses"])
    tables = box["maps"]["tables"]
    monsters = tuple(box["monsters"]["names"])
    rivals = tuple(box["empires"]["names"])
    offices = tuple(box["offices"]["rewards"])
    upgrades = tuple(box["upgrades"])
    wonders = tuple(box["wonders"])
    actions = tuple(box["actions"])
    wild = _regions(tables, "land", "coastal")
    roles = (*ROLES, HERO_ROLE)
    return {
        "house": (*houses, "none"),
        "houses": houses,
        "role": roles,
        "role_of_mate": roles,
        "council": COUNCILS,
        "table": tuple(tables),
        "region": (*wild, *_regions(tables, "rival"), "home", "city"),
        "origin": wild,
        "terrain": KINDS,
        "unit": UNITS,
        "do": ("build", "move", "stay"),
        "resource": RESOURCE_NAMES,
        "reward": (*REWARDS, "trophy", "spoils", "tribute"),
        "monster": monsters,
        "empire": rivals,
        "foe": (*monsters, *rivals),
        "office": offices,
        "offices": offices,
        "upgrade": upgrades,
        "card": (*upgrades, "blessing"),
        "wonder": wonders,
        "action": actions,
        "number": tuple(box["numbers"]["amendable"]),
        "cause": (*CAUSES, *EDICTS, *offices, *upgrades, *wonders, *actions),
        "reasons": REASONS,
        "dice_of": DICE_OF,
        "added_by": ADDED_BY,
        "phase": PHASES,
        "becomes": BECOMES,
        "by": ("most", "fewest-stars"),
        "formerly": (*roles, *tables),
        "place": (*tables, *COUNCILS),
        "lost": tuple(one for one in PHASES if one not in ("set-up", "map", "over")),
        "exchange": ("roles", "cities"),
        "actions": actions,
        "office_says": offices,
        "action_says": actions,
        "upgrade_says": upgrades,
        "wonder_says": wonders,
        "thing": (*RESOURCE_NAMES, *UNITS, *COUNCILS),
        "status": (*get_args(Status), "spoken", "binding", "kept", "broken"),
        "outcome": ("passed", "failed"),
        "verdict": ("kept", "broken"),
    }


def _regions(tables: Mapping[str, Mapping[str, Iterable[str]]], *kinds: str) -> tuple[str, ...]:
    return tuple(region for table in tables.values() for kind in kinds for region in table[kind])


VOCABULARY = _vocabulary()
