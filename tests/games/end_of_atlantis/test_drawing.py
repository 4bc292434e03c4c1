"""The table as text."""

import pytest

from critias.engine.texts import texts_of
from critias.games.end_of_atlantis import box, game
from critias.games.end_of_atlantis.phases.senate import senate_phase
from tests.games.end_of_atlantis.tables import scene, table


@pytest.mark.parametrize(
    ("language", "ark"), [("en", "Ark (advanced), on the Ocean"), ("de", "Arche")]
)
def test_ships_and_players_are_drawn_and_hidden_cards_are_not(language: str, ark: str) -> None:
    s = table(
        aboard={"ark": [2, 0, 0, 1]},
        hidden={"ark": [1]},
        at_sea=["ark"],
        advanced=["ark"],
        specials={0: ["guards"], 1: ["empath"]},
        hands={0: ["support"]},
        factions={1: "oraklos"},
    )
    s.bonus[3] = 2
    s.gods = [s.politics_deck.pop()]
    match = scene(s, senate_phase)
    texts = texts_of(game, language, match.names)
    drawn = game.draw(match.view(0), texts)
    assert ark in drawn
    assert "Player 1 3, neutral 1" in drawn
    assert texts.name("special", "guards") in drawn
    assert texts.name("special", "empath") not in drawn
    assert "Demiurgos 2" in drawn
    assert "Oraklos" in drawn


@pytest.mark.rule("eoa.variant.edition")
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_says_in_full_words_what_it_does_in_its_edition(language: str) -> None:
    texts = texts_of(game, language)
    kinds = {
        "card": box.POLITICS,
        "special": box.SPECIALS,
        "event-card": box.EVENTS,
        "faction": box.FACTIONS,
        "ship": box.SHIPS,
    }
    differ = []
    for kind, names in kinds.items():
        for name in names:
            said = [
                texts.say(f"{kind}-says-{name}", **scene(table(edition=one)).view(0)["switches"])
                for one in ("en", "de")
            ]
            assert all(said)
            if said[0] != said[1]:
                differ.append(name)
    assert differ == [
        *("pursuit-ship", "empath", "alliance"),
        *("flood-of-the-poor", "favorable-winds"),
    ]
