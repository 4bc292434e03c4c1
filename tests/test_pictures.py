"""Every card, part, monster and wonder of the boxes has a picture of its own in the browser."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from critias.engine.registry import find_game

BOARDS = Path(__file__).parents[1] / "web" / "src" / "boards"


def box(game: str) -> dict[str, Any]:
    return tomllib.loads((find_game(game).folder / "components.toml").read_text("utf-8"))


def rising() -> set[str]:
    kinds = ("misfortunes", "library", "artifacts", "components", "councilors")
    return {name for kind in kinds for name in box("atlantis_rising")[kind]} - {"source", "in_play"}


def end_of_atlantis() -> set[str]:
    told = box("end_of_atlantis")
    return {*told["events"]["cards"], *told["special"]["copies"]}


def colossus() -> set[str]:
    told = box("colossus")
    things = {*told["upgrades"], *told["wonders"], *told["monsters"]["names"]}
    return things | {*told["offices"]["rewards"], *told["empires"]["names"]}


@pytest.mark.parametrize(
    ("game", "things"),
    [
        ("atlantis_rising", rising()),
        ("end_of_atlantis", end_of_atlantis()),
        ("colossus", colossus()),
    ],
)
def test_each_thing_has_a_picture(game: str, things: set[str]) -> None:
    drawn = json.loads((BOARDS / game / "art.json").read_text("utf-8"))
    assert things <= set(drawn)
