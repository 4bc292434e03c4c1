"""Each rule of an installed game has a test, and each claim of a test names a rule."""

from pathlib import Path

import critias
from critias.engine.rulebook import claimed_rules, read_rules

TESTS = Path(__file__).parent
GAMES = Path(critias.__file__).parent / "games"


def rules_in(folder: Path) -> set[str]:
    return {rule.id for path in folder.rglob("RULES.md") for rule in read_rules(path)}


def test_every_rule_is_claimed_by_a_test() -> None:
    claimed = claimed_rules(TESTS.rglob("test_*.py"))
    for name in critias.game_names():
        unclaimed = rules_in(critias.find_game(name).folder) - claimed
        assert sorted(unclaimed) == [], f"rules of {name} without a test"


def test_every_claim_names_a_rule() -> None:
    known = rules_in(GAMES) | rules_in(TESTS)
    assert sorted(claimed_rules(TESTS.rglob("test_*.py")) - known) == []
