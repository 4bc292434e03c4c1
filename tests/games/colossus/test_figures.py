"""Figures of actions, upgrades and wonders in an organiser's own components file."""

from pathlib import Path

import pytest

from critias.engine.components import load_components
from critias.engine.errors import ComponentsError
from critias.games.colossus import game
from tests.games.colossus.chambers import chamber, chosen

OWN = Path(game.folder, "components.toml").read_text(encoding="utf-8")


def edited(old: str, new: str) -> str:
    assert OWN.count(old) >= 1
    return OWN.replace(old, new, 1)


def test_an_organiser_can_change_what_an_action_gives() -> None:
    text = edited("value = { talents = 40, stars = 2 }", "value = { talents = 25, stars = 1 }")
    components = load_components(game, text)
    assert components.actions["sell-the-secrets"].value == {"talents": 25, "stars": 1}


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("value = { hatred-cut = 15 }", "value = { hatred-cuts = 15 }", "no such figure"),
        ("growth = { hatred-cut = 5 }", "growth = { kudos = 5 }", "there are hatred-cut"),
        ("stars-per-kudos = 2", "stars-per-kudos = 0", "0 is not between 1 and 1000"),
        ("stars-per-kudos = 2, ", "", "'stars-per-kudos' is missing"),
        ("value = { per = 10, most = 5 }", "value = { per = 0, most = 5 }", "0 is not between 1"),
        ("value = { talents = 40, stars = 2 }", "value = { talents = -40, stars = 2 }", "-40"),
        ("value = { seats = 5 }", "value = { seats = 5000 }", "5000 is not between 0 and 1000"),
        ("growth = { price = -5 }", "growth = { price = -5000 }", "too much at a time"),
    ],
)
def test_a_figure_that_makes_no_sense_is_refused_by_name_and_line(
    old: str, new: str, sentence: str
) -> None:
    with pytest.raises(ComponentsError, match=sentence) as refusal:
        load_components(game, edited(old, new))
    assert "line" in str(refusal.value)


def test_a_figure_that_falls_with_growth_ends_at_zero() -> None:
    s = chamber("wonders")
    assert chosen(s, "wonders", 3, "prototype", 2).figure("fails-to") == 3
    assert chosen(s, "wonders", 3, "prototype", 9).figure("fails-to") == 0
