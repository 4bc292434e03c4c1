"""What is in the box, and what an organiser may change in it."""

import re
from collections import Counter
from pathlib import Path

import pytest

import critias
from critias.engine import Event, Rng, seed_key
from critias.engine.components import load_components
from critias.engine.errors import ComponentsError
from critias.engine.texts import texts_of
from critias.games.colossus import game
from critias.games.colossus.bots.heuristics import choose
from critias.games.colossus.box import (
    COUNCILS,
    HOPLITE,
    KUDOS,
    NONE,
    ORICHALCUM,
    STARS,
    TALENTS,
    TRIREME,
    VRIL,
    Components,
    Deck,
)
from critias.games.colossus.councils import summons
from critias.games.colossus.councils.actions import in_play
from critias.games.colossus.councils.events import ActionRecorded
from critias.games.colossus.councils.meeting import open_meeting
from critias.games.colossus.councils.options import AYE, PAY_FINE, NameEmpire, NamePlayer
from critias.games.colossus.maps.empires import settle_vows
from critias.games.colossus.maps.events import Built, Rolled
from critias.games.colossus.maps.records import Victory
from critias.games.colossus.maps.stances import powers
from critias.games.colossus.maps.strength import Contest, force
from critias.games.colossus.maps.trophies import reward_monster
from critias.games.colossus.room.events import Received
from critias.games.colossus.room.ledger import gain
from critias.games.colossus.state import Room
from critias.testing import offered
from tests.games.colossus.chambers import MEMBERS, chamber, kudos_cards, possible, take
from tests.games.colossus.distribution import room_of
from tests.games.colossus.rooms import (
    a_room,
    booked,
    city,
    done,
    each,
    place,
    question,
    scene,
)

TEXT = (game.folder / "components.toml").read_text(encoding="utf-8")
BOX: Components = load_components(game)


def edited(old: str, new: str) -> str:
    assert TEXT.count(old) >= 1
    return TEXT.replace(old, new, 1)


def test_the_numbers_of_actions_upgrades_and_wonders() -> None:
    assert len(BOX.actions_of["law"]) == 5 + 13
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
    assert Counter(s.chart.kinds[:16]) == {0: 6, 1: 6, 2: 4}


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
    ("[actions.muster]", "[actions.musters]", "did you mean 'muster'.*to add one, write what it"),
    ("[actions.doom]", '[actions.dooms]\nsays = "x"', "the common|five actions of the rulebook"),
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

SAYS = 'sea-warden = { en = "One Arete card.", de = "Eine Aretekarte." }\n'
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
    .replace(
        "[offices.rewards]\neponymos = {",
        "[offices.says]\n" + SAYS + "[offices.rewards]\nsea-warden = {",
    )
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


def test_an_action_that_is_renamed_leaves_the_resource_of_that_word_alone() -> None:
    text = TEXT.replace("[actions.arete]\n", '[actions.arete]\nname = "Virtue"\n')
    texts = texts_of(game, components=load_components(game, text))
    assert texts.name("action", "arete") == "Virtue"
    assert texts.name("resource", "arete") == texts_of(game).name("resource", "arete") != "Virtue"


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


# Council actions removed, moved, priced and added

ADDED = """
[actions.banquet]
source = "house"
council = "trade"
tier = "first"
value = { kudos = 3, talent-cards = 1, stars = 1 }
growth = { kudos = 1 }
price = { talents = 5 }
name = { en = "Banquet", de = "Gastmahl" }
says = { en = "Pay 5 talents for 3 (+1) Kudos.", de = "Zahle 5 Talente fuer 3 (+1) Kudos." }
[actions.levy]
source = "house"
council = "law"
tier = "first"
value = { hoplites = 2, triremes = 1, doom-cut = 10 }
says = "2 Atlantis Hoplites and an Atlantis Trireme; 10 DOOM less."
[actions.second-caravan]
source = "house"
council = "law"
tier = "first"
like = "caravan"
value = { talents-each = 4 }
price = { orichalcum = 1 }
says = "4 talents for each of your House."
[actions.convoy]
source = "house"
council = "war"
tier = "first"
value = { moved-hoplites = 2, moved-triremes = 1, talents = 8 }
says = "Send 2 Hoplites and a Trireme to a House-mate; 8 talents."
"""

CARDS = """
[upgrades.tithe]
source = "house"
council = "law"
copies = "each"
like = "royal-treasury"
value = { talents = 3 }
name = { en = "Tithe", de = "Zehnt" }
says = { en = "3 talents each turn.", de = "3 Talente in jeder Runde." }
[upgrades.drums]
source = "house"
council = "war"
copies = 30
when = "fight"
where = "land"
value = { dice = 1, strength = 2 }
name = { en = "Drums", de = "Trommeln" }
says = { en = "A Chaos die and 2 more on land.", de = "Ein Chaoswuerfel und 2 mehr an Land." }
[upgrades.war-song]
source = "house"
council = "war"
copies = 30
when = "declared"
price = { talents = 1 }
value = { dice = 1, most = 2 }
says = "A talent for a Chaos die, twice a fight."
[upgrades.foundlings]
source = "house"
council = "trade"
copies = 30
like = "assembly-line"
says = "A build that gives anything gives one more."
[wonders.spring]
source = "house"
talents = 10
orichalcum = 0
when = "trophy"
value = { doom-cut = 10, talents = 3 }
name = { en = "Spring of Lethe", de = "Quelle der Lethe" }
says = { en = "10 DOOM less, and 3 talents.", de = "10 DOOM weniger und 3 Talente." }
"""


def without(text: str, *names: str) -> str:
    for name in names:
        text, count = re.subn(rf"\[actions\.{name}\]\n(?:(?!\[|\n).*\n)*", "", text)
        assert count == 1
    return text


EDITED = (
    without(TEXT, "royal-levy", "god-king")
    .replace(
        '[actions.muster]\nsource = "house"\ncouncil = "war"',
        '[actions.muster]\nsource = "house"\ncouncil = "trade"\nprice = { vril = 1 }',
    )
    .replace("[actions.launch]\n", "[actions.launch]\ncopies = 0\n")
    .replace(
        'council = "trade"\ntier = "first"\nvalue = { talents = 10 }',
        'council = "trade"\ntier = "first"\nvalue = { talents = 10, kudos = 1 }',
    )
    + ADDED
    + CARDS
)


def edited_room(council: str) -> Room:
    s = chamber(council)
    s.box = load_components(game, EDITED)
    return s


def test_actions_are_removed_moved_and_added() -> None:
    offered = {name: in_play(edited_room(name), COUNCILS.index(name)) for name in COUNCILS}
    assert not {"royal-levy", "god-king", "launch"} & {x for y in offered.values() for x in y}
    assert "muster" in offered["trade"]
    assert "muster" not in offered["war"]
    assert {"levy", "second-caravan"} <= set(offered["law"])


def test_an_added_action_takes_its_price_and_gives_what_it_says() -> None:
    s = edited_room("trade")
    seat = MEMBERS["trade"][0]
    before = (s.has(seat, TALENTS), kudos_cards(s, seat), s.stars(seat))
    assert before[0] >= 5
    s = room_of(take(s, "trade", seat, "banquet", steps=1))
    paid = sum(
        one.amount for one in s.purse(seat).ledger if one.amount < 0 and one.resource == TALENTS
    )
    assert paid == -5
    assert (kudos_cards(s, seat), s.stars(seat)) == (before[1] + 4, before[2] + 1)
    gain(s, seat, TALENTS, 4 - s.has(seat, TALENTS), "ruling")
    assert not possible(s, "trade", seat, "banquet")


def test_an_added_action_raises_troops() -> None:
    s = edited_room("law")
    seat = MEMBERS["law"][0]
    s = room_of(take(s, "law", seat, "levy"))
    assert (s.state_troops[seat][HOPLITE], s.state_troops[seat][TRIREME]) == (2, 1)


def test_an_added_action_moves_units_to_a_house_mate_as_far_as_there_is_room() -> None:
    s = edited_room("war")
    seat = MEMBERS["war"][0]
    mate, full, *_ = [one for one in s.members(s.house[seat]) if one != seat]
    s.units[seat][:2], s.units[mate][:2], s.units[full][:2] = [3, 3], [6, 0], [7, 7]
    match = take(s, "war", seat, "convoy")
    assert question(match, seat) == "col.7.58-march"
    options = offered(match, seat)
    assert NamePlayer(mate) in options
    assert NamePlayer(full) not in options
    match.answer(seat, NamePlayer(mate))
    after = room_of(match)
    assert (after.units[seat][:2], after.units[mate][:2]) == ([2, 2], [7, 1])
    assert after.has(seat, TALENTS) == s.has(seat, TALENTS) + 8
    s.units[seat][:2] = [0, 0]
    assert not possible(s, "war", seat, "convoy")


def test_an_action_of_the_game_that_only_gives_something_can_give_more() -> None:
    s = edited_room("trade")
    seat = MEMBERS["trade"][0]
    before = (s.has(seat, TALENTS), kudos_cards(s, seat))
    s = room_of(take(s, "trade", seat, "silver-market"))
    assert (s.has(seat, TALENTS), kudos_cards(s, seat)) == (before[0] + 10, before[1] + 1)


def test_an_action_that_is_like_another_does_the_same_at_its_own_figures() -> None:
    s = edited_room("law")
    seat = MEMBERS["law"][0]
    held = {one: s.has(one, TALENTS) for one in s.members(s.house[seat])}
    orichalcum = s.has(seat, ORICHALCUM)
    s = room_of(take(s, "law", seat, "second-caravan"))
    assert {one: s.has(one, TALENTS) - had for one, had in held.items()} == dict.fromkeys(held, 4)
    assert s.has(seat, ORICHALCUM) == orichalcum - 1


LIKE = "".join(
    f"""
[actions.{name}]
source = "house"
council = "{council}"
tier = "first"
like = "{like}"
value = {{ {value} }}
name = {{ en = "{name.upper()}", de = "{name.upper()}" }}
says = "Like another."
"""
    for name, council, like, value in (
        ("blood-vow", "war", "vow-of-conquest", "kudos = 2, lost-kudos = 1, stars = 2"),
        ("head-money", "war", "monster-bounty", "kudos = 1"),
        ("grace", "wisdom", "blessing", ""),
        ("ramparts", "wonders", "fortify", "defence = 3"),
        ("moot", "law", "trial", "talents-per-star = 1"),
    )
)


def like_room(council: str) -> Room:
    s = chamber(council)
    s.box = load_components(game, TEXT + LIKE)
    return s


def test_what_is_like_an_action_goes_by_its_own_name_in_a_later_map_phase() -> None:
    s = like_room("war")
    seat, other, third = MEMBERS["war"]
    s = room_of(take(s, "war", seat, "vow-of-conquest", NameEmpire("leng")))
    s = room_of(take(s, "war", seat, "blood-vow", NameEmpire("mu")))
    s = room_of(take(s, "war", other, "head-money"))
    s.turn += 1
    s.victories = [Victory(other, place(0, 1), 9, NONE, monster=True)]
    after = room_of(done(s, settle_vows))
    assert booked(after, seat, "blood-vow")[STARS] == 2
    assert booked(after, seat, "vow-of-conquest")[STARS] == 1
    after = room_of(done(s, lambda room: reward_monster(room, room.victories[0], other)))
    assert KUDOS in booked(after, other, "head-money")
    assert not booked(after, other, "monster-bounty")
    shown = game.view(after, third)["edicts"]
    assert [one["cause"] for one in shown] == ["vow-of-conquest", "blood-vow", "head-money"]


def test_what_is_like_an_action_goes_by_its_own_name_in_fights_and_in_court() -> None:
    s = like_room("wisdom")
    seat = MEMBERS["wisdom"][0]
    asked = take(s, "wisdom", seat, "grace")
    texts = texts_of(game, "en", components=s.box)
    assert texts.ask(asked.pending[seat]) == "GRACE: which player?"
    asked.answer(seat, NamePlayer(0))
    s = room_of(asked)
    open_meeting(s, COUNCILS.index("wonders"), [])
    s = room_of(take(s, "wonders", MEMBERS["wonders"][0], "ramparts", NamePlayer(0)))
    s.turn += 1
    contest = Contest(city(0))
    assert ("ramparts", 3) in force(s, 0, contest).added
    assert powers(s, 0, contest, []) == ["grace"]
    assert powers(s, 0, contest, ["grace"]) == []
    assert [texts.name("card", "grace"), texts.name("added_by", "ramparts")] == [
        "GRACE",
        "RAMPARTS",
    ]
    s = like_room("law")
    accuser, guilty, _ = MEMBERS["law"]
    gain(s, guilty, STARS, 1, "ruling")
    trial = each(take(s, "law", accuser, "moot", NamePlayer(guilty)), AYE)
    settled = scene(room_of(trial), summons.settle)
    settled.answer(guilty, PAY_FINE)
    assert booked(room_of(settled), accuser, "moot") == {TALENTS: 1}


def test_a_price_stands_before_an_action_of_the_game() -> None:
    s = edited_room("trade")
    seat = MEMBERS["trade"][0]
    assert not possible(s, "trade", seat, "muster")
    gain(s, seat, VRIL, 1, "ruling")
    s = room_of(take(s, "trade", seat, "muster"))
    assert s.has(seat, VRIL) == 0


def test_added_actions_have_their_words() -> None:
    components = load_components(game, EDITED)
    english, german = (texts_of(game, one, components=components) for one in ("en", "de"))
    assert german.name("action", "banquet") == german.name("cause", "banquet") == "Gastmahl"
    assert english.name("action", "second-caravan") == "Second Caravan"
    assert english.name("action-says", "banquet").startswith("Pay 5 talents")
    assert german.name("action-says", "banquet").startswith("Zahle 5 Talente")
    fields = ("upgrade", "card", "cause", "dice-of", "added-by", "reasons")
    assert {german.name(field, "drums") for field in fields} == {"Trommeln"}
    assert {english.name(field, "foundlings") for field in fields} == {"Foundlings"}
    assert german.name("wonder", "spring") == german.name("cause", "spring") == "Quelle der Lethe"
    assert german.name("wonder-says", "spring").startswith("10 DOOM weniger")
    assert english.name("upgrade-says", "war-song").startswith("A talent for")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            'like = "caravan"',
            'like = "carvan"',
            "no such action as 'carvan'.*did you mean 'caravan'",
        ),
        ("price = { talents = 5 }", "price = { kudos = 5 }", "price.kudos: no such figure"),
        ("value = { kudos = 3,", "value = { kudo = 3,", "did you mean 'kudos'"),
        ("talents-each = 4", "talents = 4", "no such figure"),
        ("[actions.arete]", '[actions.aret]\nsays = "x"', "five actions of the rulebook"),
    ],
)
def test_an_added_action_that_makes_no_sense_is_refused(old: str, new: str, sentence: str) -> None:
    assert old in EDITED
    with pytest.raises(ComponentsError, match=sentence):
        load_components(game, EDITED.replace(old, new, 1))


def causes(event: Event) -> tuple[str, ...]:
    """What brought about what an event tells: resources, dice, strength, or units built."""
    if isinstance(event, Rolled):
        return (*event.dice_of, *event.added_by)
    if isinstance(event, Received):
        return (event.cause,)
    return event.reasons if isinstance(event, Built) else ()


@pytest.mark.long
def test_rooms_with_edited_councils_play_to_the_end_and_use_what_is_new() -> None:
    recorded: set[str] = set()
    components = load_components(game, EDITED)
    for seed in range(4):
        match = critias.new(game, seats=24, seed=seed, components=EDITED, options={"turns": 6})
        rng = Rng(seed_key(f"edited {seed}"))
        while not match.over:
            seat = rng.choice(sorted(match.pending))
            match.answer(seat, choose(room_of(match), match.pending[seat], rng))
        game.validate(room_of(match))
        events = [told.event for told in match.all_events]
        for language in ("en", "de"):
            texts = texts_of(game, language, match.names, components=components)
            assert all(texts.event(event) for event in events)
        recorded |= {event.action for event in events if isinstance(event, ActionRecorded)}
        recorded |= {one for event in events for one in causes(event)}
    assert {"banquet", "levy", "second-caravan", "muster", "convoy"} <= recorded
    assert {"tithe", "drums", "war-song", "foundlings", "spring"} <= recorded
    assert not {"royal-levy", "god-king", "launch"} & recorded
