"""The table as text."""

import pytest

from critias.engine.components import load_components
from critias.engine.texts import texts_of
from critias.games.end_of_atlantis import box, game
from critias.games.end_of_atlantis.box import FACTIONS, NONE
from critias.games.end_of_atlantis.options import Bid, Move, TakeFaction
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
    assert "Player 1 (3), neutral (1)" in drawn
    assert texts.name("special", "guards") in drawn
    assert texts.name("special", "empath") not in drawn
    assert "Demiurgos 2" in drawn
    assert "Oraklos" in drawn


def test_phase_voting_tokens_and_the_order_of_choosing_are_drawn() -> None:
    s = table(rows=[["support", "ships-2", "ships-3", "sabotage", "betrayal"]])
    s.turn, s.vote, s.phase = 2, 1, "voting"
    s.tokens[0], s.resolved[0][0] = [1, 2, 0, 0, 0], True
    texts = texts_of(game, "en", ["Ann", "Bo", "Cy"])
    drawn = game.draw(game.view(s, 0), texts)
    assert "Turn 2, Voting Phase: open voting 2 of 5." in drawn
    assert (
        "    1  Support, 1 token, resolved\n   [2] Ships (2), 2 tokens\n    3  Ships (3)\n" in drawn
    )
    s.phase, s.faction, s.marker = "factions", [NONE, 3, NONE], [0, 3, 2]
    drawn = game.draw(game.view(s, 0), texts)
    names = [line.split(":")[0] for line in drawn.split("\n") if " in the Senate" in line]
    assert names == ["Bo", "Ann", "Cy"]
    s.phase = "set-up"
    assert "Turn" not in game.draw(game.view(s, 0), texts).split("\n")[0]


def test_what_is_on_offer_says_what_it_does() -> None:
    view, texts = game.view(table(advanced=["ark"]), 0), texts_of(game)
    assert game.remark(view, texts, TakeFaction("demiurgos")) == (
        "On choosing: draw a special card."
    )
    view["bonus"][FACTIONS.index("demiurgos")] = 2
    assert game.remark(view, texts, TakeFaction("demiurgos")) == (
        "2 bonus points. On choosing: draw a special card."
    )
    assert game.remark(view, texts, Move("ark")).startswith("Advanced: ")
    assert game.remark(view, texts, Move("warship")) == game.remark(view, texts, Bid(3)) == ""
    winds = game.explain(view, texts, "event_card", "favorable-winds")
    assert winds.startswith("This turn each politics card that moves ships moves one more ship.")
    assert winds.endswith(texts.say("event-card-says-doom"))


@pytest.mark.rule("eoa.variant.edition")
@pytest.mark.parametrize("language", ["en", "de"])
def test_cards_say_the_numbers_of_an_edited_box(language: str) -> None:
    own = (game.folder / "components.toml").read_text(encoding="utf-8")
    edits = {
        "special-says-exotic-birds": ("exotic-birds = 2", "exotic-birds = 71", "71"),
        "special-says-orichalcum": ("orichalcum = 3", "orichalcum = 72", "72"),
        "special-says-key-of-atlantis": ("atlantis = 4", "atlantis = 73", "73"),
        "card-says-royal-ship": ("royal = [1, 5, 9, 14", "royal = [1, 2, 7, 8", "1, 2, 7, 8, 20"),
        "ship-says-ark": ("advanced = [8", "advanced = [74", "74"),
        "ship-says-science-vessel": ("science-vessel = 2 ", "science-vessel = 75 ", "75"),
        "event-card-says-senate-pays-its-debts": ("debts = [5, 3]", "debts = [76, 77]", "76"),
    }
    for message, (old, new, said) in edits.items():
        assert old in own
        edited = load_components(game, own.replace(old, new, 1))
        assert said in texts_of(game, language, components=edited).say(message)
        assert said not in texts_of(game, language).say(message)


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
