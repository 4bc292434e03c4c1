"""The box: how much there is of everything, and files that do not add up."""

import pytest

import critias
from critias.engine.components import load_components
from critias.engine.errors import ComponentsError
from critias.games.end_of_atlantis import game
from critias.games.end_of_atlantis.box import EVENTS, KINDS, POLITICS, SHIPS, SPECIALS
from critias.games.end_of_atlantis.state import Harbour

TEXT = (game.folder / "components.toml").read_text(encoding="utf-8")


@pytest.mark.rule("eoa.setup.cubes", "eoa.variant.edition")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    box = load_components(game)
    assert sum(box.politics.copies.values()) == 80
    assert sum(box.special.copies.values()) == 25
    assert set(box.special.copies) == set(SPECIALS)
    assert set(box.events.cards) == set(EVENTS)
    assert (box.cubes.each, box.cubes.neutral) == (20, 10)
    assert sum(box.ships.starting) == 23
    assert len(box.ships.starting) == len(SHIPS)
    colours = [kind.colour for kind in KINDS for _ in range(box.politics.copies.get(kind.name, 0))]
    assert [colours.count(c) for c in ("green", "blue", "red")] == [46, 20, 14]
    english, german = box.editions["en"], box.editions["de"]
    switches = [name for name in english.__struct_fields__ if name != "source"]
    assert len(switches) == 9
    alike = [name for name in switches if getattr(english, name) == getattr(german, name)]
    assert alike == ["left_neighbour", "in_this_together"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("sabotage = 7", "sabotage = 6", "politics.total: the copies come to 79"),
        ("empath = 2", "empath = 3", "special.total: the copies come to 26"),
        ("support = 4", "suport = 4", "politics.copies.suport: no such card"),
        ("guards = 2", "guards = -2", "special.copies.guards: there cannot be -2"),
        ("each = 20", "each = 1", "cubes.each: 2 to 99 cubes"),
        ("neutral = 10", "neutral = 100", "cubes.neutral: 0 to 99"),
        ("special = 2  ", "special = 6  ", "hands.special: the special cards do not suffice"),
        ("starting = [7, 5, 5, 3, 3]", "starting = [1, 1, 1, 1, 1]", "ships.starting: ships need"),
        ("advanced = [8, 5, 5, 3, 3]", "advanced = [8, 5, 4, 3, 3]", "ships.advanced: no ship may"),
        ("[events.cards]", "[events.cards]\nfeast = { neutrals = 1, voting = 'open' }", "no such"),
        ("neutrals = 2, voting", "neutrals = -2, voting", "-2 neutrals"),
        ("all-doomed = {", "doomed = {", "the event 'all-doomed' is missing"),
        ("[editions.de]", "[editions.pl]", "editions"),
    ],
)
def test_a_file_that_does_not_add_up_is_refused(old: str, new: str, message: str) -> None:
    assert old in TEXT
    with pytest.raises(ComponentsError, match=message.replace("[", r"\[")):
        critias.new(game, components=TEXT.replace(old, new, 1))


def test_too_few_politics_cards_are_refused() -> None:
    text = TEXT.replace("total = 80", "total = 3", 1)
    for kind in POLITICS:
        text = text.replace(f"\n{kind} = ", f"\n#{kind} = ")
    text = text.replace("[politics.copies]", "[politics.copies]\nships-2 = 3")
    with pytest.raises(ComponentsError, match="five players need"):
        critias.new(game, components=text)


@pytest.mark.rule("eoa.variant.edition")
def test_a_table_can_mix_the_editions() -> None:
    mixed = TEXT.replace('alliance = "adds"', 'alliance = "replaces"')
    match = critias.new(game, components=mixed)
    assert isinstance(match.state, Harbour)
    assert match.state.variant.edition.alliance == "replaces"
    assert match.state.variant.edition.empath == "up-to-three"
