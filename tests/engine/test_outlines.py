"""A view as text, where no board is drawn."""

from typing import Any

from critias.cli.skeleton.mygame import game as mine
from critias.engine.outlines import Outline
from critias.engine.texts import texts_of
from critias.engine.zones import kinds
from tests.tiny import Shells, game

KINDS = {"hands": "charm", "deck": "charm"}


def outline(view: dict[str, Any]) -> list[str]:
    return Outline(texts_of(game, "en", ["Ada", "Bo"]), KINDS).of(view).splitlines()


def test_zones_are_named_by_the_kind_of_what_lies_in_them() -> None:
    hands = [{"count": 2, "items": ["plain", None]}, {"count": 1}]
    assert outline({"hands": hands, "deck": {"count": 0, "items": []}, "lost": {}}) == [
        "hands:",
        "  Ada: 2 (plain charm, ·)",
        "  Bo: 1",
        "deck: 0",
        "lost: ?",
    ]


def test_lists_and_records_are_read_out() -> None:
    view = {"seats": 2, "shells_left": 3, "harbour": {"ships": [1, 2, 3]}, "rows": [[1], [], [2]]}
    assert outline(view) == [
        "shells left: 3",
        "harbour:",
        "  ships: 1, 2, 3",
        "rows:",
        "  1: 1",
        "  2: ",
        "  3: 2",
    ]


def test_a_game_that_heads_parts_shows_those_alone() -> None:
    texts = texts_of(mine, "en", ["Ada", "Bo"])
    assert Outline(texts, {}).of({"points": [1, 2], "phase": "dive", "seats": 2}) == (
        "Points:\n  Ada: 1\n  Bo: 2"
    )


def test_the_kinds_come_from_the_declarations() -> None:
    assert kinds(Shells) == {"deck": "charm", "charms": "charm", "spent": "charm"}
