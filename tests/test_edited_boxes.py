"""Whatever somebody makes of the box of a game, it is a box, or the mistakes have a line each."""

import os
import random
import re

import pytest

import critias
from critias.engine.components import read_components
from critias.engine.errors import ComponentsError
from critias.engine.registry import game_names
from tests.seed import SEED

NUMBERS = ("0", "-1", "1", "2", "99")
EXAMPLES = 20 * int(os.environ.get("CRITIAS_EXAMPLES", "1"))


def edited(text: str, luck: random.Random) -> str:
    """A few lines are gone, or have other numbers, words or lists."""
    lines, words = text.split("\n"), re.findall(r"[a-z][a-z-]+", text)
    for _ in range(luck.randint(1, 5)):
        at = luck.randrange(len(lines))
        match luck.randrange(4):
            case 0:
                del lines[at]
            case 1:
                lines[at] = re.sub(r"\d+", lambda _: luck.choice(NUMBERS), lines[at])
            case 2:
                lines[at] = re.sub(
                    r"[a-z][a-z-]+", lambda _: luck.choice(words), lines[at], count=1
                )
            case 3:
                lines[at] = re.sub(r"\[[^\[\]]*\]", "[]", lines[at])
    return "\n".join(lines)


@pytest.mark.parametrize("name", game_names())
def test_no_edit_of_a_box_breaks_what_reads_it(name: str) -> None:
    game, luck = critias.find_game(name), random.Random(f"{SEED} {name}")
    text = (game.folder / "components.toml").read_text("utf-8")
    told = []
    for _ in range(EXAMPLES):
        try:
            read_components(game, edited(text, luck), "mine.toml")
        except ComponentsError as error:
            told.append(str(error))
    assert told
    assert all(one.startswith("mine.toml") for one in told)
