"""The page about the package says where each card, artifact and councilor is."""

import re
from collections import defaultdict

from critias.engine.rulebook import rules_of
from critias.games.atlantis_rising import game

KINDS = ("card", "artifact", "councilor")


def test_the_index_is_complete_and_true() -> None:
    rules = {rule.id for rule in rules_of(game) if rule.id.split(".")[1] in KINDS}
    found: dict[str, set[str]] = defaultdict(set)
    for path in game.folder.rglob("*.py"):
        module = path.relative_to(game.folder).as_posix()
        if not module.startswith("bots/"):
            named = set(re.findall(r"rising\.[\w.-]+\w", path.read_text(encoding="utf-8")))
            for rule in named & rules:
                found[rule].add(module)
    page = (game.folder / "README.md").read_text(encoding="utf-8")
    told: dict[str, set[str]] = defaultdict(set)
    table = page[page.index("| module | cards | artifacts | councilors |") :].split("\n\n")[0]
    for line in table.splitlines()[2:]:
        module, *cells = (cell.strip() for cell in line.strip("|").split("|"))
        for kind, cell in zip(KINDS, cells, strict=True):
            for name in filter(None, cell.split(", ")):
                told[f"rising.{kind}.{name}"].add(module.strip("`"))
    assert told == found
    assert set(told) == rules
