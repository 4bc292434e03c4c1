"""What moves on the screen: each type of event belongs to one family, held beside its board."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from critias.engine import Event
from critias.engine.registry import find_game
from tests.browser.conftest import ROOT

FOUND = sorted((ROOT / "web" / "src" / "boards").glob("*/motion/families.json"))


def kinds(of: type[Event] = Event) -> Iterator[type[Event]]:
    """All events that can happen: those that others only share are none."""
    for kind in of.__subclasses__():
        if kind.__subclasses__():
            yield from kinds(kind)
        else:
            yield kind


def test_every_board_but_the_generic_one_has_families() -> None:
    boards = (ROOT / "web" / "src" / "boards").glob("*/index.ts")
    named = {board.parent.name for board in boards} - {"generic"}
    assert named == {found.parents[1].name for found in FOUND}


@pytest.mark.parametrize("found", FOUND, ids=lambda found: found.parents[1].name)
def test_every_type_of_event_belongs_to_one_family(found: Path) -> None:
    package = type(find_game(found.parents[1].name)).__module__
    types = {
        kind.__struct_config__.tag
        for kind in kinds()
        if f"{kind.__module__}.".startswith(f"{package}.")
    }
    families = json.loads(found.read_text(encoding="utf-8"))
    members = Counter(one for family in families.values() for one in family)
    assert types - set(members) == set(), "types of events without a family"
    assert set(members) - types == set(), "no such type of event"
    assert [one for one, times in members.items() if times > 1] == []
