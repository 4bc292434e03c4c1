"""What docs/megagame.md shows of a box of one's own can be played."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import critias
from critias.engine import Rng, seed_key
from critias.engine.components import load_components
from critias.engine.texts import texts_of
from critias.games.colossus import game
from critias.games.colossus.bots.heuristics import choose
from critias.games.colossus.box import printed
from critias.games.colossus.state import Room

PAGE = Path(__file__).parents[3] / "docs" / "megagame.md"


def shown() -> list[dict[str, Any]]:
    """The examples in that section."""
    [_, section] = PAGE.read_text(encoding="utf-8").split("## A box of your own\n")
    section = section.split("\n## ")[0]
    return [tomllib.loads(one) for one in re.findall(r"```toml\n(.*?)```", section, re.DOTALL)]


def put_into(box: dict[str, Any], example: dict[str, Any]) -> None:
    for key, value in example.items():
        if isinstance(value, dict) and isinstance(box.get(key), dict):
            put_into(box[key], value)
        else:
            box[key] = value


def edited(*examples: dict[str, Any]) -> str:
    """The box of the game with these in it, and with a region for each empire on each map."""
    box: dict[str, Any] = json.loads(json.dumps(printed()))
    for example in examples:
        put_into(box, example)
    for name, table in box["maps"]["tables"].items():
        missing = len(box["empires"]["names"]) - len(table["rival"])
        table["rival"] += [f"{name}-gate-{number}" for number in range(missing)]
    return "".join(f"{key} = {as_toml(value)}\n" for key, value in box.items())


def as_toml(value: Any) -> str:
    if isinstance(value, dict):
        inside = ", ".join(f"{json.dumps(key)} = {as_toml(one)}" for key, one in value.items())
        return f"{{ {inside} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(as_toml, value))}]"
    return json.dumps(value, ensure_ascii=False)


@pytest.mark.parametrize("number", range(len(shown())))
def test_an_example_of_a_box_of_ones_own_adds_up(number: int) -> None:
    assert load_components(game, edited(shown()[number]))


def test_all_of_them_together_are_called_as_they_say_and_can_be_played() -> None:
    text = edited(*shown())
    components = load_components(game, text)
    german = texts_of(game, "de", components=components)
    for field, word, name in (
        ("house", "thera", "Santorin"),
        ("action", "muster", "Heerbann"),
        ("action", "banquet", "Gastmahl"),
        ("upgrade", "war-song", "Kriegslied"),
        ("wonder", "spring", "Quelle der Lethe"),
    ):
        assert german.name(field, word) == name
    match = critias.new(game, seats=12, seed="docs", components=text, options={"turns": 6})
    rng = Rng(seed_key("docs"))
    assert isinstance(match.state, Room)
    while match.state.turn < 3:
        seat = rng.choice(sorted(match.pending))
        match.answer(seat, choose(match.state, match.pending[seat], rng))
        assert isinstance(match.state, Room)
    game.validate(match.state)
