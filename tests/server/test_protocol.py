"""docs/protocol.md is enough: clients written from it alone play whole matches of all games."""

import asyncio
import json
import re
import sys
from pathlib import Path

import pytest

from tests.seed import SEED

from .playing import play, served

OUTSIDER = Path(__file__).with_name("outsider.py")


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("atlantis", 3),
        pytest.param("end_of_atlantis", 4, marks=pytest.mark.long),
        pytest.param("atlantis_rising", 4, marks=pytest.mark.long),
        pytest.param("colossus", 12, marks=pytest.mark.long),
    ],
)
def test_outsiders_play_a_whole_match(game: str, seats: int, one_file: str) -> None:
    async def test() -> None:
        async with served(one_file) as address:
            program = await asyncio.create_subprocess_exec(
                *(sys.executable, str(OUTSIDER), address, game, str(seats), f"{SEED} outsiders"),
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
            )
            printed, said = await program.communicate()
            assert program.returncode == 0, said.decode()
            counts = json.loads(printed)["counts"]
            assert counts["answers"] > 20
            if game == "colossus":
                assert counts["forms"] > counts["hints"]

    play(test()) if game == "atlantis" else asyncio.run(test())


def test_outsiders_know_nothing_of_us() -> None:
    imported = re.findall(r"^(?:from|import) (\w+)", OUTSIDER.read_text("utf-8"), re.MULTILINE)
    assert not {"critias", "tests", "msgspec"} & set(imported)
