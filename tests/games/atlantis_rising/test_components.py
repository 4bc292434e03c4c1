"""The box adds up, and an edited one that does not is refused with its place named."""

import pytest

from critias.engine.components import load_components
from critias.engine.errors import ComponentsError
from critias.games.atlantis_rising import game
from critias.games.atlantis_rising.box import COMPONENTS, COUNCILORS, Components, Misfortune

TOML = (game.folder / "components.toml").read_text(encoding="utf-8")


def box() -> Components:
    loaded: Components = load_components(game)
    return loaded


@pytest.mark.rule("rising.goal.set")
def test_the_set_is_said_to_be_our_own() -> None:
    assert "own set" in (game.folder / "texts" / "en.ftl").read_text(encoding="utf-8")
    assert {tiles.source for tiles in box().tiles.values()} == {"house"}
    assert box().components["source"] == "house"


@pytest.mark.rule("rising.setup.island")
def test_island_of_36_tiles_and_a_centre() -> None:
    assert sum(len(tiles.spaces) for tiles in box().tiles.values()) == 36


@pytest.mark.rule("rising.setup.level")
def test_the_decks_have_the_published_sizes() -> None:
    cards = [m for m in box().misfortunes.values() if isinstance(m, Misfortune)]
    assert sum(card.copies for card in cards) == 67
    assert [len(box().misfortune_deck(level)) for level in range(1, 6)] == [61, 64, 61, 61, 58]
    assert len(box().library_cards()) == 23
    assert len(box().artifacts.names) == 10
    assert len(COMPONENTS) == 21
    assert len(COUNCILORS) == 10


def test_costs_of_the_first_game_are_those_of_the_sheet() -> None:
    first = [*COMPONENTS[:5], *box().first_game(), "power-core"]
    prices = [box().component(COMPONENTS.index(name)).price() for name in first]
    assert [sum(column) for column in zip(*prices, strict=True)] == [5, 10, 10, 15, 3]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("[3, 3, 4, 4, 5, 5]", "[3, 3, 4]", "tiles.mountains.target: 6 tiles, not 3"),
        ("calm-seas         = { copies = 9", "calm-seas = { copies = 2", "level 1 needs 9 copies"),
        ("in_play = 4", "in_play = 14", "artifacts.in_play: there are 10"),
        ("A = 5, B = 2", "A = 4, B = 2", "levels.1: a blueprint has 9"),
        ('once = "barrier" }', "amount = 2 }", "components.foundation-ring: give one of"),
    ],
)
def test_a_box_that_does_not_add_up(old: str, new: str, complaint: str) -> None:
    with pytest.raises(ComponentsError, match=complaint):
        load_components(game, TOML.replace(old, new, 1))
