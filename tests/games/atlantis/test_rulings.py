"""Each ruling on Atlantis has its place in the rules."""

import re

import critias
from critias.engine.rulebook import read_rules

RULINGS = [
    f"{letter}{number}"
    for letter, last in (("M", 13), ("T", 10), ("G", 17), ("B", 7), ("F", 10))
    for number in range(1, last + 1)
]


def test_every_ruling_on_atlantis_has_its_place_in_both_languages() -> None:
    folder = critias.find_game("atlantis").folder
    for name in ("RULES.md", "RULES.de.md"):
        rules = read_rules(folder / name)
        found = [ruling for rule in rules for ruling in re.findall(r"\(([A-Z]\d+)\):", rule.text)]
        assert sorted(found) == sorted(RULINGS), name


def test_both_languages_rule_on_the_same_in_the_same_places() -> None:
    folder = critias.find_game("atlantis").folder
    english, german = (read_rules(folder / name) for name in ("RULES.md", "RULES.de.md"))
    for one, other in zip(english, german, strict=True):
        assert one.id == other.id
        assert re.findall(r"\(([A-Z]\d+)\)", one.text) == re.findall(r"\(([A-Z]\d+)\)", other.text)
        assert one.text
        assert other.text
