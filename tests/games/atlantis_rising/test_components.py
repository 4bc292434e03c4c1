"""The box adds up, and an edited one that does not is refused with its place named."""

import msgspec
import pytest

from critias.engine.components import load_components, saved_components
from critias.engine.errors import ComponentsError
from critias.engine.texts import LANGUAGES, texts_of
from critias.games.atlantis_rising import game
from critias.games.atlantis_rising.box import (
    COMPONENTS,
    COUNCILORS,
    HILLS,
    PLACE,
    Components,
    Misfortune,
)
from critias.games.atlantis_rising.cards.library_cards import hand_limit, play
from critias.games.atlantis_rising.cards.misfortunes import draw
from critias.games.atlantis_rising.flooding import buy_barrier
from critias.games.atlantis_rising.options import Build, Discard, Place, PlayCard, TakeCouncilor
from critias.games.atlantis_rising.phases.actions import act
from critias.games.atlantis_rising.places.dice import added_to_wild
from critias.games.atlantis_rising.state import Island

from .tables import a_table, drive, has, own, stand

TOML = (game.folder / "components.toml").read_text(encoding="utf-8")


def box() -> Components:
    loaded: Components = load_components(game)
    return loaded


@pytest.mark.rule("rising.goal.set")
def test_the_set_is_said_to_be_our_own() -> None:
    assert "own set" in (game.folder / "RULES.md").read_text(encoding="utf-8")
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
    assert len(box().artifact_names()) == 10
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
        ('once = "barrier" }', 'once = "barrier", amount = 2 }', "an amount of 2 for barrier"),
        ("foundation-ring ", "keystone ", "components: foundation-ring is missing"),
        ("champion   = {}", "champion = { amount = 2 }", "champion: champion has no amount"),
        ("champion   = {}", "champion = { strength = 2 }", "champion.strength: no such entry"),
        ("smith      = { amount = 1 }", "smith = {}", "smith needs an amount of 1 or more"),
        ("smith      = {", "blacksmith = {", "councilors.blacksmith: say what it does: artificer"),
        ("caravan              = {", "camels = {", "library.camels: say what it does"),
        ("in_play = 4", "in_play = 4\nin_hand = 2", "in_play is the only number here"),
        ("rate = 3", "rate = 0", "what forges needs a rate"),
        ("3 = { followers", "8 = { followers", "'8': no such word"),
        ('peninsula = "hills", amount = 1', "amount = 1", "wild-roll needs a peninsula"),
        ("aegis-seal                = { amount = 1 }", "aegis-seal = { amount = 4 }", "must cost"),
    ],
)
def test_a_box_that_does_not_add_up(old: str, new: str, complaint: str) -> None:
    with pytest.raises(ComponentsError, match=complaint):
        load_components(game, TOML.replace(old, new, 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_thing_does_is_said_with_the_numbers_of_the_box(language: str) -> None:
    texts = texts_of(game, language)
    for name in game.vocabulary["does"]:
        assert texts.say(f"does-{name}")
    edited = TOML.replace("copies = 3, amount = 3", "copies = 3, amount = 7")
    edited = edited.replace('space = "forge", amount = 1, rate = 3', 'space = "forge", rate = 8')
    texts = texts_of(game, language, components=load_components(game, edited))
    assert "7" in texts.say("does-mystic-surge")
    assert "8" in texts.say("does-star-crucible")


def edited(*changes: tuple[str, str]) -> Island:
    """A table in the middle of acting with an edited box."""
    text = TOML
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return a_table(components=load_components(game, text))


def test_numbers_of_cards_and_artifacts_are_data() -> None:
    s = edited(
        ("copies = 3, amount = 3", "copies = 3, amount = 5"),
        ("limit  = 4", "limit = 2"),
        ("mystic-lens               = { amount = 1 }", "mystic-lens = { amount = 4 }"),
        ("aegis-seal                = { amount = 1 }", "aegis-seal = { amount = 3 }"),
    )
    s.hands[0] = ["mystic-surge", "mystic-lens"]
    drive(play(s, 0, "mystic-surge"))
    assert has(s, 0, "energy") == 5
    drive(act(s, stand(s, 0, "follower", "centre"), PLACE["centre"]))
    assert has(s, 0, "energy") == 10
    own(s, 0, energy=1)
    s.hands[0] = ["aegis-seal"]
    drive(buy_barrier(s, 0, HILLS))
    assert (s.barriers[HILLS], has(s, 0, "energy")) == (True, 0)
    s.hands[0] = ["caravan", "foresight", "aegis-seal"]
    drive(hand_limit(s, 0), Discard("caravan"))


def test_numbers_of_councilors_and_of_the_gate_are_data() -> None:
    s = edited(
        ("smith      = { amount = 1 }", "smith = { amount = 4 }"),
        ("explorer   = { amount = 2, others = 1 }", "explorer = { amount = 2, others = 3 }"),
        ('space = "forge", amount = 1, rate = 3', 'space = "forge", amount = 1, rate = 5'),
    )
    s.councilors[0], s.councilors[1] = ["smith"], ["explorer"]
    own(s, 0, ore=2)
    drive(act(s, stand(s, 0, "leader", "forges-6"), PLACE["forges-6"]))
    assert has(s, 0, "atlantium") == 5
    s.built = [COMPONENTS.index("star-crucible")]
    drive(act(s, stand(s, 0, "follower", "star-crucible-1"), PLACE["star-crucible-1"]))
    assert has(s, 0, "atlantium") == 10
    stand(s, 1, "leader", "hills-3")
    assert added_to_wild(s, stand(s, 0, "follower", "hills-3"), PLACE["hills-3"]) == {"explorer": 3}


def test_a_card_and_a_councilor_of_another_name_follow_the_rule_they_name() -> None:
    s = edited(
        ("mystic-surge         = {", 'tidal-gift = { does = "mystic-surge",'),
        ("averted-fate         = {", 'lucky-day = { does = "averted-fate",'),
        ("mystic-lens               = {", 'glass-eye = { does = "mystic-lens",'),
        ("priest     = {", 'abbess = { does = "priest",'),
    )
    assert s.library.count("tidal-gift") == 3
    s.hands[0], s.councilors[0] = ["tidal-gift", "glass-eye"], ["abbess"]
    drive(play(s, 0, "tidal-gift"))
    drive(act(s, stand(s, 0, "leader", "centre"), PLACE["centre"]))
    assert has(s, 0, "energy") == 3 + 3 + 1
    assert s.used == ["glass-eye"]
    s.hands[0] = ["lucky-day"]
    s.misfortunes.append("panic")
    drive(draw(s, 1), (0, PlayCard("lucky-day")))


def test_what_has_a_name_of_its_own_goes_by_it() -> None:
    components = load_components(
        game,
        TOML.replace("foundation-ring   = {", 'foundation-ring = { name = "Key \\"stone\\"",')
        .replace("mystic-siphon     = {", 'mystic-siphon = { name = "Well {1}",')
        .replace("priest     = {", 'abbess = { does = "priest", name = "Abbess",'),
    )
    texts = texts_of(game, "de", components=components)
    assert texts.option(Build("foundation-ring")) == 'Key "stone"'
    assert texts.option(Place("leader", "mystic-siphon-2")).endswith("Well {1} 2")
    assert texts.option(TakeCouncilor("abbess")) == "Abbess"
    assert texts.say("does-foundation-ring") == "Einmal: Stellt eine Barriere auf."
    assert texts_of(game).option(Build("foundation-ring")) == "Foundation Ring"


def test_a_box_of_version_0_1_is_completed() -> None:
    old = msgspec.to_builtins(box())
    for name in ("hand", "automaton", "players"):
        del old[name]
    old["library"] = {"source": "house", "mystic-surge": 1}
    old["artifacts"] = {"source": "house", "names": ["mystic-lens"], "in_play": 1}
    old["councilors"] = {"source": "house", "priest": 5, "champion": 1}
    found = saved_components(game, old)
    assert found.library_cards() == ["mystic-surge"]
    assert (found.card("mystic-surge").amount, found.card("mystic-lens").amount) == (3, 1)
    assert (found.councilor("priest").amount, found.councilor("champion").amount) == (5, 0)
    assert found.hand.limit == 4
    with pytest.raises(msgspec.ValidationError):
        saved_components(game, {})
