"""The rules as text: every number of the rulebook is there, and who has to keep it."""

import re

import pytest

from critias.engine.rulebook import read_rules
from critias.games.colossus import game

LAST = {1: 4, 2: 2, 3: 19, 4: 3, 6: 58, 8: 5, 9: 4, 10: 7, 11: 20, 12: 5, 13: 12, 14: 3}
NUMBERS = {f"col.{chapter}.{n}" for chapter, last in LAST.items() for n in range(1, last + 1)}
# The rulebook goes on from 7.14 to 7.55.
NUMBERS |= {f"col.7.{n}" for n in (*range(1, 15), *range(55, 74))}
FOR_PEOPLE = {
    "RULES.md": "> For the people in the room.",
    "RULES.de.md": "> Für die Menschen im Raum.",
}


def for_people(name: str) -> list[str]:
    """The rules that software cannot keep: behaviour, snacks, name tags."""
    return [rule.id for rule in read_rules(game.folder / name) if FOR_PEOPLE[name] in rule.text]


def test_every_numbered_rule_of_the_rulebook_has_an_id() -> None:
    assert {rule.id for rule in read_rules(game.folder / "RULES.md")} >= NUMBERS


@pytest.mark.rule("col.1.4", "col.2.2", "col.3.3", "col.3.11", "col.3.16", "col.3.17", "col.3.18")
@pytest.mark.rule("col.7.2")
@pytest.mark.parametrize("name", FOR_PEOPLE)
def test_these_rules_are_for_the_people_in_the_room(name: str) -> None:
    marked = for_people(name)
    print(f"{name}: rules for the people in the room: {', '.join(marked)}")
    assert marked == [
        "col.1.4",
        "col.2.2",
        "col.3.3",
        "col.3.11",
        "col.3.16",
        "col.3.17",
        "col.3.18",
        "col.7.2",
    ]


@pytest.mark.parametrize("name", FOR_PEOPLE)
def test_the_title_of_a_numbered_rule_begins_with_its_number(name: str) -> None:
    for rule in read_rules(game.folder / name):
        if found := re.fullmatch(r"col\.(\d+\.\d+)(-.*)?", rule.id):
            assert rule.title.startswith(found[1] + " "), rule.id
        assert rule.text


def test_both_languages_rule_on_the_same_in_the_same_places() -> None:
    english, german = (read_rules(game.folder / name) for name in FOR_PEOPLE)
    for one, other in zip(english, german, strict=True):
        assert one.id == other.id
        assert re.findall(r"\((G\w+)\)", one.text) == re.findall(r"\((G\w+)\)", other.text)
