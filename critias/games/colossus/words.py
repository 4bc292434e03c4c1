"""The names that need words: those of the components, and a few that only the rules know."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

from .box import COUNCILS, HERO_ROLE, KINDS, REWARDS, ROLES, SWITCHES, UNITS, settings_of
from .box import RESOURCES as RESOURCE_NAMES
from .councils.records import Status
from .room.records import CALLED_BY_KIND

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
    "closing",
    "over",
)


SETTINGS = tuple(dict.fromkeys(one for switch in SWITCHES for one in settings_of(switch)))
"""How a rule can stand that an amendment can turn."""


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
        "switch": tuple(SWITCHES),
        "setting": SETTINGS,
        "cause": (*CAUSES, *CALLED_BY_KIND, *offices, *upgrades, *wonders, *actions),
        "reasons": REASONS,
        "dice_of": DICE_OF,
        "added_by": ADDED_BY,
        "phase": PHASES,
        "becomes": BECOMES,
        "by": ("most", "fewest-stars"),
        "formerly": (*roles, *tables, *SETTINGS),
        "place": (*tables, *COUNCILS),
        "lost": tuple(one for one in PHASES if one not in ("set-up", "closing", "over")),
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


SAID_IN = {
    "roster": ("house", "houses"),
    "empires": ("empire", "foe"),
    "monsters": ("monster", "foe"),
    "tables": ("table", "formerly", "place"),
    "regions": ("region", "origin"),
    "offices": ("office", "offices", "cause"),
}
"""Which fields hold what an organiser can rename, or add."""


CARDS_SAID_IN = {
    "upgrade": ("upgrade", "card", "cause", "dice_of", "added_by", "reasons"),
    "wonder": ("wonder", "cause", "dice_of", "added_by", "reasons"),
}
"""And which fields hold a card: those of conflicts and builds, if it does something there."""


ACTIONS_SAID_IN = {"blessing": ("card",), "fortify": ("added_by",), "sea-walls": ("added_by",)}
"""And which hold an action, or one that is like it, in a conflict."""


def names_of_own(box: Mapping[str, Any]) -> Iterator[tuple[str, str, Any]]:
    """What the things of an edited box are called.

    Those that the game has no words for are called as in the file: "salt-isle" is Salt Isle.
    """
    tables = box["maps"]["tables"]
    regions = _regions(tables, *KINDS)
    for kind, section, words in (
        ("roster", "roster", box["roster"]["houses"]),
        ("empires", "empires", box["empires"]["names"]),
        ("monsters", "monsters", box["monsters"]["names"]),
        ("tables", "maps", tables),
        ("regions", "maps", regions),
        ("offices", "offices", box["offices"]["rewards"]),
    ):
        for word in words:
            known = word in VOCABULARY[SAID_IN[kind][0]]
            name = box[section].get("called", {}).get(word) or (
                None if known else _as_written(word)
            )
            for field in SAID_IN[kind] if name else ():
                yield field, word, name

    for office, says in box["offices"].get("says", {}).items():
        yield "office_says", office, says

    for action, entry in box["actions"].items():
        new, in_strife = (
            action not in VOCABULARY["action"],
            ACTIONS_SAID_IN.get(entry.get("like") or action, ()),
        )
        name = entry.get("name") or (_as_written(action) if new else None)
        for field in ("action", "actions", "cause", *in_strife) if name else ():
            yield field, action, name
        if entry.get("says"):
            yield "action_says", action, entry["says"]
    for kind, fields in CARDS_SAID_IN.items():
        for card, entry in box[f"{kind}s"].items():
            new = card not in VOCABULARY[kind]
            name = entry.get("name") or (_as_written(card) if new else None)
            for field in fields if name else ():
                if new or card in VOCABULARY[field] or entry.get("says"):
                    yield field, card, name
            if entry.get("says"):
                yield f"{kind}_says", card, entry["says"]


def _as_written(word: str) -> str:
    return " ".join(part.capitalize() for part in word.split("-"))


def _regions(tables: Mapping[str, Mapping[str, Iterable[str]]], *kinds: str) -> tuple[str, ...]:
    return tuple(region for table in tables.values() for kind in kinds for region in table[kind])


VOCABULARY = _vocabulary()
