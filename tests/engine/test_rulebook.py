"""RULES.md is read, and tests claim its rules."""

from pathlib import Path

import pytest

from critias.engine.errors import CritiasError
from critias.engine.rulebook import Rule, claimed_rules, read_rules
from tests.tiny import game as tiny

TEXT = """# The game

About it.

## Moving
A word on moving.

### Forward {#a.move.forward}
Go forward.

> Ruling: not back.

### Not {#a.move.not-at-all}
## Paying
### Always {#a.pay-1}
Pay.
"""


def read(folder: Path, text: str) -> list[Rule]:
    path = folder / "RULES.md"
    path.write_text(text, encoding="utf-8")
    return read_rules(path)


def test_rules_stand_in_chapters_in_order(tmp_path: Path) -> None:
    assert read(tmp_path, TEXT) == [
        Rule("a.move.forward", "Moving", "Forward", "Go forward.\n\n> Ruling: not back."),
        Rule("a.move.not-at-all", "Moving", "Not", ""),
        Rule("a.pay-1", "Paying", "Always", "Pay."),
    ]


def test_the_words_under_a_chapter_belong_to_no_rule(tmp_path: Path) -> None:
    rules = read(tmp_path, TEXT.replace("## Paying\n", "## Paying\nA word on paying.\n"))
    assert all("A word on" not in rule.text for rule in rules)


def test_a_rule_that_stands_twice_is_named_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(CritiasError, match=r"RULES\.md, line 17: a\.pay-1 stands twice"):
        read(tmp_path, TEXT + "### Again {#a.pay-1}\n")


@pytest.mark.parametrize("heading", ["### Again", "### Again {#pay}", "### Again {#A.b}", "###"])
def test_a_rule_without_an_id_is_refused_with_its_line(tmp_path: Path, heading: str) -> None:
    with pytest.raises(CritiasError, match=r"RULES\.md, line 17: a rule needs an id"):
        read(tmp_path, TEXT + heading + "\n")


def test_both_languages_of_the_tiny_game_have_the_same_rules() -> None:
    english, german = (read_rules(tiny.folder / name) for name in ("RULES.md", "RULES.de.md"))
    assert [rule.id for rule in english] == [rule.id for rule in german]


def test_claims_are_found_in_test_files(tmp_path: Path) -> None:
    path = tmp_path / "claims.py"
    path.write_text(
        "import pytest\n"
        '@pytest.mark.rule("a.b", "a.c")\n'
        '@pytest.mark.parametrize("x", ["not.this"])\n'
        "def one(): ...\n"
        "class Many:\n"
        '    @pytest.mark.rule("a.d")\n'
        "    def two(self): ...\n"
        'pytestmark = pytest.mark.rule("a.e")\n'
    )
    assert claimed_rules([path]) == {"a.b", "a.c", "a.d", "a.e"}
    assert claimed_rules([]) == set()


def test_the_rules_of_the_tiny_game_are_claimed_by_these_tests() -> None:
    rules = {rule.id for rule in read_rules(tiny.folder / "RULES.md")}
    assert rules <= claimed_rules(Path(__file__).parent.glob("test_*.py"))
