"""What is in the box, and what an organiser may change in it."""

from collections import Counter
from pathlib import Path

import pytest

import critias
from critias.engine.components import load_components
from critias.engine.errors import ComponentsError
from critias.engine.texts import texts_of
from critias.games.colossus import game
from critias.games.colossus.box import COUNCILS, KIND_OF, Components, Deck
from tests.games.colossus.rooms import a_room

TEXT = (game.folder / "components.toml").read_text(encoding="utf-8")
BOX: Components = load_components(game)


def edited(old: str, new: str) -> str:
    assert TEXT.count(old) >= 1
    return TEXT.replace(old, new, 1)


def test_the_numbers_of_actions_upgrades_and_wonders() -> None:
    assert len(BOX.actions_of("law")) == 5 + 13
    tiers = Counter(f"{action.council} {action.tier}" for action in BOX.actions.values())
    for council in COUNCILS:
        assert [tiers[f"{council} {tier}"] for tier in ("first", "second", "last")] == [7, 4, 2]
    assert Counter(card.council for card in BOX.upgrades.values()) == dict.fromkeys(COUNCILS, 8)
    assert sum(BOX.copies(card, 6) for card in BOX.upgrades) == 197
    assert sum(BOX.copies(card, 5) for card in BOX.upgrades) == 19 * 5 + 27 * 3 + 2
    assert len(BOX.wonders) == 14


def test_what_a_map_spawns_in_a_turn() -> None:
    s = a_room()
    total = [sum(column) for column in zip(*s.rewards[:16], strict=True)]
    assert total == [30, 16, 10, 18, 4]
    assert Counter(KIND_OF) == {0: 6, 1: 6, 2: 4}


@pytest.mark.parametrize(("deck", "mean"), [("talents", 4.15), ("kudos", 36.54), ("arete", 1.92)])
def test_the_mean_of_each_deck(deck: str, mean: float) -> None:
    cards: Deck = getattr(BOX.decks, deck)
    worth = sum(value * weight for value, weight in cards)
    assert worth / sum(weight for _, weight in cards) == pytest.approx(mean, abs=0.01)


def test_a_house_of_ones_own_can_be_played_with(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(edited('"atlas", "gadeiros"', '"kleito", "euenor"'), encoding="utf-8")
    match = critias.new(game, seats=12, seed=1, components=path)
    assert list(match.view(None)["doom"]["houses"]) == ["kleito", "euenor"]


WRONG = [
    ('"atlas", "gadeiros"', '"atlas", "atlas"', "houses.*stands twice|a name stands twice"),
    ('"alpine-vales", "hercynian-wood"', '"taiga-wood", "taiga-wood"', "stands twice"),
    ('tier = "second"', 'tier = "secnd"', "crown-challenge.tier: 'secnd'.*did you mean 'second'"),
    ("[start.roles.strategos]", "[start.roles.stratego]", "did you mean 'strategos'"),
    ("kudos = [[10, 15]", "kudos = [[20, 15]", "lists its values once each"),
    ("nearest = 50", "nearest = 0", "nearest"),
    ("omens = [50, 75, 90]", "omens = [50, 100]", "100 is no per cent"),
    ("unit-cap = { value = 7", "unit-cap = { value = 70", "70 is not between 1 and 20"),
    ("eponymos = { arete = 1 }", "eponymos = { gold = 1 }", "no such thing"),
    ("[start.roles.basileus]", "[start.roles.emperor]", "no such role"),
    ("land = { talents = 1", "land = { talents = 99", "at most 20"),
    ("dice-cap = { value = 8, council", "dices = { value = 8, council", "'dice-cap' is missing"),
    ("chaos = 4", "chaos = 0", "chaos"),
    ("[wonders.ark]", "[wonders.dinghy]", "dinghy|ark"),
    ("[upgrades.aegis]", "[upgrades.umbrella]", "umbrella|aegis"),
    ("[actions.muster]", "[actions.parade]", "parade|muster"),
]


@pytest.mark.parametrize(("old", "new", "words"), WRONG)
def test_a_box_that_does_not_add_up_is_refused_with_its_line(
    old: str, new: str, words: str
) -> None:
    with pytest.raises(ComponentsError, match=words) as refused:
        critias.new(game, seats=12, components=edited(old, new))
    assert "line" in str(refused.value)


def test_a_region_of_another_map_is_refused_with_both_lines() -> None:
    text = edited('"punt", "syrtis"', '"gades", "syrtis"')
    lines = text.splitlines()
    europe, libya = (n for n, line in enumerate(lines, start=1) if '"gades"' in line)
    with pytest.raises(ComponentsError) as refused:
        load_components(game, text)
    assert f"line {libya}, maps.tables.libya.coastal: the region 'gades'" in str(refused.value)
    assert f"line {europe}, maps.tables.europe.coastal" in str(refused.value)


# What things are called

RENAMED = (
    TEXT.replace('"atlas", "gadeiros"', '"thera", "gadeiros"')
    .replace(
        "[start]\n", '[roster.called]\nthera = { en = "Thera", de = "Santorin" }\n[start]\n', 1
    )
    .replace('"argartha", ', '"tartessos", ')
    .replace('"shoggoth", ', '"sphinx", ')
    .replace("[monsters]\n", '[monsters.called]\nsphinx = "Sphinx of Giza"\n[monsters]\n', 1)
    .replace('"alpine-vales", ', '"salt-isle-2", ')
    .replace(
        "[maps]\n", '[maps.called]\neurope = { en = "The West", de = "Der Westen" }\n[maps]\n', 1
    )
    .replace("eponymos = {", "sea-warden = {")
    .replace("[actions.muster]\n", '[actions.muster]\nname = { en = "Levy", de = "Heerbann" }\n')
    .replace("[upgrades.sceptre]\n", '[upgrades.sceptre]\nname = "Trident"\n')
    .replace("[wonders.ark]\n", '[wonders.ark]\nname = { en = "The Raft", de = "Das Floss" }\n')
)
CALLED = [
    (("house", "houses"), "thera", "Thera", "Santorin"),
    (("house",), "gadeiros", "Gadeiros", "Gadeiros"),
    (("empire", "foe"), "tartessos", "Tartessos", "Tartessos"),
    (("monster", "foe"), "sphinx", "Sphinx of Giza", "Sphinx of Giza"),
    (("region", "origin"), "salt-isle-2", "Salt Isle 2", "Salt Isle 2"),
    (("table", "place", "formerly"), "europe", "The West", "Der Westen"),
    (("office", "offices", "cause"), "sea-warden", "Sea Warden", "Sea Warden"),
    (("action", "actions", "cause"), "muster", "Levy", "Heerbann"),
    (("upgrade", "card", "cause"), "sceptre", "Trident", "Trident"),
    (("wonder", "cause"), "ark", "The Raft", "Das Floss"),
]


@pytest.mark.parametrize(("fields", "word", "english", "german"), CALLED)
def test_what_was_renamed_or_added_is_called_so_wherever_it_is_said(
    fields: tuple[str, ...], word: str, english: str, german: str
) -> None:
    components = load_components(game, RENAMED)
    for language, name in (("en", english), ("de", german)):
        texts = texts_of(game, language, components=components)
        assert [texts.name(field, word) for field in fields] == [name] * len(fields)


def test_names_of_own_are_on_the_board_in_the_log_and_on_paper() -> None:
    match = critias.new(game, seats=12, seed=1, components=RENAMED)
    texts = texts_of(game, "de", match.names, components=match.components)
    said = "\n".join(texts.event(told.event) for told in match.events(None))
    board = game.draw(match.view(None), texts)
    paper = game.hall.document(match, "briefings", texts)
    for words in (said, board, str(paper)):
        assert "Santorin" in words
        assert "thera" not in words
    assert "Tartessos" in board


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("[start]", '[roster.called]\natals = "A"\n[start]', "did you mean 'atlas'"),
        ('"atlas", ', '"House of Thera", ', "a word of small letters, digits and hyphens"),
        ("[start]", '[roster.called]\natlas = { en = "A" }\n[start]', "the entry 'de' is missing"),
        ("[start]", '[roster.called]\natlas = ""\n[start]', "1 to 60"),
    ],
)
def test_a_name_that_nothing_has_is_refused(old: str, new: str, sentence: str) -> None:
    with pytest.raises(ComponentsError, match=sentence):
        load_components(game, edited(old, new))


# Figures of actions, upgrades and wonders


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
