"""The recorded matches of lessons and of the home page follow the rules as they are now."""

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

import critias
from critias.engine.saving import Saved
from tools import home_match

LEARN = Path(__file__).parents[1] / "web" / "src" / "learn"
LEARNER = 0
LESSONS = sorted(found.parent.name for found in LEARN.glob("*/match.json"))


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_replays_to_where_its_learner_goes_on(game: str) -> None:
    file = (LEARN / game / "match.json").read_bytes()
    match = critias.load(msgspec.json.decode(file, type=Saved))
    assert LEARNER in match.pending


def test_the_home_page_shows_what_a_table_would_tell() -> None:
    saved = msgspec.json.decode(home_match.MATCH.read_bytes(), type=Saved)
    told = [json.loads(message) for message in asyncio.run(home_match.told(saved))]
    assert json.loads(home_match.TOLD.read_bytes()) == told, "run tools/home_match.py"
    assert told[-1]["events"][-1]["type"] == "scored"
