"""The pages that show the rooms of a package name modules and tests that exist."""

import re
from pathlib import Path

import pytest

import critias

PACKAGE = Path(critias.__file__).parent
TESTS = Path(__file__).parent
PAGES = sorted(PACKAGE.rglob("README.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_what_a_page_names_exists(page: Path) -> None:
    named = set(re.findall(r"`([a-z_/]+\.(?:py|toml))`", page.read_text(encoding="utf-8")))
    assert named
    known = [f"/{path.as_posix()}" for root in (page.parent, TESTS) for path in root.rglob("*.*")]
    missing = [one for one in named if not any(path.endswith(f"/{one}") for path in known)]
    assert sorted(missing) == []
