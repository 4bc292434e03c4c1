"""The links of our pages lead somewhere. `make docs` holds the same for the site."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted(
    page
    for pattern in ("*.md", "docs/**/*.md", "critias/**/*.md", "web/*.md")
    for page in ROOT.glob(pattern)
)
LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)")
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    for path, anchor in LINK.findall(FENCED.sub("", page.read_text("utf-8"))):
        target = page.parent / path if path else page
        assert target.exists(), path
        assert not anchor or anchor in anchors(target), f"{path}#{anchor}"


def anchors(page: Path) -> set[str]:
    """What can be linked to on a page: its headings, or the ids that they carry."""
    headings = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {_anchor(heading) for heading in headings}


def _anchor(heading: str) -> str:
    named = re.search(r"\{#(\S+)\}", heading)
    return named[1] if named else re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
