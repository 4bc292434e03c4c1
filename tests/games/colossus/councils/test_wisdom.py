"""Actions of the Council of Wisdom."""

import pytest

from critias.games.colossus.box import ARETE, COGS, DOOM, DOOM_TOKENS, NONE, VRIL
from critias.games.colossus.councils import events as e
from critias.games.colossus.councils import options as o
from critias.games.colossus.maps.empires import army_strength, raiders
from critias.games.colossus.maps.records import Raid
from critias.games.colossus.maps.regions import name, places
from critias.games.colossus.room.ledger import add_card, change_house_doom
from critias.games.colossus.room.records import Edict
from critias.games.colossus.shop.options import BuyUpgrade
from critias.testing import offered, told
from tests.games.colossus.chambers import arete, arete_cards, chamber, kudos_cards, possible, take
from tests.games.colossus.rooms import each, hold, now, own, place


@pytest.mark.rule("col.action.great-ritual", "col.13.9")
def test_a_great_ritual_costs_arete_and_lowers_the_doom_of_any_house() -> None:
    s = chamber("wisdom")
    arete(s, 2, 4)
    assert not possible(s, "wisdom", 2, "great-ritual")
    arete(s, 2, 5)
    assert possible(s, "wisdom", 2, "great-ritual")
    arete(s, 2, 7)
    change_house_doom(s, 1, 100, "start")
    after = now(take(s, "wisdom", 2, "great-ritual", o.NameHouse("gadeiros"), steps=1))
    assert after.doom_of_house(1) == 50
    assert after.has(2, ARETE) == 2


@pytest.mark.rule("col.action.great-ritual")
def test_the_ritual_takes_the_cards_with_the_least_excess() -> None:
    s = chamber("wisdom")
    arete(s, 2, 0)
    for value in (3, 3, 2, 5):
        add_card(s, 2, ARETE, value, "start")
    after = now(take(s, "wisdom", 2, "great-ritual", o.NameHouse("atlas")))
    assert after.has(2, ARETE) == 8


@pytest.mark.rule("col.action.great-library")
def test_the_great_library_sells_cards_of_other_councils_one_step_cheaper() -> None:
    s = chamber("wisdom")
    s.purchases[2] = 3
    own(s, 2, COGS, 2)
    match = take(s, "wisdom", 2, "great-library")
    options = offered(match, 2)
    assert BuyUpgrade("marines", 2, "cogs") in options
    assert not [one for one in options[1:] if one.upgrade == "aegis"]  # type: ignore[attr-defined]
    match.answer(2, BuyUpgrade("marines", 2, "cogs"))
    assert now(match).upgrades[2] == ["marines"]
    assert (now(match).has(2, COGS), now(match).purchases[2]) == (0, 4)
    match = take(s, "wisdom", 2, "great-library", steps=1)
    assert BuyUpgrade("marines", 1, "cogs") in offered(match, 2)


@pytest.mark.rule("col.action.blessing")
def test_a_blessing_is_for_one_player_in_the_next_map_phase() -> None:
    after = now(take(chamber("wisdom"), "wisdom", 2, "blessing", o.NamePlayer(11), steps=1))
    assert after.edicts == [Edict("blessing", 11, 3, 0, NONE, 2, "blessing")]
    assert kudos_cards(after, 2) == 2


@pytest.mark.rule("col.action.oracle")
@pytest.mark.parametrize(("doom", "quarter"), [(0, 1), (249, 1), (250, 2), (600, 3), (999, 4)])
def test_the_oracle_tells_one_player_the_quarter(doom: int, quarter: int) -> None:
    s = chamber("wisdom")
    s.doom_limit = 1000
    change_house_doom(s, 0, doom, "start")
    cards = arete_cards(s, 2)
    match = take(s, "wisdom", 2, "oracle", steps=1)
    [spoken] = told(match, e.OracleSpoke)
    assert spoken.quarter == quarter
    assert spoken.as_seen_by(3) is None
    assert (arete_cards(now(match), 2), kudos_cards(now(match), 2)) == (cards + 2, 1)


@pytest.mark.rule("col.action.banish")
def test_a_monster_is_banished_anywhere() -> None:
    s = chamber("wisdom")
    assert not possible(s, "wisdom", 2, "banish")
    s.monster[place(1, 3)] = 0
    after = now(take(s, "wisdom", 2, "banish", o.NameRegion(name(s, place(1, 3)))))
    assert set(after.monster) == {NONE}
    assert kudos_cards(after, 2) == 1


@pytest.mark.rule("col.action.summon")
def test_a_monster_is_summoned_to_land_or_coast() -> None:
    s = chamber("wisdom", turn=5)
    match = take(s, "wisdom", 2, "summon", o.NameTable("asia"), steps=1)
    assert len(offered(match, 2)) == 12
    match.answer(2, o.NameRegion(name(s, place(2, 12))))
    assert now(match).monster[place(2, 12)] != NONE
    assert kudos_cards(now(match), 2) == 3


@pytest.mark.rule("col.action.megaspell-test", "col.9.2")
def test_a_megaspell_burns_like_a_megaweapon() -> None:
    s = chamber("wisdom", turn=5)
    own(s, 2, DOOM_TOKENS, 2)
    answers = (o.NameTable("europe"), o.NameRegion(name(s, place(0, 7))))
    after = now(take(s, "wisdom", 2, "megaspell-test", *answers))
    assert after.burned[place(0, 7)]
    assert (after.stars(2), after.has(2, DOOM), kudos_cards(after, 2)) == (1, 20, 3)


@pytest.mark.rule("col.action.hex-of-ruin")
def test_a_hex_weakens_one_empire_on_one_map() -> None:
    s = chamber("wisdom", turn=5)
    s.hatred[1] = [30] * 18
    answers = (o.NameEmpire("lemuria"), o.NameTable("libya"))
    after = now(take(s, "wisdom", 2, "hex-of-ruin", *answers, steps=1))
    assert [army_strength(after, table, 1) for table in (0, 1)] == [30, 15]
    here, there = after.players_at(1)[0], after.players_at(0)[0]
    assert (raiders(after, Raid(1, here)), raiders(after, Raid(1, there))) == (6, 8)
    assert raiders(after, Raid(0, here)) == 8


@pytest.mark.rule("col.action.bargain-with-the-deep")
def test_the_deep_gives_and_may_take_an_upgrade() -> None:
    s = chamber("wisdom", turn=5)
    hold(s, 2, "aegis", "marines")
    outcomes = set()
    for _ in range(30):
        s.rng.below(7)
        match = take(s, "wisdom", 2, "bargain-with-the-deep", steps=1)
        after = now(match)
        [rolled] = told(match, e.DoomDieRolled)
        assert (after.has(2, DOOM_TOKENS), after.has(2, VRIL), after.has(2, DOOM)) == (3, 3, 5)
        lost = rolled.die <= 6
        assert (len(after.upgrades[2]), after.stars(2)) == ((1, 1) if lost else (2, 0))
        held = sum(cards.count("aegis") for cards in after.upgrades)
        assert after.stock["aegis"] + held == 1
        outcomes.add(lost)
    assert outcomes == {True, False}


@pytest.mark.rule("col.action.sink-a-continent", "col.13.5")
def test_a_continent_sinks_with_all_its_cities() -> None:
    s = chamber("wisdom", turn=8)
    own(s, 2, DOOM_TOKENS, 4)
    cities = [seat for seat in s.players_at(1) if s.has_city[seat]]
    s.wonders["labyrinth"] = cities[0]
    match = each(take(s, "wisdom", 2, "sink-a-continent", o.NameTable("libya")), o.AYE)
    after = now(match)
    assert all(after.burned[one] for one in places(s, 1))
    assert not any(after.burned[one] for one in places(s, 0))
    assert not any(after.has_city[seat] for seat in cities)
    assert after.wonders == {}
    assert after.has(2, DOOM) == 40 + 100 * len(cities)


@pytest.mark.rule("col.action.sink-a-continent")
def test_a_continent_is_spared_by_vote_but_the_tokens_are_gone() -> None:
    s = chamber("wisdom", turn=8)
    assert not possible(s, "wisdom", 2, "sink-a-continent")
    own(s, 2, DOOM_TOKENS, 5)
    after = now(each(take(s, "wisdom", 2, "sink-a-continent", o.NameTable("libya")), o.NAY))
    assert not any(after.burned)
    assert (after.has(2, DOOM_TOKENS), after.has(2, DOOM)) == (1, 40)


@pytest.mark.rule("col.action.apotheosis")
def test_an_apotheosis_turns_tokens_into_kudos_eight_at_most() -> None:
    s = chamber("wisdom", turn=8)
    own(s, 2, DOOM_TOKENS, 3)
    after = now(take(s, "wisdom", 2, "apotheosis"))
    assert (after.has(2, DOOM_TOKENS), kudos_cards(after, 2), after.has(2, DOOM)) == (0, 3, 30)
    own(s, 2, DOOM_TOKENS, 11)
    assert kudos_cards(now(take(s, "wisdom", 2, "apotheosis")), 2) == 8
