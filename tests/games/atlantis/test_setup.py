"""The table before the first turn, and the box it comes from."""

import re
from collections import Counter

import pytest

import critias
from critias.engine import census, load_components, rules_of
from critias.engine.errors import ComponentsError
from critias.games.atlantis.box import (
    HALVES,
    ITEMS,
    NONE,
    TILE_ITEM,
    TILE_VALUE,
    Components,
    tile_back,
)
from critias.games.atlantis.events import FirstPlayer, PathLaid
from critias.games.atlantis.options import LayBridge
from critias.games.atlantis.state import MIDDLE_GAP, SPACES
from critias.testing import told
from tests.games.atlantis.positions import offered, position, table_of

SEEDS = range(12)
OWN = (critias.find_game("atlantis").folder / "components.toml").read_text(encoding="utf-8")


@pytest.mark.rule("atl.setup.path")
def test_stacks_of_two_one_two_then_water_then_the_mirror_image() -> None:
    table = table_of(critias.new("atlantis", seats=3, seed=1))
    height = [(table.top[p] != NONE) + (table.under[p] != NONE) for p in SPACES]
    half = [2] * 10 + [1] * 10 + [2] * 6
    assert height == [*half, 0, *half[::-1]]


@pytest.mark.rule("atl.setup.path", "atl.setup.tiles")
@pytest.mark.parametrize("mix", ["latin", "shift", "rare-top"])
def test_each_half_of_the_path_holds_its_42_tiles(mix: str) -> None:
    match = critias.new("atlantis", seats=2, seed=4, options={"tiles": mix})
    table = table_of(match)
    laid = [t for pile in (table.top, table.under) for t in pile if t != NONE]
    backs = {p: tile_back(table.top[p]) for p in SPACES if table.top[p] != NONE}
    assert len(laid) == 84
    assert Counter(map(tile_back, laid)) == dict.fromkeys(HALVES, 42)
    assert {backs[p] for p in backs if p < MIDDLE_GAP} == {"a"}
    assert {backs[p] for p in backs if p > MIDDLE_GAP} == {"b"}
    assert Counter(TILE_ITEM[t] for t in laid) == dict.fromkeys(range(7), 12)


@pytest.mark.rule("atl.setup.tiles")
def test_the_mixes_differ_in_values() -> None:
    values = {}
    for mix in ("latin", "shift", "rare-top"):
        table = table_of(critias.new("atlantis", seed=0, options={"tiles": mix}))
        tiles = [t for t in table.top + table.under if t != NONE]
        values[mix] = [
            Counter(TILE_VALUE[t] for t in tiles if tile_back(t) == half) for half in HALVES
        ]
    assert values["latin"] == [dict.fromkeys(range(1, 8), 6)] * 2
    assert values["shift"] == [dict.fromkeys(range(1, 7), 7), dict.fromkeys(range(2, 8), 7)]
    assert values["rare-top"] == [
        dict.fromkeys(range(1, 7), 7),
        dict.fromkeys((1, 2, 3, 4, 5, 7), 7),
    ]


@pytest.mark.rule("atl.setup.path")
def test_paths_are_shuffled() -> None:
    paths = {tuple(table_of(critias.new("atlantis", seed=seed)).top) for seed in SEEDS}
    assert len(paths) == len(SEEDS)


@pytest.mark.rule("atl.setup.path")
def test_the_water_in_the_middle_has_a_price_and_takes_a_bridge() -> None:
    match = critias.new("atlantis", seats=2, seed=3)
    table = table_of(match)
    shores = [TILE_VALUE[table.top[MIDDLE_GAP + side]] for side in (-1, 1)]
    assert table.gaps() == [(MIDDLE_GAP, min(shores))]
    assert offered(match, LayBridge) == [LayBridge(MIDDLE_GAP)]


@pytest.mark.rule("atl.setup.covered")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_of_a_covered_tile_only_the_back_is_seen(seat: int | None) -> None:
    match = critias.new("atlantis", seats=2, seed=3)
    view = match.view(seat)
    assert view["under"]["count"] == 32
    backs = [back for back in view["under"]["items"] if back is not None]
    assert backs == ["a"] * 16 + ["b"] * 16
    [laid] = told(match, PathLaid)
    assert len(laid.doubles) == 32
    assert laid.tiles == tuple(view["top"]["items"][p] for p in SPACES)


@pytest.mark.rule("atl.setup.covered")
def test_a_player_who_imagines_the_table_knows_no_covered_tile() -> None:
    match = position("flag1/olive2 ring3/crown4 helmet5/statue6", hands=["flag", "olive"])
    table = table_of(match)
    imagined = [table_of(match.imagine(0, table.rng)).under[1:4] for _ in range(20)]
    assert len({tuple(under) for under in imagined}) > 1
    assert {tuple(sorted(under)) for under in imagined} == {tuple(sorted(table.under[1:4]))}


@pytest.mark.rule("atl.setup.cards")
def test_fifteen_cards_of_each_item() -> None:
    match = critias.new("atlantis", seats=4, seed=5)
    cards = {name: n for (kind, name), n in census(match.state).items() if kind == "card"}
    assert cards == dict.fromkeys(range(len(ITEMS)), 15)


@pytest.mark.rule("atl.setup.cards")
def test_the_deck_is_shuffled_and_face_down() -> None:
    decks = {tuple(table_of(critias.new("atlantis", seed=seed)).deck) for seed in SEEDS}
    assert len(decks) == len(SEEDS)
    assert critias.new("atlantis", seats=2, seed=1).view(0)["deck"] == {"count": 105 - 4 - 5}


@pytest.mark.rule("atl.setup.tiles", "atl.setup.cards", "atl.setup.hands")
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rules_name_the_numbers_of_the_box(language: str) -> None:
    game = critias.find_game("atlantis")
    box: Components = load_components(game)
    texts = {rule.id: rule.text.split("\n>")[0] for rule in rules_of(game, language)}
    numbers = {rule: [int(n) for n in re.findall(r"\d+", text)] for rule, text in texts.items()}
    assert numbers["atl.setup.cards"] == [box.cards.each * len(ITEMS), box.cards.each]
    assert numbers["atl.setup.hands"] == list(box.hands.start)
    for mix in box.tiles.values():
        values = [TILE_VALUE[t] for t in mix.every_tile]
        halves = [sum(map(len, half.values())) for half in (mix.a, mix.b)]
        assert numbers["atl.setup.tiles"] == [len(values), *halves, min(values), max(values)]


@pytest.mark.rule("atl.setup.hands")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_later_players_begin_with_more_cards(seats: int) -> None:
    for seed in SEEDS:
        match = critias.new("atlantis", seats=seats, seed=seed)
        [first] = match.pending
        hands = [len(table_of(match).hands[(first + place) % seats]) for place in range(seats)]
        assert hands == [4, 5, 6, 7][:seats]
        assert told(match, FirstPlayer) == [FirstPlayer(first)]


@pytest.mark.rule("atl.setup.hands")
def test_chance_decides_who_begins() -> None:
    first = {next(iter(critias.new("atlantis", seats=4, seed=seed).pending)) for seed in range(40)}
    assert first == {0, 1, 2, 3}


@pytest.mark.rule("atl.setup.figures")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_three_figures_in_atlantis_and_a_bridge(seats: int) -> None:
    view = critias.new("atlantis", seats=seats, seed=2).view(None)
    assert view["figures"] == [[0, 0, 0]] * seats
    assert view["bridges"] == [1] * seats


# A components file that does not add up


def edited(path: str, old: str, new: str) -> tuple[str, int]:
    """The own components with one edit below a header, and the line of the entry at the path."""
    section = path if f"[{path}]" in OWN else path.rpartition(".")[0]
    before, header, after = OWN.partition(f"[{section}]")
    place = after.index(old)
    line = before.count("\n") + 1 + (0 if section == path else after[:place].count("\n"))
    return before + header + after[:place] + new + after[place + len(old) :], line


@pytest.mark.rule("atl.setup.tiles", "atl.setup.cards", "atl.setup.hands")
@pytest.mark.parametrize(
    ("path", "old", "new", "complaint"),
    [
        ("tiles.latin.a", "flag    = [2,", "flag    = [", "42 tiles are needed, here are 41"),
        ("tiles.shift.b", "crown   = [2,", "crown   = [2, 2,", "42 tiles are needed, here are 43"),
        ("tiles.latin.a.flag", "7]", "8]", "values 1 to 7, not 8"),
        ("tiles.rare-top.b.flag", "[1,", "[0,", "values 1 to 7, not 0"),
        ("tiles.latin.a.olives", "olive ", "olives ", "no such item"),
        ("cards.each", "each = 15 ", "each = 0 ", "1 to 100 cards of each item, not 0"),
        ("cards.each", "each = 15 ", "each = 101 ", "1 to 100 cards of each item, not 101"),
        ("hands.start", "start = [4, 5, 6, 7]", "start = [4, 5, 6, -1]", "begins with -1 cards"),
        ("hands.start", "start = [4, 5, 6, 7]", "start = [40, 50, 6, 10]", "do not suffice"),
    ],
)
def test_the_error_names_the_line_and_the_count(
    path: str, old: str, new: str, complaint: str
) -> None:
    text, line = edited(path, old, new)
    with pytest.raises(ComponentsError) as error:
        critias.new("atlantis", seed=1, components=text)
    assert f"line {line}, {path}: " in str(error.value)
    assert complaint in str(error.value)


@pytest.mark.rule("atl.setup.tiles")
def test_all_mixes_are_there_and_no_other() -> None:
    with pytest.raises(ComponentsError, match="other"):
        critias.new("atlantis", components=OWN.replace("[tiles.shift", "[tiles.other"))
    without = OWN[: OWN.index("[tiles.rare-top]")]
    with pytest.raises(ComponentsError, match=r"line \d+, tiles: the mix 'rare-top' is missing"):
        critias.new("atlantis", components=without)


@pytest.mark.rule("atl.setup.cards", "atl.setup.hands")
def test_the_limits_themselves_are_legal() -> None:
    text = OWN.replace("each = 15 ", "each = 1 ").replace("[4, 5, 6, 7]", "[0, 1, 2, 4]", 1)
    match = critias.new("atlantis", seats=4, seed=1, components=text)
    assert table_of(match).deck == []
    assert sorted(len(hand) for hand in table_of(match).hands) == [0, 1, 2, 4]
    text = OWN.replace("[4, 5, 6, 7]", "[40, 50, 6, 9]", 1)
    assert table_of(critias.new("atlantis", seats=4, seed=1, components=text)).deck == []
    text = OWN.replace("each = 15 ", "each = 100 ")
    assert len(table_of(critias.new("atlantis", seed=1, components=text)).deck) == 700 - 9


@pytest.mark.rule("atl.setup.tiles")
def test_a_table_may_play_with_its_own_tiles() -> None:
    lines = [
        line.split("=")[0] + "= [1, 1, 1, 1, 1, 1]" if line.startswith(ITEMS) else line
        for line in OWN.splitlines()
    ]
    match = critias.new("atlantis", seed=1, components="\n".join(lines))
    assert table_of(match).gaps() == [(MIDDLE_GAP, 1)]
