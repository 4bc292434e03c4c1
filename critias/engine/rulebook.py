"""RULES.md: each rule in our own words, under a stable id that tests claim.

## Moving
### To the next match {#atl.move.next}
Go forward to the next tile that shows the item of the card.
> Ruling: ... why ...
"""

import ast
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from .errors import CritiasError
from .game import Game

_CHAPTER = re.compile(r"## (?P<title>.+)")
_RULE = re.compile(r"### (?P<title>.+?) \{#(?P<id>[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+)\}")


class Rule(msgspec.Struct, frozen=True):
    """One rule: its id, where it stands, and its text in Markdown."""

    id: str
    chapter: str
    title: str
    text: str


def read_rules(path: Path) -> list[Rule]:
    """The rules of a RULES.md, in order."""
    rules: list[Rule] = []
    chapter = ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if found := _CHAPTER.fullmatch(line):
            chapter = found["title"]
        elif found := _RULE.fullmatch(line):
            if any(rule.id == found["id"] for rule in rules):
                raise CritiasError(f"{path.name}, line {number}: {found['id']} stands twice")
            rules.append(Rule(found["id"], chapter, found["title"], ""))
        elif line.startswith("###"):
            raise CritiasError(
                f"{path.name}, line {number}: a rule needs an id: ### Title {{#a.b}}"
            )
        elif rules and chapter == rules[-1].chapter:
            rules[-1] = msgspec.structs.replace(rules[-1], text=rules[-1].text + line + "\n")
    return [msgspec.structs.replace(rule, text=rule.text.strip()) for rule in rules]


def rules_of(game: Game[Any], language: str = "en") -> list[Rule]:
    """The rules of a game in a language, or in English if it has none in that."""
    own = game.folder / f"RULES.{language}.md"
    return read_rules(own if own.is_file() else game.folder / "RULES.md")


def claimed_rules(tests: Iterable[Path]) -> set[str]:
    """The rule ids that test files claim with `@pytest.mark.rule("...")`."""
    return {
        argument.value
        for path in tests
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }
