"""The tables in RULES.md and RULES.de.md are those of the box."""

from collections.abc import Callable
from typing import Any

import pytest

from critias.engine.components import load_components
from critias.engine.rulebook import rules_of
from critias.engine.texts import LANGUAGES, Texts, texts_of
from critias.games.atlantis_rising import game
from critias.games.atlantis_rising.box import (
    CARDS,
    COMPONENTS,
    LETTERS,
    MISFORTUNES,
    PENINSULAS,
    STUFF,
    Components,
)

BOX: Components = load_components(game)
KEEP = {"both": "2", "bottom": "1 \u2193", "discard": "1 \u00d7"}
SPACES = {"en": "spaces", "de": "Felder"}
Row = list[Any]


def levels(texts: Texts) -> list[Row]:
    rows = []
    for number in range(1, 6):
        level = BOX.level(number)
        letters = [f"{level.count(one)} {one}" for one in LETTERS if level.count(one)]
        numbers = [level.calm_seas, level.controlled_flood, level.energy]
        rows.append([number, ", ".join(letters), *numbers])
    return rows


def tiles(texts: Texts) -> list[Row]:
    rows: list[Row] = []
    for name in PENINSULAS:
        peninsula, own = texts.name("peninsula", name), BOX.tiles[name]  # type: ignore[index]
        kept = [KEEP[one] for one in own.keep]
        rows.append([peninsula, *(own.target or own.rate or kept)])
        rows.append([f"{peninsula} ({SPACES[texts.language]})", *own.spaces])
    return rows


def wrath(texts: Texts) -> list[Row]:
    return [[space, value] for space, value in enumerate(BOX.wrath.track, start=1)]


def prices(texts: Texts) -> list[Row]:
    rows = []
    for index, name in enumerate(COMPONENTS):
        component = BOX.component(index)
        priced = zip(STUFF, component.price(), strict=True)
        price = [f"{count} {texts.name('stuff', stuff)}" for stuff, count in priced if count]
        title = texts.name("component", name)
        letter = f" ({component.letter})" if component.letter in LETTERS else ""
        rows.append([f"{title}{letter}", ", ".join(price)])
    return rows


def cards(texts: Texts) -> list[Row]:
    deck = BOX.library_cards()
    return [[texts.name("card", name), deck.count(name)] for name in CARDS]


def misfortunes(texts: Texts) -> list[Row]:
    by_level = BOX.level(1).misfortunes()
    cards = [(name, BOX.misfortune(name)) for name in MISFORTUNES]
    return [
        [texts.name("misfortune", name), card.copies]
        for name, card in cards
        if card.effect not in by_level
    ]


TABLES: dict[str, Callable[[Texts], list[Row]]] = {
    "rising.setup.level": levels,
    "rising.setup.island": tiles,
    "rising.setup.library": cards,
    "rising.misfortune.draw": misfortunes,
    "rising.gate.pay": prices,
    "rising.wrath.flood": wrath,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", TABLES)
def test_a_table_is_that_of_the_box(rule: str, language: str) -> None:
    [text] = [one.text for one in rules_of(game, language) if one.id == rule]
    lines = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    _head, _line, *rows = [[cell.strip() for cell in line] for line in lines]
    wanted = TABLES[rule](texts_of(game, language))
    assert rows == [[str(cell) for cell in row] for row in wanted]
