"""Each rule has a test, each claim a rule, each ruling its place."""

import re
from pathlib import Path

import critias
from critias.engine.rulebook import claimed_rules, read_rules

TESTS = Path(__file__).parents[2]
GAMES = [critias.find_game(name) for name in critias.game_names()]
RULINGS = [
    f"{letter}{number}"
    for letter, last in (("M", 13), ("T", 10), ("G", 17), ("B", 7), ("F", 10))
    for number in range(1, last + 1)
]


def rules_of_installed_games() -> set[str]:
    return {rule.id for game in GAMES for rule in read_rules(game.folder / "RULES.md")}


def test_every_rule_is_claimed_by_a_test() -> None:
    claimed = claimed_rules(TESTS.rglob("test_*.py"))
    assert sorted(rules_of_installed_games() - claimed) == []


def test_every_claim_names_a_rule() -> None:
    known = rules_of_installed_games() | {
        rule.id for path in TESTS.rglob("RULES.md") for rule in read_rules(path)
    }
    assert sorted(claimed_rules(TESTS.rglob("test_*.py")) - known) == []


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
