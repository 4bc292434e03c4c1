"""Actions of the Council of Surveying."""

import pytest

from critias.games.colossus import game
from critias.games.colossus.box import (
    COGS,
    DOOM,
    DOOM_TOKENS,
    HOPLITE,
    NONE,
    STARS,
    TALENTS,
    TRADE,
    VRIL,
)
from critias.games.colossus.councils import events as e
from critias.games.colossus.councils import meeting
from critias.games.colossus.councils import options as o
from critias.games.colossus.councils.chosen import audience
from critias.games.colossus.councils.records import Taken
from critias.games.colossus.maps.empires import raiders
from critias.games.colossus.maps.records import Raid
from critias.games.colossus.maps.regions import name
from critias.games.colossus.maps.spawn import spawn_monster
from critias.games.colossus.room.records import Edict
from critias.games.colossus.state import sees_books
from critias.testing import offered, told
from tests.games.colossus.chambers import chamber, kudos_cards, possible, take
from tests.games.colossus.rooms import hold, now, own, place


@pytest.mark.rule("col.action.prospect")
def test_a_region_of_the_own_map_bears_more() -> None:
    s = chamber("surveying")
    here = place(s.table[5], 2)
    before = list(s.rewards[here])
    match = take(s, "surveying", 5, "prospect", steps=1)
    assert len(offered(match, 5)) == 12
    match.answer(5, o.NameRegion(name(s, here)))
    gained = [new - old for new, old in zip(now(match).rewards[here], before, strict=True)]
    assert gained == [3, 0, 0, 2, 0]


@pytest.mark.rule("col.action.spy-network")
def test_a_spy_sees_all_that_a_player_holds_until_the_end_of_the_turn() -> None:
    s = chamber("surveying")
    match = take(s, "surveying", 5, "spy-network", o.NamePlayer(6))
    assert match.over
    after = now(match)
    [seen] = told(match, e.HoldingsSeen)
    assert seen.as_seen_by(5) == seen
    assert seen.as_seen_by(6) is None
    assert seen.talents == s.has(6, TALENTS)
    assert sees_books(after, 5, None, 6)
    assert not sees_books(after, 5, None, 7)
    assert kudos_cards(after, 5) == 1
    after.turn += 1
    meeting.begin_turn(after)
    assert not sees_books(after, 5, None, 6)


@pytest.mark.rule("col.action.spy-network", "col.upgrade.safe-house")
def test_a_grown_network_sees_more_players_but_none_in_a_safe_house() -> None:
    s = chamber("surveying")
    hold(s, 7, "safe-house")
    match = take(s, "surveying", 5, "spy-network", o.NamePlayer(6), steps=1)
    assert o.NamePlayer(7) not in offered(match, 5)
    assert o.NamePlayer(4) not in offered(match, 5)
    assert o.ENOUGH in offered(match, 5)
    match.answer(5, o.NamePlayer(8))
    assert match.over
    assert len(told(match, e.HoldingsSeen)) == 2


@pytest.mark.rule("col.action.beast-lure")
def test_the_next_monsters_of_two_maps_are_lured() -> None:
    s = chamber("surveying")
    lairs = [place(0, 3), place(2, 9)]
    answers = [
        o.NameTable("europe"),
        o.NameRegion(name(s, lairs[0])),
        o.NameTable("asia"),
        o.NameRegion(name(s, lairs[1])),
    ]
    match = take(s, "surveying", 5, "beast-lure", *answers, steps=1)
    assert match.over
    after = now(match)
    assert kudos_cards(after, 5) == 2
    for table in (0, 2):
        spawn_monster(after, table)
    assert [p for p, monster in enumerate(after.monster) if monster != NONE] == lairs
    assert all(lure.until == after.turn + 1 for lure in after.edicts_of("beast-lure"))


@pytest.mark.rule("col.action.burglary", "col.9.4")
def test_a_burglar_takes_what_there_is_from_the_dishonoured() -> None:
    s = chamber("surveying")
    assert not possible(s, "surveying", 5, "burglary")
    own(s, 6, STARS, 1)
    own(s, 6, TALENTS, 9)
    before = s.has(5, TALENTS)
    answers = (o.NamePlayer(6), o.Take("talents", 11))
    match = take(s, "surveying", 5, "burglary", *answers, steps=1)
    assert (now(match).has(6, TALENTS), now(match).has(5, TALENTS)) == (0, before + 9)
    assert sees_books(now(match), 5, None, 6)


@pytest.mark.rule("col.action.burglary")
def test_a_burglar_may_take_a_cog() -> None:
    s = chamber("surveying")
    own(s, 6, STARS, 1)
    before = (s.has(6, COGS), s.has(5, COGS))
    after = now(take(s, "surveying", 5, "burglary", o.NamePlayer(6), o.Take("cogs", 1)))
    assert (after.has(6, COGS), after.has(5, COGS)) == (before[0] - 1, before[1] + 1)


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("immunity", marks=pytest.mark.rule("col.upgrade.immunity")),
        pytest.param("safe-house", marks=pytest.mark.rule("col.upgrade.safe-house")),
    ],
)
def test_some_cannot_be_robbed(card: str) -> None:
    s = chamber("surveying")
    own(s, 6, STARS, 1)
    hold(s, 6, card)
    assert not possible(s, "surveying", 5, "burglary")


@pytest.mark.rule("col.action.colonial-charter")
def test_a_charter_settles_a_counter_of_the_own_map() -> None:
    s = chamber("surveying")
    table = s.table[5]
    s.colony[place(table, 1)] = 9
    s.monster[place(table, 2)] = 0
    match = take(s, "surveying", 5, "colonial-charter", steps=1)
    regions = {one.region for one in offered(match, 5)}  # type: ignore[attr-defined]
    assert regions == {name(s, place(table, n)) for n in range(3, 13)}
    match.answer(5, o.Settlers(name(s, place(table, 8)), "hoplite"))
    assert now(match).colony[place(table, 8)] == 5
    assert now(match).units[5][HOPLITE] == s.units[5][HOPLITE] - 1
    assert kudos_cards(now(match), 5) == 1
    s.units[5] = [0, 0, 1, 4]
    assert not possible(s, "surveying", 5, "colonial-charter")


@pytest.mark.rule("col.action.listening-post")
def test_a_listener_hears_what_another_council_chooses() -> None:
    s = chamber("surveying")
    meeting.open_meeting(s, TRADE, [])
    cogs = s.has(5, COGS)
    s = now(take(s, "surveying", 5, "listening-post", o.NameCouncil("trade"), steps=1))
    assert (kudos_cards(s, 5), s.has(5, COGS)) == (2, cogs + 1)
    s.phase = "council"
    s.chambers[TRADE].taken = [Taken(4, "bazaar")]
    known = game.view(s, 5)["councils"]["chambers"]
    assert known["trade"]["taken"] == [{"seat": 4, "action": "bazaar"}]
    assert known["law"]["taken"] is None
    assert game.view(s, 11)["councils"]["chambers"]["trade"]["taken"] is None
    assert 5 in audience(s, TRADE, 4)


@pytest.mark.rule("col.upgrade.safe-house")
def test_who_listens_does_not_hear_those_with_a_safe_house() -> None:
    s = chamber("surveying")
    meeting.open_meeting(s, TRADE, [])
    s = now(take(s, "surveying", 5, "listening-post", o.NameCouncil("trade")))
    s.phase = "council"
    hold(s, 4, "safe-house")
    s.chambers[TRADE].taken = [Taken(4, "bazaar"), Taken(10, "caravan")]
    taken = game.view(s, 5)["councils"]["chambers"]["trade"]["taken"]
    assert taken == [{"seat": 10, "action": "caravan"}]
    assert 5 not in audience(s, TRADE, 4)


@pytest.mark.rule("col.action.sabotage")
def test_sabotage_makes_the_raids_of_an_empire_smaller() -> None:
    s = chamber("surveying", turn=5)
    after = now(take(s, "surveying", 5, "sabotage", o.NameEmpire("mu"), steps=1))
    assert (raiders(after, Raid(3, 0)), raiders(after, Raid(0, 0))) == (4, 8)


@pytest.mark.rule("col.action.steal-plans")
def test_stolen_plans_count_as_a_purchase() -> None:
    s = chamber("surveying", turn=5)
    match = take(s, "surveying", 5, "steal-plans", o.StealPlans("aegis"), steps=1)
    after = now(match)
    assert (after.upgrades[5], after.purchases[5], after.stock["aegis"]) == (["aegis"], 1, 0)
    assert (after.stars(5), kudos_cards(after, 5)) == (1, 1)
    hold(s, 5, *list(s.stock)[:8])
    assert not possible(s, "surveying", 5, "steal-plans")


@pytest.mark.rule("col.action.false-flag")
def test_a_false_flag_shifts_hatred_within_a_map() -> None:
    s = chamber("surveying", turn=5)
    assert not possible(s, "surveying", 5, "false-flag")
    innocent, blamed = s.players_at(1)[:2]
    s.hatred[2][innocent] = 17
    match = take(s, "surveying", 5, "false-flag", o.NameEmpire("leng"), o.NamePlayer(innocent))
    assert {one.player for one in offered(match, 5)} == set(s.players_at(1)) - {innocent}  # type: ignore[attr-defined]
    match.answer(5, o.NamePlayer(blamed))
    assert (now(match).hatred[2][innocent], now(match).hatred[2][blamed]) == (2, 15)
    assert not now(match).pacified[2]


@pytest.mark.rule("col.action.elder-tomb")
def test_the_tomb_holds_a_wonder_vril_or_worse() -> None:
    s = chamber("surveying", turn=5)
    outcomes = set()
    for _ in range(30):
        s.rng.below(7)
        match = take(s, "surveying", 5, "elder-tomb", steps=1)
        after = now(match)
        [rolled] = told(match, e.DoomDieRolled)
        found = rolled.die + 1
        kind = "wonder" if found >= 10 else "vril" if found >= 5 else "worse"
        assert (len(after.wonders) == 1) is (kind == "wonder")
        assert set(after.wonders.values()) <= {5}
        assert after.has(5, VRIL) == (2 if kind == "vril" else 0)
        assert after.has(5, DOOM_TOKENS) == (2 if kind == "worse" else 0)
        idle = Edict("hero-idle", 5, 6, 0, NONE, 5, "elder-tomb")
        assert (idle in after.edicts) is (kind == "worse")
        assert after.has(5, DOOM) == 5
        outcomes.add(kind)
    assert outcomes == {"wonder", "vril", "worse"}


@pytest.mark.rule("col.action.elder-tomb")
def test_a_hero_has_nowhere_to_put_a_wonder() -> None:
    s = chamber("surveying", seats=19, turn=5, guests=[18])
    for _ in range(30):
        s.rng.below(7)
        assert now(take(s, "surveying", 18, "elder-tomb", steps=5)).wonders == {}


@pytest.mark.rule("col.action.great-heist", "col.12.4", "col.upgrade.immunity", "col.9.4")
def test_a_heist_needs_a_dishonoured_owner_on_the_own_map() -> None:
    s = chamber("surveying", turn=8)
    owner = next(x for x in s.players_at(s.table[5]) if x != 5)
    s.wonders["labyrinth"] = owner
    own(s, owner, STARS, 1)
    assert not possible(s, "surveying", 5, "great-heist")
    own(s, owner, STARS, 2)
    after = now(take(s, "surveying", 5, "great-heist", o.NameWonder("labyrinth")))
    assert after.wonders == {"labyrinth": 5}
    assert after.stars(5) == 2
    hold(s, owner, "immunity")
    assert not possible(s, "surveying", 5, "great-heist")


@pytest.mark.rule("col.action.open-the-archives")
def test_the_archives_publish_everybodys_wealth() -> None:
    s = chamber("surveying", turn=8)
    match = take(s, "surveying", 5, "open-the-archives")
    assert kudos_cards(now(match), 5) == 4
    published = told(match, e.HoldingsPublished)
    assert [one.talents for one in published] == [s.has(x, TALENTS) for x in range(18)]
    assert all(one.as_seen_by(None) == one for one in published)
