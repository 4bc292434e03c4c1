"""Tables and numbers in RULES.md and RULES.de.md are those of the box."""

from typing import Any

import pytest

from critias.engine.components import load_components
from critias.engine.rulebook import rules_of
from critias.engine.texts import texts_of
from critias.games.end_of_atlantis import game
from critias.games.end_of_atlantis.board import LETTERS
from critias.games.end_of_atlantis.box import (
    DOOM_EVENTS,
    EVENTS,
    KINDS,
    SHIPS,
    SPECIALS,
    Components,
)

BOX: Components = load_components(game)
WORDS = {
    "en": {},
    "de": {
        **{"green": "grün", "blue": "blau", "red": "rot", "yes": "ja", "no": "nein"},
        **{"open": "offen", "hidden": "geheim", "Royal": "Wichtige Fracht"},
    },
}


def text_of(rule: str, language: str) -> str:
    [text] = [one.text for one in rules_of(game, language) if one.id == rule]
    return text


def table_of(rule: str, language: str) -> list[list[str]]:
    """The table of a rule, without its heading."""
    lines = [line for line in text_of(rule, language).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def tables(language: str) -> dict[str, list[list[Any]]]:
    """What the tables should say."""
    texts = texts_of(game, language)
    politics = [kind for kind in KINDS if BOX.politics.copies.get(kind.name)]
    return {
        "eoa.ships.spaces": [
            [f"{letter}: {texts.name('ship', ship)}", spaces, advanced]
            for letter, ship, spaces, advanced in zip(
                LETTERS, SHIPS, BOX.ships.starting, BOX.ships.advanced, strict=True
            )
        ],
        "eoa.sailing.arrival": [
            ["Standard", *BOX.charts.standard],
            ["Royal", *BOX.charts.royal],
        ],
        "eoa.politics.deck": [
            [texts.name("card", kind.name), kind.colour, BOX.politics.copies[kind.name]]
            for kind in politics
        ],
        "eoa.special.deck": [
            [texts.name("special", special), BOX.special.copies[special]] for special in SPECIALS
        ],
        "eoa.event.cards": [
            [
                texts.name("event_card", name),
                "yes" if event in DOOM_EVENTS else "no",
                BOX.events.cards[name].neutrals,
                BOX.events.cards[name].voting,
            ]
            for event, name in enumerate(EVENTS)
        ],
    }


@pytest.mark.rule(
    "eoa.ships.spaces",
    "eoa.sailing.arrival",
    "eoa.politics.deck",
    "eoa.special.deck",
    "eoa.event.cards",
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_each_table_is_that_of_the_box(language: str) -> None:
    words = WORDS[language]
    for rule, rows in tables(language).items():
        wanted = [[words.get(str(cell), str(cell)) for cell in row] for row in rows]
        assert table_of(rule, language) == wanted, rule


@pytest.mark.parametrize("language", ["en", "de"])
def test_numbers_in_sentences_are_those_of_the_box(language: str) -> None:
    points = BOX.points
    numbers = {
        "eoa.setup.cubes": (BOX.cubes.each, BOX.cubes.neutral),
        "eoa.politics.deck": (BOX.politics.total,),
        "eoa.special.deck": (BOX.special.total,),
        "eoa.special.treasures": (points.exotic_birds, points.orichalcum, points.key_of_atlantis),
        "eoa.ships.science-vessel": (points.science_vessel,),
        "eoa.event.debts": points.debts,
        "eoa.doom.refugee-majority": (points.majority,),
        "eoa.doom.senate-majority": (points.majority,),
    }
    for rule, wanted in numbers.items():
        sentence = text_of(rule, language).splitlines()[0]
        said = [int(word) for word in sentence.replace(",", " ").split() if word.isdigit()]
        assert said[-len(wanted) :] == list(wanted), rule
