"""The matches that lessons play again follow the rules as they are now."""

from pathlib import Path

import msgspec
import pytest

import critias
from critias.engine.saving import Saved

LEARN = Path(__file__).parents[1] / "web" / "src" / "learn"
LEARNER = 0
LESSONS = sorted(found.parent.name for found in LEARN.glob("*/match.json"))


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_replays_to_where_its_learner_goes_on(game: str) -> None:
    file = (LEARN / game / "match.json").read_bytes()
    match = critias.load(msgspec.json.decode(file, type=Saved))
    assert LEARNER in match.pending
