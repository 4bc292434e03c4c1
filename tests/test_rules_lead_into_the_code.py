"""Each rule id leads into the code: whoever searches for it finds what carries the rule out."""

import re
from pathlib import Path

import pytest

import critias
from critias.engine.rulebook import read_rules

GAMES = Path(critias.__file__).parent / "games"
ID = re.compile(r"[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+")

NOT_IN_THE_CODE = {
    "col.3.11": "no player has to obey another: for the people in the room",
    "col.3.16": "snacks, lunch and water: for the people in the room",
    "col.3.17": "a pocket for tokens and cards: for the people in the room",
    "col.3.18": "the code of conduct: for the people in the room",
    "col.7.2": "what Houses talk about when they meet: for the people in the room",
}
"""Rules that no code can carry out, such as those about the physical table, and why."""


def rules_of(folder: Path) -> set[str]:
    return {rule.id for rule in read_rules(folder / "RULES.md")}


def named_in(folder: Path) -> set[str]:
    sources = [*folder.rglob("*.py"), folder / "components.toml"]
    return {found for path in sources for found in ID.findall(path.read_text(encoding="utf-8"))}


def own_games() -> list[Path]:
    """The folders of the installed games that are ours: a plugin may write as it likes."""
    folders = [critias.find_game(name).folder for name in critias.game_names()]
    return [folder for folder in folders if folder.parent == GAMES]


@pytest.mark.parametrize("folder", own_games(), ids=lambda folder: folder.name)
def test_every_rule_leads_into_the_code(folder: Path) -> None:
    missing = rules_of(folder) - named_in(folder) - set(NOT_IN_THE_CODE)
    assert sorted(missing) == [], f"name these where {folder.name} carries them out"


def test_rules_that_are_excused_exist_and_lead_nowhere() -> None:
    rules = {rule for folder in own_games() for rule in rules_of(folder)}
    named = {found for folder in own_games() for found in named_in(folder)}
    assert sorted(set(NOT_IN_THE_CODE) - rules) == [], "there are no such rules"
    assert sorted(set(NOT_IN_THE_CODE) & named) == [], "these are named in the code"
