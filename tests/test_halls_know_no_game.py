"""What runs a hall says no word of the one game that is played there most."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import critias
from critias.hall import hall_of

ROOT = Path(__file__).parents[1]
ROOMS = ("critias/hall", "critias/table", "critias/server", "critias/cli/megagame", "web/src/hall")
CODE = {".py", ".ts", ".svelte", ".ftl"}

ANYBODYS = {"lead", "role", "table", "seat", "none", "hero", "stars"}
"""Words that Colossus uses as anybody would."""
QUOTED = {"map", "sheets"}
"""Words that mean something else in programs, unless they stand alone in quotes."""
NAMED = ("role", "resource", "office", "unit")
"""Its things whose names nobody else would use."""


def its_words() -> set[str]:
    match = critias.new("colossus")
    hall, known = hall_of(match.game), match.game.vocabulary
    declared = {name for kind in hall.vocabulary() for name in known[kind] if kind != "phase"}
    things = {name for kind in NAMED for name in known[kind]}
    ledgers = {name.partition(":")[0] for name in hall.ledgers(match.state)}
    own = {match.game.name, "archon", "empire", "wonder", "eris"}
    return (declared | things | ledgers | own) - ANYBODYS


def said_in(line: str) -> Iterator[str]:
    yield from (word for word in re.findall("[a-z]+", line.lower()) if word not in QUOTED)
    yield from re.findall(r"""["'](\w+)["']""", line)


@pytest.mark.parametrize("room", ROOMS)
def test_no_word_of_colossus_is_said_where_halls_are_run(room: str) -> None:
    words = its_words()
    words |= {f"{word}s" for word in words}
    files = [file for file in (ROOT / room).rglob("*") if file.suffix in CODE]
    files = [file for file in files if "static" not in file.parts]
    assert files
    found = [
        f"{file.relative_to(ROOT)}:{number}: {word}"
        for file in files
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1)
        for word in said_in(line)
        if word in words and not (word == "atlantis" and "Plato" in line)
    ]
    assert found == []


def test_the_pages_of_a_hall_import_the_board_of_no_game() -> None:
    files = [file for file in (ROOT / "web/src/hall").rglob("*") if file.suffix in CODE]
    found = {
        imported
        for file in files
        for imported in re.findall(r"from '([./]+/boards/[^']+)'", file.read_text("utf-8"))
    }
    # The seam by which boards are found.
    assert {imported.partition("/boards/")[2] for imported in found} == {"board"}
