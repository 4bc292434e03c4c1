"""Maps of other sizes, and empires more or fewer than four."""

import pytest

import critias
from critias.engine.components import load_components
from critias.engine.errors import ComponentsError
from critias.engine.randomness import Rng, seed_key
from critias.engine.texts import texts_of
from critias.games.colossus import game
from critias.games.colossus.bots.heuristics import choose
from critias.games.colossus.box import COASTAL, COLOSSUS, LAND, RIVAL, Components
from critias.games.colossus.chart import chart_of
from tests.games.colossus.distribution import room_of
from tests.games.colossus.realms import REALMS, TEXT, replaced

BOX: Components = load_components(game)
EDITED: Components = load_components(game, REALMS)
EUROPE, HESPERIA, ANTILLIA = 0, 3, 4


@pytest.mark.rule("col.11.3", "col.7.8", "col.7.9", "col.7.10")
def test_places_are_the_regions_of_the_maps_one_after_the_other() -> None:
    chart = chart_of(EDITED, 7, short=False)
    sizes = [chart.tables.count(table) for table in range(7)]
    assert sizes == [16, 17, 17, 18, 13, 17, 17]
    assert len(chart.names) == len(set(chart.names)) == sum(sizes)
    for table, places in enumerate(chart.in_play):
        assert [chart.tables[place] for place in places] == [table] * sizes[table]
        assert [chart.numbers[place] for place in places] == list(range(1, sizes[table] + 1))
        assert [chart.empires[p] for p in places if chart.kinds[p] == RIVAL] == [0, 1, 2, 3, 4]
        assert {chart.empires[p] for p in places if chart.kinds[p] != RIVAL} == {-1}
    kinds = [chart.kinds[place] for place in chart.in_play[EUROPE]]
    assert kinds == [LAND] * 5 + [COASTAL] * 6 + [RIVAL] * 5
    assert [chart.kinds[place] for place in chart.in_play[HESPERIA]].count(COASTAL) == 7
    assert chart.place(ANTILLIA, 13) is not None
    assert chart.place(ANTILLIA, 14) is None


@pytest.mark.rule("col.start.short-map")
def test_a_short_map_has_half_of_the_land_and_of_the_coast() -> None:
    usual, edited = chart_of(BOX, 1, short=True), chart_of(EDITED, 7, short=True)
    assert [usual.numbers[place] for place in usual.in_play[0]] == [
        1,
        2,
        3,
        7,
        8,
        9,
        13,
        14,
        15,
        16,
    ]
    numbers = [[edited.numbers[place] for place in places] for places in edited.in_play]
    assert numbers[EUROPE] == [1, 2, 3, 6, 7, 8, 12, 13, 14, 15, 16]
    assert numbers[HESPERIA] == [1, 2, 3, 7, 8, 9, 10, 14, 15, 16, 17, 18]
    assert numbers[ANTILLIA] == [1, 3, 4, 5, 9, 10, 11, 12, 13]
    assert edited.place(EUROPE, 4) is None


def test_one_empire_is_enough() -> None:
    few = replaced(TEXT, ('"argartha", "lemuria", "leng", "mu"]', '"mu"]'))
    lines = [
        line.split(",")[0] + "]" if line.startswith("rival = [") else line
        for line in few.splitlines()
    ]
    match = critias.new(game, seats=12, components="\n".join(lines), options={"turns": 6})
    assert list(match.view(None)["empires"]) == ["mu"]
    play(match, 1, turns=2)
    assert room_of(match).turn == 3


WRONG = [
    (
        REALMS,
        ', "pillar-1"]',
        "]",
        "tables.europe.rival: here are 4 regions; each empire",
    ),
    (TEXT, '"leng", "mu"]', '"leng"]', "here are 4 regions.*argartha, lemuria, leng .line"),
    (TEXT, '"leng", "mu"]', '"leng", "leng"]', "empires.names: a name stands twice"),
    (REALMS, "[maps.called]\n", '[maps.called]\nthracian-hills = "Hills"\n', "no such name"),
    (
        REALMS,
        "[empires.called]\n",
        '[empires.called]\ntartesos = "T"\n',
        "mean 'tartessos'",
    ),
    (REALMS, "[offices.says]\n", '[offices.says]\ngrammateus = "A"\n', "no such office"),
    (REALMS, "[offices.called]\n", '[offices.called]\ngrammateus = "A"\n', "no such name"),
    (TEXT, "tamias = {", "tamia = {", "no words for what this office brings; write them"),
    (TEXT, "tamias = { talents = 5 }", "tamias = { vril = 5 }", "no words for what this office"),
    (TEXT, '"atlas", "gadeiros", "ampheres", "evaimon", "mneseus", ', "", "at least 2"),
    (
        TEXT,
        '["tin-isles", "gades",',
        '["a", "b", "c", "tin-isles", "gades",',
        "coastal: at most 8 fit, here",
    ),
    (TEXT, '"argartha", "lemuria", "leng", "mu"]', "]", "names: at least 1 are needed, here are 0"),
    (TEXT, '["shoggoth", "kraken", "hydra", "cyclops", "dinosaur", "gorgon"]', "[]", "at least 1"),
]


@pytest.mark.parametrize(("text", "old", "new", "words"), WRONG)
def test_what_does_not_go_together_is_refused_with_its_line(
    text: str, old: str, new: str, words: str
) -> None:
    with pytest.raises(ComponentsError, match=words) as refused:
        load_components(game, replaced(text, (old, new)))
    assert "line" in str(refused.value)


def test_what_an_organiser_has_added_has_its_words() -> None:
    for language, said in (
        ("en", ["Thera", "Tartessos", "The Reef", "The West", "Astronomer", "Sphinx"]),
        ("de", ["Santorin", "Tartessus", "Das Riff", "Der Westen", "Sternkundiger", "Sphinx"]),
    ):
        texts = texts_of(game, language, components=EDITED)
        fields = {
            "house": "thera",
            "empire": "tartessos",
            "region": "reef",
            "table": "europe",
            "office": "astronomos",
            "monster": "sphinx",
        }
        assert [texts.name(field, word) for field, word in fields.items()] == said
        assert "ril" in texts.name("office-says", "astronomos")
    usual = texts_of(
        game,
        "en",
        components=load_components(
            game, replaced(TEXT, ("tamias = { talents = 5 }", "tamias = { talents = 8 }"))
        ),
    )
    assert usual.name("office-says", "tamias") == "8 talents each Trophy Phase."


@pytest.mark.rule("col.start.position", "col.13.2")
def test_colossi_at_the_start_and_a_limit_that_is_fixed() -> None:
    s = room_of(critias.new(game, seats=24, components=REALMS))
    assert [units[COLOSSUS] for units in s.units] == [1] * 24
    assert s.doom_limit == 1234


def play(match: critias.Match, seed: int, turns: int = 20) -> None:
    rng = Rng(seed_key(f"realms {seed}"))
    while not match.over and room_of(match).turn <= turns:
        seat = rng.choice(sorted(match.pending))
        match.answer(seat, choose(room_of(match), match.pending[seat], rng))
        if rng.below(200) == 0:
            game.validate(room_of(match))


@pytest.mark.long
@pytest.mark.parametrize(
    ("seats", "options"),
    [(24, {"maps": "4"}), (43, {}), (12, {"map": "short", "houses": "2"})],
)
def test_a_match_on_other_maps_is_played_to_its_end(seats: int, options: dict[str, str]) -> None:
    match = critias.new(
        game, seats=seats, seed=seats, components=REALMS, options={"turns": 6, **options}
    )
    if "maps" in options:
        assert len(match.view(None)["tables"]) == 4
    play(match, seats)
    game.validate(room_of(match))
    for language in ("en", "de"):
        texts = texts_of(game, language, match.names, components=EDITED)
        assert all(texts.event(told.event) for told in match.events(None))
