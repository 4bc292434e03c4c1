"""Upgrade cards and wonders as data: added, removed, changed, and nothing hangs on their names."""

import ast
import re

import pytest

from critias.engine.components import load_components
from critias.engine.errors import ComponentsError
from critias.games.colossus import game
from critias.games.colossus.box import (
    ARETE,
    COGS,
    COLOSSUS,
    DOOM,
    DOOM_TOKENS,
    HOPLITE,
    TALENTS,
    WAR,
    Components,
)
from critias.games.colossus.councils import meeting
from critias.games.colossus.maps import defeat, trophies
from critias.games.colossus.maps.conflict import eris_phase
from critias.games.colossus.maps.events import Rolled
from critias.games.colossus.maps.options import FLEE, STAND, Declare
from critias.games.colossus.maps.strength import Contest, force
from critias.games.colossus.room.ledger import change_house_doom
from critias.games.colossus.shop import upgrades, wonders
from critias.games.colossus.shop.options import BuyUpgrade
from critias.games.colossus.state import Room
from critias.games.colossus.views import councils
from critias.testing import offered, told
from tests.games.colossus.rooms import (
    COAST,
    LAND,
    a_room,
    booked,
    city,
    done,
    hold,
    neighbours,
    now,
    own,
    place,
    scene,
    send,
)

TEXT = (game.folder / "components.toml").read_text(encoding="utf-8")


def card(name: str, *lines: str, council: str = "law", copies: str = "3") -> str:
    head = f'[upgrades.{name}]\nsource = "house"\ncouncil = "{council}"\ncopies = {copies}\n'
    return head + 'says = "As it says."\n' + "".join(f"{line}\n" for line in lines)


def wonder(name: str, *lines: str) -> str:
    head = f'[wonders.{name}]\nsource = "house"\ntalents = 10\norichalcum = 1\n'
    return head + 'says = "As it says."\n' + "".join(f"{line}\n" for line in lines)


def without(text: str, *entries: str) -> str:
    for entry in entries:
        text, count = re.subn(rf"\[{re.escape(entry)}\]\n(?:(?!\[).*\n)*", "", text)
        assert count == 1
    return text


def box(*added: str) -> Components:
    made: Components = load_components(game, "\n".join([TEXT, *added]))
    return made


def room(*added: str, seats: int = 12) -> Room:
    s = a_room(seats)
    s.box = box(*added)
    s.stock = {name: s.box.copies(name, s.houses) for name in s.box.upgrades}
    return s


# The rules know no card


def test_no_card_of_the_box_stands_as_a_string_in_the_rules() -> None:
    cards = {*box().upgrades, *box().wonders}
    named = [
        f"{path.relative_to(game.folder)}:{node.lineno}: {node.value}"
        for path in sorted(game.folder.rglob("*.py"))
        if path.name not in ("words.py", "box.py")  # what has words, and which laws there are
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in cards
    ]
    assert not named


def test_a_file_that_says_nothing_of_what_its_cards_do_has_those_of_the_game() -> None:
    """As the files of 0.1 do."""
    head, cards = TEXT.split("# Upgrade cards.", 1)
    silent = re.sub(r"^(when|where|units|power) = .*\n", "", cards, flags=re.M)
    assert len(silent) < len(cards) - 500
    assert load_components(game, f"{head}# Upgrade cards.{silent}").cards == box().cards


def test_a_card_that_is_like_another_does_the_same_at_its_own_figures() -> None:
    s = room(card("tithe", 'like = "royal-treasury"', "value = { talents = 3 }"))
    hold(s, 0, "tithe", "royal-treasury")
    after = now(scene(s, lambda room: upgrades.trophies(room, 0)))
    assert after.has(0, TALENTS) == s.has(0, TALENTS) + 5 + 3
    assert booked(after, 0, "tithe") == {TALENTS: 3}


def test_two_cards_that_excuse_a_flight_excuse_two() -> None:
    s = room(card("envoy", 'like = "herald"'))
    hold(s, 0, "herald", "envoy")
    for region in (1, 2, 3):
        s.monster[place(0, region)] = 0
    s.units[0][:2] = [1, 1]
    s.at[0][:3] = [place(0, 1), place(0, 2), place(0, 3)]
    match = scene(s, lambda room: eris_phase(room, 0))
    stars = []
    while match.pending:
        match.answer(0, FLEE)
        stars.append(now(match).stars(0))
    assert stars == [0, 0, now(match).numbers["phobos-stars"]]


def test_a_box_without_a_card_is_played_without_it() -> None:
    fewer = load_components(
        game, without(TEXT, "upgrades.aegis", "wonders.ark").replace('copies = "one"', "copies = 0")
    )
    s = game.setup(12, game.options_type(), fewer, a_room().rng)
    assert not {"aegis", "tyrants-crown"} & set(s.stock)
    assert "ark" not in wonders.unbuilt(s)
    assert wonders.berthless(s) == []


# Cards of one's own


FIGHTING: list[tuple[tuple[str, ...], int, dict[str, int], tuple[int, int]]] = [
    (('when = "fight"', "value = { dice = 2 }"), LAND, {"hoplites": 1}, (3, 12)),
    (('when = "fight"', 'where = "land"', "value = { dice = 2 }"), COAST, {"triremes": 1}, (1, 4)),
    (('when = "fight"', "value = { doom-dice = 1 }"), LAND, {"hoplites": 1}, (2, 17)),
    (
        ('when = "fight"', 'where = "coastal"', "value = { strength = 3 }"),
        COAST,
        {"hero": 1},
        (4, 16),
    ),
    (
        ('when = "fight"', 'units = ["trireme"]', "value = { strength = 2 }"),
        COAST,
        {"triremes": 2, "hero": 1},
        (9, 27),
    ),
    (('when = "fight"', "value = { strength = 5, tokens = 3 }"), LAND, {"hoplites": 2}, (2, 8)),
    (('when = "fight"', "value = { strength = 5, tokens = 3 }"), LAND, {"hoplites": 3}, (8, 17)),
    (('when = "fight"', "value = { at-least = 3 }"), LAND, {"hoplites": 1, "colossi": 1}, (6, 8)),
    (('power = "rolls"', 'units = ["trireme"]'), LAND, {"triremes": 2}, (2, 8)),
]


@pytest.mark.parametrize(("lines", "region", "units", "reach"), FIGHTING)
def test_dice_strength_and_floors(
    lines: tuple[str, ...], region: int, units: dict[str, int], reach: tuple[int, int]
) -> None:
    s = room(card("drum", *lines))
    hold(s, 0, "drum")
    send(s, 0, place(0, region), **units)
    assert force(s, 0, Contest(place(0, region))).range == reach


def test_a_wonder_can_fight_too() -> None:
    s = room(wonder("sea-wall", 'when = "fight"', 'where = "own-city"', "value = { dice = 2 }"))
    owner, other = neighbours(s)[:2]
    s.units[owner] = [0, 0, 1, 0]
    s.wonders["sea-wall"] = owner
    assert force(s, owner, Contest(city(owner))).range == (3, 21)
    s.wonders["sea-wall"] = other
    assert force(s, owner, Contest(city(owner))).range == (1, 13)


def test_a_declared_card_takes_its_price_each_time_and_adds_what_it_says() -> None:
    lines = ('when = "declared"', "price = { talents = 4 }", "value = { strength = 3, most = 2 }")
    s = room(card("war-song", *lines))
    hold(s, 0, "war-song")
    own(s, 0, TALENTS, 9)
    s.monster[place(0, LAND)] = 0
    send(s, 0, place(0, LAND), hoplites=1)
    match = scene(s, lambda room: eris_phase(room, 0))
    for _ in range(2):
        match.answer(0, Declare("war-song"))
    assert Declare("war-song") not in offered(match, 0)
    match.answer(0, STAND)
    assert now(match).has(0, TALENTS) == 1
    [rolled] = told(match, Rolled)
    assert (rolled.added_by, rolled.added) == (("war-song", "war-song"), (3, 3))


def test_a_declared_card_can_be_for_once_a_turn() -> None:
    lines = ('when = "declared"', 'often = "turn"', "value = { dice = 1 }")
    s = room(card("ambush", *lines))
    hold(s, 0, "ambush")
    s.monster[place(0, 1)] = s.monster[place(0, 2)] = 0
    s.units[0][:2] = [1, 1]
    s.at[0][:2] = [place(0, 1), place(0, 2)]
    match = scene(s, lambda room: eris_phase(room, 0))
    match.answer(0, Declare("ambush"))
    match.answer(0, STAND)
    assert Declare("ambush") not in offered(match, 0)


@pytest.mark.parametrize(("often", "cogs"), [("", 1), ('often = "each"', 3)])
def test_a_gift_of_the_first_region_or_of_each(often: str, cogs: int) -> None:
    s = room(card("beasts", 'when = "region"', "value = { cogs = 1 }", often))
    hold(s, 0, "beasts")

    def collect(room: Room) -> None:
        for region in (1, 7, 13):
            trophies.first_region_of_the_turn(room, 0, place(0, region))

    after = now(done(s, collect))
    assert after.has(0, COGS) == s.has(0, COGS) + cogs


def test_what_a_wonder_gives_when_it_is_built_and_each_turn() -> None:
    s = room(
        wonder("mint", 'when = "raised"', "value = { talents = 7, doom-tokens = 1 }"),
        wonder("spring", 'when = "trophy"', "value = { doom-cut = 30, arete = 1 }"),
    )
    change_house_doom(s, s.house[0], 100, "ruling")
    after = now(done(s, lambda room: wonders.raise_wonder(room, "mint", 0)))
    assert after.has(0, TALENTS) == s.has(0, TALENTS) + 7
    assert after.has(0, DOOM_TOKENS) == 1
    s.wonders["spring"] = 0
    after = now(scene(s, lambda room: wonders.trophies(room, 0)))
    assert after.doom_of_house(s.house[0]) == 70
    assert sum(after.cards(0, ARETE)) == sum(s.cards(0, ARETE)) + 1


def test_units_kept_prices_votes_raids_and_arete() -> None:
    s = room(
        card("shields", 'when = "defeat"', 'units = ["colossus"]', "value = { kept = 2 }"),
        card("haggler", 'when = "purchase"', "value = { steps-less = 2 }"),
        card("voice", 'when = "arete"', "value = { arete = 4 }"),
    )
    hold(s, 0, "shields", "haggler", "voice")
    assert defeat.survivors(s, 0, [3, 0, 1, 3], False)[COLOSSUS] == 2
    assert defeat.survivors(s, 0, [3, 0, 1, 3], False)[HOPLITE] == 0
    s.purchases[0] = 3
    assert upgrades.price(s, 0, "cogs") == 1
    assert meeting.declared_arete(s, 0) == s.has(0, ARETE) + 4


def test_a_second_ship_has_seats_too_and_what_falls_takes_its_own() -> None:
    s = room(wonder("raft", 'like = "ark"', "value = { seats = 2 }"))
    s.wonders.update({"ark": 0, "raft": 1})
    s.berths = [0, 1, 2, 3, 4, 5, 6]
    assert wonders.berths(s) == 7
    after = now(done(s, lambda room: wonders.destroy(room, "ark", "ruling")))
    assert after.berths == [0, 1]


def test_a_gate_of_ones_own_opens_the_way_to_other_maps() -> None:
    s = room(wonder("bridge", 'like = "moon-gate"'))
    s.wonders["bridge"] = 3
    assert [seat for seat in range(s.seats) if s.card_with(seat, "gate")] == [3]


def test_what_doom_powers_scores_doom() -> None:
    s = room(card("altar-fire", 'like = "soul-market"', "doom = true", "value = { talents = 9 }"))
    hold(s, 0, "altar-fire")
    own(s, 0, DOOM_TOKENS, 1)
    assert upgrades.free_time(s, 0)
    after = now(
        done(s, lambda room: upgrades.use_in_free_time(room, 0, upgrades.free_time(room, 0)[0]))
    )
    assert (after.has(0, DOOM_TOKENS), after.has(0, DOOM)) == (0, 10)
    assert after.has(0, TALENTS) == s.has(0, TALENTS) + 9


def test_cards_are_sold_in_the_number_that_the_file_says() -> None:
    s = room(card("drum", 'when = "fight"', "value = { dice = 1 }", council="war", copies="7"))
    assert s.stock["drum"] == 7
    assert "drum" in upgrades.in_stock(s, ["war"])
    assert "drum" in upgrades.sold_to(s, 0, WAR)


def test_a_card_can_be_dearer_or_cheaper_than_the_others() -> None:
    s = room(
        card("dear", 'like = "herald"', "steps = 2"), card("cheap", 'like = "herald"', "steps = -3")
    )
    own(s, 0, COGS, 3)
    s.purchases[0] = 1

    def costs(*cards: str) -> list[tuple[str, int]]:
        found = upgrades.buyable(s, 0, list(cards), "cogs")
        return [(one.upgrade, one.price) for one in found if isinstance(one, BuyUpgrade)]

    assert costs("dear", "herald", "cheap") == [("dear", 3), ("herald", 1), ("cheap", 0)]
    s.purchases[0] = 2
    assert costs("dear", "herald") == [("herald", 2)]
    assert councils.chamber(s, 0)["steps"] == {"dear": 2, "cheap": -3}


# What makes no sense

WRONG = [
    (card("drum", "value = { dice = 1 }"), "it does nothing: say when it does"),
    (card("drum", 'when = "figth"'), "did you mean 'fight'"),
    (card("drum", 'power = "gates"'), "did you mean 'gate'"),
    (card("drum", 'like = "herold"'), "did you mean 'herald'"),
    (card("drum", 'when = "fight"', "value = { die = 1 }"), "no such figure; did you mean 'dice'"),
    (card("drum", 'when = "fight"', "value = { dice = 1001 }"), "1001 is not between 0 and 1000"),
    (card("drum", 'when = "vote"', 'where = "land"'), "it happens nowhere"),
    (card("drum", 'when = "region"', 'where = "monster"'), "where is one of land, coastal, rival"),
    (card("drum", 'when = "vote"', 'units = ["hero"]'), "units make no difference for vote"),
    (card("drum", 'when = "vote"', "price = { talents = 1 }"), "has a price"),
    (card("drum", 'when = "vote"', 'often = "turn"'), "does not come up more than once a turn"),
    (card("drum", 'when = "defeat"', "value = { kept = 1 }"), "say which units are kept"),
    (card("drum", 'when = "declared"', 'power = "rerolls-one"'), "is declared anyway"),
    (card("drum", 'power = "rolls"'), "say which units roll"),
    (card("drum", 'when = "raised"'), "'raised' is for wonders"),
    (card("drum", 'like = "ark"'), "no such card as 'ark'"),
    (card("drum", 'power = "berths"'), "'berths' is for wonders"),
    (card("drum", 'power = "hires"', "value = { most = 1 }"), "the figure 'price' is missing"),
    (card("muster", 'like = "herald"'), "another thing of that name .line .*actions.muster"),
    (wonder("gates", 'like = "pillars-of-herakles"'), "one such is enough"),
    (card("Drum", 'like = "herald"'), "a word of small letters, digits and hyphens"),
    (
        card("drum", 'like = "herald"').replace('says = "As it says."\n', ""),
        "the game has no such card.*says =",
    ),
]


@pytest.mark.parametrize(("added", "sentence"), WRONG)
def test_a_card_that_makes_no_sense_is_refused_with_its_line(added: str, sentence: str) -> None:
    with pytest.raises(ComponentsError, match=sentence) as refused:
        box(added)
    assert "line" in str(refused.value)


def test_a_card_of_the_game_that_does_something_else_says_so() -> None:
    changed = TEXT.replace(
        'when = "fight"\nwhere = "own-city"', 'when = "fight"\nwhere = "rival"', 1
    )
    with pytest.raises(ComponentsError, match="not what 'household-guard' does in the game"):
        load_components(game, changed)
    named = changed.replace(
        "[upgrades.household-guard]\n",
        '[upgrades.household-guard]\nname = "Border Guard"\nsays = "A die at the border."\n',
    )
    assert load_components(game, named).cards["household-guard"].where == "rival"
